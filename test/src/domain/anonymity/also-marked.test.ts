import { expect, it } from 'vitest';
import { identityOf, marksIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({});
const markedIn = (...texts: string[]): string[][] =>
  marksIn(
    texts.map((text) => ({ text, identity })),
    'anonymous',
  ).map((marks) => marks.map(({ text }) => text));

it('a country or state of several words is no name, where a mark beside it has all else looked at', () => {
  expect(
    markedIn(
      'Won the Golden Pallet.',
      'Bristol, United Kingdom',
      'Moved from New South Wales to New Zealand',
    ),
  ).toEqual([['Golden Pallet'], [], []]);
  expect(markedIn('Won the Golden Pallet.', 'Led the Kingdom Works in Bristol')[1]).not.toEqual([]);
});
