import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-30' });
/** The labels of each description of which one has to hold as a whole. */
const lots = (query: string) => {
  const all = new Map<string, string[]>();
  for (const [at, { label, either, together }] of compiled(query).facets.entries()) {
    const key = String(together ?? `alone ${at}`);
    if (either !== null) all.set(key, [...(all.get(key) ?? []), label]);
  }
  return [...all.values()].map((labels) => labels.join(' + '));
};
const read = (query: string) =>
  compiled(query).facets.map(({ strength, kind, label }) => `${strength} ${kind}: ${label}`);

it.each([
  [
    'social workers: anyone in England, plus those in Aus or NZ who’d consider relocating',
    ['England', 'Australia or New Zealand + open to relocation'],
  ],
  [
    'nurses, people in Scotland and anyone in Ireland who would move',
    ['Scotland', 'Ireland + open to relocation'],
  ],
  ['either relocate to Berlin or work from home', ['open to relocation to Berlin, DE', 'remote']],
  [
    'engineers who would relocate to Berlin or are in Munich',
    ['open to relocation to Berlin, DE', 'Munich, DE'],
  ],
  ['analysts who would either relocate or do contract work', ['open to relocation', 'contract']],
  ['nurses happy to do temp work or move', ['temp', 'open to relocation']],
])('asks of those of one place alone that they would move: %s', (query, each) => {
  expect(lots(query)).toEqual(each);
});

it.each([
  [
    '3+ years in London, 5+ elsewhere in the UK',
    ['3+ years of experience + London, GB', '5+ years of experience + United Kingdom'],
  ],
  [
    'accountants with 3 years in Leeds or 5 years anywhere else in England',
    ['3+ years of experience + Leeds, GB', '5+ years of experience + England'],
  ],
])('asks for the years that are said of each place: %s', (query, each) => {
  expect(lots(query)).toEqual(each);
});

it('does not let those of the first place in with the fewer years of elsewhere', () => {
  expect(lots('accountants with 5 years in London, 3 elsewhere in the UK')).toEqual([]);
});

it.each([
  [
    'UX designers who work remotely. Budget is 140k USD for people in the US and 120k EUR for people in Germany, Austria or the Netherlands, other countries are out',
    [
      'pay up to USD 140,000 a year + United States of America',
      'pay up to EUR 120,000 a year + Germany or Austria or Netherlands',
    ],
  ],
  [
    'analysts: 70k GBP in the UK and 80k EUR in Ireland or the Netherlands',
    ['pay up to GBP 70,000 a year + United Kingdom', 'pay up to EUR 80,000 a year + Ireland or Netherlands'],
  ],
])('asks of each place the pay that is said of it: %s', (query, each) => {
  expect(lots(query)).toEqual(each);
});

it('takes the machine in a list of trades for who drives it, and elsewhere for what somebody knows', () => {
  expect(read('forklift, plumbers, scaffs, crane ops – out of work at the moment')).toEqual([
    'must role: Forklift Driver or Plumber or Scaffolder or Crane Operator',
    'must availability: between jobs',
  ]);
  expect(read('plumbers and scaffolders with forklift')).toContain('must skill: Forklift');
});

it.each([
  ['citizens only, PR is not enough', 'must work_rights: citizen'],
  ['citizens only, permanent residency alone isn’t enough', 'must work_rights: citizen'],
  ['citizens only, PR is not enough for this one.', 'must work_rights: citizen'],
  ['nurses with the right to work sorted', 'must work_rights: right to work'],
  ['nurses with the right to work in place', 'must work_rights: right to work'],
])('has no more of a right than what is asked: %s', (query, right) => {
  expect(read(query).filter((one) => !one.includes('role'))).toEqual([right]);
  expect(compiled(query).notes).toEqual([]);
});

it('leaves permanent residents where they are asked for', () => {
  expect(read('nurses, citizens or PR')).toContain('must work_rights: citizen or permanent resident');
});
