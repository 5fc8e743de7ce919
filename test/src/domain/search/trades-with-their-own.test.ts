import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-29' });
const labels = (query: string) =>
  compiled(query).facets.map(({ strength, label }) =>
    strength === 'must' ? label : `${strength}: ${label}`,
  );
const told = (query: string) => compiled(query).notes.map(({ message }) => message);
/** The conditions of each of the alternatives, and those of all. */
const lots = (query: string): { each: string[]; all: string[] } => {
  const each = new Map<number, string[]>();
  const all: string[] = [];
  for (const { together, label } of compiled(query).facets) {
    if (together === null) all.push(label);
    else each.set(together, [...(each.get(together) ?? []), label]);
  }
  return { each: [...each.values()].map((one) => one.join(' + ')), all };
};

describe('two trades in the plural, each with what it has to have', () => {
  it.each([
    [
      'welders into TIG Welding or MIG Welding plus fitters with hydraulics, fluent in Polish',
      ['Welder + TIG Welding or MIG Welding', 'Fitter + Hydraulics'],
      ['Polish'],
    ],
    [
      'Java developers with AWS or Azure, plus testers with Selenium',
      ['Java + Software Engineer + AWS or Azure', 'QA Engineer + Selenium'],
      [],
    ],
    [
      'accountants with CPA and Xero and bookkeepers with MYOB in Leeds',
      ['Accountant + CPA + Xero', 'Bookkeeper + MYOB'],
      ['Leeds, GB'],
    ],
    [
      'welders with TIG Welding plus fitters with hydraulics or pneumatics',
      ['Welder + TIG Welding', 'Fitter + Hydraulics or Pneumatics'],
      [],
    ],
    [
      'S/4HANA consultants / salesforce with apex in Leeds',
      ['SAP Consultant + SAP S/4HANA', 'Salesforce Consultant + Apex'],
      ['Leeds, GB'],
    ],
    [
      'Oracle developers or Salesforce with Apex',
      ['Oracle + Software Engineer', 'Salesforce Consultant + Apex'],
      [],
    ],
  ])('are alternatives, and what trails is of both: %s', (query, each, all) => {
    expect(lots(query)).toEqual({ each, all });
  });
});

describe('who was something and is something else now', () => {
  it.each([
    [
      'started as a chef or baker but now in another trade',
      ['formerly Chef or formerly Baker', 'exclude: now Chef or Baker'],
    ],
    ['formerly chefs, now something else', ['formerly Chef']],
    [
      'people who began on the tools (plumber or scaffolder) and now have a different, non blue-collar job',
      ['formerly Plumber or formerly Scaffolder', 'exclude: now Blue Collar Worker'],
    ],
    ['began on the tools and now in a new line of work', ['formerly Blue Collar Worker']],
  ])('is of a former trade, and no word of it asks for anything else: %s', (query, wanted) => {
    expect(labels(query)).toEqual(wanted);
  });

  it('keeps what is said of another job at a house', () => {
    expect(labels('auditors who were at KPMG and now have a different job')).toContain('formerly at KPMG');
  });
});

describe('a list of trades', () => {
  it.each([
    ['terminal/port ops, freight forwarders', ['Port Operations Manager or Freight Forwarder']],
    ['customs brokers or wharf ops in Hull', ['Customs Broker or Port Operations Manager', 'Hull, GB']],
  ])('may call who runs operations by their short form, which is told: %s', (query, wanted) => {
    expect(labels(query)).toEqual(wanted);
    expect(told(query).join()).toMatch(/ops" was looked for as Port Operations Manager/);
  });

  it.each([
    [
      'sales (BDMs, account executives) and marketing managers – Leeds only',
      ['Business Development Manager or Account Executive or Marketing Manager', 'Leeds, GB'],
    ],
    [
      'finance (accountants, payroll officers) or HR managers in Leeds',
      ['Accountant or Payroll Officer or HR Manager', 'Leeds, GB'],
    ],
  ])('in brackets says what the field before it means, and what follows is one more: %s', (query, wanted) => {
    expect(labels(query)).toEqual(wanted);
    expect(told(query).join()).toContain('was read as any of the trades in brackets');
  });

  it('in brackets behind fields that people are from leaves these asked for', () => {
    expect(labels('anybody from hotels and restaurants (chefs, sommeliers)')).toContain(
      'Hotels or Restaurants',
    );
  });

  it('in brackets behind a tool is of those who know it', () => {
    expect(labels('Python (developers, testers)')).toContain('Python');
  });
});

describe('what somebody would work for', () => {
  it.each([
    ['bakers willing to work for 40k or less', 'pay up to GBP 40,000 a year'],
    ['bakers happy to come for under £40k', 'pay up to GBP 40,000 a year'],
    ['bakers who’d work for up to 40k', 'pay up to GBP 40,000 a year'],
  ])('is the most that they ask: %s', (query, wanted) => {
    expect(labels(query)).toEqual(['Baker', wanted]);
    expect(told(query).join()).not.toContain('not used');
  });
});

describe('a country that is said to count', () => {
  it('is found beside the continent', () => {
    expect(labels('bakers, europe only (UK + Ireland count)')).toEqual([
      'Baker',
      'Europe or United Kingdom or Ireland',
    ]);
  });
});
