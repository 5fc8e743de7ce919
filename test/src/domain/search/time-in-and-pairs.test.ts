import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'AU', currency: 'AUD', today: '2026-11-30' }).facets;
const kinds = (query: string) => compiled(query).map(({ kind }) => kind);
/** The labels of each description of which one has to hold as a whole. */
const lots = (query: string) => {
  const all = new Map<number, string[]>();
  for (const { label, together } of compiled(query))
    if (together !== null) all.set(together, [...(all.get(together) ?? []), label]);
  return [...all.values()].map((labels) => labels.join(' + '));
};

it.each([
  'boilermakers with TIG. At least three years in.',
  'boilermakers who can TIG weld, at least three years in',
  'welders with MIG, minimum of three years in',
  'SAP consultants with FICO, four years in',
  'nurses with ACLS, five years in',
])('years "in" behind a tool or a paper are years in the trade: %s', (query) => {
  expect(kinds(query)).toContain('years_experience');
  expect(kinds(query)).not.toContain('tenure');
});

it.each([
  'accountants at KPMG, at least three years in',
  'chefs with Hilton, at least three years in',
  'store managers currently at Zara. At least three years in.',
  'chefs with HACCP, less than two years in',
])('years "in" behind a house, and few years, are years in the job: %s', (query) => {
  expect(kinds(query)).toContain('tenure');
});

it.each([
  ['React and Node or Django and Postgres devs', ['React + Node.js', 'Django + PostgreSQL']],
  ['React and Node or Django and Postgres developers in Leeds', ['React + Node.js', 'Django + PostgreSQL']],
  ['Java and Spring or C# and .NET engineers', ['Java + Spring', 'C# + .NET']],
  ['devs with Java and Spring or C# and .NET', ['Java + Spring', 'C# + .NET']],
  ['need Python and Django or Ruby and Rails people', ['Python + Django', 'Ruby + Ruby on Rails']],
])('of two pairs of tools before their people one pair has to be known: %s', (query, each) => {
  expect(lots(query)).toEqual(each);
});

it.each([
  'Java and Kotlin or Swift devs',
  'Django and Postgres devs',
  'Java and AWS or Azure and Terraform devs',
  'sales and marketing or HR and finance people',
])('what is no pair, or no tool, makes no descriptions: %s', (query) => {
  expect(lots(query)).toEqual([]);
});
