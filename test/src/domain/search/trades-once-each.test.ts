import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-30' });
/** The labels of each description of which one has to hold as a whole, then of what is asked of all. */
const lots = (query: string) => {
  const all = new Map<number, string[]>();
  for (const { label, together } of compiled(query).facets)
    if (together !== null) all.set(together, [...(all.get(together) ?? []), label]);
  return [...all.values()].map((labels) => labels.join(' + '));
};
const ofAll = (query: string) =>
  compiled(query).facets.flatMap(({ label, either }) => (either === null ? [label] : []));

it.each([
  [
    'underwriters who used to be paralegals, or claims people who were conveyancers once',
    ['Underwriter + formerly Paralegal', 'Claims Consultant + formerly Conveyancer'],
    [],
  ],
  [
    'nurses who were carers and teachers who used to be nannies in Leeds',
    ['Nurse + formerly Care Worker', 'Teacher + formerly Nanny'],
    ['Leeds, GB'],
  ],
  [
    'underwriters who used to be paralegals or nurses',
    [],
    ['Underwriter', 'formerly Paralegal or formerly Nurse'],
  ],
])('asks of each trade which one it was before: %s', (query, each, all) => {
  expect(lots(query)).toEqual(each);
  expect(ofAll(query)).toEqual(all);
});

it.each([
  ['Analysts who know SQL and managers who know Tableau', ['Analysts + SQL', 'managers + Tableau']],
  [
    'consultants who speak French and engineers who speak German',
    ['consultants + French', 'engineers + German'],
  ],
  ['nurses with ICU, managers with Lean', ['Nurse + ICU', 'managers + Lean Manufacturing']],
  [
    'Java developers with AWS and analysts who know Power BI',
    ['Java + Software Engineer + AWS', 'analysts + Power BI'],
  ],
  [
    'wind techs holding GWO and drilling engineers holding IWCF – UK or the US',
    ['Wind Turbine Technician + GWO', 'Drilling Engineer + IWCF'],
  ],
])('takes a wide trade with what it has to have for one more kind of people: %s', (query, each) =>
  expect(lots(query)).toEqual(each),
);

it.each([
  ['Java and AWS or Azure and Docker', ['Java', 'AWS or Azure', 'Docker']],
  ['Java and AWS or Azure and Terraform', ['Java', 'AWS or Azure', 'Terraform']],
  ['SQL and Power BI or Tableau and Python', ['SQL', 'Power BI or Tableau', 'Python']],
])('joins the two of which anybody has one, between two tools of all: %s', (query, all) => {
  expect(lots(query)).toEqual([]);
  expect(ofAll(query)).toHaveLength(all.length);
  expect(ofAll(query)[1]).toBe(all[1]);
});

it.each([
  ['Java and Spring or Go and gRPC', ['Java + Spring', 'Go + gRPC']],
  ['React and Node or Angular and Java', ['React + Node.js', 'Angular + Java']],
])('keeps two pairs of tools apart: %s', (query, each) => expect(lots(query)).toEqual(each));

it.each([
  ['QA people or data analysts', 'QA Engineer or Data Analyst'],
  ['QA / test people or data analysts for a perm role', 'QA Engineer or Data Analyst'],
  ['HR folks or recruiters', 'HR Professional or Recruiter'],
])('lists people by the short name of their trade: %s', (query, trades) =>
  expect(ofAll(query)[0]).toBe(trades),
);
