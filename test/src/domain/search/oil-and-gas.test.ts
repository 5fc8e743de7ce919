import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const read = (query: string) =>
  compileQuery(query, { country: 'AU', currency: 'AUD', today: '2026-11-26' }).facets.map(
    ({ strength, kind, label }) => `${strength} ${kind} ${label}`,
  );

it.each([
  'HR managers in oil and gas',
  'engineers with an oil & gas background',
  'accountants from oil and gas',
])('oil and gas is an industry, and neither a skill nor a house: %s', (query) => {
  expect(read(query)).toContain('must industry Oil and Gas Sector');
  expect(read(query).join()).not.toMatch(/employer|keyword/);
});

it.each([
  'accountants, nobody from oil and gas',
  'accountants not from oil and gas',
  'accountants, no oil & gas',
])('who worked there is left out, and nobody ranks for it: %s', (query) => {
  expect(read(query)).toContain('exclude industry Oil and Gas Sector');
  expect(read(query).join()).not.toMatch(/nice/);
});

it('two houses stay two', () => {
  expect(read('accountants from Deloitte and KPMG').join()).toMatch(/employer/);
});
