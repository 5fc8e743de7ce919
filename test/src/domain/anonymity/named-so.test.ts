import { expect, it } from 'vitest';
import { identityOf, marksIn, uncertainIn } from '#src/domain/anonymity/index.ts';

const PAT = identityOf({ candidate: { name: 'Pat Quill', experience: [{ employer: 'Grainger' }] } });
const marked = (text: string): string[] =>
  uncertainIn(text, PAT, 'anonymous').map(({ text: words }) => words);

it.each([
  ['They launched the youth card called Plus.', 'Plus'],
  ['A tool that is code-named Meadow is in use.', 'Meadow'],
  ['The platform, known internally as Blue Heron, serves two hospitals.', 'Blue Heron'],
  ['Im Team heißt sie Rosi und leitet die Schicht.', 'Rosi'],
  ['Elle a mené un projet baptisé Aurore.', 'Aurore'],
  ['Lidera un proyecto llamado Cometa.', 'Cometa'],
  ['GTB was her school of hard knocks.', 'GTB'],
  ["Un bac à l'UdeS, stages compris.", 'UdeS'],
])('marks what a sentence says to be a name, also where it is a word: %s', (text, name) => {
  expect(marked(text)).toContain(name);
});

it.each([
  'They called on clients in Perth and were named Account Manager in 2020.',
  'Known as the one who keeps calm. Mentor to colleagues.',
  'SQL was their first tool, and they are called to London twice a month.',
])('marks nothing where a word of the field or a place stands there: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

const QUIET = 'Ran the Blend desk with QEUH and model KC-390 under number 44712 for 1200 people since 2019.';

it('shows somebody who looks at a send anyway all that is written as a name, in each of its texts', () => {
  const texts = [QUIET, 'A card called Plus.'].map((text) => ({ text, identity: PAT }));
  const [first = [], second = []] = marksIn(texts, 'anonymous');
  expect(first.map(({ text }) => text)).toEqual(expect.arrayContaining(['Blend', 'QEUH', 'KC-390', '44712']));
  expect(first.map(({ text }) => text).join()).not.toMatch(/1200|2019|Ran/);
  expect(second.map(({ text }) => text)).toEqual(['Plus']);
});

it('holds nothing up for letters of the field, capitals of papers and usual numbers', () => {
  const text =
    'Knows ECMO and HACCP. Holds a Diploma of Finance and a First Aid card. Ran 40-person shifts on $2.4m in 2019.';
  expect(marksIn([{ text, identity: PAT }], 'anonymous')).toEqual([[]]);
});
