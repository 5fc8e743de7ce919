import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-28' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);

it.each([
  ['cdp level & above', 'must role Chef de Partie or Sous Chef or Head Chef'],
  ['chef de partie or above, Leeds', 'must role Chef de Partie or Sous Chef or Head Chef'],
  ['sous chefs and up', 'must role Sous Chef or Head Chef'],
  ['sous chefs and below', 'must role Commis Chef or Chef de Partie or Sous Chef'],
  ['senior & above nurses', 'must seniority senior or above'],
])(
  'asks for a rank of the kitchen, or a level, and what stands above or below it in %j',
  (query, expected) => {
    expect(read(query)).toContain(expected);
  },
);

it.each([
  ['chef de partie and above £30k', 'must role Chef de Partie'],
  ['sous chefs and higher education', 'must role Sous Chef'],
  ['sous chefs and commis chefs', 'must role Sous Chef or Commis Chef'],
  ['head chefs, 40k and above', 'must role Head Chef'],
])('adds no rank in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  'chefs free now or sous chefs on 2 weeks',
  "ICU nurses available immediately or theatre nurses with a month's notice",
  'electricians free now or fitters on 4 weeks, Leeds',
  'solicitors available now or paralegals on 4 weeks',
])('when somebody is free is of the trade that it stands beside in %j', (query) => {
  const { facets } = compileQuery(query, HOME);
  const both = facets.filter(({ kind }) => kind === 'availability' || kind === 'role');
  expect(both.map(({ kind }) => kind)).toEqual(['role', 'availability', 'role', 'availability']);
  expect(both[0]?.together).toBe(both[1]?.together);
  expect(both[2]?.together).toBe(both[3]?.together);
  expect(both.every(({ either }) => either !== null && either === both[0]?.either)).toBe(true);
});

it.each([
  ['nurses available now or within 2 weeks', 1],
  ["ASAP chefs, max 4 weeks' notice", 1],
  ['chefs or sous chefs, free now, 2 weeks at most', 1],
  ['nurses free now or in 4 weeks, ICU', 1],
])('one time is asked of all where one trade or all of them are meant in %j', (query, count) => {
  expect(read(query).filter((said) => said.includes(' availability '))).toHaveLength(count);
});

it.each([
  ['maths teachers; physics too', 'must role Maths Teacher or Science Teacher'],
  ['English teachers; history as well', 'must role English Teacher or History Teacher'],
  ['chefs in Leeds; York is fine too', 'must location Leeds, GB or York, GB'],
  ['nurses; midwives too', 'must role Nurse or Midwife'],
])('what will do as well behind a semicolon is what it is behind a comma in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  'worked in a hospital outside Galway',
  'nurses in a hospital outside Dublin',
  'worked at a bank outside Leeds',
  'chefs at a hotel outside Cork',
])('a place that a house lies outside of is no employer in %j', (query) => {
  expect(read(query).join()).not.toContain('employer');
});

it.each([
  ['people at banks outside HSBC', 'HSBC'],
  ['people at firms other than Deloitte', 'Deloitte'],
])('a house that others are told apart from is left out in %j', (query, name) => {
  expect(read(query).join()).toMatch(new RegExp(`exclude employer [^,]*${name}`));
});
