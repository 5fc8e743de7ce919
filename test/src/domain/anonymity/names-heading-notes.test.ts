import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const person = (name: string) => identityOf({ candidate: splitName(name) });
const shown = (name: string, text: string): string => scrub(text, person(name)).text;
const marked = (name: string, text: string): string[] =>
  uncertainIn(text, person(name), 'anonymous').map(({ text: words }) => words);

it.each([
  ['Jack Fieldhouse', 'Jack part 2 scaffolder, 6 years.', 'Jack'],
  ['Grace Oyelaran', 'Grace band 6 nurse, nights only.', 'Grace'],
  ['Frank Dellow', 'frank (electrician), own van', 'frank'],
  ['Joy Adeyemi', 'joy - rgn, 12 yrs theatres, pin in date', 'joy'],
  ['Jack Fieldhouse', 'text from jack 6.12am, running late.', 'jack'],
  ['Will Hunter', 'voicemail from will 3pm, wants more money.', 'will'],
])('hides the name of %s that is a word where a note begins with what they are: %s', (name, text, said) => {
  expect(shown(name, text)).not.toContain(said);
});

it.each([
  ['Brandon Tuck', 'Tucker/Brandon, red seal millwright, 13 yr.', /tuck|brandon/i],
  ['Rocky Price', 'price, rocky, millwright, own truck', /price|rocky/],
  ['Chase Carpenter', 'chase carpenter, geologist. chase is free now', /chase|carpenter/],
])('hides the whole name of %s made of words at the head of a note: %s', (name, text, said) => {
  expect(shown(name, text)).not.toMatch(said);
});

it.each([
  ['Frank Dellow', 'Called twice. Frank plumber by trade.', 'Frank'],
  ['Dean Marsh', 'Dean site manager 9 yrs, SMSTS.', 'Dean'],
  ['Dean Marsh', 'spoke about dean marsh again', 'dean marsh'],
])('marks the name of %s where an order or a quality may be meant: %s', (name, text, said) => {
  expect(marked(name, text)).toContain(said);
});

it.each([
  ['Grace Oyelaran', 'Grace period of two weeks agreed. Band 6 role.'],
  ['Will Hunter', 'will travel, will need a van, own tools'],
  ['Chase Carpenter', 'Chase reference from last site. Senior geologist.'],
  ['Chase Carpenter', 'Carpenter/joiner wanted, chase and fill walls.'],
  ['Frank Dellow', 'Frank talk about pay, took it well.'],
])('leaves the words of the name of %s where they say something else: %s', (name, text) => {
  expect(shown(name, text)).toBe(text);
});
