import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-29' };
const MARK = { must: '', nice: '~', exclude: '-' } as const;
const read = (query: string) => {
  const { facets, notes } = compileQuery(query, HOME);
  return {
    said: facets.map(
      ({ kind, strength, label, either, together }) =>
        `${MARK[strength]}${kind} ${label}${either === null ? '' : ` /${either}`}${together === null ? '' : `+${together}`}`,
    ),
    codes: notes.map(({ code }) => code),
  };
};

describe('people who are asked for in another way', () => {
  it.each([
    ['testers: contractors, or else ppl who work remotely', ['work_type contract /1', 'location remote /1']],
    [
      'project managers on contract, or anyone based in Berlin',
      ['work_type contract /1', 'location Berlin, DE /1'],
    ],
    ['testers in Leeds, or failing that people who work remotely', ['location Leeds, GB or remote']],
    ['chefs: contractors, or folks on permanent contracts', ['work_type contract or permanent']],
  ])('do as well as those before the "or": %s', (query, said) => {
    expect(read(query).said.slice(1)).toEqual(said);
    expect(read(query).codes).toEqual([]);
  });
});

describe('kinds of a trade', () => {
  it.each([
    [
      'accountants of every kind (FC, mgmt, audit, tax) in Germany',
      'role Financial Controller or Management Accountant or Auditor or Tax Accountant',
    ],
    [
      'engineers of all kinds (civil, structural, mechanical) in Perth',
      'role Civil Engineer or Structural Engineer or Mechanical Engineer',
    ],
    ['nurses of any kind: ICU, RN, enrolled', 'role ICU Nurse or Registered Nurse or Enrolled Nurse'],
    [
      'Which nurses do we have in Perth? ICU, RN, enrolled, it doesn’t matter',
      'role ICU Nurse or Registered Nurse or Enrolled Nurse',
    ],
    ['developers. Java, Kotlin, Scala, it doesn’t matter which', 'skill Java or Kotlin or Scala'],
  ])('that are listed are any of them: %s', (query, label) => {
    expect(read(query).said).toContain(label);
    expect(read(query).said.filter((said) => said.startsWith('~'))).toEqual([]);
  });

  it('end where other trades follow', () => {
    expect(read('nurses of all sorts, OTs and GPs in Leeds').said[0]).toBe(
      'role Nurse or Occupational Therapist or General Practitioner',
    );
  });

  it.each([
    [
      'Compliance / AML or financial planning folk',
      ['Compliance Officer or AML Analyst or Financial Planner'],
    ],
    ['financial planning people', ['Financial Planner']],
    ['planning people', ['Urban Planner']],
    ['event planning people', ['Event Manager']],
  ])('are told by the work, whole: %s', (query, roles) => {
    expect(read(query)).toEqual({ said: roles.map((role) => `role ${role}`), codes: [] });
  });

  it.each([
    [
      'contract: solution architects, SAP, salesforce, testers',
      [
        'work_type contract',
        'role Solution Architect or SAP Consultant or Salesforce Consultant or QA Engineer',
      ],
      'read_as',
    ],
    ['data analyst, SQL, BI developer', ['role Data Analyst or BI Developer', 'skill SQL'], 'alternatives'],
  ])('may be tools between trades in the plural, and are told: %s', (query, said, code) => {
    expect(read(query).said).toEqual(said);
    expect(read(query).codes).toContain(code);
  });

  it('have each what is asked of it alone, with a paper before the one and a condition behind the other', () => {
    expect(
      read('MRICS quantity surveyors, or land surveyors who know Civil 3D – permanent role').said,
    ).toEqual([
      'certification RICS /1+1',
      'role Quantity Surveyor /1+1',
      'role Surveyor /1+2',
      'skill Civil 3D /1+2',
      'work_type permanent',
    ]);
  });
});

describe('whom a sentence leaves out', () => {
  it.each(['Skip', 'Omit', 'Ignore', 'Please drop', 'Forget about', 'Pass on', 'Disregard'])(
    'are all whom its verb goes before: %s',
    (verb) => {
      expect(read(`CRAs in the US. ${verb} Boston and Austin`).said.slice(2)).toEqual([
        '-location Boston, US',
        '-location Austin, US',
      ]);
    },
  );

  it.each([
    [
      'Those in Zurich and New York we have met already, kindly skip them.',
      ['-location Zürich, CH', '-location New York City, US'],
    ],
    ['Those in Zurich, please leave them out.', ['-location Zürich, CH']],
    ['People at KPMG we know already, so kindly exclude them.', ['-employer now at KPMG']],
    [
      'Manchester City Council has asked us not to poach, so nobody who is there.',
      ['-employer now at Manchester City Council'],
    ],
    ['KPMG told us to stop calling their staff.', ['-employer now at KPMG']],
  ])('are those that it ends with: %s', (sentence, said) => {
    expect(read(`Data engineers in Australia. ${sentence}`)).toEqual({
      said: ['role Data Engineer', 'location Australia', ...said],
      codes: [],
    });
  });

  it.each([
    ['recruiters, anywhere but Singapore, who either work remotely or would move'],
    ['recruiters, not in Singapore, remote or open to relocation'],
  ])('are no more than those of the place before the comma: %s', (query) => {
    expect(read(query).said).toEqual([
      'role Recruiter',
      '-location Singapore',
      'location remote /1',
      'location open to relocation /1',
    ]);
  });

  it('goes on over a list of places that ends with how they work', () => {
    expect(read('recruiters, not in Singapore or remote').said).toEqual([
      'role Recruiter',
      '-location Singapore or remote',
    ]);
  });
});

it('who plans taxes plans no towns', () => {
  expect(read('tax planning folk in Leeds').said).not.toContain('role Urban Planner');
});

it('whom somebody has met is no trade', () => {
  expect(read('data engineers we have met already').said).not.toContain('role Metallurgist');
  expect(read('met engineers in Kalgoorlie').said).toContain('role Metallurgist');
});

it.each(['in class', 'in the classroom', 'on shift', 'in front of a class'])(
  'the time until somebody is at work is when they are free: %s',
  (place) => {
    expect(read(`teachers who could be ${place} within a fortnight`).said).toEqual([
      'role Teacher',
      'availability available within 14 days',
    ]);
  },
);

it.each(['Following on from yesterday: fitters in WA', 'Per my last mail, fitters in WA'])(
  'what a mail begins with asks for nothing: %s',
  (query) => {
    expect(read(query)).toEqual({ said: ['role Fitter', 'location Western Australia'], codes: [] });
  },
);

it('people of two things that hold together are not left out by the first of them', () => {
  const { said } = read('Nurses in WA. People with ICU in Perth we already have, so skip them.');
  expect(said).not.toContain('-skill ICU');
});

it('what is as it is asks for nothing', () => {
  expect(read('chefs in Leeds (the budget is what it is)')).toEqual({
    said: ['role Chef', 'location Leeds, GB'],
    codes: [],
  });
  expect(read('structurals & mechanicals in Leeds').said).toEqual([
    'role Structural Engineer or Mechanical Engineer',
    'location Leeds, GB',
  ]);
});
