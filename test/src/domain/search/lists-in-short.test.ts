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

describe('people of fields with kinds of trades in brackets are any of these trades, and that is told', () => {
  it.each([
    [
      'German speakers or French speakers who are pharma or manufacturing people (lab, PV, MSL, quality mgrs, production mgrs)',
      'role Laboratory Technician or QC Analyst or Microbiologist or Pharmacovigilance Officer or Medical Science Liaison or Quality Manager or Production Manager',
    ],
    [
      'pharma people (lab, PV, MSL) in Basel',
      'role Laboratory Technician or QC Analyst or Microbiologist or Pharmacovigilance Officer or Medical Science Liaison',
    ],
    [
      'finance or legal folk (AP, payroll, auditors, conveyancers), Leeds',
      'role Accounts Payable Officer or Payroll Officer or Auditor or Conveyancer',
    ],
    [
      'Hospitality staff (chefs, bartenders, kitchen porters) in Dublin',
      'role Chef or Bartender or Kitchen Hand',
    ],
    [
      'construction / mining people (fitters, boilermakers, QS) who speak Spanish',
      'role Fitter or Boilermaker or Quantity Surveyor',
    ],
  ])('%s', (query, role) => {
    expect(read(query).said).toContain(role);
    expect(read(query).said.filter((said) => /^(?:~|industry|skill|keyword|unsupported)/.test(said))).toEqual(
      [],
    );
    expect(read(query).codes).toEqual(['read_as']);
  });

  it('that are no trades stay what people know', () => {
    expect(read('sales people (SaaS, fintech) in Leeds').codes).not.toContain('alternatives');
    expect(read('sales people (SaaS, fintech) in Leeds').said[0]).toBe('role Sales Professional');
  });
});

describe('fields of a list are any of them, with what is put in brackets as included', () => {
  it.each([
    [
      'anybody from logistics (ports included), aviation or energy whose salary expectation is EUR 40,000 to 75,000 a year',
      'industry Logistics Industry or Ports and Shipping or Aviation or Energy',
    ],
    [
      'people from mining (incl. agriculture), aviation or energy',
      'industry Mining or Agriculture or Aviation or Energy',
    ],
    [
      'from retail (fashion included) or hospitality',
      'industry Retail Industry or Fashion or Hospitality /1',
    ],
    ['anyone in insurance (including banking) or fintech', 'industry Insurance or Banking or Fintech'],
    ['nurses (midwives included) in Leeds', 'role Nurse or Midwife'],
    ['chefs (bakers too) or waiters in Leeds', 'role Chef or Baker or Waiter'],
  ])('%s', (query, said) => {
    expect(read(query).said).toContain(said);
    expect(read(query).said.filter((one) => /included|unsupported|incl|too/.test(one))).toEqual([]);
  });
});

describe('places of work in a list are those who work there, and that is told', () => {
  it.each([
    ['front desk or kitchen in Oz, up to 120k AUD', 'role Receptionist or Chef or Kitchen Hand'],
    ['kitchen / front desk, Leeds', 'role Chef or Kitchen Hand or Receptionist'],
    ['need bar or kitchen in Leeds', 'role Bartender or Chef or Kitchen Hand'],
    ['warehouse or kitchen, Leeds, contract', 'role Warehouse Worker or Chef or Kitchen Hand'],
    ['reception, bar or housekeepers – Dublin', 'role Receptionist or Bartender or Housekeeper'],
  ])('%s', (query, role) => {
    expect(read(query).said[0]).toBe(role);
    expect(read(query).codes).toEqual(['read_as']);
  });

  it.each([
    'chefs who know kitchen design',
    'bar managers in Leeds',
    'kitchen or interior designers',
    'reception or primary teachers',
    'bar or restaurant managers',
  ])('and are left where they stand for something else: %s', (query) => {
    expect(read(query).said.join()).not.toMatch(/Kitchen Hand|Bartender|Receptionist/);
  });
});

describe('planners beside those who work for a council are those of towns, and that is told', () => {
  it.each([
    ['planners and policy advisors in NZ', 'role Urban Planner or Policy Officer'],
    ['policy officers or planners, Leeds', 'role Policy Officer or Urban Planner'],
    ['social workers, planners & librarians in Leeds', 'role Social Worker or Urban Planner or Librarian'],
    ['need planners / building surveyors in Kent', 'role Urban Planner or Building Surveyor'],
  ])('%s', (query, role) => {
    expect(read(query).said[0]).toBe(role);
    expect(read(query).codes).toEqual(['read_as']);
  });

  it.each([
    'planners and buyers in Leeds',
    'production planners and policy advisors',
    'financial planners or policy officers',
  ])('and nowhere else: %s', (query) => {
    expect(read(query).said.join()).not.toContain('Urban Planner');
  });
});

describe('of licences behind a trade each is asked for, of types any', () => {
  it.each([
    [
      'I need licenced aircraft engineers, B1, A320 or B737 types. Anyone.',
      ['role Aircraft Engineer', '~keyword B1', '~keyword A320 or B737'],
    ],
    [
      'aircraft engineers: B2, B787 or A350 type ratings',
      ['role Aircraft Engineer', '~keyword B2', '~keyword B787 or A350'],
    ],
    ['pilots, ATPL, A320 or A330 rated', ['role Pilot', '~keyword ATPL', '~keyword A320 or A330']],
    [
      'licensed aircraft engineers (B2, A320, A330 or B777 types) in Dublin',
      ['role Aircraft Engineer', '~keyword B2', '~keyword A320 or A330 or B777', 'location Dublin, IE'],
    ],
    [
      'aircraft engineers, B1 and B2, A380 / B747 types',
      ['role Aircraft Engineer', '~keyword B1', '~keyword B2', '~keyword A380 or B747'],
    ],
  ])('%s', (query, said) => {
    expect(read(query).said).toEqual(said);
  });

  it('types alone are any of them', () => {
    expect(read('aircraft engineers, A320 or B737 types').said.slice(1)).toEqual(['~keyword A320 or B737']);
  });
});

describe('short forms before a field are kinds of it, any of which will do', () => {
  it.each([
    ['AML / KYC compliance, now at DBS', 'skill AML or KYC or Compliance'],
    ['AML/KYC compliance in Leeds', 'skill AML or KYC or Compliance'],
    ['KYC or AML compliance – Singapore', 'skill KYC or AML or Compliance'],
  ])('%s', (query, said) => {
    expect(read(query).said.join()).toContain(said);
    expect(read(query).said).not.toContain('skill Compliance');
  });
});

it.each([
  'EAs / PAs who’ve stuck with their present employer for more than 3 years. London, Sydney',
  'cooks / chefs who have been with their present employer for more than 3 years',
  'AR officers or credit controllers who have been with their present employer for more than 3 years',
])('two names of one trade are told once: %s', (query) => {
  const parts = (read(query).said[0] ?? '').replace('role ', '').split(' or ');
  expect(parts).toEqual([...new Set(parts)]);
});
