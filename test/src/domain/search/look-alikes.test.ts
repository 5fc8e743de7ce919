import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-24' };

const asked = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .sort();

describe('words of a search that look like a condition', () => {
  it.each([
    ['devs on 3 days a week in Leeds', 'availability'],
    ['contract project managers off payroll in London', 'skill Payroll'],
    ['PAs with C-level experience', 'skill C'],
    ['NHS band 6 physios in Leeds', 'employer'],
  ])('are not taken for another: %s', (query, kind) => {
    expect(asked(query).join('\n')).not.toContain(kind);
  });

  it.each([
    'Nigerian nurses in Leeds',
    'Zambian or Kenyan mining engineers in Leeds',
    'Australian nurses in Leeds',
    'Nigerians who nurse in Leeds',
  ])('never rank by where somebody is from, and that is said: %s', (query) => {
    const { facets, notes } = compileQuery(query, HOME);
    expect(facets.map(({ kind }) => kind)).not.toContain('keyword');
    expect(notes.map(({ code }) => code)).toContain('protected_attribute');
  });

  it('are kept where a country is told of a thing', () => {
    const { notes } = compileQuery('Lebanese restaurant chefs', HOME);
    expect(notes.map(({ code }) => code)).not.toContain('protected_attribute');
  });

  it.each([
    ['IT support, Mandarin good to have', 'nice language Mandarin'],
    ['IT support, Mandarin speaking good to have', 'nice language Mandarin'],
    ['registered nurses, ICU if we have them, in Leeds', 'must role Registered Nurse'],
    ['chefs, pastry if there are any', 'nice skill Pastry'],
  ])('are welcome and not required: %s', (query, facet) => {
    expect(asked(query)).toContain(facet);
  });

  it.each(['IT support who don’t need an EP', 'engineers not needing an S Pass'])(
    'are rights to work by the pass of Singapore: %s',
    (query) => {
      expect(asked(query)).toContain('must work_rights no sponsorship needed');
    },
  );
});

describe('who speaks for a client', () => {
  it.each([
    ['CTO was very clear with me that it’s front-end developers in Leeds', 'Frontend Engineer'],
    ['The FD reckons ACCA is a must. Management accountants in Leeds.', 'Management Accountant'],
    ['Matron insists on no agency. Nurses in Leeds.', 'Nurse'],
    ['Foreman says A$55 an hour and not a cent more. Welders in Leeds.', 'Welder'],
  ])('is not looked for: %s', (query, role) => {
    expect(asked(query).filter((one) => one.includes(' role '))).toEqual([`must role ${role}`]);
  });

  it.each(['CTOs in Leeds', 'a matron in Leeds', 'site foreman in Leeds'])(
    'is looked for where nobody else is: %s',
    (query) => {
      expect(asked(query).some((one) => one.startsWith('must role'))).toBe(true);
    },
  );

  it('is an insurer among insurers, and a city elsewhere', () => {
    expect(asked('actuaries at Aviva or Zurich')).toContain('must employer now at Aviva or Zurich Insurance');
    expect(asked('actuaries in Zurich')).toContain('must location Zürich, CH');
  });
});

describe('contracts, functions and roles of others', () => {
  it.each([
    ['people who did their training contract at Slaughter and May and left', 'work_type'],
    ['bid writers who’ve won public sector contracts', 'work_type'],
    ['someone who has set up a payroll function', 'Events'],
    ['accountants for the finance manager job at Tidewater', 'employer'],
  ])('are no condition: %s', (query, kind) => {
    expect(asked(query).join('\n')).not.toContain(kind);
  });

  it('keeps the place of a role', () => {
    expect(asked('chefs for the head chef role in London')).toContain('must location London, GB');
  });
});

describe('what trades call by everyday words', () => {
  it('keeps temporary works apart from temporary work', () => {
    expect(asked('site supervisors with temporary works in Kent').join('\n')).not.toContain('work_type');
    expect(asked('temporary site supervisors in Kent').join('\n')).toContain('work_type');
  });

  it('reads a B2B contract as a contract, and B2B sales as sales', () => {
    expect(asked('Android devs in Warsaw on a B2B contract').join('\n')).not.toContain('skill B2B');
    expect(asked('B2B sales managers').join('\n')).toContain('skill B2B Sales');
  });

  it('takes nobody for living in Wales who is admitted in England and Wales', () => {
    expect(asked('solicitors qualified in England and Wales').join('\n')).not.toContain('location');
    expect(asked('radiographers, Scotland or NI')).toContain('must location Scotland or Northern Ireland');
  });

  it('asks for the trades of a list, and not for tradespeople beside them', () => {
    expect(asked('tradies for a job in Perth: boilies, sparkies, riggers')).toContain(
      'must role Boilermaker or Electrician or Rigger',
    );
    expect(asked('tradies for a job in Perth: boilies, sparkies, riggers').join()).not.toContain(
      'Tradesperson',
    );
  });
});
