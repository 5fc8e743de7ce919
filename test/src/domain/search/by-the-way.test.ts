import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };

const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

/** Each way of saying, and the plain one that it is read as. */
const SAME: readonly (readonly [string, string])[] = [
  // Who asks.
  ['The Vienna crowd need payroll officers living in Germany', 'payroll officers living in Germany'],
  ['Mr Oyelaran wishes to see financial planners in Australia', 'financial planners in Australia'],
  ['Ms Penrose asks for conveyancers at Freshfields', 'conveyancers at Freshfields'],
  ['Sorry, Helena again: bookkeepers in Australia', 'bookkeepers in Australia'],
  ["so they'd like a bookkeeper in Ireland", 'bookkeeper in Ireland'],
  ['our client, whose counsel retires soon, would consider employment lawyers', 'employment lawyers'],
  // Refusals behind whom they are of.
  ["chemists, those between jobs they don't want", 'chemists, not between jobs'],
  ["chemists; people at Pfizer they won't see", 'chemists, nobody now at Pfizer'],
  ['welders, junior cannot lah', 'welders, no juniors'],
  ['nurses; leave the part-time crowd off', 'nurses, no part time'],
  ['nurses, nobody between jobs', 'nurses, not between jobs'],
  ['surveyors, none, I am afraid, from Multiplex at present', 'surveyors, none from Multiplex at present'],
  ['Role: Nurse | Not: Ramsay, contractors', 'nurse, not Ramsay, no contractors'],
  ['nurses, exclude anybody now at Ramsay as the client is Ramsay only', 'nurses, nobody now at Ramsay'],
  // Fields of search strings.
  ['nurse AND current employer (Ramsay OR Healthscope)', 'nurse now at Ramsay or Healthscope'],
  ['nurse AND past employer: Ramsay', 'nurse formerly at Ramsay'],
  // Where the job is, and where people are.
  ['nurses for a client in Leeds: they live in York or Hull', 'nurses in York or Hull'],
  ['our plant is in Hull. Welders who live in York', 'welders in York'],
  ['nurses, at present in Geneva', 'nurses in Geneva'],
  ['plumbers in the UK, or ones that would relocate', 'plumbers in the UK or open to relocation'],
  ['Perth (Scotland) nurses', 'nurses in Perth, Scotland'],
  ['nurses, London, else Manchester, else remote', 'nurses, London or Manchester or remote'],
  // How conditions are parted and named.
  ['welders, Leeds, !junior', 'welders, Leeds, no juniors'],
  [
    'Need: ICU. Nice to have: German. Deal breakers: contractors. Role: nurse',
    'nurse, ICU, German a plus, no contractors',
  ],
  ['auditors, not at a Big 4. Perth', 'auditors, not at a Big 4; Perth'],
  ['auditors not at Big 4 but who trained there', 'auditors no longer at Big 4'],
  ['nurses, start date before Christmas', 'nurses who can start by 24 December'],
  ['Backenders, Go', 'backend engineers, Go'],
  ['project managers, PMP would be the cherry on top', 'project managers, PMP a bonus'],
  // Trades side by side.
  ['electricians plumbers carpenters Sydney', 'electricians or plumbers or carpenters Sydney'],
  // Where they are, before the trade.
  ['Commonwealth Bank developers', 'developers now at Commonwealth Bank'],
  ["EY's auditors in Perth", 'auditors now at EY in Perth'],
  ['ex Deloitte auditors', 'auditors formerly at Deloitte'],
  ['KPMG auditors who left', 'auditors formerly at KPMG'],
  // Jobs.
  [
    'architects who started the job they have now in 2024 or later',
    'architects who began their current job in 2024 or later',
  ],
  ["chefs who've done Marriott, be it now or at some stage before", 'chefs, worked at Marriott'],
];

it('asks for the one trade that is named, however it is told', () => {
  expect(read('the matron at Bupa said she knows ICU nurses; any in Munich?')).toContain(
    'must role ICU Nurse',
  );
});

describe('what is said by the way', () => {
  it.each(SAME)('reads "%s" as "%s"', (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  it.each([
    ["nurses. They'd like German too", 'nice language German'],
    ['nurses for a clinic in Leeds', 'must location Leeds, GB'],
    ["It's nurses, any kind, in the UK", 'must location United Kingdom'],
    ['nurses. The job is in Leeds', 'must location Leeds, GB'],
  ])('leaves as it is: %s', (said, condition) => {
    expect(read(said)).toContain(condition);
  });
});
