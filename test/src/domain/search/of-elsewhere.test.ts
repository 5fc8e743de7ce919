import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };
const places = (query: string) =>
  compileQuery(query, HOME).facets.flatMap(({ kind, label }) => (kind === 'location' ? [label] : []));
const codes = (query: string) => compileQuery(query, HOME).notes.map(({ code }) => code);

it.each([
  ['chefs who trained in Japan', []],
  ['nurses trained in the UK, now in Perth', ['Perth, AU']],
  ['UK-qualified accountants in Sydney', ['Sydney, AU']],
  ['lawyers who studied in Germany', []],
  ['account managers with clients in Asia', []],
  ['engineers with experience in Dubai, Melbourne based', ['Melbourne, AU']],
  ['people who relocated from Ireland', []],
])(
  'says of "%s" that where something was is on no record, and looks for nobody who lives there',
  (query, expected) => {
    expect(places(query)).toEqual(expected);
    expect(codes(query)).toContain('not_on_record');
  },
);

it.each([
  ['nurses, 5 years experience in Sydney', ['Sydney, AU']],
  ['developers from India', ['India']],
  ['US-based engineers', ['United States of America']],
])('takes the place of "%s" for where they live', (query, expected) => {
  expect(places(query)).toEqual(expected);
  expect(codes(query)).not.toContain('not_on_record');
});

it.each([
  ['someone who went from nursing into medical device sales', 'employer'],
  ['accountants CA ANZ or CPA, Perth', 'employer'],
])('reads no company into "%s"', (query, kind) => {
  expect(compileQuery(query, HOME).facets.map((facet) => facet.kind)).not.toContain(kind);
});

it('leaves out who changed jobs too often, however the edge is put', () => {
  expect(compileQuery('must not have changed jobs more than twice in five years', HOME).facets).toMatchObject(
    [{ kind: 'stability', strength: 'exclude', label: 'changes employers often' }],
  );
});

const facets = (query: string) =>
  compileQuery(query, HOME).facets.map(({ kind, strength, label }) => `${strength} ${kind}: ${label}`);

it.each(['people who understand both German tax law and US GAAP', 'accountants with French clients'])(
  'asks for no language where "%s" names what is of a country',
  (query) => {
    expect(facets(query).join()).not.toContain('language');
  },
);

it('asks for a language where nothing of a country is behind it', () => {
  expect(facets('lawyers with German')).toEqual(['must role: Lawyer', 'must language: German']);
});

it('looks for somebody by the name that they are called', () => {
  expect(facets("anyone called Sarah who's a midwife")).toEqual(['must name: Sarah', 'must role: Midwife']);
});

it('takes those who do not work on Sundays for nobody between jobs', () => {
  expect(facets('chefs not working sundays').join()).not.toContain('between');
  expect(facets('chefs not working at the moment')).toContain('must availability: between jobs');
});
