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

describe('what is asked of one lot of people alone', () => {
  it.each([
    [
      'SRE / DevOps / SOC analysts in Leeds or York. Londoners too, but only the ones who work remotely or would relocate',
      [
        'location Leeds, GB /1+1',
        'location York, GB /1+2',
        'location London, GB /1+3',
        'location remote /1+3',
        'location London, GB /1+4',
        'location open to relocation /1+4',
      ],
    ],
    [
      'testers in Munich. Vienna and Zurich are fine as well, but from there only with relocation',
      [
        'location Munich, DE /1+1',
        'location Vienna, AT /1+2',
        'location open to relocation /1+2',
        'location Zürich, CH /1+3',
        'location open to relocation /1+3',
      ],
    ],
    [
      'nurses in Leeds. Bradford only on contract',
      ['location Leeds, GB /1+1', 'location Bradford, GB /1+2', 'work_type contract /1+2'],
    ],
    [
      'nurses in Leeds; York only if remote',
      ['location Leeds, GB /1+1', 'location York, GB /1+2', 'location remote /1+2'],
    ],
  ])('stays with its place: %s', (query, said) => {
    expect(read(query).said.slice(1)).toEqual(said);
    expect(read(query).said[0]).not.toContain('/');
  });

  it.each([
    [
      'Bookkeepers on Xero, any rights; credit controllers only if citizen or permanent resident. Aus',
      [
        'role Bookkeeper /1+1',
        'skill Xero /1+1',
        'role Accounts Receivable Officer /1+2',
        'work_rights citizen or permanent resident /1+2',
        'location Australia',
      ],
    ],
    [
      'QC chemists (HPLC) and microbiologists (GMP) in Ireland',
      [
        'role QC Analyst /1+1',
        'skill HPLC /1+1',
        'role Microbiologist /1+2',
        'skill GMP /1+2',
        'location Ireland',
      ],
    ],
    [
      'quality mgrs with a Six Sigma Black Belt + production mgrs with the Green Belt',
      [
        'role Quality Manager /1+1',
        'certification Six Sigma Black Belt /1+1',
        'role Production Manager /1+2',
        'certification Six Sigma Green Belt /1+2',
      ],
    ],
    [
      'crane operators w/ white card, or scaffolders – those need the scaffolding ticket',
      [
        'role Crane Operator /1+1',
        'certification White Card /1+1',
        'role Scaffolder /1+2',
        'certification Scaffolding Licence /1+2',
      ],
    ],
    [
      'accountants or testers, Xero or Selenium respectively, UK',
      [
        'role Accountant /1+1',
        'skill Xero /1+1',
        'role QA Engineer /1+2',
        'skill Selenium /1+2',
        'location United Kingdom',
      ],
    ],
    [
      'Management accountants with CIMA, or auditors provided there is a Big 4 firm on the CV (now or before)',
      [
        'role Management Accountant /1+1',
        'certification CIMA /1+1',
        'role Auditor /1+2',
        'employer big 4 /1+2',
      ],
    ],
    [
      'MSLs, whatever the area, plus testers if they do Selenium',
      ['role Medical Science Liaison /1+1', 'role QA Engineer /1+2', 'skill Selenium /1+2'],
    ],
    [
      'Conveyancers – UK ones with PEXA; Australian ones regardless',
      [
        'role Conveyancer /1+1',
        'skill PEXA /1+1',
        'location United Kingdom /1+1',
        'role Conveyancer /1+2',
        'location Australia /1+2',
      ],
    ],
  ])('stays with their trade: %s', (query, said) => {
    expect(read(query).said).toEqual(said);
    expect(read(query).codes).toContain('alternatives');
  });

  it('may be a paper or what they know', () => {
    expect(read('Quantity surveyors: chartered (MRICS), or else Civil 3D')).toEqual({
      said: ['role Quantity Surveyor', 'certification RICS /1', 'skill Civil 3D /1'],
      codes: [],
    });
  });
});

describe('whom nobody wants', () => {
  it.each([
    ['those at amazon can stay out', '-employer now at Amazon'],
    ['Microsoft and Meta staff stay out', '-employer now at Microsoft or Meta'],
    ['We’ve already met the Bupa lot so skip whoever is there', '-employer now at Bupa'],
    ['Accor people we have met already, so kindly without those.', '-employer now at Accor'],
    [
      'GSK, AstraZeneca: ours already, leave out current staff of both',
      '-employer now at GSK or AstraZeneca',
    ],
    ['Prefer nobody from Nestlé, actually exclude them', '-employer at Nestle'],
    ['The Paris ones can stay out', '-location Paris, FR'],
    ['No need for anyone in Paris.', '-location Paris, FR'],
    ['Our client KPMG told us not to approach anyone at EY.', '-employer now at EY'],
    ['Those who need sponsorship, please skip them.', 'work_rights no sponsorship needed'],
  ])('is left out, however a sentence of its own says it: %s', (sentence, said) => {
    expect(read(`Data engineers in Australia. ${sentence}`)).toEqual({
      said: ['role Data Engineer', 'location Australia', said],
      codes: [],
    });
  });

  it.each([
    'Nobody at EY whom we have placed.',
    'Nobody at EY placed by us.',
    'Anyone at EY we have placed already, please skip them.',
  ])('is left out where both hold that are said of them, and that is told: %s', (sentence) => {
    const { said, codes } = read(`Data engineers in Australia. ${sentence}`);
    expect(said.slice(2)).toEqual(['-employer now at EY+1', '-desk placed by us+1']);
    expect(codes).toEqual(['read_as']);
  });

  it.each(['who sit somewhere else at the moment', 'who are no longer there', 'who are not there now'])(
    'are those who went back to a house: alumni %s',
    (where) => {
      expect(read(`auditors: EY or Deloitte alumni ${where}`).said).toEqual([
        'role Auditor',
        'employer formerly at EY or Deloitte',
        '-employer now at EY or Deloitte',
      ]);
    },
  );
});

describe('fields beside trades', () => {
  it.each([
    ['payroll + AP, contractors', 'role Payroll Officer or Accounts Payable Officer'],
    [
      'marketing, HR or sales in Leeds',
      'role Marketing Professional or HR Professional or Sales Professional',
    ],
    [
      'AML/compliance and financial planners in Leeds',
      'role AML Analyst or Compliance Officer or Financial Planner',
    ],
    [
      'drug safety / PV, qc chemists, brand managers in Leeds',
      'role Pharmacovigilance Officer or QC Analyst or Brand Manager',
    ],
    [
      'tech people (testers, data analysts, SAP, salesforce) in Leeds',
      'role QA Engineer or Data Analyst or SAP Consultant or Salesforce Consultant',
    ],
    ['ICU, ED or theatre nurses in Leeds', 'role ICU Nurse or Emergency Nurse or Theatre Nurse'],
    ['mgmt, audit or tax accountants in Leeds', 'role Management Accountant or Auditor or Tax Accountant'],
    ['RNs (any), ICU nurses (any) in Leeds', 'role Registered Nurse or ICU Nurse'],
    ['forklift / reach truck ops in Leeds', 'role Forklift Driver'],
    [
      'folks who were a teacher, a lawyer or a chef in an earlier career',
      'role formerly Teacher or formerly Lawyer or formerly Chef',
    ],
  ])('are trades as these are: %s', (query, role) => {
    expect(read(query).said[0]).toBe(role);
    expect(read(query).said.filter((said) => said.startsWith('~') || said.startsWith('skill'))).toEqual([]);
  });

  it.each([
    ['AP officers; payroll', ['role Accounts Payable Officer', 'skill Payroll']],
    [
      'MSLs, oncology or immunology',
      ['role Medical Science Liaison', 'skill Oncology /1', 'keyword immunology /1'],
    ],
    [
      'production managers, supervisors, Lean',
      ['role Production Manager or Team Leader', 'skill Lean Manufacturing'],
    ],
  ])('are what people know, behind them: %s', (query, said) => {
    expect(read(query).said).toEqual(said);
  });

  it('are any of them before a word for people, by what they are called and where they work', () => {
    const { said } = read('legal, accounting or pharma folk in Leeds');
    expect(said.filter((one) => one.endsWith('/1'))).toHaveLength(5);
    expect(said.at(-1)).toBe('location Leeds, GB');
  });

  it('are who does them as well as who lists them, alone before a dash', () => {
    expect(read('claims / underwriting – Allianz – permanent').said).toEqual([
      'keyword claims /1',
      'role Claims Consultant /1',
      'skill Underwriting /1',
      'role Underwriter /1',
      'employer Allianz',
      'work_type permanent',
    ]);
  });
});

it.each([
  [
    'designers in Berlin or Stockholm… or anywhere if they work remotely',
    'location Berlin, DE or Stockholm, SE or remote',
  ],
  ['geologists in WA, Queensland or BC', 'location Western Australia or Queensland or British Columbia'],
  [
    'GPs. Anyone living in NZ or Australia, please, plus anyone elsewhere who’d relocate',
    'location New Zealand or Australia or open to relocation',
  ],
])('a place that will do as well is one of the list: %s', (query, said) => {
  expect(read(query).said.slice(1)).toEqual([said]);
});

it.each([
  ['buyers in India, up to INR 30 lakh a yr', 'salary pay up to INR 3,000,000 a year'],
  ['buyers in India, up to 3 million rupees', 'salary pay up to INR 3,000,000 a year'],
])('a sum in the words of India keeps its currency, once: %s', (query, said) => {
  expect(read(query)).toEqual({ said: ['role Procurement Officer', 'location India', said], codes: [] });
});

it.each([
  ['nurses with ICU; midwives', ['role Nurse /1+1', 'skill ICU /1+1', 'role Midwife /1+2']],
  [
    'PRINCE2 project managers and business analysts with BPMN',
    [
      'certification PRINCE2 /1+1',
      'role Project Manager /1+1',
      'role Business Analyst /1+2',
      'skill BPMN /1+2',
    ],
  ],
])('two trades in the plural are two lots of people: %s', (query, said) => {
  expect(read(query).said).toEqual(said);
  expect(read(query).codes).toEqual(['alternatives']);
});

it('a fixed-term contract is one thing, beside a permanent one', () => {
  expect(read('accountants, permanent or fixed-term contracts').said).toEqual([
    'role Accountant',
    'work_type permanent or contract',
  ]);
});
