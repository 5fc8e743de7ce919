import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'AU', currency: 'AUD', today: '2026-11-30' });
const said = (query: string) =>
  compiled(query).facets.map(({ kind, label, either }) => `${kind} ${label}${either === null ? '' : ' or'}`);

it.each([
  'heavy diesel fitters with CAT or Komatsu experience',
  'diesel fitters (CAT, Komatsu)',
  'diesel fitters, CAT or Komatsu',
  'diesel fitters who know CAT or Komatsu',
])('beside who repairs machines their makers may be the machines, which is told: %s', (query) => {
  expect(said(query)).toEqual([
    'role Diesel Mechanic',
    'employer Caterpillar or Komatsu or',
    'skill Caterpillar or Komatsu machines or',
  ]);
  expect(compiled(query).notes.map(({ code }) => code)).toContain('read_as');
});

it.each([
  ['mechanics at CAT or Komatsu', 'employer now at Caterpillar or Komatsu'],
  ['fitters from CAT or Komatsu', 'employer Caterpillar or Komatsu'],
  ['heavy diesel fitters ex CAT or Komatsu', 'employer formerly at Caterpillar or Komatsu'],
  ['fitters who worked for CAT or Komatsu', 'employer Caterpillar or Komatsu'],
  ['mechanics with CAT now', 'employer now at Caterpillar'],
  ['sales reps, Komatsu or CAT', 'employer Komatsu or Caterpillar'],
])('a maker where people are said to work is a house: %s', (query, house) => {
  expect(said(query)).toContain(house);
});
