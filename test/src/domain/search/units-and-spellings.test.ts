import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const read = (query: string): string[] =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-26' }).facets.map(
    ({ strength, kind, label }) => `${strength} ${kind} ${label}`,
  );

describe('two words with an "and" that are one thing', () => {
  it.each([
    ['food and drink buyers', 'industry Food Industry'],
    ['sales managers in food & drink', 'industry Food Industry'],
    ['sales managers in food and beverage', 'industry Food Industry'],
    ['travel and tourism marketers', 'industry Tourism'],
    ['project managers in travel & tourism', 'industry Tourism'],
    ['site managers with health & safety', 'skill Health and Safety'],
    ['site managers with health and safety', 'skill Health and Safety'],
    ['lawyers with mergers & acquisitions experience', 'skill M&A'],
    ['research & development engineers', 'skill Research and Development'],
    ['health & safety managers', 'role Health and Safety Manager'],
  ])('are not taken apart: %s', (query, wanted) => {
    expect(read(query)).toContain(`must ${wanted}`);
    expect(read(query).join()).not.toContain('keyword');
  });
});

describe('a trade in two words or one', () => {
  it.each([
    ['fullstack developers', 'Full Stack Engineer'],
    ['full-stack developers', 'Full Stack Engineer'],
    ['front end developers', 'Frontend Engineer'],
    ['dev ops engineers', 'DevOps Engineer'],
    ['bar tenders', 'Bartender'],
    ['brick layers', 'Bricklayer'],
    ['house-keepers', 'Housekeeper'],
    ['data base administrators', 'Database Administrator'],
    ['book keepers', 'Bookkeeper'],
  ])('is the same: %s', (query, role) => {
    expect(read(query)).toEqual([`must role ${role}`]);
  });
});

it('a trade is made of no two words of which the first belongs to what is before it', () => {
  expect(read('production line workers').join()).not.toContain('HV Electrician');
  expect(read('chefs or bar tenders')).toEqual(['must role Chef or Bartender']);
});

it.each([
  ['HV driver', 'Truck Driver'],
  ['HV drivers', 'Truck Driver'],
  ['HV electrician', 'HV Electrician'],
])('HV is a heavy vehicle to who drives it and high voltage to electricians: %s', (query, role) => {
  expect(read(query)).toEqual([`must role ${role}`]);
});

it.each([
  'Python developers, Rust is a plus',
  'Python developers, Rust an advantage',
  'Python developers, Rust being an advantage',
  'Python developers, Rust is advantageous',
  'Python developers, an advantage is Rust',
])('what is wished for counts once, and the words for the wish not at all: %s', (query) => {
  expect(read(query).toSorted()).toEqual([
    'must role Software Engineer',
    'must skill Python',
    'nice skill Rust',
  ]);
});

it.each([
  'RNs looking for perm',
  'RNs looking to go perm',
  'RNs who want to go permanent',
  'RNs hoping for a permanent role',
])('the kind of work that people wish for is asked of what their record says they want: %s', (query) => {
  expect(read(query)).toEqual(['must role Registered Nurse', 'must work_type permanent']);
});
