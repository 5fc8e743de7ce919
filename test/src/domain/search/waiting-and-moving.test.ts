import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };

const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

const notes = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

const OR_WOULD_MOVE = [
  "chefs in Paris, or one who'd pack up and move",
  'chefs who are in Paris already or would go',
  'chefs who live in Paris or accepts to relocate',
  'chefs in Paris or accepting a relocation',
  'chefs in Paris or agree to move',
  'chefs living in Paris, or willing to relocate from wherever',
  "chefs in Paris or who wouldn't mind moving",
  'chefs in Paris, else ready to up sticks',
  'chefs in Paris, or those that would come',
  'chefs in Paris or would make the jump',
];

const UNSPONSORED = [
  "chefs that doesn't need us to sort sponsorship",
  "chefs who won't be asking us for a visa",
  'chefs. Note: client will not process sponsorship.',
  'chefs, client does not support sponsorship',
  'chefs, sponsorship cannot be processed',
  'chefs who need no help with a visa',
  'chefs, no CoS available',
  "chefs, client can't do visas",
  "chefs who don't need us for sponsorship",
  'chefs who can work without us sorting sponsorship',
  "chefs who wouldn't need their visa sorted by the client",
];

const SOONER_THAN_THREE_MONTHS = [
  'nurses, I can’t wait on anybody who has to give three months',
  "nurses, can't wait for anyone with three months' notice",
  "nurses, we can't wait three months for anybody",
  'nurses, nobody who has to work out three months',
  'nurses, three months is too long for us',
  "nurses, nobody on three months' notice",
  "nurses, we've had enough of people who can’t start for three months",
  "nurses, no one who can't begin for three months",
  "nurses, nobody we'd have to wait three months for",
];

const AT_MOST: readonly (readonly [string, number])[] = [
  ['nurses able to be in inside the month', 30],
  ['nurses able to be in within the fortnight', 14],
  ['nurses, NP not more than 1 month', 30],
  ['nurses with NP of max 2 months', 60],
  ['nurses, NP within 15 days', 15],
  ['nurses, four weeks or under, perm', 28],
  ['nurses, two weeks or fewer', 14],
  ['nurses who must be able to leave current company within 2 months', 60],
  ["nurses who'd be finished up where they are in a month at the outside", 30],
];

describe('moving, sponsors and notice', () => {
  it.each(OR_WOULD_MOVE)('finds who lives there or would move, without a doubt: %s', (query) => {
    expect(read(query)).toEqual(['must location Paris, FR or open to relocation', 'must role Chef']);
    expect(notes(query)).toEqual([]);
  });

  it('asks only those of the second place to move where each has a word of its own', () => {
    const { facets } = compileQuery('nurses either in Leeds or in York and game to relocate', HOME);
    expect(
      facets.filter(({ kind }) => kind === 'location').map(({ label, either }) => [label, either]),
    ).toEqual([
      ['Leeds, GB', 1],
      ['York, GB', 1],
      ['open to relocation', 1],
    ]);
    expect(read('nurses in Leeds or York and game to relocate')).toContain(
      'must location open to relocation',
    );
  });

  it.each(UNSPONSORED)('asks for nobody who needs a sponsor: %s', (query) => {
    expect(read(query)).toEqual(['must role Chef', 'must work_rights no sponsorship needed']);
  });

  it.each([
    "nurses, working holiday visas don't work for us",
    "nurses, they won't take backpackers any more",
  ])('leaves out what does not work for the client: %s', (query) => {
    expect(read(query)).toEqual(['exclude work_rights visa holder', 'must role Nurse']);
  });

  it.each(SOONER_THAN_THREE_MONTHS)('leaves out three months and more: %s', (query) => {
    expect(read(query)).toEqual(['must availability available within 83 days', 'must role Nurse']);
  });

  it.each(AT_MOST)('reads by when somebody is free: %s', (query, days) => {
    expect(read(query)).toContain(`must availability available within ${days} days`);
    expect(notes(query)).not.toContain('not_used');
  });
});
