import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

// What a place, a time or a word that changes a condition is bound to; where nothing is, that is told.
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-28', timezone: 'Australia/Sydney' };
const read = (query: string): { of: (kind: string) => string[]; told: string[] } => {
  const { facets, notes } = compileQuery(query, HOME);
  return {
    of: (kind) =>
      facets.flatMap((facet) =>
        facet.kind === kind && facet.strength !== 'nice'
          ? [`${facet.strength === 'exclude' ? 'not ' : ''}${facet.label}`]
          : [],
      ),
    told: notes.map(({ message }) => message),
  };
};

describe('a place before a noun that nobody reads', () => {
  it.each([
    ['accountants in London with US clients', 'London, GB', 'US clients'],
    ['accountants in London with US and UK clients', 'London, GB', 'US and UK clients'],
    ['tax accountants, US clients, Melbourne', 'Melbourne, AU', 'US clients'],
    ['recruiters in Leeds managing London accounts', 'Leeds, GB', 'London accounts'],
    ['compliance officers in London who know US regulations', 'London, GB', 'US regulations'],
    ['nurses with UK licence in Sydney', 'Sydney, AU', 'UK licence'],
    ['lawyers admitted in New York in London', 'London, GB', 'admitted in New York'],
  ])('is told and nowhere to live: %s', (query, lives, said) => {
    const { of, told } = read(query);
    expect(of('location')).toEqual([lives]);
    expect(told.join()).toContain(`"${said}"`);
  });

  it('is none to have lived in for years, which is no time in a job', () => {
    const { of, told } = read('accountants, Sydney or Melbourne, must have lived there 5 years');
    expect(of('tenure')).toEqual([]);
    expect(told.join()).toContain('"must have lived there 5 years"');
  });

  it('asks for nobody who lives there where no other place is named', () => {
    expect(read('social worker with Leeds caseload').of('location')).toEqual([]);
  });

  it.each([
    ['teachers with Victoria registration', 'Victoria'],
    ['electricians for Perth mines', 'Perth, AU'],
    ['drivers for the Leeds depot', 'Leeds, GB'],
    ['senior accountants in Perth people', 'Perth, AU'],
    ['Java developers, London based', 'London, GB'],
    ['accountants in London or US', 'London, GB or United States of America'],
    ['planners Leeds or York councils', 'Leeds, GB or York, GB'],
  ])('is where somebody lives all the same where it leads to one: %s', (query, lives) => {
    expect(read(query).of('location')).toEqual([lives]);
  });
});

describe('that it must be now', () => {
  it.each([
    'Construction PM, Lendlease or Multiplex, must be current',
    'Construction PMs, Lendlease or Multiplex - current only',
    'Construction PMs, Lendlease or Multiplex, in the current role',
    'Construction PMs, Lendlease or Multiplex, must be now',
  ])('is of the companies before it: %s', (query) => {
    expect(read(query).of('employer')).toEqual(['now at Lendlease or Multiplex']);
  });

  it('leaves other conditions of now alone', () => {
    expect(read('nurses, Bupa, must have current AHPRA').of('employer')).toEqual(['Bupa']);
  });

  it('is left out by "not people still there"', () => {
    expect(
      read('recruiters who have left Hays or Michael Page, not people still there').of('employer'),
    ).toEqual(['formerly at Hays or Michael Page', 'not now at Hays or Michael Page']);
  });
});

describe('a clause of words that only change a condition', () => {
  it.each(['nurses, ICU, must be current', 'BAs, Jira or Confluence, both', 'chefs in Dublin, ideally both'])(
    'is told where no condition stands beside them: %s',
    (query) => {
      expect(read(query).told.join()).toMatch(/kept nobody out and chose nobody/);
    },
  );

  it.each([
    'nurses, ICU, must',
    'nurses in Perth, nothing else',
    'nurses, Perth, please',
    'nurses, anywhere',
  ])('is not told where it asks for nothing: %s', (query) => {
    expect(read(query).told).toEqual([]);
  });
});

describe('places taken back', () => {
  it.each([
    ["Leeds, oh anywhere really as long as it's not London", ['not London, GB']],
    ["accountants Leeds, oh anywhere really as long as it's not London", ['not London, GB']],
    ['accountants, Leeds or York, anywhere really', []],
  ])('are not asked for: %s', (query, places) => {
    expect(read(query).of('location')).toEqual(places);
  });
});

describe('names said once more by other words', () => {
  it('holds "them" for the house that was named before', () => {
    const { of } = read(
      'Bupa on the phone, they want physios who have never worked for them. UK or Australia',
    );
    expect(of('employer')).toEqual(['not Bupa']);
    expect(of('location')).toEqual(['United Kingdom or Australia']);
  });

  it('takes a trade and its last word for one', () => {
    expect(read('forkie drivers with LF licence').of('role')).toEqual(['Forklift Driver']);
  });

  it.each([
    ['developers IE + UK + DE + AT', 'Ireland or United Kingdom or Germany or Austria'],
    ['chefs oz or nz', 'Australia or New Zealand'],
  ])('reads countries in short: %s', (query, places) => {
    expect(read(query).of('location')).toEqual([places]);
  });
});

describe('an idiom', () => {
  it.each([
    ['Store managers, the country plays no role', 'role', ['Store Manager']],
    [
      'financial controllers who live neither in Australia nor in the UK',
      'location',
      ['not Australia or United Kingdom'],
    ],
    [
      'fitters who left BHP or Rio (so neither of those now)',
      'employer',
      ['formerly at BHP or Rio Tinto', 'not now at BHP or Rio Tinto'],
    ],
    [
      'product designers, nobody with Canva or Atlassian in their past or present',
      'employer',
      ['not Canva or Atlassian'],
    ],
    ['architects in Melbourne or Bristol. Zurich is filled', 'location', ['Melbourne, AU or Bristol, GB']],
    ['people from hotels and restaurants (chefs)', 'industry', ['Hotels or Restaurants']],
    ['QC analysts, HPLC or GC-MS', 'skill', ['HPLC or Mass Spectrometry']],
    ['He will look at geologists and at mining engineers', 'role', ['Geologist or Mining Engineer']],
    ["maths teachers at Hillview, who've been teaching for at least four years", 'skill', []],
    [
      'warehouse managers who are with DHL now and have been on the payroll there since 2023 or before',
      'employer',
      ['now at DHL'],
    ],
    ['Actuaries with Allianz or QBE in their past', 'employer', ['formerly at Allianz or QBE']],
  ] as const)('asks for what it says and not for its words: %s', (query, kind, expected) => {
    expect(read(query).of(kind)).toEqual(expected);
  });
});

it('asks what a trade has to have of that trade, where another stands behind an "or"', () => {
  const { facets } = compileQuery('accountants with SAP or auditors in Leeds', HOME);
  const together = (label: string): unknown => facets.find((facet) => facet.label === label)?.together;
  expect(together('SAP')).toBe(together('Accountant'));
  expect(together('Auditor')).not.toBe(together('Accountant'));
  expect(facets.find(({ label }) => label === 'Leeds, GB')?.either).toBeNull();
});

it('asks what a trade does of that trade too, by a word that only the records know', () => {
  const { facets, notes } = compileQuery('OTs doing home assessments, or else midwives, Ireland', HOME);
  const together = (label: string): unknown => facets.find((facet) => facet.label === label)?.together;
  expect(together('home assessments')).toBe(together('Occupational Therapist'));
  expect(together('Midwife')).not.toBe(together('Occupational Therapist'));
  expect(notes.map(({ code }) => code)).toContain('alternatives');
});

describe('a town that is called as one abroad', () => {
  it.each([
    ['nurses, London, Manchester or Newcastle', 'London, GB or Manchester, GB or Newcastle'],
    ['electricians, Glasgow, Perth or Dundee', 'Glasgow, GB or Perth, GB or Dundee, GB'],
    ['nurses, Sydney, London or Newcastle', 'Sydney, AU or London, GB or Newcastle, AU'],
  ])('is where the others of its list are: %s', (query, places) => {
    expect(read(query).of('location').join()).toContain(places);
  });

  it('is not told where nobody means the other', () => {
    expect(read('nurses, Sydney or Toronto').told).toEqual([]);
  });

  it('is told where it is beside one of them alone', () => {
    const { of, told } = read('welders, Aberdeen or Newcastle');
    expect(of('location')).toEqual(['Aberdeen, GB or Newcastle, AU']);
    expect(told.join()).toContain('there is one in GB');
  });
});

describe('a level or a field', () => {
  it.each(['senior stakeholders management BAs London', 'director-level contacts sales people Sydney'])(
    "is nobody's own where it is of those whom they deal with: %s",
    (query) => {
      expect(read(query).of('seniority')).toEqual([]);
      expect(read(query).told.join()).toContain('those whom somebody deals with');
    },
  );

  it("is somebody's own beside their trade", () => {
    expect(read('senior client partners, London').of('seniority')).toEqual(['senior']);
  });

  it.each([
    ['project manager, IT or construction, London', ['IT Project Manager or Construction Project Manager']],
    ['project managers, IT, London', ['IT Project Manager']],
    ['nurses, midwives or carers in Leeds', ['Nurse or Midwife or Care Worker']],
  ])('behind a trade is which of that trade: %s', (query, roles) => {
    expect(read(query).of('role')).toEqual(roles);
  });

  it('is told where it may be either', () => {
    expect(read('recruiters, IT or finance, Sydney').told.join()).toContain('Write "recruiters in IT"');
  });

  it('before the first trade is not of a second that has one of its own', () => {
    const { facets } = compileQuery('senior nurses or junior doctors in Leeds', HOME);
    const together = (label: string): unknown => facets.find((facet) => facet.label === label)?.together;
    expect(together('senior')).toBe(together('Nurse'));
    expect(together('Junior Doctor')).not.toBe(together('Nurse'));
  });

  it('are either in "not only, also"', () => {
    expect(read('not only seniors, also mids, Java, Berlin').of('seniority')).toEqual(['senior or mid']);
  });
});
