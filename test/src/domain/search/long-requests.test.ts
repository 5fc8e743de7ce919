import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26' };

/** The conditions of a query that are run, each with its strength where it is no requirement. */
function read(query: string): string[] {
  const { facets } = compileQuery(query, HOME);
  return facets
    .filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, label }) => (strength === 'must' ? label : `${strength} ${label}`));
}

const codes = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

describe('an edge that is told by what must not be', () => {
  it.each([
    ['java developers and the notice cant be any longer than four weeks', 'available within 28 days'],
    ['chefs in Leeds who mustn’t cost more than 60k', 'pay up to GBP 60,000 a year'],
    ['sales reps and they cannot have more than four weeks notice', 'available within 28 days'],
    ['social workers and they wont wait longer than six weeks', 'available within 42 days'],
    ['mechanics, over $55 an hour is a no', 'pay up to AUD 114,400 a year'],
    ['lawyers, our budget stops at £120,000', 'pay up to GBP 120,000 a year'],
  ])('is the most that may be: %s', (query, expected) => {
    expect(read(query)).toContain(expected);
    expect(read(query).join()).not.toMatch(/pay from|not free/);
  });
});

describe('by when somebody is to be at work', () => {
  it.each([
    'maths teachers, to be with us inside a month',
    'nurses, be out of their notice in one month',
    'crane operators, they need to be off the ground in a month at most',
    'carpenters, has to be in the chair inside a month',
    'developers, must be at their desk by a month from now',
  ])('is when they are available: %s', (query) => {
    expect(read(query)).toContain('available within 30 days');
    expect(codes(query)).not.toContain('not_used');
  });

  it('is not said of who asks', () => {
    expect(read('nurses in Leeds. The ward will be up and running in two weeks.').join()).not.toMatch(
      /available/,
    );
  });
});

describe('employers of now or before', () => {
  it.each([
    'lawyers, been at Linklaters at some point or there now',
    'lawyers with Linklaters, now or at some stage',
    'lawyers, current or former Linklaters people',
    'lawyers who’ve had a spell at Linklaters or are still there',
    'lawyers who are with Linklaters or were at some point',
  ])('are either: %s', (query) => {
    expect(read(query)).toEqual(['Lawyer', 'Linklaters']);
  });

  it('take no places before them along', () => {
    expect(read('diesel fitters living in WA or NSW, Rio or Fortescue now or in the past')).toEqual([
      'Diesel Mechanic',
      'Western Australia or New South Wales',
      'Rio Tinto or Fortescue',
    ]);
  });

  it('in a list behind "with" are all of one time', () => {
    expect(read('boilermakers with BHP, Rio or Newmont as we speak')).toEqual([
      'Boilermaker',
      'now at BHP or Rio Tinto or Newmont',
    ]);
  });
});

describe('who asks', () => {
  it.each([
    'Our client, a family-owned builder in its third generation, requires bookkeepers in Leeds',
    'We act for a regional law firm which seeks bookkeepers in Leeds',
    'On behalf of a global pharma company we are seeking bookkeepers in Leeds',
    'a Series A startup wants bookkeepers in Leeds',
    'Fwd from Hartley & Moss: "We need bookkeepers in Leeds"',
    'Got this from Bridie at the trust: bookkeepers in Leeds',
    'Hi, Jess asked for bookkeepers in Leeds',
    'bookkeepers in Leeds, client is fussy',
    'bookkeepers in Leeds, because the bank runs on it',
    'bookkeepers in Leeds, seeing as the trucks are big',
  ])('and why is set aside and said: %s', (query) => {
    expect(read(query)).toEqual(['Bookkeeper', 'Leeds, GB']);
    expect(codes(query)).toContain('set_aside');
  });

  it.each([
    ['nurses in a hospital who want part time', 'Nurse'],
    ['an auditor needs ACA and lives in Leeds', 'Auditor'],
  ])('is not the one who is looked for: %s', (query, expected) => {
    expect(read(query)).toContain(expected);
    expect(codes(query)).not.toContain('set_aside');
  });

  it('still says where to look, where nothing else does', () => {
    expect(read('Our client, a hospital in Perth, needs theatre nurses')).toEqual([
      'Perth, AU',
      'Theatre Nurse',
    ]);
  });

  it('ends at the comma where another condition stands behind it', () => {
    expect(read('site managers in Leeds, White Card because the site is in Perth, five years')).toEqual([
      'Site Manager',
      'Leeds, GB',
      'White Card',
      '5+ years of experience',
    ]);
  });
});

describe('a form in sentences', () => {
  it('is read by its labels, whatever they are called', () => {
    expect(
      read(
        'Job: Site Engineer. Loc: Perth or Darwin. Skills/tools: AutoCAD. Exp: 3+ yrs. Ticket: White Card. Notice: 4 wks max.',
      ),
    ).toEqual([
      'Site Engineer',
      'Perth, AU or Darwin, AU',
      'AutoCAD',
      '3+ years of experience',
      'White Card',
      'available within 28 days',
    ]);
    expect(read('Role: Bookkeeper. Setup: fully remote. Current employer: not Novartis.')).toEqual([
      'Bookkeeper',
      'remote',
      'exclude now at Novartis',
    ]);
  });
});

describe('a search string', () => {
  it('reads a known condition in quotes as that, and leaves out each of a list of companies', () => {
    expect(
      read('plumber AND (citizen OR "permanent resident") NOT (Atlassian OR Canva) AND "no sponsorship"'),
    ).toEqual([
      'Plumber',
      'citizen or permanent resident',
      'exclude Atlassian or Canva',
      'no sponsorship needed',
    ]);
  });

  it('leaves what is known as nothing a phrase', () => {
    expect(read('plumber AND "zorb welding" AND Perth')).toContain('"zorb welding"');
  });
});

describe('requests in other languages', () => {
  it.each([
    [
      'Guten Morgen, wir suchen einen Backend-Entwickler mit Java, mindestens 4 Jahre Erfahrung, wohnhaft in Deutschland oder den Niederlanden, Gehaltswunsch bis 150.000 Euro. Viele Grüße, Anke',
      [
        'Backend Engineer',
        'Java',
        '4+ years of experience',
        'Germany or Netherlands',
        'pay up to EUR 150,000 a year',
      ],
    ],
    [
      'Bonjour, nous cherchons des développeurs backend avec Java, au moins 4 ans d’expérience, basés en France ou en Suisse, salaire maximum 70 000 euros',
      [
        'Backend Engineer',
        'Java',
        '4+ years of experience',
        'France or Switzerland',
        'pay up to EUR 70,000 a year',
      ],
    ],
    [
      'Goedemorgen, wij zoeken een accountant met SAP, minstens 5 jaar ervaring, woonachtig in Nederland of België',
      ['Accountant', 'SAP', '5+ years of experience', 'Netherlands or Belgium'],
    ],
  ])('are read with their greetings, places and sums: %s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });
});

describe('joints of a long list', () => {
  it.each([
    ['quantity surveyors. snr or head. CostX', ['Quantity Surveyor', 'senior or head', 'CostX']],
    [
      'Need account execs / BDMs / sales reps, Salesforce',
      ['Account Executive or Business Development Manager or Sales Representative', 'Salesforce'],
    ],
    ['nurses, Germany-based or happy to relocate', ['Nurse', 'Germany or open to relocation']],
    ['two HR advisors, one for Leeds and one for York', ['HR Advisor', 'Leeds, GB or York, GB']],
    ['plumbers in leeds bradford or wakefield', ['Plumber', 'Leeds, GB or Bradford, GB or Wakefield, GB']],
    ['chefs, doesn’t matter whether head or sous, Dublin', ['Chef', 'Dublin, IE']],
    [
      'auditors in Leeds, ANZ and NAB people are off limits',
      ['Auditor', 'Leeds, GB', 'exclude now at ANZ or NAB'],
    ],
  ])('are read as they are meant: %s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('say whose each thing is', () => {
    const { facets } = compileQuery(
      'chefs and waiters with HACCP (that’s the chefs) or RSA (the waiters)',
      HOME,
    );
    const pairs = facets
      .filter(({ together }) => together !== null)
      .map(({ together, label }) => `${together} ${label}`);
    expect(pairs).toEqual(['1 HACCP', '1 Chef', '2 RSA', '2 Waiter']);
  });
});
