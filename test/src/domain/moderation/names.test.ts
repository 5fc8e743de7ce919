import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const people = ['Christian Olsen', 'Finn Dane', 'Christian Berg'];
const found = (text: string, named: readonly string[] = people) =>
  review([['text', text]], { subject: 'person', place: 'AU', people: named }).map(({ words }) => words);

it.each([
  'Dear Christian,\n\nhere are two people for you.',
  'Thanks Finn, see you on Monday.',
  'See you on Monday, Christian.',
  'Finn runs payroll.',
  'Christian led a team of five. Christian is free in May.',
  'Christian’s team closed the books in four days.',
  'Christian and Finn would both suit you.',
  'Lieber Christian,\n\nFinn arbeitet seit 2019 als Controller.',
  'Cher Christian,\n\nFinn travaille en finance.',
])('takes nothing amiss where people whose names are known are called or do something: %j', (text) => {
  expect(found(text)).toEqual([]);
  expect(found(text, []), 'without the names').not.toEqual([]);
});

it.each([
  'The client wants Christian candidates.',
  'Christian values matter here.',
  'The client takes a Dane or a Finn only.',
  'No Finns please.',
  'She is Christian.',
  'Finn has run payroll. The client wants young people only.',
])('takes the same word for what it says of people anywhere else: %j', (text) => {
  expect(found(text)).not.toEqual([]);
});

it('tells where the words that it found stand in the text as it was written', () => {
  const text = 'Dear Christian,\n\nFinn has run payroll. The client wants young people.';
  for (const { words, start, end } of review([['text', text]], { subject: 'person', place: 'AU', people }))
    expect(text.slice(start, end)).toBe(words);
});
