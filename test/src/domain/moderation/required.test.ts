import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdictsOf = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place }).map(({ verdict }) => verdict);

it.each([
  'Being a woman is an occupational requirement.',
  'Being a man is an occupational requirement of this post.',
  'It is an occupational requirement that the holder is a woman.',
  'Being a practising Muslim is a genuine occupational requirement.',
  'Being female is a genuine occupational qualification for the role.',
  'Being Māori is an occupational requirement.',
  'The occupational requirement is to be Catholic.',
  'There is an occupational requirement for a woman.',
  'Being Deaf is an occupational requirement.',
  'Being gay is an occupational requirement here.',
])('holds a requirement of what somebody is that cites no law: %s', (text) => {
  for (const place of ['NZ', 'GB', 'AU']) expect(verdictsOf(text, place), place).toEqual(['held']);
});

it('clears it where the law of the place is cited', () => {
  const said = 'Being a woman is an occupational requirement under';
  expect(verdictsOf(`${said} section 27 of the Human Rights Act 1993.`, 'NZ')).toEqual(['clear']);
  expect(verdictsOf(`${said} Schedule 9 of the Equality Act 2010.`, 'GB')).toEqual(['clear']);
  expect(verdictsOf(`${said} Schedule 9 of the Equality Act 2010.`, 'NZ')).toEqual(['held']);
});

it.each(['Being a woman is essential.', 'Being single is a must.', 'Being Polish is a must.'])(
  'blocks it where no exception is claimed: %s',
  (text) => {
    expect(verdictsOf(text, 'NZ')).toEqual(['blocked']);
  },
);

it.each([
  'Being fluent in French is a requirement.',
  'Being a Catholic school, an understanding of our ethos is essential.',
  'Being a woman is not a requirement for this role.',
  'Being a man is no requirement.',
  'The requirements: English, Maths.',
  'A requirement of the role is being on site.',
  'Being able to drive is an occupational requirement.',
])('lets go what is of the work: %s', (text) => {
  expect(verdictsOf(text, 'NZ')).toEqual([]);
});

it.each([
  'Must be over 21 to hold a heavy vehicle licence.',
  'Must be over 25 to hold the hire car policy.',
  'You need to be 18 or over to get your RSA certificate.',
  'Aged 21 or over to operate the tower crane.',
  'Must be at least 18 to sell fireworks.',
  'Be 21 or older to hold a passenger endorsement.',
  'You have to be over 20 to apply for the full licence class 2.',
  'Must be at least 21 to drive a coach.',
  'Over 21s only, to drive the minibus.',
  'Must be over 18 to work underground.',
])('clears a minimum age for what may be held, driven or sold from an age on: %s', (text) => {
  expect(verdictsOf(text, 'AU').filter((verdict) => verdict !== 'clear')).toEqual([]);
});

it.each([
  'Must be under 25 to hold an HR licence.',
  'Nobody over 25 to drive the vans.',
  'Aged 21 to 30 to hold a heavy vehicle licence.',
  'Must be over 40 to hold the keys.',
  'Must be under 30 to work at heights.',
])('and no greatest age, range or other age beside the same words: %s', (text) => {
  expect(verdictsOf(text, 'AU')).toContain('blocked');
});
