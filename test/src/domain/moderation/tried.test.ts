import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  ["We've tried backpackers and we're done with that lot.", 'AU'],
  ["We've tried students and never again.", 'GB'],
  ["We're done with mums.", 'GB'],
  ['Chinese auntie preferred, can talk to the suppliers.', 'SG'],
  ['Locals first, then the rest.', 'IE'],
  ['Open work permits are a headache, so Canadians first.', 'CA'],
  ["Crews come from down the road, and that's as far as we look.", 'NZ'],
  ["The foreman's from Manila and so is everyone he hires.", 'CA'],
  ['Our members are all women and so are we, and so will you be.', 'AU'],
  ["Tattoos are part of the decor, wheelchairs aren't.", 'US'],
  ['Open to anyone from 16 up to about 22, realistically.', 'GB'],
  ['Code 08, and no more than forty winters on you.', 'ZA'],
  ['Badante italiana, non si discute.', 'IT'],
])(
  'holds a kind of people who are not to come again, who come first or whom all are to be like: %s',
  (text, place) => {
    expect(found(text, place)).not.toEqual([]);
  },
);

it.each([
  ["We've tried three till systems and we're done with paper.", 'GB'],
  ["We're done with clients at six.", 'GB'],
  ['Open to anyone from 16 up.', 'GB'],
  ['Badante convivente, Cuneo', 'IT'],
  ["You're done with lessons for students by June.", 'GB'],
])('lets go what a house has tried that is nobody, and what is open to all: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
