import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };

/** What is asked for, as strength, kind and label, in order. */
const asked = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .sort();

describe('what a search leaves to choose', () => {
  it.each([
    ['warehouse managers in NSW, perm or temp people, I’ll take either', 'permanent or temp'],
    ['warehouse managers in NSW, contract or permanent, either will do', 'contract or permanent'],
  ])('keeps nobody out: %s', (query, label) => {
    expect(asked(query)).toEqual([
      'must location New South Wales',
      'must role Warehouse Manager',
      `nice work_type ${label}`,
    ]);
  });

  it.each([
    'plumbers in Ireland or the UK, or open to relocation',
    'plumbers in Ireland or the UK, plus anyone who’d relocate',
    'plumbers in Ireland or the UK, or anywhere at all if they’d relocate',
    'plumbers in Ireland, the UK or elsewhere provided they are willing to move',
  ])('takes who lives there and who would move: %s', (query) => {
    expect(asked(query)).toEqual([
      'must location Ireland or United Kingdom or open to relocation',
      'must role Plumber',
    ]);
  });

  it.each([
    'Chefs of any sort, head, sous or pastry, in Paris',
    'Chefs of every kind (head, sous or pastry) in Paris',
  ])('reads the kinds of a trade: %s', (query) => {
    expect(asked(query)).toEqual([
      'must location Paris, FR',
      'must role Head Chef or Sous Chef or Pastry Chef',
    ]);
  });

  it.each([
    'underwriters in Singapore, any passport will do',
    'underwriters in Singapore, all visas considered',
  ])('asks for no citizens where any papers will do: %s', (query) => {
    expect(asked(query)).toEqual(['must location Singapore', 'must role Underwriter']);
  });

  it.each([
    'paralegals from Freshfields, it does not matter if they are there today or were there in the past',
    'paralegals from Freshfields, no matter whether they are there now or used to be',
    'paralegals who’ve worked for Freshfields, now or at some stage before',
  ])('takes who is at an employer and who was: %s', (query) => {
    expect(asked(query)).toEqual(['must employer Freshfields', 'must role Paralegal']);
  });

  it.each([
    [
      'procurement managers at mining companies other than Glencore',
      'Procurement Manager',
      'Mining',
      'Glencore',
    ],
    ['auditors at banks apart from HSBC', 'Auditor', 'Banking', 'HSBC'],
  ])('asks for the field and leaves one employer of it out: %s', (query, role, industry, employer) => {
    expect(asked(query)).toEqual([
      `exclude employer now at ${employer}`,
      `must industry ${industry}`,
      `must role ${role}`,
    ]);
  });

  it('leaves out the people of who pays for the search', () => {
    expect(asked('Crane operators with a White Card. BHP is paying so none of their own staff')).toEqual([
      'exclude employer now at BHP',
      'must certification White Card',
      'must role Crane Operator',
    ]);
  });

  it('reads bucks as money and as no county', () => {
    expect(asked('electricians on 55 bucks an hour or less')).toContain('must role Electrician');
    expect(asked('electricians on 55 bucks an hour or less').join()).not.toContain('location');
    expect(asked('electricians in Bucks')).toContain('must location Buckinghamshire');
  });
});
