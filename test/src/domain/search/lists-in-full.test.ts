import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-29' };
const MARK = { must: '', nice: '~', exclude: '-' } as const;
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(
    ({ kind, strength, label, either }) =>
      `${MARK[strength]}${kind} ${label}${either === null ? '' : ` /${either}`}`,
  );
const codes = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

describe('a list of languages', () => {
  it.each([
    ['engineers (structural) speaking Mandarin, Arabic or Māori', 'Mandarin or Arabic or Maori'],
    ['midwives fluent in Samoan, te reo Māori or Tongan', 'Samoan or Maori or Tongan'],
    ['nurses who speak Français, Deutsch or Italian', 'French or German or Italian'],
    ['lawyers with Māori, Hindi or Punjabi', 'Maori or Hindi or Punjabi'],
    ['teachers speaking Português, Español, or Français', 'Portuguese or Spanish or French'],
  ])('is any of them, however they are spelt: %s', (query, label) => {
    expect(read(query).filter((one) => one.includes('language'))).toEqual([`language ${label}`]);
  });
});

describe('names in brackets behind a kind of house', () => {
  it.each([
    [
      'SAP consultants who’ve worked for Accenture, Capgemini or a strategy house (McKinsey, BCG, Bain)',
      'Accenture or Capgemini or McKinsey or BCG or others',
      null,
    ],
    [
      'testers who have worked for Deloitte or a big bank (Westpac, ANZ, NAB)',
      'Deloitte or Westpac or ANZ or NAB',
      null,
    ],
    [
      'buyers now at Woolworths, Coles or a miner (BHP or Rio Tinto)',
      'now at Woolworths or Coles or BHP or Rio Tinto',
      'current',
    ],
    [
      'auditors formerly at BDO or one of the larger firms (EY, KPMG)',
      'formerly at BDO or EY or KPMG',
      'past',
    ],
    [
      'accountants with time at Telstra or at an airline (Qantas/Virgin Australia) on the CV',
      'Telstra or Qantas or Virgin Australia',
      null,
    ],
  ])('go on with the list, in its tense: %s', (query, label, when) => {
    const houses = compileQuery(query, HOME).facets.filter(({ kind }) => kind !== 'role');
    expect(houses.map(({ kind, label: said }) => `${kind} ${said}`)).toEqual([`employer ${label}`]);
    expect(houses[0]?.when).toBe(when);
    expect(codes(query)).toEqual([]);
  });

  it('are no whole list where they are examples only', () => {
    const query = 'auditors who worked for BDO or a big firm (e.g. EY, KPMG)';
    expect(codes(query).length + read(query).length).toBeGreaterThan(2);
  });
});

describe('employers some of which are tools', () => {
  it.each([
    [
      'salesforce admin / qa – on the books of microsoft, meta, xero or sap as we speak, outside the us, not juniors',
      'now at Microsoft or Meta or Xero or SAP',
    ],
    ['testers who are at salesforce or hubspot these days', 'now at Salesforce or HubSpot'],
    ['data analysts on the payroll of oracle, workday or sap right now', 'now at Oracle or Workday or SAP'],
    ['designers employed by canva, atlassian or adobe as we speak', 'now at Canva or Atlassian or Adobe'],
    ['Engineers on the books of SAP, Meta or Xero, as we speak', 'now at SAP or Meta or Xero'],
  ])('are employers behind words of employment: %s', (query, label) => {
    const employers = read(query).filter((one) => /^\S*(?:employer|skill|unsupported) /.test(one));
    expect(employers).toEqual([`employer ${label}`]);
  });

  it.each([
    ['testers outside the us', '-location United States of America'],
    ['nurses in leeds or the us', 'location Leeds, GB or United States of America'],
  ])('leave out a country in small letters: %s', (query, said) => {
    expect(read(query).slice(1)).toEqual([said]);
    expect(codes(query)).toEqual([]);
  });
});

describe('pay with several currencies', () => {
  it.each([
    [
      'Auditors with EY or PwC anywhere on the CV, wanting 150k or under in GBP, EUR or USD',
      ['GBP', 'EUR', 'USD'],
      null,
      150_000,
    ],
    ['testers asking no more than 100k, in EUR, CHF or GBP', ['EUR', 'CHF', 'GBP'], null, 100_000],
    ['testers at least 100k in EUR or CHF', ['EUR', 'CHF'], 100_000, null],
    ['testers 100k+ USD/EUR', ['USD', 'EUR'], 100_000, null],
    ['lawyers on 150k max, paid in pounds or dollars', ['GBP', 'AUD'], null, 150_000],
    ['nurses on 90k or more, NZD or AUD', ['NZD', 'AUD'], 90_000, null],
    ['chefs up to 80k (GBP / EUR / CHF)', ['GBP', 'EUR', 'CHF'], null, 80_000],
    ['lawyers, 100k to 120k in SGD, HKD or USD', ['SGD', 'HKD', 'USD'], 100_000, 120_000],
  ])('is that sum in each of them, and in no other: %s', (query, currencies, min, max) => {
    const pay = compileQuery(query, HOME).facets.filter(({ kind }) => kind === 'salary');
    expect(pay.map(({ currency }) => currency)).toEqual(currencies);
    for (const facet of pay) expect(facet).toMatchObject({ min, max, either: 1 });
    expect(read(query).filter((one) => /keyword|unsupported/.test(one))).toEqual([]);
  });
});

describe('candidates of a field', () => {
  it.each([
    ['Give me all tech candidates in Leeds', 'IT Professional'],
    ['any tech applicants in Leeds?', 'IT Professional'],
    ['tech folk in Leeds', 'IT Professional'],
    ['tech candidates who have had four or more employers, Leeds', 'IT Professional'],
    ['show me finance candidates in Leeds', 'Finance Professional'],
  ])('are of one of its trades: %s', (query, role) => {
    expect(read(query).filter((one) => /role|industry|keyword/.test(one))).toEqual([`role ${role}`]);
  });
});
