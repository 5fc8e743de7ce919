import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-28' };
const payOf = (query: string) =>
  compileQuery(query, HOME)
    .facets.filter(({ kind }) => kind === 'salary')
    .map(({ min, max }) => [min, max]);

it.each([
  ['registered nurses, 90 to 120', 90_000, 120_000],
  ['solution architects, London, 150-180', 150_000, 180_000],
  ['quantity surveyors; 75 to 95; Leeds', 75_000, 95_000],
  ['site managers (80-100), Bristol', 80_000, 100_000],
])('a range that stands alone is pay in thousands, and told: %s', (query, min, max) => {
  expect(payOf(query)).toEqual([[min, max]]);
  expect(
    compileQuery(query, HOME)
      .notes.map(({ message }) => message)
      .join(),
  ).toContain('was read as pay');
});

it.each([
  'registered nurses, 20 to 30',
  'nurses, 90 to 120 beds',
  'chefs, 100 to 120 covers',
  'plumbers, 2019 to 2023',
  'drivers within 70 to 90 km of Leeds',
])('a range of something else is no pay: %s', (query) => {
  expect(payOf(query)).toEqual([]);
});
