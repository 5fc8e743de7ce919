import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };

const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

const IN: readonly (readonly [string, string])[] = [
  ['electricians, any Aussie city', 'Australia'],
  ['electricians in some German town or other', 'Germany'],
  ['electricians in NZ or across the Tasman', 'New Zealand or Australia'],
  ['electricians in Auckland or across the ditch', 'Auckland, NZ or Australia'],
  ['electricians in sydney and parramatta counts as sydney', 'Sydney, AU or Parramatta, AU'],
  ['electricians in Manchester, with Bolton counting as Manchester', 'Manchester, GB or Bolton, GB'],
  ['electricians in Sydney (Parramatta counts)', 'Sydney, AU or Parramatta, AU'],
  ['electricians, Paris impossible so remote only', 'remote'],
  ['electricians, remote as Paris is out of the question', 'remote'],
];

const WISHED = [
  "chefs. A bit of Hindi would go down well with the guests but she won't be hung up on it",
  'chefs, Hindi would go over nicely',
  "chefs, Hindi good to have only, don't filter on it",
  "chefs, Hindi nice but please don't screen on it",
];

const DECIDES_NOTHING = [
  "chefs. Whether they're at Hilton, Marriott or wherever he's not bothered.",
  "chefs. He isn't bothered if they're at Hilton or Marriott",
  'chefs, whether from Hilton or Marriott he is not fussed',
];

describe('places and trifles', () => {
  it.each(IN)('knows where "%s" is', (query, place) => {
    expect(read(query)).toEqual([`must location ${place}`, 'must role Electrician']);
  });

  it('keeps the country in front of what somebody is a citizen of', () => {
    expect(read('teachers UK, British citizen or ILR')).toContain('must location United Kingdom');
  });

  it.each(WISHED)('asks nobody for what would only be welcome: %s', (query) => {
    expect(read(query)).toEqual(['must role Chef', 'nice language Hindi']);
  });

  it.each(DECIDES_NOTHING)('leaves nobody out by what bothers nobody: %s', (query) => {
    expect(read(query)).toEqual(['must role Chef']);
  });

  it('names each nurse of a list with strokes, and people on contract', () => {
    expect(read('EN / RN / ICU Leeds')).toContain(
      'must role Enrolled Nurse or Registered Nurse or ICU Nurse',
    );
    expect(read('site engineers, no contract people')).toContain('exclude work_type contract');
  });

  it('takes a resource for a person, and resources by themselves for mines', () => {
    expect(read('.Net resource, UK')).toEqual(['must location United Kingdom', 'must skill .NET']);
    expect(read('accountants in resources')).toContain('must industry Resources');
  });

  it('sets the head of a message aside, and asks for nobody of its writer', () => {
    expect(read('Slack from Jo in hiring: need a chef in Leeds')).toEqual([
      'must location Leeds, GB',
      'must role Chef',
    ]);
  });
});
