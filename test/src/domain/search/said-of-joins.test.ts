import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const READER = { country: 'GB', currency: 'GBP', today: '2026-11-27' };

/** What is asked for and what is left out, each with its label; what only ranks or is told is not listed. */
function read(query: string): { asked: string[]; left: string[] } {
  const { facets } = compileQuery(query, READER);
  const of = (strength: string): string[] =>
    facets
      .filter((facet) => facet.strength === strength && facet.kind !== 'unsupported')
      .map(({ label, together }) => (together === null ? label : `${label} of ${together}`))
      .toSorted();
  return { asked: of('must'), left: of('exclude') };
}

const only = (...asked: string[]): ReturnType<typeof read> => ({ asked: asked.toSorted(), left: [] });

describe('an "or" with words around it', () => {
  it.each([
    ['developers with Rust or at the very least Go', 'Rust or Go', 'Software Engineer'],
    ['developers with Rust, if not then Go', 'Rust or Go', 'Software Engineer'],
    ['developers with Rust, worst case Go', 'Rust or Go', 'Software Engineer'],
    ['accountants in London, if not Manchester', 'London, GB or Manchester, GB', 'Accountant'],
    ['cooks in Leeds, or Hull at a push', 'Leeds, GB or Hull, GB', 'Chef'],
    ['cooks in Leeds, second choice Hull', 'Leeds, GB or Hull, GB', 'Chef'],
    ['cooks in Leeds (Hull as a fallback)', 'Leeds, GB or Hull, GB', 'Chef'],
  ])('is one: %s', (query, ...asked) => {
    expect(read(query)).toEqual(only(...asked));
  });

  it('keeps the least of a figure', () => {
    expect(read('nurses with ICU or at least 5 years').asked).toContain('5+ years of experience');
  });
});

describe('a condition behind "provided"', () => {
  it.each(['provided they speak German', 'on condition that they speak German', 'given they speak German'])(
    'is asked for: %s',
    (said) => {
      expect(read(`HR directors ${said}`)).toEqual(only('German', 'Head of HR'));
    },
  );
});

describe('what is said to be no limit', () => {
  it.each([
    'nurses not only from Leeds',
    'nurses, not necessarily in Leeds',
    'nurses, not just Leeds',
    'nurses but not necessarily Leeds',
  ])('is neither asked for nor left out: %s', (query) => {
    expect(read(query)).toEqual(only('Nurse'));
  });
});

describe('what is left out', () => {
  it.each([
    'cooks in Leeds aside from contractors',
    'cooks in Leeds apart from contractors',
    'cooks in Leeds, disregarding contractors',
    'cooks in Leeds, not contractors though part time is fine',
  ])('is that alone: %s', (query) => {
    expect(read(query)).toEqual({ asked: ['Chef', 'Leeds, GB'], left: ['contract'] });
  });

  it('may stand in brackets', () => {
    expect(read('engineers with Java, not in (India or Pakistan)').left).toEqual(['India or Pakistan']);
    expect(read('cooks, no (contractors or juniors), in Leeds')).toEqual({
      asked: ['Chef', 'Leeds, GB'],
      left: ['contract', 'junior'],
    });
  });

  it('is only who has both, where that is said', () => {
    const both = { asked: ['Nurse'], left: ['Leeds, GB of 1', 'contract of 1'] };
    expect(read('nurses who are not both in Leeds and on contract')).toEqual(both);
    expect(read("nurses who aren't both contractors and in Leeds")).toEqual(both);
    expect(read('developers with Python or Ruby but not both')).toEqual({
      asked: ['Python or Ruby', 'Software Engineer'],
      left: ['Python of 1', 'Ruby of 1'],
    });
  });
});

describe('a list of what is left out', () => {
  it.each([
    ['nurses not from hospitals or agencies', 'Hospitals or Agency'],
    ['nurses who have never worked in hospitals or agencies', 'Hospitals or Agency'],
    ['nurses not from agencies or care homes', 'Agency or Aged Care Sector'],
  ])('leaves out each of it: %s', (query, left) => {
    expect(read(query)).toEqual({ asked: ['Nurse'], left: [left] });
  });

  it('holds no two that only count together where one of them has two names', () => {
    expect(read('buyers not from retail or FMCG').left.join()).not.toContain('together');
  });
});

describe('what stands for everybody', () => {
  it.each([
    ['all project managers but those in Leeds', ['Project Manager'], ['Leeds, GB']],
    ['everyone with SAP but consultants', ['SAP'], ['Consulting']],
  ])('has its exceptions behind a "but": %s', (query, asked, left) => {
    expect(read(query)).toEqual({ asked, left });
  });

  it('has another paper behind "otherwise"', () => {
    expect(compileQuery('drivers with ADR, otherwise with HIAB', READER).facets[1]?.either).toBe(1);
  });
});

describe('an "and" beside an "or" of one kind', () => {
  it('asks for the first language, and of the others for either', () => {
    expect(read('people who speak German and French or Italian')).toEqual(
      only('French or Italian', 'German'),
    );
    expect(read('people who speak German, French or Italian')).toEqual(only('German or French or Italian'));
  });

  it('joins what stands behind "both"', () => {
    const { facets } = compileQuery('engineers with both AWS and Azure or with GCP', READER);
    const of = (label: string) => facets.find((facet) => facet.label === label);
    expect([of('AWS')?.together, of('Azure')?.together, of('GCP')?.together]).toEqual([1, 1, 2]);
  });
});

describe('a figure behind what is left out', () => {
  it.each(['exclude Tesco and anyone over 45k', 'not Tesco or anyone over 45k'])(
    'is left out as well: %s',
    (said) => {
      expect(read(`HGV drivers, ${said}`)).toEqual({
        asked: ['Truck Driver', 'pay up to GBP 45,000 a year'],
        left: ['at Tesco'],
      });
    },
  );

  it('asks for nothing where somebody has that alone', () => {
    expect(read('nurses who have ICU but not those who only have dialysis')).toEqual(only('ICU', 'Nurse'));
  });
});

it('a place that is said to work behind the one that is best is asked for with it', () => {
  expect(read('testers, ideally in Leeds but York works')).toEqual(
    only('Leeds, GB or York, GB', 'QA Engineer'),
  );
  expect(read('testers, ideally in Leeds')).toEqual(only('QA Engineer'));
});

it.each([
  'nurses, including those between jobs, in Leeds',
  "nurses in Leeds, including people on a month's notice",
  "nurses in Leeds, even those who aren't registered",
])('whom a search says it includes are neither chosen nor left out by that: %s', (query) => {
  expect(read(query)).toEqual(only('Leeds, GB', 'Nurse'));
});

it('ANZ is a bank at which, and two countries in which somebody is', () => {
  expect(read('recruiters in ANZ or Singapore').asked).toContain('Australia or New Zealand or Singapore');
  expect(read('recruiters at ANZ').asked).toContain('now at ANZ');
});

describe('a need that is denied', () => {
  it.each([
    'accountants, Xero if possible but not essential, London or Leeds',
    'accountants, Xero if possible, not essential, London or Leeds',
    'accountants, Xero helpful though not crucial, London or Leeds',
    'accountants, Xero useful but by no means essential, London or Leeds',
    'accountants, Xero not essential, London or Leeds',
    'accountants, TIG preferred but not a must, London or Leeds',
  ])('leaves out nobody by what stands behind it: %s', (query) => {
    expect(read(query)).toEqual(only('Accountant', 'London, GB or Leeds, GB'));
  });

  it.each([
    ['nurses, ICU if possible but not Leeds or Hull', 'Leeds, GB or Hull, GB'],
    ['accountants, not mission critical, London', 'mission critical'],
  ])('is not what leaves somebody out: %s', (query, left) => {
    expect(read(query).left).toEqual([left]);
  });
});

describe('what is joined by "with" or "and"', () => {
  it.each([
    ['nurses, Europe only with UK', 'Europe or United Kingdom'],
    ['nurses in Europe with the UK', 'Europe or United Kingdom'],
    ['nurses in Sydney with Parramatta', 'Sydney, AU or Parramatta, AU'],
  ])('is a further place and not the narrower: %s', (query, places) => {
    expect(read(query)).toEqual(only('Nurse', places));
  });

  it('is no place where it says what somebody has', () => {
    expect(read('nurses in Leeds with UK passport').asked).toContain('Leeds, GB');
    // A word that nobody knows behind it is one all the same.
    expect(read('nurses in Europe with UK rights').asked).not.toContain('Europe or United Kingdom');
  });

  it('are two kinds of people, of whom nobody need be both', () => {
    const { facets } = compileQuery('testers and Salesforce people in Leeds', READER);
    expect(facets.map(({ label, either }) => [label, either !== null])).toEqual([
      ['QA Engineer', true],
      ['Salesforce', true],
      ['Leeds, GB', false],
    ]);
  });

  it('is either house where a name ends in an apostrophe', () => {
    expect(read("nurses, Guy's and St Thomas' or Alfred Health").asked).toContain(
      "Guy's and St Thomas' or Alfred Health",
    );
  });
});

describe('what is taken back', () => {
  it.each([
    [
      'nurses, Singapore, Dublin… well anywhere really so long as it isn’t Australia',
      ['Nurse'],
      ['Australia'],
    ],
    ['nurses in Leeds, well anywhere really', ['Nurse'], []],
    ['accountants at EY or KPMG now, actually past is fine too', ['Accountant', 'EY or KPMG'], []],
  ])('asks for nothing: %s', (query, asked, left) => {
    expect(read(query)).toEqual({ asked, left });
  });

  it('a place in a list is not', () => {
    expect(read('accountants at EY or KPMG now, Leeds').asked).toContain('now at EY or KPMG');
  });
});

it.each([
  'theatre nurses and nobody’s to have called them these last three months',
  'theatre nurses that nobody is to have rung these last three months',
])('whom nobody is to have called was not called: %s', (query) => {
  expect(read(query)).toEqual(only('Theatre Nurse', 'not contacted for 91 days'));
});
