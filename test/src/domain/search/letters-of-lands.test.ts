import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string, country: string) =>
  compileQuery(query, { country, currency: 'GBP', today: '2026-11-26' });

describe('two letters behind "in"', () => {
  const told = (query: string, country: string): string =>
    compiled(query, country)
      .notes.map(({ message }) => message)
      .join('\n');
  const place = (query: string, country: string) =>
    compiled(query, country).facets.find(({ kind }) => kind === 'location')?.label;

  it.each([
    ['nurses in WA', 'AU', 'Western Australia'],
    ['nurses in WA', 'US', 'Washington State'],
    ['developers in IL', 'US', 'Illinois'],
    ['nurses in SA', 'AU', 'South Australia'],
  ])('are of where the agency is, without a word: %s in %s', (query, country, name) => {
    expect(place(query, country)).toBe(name);
    expect(told(query, country)).toBe('');
  });

  it.each([
    ['nurses in WA', 'GB', 'Western Australia', 'Washington State'],
    ['nurses WA', 'GB', 'Western Australia', 'Washington State'],
    ['developers in IL', 'GB', 'Israel', 'Illinois'],
    ['developers in MA', 'GB', 'Massachusetts', 'Morocco'],
    ['nurses in SA', 'US', 'Saudi Arabia', 'South Australia'],
  ])('are told where they may be of another country: %s in %s', (query, country, name, other) => {
    expect(place(query, country)).toBe(name);
    expect(told(query, country)).toContain(`was read as ${name}, not as ${other}`);
  });

  it('are of the town before them', () => {
    expect(place('nurses in Perth, WA', 'GB')).toContain('Perth');
  });
});

describe('two letters that are the whole search', () => {
  it.each([
    ['US', 'United States of America'],
    ['AU', 'Australia'],
    ['GB', 'United Kingdom'],
    ['NZ.', 'New Zealand'],
  ])('are the country where no trade is called so: %s', (query, name) => {
    expect(compiled(query, 'AU').facets).toMatchObject([{ kind: 'location', label: name, strength: 'must' }]);
  });

  it('are a trade where one is called so, and no country where they are a word', () => {
    expect(compiled('IT', 'AU').facets).toMatchObject([{ kind: 'role' }]);
    expect(compiled('us', 'AU').facets).toEqual([]);
  });
});
