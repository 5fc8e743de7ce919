import { expect, it } from 'vitest';
import { review, reviewSentences } from '#src/domain/moderation/index.ts';

const found = (text: string, subject: 'role' | 'person', read = review): string[] =>
  read([['text', text]], { subject, place: 'GB', isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  'Quiet bloke, very tidy welder, brings his own mask and never misses a smoko.',
  'Decent lad, brings his own tools and finishes what he starts.',
  "He's a steady bloke who reads drawings without help.",
  'Funny woman, first-rate pastry chef, keeps her section spotless.',
])(
  'finds nothing of its own in somebody who is put forward by how they work, called a man or a woman in passing: %s',
  (text) => {
    expect(found(text, 'person', reviewSentences)).toEqual([]);
  },
);

it.each([
  'Nice bloke, but his missus is expecting.',
  'Quiet lad of 24 with no kids.',
  "Good man for a woman's job.",
  'Young fella, strong as an ox.',
])('holds what else is said of them: %s', (text) => {
  expect(found(text, 'person')).not.toEqual([]);
});

it('holds it where it is who is wanted', () => {
  expect(found('Quiet bloke, very tidy welder, with his own mask.', 'role')).not.toEqual([]);
});

it.each([
  'Late tenders will be marked down.',
  'Essays with no sources are marked down.',
  'Stock past its date is marked down at four.',
  'Late bids are marked down, so dates matter.',
])('lets a thing be marked down: %s', (text) => {
  expect(found(text, 'role')).toEqual([]);
});

it.each([
  'Late starters will be marked down.',
  'Mums are marked down on availability.',
  'Applicants with accents are marked down.',
  'Older bidders will be marked down.',
])('holds it where somebody is: %s', (text) => {
  expect(found(text, 'role')).not.toEqual([]);
});
