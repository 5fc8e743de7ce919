import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const labels = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-30' }).facets.map(
    ({ strength, label }) => (strength === 'must' ? label : `${strength} ${label}`),
  );

it.each([
  [
    'people who were once a lecturer, a research fellow or a lawyer and have since gone into another line',
    'Lecturer, Research Fellow, Lawyer',
  ],
  [
    'Anybody on the books who was a school teacher, lawyer or journalist in an earlier life but isn’t any more?',
    'Teacher, Lawyer, Journalist',
  ],
  ['people who used to be nurses or midwives but have moved into something else', 'Nurse, Midwife'],
  ['once a teacher or a nurse, now doing something else', 'Teacher, Nurse'],
  ['ex-lawyers or journalists who’ve moved on to something different', 'Lawyer, Journalist'],
  ['former chefs or bakers who no longer work as one', 'Chef, Baker'],
  ['who was a journalist or an editor and no longer is', 'Journalist, Editor'],
  ['people who were nurses or midwives in a previous life but not any longer', 'Nurse, Midwife'],
  ['was a paralegal or a conveyancer before and has since changed careers', 'Paralegal, Conveyancer'],
  [
    'was a teacher or social worker at some point but does something different these days',
    'Teacher, Social Worker',
  ],
  ['used to be a chef or a baker, changed careers since', 'Chef, Baker'],
])('who has left the trades that they had is none of them now: %s', (query, trades) => {
  const each = trades.split(', ');
  expect(labels(query)).toEqual([
    each.map((trade) => `formerly ${trade}`).join(' or '),
    `exclude now ${each.join(' or ')}`,
  ]);
});

it.each([
  ['ex-lawyers who have since left the profession', ['formerly Lawyer']],
  ['former chefs who no longer cook', ['formerly Chef']],
  ['recruiters who used to be nurses but have moved into something else', ['Recruiter', 'formerly Nurse']],
])('of one trade those who were it are not it now: %s', (query, asked) => {
  expect(labels(query)).toEqual(asked);
});

it.each([
  ['people who were nurses and are teachers now', ['formerly Nurse', 'now Teacher']],
  [
    'used to be accountants or auditors and now work in tech',
    ['formerly Accountant or formerly Auditor', 'Technology'],
  ],
  ['were at Google and have since moved on', ['formerly at Google', 'exclude now at Google']],
])('what they turned to, and a house that they left, stay asked: %s', (query, asked) => {
  expect(labels(query)).toEqual(asked);
});
