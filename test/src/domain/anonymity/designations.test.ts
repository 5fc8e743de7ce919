import { expect, it } from 'vitest';
import { roleOf } from '#src/domain/anonymity/roles.ts';

it.each([
  'Grain',
  'Opus Stained Glass',
  'Studio Ferraboschi & Associati',
  'Oak Media',
  'Bombardier Transportation',
  'Baxter Healthcare',
  'Maple Energy Systems Ltd',
  'Law School Kitchen',
])('a word of a name that may be a trade tells none: %s', (name) => {
  expect(roleOf({ name })).toBe('a company');
});

it.each([
  ['St James Hospital', 'a healthcare provider'],
  ['OCBC Bank', 'a bank'],
  ['Banco Pastor', 'a bank'],
  ['Hotel Sacher', 'a hospitality group'],
  ['Brauerei Falken AG', 'a food and beverage company'],
  ['Hallam Brewery Ltd', 'a food and beverage company'],
  ['University of Kent', 'an education provider'],
  ['Hale & Moor Solicitors LLP', 'a law firm'],
  ['Summit Engineering Perth', 'an engineering firm'],
])('what a name designates its house as at its end or beginning is told: %s', (name, role) => {
  expect(roleOf({ name })).toBe(role);
});

it('the industry on record is told whatever the name says', () => {
  expect(roleOf({ name: 'Grain', industry: 'Furniture' })).toBe('a manufacturer');
});
