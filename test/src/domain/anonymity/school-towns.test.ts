import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (text: string, school: string): string =>
  scrub(text, identityOf({ candidate: { name: 'Xanthe Marlowe', education: [{ school }] } })).text;

it.each([
  ['Universität Bonn', 'Promotion in Bonn.', 'Bonn'],
  ['Universidad de Salamanca', 'Grado en Salamanca.', 'Salamanca'],
  ['Università di Padova', 'Laurea in ingegneria a Padova.', 'Padova'],
  ['Université de Rennes', 'Licence de droit à Rennes.', 'Rennes'],
])('the town of %s goes where the text says what was learned there: %s', (school, text, hidden) => {
  expect(shown(text, school)).not.toContain(hidden);
});

it.each([
  ['Universität Bonn', 'Wohnt in Bonn.'],
  ['Universidad de Salamanca', 'Vive en Salamanca.'],
])('the town of %s stays where somebody lives: %s', (school, text) => {
  expect(shown(text, school)).toBe(text);
});

it.each([
  ['Cathal Ó Gallchóir', 'Cathal (Gallagher on the English docs) on site.', 'Gallagher'],
  ['Mei Wong', 'Mei Wong, Huang in her passport, is fine with it.', 'Huang'],
  ['Anna Kern', 'Anna Kern (Kernova im Pass) kommt am Montag.', 'Kernova'],
])('how the surname of %s is written for others goes as well: %s', (name, text, hidden) => {
  expect(firstNameOnly(text, identityOf({ candidate: { name } })).text).not.toContain(hidden);
});

it('a town that a house is told by before it is named goes', () => {
  const identity = identityOf({
    candidate: { name: 'Anna Kern', experience: [{ title: 'Chemist', employer: 'Bayer AG' }] },
  });
  expect(scrub('Aus Leverkusen, sprich Bayer, zieht es sie weg.', identity).text).not.toContain('Leverkusen');
});
