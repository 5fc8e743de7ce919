import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

// Whom a company's name alone leaves out, and who is meant by "now or once".
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-27', timezone: 'Australia/Sydney' };
const employers = (said: string): string[] =>
  compileQuery(said, HOME).facets.flatMap(({ kind, strength, label }) =>
    kind === 'employer' ? [`${strength} ${label}`] : [],
  );

it.each([
  'chefs, not Hilton',
  'chefs, not from Hilton',
  'chefs, nobody from Hilton',
  'chefs, none from Hilton please',
  'chefs, exclude Hilton',
  'chefs, leave out Hilton',
  'chefs in Perth, and not one from Hilton',
])('leaves out who is at a company now where its name alone is refused: %s', (said) => {
  expect(employers(said)).toEqual(['exclude at Hilton']);
});

it.each([
  'chefs who have never worked at Hilton',
  'chefs without Hilton experience',
  'chefs, no Hilton background',
  'chefs, nobody who has Hilton on their CV',
  'chefs, no Hilton time whatsoever',
  'chefs, no one from Hilton or who has been there',
  '(chef OR cook) AND NOT Hilton',
  'chef -Hilton',
])('leaves out who was ever there where the whole career is refused: %s', (said) => {
  expect(employers(said)).toEqual(['exclude Hilton']);
});

it.each([
  'nurses employed by Bupa, or were in the past',
  'nurses who work at Bupa or have done in the past',
  'nurses who are with Bupa today or have been at any point',
  'nurses at Bupa now or who passed through it',
  'nurses who work for Bupa or left it',
])('asks for who is or was there where an "or" tells of the past: %s', (said) => {
  expect(employers(said)).toEqual(['must Bupa']);
});

it('keeps a second company behind "or ex" apart from where somebody is now', () => {
  expect(employers('nurses at Bupa or ex NHS')).toEqual(['must now at Bupa', 'must formerly at NHS']);
});
