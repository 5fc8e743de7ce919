import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-28' };
const MARK = { must: '+', nice: '~', exclude: '-' } as const;
const read = (query: string) => {
  const { facets, notes } = compileQuery(query, HOME);
  const said = facets.map(
    ({ kind, strength, label, either, together }) =>
      `${MARK[strength]}${kind === 'unsupported' ? 'told ' : ''}${label}${either === null ? '' : ` |${either}`}${together === null ? '' : ` &${together}`}`,
  );
  return { said, codes: notes.map(({ code }) => code) };
};

it.each([
  ['payroll officers in Leeds. Deloitte phoned so nobody who is there now', '-now at Deloitte'],
  ['civil engineers, our client is Arup so no one who has worked there before', '-Arup'],
  ['nurses in Perth, the role is for Bupa so nobody from there', '-now at Bupa'],
])('who is not wanted is left out by the company that the words before it name: %s', (query, left) => {
  expect(read(query).said.at(-1)).toBe(left);
});

it('a town that rang is no company whose people are left out', () => {
  expect(read('auditors. Perth rang so nobody who is there already').said).not.toContain('-now at Perth');
});

it.each([
  ['devs at Canva, still there or since left', 'Canva'],
  ["radiographers ex Bupa, whether or not they're still there", 'Bupa'],
  ['midwives who have been at Bupa, whether they are still there or not', 'Bupa'],
  ['accountants who worked at Unilever, whether that is where they are today or an earlier job', 'Unilever'],
])('who is there still or has gone is anybody who ever was there: %s', (query, company) => {
  expect(read(query)).toMatchObject({ said: [expect.anything(), `+${company}`], codes: [] });
});

it('who would move or works remotely is found by either', () => {
  expect(read('data engineers who would relocate or already work remotely').said.slice(-2)).toEqual([
    '+remote |1',
    '+open to relocation |1',
  ]);
});

it('who lives there, or would move and is in a country, is found by either, and the job is not asked of them', () => {
  expect(
    read('Turnaround in Gladstone: welders who live there, or who would relocate and are in New Zealand'),
  ).toEqual({
    said: ['+Welder', '+Gladstone, AU |1', '+New Zealand |1 &1', '+open to relocation |1 &1'],
    codes: ['set_aside'],
  });
});

it.each([
  'welders in Perth, fortnight max',
  'Welders. Perth. 2 weeks tops.',
  'welders, Perth, two weeks at the outside',
])('a short time alone with its edge is how soon somebody can begin: %s', (query) => {
  expect(read(query)).toMatchObject({
    said: ['+Welder', '+Perth, AU', '+available within 14 days'],
    codes: [],
  });
});

it('any notice asks for nothing, and to give none is at once', () => {
  expect(read('vets in Leeds, any notice').said).toEqual(['+Veterinarian', '+Leeds, GB']);
  expect(read("vets in Leeds who don't have to give any notice").said).toContain('+available immediately');
});

it('why a right is asked for is told and asks for no field of work', () => {
  expect(read("Java developers, citizens only - it's a government client")).toEqual({
    said: ['+Java', '+Software Engineer', '+citizen'],
    codes: ['set_aside'],
  });
  expect(read('Java developers in defence, citizens only').said).toContain('+Defence');
});

it('tools before people by their field are alternatives, each of them', () => {
  expect(read('Oracle, Workday or test people in Leeds').said).toEqual([
    '+Oracle |1',
    '+Workday |1',
    '+QA Engineer |1',
    '+Leeds, GB',
  ]);
});

it('the people of a council, and of two companies that are left out, are those who are there now', () => {
  expect(read('planners, not Leeds council’s own people').said.at(-1)).toBe('-now at Leeds City Council');
  expect(read('port operations managers, DP World and PSA staff excluded').said.at(-1)).toBe(
    '-now at DP World or PSA',
  );
});

it('citizens and those beside them without a comma are one list', () => {
  expect(read('chefs, citizens PR or on a visa').said).toEqual([
    '+Chef',
    '+citizen or permanent resident or visa holder',
  ]);
});

it('where the job is asks for nothing where the next sentence says where people may be', () => {
  expect(
    read('tax accountants for a Leeds firm. Either in Leeds or elsewhere in the UK and happy to relocate')
      .said,
  ).toEqual(['+Tax Accountant', '+Leeds, GB |1', '+United Kingdom |1 &1', '+open to relocation |1 &1']);
});

it('a search that begins with fields asks for their people where one of them is nothing by itself', () => {
  expect(read('claims or underwriting, Dublin').said).toEqual([
    '+Claims Consultant or Underwriter',
    '+Dublin, IE',
  ]);
  expect(read('IFAs or paraplanners').said).toEqual(['+IFA or Paraplanner']);
  expect(read('para or conveyancer').said).toEqual(['+Paralegal or Conveyancer']);
  expect(read('Java, Python or Go in Leeds').said).toEqual(['+Java or Python or Go', '+Leeds, GB']);
});

it('whoever is local or would move is found by either, and the words before them stay whole', () => {
  expect(read('Outage in Whyalla: riggers, local or willing to relocate').said).toEqual([
    '+Rigger',
    '+Whyalla, AU or open to relocation',
  ]);
  expect(read("project managers in Sydney who'll move or work from home").said).toEqual([
    '+Project Manager',
    '+Sydney, AU',
    '+remote |1',
    '+open to relocation |1',
  ]);
});
