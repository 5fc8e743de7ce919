import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string): string[] =>
  review([['text', text]], { subject: 'role', place: 'NZ', isUnread: true }).map(({ verdict }) => verdict);

it.each([
  "We're after a couple of young fellas who can lift.",
  'After a couple of strong chaps.',
  'We want a couple of gals for the bar.',
  'Looking for a couple of dudes with a ute.',
])('reads who is sought behind "a couple of": %s', (line) => {
  expect(verdicts(line)).not.toEqual([]);
});

it.each([
  'We need a couple of people for nights.',
  'You join a couple of chefs and a kitchen hand.',
  'We have a couple of dogs in the yard.',
])('takes "a couple of" for how many: %s', (line) => {
  expect(verdicts(line)).toEqual([]);
});
