import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'AU', currency: 'AUD', today: '2026-11-29' });
const rights = (query: string) =>
  compiled(query)
    .facets.filter(({ kind }) => kind === 'work_rights')
    .map(({ strength, values }) => [strength, ...values].join(' '));
/** What was read of the words beside the trade. */
const others = (query: string) =>
  compiled(query)
    .facets.filter(({ kind }) => kind !== 'work_rights' && kind !== 'role')
    .map(({ label }) => label);

const UNSPONSORED = 'must citizen permanent_resident visa_holder unknown';

describe('a visa in a list of rights to work', () => {
  it.each([
    'welders: PR, citizen or visa all good, just not sponsorship',
    'welders, citizen / PR / visa are fine, sponsorship no',
    'welders. Citizens, PRs and visa holders welcome, no sponsorship',
    'welders, PR/citizen/visa - can’t sponsor',
    'welders, visa, PR or citizen, sponsorship isn’t possible',
  ])('is who holds one, and one list with the others, beside who needs no sponsor: %s', (query) => {
    const read = rights(query);
    const list = read.filter((one) => one !== UNSPONSORED);
    expect(list.map((one) => one.split(' ').toSorted().join(' '))).toEqual([
      'citizen must permanent_resident visa_holder',
    ]);
    expect(others(query)).toEqual([]);
    expect(compiled(query).notes).toEqual([]);
  });

  it.each(['immigration lawyers, visa and residency work', 'visa or citizenship caseworkers'])(
    'is none beside other work with visas: %s',
    (query) => {
      expect(rights(query).join()).not.toContain('visa_holder');
    },
  );
});

describe('sponsorship that is turned down', () => {
  it.each([
    'welders, sponsorship no',
    'welders - sponsorship isn’t',
    'welders, sponsorship: no',
    'welders, not sponsorship',
    'welders, no sponsorship',
    'welders, can’t sponsor',
    'welders in a hurry, sponsorship isn’t ok',
  ])('leaves out who needs it, in whatever order it is said: %s', (query) => {
    expect(rights(query)).toEqual([UNSPONSORED]);
  });

  it.each([
    'welders - visa holders fine, sponsorship isn’t',
    'welders, visa is ok but no sponsorship',
    'welders, no sponsorship, but visa holders are fine',
    'welders. People on a visa are welcome. Not sponsorship',
  ])('leaves citizens in beside visa holders who are said to be fine: %s', (query) => {
    expect(rights(query)).toEqual([UNSPONSORED]);
    expect(others(query)).toEqual([]);
  });
});
