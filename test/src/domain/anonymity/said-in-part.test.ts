import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Ann Day' } });

it.each([
  ['Reach Ann on four one two, 555, 0144 after six.', 'four one two'],
  ['Mobile is 312 five five five 0144, evenings.', 'five five five'],
])('a number of which three digits are said goes: %s', (text, told) => {
  for (const shown of [scrub(text, identity).text, firstNameOnly(text, identity).text]) {
    expect(shown).not.toContain(told);
    expect(shown).not.toContain('0144');
  }
});

it.each([
  ['Home is Sakuragaoka 12-4-7, room 205.', 'Sakuragaoka'],
  ['Keys go to 3-14-2 Komabano, room 12.', 'Komabano'],
  ['Address Sejong-daero 23-gil 8, unit 14.', 'Sejong'],
  ['She is at Teheran-ro 152 now.', 'Teheran-ro'],
  ['Post: Bag Diget 7, 2. th', 'Diget'],
  ['Street: 9 Acacia Singel, Paarl.', 'Acacia'],
])('an address without a word for a street goes: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
});

it.each([
  'Ran one, two or three sites with 150 people in 2019.',
  'Scored 3-2-1 in the cup and works in Room 12-4.',
  'Level 3-4 work in Phase 2-3, with Python 3-11.',
  'Knows Windows 10-11 and Office.',
])('scores, levels and versions stay: %s', (text) => {
  expect(firstNameOnly(text, identity).text).toBe(text);
});
