import { expect, it } from 'vitest';
import { readCorpus } from '#test/harness/cv/corpus.ts';
import { table } from '#test/harness/cv/score.ts';

/** Percent of what was found that is right, and of what was there that was found; `npm run bench -- cv` reads more. */
const LEAST: Record<string, number> = {
  name: 98,
  email: 99,
  phone: 98,
  linkedin: 99,
  city: 96,
  'current title': 96,
  'current employer': 94,
  'job title': 97,
  'job employer': 96,
  'job dates': 98,
  school: 95,
  degree: 90,
  skills: 95,
  certifications: 96,
  languages: 96,
};

it('reads people, histories and lists out of fifteen layouts of PDF and DOCX', async () => {
  const { scores, wrong } = await readCorpus(30, 7);
  const short = [...scores].filter(([field, { right, found, there }]) => {
    const least = LEAST[field] ?? 100;
    return (100 * right) / Math.max(1, found) < least || (100 * right) / Math.max(1, there) < least;
  });
  expect(short, `${table(scores)}\n${wrong.join('\n')}`).toEqual([]);
});
