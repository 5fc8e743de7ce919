import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-24' };
const facets = (query: string) =>
  compileQuery(query, HOME).facets.map(({ kind, strength, label }) => `${strength} ${kind}: ${label}`);
const notes = (query: string) => compileQuery(query, HOME).notes.map(({ code }) => code);

it.each(['John Smith', 'Mary Baker', 'find Priya Nair'])(
  'takes "%s" for somebody’s name and no trade',
  (query) => {
    expect(facets(query)).toEqual([`must keyword: ${query.replace('find ', '')}`]);
  },
);

it.each([
  ['Art Director', 'must role: Art Director'],
  ['Head Chef', 'must role: Head Chef'],
  ['Java Developer', 'must role: Software Engineer'],
])('takes "%s" for a trade', (query, role) => {
  expect(facets(query)).toContain(role);
});

it.each([
  ['carers on the Isle of Wight', 'Isle of Wight'],
  ['plumbers, Fife', 'Fife'],
  ['teachers in North Yorkshire', 'North Yorkshire'],
  ['nurses in Enfield', 'Enfield, GB'],
  ['engineers in County Down', 'County Down'],
  ['a social worker in Gwynedd', 'Gwynedd'],
  ['chefs in the Cotswolds', 'Cotswolds'],
])('knows the region of "%s"', (query, place) => {
  expect(facets(query)).toContain(`must location: ${place}`);
  expect(notes(query)).toEqual([]);
});

it('leaves nobody out by a trade of which the one that is asked for is a kind, and says so', () => {
  expect(facets('science teachers, not supply')).toEqual([
    'must role: Science Teacher',
    'must unsupported: supply',
  ]);
  expect(notes('science teachers, not supply')).toContain('not_applied');
  expect(facets('developers, not frontend')).toContain('exclude role: Frontend Engineer');
});

it('reads whom we shortlisted for a client as what the desk knows, and not as an employer', () => {
  expect(facets('product owners we shortlisted for Monzo')).toEqual([
    'must role: Product Owner',
    'must desk: live on Monzo',
  ]);
});
