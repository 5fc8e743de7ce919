import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { untold } from '#src/domain/search/compile/net/index.ts';
import { type Facet, facet } from '#src/domain/search/facets.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };

const of = (kind: Facet['kind'], values: string[], more: Partial<Facet> = {}): Facet =>
  facet({ kind, values, label: values.join(' or ') || kind, strength: 'must', ...more });

const told = (query: string, ...facets: Facet[]): string[] =>
  untold(query, { facets, notes: [] }, HOME).map(({ message }) => message);

const NURSE = of('role', ['Nurse']);
const AT_ROCHE = of('employer', ['Roche'], { when: 'current' });

describe('what a search says and no condition carries', () => {
  it.each<[string, Facet[], string]>([
    ['Roche in their history or today', [AT_ROCHE], '"history"'],
    ['nurses, Roche at any point', [NURSE, AT_ROCHE], '"at any point"'],
    ['people with Roche on their CV', [AT_ROCHE], '"on their CV"'],
    [
      'developers with banking in their career',
      [of('industry', ['Banking'], { when: 'current' })],
      '"career"',
    ],
    ['formerly or still at Roche', [of('employer', ['Roche'], { when: 'past' })], '"or still"'],
    ['nurses with 7 years behind them', [NURSE], '"with 7 years behind"'],
    ['nurses who earn 64k', [NURSE, of('years_experience', [], { min: 3 })], '"earn 64k"'],
    ['nurses, three weeks at most', [NURSE], '"three weeks at"'],
    ['nurses on up to 90k', [NURSE, of('salary', [], { min: 90_000 })], '"up to 90k"'],
    ['nurses with at least 5 years', [NURSE, of('years_experience', [], { max: 5 })], '"at least 5"'],
    ['nurses not in Perth', [NURSE, of('location', ['Perth, AU'])], '"not in Perth"'],
    ['nurses without Epic', [NURSE, of('skill', ['Epic'])], '"without Epic"'],
    ['nurses who have never worked at Roche', [NURSE, of('employer', ['Roche'])], '"never worked at Roche"'],
    ['nurses, no smokers', [NURSE], '"no smokers"'],
    ['former nurses', [NURSE], '"former"'],
    ['Python or Java', [of('skill', ['Python']), of('skill', ['Java'])], '"Python or Java"'],
    ['who are at Roche', [of('employer', ['Roche'], { when: 'past' })], '"who are"'],
    [
      'nurses in Qld or Perth',
      [NURSE, of('location', ['Queensland, AU']), of('location', ['Perth, AU'])],
      '"Qld or Perth"',
    ],
    [
      'Leeds, York or Hull',
      ['Leeds, GB', 'York, GB', 'Hull, GB'].map((town) => of('location', [town])),
      '"York or Hull"',
    ],
    [
      'nurses except in Leeds or York',
      [NURSE, of('location', ['Leeds, GB'], { strength: 'exclude' }), of('location', ['York, GB'])],
      'Leeds or York',
    ],
    ['nurses, 90k max', [NURSE, of('salary', [], { min: 90_000 })], '"90k max"'],
    ['nurses with 5 years or more', [NURSE, of('years_experience', [], { max: 5 })], '"5 years or more"'],
    ['nurses who can start immediately', [NURSE], '"start immediately"'],
    ['nurses, no contractors', [NURSE, of('skill', ['Epic'], { strength: 'exclude' })], '"contractors"'],
    ['nurses who need no sponsorship', [NURSE], '"sponsorship"'],
    ['PMs on 500k projects', [of('salary', [], { min: 500_000 })], '"500k projects"'],
    [
      'nurses, 2 years ICU, 5 overall',
      [2, 5].map((min) => of('years_experience', [], { min, label: `${min}+ years` })),
      '"2+ years" and "5+ years"',
    ],
    [
      'project managers, IT, construction',
      [of('role', ['IT Project Manager']), of('industry', ['Construction'])],
      '"construction" was read as a field',
    ],
    [
      'project managers - IT, construction',
      [of('role', ['IT Project Manager', 'Construction Professional'])],
      '"Construction" was read as anybody',
    ],
    [
      'nurses neither in Leeds nor in York',
      [NURSE, of('location', ['Leeds, GB'], { strength: 'exclude' }), of('location', ['York, GB'])],
      '"nor',
    ],
    [
      'primary or maths teachers',
      [of('role', ['Primary Teacher']), of('role', ['Maths Teacher'])],
      '"primary or maths teachers"',
    ],
    [
      'PMs with 3 jobs, none shorter than 2 years',
      [of('stability', [], { min: 3 }), of('years_experience', [], { min: 2 })],
      '"none shorter than 2 years"',
    ],
    ['buyers who worked for Aldi and Lidl', [of('employer', ['Aldi', 'Lidl'])], '"Aldi and Lidl"'],
    ['both Python and Java', [of('skill', ['Python', 'Java'])], '"Python and Java"'],
  ])('is told: %s', (query, facets, quoted) => {
    expect(told(query, ...facets).join('\n')).toContain(quoted);
  });

  it.each<[string, Facet[]]>([
    ['Roche in their history', [of('employer', ['Roche'])]],
    ['now at Roche, formerly at Bayer', [AT_ROCHE, of('employer', ['Bayer'], { when: 'past' })]],
    [
      'formerly at Roche, now in Perth',
      [of('employer', ['Roche'], { when: 'past' }), of('location', ['Perth, AU'])],
    ],
    ['been at Roche for over 4 years', [AT_ROCHE, of('tenure', [], { min: 4 })]],
    ['nurses with 7 years behind them', [NURSE, of('years_experience', [], { min: 7 })]],
    ['nurses on three weeks', [NURSE, of('availability', [], { max: 21 })]],
    ['nurses at Roche since 2021', [NURSE, of('tenure', [], { min: 5 })]],
    ['I need 2 nurses', [NURSE]],
    ['nurses on 90 to 120, make that 90 to 130k', [NURSE, of('salary', [], { min: 90_000, max: 130_000 })]],
    ['Perth, 3 senior nurses', [NURSE, of('location', ['Perth, AU'])]],
    ['nurses within 10 miles of Perth', [NURSE, of('location', ['Perth, AU'], { within_km: 16 })]],
    ['nurses not in Perth', [NURSE, of('location', ['Perth, AU'], { strength: 'exclude' })]],
    ['nurses not only in Perth', [NURSE, of('location', ['Perth, AU'])]],
    ['nurses in Perth, no rush', [NURSE, of('location', ['Perth, AU'])]],
    ['nobody with less than 4 years', [of('years_experience', [], { min: 4 })]],
    ['Python or Java', [of('skill', ['Python', 'Java'])]],
    ['nurses formerly at CPB Contractors', [NURSE, of('employer', ['CPB'], { when: 'past' })]],
    ['project managers, IT, Perth', [of('role', ['IT Project Manager']), of('location', ['Perth, AU'])]],
    [
      'project managers in IT or construction',
      [of('role', ['IT Project Manager', 'Construction Project Manager'])],
    ],
    ['PMs on 120k, projects in Perth', [of('salary', [], { max: 120_000 }), of('location', ['Perth, AU'])]],
    ['nobody without Epic', [of('skill', ['Epic'])]],
    ["Leeds, if they aren't in York", [of('location', ['Leeds, GB']), of('location', ['York, GB'])]],
    ['Perth, nothing under 3 yrs', [of('location', ['Perth, AU']), of('years_experience', [], { min: 3 })]],
    ['buyers from Aldi and Lidl', [of('employer', ['Aldi', 'Lidl'])]],
    ['one of Python and Java', [of('skill', ['Python', 'Java'])]],
    ['nurses, Leeds or York', [NURSE, of('location', ['Leeds, GB', 'York, GB'])]],
    [
      'left Roche, who are now in Perth',
      [of('employer', ['Roche'], { when: 'past' }), of('location', ['Perth, AU'])],
    ],
    [
      'nurses with 5+ years, free within 4 weeks',
      [NURSE, of('years_experience', [], { min: 5 }), of('availability', [], { max: 28 })],
    ],
    ['Python and Java', [of('skill', ['Python']), of('skill', ['Java'])]],
  ])('is told only where none carries it: %s', (query, facets) => {
    expect(told(query, ...facets)).toEqual([]);
  });
});

describe('an employer of any time', () => {
  it.each([
    'Roche or Novartis in their history or today',
    'chefs, Hilton or Accor today or in their history',
    'nurses with Bupa or Ramsay on their CV or now',
    'engineers at Arup, currently or somewhere in their career',
    'accountants at PwC now or in their background',
    'site managers who have Lendlease or Multiplex in their past, or who work there now',
    'accountants who have been at PwC at any time up to now',
  ])('is now or before: %s', (query) => {
    const { facets, notes } = compileQuery(query, HOME);
    expect(facets.find(({ kind }) => kind === 'employer')?.when).toBeNull();
    expect(notes).toEqual([]);
  });

  it('is now where only that is said', () => {
    const { facets } = compileQuery('Novartis in their history, at Roche today', HOME);
    expect(facets.map(({ label }) => label)).toEqual(['Novartis', 'now at Roche']);
  });
});
