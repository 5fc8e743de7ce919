import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-21' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);
const untold = (query: string): void =>
  expect(compileQuery(query, HOME).notes.map(({ code }) => code)).not.toContain('not_used');

const NAMES = ['Atlassian', 'Rio Tinto', 'Ramsay Health Care', 'EY or KPMG'];

it.each([
  ['currently on the books of X', 'must employer now at X'],
  ['who have X as their present employer', 'must employer now at X'],
  ['that X employs these days', 'must employer now at X'],
  ['drawing a salary from X today', 'must employer now at X'],
  ['with X as a previous employer', 'must employer formerly at X'],
  ['that have X behind them and work elsewhere now', 'must employer formerly at X'],
  ['who did a stint at X and then moved on', 'must employer formerly at X'],
  ['who came from X', 'must employer formerly at X'],
  ['with X anywhere on the CV', 'must employer X'],
  ['who are or were at X', 'must employer X'],
  ['with time at X, whenever that was', 'must employer X'],
  ['with X in their work history', 'must employer X'],
  ['whom X has never employed', 'exclude employer X'],
  ['without X anywhere on their CV', 'exclude employer X'],
  ['whose current employer is anyone other than X', 'exclude employer now at X'],
  ['who are not with X at present', 'exclude employer now at X'],
  ['leaving aside those who work for X', 'exclude employer now at X'],
  ['who left X no earlier than 2022', 'must employer left X in 2022 or later'],
  ['whose job at X ended in 2022 or after', 'must employer left X in 2022 or later'],
  ['out of X by the end of 2022', 'must employer left X in 2022 or earlier'],
  ['who had already left X when 2023 began', 'must employer left X in 2022 or earlier'],
])('reads in "accountants %s" where somebody is or was, of any company', (said, expected) => {
  for (const name of NAMES) {
    const query = `accountants ${said.replace('X', name)}`;
    expect(read(query), query).toContain(expected.replace('X', name));
    expect(read(query), query).toContain('must role Accountant');
    untold(query);
  }
});

it('takes what follows a company for something else where it begins something else', () => {
  expect(read('auditors not at KPMG and not at Optus')).toEqual(
    expect.arrayContaining(['exclude employer now at KPMG', 'exclude employer now at Optus']),
  );
  expect(read('everyone at Optus who used to work at Christian Dior')).toEqual(
    expect.arrayContaining(['must employer now at Optus', 'must employer formerly at Christian Dior']),
  );
  expect(read('nurses at Ramsay Health Care today, no contractors')).toContain('exclude work_type contract');
  expect(read('payroll folk who work for Westpac')).toContain('must role Payroll Officer');
});

it.each([
  ['whose employer is a bank', 'must industry Banking'],
  ['whose current employer is not a bank', 'exclude industry Banking'],
  ["on a bank's payroll", 'must industry Banking'],
  ['whose last employer was a bank', 'must industry formerly in Banking'],
])('reads in "devs %s" the field of work as a company', (said, expected) => {
  expect(read(`devs ${said}`)).toContain(expected);
  untold(`devs ${said}`);
});

it.each([
  ['who have been where they are for longer than five years', 'at least 5 years in the present job'],
  ['that were already at their present firm in 2021', 'in the present job since 2021'],
  ['who took up their current job no later than 2021', 'in the present job since 2021'],
  ['in post before 2022', 'in the present job since before 2022'],
  ['who have only been in their job since 2024 or later', 'in the present job since 2024 or later'],
  ['new to their company in 2024, 2025 or 2026', 'in the present job since 2024 or later'],
  ['who have not yet done two years where they are', 'under 2 years in the present job'],
  ['promoted into their current role in 2025', 'in the present job since 2025'],
])('reads in "chefs %s" the time in the present job', (said, label) => {
  expect(read(`chefs ${said}`)).toEqual(['must role Chef', `must tenure ${label}`]);
});

it.each([
  ['who have only ever had one employer', 'only 1 employer on record'],
  ['who have never changed employer', 'only 1 employer on record'],
  ['loyal to one company all their career', 'only 1 employer on record'],
  ['with no earlier employer than the present one', 'only 1 employer on record'],
  ['with at least three jobs on their CV', 'at least 3 jobs on record'],
  ['on their third job or later', 'at least 3 jobs on record'],
  ['with two or more earlier jobs besides the current one', 'at least 3 jobs on record'],
  ['with a maximum of three employers in their career', 'at most 3 employers on record'],
  ['who keep changing jobs', 'changes employers often'],
])('counts in "chefs %s" what is on record', (said, label) => {
  expect(read(`chefs ${said}`)).toEqual(['must role Chef', `must stability ${label}`]);
});

it.each([
  ['whose current title is Sous Chef', ['must role the title Sous Chef now']],
  ['with Sous Chef as a former title', ['must role the title Sous Chef before']],
  ['whose previous title was Sous Chef', ['must role the last title Sous Chef']],
  [
    'formerly titled Sous Chef, not any longer',
    ['must role the title Sous Chef before', 'exclude role the title Sous Chef now'],
  ],
  [
    'who are titled Sous Chef, not Head Chef',
    ['must role the title Sous Chef now', 'exclude role the title Head Chef now'],
  ],
])('holds in "people %s" the title against the titles on record', (said, expected) => {
  expect(read(`people ${said}`)).toEqual(expected);
});

it.each([
  ['at head-of level', 'must seniority head'],
  ['graded as heads', 'must seniority head'],
  ['of middling seniority', 'must seniority mid'],
  ['who are past junior level', 'must seniority above junior'],
  ['of any grade but junior', 'exclude seniority junior'],
  ['leaving the juniors out', 'exclude seniority junior'],
])('reads in "lawyers %s" the level', (said, expected) => {
  expect(read(`lawyers ${said}`)).toEqual(['must role Lawyer', expected]);
});
