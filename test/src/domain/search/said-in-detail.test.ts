import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-28' };
const MARK = { must: '+', nice: '~', exclude: '-' } as const;
const read = (query: string) =>
  compileQuery(query, HOME).facets.map(
    ({ kind, strength, label, either }) =>
      `${MARK[strength]}${kind} ${label}${either === null ? '' : ` |${either}`}`,
  );

it.each([
  ['position: auditor | city: Sydney | exclude current employer: KPMG', '-employer now at KPMG'],
  ['role: chef | city: Perth | employer (exclude): Hilton', '-employer now at Hilton'],
  ['position: nurse | employers to avoid: Bupa, Ramsay', '-employer now at Ramsay Health Care'],
  ['title: data engineer | exclude former employer: Atlassian', '-employer formerly at Atlassian'],
  ['position: welder | exclude location: Leeds | skill: TIG', '-location Leeds, GB'],
  ['position: accountant | exclude skills: SAP, Xero | location: London', '-skill Xero'],
])('a field of a form that is to be left out leaves out each that stands in it: %s', (query, facet) => {
  expect(read(query)).toContain(facet);
});

it.each([
  ['contractors in Austria, French or German speaking, any trade', '+work_type contract'],
  ['freelancers in Dublin, whatever their trade', '+location Dublin, IE'],
  ['people at KPMG in Sydney, all trades', '+employer now at KPMG'],
])('that any trade will do asks for none: %s', (query, facet) => {
  expect(read(query)).toContain(facet);
  expect(read(query).join()).not.toMatch(/role|unsupported/);
});

it('"any trade in Perth" is who works in one', () => {
  expect(read('any trade in Perth with a white card')[0]).toBe('+role Tradesperson');
});

it.each([
  ['nurses of all sorts, OTs and GPs', 'Nurse or Occupational Therapist or General Practitioner'],
  ['academics, so lecturers and postdocs, in Leeds', 'Lecturer or Research Fellow'],
  ['medics, i.e. nurses or GPs, in Leeds', 'Nurse or General Practitioner'],
  ['lawyers (in-house or litigation) and policy advisers', 'Legal Counsel or Litigator or Policy Officer'],
])('a list that details a trade is its kinds: %s', (query, trades) => {
  expect(read(query)[0]).toBe(`+role ${trades}`);
});

it('a skill before such a list is asked for beside it', () => {
  expect(read('Terraform, so DevOps or SRE, in Berlin').slice(0, 2)).toEqual([
    '+skill Terraform',
    '+role DevOps Engineer or Site Reliability Engineer',
  ]);
  expect(read('accountants (tax or audit) in Sydney')[1]).toBe('+skill Tax or Audit');
});

it.each([
  'chefs, no visa support needed, Sydney',
  'chefs in Sydney, no need for visa help',
  'chefs in Sydney without needing visa support',
])('support with a visa is sponsorship: %s', (query) => {
  expect(read(query)).toContain('+work_rights no sponsorship needed');
});

it.each([
  ['nurses who could start this week', '+availability available within 7 days'],
  ['BAs free this week, London', '+availability available within 7 days'],
  ['lawyers with Linklaters or KPMG in their past', '+employer formerly at Linklaters or KPMG'],
  ['chefs who have no job rn', '+availability between jobs'],
  ['WHSE MGR. WMS. East Mids or Gtr Manchester.', '+location East Midlands or Greater Manchester'],
  ['lawyers, UK or the continent', '+location United Kingdom or Europe'],
  ['auditors. Anywhere is fine as long as it is in the UK', '+location United Kingdom'],
])('%s: %s', (query, facet) => {
  expect(read(query)).toContain(facet);
  expect(read(query).join()).not.toMatch(/keyword|unsupported/);
});

it('who works remotely or on site is asked for by nobody to whom it is all one', () => {
  expect(read('devs in Leeds, on-site or remote, I don’t mind either way')).toEqual([
    '+role Software Engineer',
    '+location Leeds, GB',
  ]);
  expect(read('devs in Leeds or remote')[1]).toBe('+location Leeds, GB or remote');
});
