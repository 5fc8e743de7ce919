import { expect, it } from 'vitest';
import { identityOf, uncertainIn } from '#src/domain/anonymity/index.ts';
import { likelyNamesIn } from '#src/domain/anonymity/likely-names.ts';

const PAT = {
  name: 'Pat Quill',
  experience: [{ employer: 'Grainger' }],
  education: [{ school: 'Fernleigh' }],
};
const identity = identityOf({ candidate: PAT });
const marked = (text: string, level: 'anonymous' | 'first_name') =>
  uncertainIn(text, identity, level).map(({ text: words }) => words);

it('marks what no rule knows where texts tell who somebody is', () => {
  const text = 'FP de cocina en el Santa Marta. Redujo el gasto un 12 %.';
  expect(marked(text, 'anonymous')).toContain('Santa Marta');
});

it('marks with the first name what no rule knows of how somebody is reached', () => {
  const text = 'The contract goes to Ferry Bank 12, please.';
  expect(marked(text, 'first_name')).toContain('Ferry Bank');
});

it.each([
  'Runs a crew of eight and has a tidy van.',
  'Young staff would learn from this teacher.',
  'Bank holiday Monday no good for the second stage.',
  'Drives a Fendt and looks after it.',
])('holds no plain work: %s', (text) => {
  expect(marked(text, 'anonymous')).toEqual([]);
});

it.each([
  'Pat starts Monday and needs size 9 boots.',
  'Interview moved to Tuesday at 14:00, room 3.',
  'The contract of 2021-03-01 was renewed.',
  'Released version 2019-04-02 on time.',
])('holds no plain news with a first name: %s', (text) => {
  expect(marked(text, 'first_name')).toEqual([]);
});

it('leaves what a send names by right, and texts that are about no candidate', () => {
  const text = 'The contract goes to Ferry Bank 12, please.';
  const client = identityOf({ client: { name: 'Grainger' } });
  expect(likelyNamesIn(text, client, 'first_name', () => false)).toEqual([]);
  const byRight = { ...identity, terms: ['Ferry Bank', '12'] };
  expect(likelyNamesIn(text, byRight, 'first_name', () => false)).toEqual([]);
});
