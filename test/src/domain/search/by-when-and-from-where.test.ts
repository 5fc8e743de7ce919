import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26' };

const facets = (query: string) =>
  compileQuery(query, HOME).facets.filter(({ kind }) => kind !== 'unsupported');
const read = (query: string): string[] =>
  facets(query)
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

it.each([
  'fortnight’s notice max',
  'max fortnight notice',
  'two weeks tops on the notice',
  'two weeks at the outside for notice',
  'two weeks and no more for notice',
  'two weeks being the longest notice',
  'two weeks is the limit for notice',
  '14 days’ notice is the limit',
  'notice can be two weeks but not longer',
  'anything over two weeks’ notice is no good',
])('reads "%s" as the longest notice', (said) => {
  expect(read(`nurses, ${said}`)).toEqual(['must availability available within 14 days', 'must role Nurse']);
});

it.each([
  'available after New Year',
  'free after New Year’s',
  'who can start in the new year',
  'start date in January',
  'free from the first week of January',
  'start beginning of January',
])('reads "%s" as from January', (said) => {
  expect(read(`nurses, ${said}`)).toEqual(['must availability available by 2027-01-01', 'must role Nurse']);
});

it.each([
  'or abroad if they’d relocate',
  'or live elsewhere and be up for relocation',
  'or overseas but open to relocating',
  'or anywhere else if they would relocate',
  'or further afield provided they’ll relocate',
  'or elsewhere with a willingness to relocate',
  'or not in the UK but open to relocation',
  'or outside it and keen to move',
])('finds who is in a place "%s"', (said) => {
  expect(read(`nurses in the UK, ${said}`)).toEqual(read('nurses in the UK or open to relocation'));
});

it.each([
  'or who live elsewhere in Australia and are open to relocating',
  'or from anywhere else in Australia if open to relocating',
  'or elsewhere in Australia so long as they’d relocate',
])('asks only those who live elsewhere to move: "%s"', (said) => {
  const places = facets(`nurses in Melbourne, ${said}`).filter(({ kind }) => kind === 'location');
  expect(places.map(({ label }) => label)).toEqual(['Melbourne, AU', 'Australia', 'open to relocation']);
  const [here, there, move] = places;
  expect([here?.either, there?.either, move?.either]).toEqual([1, 1, 1]);
  expect(here?.together).toBeNull();
  expect(there?.together).toBe(move?.together);
});
