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
  expect(marked(text, 'first_name')).toContain('Ferry Bank 12');
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

it.each([
  ['Dean Hollis', 'Feedback from the cathedral school: nobody had warned us. Dean coped, and said so.'],
  ['Faith Ward', 'Faith writes at 225 wpm with 98.6 per cent.'],
  ['Precious Moyo', 'Precious is two papers short of fellowship.'],
  ['Chiara Conti', 'Chiara lavora in centro e parla bene inglese.'],
])('a plain word beside the name of %s is none', (name, text) => {
  expect(uncertainIn(text, identityOf({ candidate: { name } }), 'anonymous')).toEqual([]);
});

it.each([
  'Pat was promoted on 14 June 2006 and never looked back.',
  'Took over the yard on March 3rd, 2004.',
  'Seit dem 3. Mai 2005 im Haus.',
])('a day of this century at work is no day of birth: %s', (text) => {
  expect(marked(text, 'first_name')).toEqual([]);
});

it('leaves what a send names by right, and texts that are about no candidate', () => {
  const text = 'The contract goes to Ferry Bank 12, please.';
  const client = identityOf({ client: { name: 'Grainger' } });
  expect(likelyNamesIn(text, client, 'first_name', () => false)).toEqual([]);
  const byRight = { ...identity, terms: ['Ferry Bank', '12'] };
  expect(likelyNamesIn(text, byRight, 'first_name', () => false)).toEqual([]);
});
