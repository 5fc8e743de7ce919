import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-26' });
const read = (query: string) =>
  compiled(query).facets.map(({ strength, kind, label }) => `${strength} ${kind}: ${label}`);
const eithers = (query: string) => compiled(query).facets.map(({ either }) => either);

it.each([
  ['mining engineers who either hold a White Card or have done drill and blast'],
  ['Quality managers who have either the Six Sigma Black Belt or knowledge of FMEA'],
  ['policy advisers who either work from home the whole week or have citizenship, one or the other will do'],
  ['store managers: they speak French or they are in Geneva, either is enough'],
])('takes two conditions of different kinds as alternatives, in clauses of their own too: %s', (query) => {
  expect(eithers(query)).toEqual([null, 1, 1]);
});

it.each([
  ['executive assistants, either they work remotely or they are in Singapore', 'remote or Singapore'],
  [
    'therapists in Edinburgh or Leeds, or anyone of them elsewhere who’d relocate',
    'Edinburgh, GB or Leeds, GB or open to relocation',
  ],
  ['physios in Cardiff, or those elsewhere who are up for a move', 'Cardiff, GB or open to relocation'],
  ['welders, either living in Perth or prepared to move there', 'Perth, GB or open to relocation'],
  ['analysts who are in Zurich or would move there', 'Zürich, CH or open to relocation'],
])('takes who lives somewhere or would work from elsewhere: %s', (query, places) => {
  expect(read(query)).toContain(`must location: ${places}`);
});

it.each([
  [
    'customs brokers in sydney or auckland yeah and freight forwarders in the same two cities',
    'Customs Broker or Freight Forwarder',
  ],
  ['project managers in Oslo and architects there too', 'Project Manager or Architect'],
])('looks for a second trade in the places of the first: %s', (query, trades) => {
  expect(read(query)).toContain(`must role: ${trades}`);
  expect(read(query)).toHaveLength(2);
});

it.each([
  [
    'controllers, either in Switzerland and wanting at most CHF 140,000, or in Germany or Austria and wanting at most EUR 140,000',
  ],
  ['vets in Leeds or York on 2 weeks notice or in Dublin or Cork on 4 weeks notice'],
])('asks of each place what is said of it, and of a list of places too: %s', (query) => {
  const { facets } = compiled(query);
  expect(facets.slice(1).map(({ kind }) => kind)).toEqual([
    'location',
    facets[2]?.kind,
    'location',
    facets[2]?.kind,
  ]);
  expect(new Set(facets.slice(1).map(({ together }) => together)).size).toBe(2);
});

it.each([
  ['analysts in London, no, scrap London. Manchester or Amsterdam.', 'Manchester, GB or Amsterdam, NL'],
  ['mechanics in perth or brisbane actually no the brisbane one fell over so just perth', 'Perth, GB'],
  ['chefs in Leeds or York, drop York, they filled it', 'Leeds, GB'],
  ['plumbers in Bath or Bristol, actually just Bristol', 'Bristol, GB'],
  [
    'Paralegals in Leeds, it was, but she’s opened it up: paralegals in the UK or Australia',
    'United Kingdom or Australia',
  ],
  [
    'I had asked for chefs in Leeds. The client now tells me that Hull and York work too, so chefs in any of the three',
    'Leeds, GB or Hull, GB or York, GB',
  ],
])('leaves out the name that its writer drops, and takes in the one that is added: %s', (query, places) => {
  expect(read(query).filter((label) => label.includes('location'))).toEqual([`must location: ${places}`]);
});

it('leaves out what somebody had said and takes back in one breath, and tells it', () => {
  const { facets, notes } = compiled(
    'Wind turbine technicians. He did say offshore lads only but ignore that. I’ve the divers done already.',
  );
  expect(facets.map(({ label }) => label)).toEqual(['Wind Turbine Technician']);
  expect(notes.map(({ code }) => code)).toEqual(['set_aside', 'set_aside']);
});

it.each([
  ['lawyers in Paris. It is not necessary that they speak Dutch.'],
  ['We do not insist that they speak Dutch: lawyers in Paris'],
  ['lawyers in Paris, they need not be able to speak Dutch'],
  ["lawyers in Paris, it's not a must that they have a driving licence"],
  ['lawyers in Paris, permanent contract or not is the same for us'],
  ['lawyers in Paris. She said DHL people are fine.'],
])('asks for nothing that need not be, and tells it: %s', (query) => {
  expect(read(query).filter((label) => !label.includes('unsupported'))).toEqual(
    expect.arrayContaining(['must role: Lawyer', 'must location: Paris, FR']),
  );
  expect(read(query)).toHaveLength(3);
  expect(compiled(query).notes.map(({ code }) => code)).toContain('not_required');
});

it.each([
  ['chasing plumbers in Leeds'],
  ['Requesting plumbers in Leeds'],
  ['trying to track down plumbers in Leeds'],
  ['keen to speak to plumbers in Leeds'],
  ['ringing round for plumbers in Leeds'],
  ['plumbers in Leeds then, in Leeds, sure what would I do with another'],
])('reads the call for somebody as no condition: %s', (query) => {
  expect(read(query)).toEqual(['must role: Plumber', 'must location: Leeds, GB']);
});

it.each([
  ['know their way around Xero'],
  ['can find their way round Xero'],
  ['are at home in Xero'],
  ['live and breathe Xero'],
  ['are well up on Xero'],
  ['know Xero inside out'],
])('takes what somebody masters for a skill: %s', (mastery) => {
  expect(read(`bookkeepers who ${mastery}`)).toEqual(['must role: Bookkeeper', 'must skill: Xero']);
});

it('takes children for no employer', () => {
  expect(read("Children's social workers in Leeds").join()).not.toContain('employer');
});

it('leaves out whom somebody will not take', () => {
  expect(read('underwriters, and he’ll not take anybody from Allianz')).toEqual([
    'must role: Underwriter',
    'exclude employer: at Allianz',
  ]);
});
