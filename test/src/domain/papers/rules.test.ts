import { expect, it } from 'vitest';
import {
  type ContractFacts,
  closestKinds,
  countsIn,
  decidingPaper,
  type HeldPaper,
  kindIn,
  paperStatus,
  preferredOf,
  regionsOf,
  requirementsOf,
  standingOf,
  stopsCountingOn,
} from '#src/domain/papers/rules.ts';

const TODAY = '2026-06-15';

it.each([
  ['AU', 'police_check', '2025-06-15', '2026-06-15'],
  ['AU', 'working_with_children', '2021-02-28', '2026-02-28'],
  ['NZ', 'childrens_worker_check', '2024-02-29', '2027-02-28'],
  ['NZ', 'site_safe_passport', '2025-01-31', '2027-01-31'],
  ['GB', 'dbs_enhanced', '2025-12-01', '2026-12-01'],
  ['GB', 'dbs_basic', '2025-12-01', null],
  ['US', 'background_check', '2026-01-01', '2027-01-01'],
  ['DE', 'criminal_record_extract', '2026-08-31', '2027-02-28'],
  ['FR', 'social_security_certificate', '2026-01-15', '2026-07-15'],
  ['FR', 'a1_certificate', '2026-01-15', null],
])('in %s a %s issued on %s stops counting on %s', (country, kind, issued_on, stops) => {
  expect(stopsCountingOn({ issued_on, expires_on: null }, kindIn(country, kind))).toBe(stops);
  expect(stopsCountingOn({ issued_on, expires_on: '2026-07-01' }, kindIn(country, kind))).toBe('2026-07-01');
  expect(stopsCountingOn({ issued_on: null, expires_on: null }, kindIn(country, kind))).toBeNull();
});

it.each([
  ['valid', null, 'valid'],
  ['valid', '2026-06-14', 'expired'],
  ['valid', '2026-06-15', 'expiring'],
  ['valid', '2026-07-15', 'expiring'],
  ['valid', '2026-07-16', 'valid'],
  ['to_check', '2020-01-01', 'to_check'],
  ['rejected', null, 'rejected'],
] as const)('reads a document that is %s and stops on %s as %s', (state, stops, status) => {
  expect(paperStatus(state, stops, TODAY)).toBe(status);
});

const contract: ContractFacts = {
  placement_type: 'contract',
  country: 'AU',
  home: 'AU',
  engagement: 'payg',
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  over: false,
};

it.each([
  ['one that never stops', null, {}, 'current'],
  ['one that lasts to the last day', '2026-12-31', {}, 'current'],
  ['one that ends a day too early', '2026-12-30', {}, 'ends_before_contract'],
  ['one that ended yesterday', '2026-06-14', {}, 'expired'],
  ['one that ends today', '2026-06-15', { ends_on: null }, 'current'],
  [
    'one that ends before a start to come',
    '2026-06-30',
    { starts_on: '2026-07-01', ends_on: null },
    'ends_before_contract',
  ],
  ['one that lasted as long as a contract that is over', '2026-05-31', { ends_on: '2026-05-31' }, 'current'],
  ['one that ended within a contract that is over', '2026-05-30', { ends_on: '2026-05-31' }, 'expired'],
] as const)('judges %s', (_, stops, facts, standing) => {
  expect(standingOf(stops, { ...contract, ...facts }, TODAY)).toBe(standing);
});

const held = (id: string, state: HeldPaper['state'], stops: string | null): HeldPaper => ({
  id,
  kind: 'abn',
  state,
  expires_on: stops,
  stops,
});

it('takes the best document, and an upload only where none is current', () => {
  const current = held('current', 'valid', null);
  const early = held('early', 'valid', '2026-08-01');
  const waiting = held('waiting', 'to_check', null);
  const rejected = held('rejected', 'rejected', null);
  const of = (...papers: HeldPaper[]) => {
    const { status, paper, waiting: left } = decidingPaper(papers, contract, TODAY);
    return [status, paper?.id, left?.id];
  };
  expect(of()).toEqual(['missing', undefined, undefined]);
  expect(of(rejected)).toEqual(['missing', undefined, undefined]);
  expect(of(early, current, waiting)).toEqual(['current', 'current', 'waiting']);
  expect(of(early, waiting)).toEqual(['to_check', 'waiting', 'waiting']);
  expect(of(early)).toEqual(['ends_before_contract', 'early', undefined]);
});

it('leaves undecided what depends on an engagement that is not known', () => {
  const all = [
    { one_of: ['identity'], region: 'ALL', engagement: null, abroad: false },
    { one_of: ['super_choice'], region: 'AU', engagement: 'payg', abroad: false },
    { one_of: ['w4'], region: 'US', engagement: 'w2', abroad: false },
  ] as const;
  const words = (facts: Partial<ContractFacts>) => {
    const { needed, undecided } = requirementsOf({ ...contract, ...facts }, all);
    return [needed.map(({ one_of }) => one_of[0]), undecided.map(({ one_of }) => one_of[0])];
  };
  expect(words({})).toEqual([['identity', 'super_choice'], []]);
  expect(words({ engagement: 'umbrella' })).toEqual([['identity'], []]);
  expect(words({ engagement: null })).toEqual([['identity'], ['super_choice']]);
  expect(words({ placement_type: 'permanent' })).toEqual([[], []]);
});

it('knows the regions of a country, and which documents count across borders', () => {
  expect(regionsOf('DE')).toEqual(['ALL', 'DE', 'EU']);
  expect(regionsOf('GB')).toEqual(['ALL', 'GB']);
  expect(countsIn('right_to_work', 'AU', 'NZ')).toBe(false);
  expect(countsIn('identity', 'GB', 'AU')).toBe(true);
  expect(countsIn('a1_certificate', 'FR', 'DE')).toBe(true);
  expect(countsIn('a1_certificate', 'FR', 'GB')).toBe(false);
  expect(countsIn('posted_worker_declaration', 'FR', 'DE')).toBe(false);
});

it('suggests the nearest kinds of the country, and asks for the one that fits the engagement', () => {
  expect(closestKinds('AU', 'police')).toContain('police_check');
  expect(closestKinds('AU', 'zzzzzzzzzzzzzzzzzzzz')).toEqual([]);
  expect(preferredOf(['tfn_declaration', 'abn'], 'sole_trader')).toBe('abn');
  expect(preferredOf(['tfn_declaration', 'abn'], 'payg')).toBe('tfn_declaration');
  expect(preferredOf(['ir330', 'ir330c'], null)).toBe('ir330');
});
