import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const READER = { country: 'GB', currency: 'GBP', today: '2026-11-27' };

/** The required conditions; those of one lot stand together behind its number. */
function read(query: string): string[] {
  const { facets } = compileQuery(query, READER);
  const lots = [...new Set(facets.map(({ together }) => together).filter((one) => one !== null))];
  return facets
    .filter(({ strength, kind }) => strength === 'must' && kind !== 'unsupported')
    .map(({ label, either, together }) =>
      either === null ? label : `${together === null ? 'or' : `lot ${lots.indexOf(together) + 1}`} ${label}`,
    )
    .toSorted();
}

describe('two lots of one trade, each with a place of its own', () => {
  it.each([
    [
      'nurses with AHPRA in Sydney, or with NMC in London',
      'AHPRA Registration',
      'Sydney, AU',
      'NMC Registration',
      'London, GB',
      'Nurse',
    ],
    [
      'accountants who have CPA and are in Dallas, or who have a CFA and are in Austin',
      'CPA',
      'Dallas, US',
      'CFA',
      'Austin, US',
      'Accountant',
    ],
    [
      'electricians on contract in Perth or permanent in Darwin',
      'contract',
      'Perth, AU',
      'permanent',
      'Darwin, AU',
      'Electrician',
    ],
    [
      'account managers with German in Munich or French in Lyon',
      'German',
      'Munich, DE',
      'French',
      'Lyon, FR',
      'Account Manager',
    ],
    [
      'German-speaking account managers in Munich or French-speaking in Lyon',
      'German',
      'Munich, DE',
      'French',
      'Lyon, FR',
      'Account Manager',
    ],
    [
      'payroll officers with ADP in Chicago; or with Workday in Boston',
      'ADP',
      'Chicago, US',
      'Workday',
      'Boston, US',
      'Payroll Officer',
    ],
    [
      'nurses in Leeds with ICU or in York with dialysis',
      'Leeds, GB',
      'ICU',
      'York, GB',
      'Dialysis',
      'Nurse',
    ],
    [
      'developers with Python in Dublin or Go in Cork',
      'Python',
      'Dublin, IE',
      'Go',
      'Cork, IE',
      'Software Engineer',
    ],
  ])('keep their conditions apart: %s', (query, a, b, c, d, trade) => {
    expect(read(query)).toEqual([trade, `lot 1 ${a}`, `lot 1 ${b}`, `lot 2 ${c}`, `lot 2 ${d}`].toSorted());
  });

  it.each([
    [
      'civil engineers in Leeds who are chartered or in York who are graduates',
      'Leeds, GB',
      'chartered',
      'York, GB',
      'junior',
      'Civil Engineer',
    ],
    [
      'HR managers with CIPD at Tesco or MBA at Asda',
      'CIPD',
      'now at Tesco',
      'MBA',
      'now at Asda',
      'HR Manager',
    ],
    [
      'site managers: SMSTS and CSCS, or NEBOSH and 10 years',
      'SMSTS',
      'CSCS Card',
      'NEBOSH',
      '10+ years of experience',
      'Site Manager',
    ],
  ])('may have other kinds of conditions: %s', (query, a, b, c, d, trade) => {
    expect(read(query)).toEqual([trade, `lot 1 ${a}`, `lot 1 ${b}`, `lot 2 ${c}`, `lot 2 ${d}`].toSorted());
  });

  it('are three where a third stands behind', () => {
    expect(read('project managers with PMP in London or Prince2 in Leeds or Agile in Hull')).toEqual([
      'Project Manager',
      'lot 1 London, GB',
      'lot 1 PMP',
      'lot 2 Leeds, GB',
      'lot 2 PRINCE2',
      'lot 3 Agile',
      'lot 3 Hull, GB',
    ]);
  });

  it('may have the second anywhere', () => {
    expect(read("quantity surveyors, either MRICS in Dublin or 10 years' experience anywhere")).toEqual([
      'Quantity Surveyor',
      'lot 1 Dublin, IE',
      'lot 1 RICS',
      'lot 2 10+ years of experience',
    ]);
  });

  it('are none where the "or" joins a list that all else is asked with', () => {
    expect(read('nurses with ICU or dialysis in Leeds or York')).toEqual([
      'ICU or Dialysis',
      'Leeds, GB or York, GB',
      'Nurse',
    ]);
    expect(read('accountants with CPA or CFA in Dallas')).toEqual(['Accountant', 'CPA or CFA', 'Dallas, US']);
  });
});

describe('trades side by side', () => {
  it.each([
    'electricians / diesel fitters who left Rio Tinto in 2022 or after',
    'electricians; diesel fitters who left Rio Tinto in 2022 or after',
  ])('are either, and what follows is asked of both: %s', (query) => {
    expect(read(query)).toEqual(['Electrician or Diesel Mechanic', 'left Rio Tinto in 2022 or later']);
  });

  it('each have their paper, whether it is known to everybody or to the records alone', () => {
    expect(read('marine underwriters with ACII, loss adjusters with ACILA')).toEqual([
      'lot 1 ACII',
      'lot 1 Marine Underwriter',
      'lot 2 ACILA',
      'lot 2 Loss Adjuster',
    ]);
  });

  it('are none where the second is a thing', () => {
    expect(read('dentists, implants or Invisalign, Leeds')).toEqual(['Dentist', 'Leeds, GB']);
  });

  it('keep what stands right before the first', () => {
    expect(read('Java dev (Leeds) or tester (York)')).toEqual([
      'lot 1 Java',
      'lot 1 Leeds, GB',
      'lot 1 Software Engineer',
      'lot 2 QA Engineer',
      'lot 2 York, GB',
    ]);
  });

  it('may have the second by a wide word', () => {
    expect(read('AWS architects in Leeds or engineers in Hull')).toEqual([
      'lot 1 Cloud Architect',
      'lot 1 Leeds, GB',
      'lot 2 Hull, GB',
      'lot 2 engineers',
    ]);
  });

  it('of a tool have its title', () => {
    expect(read('salesforce AND apex AND (admin OR developer)')).toEqual([
      'Administrator or Software Engineer or Salesforce Administrator',
      'Apex',
      'Salesforce',
    ]);
  });
});

describe('a list that is no list', () => {
  it('has what stands in brackets with the one before them', () => {
    expect(read('data scientists with Python (pandas) or R')).toEqual([
      'Data Scientist',
      'lot 1 Pandas',
      'lot 1 Python',
      'lot 2 R',
    ]);
  });

  it('has the years of each where the second leaves the word out', () => {
    expect(read('nurses with at least 3 years in ICU or at least 5 in dialysis')).toEqual([
      'Nurse',
      'lot 1 3+ years of experience',
      'lot 1 ICU',
      'lot 2 5+ years of experience',
      'lot 2 Dialysis',
    ]);
  });

  it('asks more of the second alone where an "if" says so', () => {
    expect(read('developers in Berlin, or remote if they know Kotlin')).toEqual([
      'Software Engineer',
      'lot 1 Berlin, DE',
      'lot 2 Kotlin',
      'lot 2 remote',
    ]);
  });
});

describe('another figure in brackets or with more asked', () => {
  it('is for whoever meets what stands beside it', () => {
    expect(read('data engineers under 80k (95k in London)')).toEqual([
      'Data Engineer',
      'lot 1 pay up to GBP 80,000 a year',
      'lot 2 London, GB',
      'lot 2 pay up to GBP 95,000 a year',
    ]);
    expect(read("developers with 5 years (or 3 with a master's)")).toEqual([
      'Software Engineer',
      'lot 1 5+ years of experience',
      'lot 2 3+ years of experience',
      'lot 2 master',
    ]);
  });
});

it('an "or" behind the word for experience is one', () => {
  expect(read('nurses with ICU experience or who live in Leeds')).toEqual([
    'Nurse',
    'or ICU',
    'or Leeds, GB',
  ]);
});

it('two lots of one trade may have the second behind "anyone" with a place of its own', () => {
  for (const joint of [', or', ' plus'])
    expect(read(`plumbers in Leeds${joint} anyone gas safe in Hull`)).toEqual([
      'Plumber',
      'lot 1 Leeds, GB',
      'lot 2 Gas Safe',
      'lot 2 Hull, GB',
    ]);
});

describe('what goes with one side of an "or"', () => {
  it.each([
    [
      'paralegals with a law degree or 2 years in a law firm',
      'studied law',
      'degree',
      '2+ years of experience',
      'Legal Industry',
    ],
    ['paralegals, either CIPS or 5 yrs FMCG', 'CIPS', null, '5+ years of experience', 'FMCG'],
  ])('stays with it: %s', (query, a, b, c, d) => {
    const lots = read(query).filter((one) => one !== 'Paralegal');
    expect(lots.map((one) => one.replace(/^(?:or|lot \d) /, '')).toSorted()).toEqual(
      [a, b, c, d].filter((one) => one !== null).toSorted(),
    );
    expect(lots.every((one) => /^(?:or|lot) /.test(one))).toBe(true);
  });

  it('is a level that the other has not', () => {
    expect(read('senior PMs in Leeds, or any PM in York')).toContain('lot 1 senior');
    expect(read("PMs in Leeds, or York provided they're senior")).toContain('lot 2 senior');
  });
});

describe('an "or" beside an "and" without a comma', () => {
  it('is told as far as it reaches', () => {
    const { notes } = compileQuery('nurses with ICU or who are in Leeds and free now', READER);
    expect(notes.map(({ message }) => message).join()).toContain(
      'available immediately is asked of everybody',
    );
  });
});

describe('what is not wanted if', () => {
  it.each([
    "HR managers in Leeds, but not if they're on contract",
    'HR managers in Leeds, never if they are on contract',
  ])('is left out: %s', (query) => {
    const { facets } = compileQuery(query, READER);
    expect(facets.filter(({ strength }) => strength === 'exclude').map(({ label }) => label)).toEqual([
      'contract',
    ]);
  });
});

describe('two trades, each with what it has', () => {
  it.each([
    [
      'solicitors on contract or paralegals with conveyancing',
      'Lawyer',
      'contract',
      'Paralegal',
      'Conveyancing',
    ],
    [
      'marketing managers from FMCG or brand managers speaking Dutch',
      'Marketing Manager',
      'FMCG',
      'Brand Manager',
      'Dutch',
    ],
    ['electricians in Leeds or plumbers with gas safe', 'Electrician', 'Leeds, GB', 'Plumber', 'Gas Safe'],
  ])('are two lots: %s', (query, a, b, c, d) => {
    expect(read(query)).toEqual([`lot 1 ${a}`, `lot 1 ${b}`, `lot 2 ${c}`, `lot 2 ${d}`].toSorted());
  });
});
