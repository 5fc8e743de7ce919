import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', today: '2026-11-26', currency: 'AUD' };
const labelsOf = (query: string): string[] => compileQuery(query, HOME).facets.map(({ label }) => label);

it.each([
  ['production supervisors', 'Production Supervisor / Production Manager'],
  ['quality officers', 'Quality Officer / Quality Engineer'],
  ['payroll managers', 'Payroll Manager / Payroll Officer'],
  ['site foremen', 'Site Foreman / Site Manager'],
  ['former warehouse supervisors', 'formerly Warehouse Supervisor / Warehouse Manager'],
])('tells of %j the title that was asked for and the trade that it is looked for in', (query, label) => {
  expect(labelsOf(query)).toEqual([label]);
});

it.each([
  ['software developers', 'Software Engineer'],
  ['lab techs', 'Laboratory Technician'],
  ['AP clerks', 'Accounts Payable Officer'],
  ['support workers', 'Care Worker'],
])('names one trade of %j, whose titles are much the same', (query, label) => {
  expect(labelsOf(query)).toEqual([label]);
});
