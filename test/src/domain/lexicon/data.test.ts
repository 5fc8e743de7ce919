import { expect, it } from 'vitest';
import { linesOf, termLine } from '#src/domain/lexicon/data-file.ts';
import { employerGroup, employerNamed, industriesOf } from '#src/domain/lexicon/employers.ts';
import { areasOf, cityOf, placeNamed } from '#src/domain/lexicon/places.ts';
import {
  certifications,
  industries,
  languages,
  roles,
  rolesOfTitle,
  skills,
  type Vocabulary,
} from '#src/domain/lexicon/terms.ts';
import { plainWords, slug } from '#src/domain/lexicon/text.ts';

const namesIn = (file: string): string[] => linesOf(file).map((line) => termLine(line).name);

it.each([
  ['roles.txt', roles],
  ['skills.txt', skills],
  ['industries.txt', industries],
  ['certifications.txt', certifications],
  ['languages.txt', languages],
])('names each term of %s once, and wider ones that are there', (file, vocabulary) => {
  const names = namesIn(file);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const wider = linesOf(file).flatMap((line) => termLine(line).related);
  expect(wider.filter((name) => !vocabulary().byId.has(slug(name)))).toEqual([]);
});

/** The terms that a text names, and what they take for granted. */
const takenFrom = ({ book }: Vocabulary, text: string): Set<string> =>
  new Set([...book.all(plainWords(text))].flatMap(({ id, implies }) => [id, ...implies]));

it.each([
  ['Bluebeam', 'CostX', skills],
  ['Cerner', 'Epic EMR', skills],
  ['SystmOne', 'EMIS', skills],
  ['ADP Payroll', 'Chris21', skills],
  ['Taleo', 'PageUp', skills],
  ['Fortinet', 'Palo Alto Networks', skills],
  ['Blue Prism', 'UiPath', skills],
  ['Duck Creek', 'Guidewire', skills],
  ['Actionstep', 'LEAP legal', skills],
  ['ArcGIS', 'QGIS', skills],
  ['GIS', 'ArcGIS', skills],
  ['infrastructure as code', 'Terraform', skills],
  ['baseline clearance', 'NV2', certifications],
  ['NV1', 'NV2', certifications],
  ['OSHA 10', 'OSHA 30', certifications],
  ['HR licence', 'MC licence', certifications],
  ['HGV class 2', 'HGV class 1', certifications],
  ['PASMA', 'IPAF', certifications],
  ['EASA licence', 'FAA licence', certifications],
  ['DBS', 'enhanced DBS', certifications],
  ['corporate turnaround', 'plant turnaround', skills],
  ['turnaround management', 'shutdown maintenance', skills],
  ['turnaround manager', 'turnaround planner', roles],
  ['Series 63', 'Series 7', certifications],
  ['scaffolder', 'crane operator', roles],
  ['rigger', 'crane operator', roles],
  ['prison officer', 'police officer', roles],
  ['massage therapist', 'chiropractor', roles],
  ['stonemason', 'bricklayer', roles],
  ['lab technician', 'medical scientist', roles],
  ['general manager', 'CEO', roles],
  ['beautician', 'hairdresser', roles],
])('takes nobody with %s for somebody with %s', (held, asked, vocabulary) => {
  const wanted = vocabulary().book.whole(asked);
  expect(wanted).toBeDefined();
  expect([...takenFrom(vocabulary(), held)]).not.toContain(wanted?.id);
});

it.each([
  ['Okta', 'identity management', skills],
  ['Taleo', 'applicant tracking systems', skills],
  ['EKS', 'Kubernetes', skills],
  ['NV2', 'baseline clearance', certifications],
  ['NV2 cleared', 'security clearance', certifications],
  ['MC licence', 'HR licence', certifications],
  ['HGV class 1', 'HGV class 2', certifications],
  ['OSHA 30', 'OSHA 10', certifications],
  ['orthodontist', 'dentist', roles],
  ['microbiologist', 'scientist', roles],
  ['gas safe engineer', 'plumber', roles],
])('takes %s for %s, which it is more than', (held, asked, vocabulary) => {
  const wanted = vocabulary().book.whole(asked);
  expect([...takenFrom(vocabulary(), held)]).toContain(wanted?.id);
});

it('knows each field of business that an employer is said to be in', () => {
  const fields = linesOf('employers.txt')
    .filter((line) => line.startsWith('@ '))
    .flatMap((line) => (line.slice(2).split(' # ')[0] ?? '').split(', '));
  expect(fields.filter((name) => !industries().byId.has(slug(name)))).toEqual([]);
});

it('knows each role, field and skill that a title is read by', () => {
  const lines = linesOf('title-roles.txt').map((line) => /^@ .+ @ (skill )?(.+) = (.+)$/.exec(line) ?? line);
  const unknown = lines.flatMap((line) => {
    if (typeof line === 'string') return roles().byId.has(slug(termLine(line).name)) ? [] : [line];
    const [, isSkill, where = '', role = ''] = line;
    const known = isSkill === undefined ? industries() : skills();
    return known.byId.has(slug(where)) && roles().byId.has(slug(role)) ? [] : [line[0]];
  });
  expect(unknown).toEqual([]);
});

it('knows each role that is a sister of another', () => {
  const names = linesOf('sister-roles.txt').flatMap((line) => line.split(/, | = /));
  expect(names.filter((name) => !roles().byId.has(slug(name)))).toEqual([]);
});

it('knows the city of each other name', () => {
  const aliases = linesOf('places.txt').filter((line) => line.startsWith('alias '));
  const lost = aliases.filter((line) => {
    const [, name = ''] = /^alias (.+) = /.exec(line) ?? [];
    return placeNamed(name, 'AU')?.kind !== 'city';
  });
  expect(lost).toEqual([]);
});

it.each([
  ['Ernst & Young LLP', 'EY'],
  ['PricewaterhouseCoopers', 'PwC'],
  ['Deloitte Australia Pty Ltd', 'Deloitte'],
  ['McKinsey and Company', 'McKinsey'],
  ['Apple Pty Ltd', 'Apple'],
  ['Apple Tree Childcare', undefined],
  ['Target Recruitment Partners', undefined],
])('tells that %s is %s', (written, name) => {
  expect(employerNamed(written)?.name).toBe(name);
});

it('reads what an unknown employer does from its name', () => {
  expect([...industriesOf('Hillview Primary School')]).toContain('education_sector');
  expect([...industriesOf('Bloggs Constructions')]).toContain('construction');
  expect([...industriesOf('Kestrel')]).toEqual([]);
});

it.each(['big 4', 'Big Four', 'big4', 'magic circle', 'FAANG', 'MBB'])('knows who is meant by %s', (name) => {
  expect(employerGroup(name)?.members.length).toBeGreaterThan(2);
});

it.each([
  ['Bolton', 'GB', 'Greater Manchester'],
  ['Nottingham', 'GB', 'East Midlands'],
  ['Brighton', 'GB', 'South East England'],
  ['Cambridge', 'GB', 'East of England'],
  ['Leeds', 'GB', 'Yorkshire and the Humber'],
  ['Bristol', 'GB', 'South West England'],
  ['Coventry', 'GB', 'West Midlands'],
  ['Oakland', 'US', 'Bay Area'],
  ['Karratha', 'AU', 'Pilbara'],
  ['Christchurch', 'NZ', 'South Island'],
  ['Essen', 'DE', 'Ruhr Area'],
])('finds %s (%s) in %s', (city, country, area) => {
  const place = cityOf({ city, country, home: country });
  expect(place === null ? [] : areasOf(place).map(({ name }) => name)).toContain(area);
});

it.each([
  ['London', 'GB', 'South East England'],
  ['Warrington', 'GB', 'Greater Manchester'],
  ['Sheffield', 'GB', 'East Midlands'],
  ['Bournemouth', 'GB', 'South East England'],
  ['Sacramento', 'US', 'Bay Area'],
])('does not find %s (%s) in %s', (city, country, area) => {
  const place = cityOf({ city, country, home: country });
  expect(place === null ? [area] : areasOf(place).map(({ name }) => name)).not.toContain(area);
});

it.each([
  ['Rails Engineer', 'Backend Engineer'],
  ['Senior Golang Developer', 'Software Engineer'],
  ['Swift Engineer', 'iOS Developer'],
  ['Senior Associate, M&A', 'Lawyer'],
  ['HV Electrician', 'Electrician'],
  ['ICU RN', 'Nurse'],
])('reads %s as %s', (title, role) => {
  const found = [...rolesOfTitle(plainWords(title), { industries: [], skills: [] })];
  expect(found.flatMap(({ id, implies }) => [id, ...implies])).toContain(slug(role));
});

it('knows a title that two roles list as the one that is nearer to its words, so that either of its names finds the other', () => {
  for (const [one, other] of [
    ['family solicitor', 'family lawyer'],
    ['boiler maker', 'boilermaker'],
    ['pipefitter', 'pipe fitter'],
    ['haul truck driver', 'haul truck operator'],
    ['cdp', 'chef de partie'],
  ])
    expect(roles().book.whole(one ?? '')?.name).toBe(roles().book.whole(other ?? '')?.name);
});

it('knows a short form that ends like a plural apart from the word without its ending', () => {
  expect(placeNamed('York', 'GB')).toMatchObject({ kind: 'city', name: 'York' });
  expect(placeNamed('Yorks', 'GB')).toMatchObject({ kind: 'area' });
  expect(certifications().book.whole('CIP')).toBeUndefined();
});

it.each([
  ['led three turnarounds', []],
  ['turning companies around', ['Corporate Turnaround']],
  ['refinery turnarounds', ['Shutdowns']],
  ['shutdowns and turnarounds', ['Shutdowns']],
])('tells whoever turns companies around from whoever shuts a plant down: %s', (text, names) => {
  const taken = takenFrom(skills(), text);
  const asked = ['Corporate Turnaround', 'Shutdowns'].filter((name) => taken.has(slug(name)));
  expect(asked).toEqual(names);
});

it.each([
  [{ city: 'London', state: 'Ontario', home: 'GB' }, 'CA', 'London'],
  [{ city: 'Paris', state: 'Texas', home: 'FR' }, 'US', 'Paris'],
  [{ city: 'Perth', state: 'Western Australia', home: 'GB' }, 'AU', 'Perth'],
  [{ city: 'Newcastle', state: 'NSW', home: 'GB' }, 'AU', 'Newcastle'],
  [{ city: 'Tbilisi', state: 'Georgia', home: 'US' }, 'GE', 'Tbilisi'],
  [{ city: 'Athens', state: 'Georgia', home: 'US' }, 'US', 'Athens'],
])(
  'a town lies in the division that stands behind it, in whatever country that is: %o',
  (clues, country, name) => {
    expect(cityOf(clues)).toMatchObject({ country, name });
  },
);

it('a town that is in no list of its division is no town of that name elsewhere', () => {
  expect(cityOf({ city: 'Kettering', state: 'Saskatchewan', home: 'US' })).toBeNull();
  expect(cityOf({ city: 'Bristol', state: 'Ontario', home: 'GB' })).toBeNull();
});

it.each([
  ['San Sebastián', 'ES'],
  ['Castellón', 'ES'],
  ['Reggio Emilia', 'IT'],
  ['Louvain', 'BE'],
  ['Sion', 'CH'],
  ['Kimberley', 'ZA'],
  ['Martinborough', 'NZ'],
  ['Sudbury', 'CA'],
])('knows %s in %s by the name that people use there', (name, country) => {
  expect(placeNamed(name, country)).toMatchObject({ kind: 'city', country });
});
