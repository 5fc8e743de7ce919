import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24', timezone: 'Australia/Sydney' };

const read = (query: string): { facets: string[]; notes: string[] } => {
  const { facets, notes } = compileQuery(query, HOME);
  return {
    facets: facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`).sort(),
    notes: notes.map(({ code }) => code),
  };
};

it.each([
  // Who asks, and no more.
  ['client would like a chef, must be in Perth', 'chef, must be in Perth'],
  ['our client is after a chef in Perth', 'chef in Perth'],
  ['a mining client of ours is looking for diesel fitters in Perth', 'diesel fitters in Perth'],
  ['the bank is asking for auditors in Perth', 'auditors in Perth'],
  ['RE: FW: auditors in Perth', 'auditors in Perth'],
  ['client spec: auditors in Perth', 'auditors in Perth'],
  ['per client - auditors in Perth', 'auditors in Perth'],
  ['requirement from a school: maths teachers in Perth', 'maths teachers in Perth'],
  ['no one from Deloitte please, otherwise any auditor in Perth', 'no one from Deloitte, auditor in Perth'],
  ['I wonder is there anybody with PRINCE2 in Perth', 'anybody with PRINCE2 in Perth'],
  ['I’d be obliged for the names of chefs in Perth', 'chefs in Perth'],
  ['pull up Milo Vickers for me, I have him on the other line', 'find Milo Vickers'],
  // A trade by its field, or by what it does.
  ['people in audit', 'auditors'],
  ['anybody in tax or audit', 'tax people or auditors'],
  ['people in product management', 'product managers'],
  ['anybody in UX', 'UX designers'],
  ['people in corporate law', 'corporate lawyers'],
  ['lawyers for labour law', 'employment lawyers'],
  ['project manager for construction', 'construction project manager'],
  ['someone who can run a kitchen', 'chef'],
  ['people who could run payroll', 'payroll manager'],
  ['nurses, no ICU ones though', 'nurses, no ICU nurses'],
  ['accountants, but not the tax people', 'accountants, but not tax accountants'],
  // Places without commas.
  ['chefs Germany Austria Netherlands', 'chefs Germany, Austria, Netherlands'],
  ['chefs Sydney Melbourne Perth', 'chefs Sydney, Melbourne, Perth'],
  ['chefs Sydney Melbourne', 'chefs Sydney, Melbourne'],
  ['Germany Austria NL C++', 'Germany, Austria, Netherlands, C++'],
  ['chefs DE AT CH', 'chefs DACH'],
  ['("data scientist") AND "United States"', '("data scientist") AND United States'],
  // Rights, notice and years.
  ['chefs, no spons', 'chefs, no sponsorship'],
  ['chefs, only USC/GC', 'chefs, US citizens or green card only'],
  ['chefs, has got residency or citizenship', 'chefs, permanent resident or citizen'],
  ['chefs contract immed', 'chefs, contract, available immediately'],
  ['chefs who started before twenty nineteen', 'chefs who started before 2019'],
  ['chefs, 3 years or longer in their current position', 'chefs, in current role for 3 years or longer'],
  // Two, either and both, wishes and what is left out.
  ['chefs or cooks, doesn’t matter which', 'chefs or cooks'],
  ['nurses who have been at BHP and Telstra both', 'nurses who have been at both BHP and Telstra'],
  ['worked at BHP as well as Telstra', 'worked at both BHP and Telstra'],
  ['chefs, Merivale background would be awesome but no drama if not', 'chefs, Merivale background is a plus'],
  ['chefs, Japanese nice, no worries if not', 'chefs, Japanese is a plus'],
  ['chefs, leaving out the juniors', 'chefs, excluding the juniors'],
  ['currently with a consumer brand, either Unilever or Coca-Cola', 'now at either Unilever or Coca-Cola'],
  [
    'lawyers who moved from one magic circle firm to the other',
    'lawyers now at magic circle and formerly at magic circle',
  ],
  [
    'got a role in Brisbane for a chef, happy to look at anyone in Queensland',
    'find a chef, anyone in Queensland',
  ],
  ['Any Java resources in New York', 'Any Java people in New York'],
])('reads %j as it reads %j', (said, plain) => {
  expect(read(said)).toEqual(read(plain));
});

it('sets aside what the hire is before a colon, and says so', () => {
  expect(read('first finance hire for a start-up: an accountant')).toEqual({
    facets: ['must role Accountant'],
    notes: ['set_aside'],
  });
});

it('leaves each of two fields out that a "not" stands before, and looks in the places behind them', () => {
  expect(read('accountants, not audit, not tax, Netherlands or UK').facets).toEqual([
    'exclude skill Audit',
    'exclude skill Tax',
    'must location Netherlands or United Kingdom',
    'must role Accountant',
  ]);
});

it.each(['chefs in the North West', 'lawyers now at an Australian firm', 'chefs in the South'])(
  'tells that no record knows the place meant by %j, and chooses nobody by a guess',
  (query) => {
    expect(read(query).notes).toEqual(['not_on_record']);
  },
);

it.each(['Paris Jackson', 'Victoria London', 'engineers from natural resources', 'manager for projects'])(
  'takes %j for no list of places and no trade of a field',
  (query) => {
    expect(read(query).facets.filter((facet) => /location|role (?!manager|engineers)/.test(facet))).toEqual(
      [],
    );
  },
);

it('takes whose client asks for what is told around the search, and says so', () => {
  const { facets, notes } = read('hospital client asks for physios in Perth');
  expect(facets).toEqual(read('physios in Perth').facets);
  expect(notes).toEqual(['set_aside']);
});
