import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };
const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);
const asked = (query: string): string[] => read(query).filter((line) => !line.includes(' unsupported '));
const codes = (query: string) => compileQuery(query, HOME).notes.map(({ code }) => code);

it.each([
  ['chefs who could travel to Shenzhen once a quarter, living in Leeds', ['Leeds, GB']],
  ['chefs in Cardiff, must be able to travel to Swansea', ['Cardiff, GB']],
  ['chefs in Leeds, happy to travel across Yorkshire and Lancashire', ['Leeds, GB']],
  ['chefs who commute into London from Essex or Kent', ['Essex or Kent']],
  ['anyone from Spain or Portugal who does housekeeping in Brighton', ['Brighton, GB']],
  ['chefs from the Philippines working in Dublin', ['Dublin, IE']],
  ['chefs who have moved from Poland to Ireland', ['Ireland']],
  ['chefs covering Scotland and living in Glasgow', ['Glasgow, GB']],
  ['physios licensed in Texas, living in Austin', ['Austin, US']],
  ['chefs who used to work in London, now in Leeds', ['Leeds, GB']],
])('looks for those of "%s" only where they live, and tells what no record does', (query, places) => {
  expect(asked(query).filter((line) => line.includes(' location '))).toEqual(
    places.map((place) => `must location ${place}`),
  );
  expect(codes(query)).toContain('not_on_record');
});

it('takes the place behind a readiness to travel for where to look, where no other is said', () => {
  expect(read('plumbers willing to travel to Leeds')).toContain('must location Leeds, GB');
});

it.each([
  ['dentists willing to work in Leeds or Bradford', 'dentists in Leeds or Bradford'],
  ['chefs in Leeds or surroundings', 'chefs near Leeds'],
  ['chefs within an hour of Belfast', 'chefs near Belfast'],
  ['chefs, they need to be half an hour or so from Belfast', 'chefs near Belfast'],
  ['chefs no more than 30 minutes drive from Leeds', 'chefs near Leeds'],
  ['chefs around Leeds, say half an hour or so', 'chefs near Leeds'],
  ['chefs in Leeds who want to move out to Bath', 'chefs in Leeds, would move to Bath'],
  ['chefs in Spain willing to work in Dublin', 'chefs in Spain, would move to Dublin'],
  ['chefs in Leeds or be prepared to relocate at own cost', 'chefs in Leeds or would relocate'],
  ['chefs in Leeds, no London commuters', 'chefs in Leeds, not in London'],
  ['chefs, British or settled status', 'chefs, citizen or permanent resident'],
  ['chefs, B or C permit', 'chefs with a work permit'],
  ['chefs with an EU Blue Card', 'chefs with a work permit'],
  ['chefs, critical skills permit', 'chefs with a work permit'],
  ['chefs near the M62 corridor, e.g. Leeds, Wakefield', 'chefs in Leeds, Wakefield'],
  ['chefs in Canada who want to come home to Ireland', 'chefs in Canada, would move to Ireland'],
  ['chefs who used to work in London at a Big 4 firm', 'chefs, formerly at a Big 4 firm'],
  [
    'chefs in Leeds or York, must speak Polish if in York',
    'chefs in Leeds or York, if in York then must speak Polish',
  ],
  ['chefs, not self-employed', 'chefs, no contractors'],
])('reads "%s" as "%s"', (said, plain) => {
  expect(asked(said)).toEqual(asked(plain));
});

it.each(['chefs, English level B1 min', 'chefs, English B1 or better', 'chefs with very good English (B1)'])(
  'asks for the language of "%s" and ranks by its level',
  (query) => {
    expect(read(query)).toEqual(['must role Chef', 'must language English', 'nice keyword B1']);
  },
);

it('looks for towns next to one another in one country', () => {
  expect(read('welders in Waterford or Wexford')).toEqual([
    'must role Welder',
    'must location Waterford, IE or Wexford, IE',
  ]);
});

it('joins no condition behind "if willing to relocate" to it', () => {
  const { facets } = compileQuery('chefs in Pretoria or Durban if willing to relocate, PMP', HOME);
  expect(facets.find(({ label }) => label === 'PMP')).toMatchObject({ strength: 'must', either: null });
  expect(facets.find(({ label }) => label.startsWith('Durban'))?.either).not.toBeNull();
});

it('asks of the last of a list of places alone who would move', () => {
  const { facets } = compileQuery('chefs in Pretoria or Joburg, or Durban if willing to relocate', HOME);
  const places = facets.filter(({ kind }) => kind === 'location');
  expect(places.map(({ label }) => label)).toEqual([
    'Pretoria, ZA or Johannesburg, ZA',
    'Durban, ZA',
    'open to relocation',
  ]);
  expect(new Set(places.map(({ either }) => either)).size).toBe(1);
  expect(places.map(({ together }) => together)).toEqual([null, 1, 1]);
});

it('chooses nobody by those who depend on them', () => {
  expect(codes('teachers in Leeds, no dependants')).toContain('protected_attribute');
  for (const query of ['nurses who are single mothers', 'nurses who are single', 'widowed teachers'])
    expect(codes(query)).toContain('protected_attribute');
  expect(codes('nurses for single-sex wards')).not.toContain('protected_attribute');
});
