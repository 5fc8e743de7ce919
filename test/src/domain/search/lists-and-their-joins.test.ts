import { expect, it } from 'vitest';
import { placeNamed } from '#src/domain/lexicon/places.ts';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };
const MARK = { must: '+', nice: '~', exclude: '-' } as const;
const read = (query: string) => {
  const { facets, notes } = compileQuery(query, HOME);
  const said = facets.map(
    ({ kind, strength, label, together }) =>
      `${MARK[strength]}${kind === 'unsupported' ? 'told ' : ''}${label}${together === null ? '' : ` (${together})`}`,
  );
  return { said, codes: notes.map(({ code }) => code) };
};

it.each([
  ['registered nurses not from hospitals, agencies', ['+Registered Nurse', '-Hospitals', '-Agency']],
  ['accountants not from the Big Four, banks', ['+Accountant', '-Big Four', '-Banking']],
  ['developers not from banks, React and Node', ['+Software Engineer', '-Banking', '+React', '+Node.js']],
  ['no juniors, graduates, accountants', ['-junior', '+Accountant']],
  ['marketing managers, startups, no agencies', ['+Marketing Manager', '+Startups', '-Agency']],
])('houses in the plural behind a comma go on with those that are left out: %s', (query, said) => {
  expect(read(query)).toEqual({ said, codes: [] });
});

it('a word that nothing knows among those that are left out asks for nobody, and is told', () => {
  expect(read('chefs not from hotels, pubs')).toEqual({
    said: ['+Chef', '-Hotels', '+told pubs'],
    codes: ['not_applied'],
  });
});

it.each([
  'analysts not in banking, healthcare',
  'developers not in London, Bristol',
  'designers without Figma, Sketch',
])('what else of one kind stands behind one that is left out is told to be asked for: %s', (query) => {
  expect(read(query).codes).toEqual(['read_as']);
});

it('a town and its country behind it are one place that is left out', () => {
  expect(read('nurses not in Perth, Australia')).toEqual({ said: ['+Nurse', '-Perth, AU'], codes: [] });
});

it.each([
  ['developers with two of React, Node and AWS', ['React + Node.js', 'React + AWS', 'Node.js + AWS']],
  [
    'any two of German, French or Dutch, account managers',
    ['German + French', 'German + Dutch', 'French + Dutch'],
  ],
  [
    'electricians, 2 of 3 (Revit, AutoCAD, SketchUp)',
    ['Revit + AutoCAD', 'Revit + SketchUp', 'AutoCAD + SketchUp'],
  ],
  [
    'data engineers, at least 3 of these: Spark, Kafka, Airflow, dbt',
    ['Spark + Kafka + Airflow', 'Spark + Kafka + dbt', 'Spark + Airflow + dbt', 'Kafka + Airflow + dbt'],
  ],
])('of a list of which some are enough each choice of so many will do: %s', (query, choices) => {
  const { facets } = compileQuery(query, HOME);
  const byNumber = new Map<number, string[]>();
  for (const { together, label, either } of facets)
    if (together !== null) {
      expect(either).toBe(1);
      byNumber.set(together, [...(byNumber.get(together) ?? []), label]);
    }
  expect([...byNumber.values()].map((labels) => labels.join(' + '))).toEqual(choices);
});

it.each([
  ['accountants with two of ACA and ACCA', ['+Accountant', '+CA', '+ACCA']],
  ['welders with 2 years of TIG', ['+Welder', '+2+ years of experience', '+TIG Welding']],
])('as many as are listed are all asked for, and years are no list: %s', (query, said) => {
  expect(read(query).said).toEqual(said);
});

it('how many of a list are enough is told where the list was not read', () => {
  expect(read('nurses with two or more of ICU, ED and theatre').codes).toContain('not_used');
});

it.each([
  ['SAP S/4HANA consultants in Leeds', ['+SAP Consultant', '+SAP S/4HANA', '+Leeds, GB']],
  ['sap ewm specialist london', ['+SAP Consultant', '+SAP EWM', '+London, GB']],
  ['SAP functional consultant', ['+SAP Consultant']],
  ['Oracle ERP consultants', ['+Oracle ERP Consultant']],
])('the part of a tool that a title says is asked for besides: %s', (query, said) => {
  expect(read(query)).toEqual({ said, codes: [] });
});

it('the part of a tool in one of two titles is told and asked of nobody', () => {
  expect(read('SAP FICO consultants or business analysts')).toEqual({
    said: ['+SAP Consultant or Business Analyst'],
    codes: ['read_as'],
  });
});

it.each([
  ['bookkeepers who do payroll in Sage', ['+Bookkeeper', '+Payroll', '+Sage']],
  ['accountants with payroll in Sage and VAT', ['+Accountant', '+Payroll', '+Sage', '+VAT']],
  ['accountants working in Sage', ['+Accountant', '+now at Sage']],
])('what is done in a tool is no job there: %s', (query, said) => {
  expect(read(query).said).toEqual(said);
});

it.each([
  ['product managers at canva', ['+Product Manager', '+now at Canva']],
  ['consultants at oracle', ['+consultants', '+now at Oracle']],
  ['bookkeepers who know xero', ['+Bookkeeper', '+Xero']],
])('in small letters too a company is where people are: %s', (query, said) => {
  expect(read(query).said).toEqual(said);
});

it.each([
  ['GPs and mental health nurses', ['+General Practitioner or Mental Health Nurse']],
  ['sales and marketing managers', ['+Sales Manager or Marketing Manager']],
])('letters in the plural are people, and no beginning of the title behind them: %s', (query, said) => {
  expect(read(query).said).toEqual(said);
});

it.each([
  ['warehouse operatives with forklift or without, in Derby', '+told forklift not required'],
  ['drivers whether or not they have ADR, in Leeds', '+told ADR not required'],
])('what somebody may be with or without is asked of nobody: %s', (query, said) => {
  expect(read(query).said).toContain(said);
  expect(read(query).codes).toEqual(['not_required']);
});

it.each([
  ['forklift drivers at DHL or Kuehne+Nagel, or ex of either', '+DHL or Kuehne + Nagel'],
  ['plumbers, off Hochtief or CPB or there still', '+Hochtief or CPB'],
  ['nurses who worked at Bupa before or are there now', '+Bupa'],
])('who is or was at a company may be told of both at once: %s', (query, said) => {
  expect(read(query).said).toContain(said);
});

it.each([
  ['account managers with PR, social and events', '~PR'],
  ['nurses, PR, citizen', '+permanent resident or citizen'],
])('beside what is done with the press PR is no right to stay: %s', (query, said) => {
  expect(read(query).said).toContain(said);
});

it('a length alone between commas is how long is waited at most', () => {
  expect(read('PAs in London, a fortnight or less').said).toContain('+available within 14 days');
});

it('the Midlands are no town of another country that is called Midland', () => {
  const { facets } = compileQuery('nurses in the midlands', { ...HOME, country: 'AU' });
  expect(facets.map(({ label }) => label)).toEqual(['Nurse', 'Midlands']);
  expect(placeNamed('Midlands', 'AU')?.kind).toBe('area');
});

it.each([
  "chefs, anything over a month's notice is a no",
  'chefs in Leeds, more than one month notice is too long',
])('a longer notice that is refused is none that is asked for: %s', (query) => {
  expect(read(query).said).toContain('+available within 30 days');
});
