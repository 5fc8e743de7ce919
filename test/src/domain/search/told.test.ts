import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-20' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);
const codes = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

describe('what alone is too little', () => {
  it.each([
    ['react devs, no angular-only people', 'Angular'],
    ['nurses, not agency-only, Perth', 'Agency'],
    ['PLC programmers, Allen Bradley on its own isnt enough', 'PLC Programming'],
    ['policy officers, NV1 (baseline not good enough)', 'baseline'],
    ['testers, avoid manual-only candidates', 'manual'],
    ['accountants, Xero alone wont do', 'Xero'],
  ])('neither asks for it nor leaves anybody out, and tells so: %j', (query, name) => {
    const held = read(query).filter(
      (each) => each.includes(name) && !each.startsWith('must unsupported') && !each.startsWith('must role'),
    );
    expect(held).toEqual([]);
    expect(codes(query)).toContain('not_applied');
  });
});

describe('a figure behind a negation', () => {
  it.each([
    ['marketers, no one on more than 65k', 'must salary pay up to AUD 65,000 a year'],
    ['java devs, nobody with less than 5 years experience', 'must years_experience 5+ years of experience'],
    ['chefs not under 3 years', 'must years_experience 3+ years of experience'],
    ['welders, nobody earning over 120k', 'must salary pay up to AUD 120,000 a year'],
    ['nurses, nobody who is on under 70k', 'must salary pay from AUD 70,000 a year'],
  ])('asks for the other side of its edge: %j', (query, expected) => {
    expect(read(query)).toContain(expected);
  });

  it('leaves alone the figure behind what is left out', () => {
    expect(read('drivers, no recruiters, under 90k')).toContain('must salary pay up to AUD 90,000 a year');
  });
});

describe('what will do in the place of a name', () => {
  it.each([
    ['devops SC cleared or able to get it', 'nice certification SC Clearance'],
    ['senior developer, React or similar, Perth', 'nice skill React'],
    ['nurses, AHPRA or eligible', 'nice certification AHPRA Registration'],
    ['analysts, degree or equivalent experience', 'nice education degree'],
    ['HR managers, CIPD or working towards it', 'nice certification CIPD'],
    ['engineers, Kafka, RabbitMQ or equivalent', 'nice skill RabbitMQ'],
  ])('makes the name rank alone, and tells so: %j', (query, expected) => {
    expect(read(query)).toContain(expected);
    expect(codes(query)).toContain('ranked_only');
  });

  it('keeps a plain or as it is', () => {
    expect(read('nurses, AHPRA or NMC')).toContain(
      'must certification AHPRA Registration or NMC Registration',
    );
    expect(codes('developers, React or Vue')).not.toContain('ranked_only');
  });

  it.each([
    ['geotech engineer, QLD based or would move to Mackay', ['Queensland', 'Mackay']],
    ['nurses living in Victoria or happy to move to Geelong', ['Victoria', 'Geelong']],
  ])('takes a move to a place as good as living in another: %j', (query, places) => {
    const found = compileQuery(query, HOME).facets.filter(({ kind }) => kind === 'location');
    expect(found.map(({ label }) => places.find((place) => label.includes(place)))).toEqual(places);
    expect(found[1]?.movable).toBe(true);
    expect(new Set(found.map(({ either }) => either)).size).toBe(1);
    expect(found[0]?.either).not.toBeNull();
  });
});

describe('pay in the words of recruiters', () => {
  it.each([
    ['risk managers >SGD 9k/mth but <13k', 'pay SGD 108,000 to 156,000 a year'],
    ['regulatory affairs manager, 65-80 an hr', 'pay AUD 135,200 to 166,400 a year'],
    ['payroll officers €17-€19 p/h', 'pay EUR 35,360 to 39,520 a year'],
    ['tax accountants, no more than 140 base', 'pay up to AUD 140,000 a year'],
    ['data engineers over 120k and under 150k', 'pay AUD 120,000 to 150,000 a year'],
    ['account executives, OTE 180-220', 'pay AUD 180,000 to 220,000 a year'],
  ])('reads %j', (query, expected) => {
    expect(read(query)).toContain(`must salary ${expected}`);
  });

  it.each([
    "marketers who've managed 100k/mth google ads spend",
    'recruiters billing 400k',
    'account managers with a 600k quota',
    'sales reps, target of 900k',
    'controllers running 250k budgets',
  ])('takes what somebody answered for as no pay, and tells so: %j', (query) => {
    expect(read(query).filter((each) => each.includes('salary'))).toEqual([]);
    expect(codes(query)).toContain('not_on_record');
  });

  it.each(['nurses wanting 30-38 hours', 'drivers on 40 hours', 'cleaners, 30 rooms a day'])(
    'takes hours and counts as no pay: %j',
    (query) => {
      expect(read(query).filter((each) => each.includes('salary'))).toEqual([]);
    },
  );
});

describe('what is refused and allowed', () => {
  it.each([
    ['scrum masters, barring anyone at Lloyds', 'exclude employer now at Lloyds'],
    ['claims handlers, neither managers nor trainees', 'exclude role managers'],
    ['chefs, no managers', 'exclude role managers'],
    ['claims handlers, zero gaps on cv bigger than 6 months', 'must career_gap no career gap over 6 months'],
    ['site managers, juniors fine', 'nice seniority junior'],
    [
      'account managers, job hoppers out (3 jobs in 4 years)',
      'must stability does not change employers often',
    ],
    ['ML engineers, no service company background (TCS, Infosys)', 'exclude employer TCS or Infosys'],
    ['testers with ISTQB, Pune excepted', 'exclude location Pune, IN'],
    ['Kotlin is out, I want Spring Boot people', 'exclude skill Kotlin'],
    ['diesel fitters presently outside mining', 'exclude industry Mining'],
    ['not remote! office manager', 'must role Office Manager'],
    ['petroleum engineers not yet living in norway', 'exclude location Norway'],
    ['actuaries non-life, ACCA', 'must certification ACCA'],
    ['shift boss, Nevada, on $55/hr plus', 'must salary pay from USD 114,400 a year'],
    ['electricians no contact for 6 months plus but local', 'must last_contact not contacted for 183 days'],
    ['PR managers, freelance or perm both ok', 'nice work_type contract or permanent'],
  ])('reads %j', (query, expected) => {
    expect(read(query)).toContain(expected);
  });

  it.each([
    'CNC setters, dont rule out career changers',
    'scientists, dont mind if biologics or small molecule',
    'drivers, not fussed about HR licence',
    'nurses, no need to exclude new grads',
    'developers, wont rule out juniors',
  ])('leaves nobody out by what is not refused: %j', (query) => {
    expect(read(query).filter((each) => each.startsWith('exclude'))).toEqual([]);
    expect(codes(query)).toContain('not_required');
  });

  it.each([
    ['auditors, not wanting banking', 'Banking'],
    ['developers, nobody keen on sales', 'Sales'],
    ['nurses not interested in aged care', 'Aged Care'],
  ])('leaves nobody out by what they do not wish for: %j', (query, name) => {
    expect(read(query).filter((each) => each.startsWith('exclude') && each.includes(name))).toEqual([]);
    expect(codes(query)).toContain('not_on_record');
  });

  it('reads a no that is a part of a title as that title', () => {
    expect(read('non execs, Dublin')).toEqual([
      'must role Non-Executive Director',
      'must location Dublin, IE',
    ]);
  });
});

it.each([
  ['data engineers, airflow would be handy', 'nice skill Airflow'],
  ['support analysts, ITIL if poss', 'nice certification ITIL'],
  ['truck drivers, dangerous goods gets bumped up the list', 'nice certification Dangerous Goods Licence'],
  ['product designers, figma = dream', 'nice skill Figma'],
  ['accountants, CPA wd be gd', 'nice certification CPA'],
  ['support workers, Auslan would be amazing', 'nice language Auslan'],
  ['quantity surveyors, NEC4 wouldnt hurt', 'nice skill Contract Law NEC'],
  ['phlebotomists, spanish strongly preferred', 'nice language Spanish'],
])('takes as a wish what is said as one: %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['primary teachers Croydon, QTS', 'Croydon, GB'],
  ['machine operators, Runcorn or Widnes', 'Runcorn, GB or Widnes, GB'],
  ['nurses Croydon', 'Croydon, AU'],
  ['site managers SMSTS, Croydon', 'Croydon, GB'],
  ['regulatory affairs managers, NJ/PA', 'New Jersey or Pennsylvania'],
  ['engineers, chartered, S Wales', 'South Wales'],
])('finds the town or state that the rest of the query is about: %j', (query, place) => {
  expect(read(query)).toContain(`must location ${place}`);
});

it.each([
  ['QA managers, Sydney', 'QA Manager'],
  ['Quality Manager, food', 'Quality Manager'],
  ['production planners', 'Production Planner'],
  ['tax managers', 'Tax Manager'],
])('finds %j as a role of its own', (query, role) => {
  expect(read(query)).toContain(`must role ${role}`);
});
