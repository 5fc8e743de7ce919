import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-12' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);

it.each([
  [
    'languages (one is enough): Mandarin, Italian, French | country: any',
    'language Mandarin or Italian or French',
  ],
  ['languages: Mandarin, Italian, French (any one of them)', 'language Mandarin or Italian or French'],
  ['certificates: GWO, HUET (any one of them will do)', 'certification GWO or HUET'],
  ['skills (any of): React, Vue; location: Leeds', 'skill React or Vue'],
  ['which recruiters did one of us phone in the last month', 'last_contact contacted in the last 30 days'],
  ['nurses did anybody here speak to in the last two weeks', 'last_contact contacted in the last 14 days'],
  ['PMs (product, not project!), Leeds', 'role Product Manager'],
  ['PMs (project not product), Leeds', 'role Project Manager'],
])('asks for what is said at more length in %j', (query, expected) => {
  const all = read(query);
  expect(all).toContain(`must ${expected}`);
  expect(all.join()).not.toMatch(/unsupported|exclude/);
});

it.each([
  [
    'lawyers formerly at Linklaters or Freshfields but no longer at either of them',
    'employer now at Linklaters or Freshfields',
  ],
  ['auditors formerly at KPMG or Deloitte, not with any of those now', 'employer now at KPMG or Deloitte'],
  ['product managers, everybody but the head-of level', 'seniority head'],
  ['marketing managers, not at director-of level', 'seniority director'],
])('leaves out those who are meant in %j', (query, expected) => {
  const all = read(query);
  expect(all).toContain(`exclude ${expected}`);
  expect(all.join()).not.toMatch(/unsupported|keyword|either/);
});

it.each([
  [
    'Who used to work as a paralegal and has since gone into another line of work?',
    ['role formerly Paralegal'],
  ],
  ['ex chefs who have moved on to something else', ['role formerly Chef']],
  ['surveyors, citizens only as it’s council work', ['role Surveyor', 'work_rights citizen']],
  ['welders in Leeds, they may be ready to listen', ['role Welder', 'location Leeds, GB']],
])('what only says why, or says it again, is no condition in %j', (query, expected) => {
  expect(read(query)).toEqual(expected.map((said) => `must ${said}`));
});

it.each([
  ['nurses who have moved to another city', 'unsupported'],
  ["nurses, DBS required as it's a remote post", 'location remote'],
  ['chefs in Cork, they should be open to relocation', 'location open to relocation'],
  ['skills: React, Vue (both needed)', 'must skill React,must skill Vue'],
])('what asks for something of its own stays in %j', (query, expected) => {
  expect(read(query).join()).toContain(expected);
});

it.each(['testers, Salesforce people or data analysts', 'data analysts, testers or Salesforce people'])(
  'people of a tool are one kind among the trades of a list in %j',
  (query) => {
    const { facets } = compileQuery(query, HOME);
    expect(facets.map(({ kind }) => kind).toSorted()).toEqual(['role', 'skill']);
    expect(facets.every(({ either }) => either !== null && either === facets[0]?.either)).toBe(true);
  },
);

it.each([
  'chefs in Leeds. People in York are fine too but only if they’re prepared to relocate.',
  'nurses in Leeds, anyone in York is also ok if they would move',
])('who would have to move is asked to where they live in %j', (query) => {
  const { facets } = compileQuery(query, HOME);
  const [, here, there, moving] = facets;
  expect([here?.label, there?.label, moving?.label]).toEqual(['Leeds, GB', 'York, GB', 'open to relocation']);
  expect(here?.together).not.toBe(there?.together);
  expect(there?.together).toBe(moving?.together);
});

const records = (type: RecordType, query: string): [string, readonly string[]] => {
  const compiled = compileEntityQuery(type, query, HOME);
  return [interpretationOf(type, compiled).replace(/^\w+ /, ''), compiled.unsupported];
};

it.each<[RecordType, string, string]>([
  [
    'applications',
    'Offers should not take six weeks. Who has been stuck at offer for longer than that?',
    'at stage offer, moved there to 2026-09-30',
  ],
  [
    'applications',
    'References should take two weeks at most. Who is at references for more than that?',
    'at stage references, moved there to 2026-10-28',
  ],
  [
    'applications',
    'where the owner of the application is a different person from the owner of the job',
    'not for a job of the same owner',
  ],
  [
    'applications',
    'where the owner of the application is also the owner of the job',
    'for a job of the same owner',
  ],
  [
    'jobs',
    'jobs; status = open; has_candidate_at_stage = offer',
    'with status active, with applications (at stage offer)',
  ],
  [
    'jobs',
    'status: on_hold; any_applicant_at_stage = screen',
    'with status on hold, with applications (at stage screen)',
  ],
])('of %s, what is said of length is read whole: %s', (type, query, words) => {
  expect(records(type, query)).toEqual([words, []]);
});

it('a length of something that is named elsewhere is told', () => {
  expect(
    records(
      'applications',
      'Nobody should be at screen for ten days. Who has been there longer than that?',
    )[1],
  ).toContain('Nobody should');
});

it('of jobs, who withdrew and when is read, and why is told where no reason on record holds it', () => {
  expect(records('jobs', 'jobs that lost somebody to a counter-offer last month')).toEqual([
    'with applications (at stage withdrew, moved there from 2026-10-01 to 2026-10-31)',
    ['because of a counter offer'],
  ]);
});
