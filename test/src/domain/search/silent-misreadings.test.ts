import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-26' });
const read = (query: string) =>
  compiled(query).facets.map(({ strength, kind, label }) => `${strength} ${kind}: ${label}`);
const codes = (query: string) => compiled(query).notes.map(({ code }) => code);

it.each([
  ['designers at Figma, Dublin', 'must employer: now at Figma'],
  ['pilots at BA', 'must employer: now at British Airways'],
  ['BA at BA, Heathrow', 'must employer: now at British Airways'],
])('takes a skill or a trade behind "at" for the company of that name: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['analysts good at Excel', 'must skill: Excel'],
  ['clerks at Payroll', 'must skill: Payroll'],
  ['nurses at ICU', 'must skill: ICU'],
])('leaves what people are good at, and where they work, as it is: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['devs London up to $150k', 'pay up to USD 150,000 a year'],
  ['nurses in Leeds $40/hr', 'pay up to USD 83,200 a year'],
  ['accountants Sydney $90k', 'pay up to AUD 90,000 a year'],
  ['accountants Leeds 90k', 'pay up to GBP 90,000 a year'],
])('keeps a sum in dollars one where the place has none: %s', (query, expected) => {
  expect(compiled(query).facets.map(({ label }) => label)).toContain(expected);
});

it('looks abroad for a town with a namesake there where pay is in dollars', () => {
  expect(read('VP sales Boston $200k base')).toContain('must location: Boston, US');
});

it.each([
  ['receptionists in Nice', 'must location: Nice, FR'],
  ['chefs in Cannes or Nice', 'must location: Cannes, FR or Nice, FR'],
  ['chefs in Leeds, German would be nice', 'nice language: German'],
])('takes Nice for a town where one is named, and for a wish elsewhere: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each(['kitchen fitters, Howdens', 'principal engineers Thames'])(
  'reads no town into the plural of its name: %s',
  (query) => {
    expect(read(query).filter((each) => each.includes('location'))).toEqual([]);
  },
);

it('asks for the trade of both levels where one of them is refused before it', () => {
  expect(read('senior not lead devs')).toEqual([
    'must seniority: senior',
    'must role: Software Engineer',
    'exclude seniority: lead',
  ]);
});

it.each([
  ['available mid Dec welders', 'available by 2026-12-15'],
  ['free end of January', 'available by 2027-01-28'],
  ['available early March', 'available by 2027-03-01'],
])('keeps which part of a month is meant: %s', (query, expected) => {
  expect(compiled(query).facets.map(({ label }) => label)).toContain(expected);
});

it.each([
  ['Band 5 or 6 nurses', 'nice keyword: Band 5 or Band 6'],
  ['level 2 or 3 electricians', 'nice keyword: level 2 or level 3'],
])('keeps each of the grades that are told with one word: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each(['bankers at Coutts', 'ex John Lewis buyers', 'no more than 2 jobs in 5 years, accountants'])(
  'says what was looked for in place of what "%s" says',
  (query) => {
    expect(codes(query)).toContain('read_as');
  },
);

it.each(['DHL drivers not DHL Express', 'welders in Leeds but not Leeds'])(
  'leaves nobody out by what is asked for as well, and says so: %s',
  (query) => {
    expect(read(query).filter((each) => each.startsWith('exclude'))).toEqual([]);
    expect(codes(query)).toContain('not_applied');
  },
);

it('takes bank staff of a ward for temps, and no bankers', () => {
  expect(read('bank staff nurses Leeds')).toContain('must work_type: temp');
  expect(read('bank tellers')).toEqual(['must role: Bank Teller']);
});

it('says nothing of other ways of writing a company', () => {
  expect(codes('auditors at Ernst & Young or PricewaterhouseCoopers')).toEqual([]);
});

it.each([
  ['chefs in Leeds or Nottingham on two weeks notice', 'must location: Leeds, GB or Nottingham, GB'],
  ['electricians anywhere in australia citizens only', 'must location: Australia'],
  ['welders in Victoria citizens only', 'must location: Victoria'],
])('begins no condition inside of a word: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  'Quality managers in Munich who have either the Six Sigma Black Belt or knowledge of FMEA',
  'mechanical engineers which live in Germany, or otherwise speak German',
])('tells of an "or" whose two sides are both asked for: %s', (query) => {
  const { facets } = compiled(query);
  const areEither = facets.some(({ either }) => either !== null);
  expect(areEither || codes(query).includes('or_not_used')).toBe(true);
});

it.each([
  'nurses or midwives in London or Leeds, senior or above',
  'Germany- or Switzerland-based journalists',
  'sommeliers of Paris, of London or of Dubai',
  'teachers, no juniors or contractors please',
  'data engineer in London got or not',
])('says nothing of an "or" that was used or joins nothing: %s', (query) => {
  expect(codes(query)).not.toContain('or_not_used');
});

it.each([
  [
    'engineers in Aberdeen or in Perth, that is Perth in Australia',
    'must location: Aberdeen, GB or Perth, AU',
  ],
  [
    'nurses in Cork or Newcastle, Newcastle being the Australian one',
    'must location: Cork, IE or Newcastle, AU',
  ],
  ['nurses in Perth in Scotland or Dundee', 'must location: Perth, GB or Dundee, GB'],
  ['welders in Hamilton - the New Zealand one', 'must location: Hamilton, NZ'],
  ['drivers in Hamilton, the one in Ontario', 'must location: Hamilton, CA'],
])('takes the town of the land that is told: %s', (query, expected) => {
  const { facets } = compiled(query);
  expect(read(query)).toContain(expected);
  expect(facets.filter(({ kind }) => kind === 'location')).toHaveLength(1);
});

it.each([
  [
    'buyers who have worked for BHP or Rio Tinto, including those who are there today',
    'must employer: BHP or Rio Tinto',
  ],
  ['chemists who worked earlier at GSK or AstraZeneca, or still do', 'must employer: GSK or AstraZeneca'],
])('asks for those who were there and those who still are: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['marketers that know HubSpot and Canva', ['must skill: HubSpot', 'must skill: Canva']],
  ['grads in finance from LSE or Warwick', ['must school: LSE or Warwick']],
  [
    'graduates in law from Oxford or Durham, London based',
    ['must school: Oxford or Durham', 'must location: London, GB'],
  ],
  ['drivers with MC not HC', ['must certification: MC Licence', 'exclude certification: HC Licence']],
  [
    "solicitors who'd move from London to Bristol",
    ['must location: London, GB', 'must location: open to relocation to Bristol, GB'],
  ],
  ['CTOs, ex-founder, fintech', ['must role: formerly Founder']],
  ['need a sous in Hackney', ['must role: Sous Chef']],
  ['GMs in FMCG', ['must role: General Manager']],
])('reads tools, schools, licences and moves as what they are: %s', (query, expected) => {
  expect(read(query)).toEqual(expect.arrayContaining(expected));
});

it('takes either of two skills of which one is preferred and the other fine', () => {
  const skills = compiled('backend devs - Go preferred, Java fine - in Porto').facets.filter(
    ({ kind }) => kind === 'skill',
  );
  expect(skills.map(({ strength, label }) => [strength, label])).toEqual([
    ['must', 'Go or Java'],
    ['nice', 'Go'],
  ]);
});

it('leaves out whoever is of a company with a town behind it, and looks for nobody in that town', () => {
  const query = 'ops managers, not from Linfox Melbourne';
  expect(read(query).filter((one) => /location|Linfox/.test(one))).toEqual(['exclude employer: at Linfox']);
  expect(codes(query)).toContain('read_as');
});

it.each([
  "who's good for the Google job: SREs, Sydney",
  'Google job - SREs, Sydney',
  'for the Canva job: designers',
])('asks for nobody of the company whose job it is: %s', (query) => {
  expect(read(query).join()).not.toMatch(/Google|Canva/);
  expect(codes(query)).toContain('set_aside');
});

it('takes no small town for a word in small letters where places have capitals', () => {
  expect(read('can you dig out conveyancers in Leeds by spring').join()).not.toMatch(/D[iī]g|Spring/);
});
