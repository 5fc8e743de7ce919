import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };

const asked = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .sort();

describe('what is cut short in lists', () => {
  it.each([
    ['UX designers, entry to mid level', 'must seniority junior or mid'],
    ['UX designers, mids and seniors', 'must seniority mid or senior'],
    ['plumbers, mid lvl and up', 'must seniority mid or above'],
  ])('reads levels: %s', (query, level) => {
    expect(asked(query)).toContain(level);
    expect(asked(query)).toHaveLength(2);
  });

  it.each([
    ['diesel mechanics, eastern states only - Vic NSW QLD', 'Victoria or New South Wales or Queensland'],
    [
      'diesel mechanics, WA NSW QLD or keen to relocate',
      'Western Australia or New South Wales or Queensland or open to relocation',
    ],
  ])('takes states that stand side by side for any of them: %s', (query, places) => {
    expect(asked(query)).toEqual([`must location ${places}`, 'must role Diesel Mechanic']);
  });

  it('asks for what is not negotiable, and leaves nobody out by that word', () => {
    expect(asked('credit risk analysts, SQL non-negotiable')).toEqual([
      'must role Credit Risk Analyst',
      'must skill SQL',
    ]);
  });

  it('reads a short notice beside being between jobs', () => {
    expect(asked('credit controllers between roles or under 2 weeks to serve')).toEqual([
      'must availability available within 14 days',
      'must availability between jobs',
      'must role Accounts Receivable Officer',
    ]);
  });

  it('takes who is there and who would move there', () => {
    expect(asked('primary teachers who’d shift to Auckland if they’re not there already')).toEqual([
      'must location Auckland, NZ or open to relocation',
      'must role Primary Teacher',
    ]);
  });

  it('reads how long somebody has been at one of two employers', () => {
    expect(
      asked(
        'executive assistants who have sat at Optus or Christian Dior five years or longer without moving',
      ),
    ).toEqual([
      'must employer now at Optus or Christian Dior',
      'must role Executive Assistant',
      'must tenure at least 5 years in the present job',
    ]);
  });

  it.each(['Java resources in Pune', 'Java resources with 5 years'])(
    'takes resources behind a skill for people, and for no industry: %s',
    (query) => {
      expect(asked(query).join()).not.toContain('industry');
    },
  );

  it('keeps the industry of resources', () => {
    expect(asked('accountants in resources').join()).toContain('industry Resources');
  });

  it.each([
    ['Rubyists in Leeds', 'must skill Ruby'],
    ['Pythonistas in Leeds', 'must skill Python'],
  ])('knows who writes in a language by their own word: %s', (query, skill) => {
    expect(asked(query)).toContain(skill);
  });

  it('asks for the houses that a background is told by, and for no industry beside them', () => {
    expect(asked('credit controllers, grocery background ie Tesco Coles Aldi')).toEqual([
      'must employer Tesco or Coles or Aldi',
      'must role Accounts Receivable Officer',
    ]);
  });
});
