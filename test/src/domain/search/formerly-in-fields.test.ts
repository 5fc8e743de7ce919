import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const read = (query: string): string[] =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-26' }).facets.map(
    ({ strength, kind, label }) => `${strength} ${kind} ${label}`,
  );

describe('a field behind "ex"', () => {
  it.each([
    ['ex oil and gas project managers', 'Project Manager', 'Oil and Gas Sector'],
    ['former oil & gas project managers', 'Project Manager', 'Oil and Gas Sector'],
    ['project managers, ex oil and gas', 'Project Manager', 'Oil and Gas Sector'],
    ['ex-banking analysts', 'analysts', 'Banking'],
    ['ex-oil&gas analysts', 'analysts', 'Oil and Gas Sector'],
    ['ex-defence engineers', 'engineers', 'Defence'],
    ['ex-insurance underwriters', 'Underwriter', 'Insurance'],
  ])('is where people were, beside their trade: %s', (query, trade, field) => {
    expect(read(query).join('\n')).toMatch(
      new RegExp(`^must role (?:the title )?"?${trade}"?\nmust industry formerly in ${field}$`, 'iu'),
    );
  });

  it('may be one of several, any of which will do', () => {
    expect(read('ex banking or insurance people')).toEqual([
      'must industry formerly in Banking or formerly in Insurance',
    ]);
    expect(read('ex-logistics and retail planners').join()).not.toMatch(/unsupported|employer/);
  });

  it('keeps what is asked for beside it', () => {
    expect(read('senior ex-banking analysts in London').toSorted().join()).toContain(
      'must location London, GB',
    );
    expect(read('ex-agency marketing managers now client side')).toContain('must industry Client Side');
  });

  it.each([
    ['ex-Google engineers', 'employer formerly at Google'],
    ['ex Banking Circle engineers', 'employer formerly at Banking Circle'],
    ['ex-teachers', 'role formerly Teacher'],
    ['ex-construction project managers', 'role formerly Construction Project Manager'],
  ])('is none where a house or a trade has that name: %s', (query, wanted) => {
    expect(read(query).join('\n')).toContain(`must ${wanted}`);
  });

  it('leaves out only whoever is of the trade and was in the field, where that is denied', () => {
    const { facets } = compileQuery('accountants, no ex oil and gas project managers', {
      country: 'GB',
      currency: 'GBP',
      today: '2026-11-26',
    });
    const out = facets.filter(({ strength }) => strength === 'exclude');
    expect(out.map(({ kind }) => kind)).toEqual(['role', 'industry']);
    expect(new Set(out.map(({ together }) => together)).size).toBe(1);
  });
});
