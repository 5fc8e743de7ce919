import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-21' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);

it.each([
  [
    '"truck driver" OR electrician, UK',
    ['must role Truck Driver or Electrician', 'must location United Kingdom'],
  ],
  ['nurses Vienna|Graz', ['must role Nurse', 'must location Vienna, AT or Graz, AT']],
  ['chefs -contract', ['must role Chef', 'exclude work_type contract']],
  ['actuaries, -QBE -Suncorp', ['must role Actuary', 'exclude employer QBE', 'exclude employer Suncorp']],
  ['auditors -head', ['must role Auditor', 'exclude seniority head']],
  [
    'auditors NOT (EY OR KPMG) London',
    ['must role Auditor', 'exclude employer EY', 'exclude employer KPMG', 'must location London, GB'],
  ],
  ['intitle:accountant AND Xero', ['must role Accountant', 'must skill Xero']],
])('reads the search string %j as its operators mean', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

it.each([
  ['nurses not available within 2 weeks', 'must availability not free within 14 days'],
  ['nurses not immediately available', 'must availability not available immediately'],
  ['nurses with not more than 2 weeks notice', 'must availability available within 14 days'],
])('reads %j the way round it is said', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it('tells that it does not know what somebody who is not on a notice is on', () => {
  const { facets, notes } = compileQuery('accountants not on 4 weeks notice', HOME);
  expect(facets.map(({ kind }) => kind)).not.toContain('availability');
  expect(notes.map(({ code }) => code)).toContain('not_understood');
});

it('keeps what stands in quotes without operators a phrase', () => {
  expect(read('"truck driver"')).toEqual(['must keyword "truck driver"']);
});

it.each([
  ['chefs, notice <= 2w', 'available within 14 days'],
  ['chefs, notice max 6m', 'available within 180 days'],
  ['chefs, 10y+', '10+ years of experience'],
  ['chefs, no contact 6m', 'not contacted for 183 days'],
  ['chefs able to start at once', 'available immediately'],
  ['chefs with the same employer for over 3 years', 'at least 3 years in the present job'],
  ['chefs who have been with their company more than 4 years', 'at least 4 years in the present job'],
  ['chefs, tenure>3y', 'at least 3 years in the present job'],
  ['chefs, last spoke <= 30d', 'contacted in the last 30 days'],
  ['chefs who job hop', 'changes employers often'],
])('reads the time in %j', (query, label) => {
  expect(read(query)).toEqual(['must role Chef', expect.stringContaining(label)]);
});

it.each([
  ['curr KPMG auditors', 'must employer now at KPMG'],
  ['prev KPMG auditors', 'must employer formerly at KPMG'],
  ["auditors, don't send me anyone who's at KPMG now", 'exclude employer now at KPMG'],
  ['auditors who are neither contractors nor in Perth', 'exclude work_type contract'],
  ['auditors who are neither contractors nor in Perth', 'exclude location Perth, AU'],
  ['auditors at head level', 'must seniority head'],
  ['auditors, no head-level people', 'exclude seniority head'],
  [
    'auditors in Austria, or anywhere else if they would relocate',
    'must location Austria or open to relocation',
  ],
  ['auditors in Brisbane or relocating there with Xero', 'must location Brisbane, AU or open to relocation'],
  ['auditors in Brisbane or who are moving there', 'must location Brisbane, AU or open to relocation'],
  ['auditors, ideally from the Big 4, Auckland', 'must location Auckland, NZ'],
  ['auditors, mandarin', 'must language Mandarin'],
  ['a bilingual (French or Spanish) auditor', 'must language French or Spanish'],
  ['auditors in Germany or Austria, also the UK', 'must location Germany or Austria or United Kingdom'],
  ['auditors AU NZ', 'must location Australia or New Zealand'],
  ['auditors, Sydney CBD', 'must location within 5 km of Sydney, AU'],
  ['struct eng in Leeds', 'must role Structural Engineer'],
])('reads in %j what its writer meant: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it('takes no dash at the beginning of a line for a not', () => {
  expect(read('accountants\n-Xero\n-SAP')).toEqual([
    'must role Accountant',
    'must skill Xero',
    'must skill SAP',
  ]);
});

it('leaves addresses as they are, whatever they look like', () => {
  expect(read('a-12d-3w@list.example; 4y.5d@list.example')).toEqual([
    'must email a-12d-3w@list.example or 4y.5d@list.example',
  ]);
});

it('takes a word that is a skill and a field of work for either', () => {
  const { facets } = compileQuery('data analysts, SQL, retail', HOME);
  const among = facets.filter(({ either }) => either !== null);
  expect(among.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    'skill Retail Sales',
    'industry Retail Industry',
  ]);
});

it.each([
  ['auditors at EY or KPMG who have since left', ['formerly at EY or KPMG', 'now at EY or KPMG']],
  ['lawyers from Linklaters, M&A, not currently there', ['formerly at Linklaters', 'now at Linklaters']],
  ['auditors, Big 4 trained, now outside the Big 4', ['formerly at big 4', 'now at big 4']],
  ['auditors at EY, or who used to be', ['EY']],
])('reads in %j who has left', (query, labels) => {
  const employers = compileQuery(query, HOME).facets.filter(({ kind }) => kind === 'employer');
  expect(employers.map(({ label }) => label)).toEqual(labels);
  expect(employers.map(({ strength }) => strength)).toEqual(['must', 'exclude'].slice(0, labels.length));
});

it.each([
  ['chefs, no more than 4 weeks notice', 'must availability available within 28 days'],
  ['recruiters last called over six months ago or never', 'must last_contact not contacted for'],
  ['who did we speak to this month among the recruiters?', 'must last_contact contacted in the last 20 days'],
  ['recruiters, contact in last 6 months', 'must last_contact contacted in the last 183 days'],
  ['lawyers, not contractors, Oakland or San Francisco', 'must location Oakland, US or San Francisco, US'],
  ['chefs, not London, contract or permanent', 'must work_type contract or permanent'],
  ['Salesforce developers/admins', 'must role Software Engineer or Salesforce Administrator'],
  ['product people: product managers and UX designers', 'must role Product Manager or UX Designer'],
  ['our most senior auditor', 'must unsupported our most senior'],
  ['a shortlist of chefs in Leeds', 'must role Chef'],
])('reads %j as it is meant: %s', (query, expected) => {
  expect(
    read(query).some((facet) => facet.startsWith(expected)),
    String(read(query)),
  ).toBe(true);
});

it('reads no word of a list as what is left out before it', () => {
  expect(
    read('chefs, no agency, contract or junior people').filter((facet) => facet.startsWith('must')),
  ).toEqual(['must role Chef']);
});
