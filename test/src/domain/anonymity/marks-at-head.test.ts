import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const marks = (text: string, name = 'Jane Doe'): string[] =>
  uncertainIn(text, identityOf({ candidate: splitName(name) }), 'anonymous').map((one) => one.text);

it.each([
  ['Liberty had her for ten weeks in 2021.', 'Liberty'],
  ['Anchor kept them for two seasons.', 'Anchor'],
  ['Quiet so far. Harbour hired him.', 'Harbour'],
  ['Compass took her on as a trainee.', 'Compass'],
  ['Beacon poached them.', 'Beacon'],
])('marks a house that is a word where it had or hired somebody: %s', (text, house) => {
  expect(marks(text)).toContain(house);
});

it.each([
  'They had her for ten weeks.',
  'Lockdown had her for ten weeks.',
  'Redundancy took her by surprise.',
])('marks nobody and nothing that has somebody otherwise: %s', (text) => {
  expect(marks(text)).toEqual([]);
});

it.each([
  ['Cillian Ó Súilleabháin', 'Sully is a yes for Frankfurt.', 'Sully'],
  ['Angharad Llywelyn-Pugh', 'Haz is off shifts for good.', 'Haz'],
  ['Harpreet Singh Dhaliwal', 'Harry D runs 240 tractors.', 'Harry D'],
  ['Gurdeep Brar', 'Gary B has the keys.', 'Gary B'],
  ['Oleksandr Shevchuk', 'Maintains kube things, maintains helm-borscht (4.1k stars).', 'helm-borscht'],
])('marks what may tell %s at the head of a note or as a project: %s', (name, text, told) => {
  const { text: shown } = scrub(text, identityOf({ candidate: splitName(name) }));
  const isGone = !shown.includes(told);
  expect(isGone || marks(text, name).includes(told)).toBe(true);
});

it.each(['Plan D is ready.', 'Safety is her thing.', 'Maintains on-call rotas.'])(
  'leaves the words of a note alone: %s',
  (text) => {
    expect(marks(text, 'Sana Dhaliwal')).toEqual([]);
  },
);
