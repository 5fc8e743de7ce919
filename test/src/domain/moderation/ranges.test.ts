import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Bar staff needed for busy Digbeth venue, 18 to 28 only.', 'GB'],
  ['Deckhands for the season, 18 to 35 only, Oban.', 'GB'],
  ['Only 20-35s please', 'IE'],
  ['We need two pickers, 18 to 40 tops.', 'NZ'],
  ['Bar staff, 18-28.', 'GB'],
  ['22 to 30, well presented.', 'AU'],
  ['Around 25-35, tidy, own car', 'GB'],
  ['Wir suchen eine Aushilfe, 18 bis 28 Jahre, für die Bar.', 'DE'],
  ['Serveur, 20 à 30 ans, pour le bar', 'FR'],
  ['Er ist 57, das tun wir uns nicht an.', 'DE'],
  ['Elle a 58 ans, on oublie.', 'FR'],
])('holds ages in shorthand: %s', (text, place) => {
  expect(found(text, place)).toContain('age');
});

it.each([
  ['Drivers, 18-25 pallets a day', 'GB'],
  ['Cleaners, 16-24 hours', 'GB'],
  ['20 to 30 a shift, well presented.', 'AU'],
  ['Welders, 28-34, depends on ticket', 'NZ'],
  ['Hotel porter, floors 18 to 28 only', 'GB'],
  ['Machine operators wanted, 20-25 of them, Monday.', 'AU'],
  ['Tresenkraft, 18 bis 23 Uhr', 'DE'],
  ['Kids 8 to 12 only in this swim squad, 6 to a lane.', 'AU'],
  ["Garda vetting, as you'd be with under 18s.", 'IE'],
])('passes what else two figures count, and children by their ages: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Vegetarian staff only', 'IN'],
  ['Non-vegetarians please excuse.', 'IN'],
  ['Candidates should be strictly vegetarian.', 'IN'],
  ['No meat eaters in the office please', 'IN'],
])('holds a diet that somebody has to keep: %s', (text, place) => {
  expect(found(text, place)).toContain('religion');
});

it.each([
  ['Vegetarian food only in the canteen', 'IN'],
  ['Kitchen is pure vegetarian, non-veg food not allowed inside', 'IN'],
  ['Vegetarian chef, must be able to cook for 80', 'GB'],
  ['Chef de partie for vegan restaurant, vegan or not.', 'GB'],
  ['Halal-certified kitchen so no pork brought in.', 'SG'],
])('passes what is cooked: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it('takes an Australian act that is named with its state as cited', () => {
  expect(
    found(
      "Refuge needs two overnight workers, women only, they've got the exception under the Vic Equal Opportunity Act.",
      'AU',
    ),
  ).toEqual([]);
});
