import { expect, it } from 'vitest';
import { skills } from '#src/domain/lexicon/terms.ts';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-21' };
const notesOf = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

it.each([
  'accountants in Perth, never moved',
  'accountants in Perth who never left',
  'chefs, formerly',
  'engineers at Arup, more than',
])('says of %j which words did nothing', (query) => {
  expect(notesOf(query)).toContain('not_applied');
});

it.each([
  'Swift developers that were never at Google',
  'accountants payable, 100k at most',
  'structural engineers, min 10 yrs, Arup staff excluded',
  'data engineers at Atlassian for more than 2 years',
])('says nothing of the kind of %j, where each word does something', (query) => {
  expect(notesOf(query)).not.toContain('not_applied');
});

it('asks for each of a list that is longer than a facet', () => {
  const many = Array.from({ length: 45 }, (_, n) => `p${n}@people.example`);
  const { facets } = compileQuery(many.join(', '), HOME);
  expect(facets.flatMap(({ values }) => values)).toEqual(many);
  expect(new Set(facets.map(({ either }) => either))).toEqual(new Set([1]));
  const skilled = compileQuery(
    `people with ${Array.from(skills().byId.values(), ({ name }) => name)
      .slice(40, 70)
      .join(' or ')}`,
    HOME,
  );
  const asked = skilled.facets.filter(({ kind }) => kind === 'skill');
  expect(asked.flatMap(({ values }) => values).length).toBeGreaterThan(20);
  expect(new Set(asked.map(({ either }) => either)).size).toBe(1);
});

it('says that more was left out than it has room to tell', () => {
  const words = Array.from({ length: 30 }, (_, n) => `${n + 20000}`).join(', ');
  const { notes } = compileQuery(`accountants, ${words}`, HOME);
  expect(notes).toHaveLength(20);
  expect(notes.at(-1)?.code).toBe('cut_short');
});

it.each([
  ['accountants with the big miners', 'big'],
  ['accountants in Perth, registered', 'registered'],
])('says of %j that %j did nothing', (query, word) => {
  const told = compileQuery(query, HOME).notes.filter(({ code }) => code === 'not_applied');
  expect(told.some(({ message }) => message.includes(`"${word}"`))).toBe(true);
});
