import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import type { Home } from '#src/domain/search/facets.ts';

const HOME: Home = { country: 'AU', currency: 'AUD', today: '2026-11-20' };

const read = (query: string) =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);

describe('a query that leaves somebody out', () => {
  it.each([
    ['everyone in Melbourne except engineers and chefs', ['exclude role engineers', 'exclude role Chef']],
    [
      'anyone but contractors and juniors in Sydney',
      ['exclude work_type contract', 'exclude seniority junior'],
    ],
    ['no bankers and lawyers, Sydney', ['exclude role bankers', 'exclude role Lawyer']],
    ['exclude recruiters and HR managers please', ['exclude role Recruiter', 'exclude role HR Manager']],
  ])('leaves out each of the list: %s', (query, unwanted) => {
    expect(read(query)).toEqual(expect.arrayContaining(unwanted));
    expect(read(query).filter((one) => one.startsWith('must role'))).toEqual([]);
  });

  it.each([
    ['no juniors and must know .NET', 'must skill .NET'],
    ['not KPMG and based in Sydney', 'must location Sydney, AU'],
    ['anyone except people in Sydney and with PHP', 'must skill PHP'],
  ])('asks for what stands behind its "and" as a wish of its own: %s', (query, wanted) => {
    expect(read(query)).toContain(wanted);
  });

  it.each([
    ['people not working for Ironbark Water', 'exclude employer now at Ironbark Water'],
    ['people not working at Deloitte', 'exclude employer now at Deloitte'],
  ])('takes "not working at" a company for that company and for no lack of work: %s', (query, unwanted) => {
    expect(read(query)).toEqual([unwanted]);
  });

  it('takes "not working at the moment" for a lack of work', () => {
    expect(read('engineers who are not working at the moment')).toContain('must availability between jobs');
  });

  it('is no part of the preference before it', () => {
    expect(read("accountants, ideally Xero, haven't been contacted for 3 months")).toEqual([
      'must role Accountant',
      'nice skill Xero',
      'must last_contact not contacted for 91 days',
    ]);
    expect(read("preferably CPA, hasn't worked for a bank")).toEqual([
      'nice certification CPA',
      'exclude industry Banking',
    ]);
  });
});

describe('a query for people who resemble somebody', () => {
  it.each([
    'someone like Ana Ruiz',
    'similar profile to Daniel Okafor',
    'another Sarah Chen',
    'people similar to our last placement',
  ])('is told that this is not searched by, and does not find that person: %s', (query) => {
    const { facets, notes } = compileQuery(query, HOME);
    expect(facets.map(({ kind }) => kind)).toEqual(['unsupported']);
    expect(notes.map(({ message }) => message).join()).toContain(
      `"${query}" asks for people who resemble somebody`,
    );
  });

  it('reads "companies like Google" as that company', () => {
    expect(read('someone who has worked with companies like Google')).toEqual(['must employer Google']);
  });
});

describe('what only sounds like a condition', () => {
  it.each([
    ['PA to the CEO', ['must role Executive Assistant', 'must unsupported to the CEO']],
    [
      'electrical estimator from a tier 2 contractor',
      ['must role Estimator', 'nice keyword tier 2 contractor'],
    ],
    [
      'business analysts in Parramatta from March',
      ['must role Business Analyst', 'must location Parramatta, AU', 'nice keyword March'],
    ],
  ])('is no role, kind of work or place of the person: %s', (query, facets) => {
    expect(read(query)).toEqual(facets);
  });

  it('leaves the town of March a town, and contractors contractors', () => {
    expect(read('plumbers near March, Cambridgeshire').join()).toContain('March, GB');
    expect(read('contractors in Perth')).toContain('must work_type contract');
  });

  it('reads each of a list of licences as a licence', () => {
    expect(read('bus drivers with HR or MC licence')).toEqual([
      'must role Bus Driver',
      'must certification HR Licence or MC Licence',
    ]);
  });

  it('takes a word after "from" or "in" for a company only where it can be one', () => {
    expect(read('sales directors who built teams from scratch in Germany').join()).not.toContain('employer');
    expect(read('former teachers now in L&D')).toEqual([
      'must role formerly Teacher',
      'must skill Learning and Development',
    ]);
    expect(read('someone from Telstra')).toEqual(['must employer Telstra']);
    expect(read('engineers currently in BHP')).toContain('must employer now at BHP');
  });

  it('ranks by the first side of "preferred over" alone, and leaves out nothing by "not only"', () => {
    expect(read('data engineers, dbt, Azure preferred over AWS')).toEqual([
      'must role Data Engineer',
      'must skill dbt',
      'nice skill Azure',
      'must unsupported over AWS',
    ]);
    expect(read('dentists, not NHS only')).toEqual(['must role Dentist', 'nice employer NHS']);
  });
});
