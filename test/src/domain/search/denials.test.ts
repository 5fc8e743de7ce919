import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26' };

const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

/** What is denied, the plain way of denying it, and ways that name no negation, turn the sentence or go on behind it. */
const DENIED: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'auditors in Perth',
    'no contractors',
    [
      'they’ve had their fill of contractors',
      'the client has had enough of contractors',
      'sick of contractors',
      'they’re done with contractors',
      'they’re over contractors',
      'they’ve gone off contractors',
      'the boss can’t stand contractors',
      'not a fan of contractors',
      'allergic to contractors',
      'we want to see the back of contractors',
      'so leave the contractors be',
      'leave contractors alone',
      'spare me the contractors',
      'drop the contractors',
      'setting aside contractors',
      'contractors set aside',
      'contractors to be left out',
      'contractors can stay away',
      'contractors are not their thing',
      'contractors are a hard no',
      'contractors: no',
      'contractors? nope',
      'contractors need not bother',
      'contractors they will not take',
      'those who contract they will not take',
      'who contracts they don’t want',
      'no contractors whatsoever',
      'hands off contractors',
      'hold off on contractors',
      'contractors please don’t',
      'contractors are a waste of everyone’s time',
      'we had a bad time with contractors so none please',
      'none among them may be on contract',
      'no contractors, no exceptions',
      'nobody who only does contract work',
      'none who only contract',
    ],
  ],
  [
    'nurses in Leeds',
    'no sponsorship',
    [
      'sponsorship should not be required',
      'sponsorship must not be needed',
      'sponsorship is not to be required',
      'no sponsorship to be required',
      'who can work without us sponsoring them',
      'needing a sponsor rules you out',
      'who needs sponsorship they don’t want',
      'those who need sponsorship we can’t take',
      'anyone who needs a visa is out',
      'none may need sponsoring',
      'neither should need sponsorship',
      'the ones who require a sponsor excluded',
      'setting aside anyone who’d need sponsoring',
    ],
  ],
  [
    'auditors',
    'never at KPMG',
    [
      'not at KPMG and never have been',
      'who aren’t at KPMG and never were',
      'who are not and never have been at KPMG',
      'who aren’t with KPMG and haven’t been',
      'who don’t work for KPMG and never did',
      'neither at KPMG now nor before',
      'KPMG neither now nor ever',
      'KPMG never',
      'must not have worked for KPMG',
      'who should never have been at KPMG',
      'not at KPMG, not even in the past',
      'not at KPMG now or in the past',
      'who were never at KPMG and aren’t now',
      'who have neither been at KPMG nor are there now',
      'KPMG people, current or former, excluded',
      'anyone who has ever set foot in KPMG is out',
      'setting aside anyone who was ever employed by KPMG',
    ],
  ],
  [
    'auditors',
    'nobody now at KPMG',
    [
      'leave KPMG alone',
      'KPMG off-limits',
      'those presently with KPMG they will not take',
      'not the current KPMG mob',
      'not any of KPMG’s own',
      'they don’t touch KPMG’s people',
    ],
  ],
  [
    'auditors',
    'nobody on a working holiday visa',
    [
      'neither may be on a working holiday visa',
      'none may be on a working holiday visa',
      'they’re not to be on a working holiday visa',
      'no one may be on a working holiday visa',
      'working holiday people are no good to us',
      'working holiday no',
    ],
  ],
];

describe('a search that denies', () => {
  for (const [who, plain, ways] of DENIED)
    it.each(ways)(`reads of ${who}, "%s" as "${plain}"`, (way) => {
      expect(read(`${who}, ${way}`)).toEqual(read(`${who}, ${plain}`));
    });

  it.each([
    ['nobody at KPMG or on contract, CPA', 'nobody now at KPMG, no contractors, CPA'],
    ['nobody who needs sponsoring or is on contract', 'no sponsorship, no contractors'],
    ['no one on contract or who needs sponsoring', 'no contractors, no sponsorship'],
    ['skip contractors, juniors and anyone at KPMG', 'no contractors, no juniors, nobody now at KPMG'],
    ['leave out KPMG people plus anybody who’d need sponsoring', 'nobody now at KPMG, no sponsorship'],
    ['no contractors so perm only', 'no contractors, permanent'],
    ['any Big 4 but KPMG', 'Big 4, not KPMG'],
    ['all of the Big 4 bar KPMG', 'Big 4, not KPMG'],
  ])('denies all that stands in one denial, and nothing behind it: "%s"', (said, plain) => {
    expect(read(`auditors, ${said}`)).toEqual(read(`auditors, ${plain}`));
  });

  it.each([
    ['auditors ex Deloitte, never KPMG', 'auditors formerly at Deloitte; never at KPMG'],
    [
      'auditors who left Deloitte and are not at any of the Big 4 now',
      'auditors who left Deloitte, not now at the Big 4',
    ],
    ['auditors, any city in Australia but Perth', 'auditors in Australia, not Perth'],
    ['auditors in any state of Australia', 'auditors in Australia'],
    ['auditors, as long as they’re not at KPMG', 'auditors, not now at KPMG'],
    ['auditors, so long as they don’t need a sponsor', 'auditors, no sponsorship'],
    [
      'auditors who left Deloitte or EY, so not with any of the two today',
      'auditors who left Deloitte or EY, not there now',
    ],
    [
      'auditors | Deloitte or EY alumni, not at either today | UK, US or Australia',
      'auditors; Deloitte or EY alumni, not there now; UK, US or Australia',
    ],
    [
      'nurses in Perth, juniors are fine but contractors are not',
      'nurses in Perth, juniors ok, no contractors',
    ],
  ])('denies what it is said of, and no more: "%s"', (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  // As it is dictated, without a mark.
  it.each([
    [
      'auditors in germany or austria they should be at deloitte now german is not needed and no heads please',
      'auditors in Germany or Austria, now at Deloitte, no heads',
    ],
    ['auditors in perth with five years cpa is not needed', 'auditors in Perth with five years'],
    [
      'nurses in leeds or york contractors are not wanted five years minimum',
      'nurses in Leeds or York, no contractors, five years minimum',
    ],
    [
      'nurses in leeds they need to start in a month and juniors are out',
      'nurses in Leeds, start in a month, no juniors',
    ],
    [
      'welders in perth who are not contractors they want permanent work',
      'welders in Perth, no contractors, permanent',
    ],
    [
      'electricians in perth no one on a visa high voltage is a must',
      'electricians in Perth, no one on a visa; high voltage',
    ],
    ['nurses in perth they dont have to have icu', 'nurses in Perth'],
  ])('ends what is denied or waived where no mark does: "%s"', (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  it('repeats no denial of who does something', () => {
    const said = 'plumbers that nobody here has rung for three months or that we have never rung';
    expect(read(said).filter((one) => one.includes('last_contact'))).not.toEqual([]);
    expect(read(said)).toEqual(read(said.replace('nobody here has', 'we have not')));
  });

  it('takes two denials of which one is of whom the other leaves out for what is asked', () => {
    expect(read('auditors, nobody who has never been at KPMG')).toContain('must employer KPMG');
    expect(read('auditors at KPMG and never left')).toContain('must employer now at KPMG');
    expect(read('auditors not at KPMG but were there before')).toContain('must employer formerly at KPMG');
  });

  it.each(['no ex-KPMG people', 'no former KPMG staff', 'no KPMG alumni'])(
    'leaves out who left and not who is there by "%s"',
    (said) => {
      expect(read(`auditors, ${said}`)).toEqual(['exclude employer formerly at KPMG', 'must role Auditor']);
    },
  );

  it('leaves out only who is at a firm now where a query begins so', () => {
    expect(read('Not at a Big 4, auditors')).toEqual(read('auditors, not now at a Big 4'));
  });

  it('tells that whose only kind of work is refused may do another', () => {
    expect(compileQuery('chefs, none who only contract', HOME).notes.map(({ code }) => code)).toContain(
      'read_as',
    );
  });
});

describe('a search that waives', () => {
  it.each([
    'CPA isn’t a must',
    'CPA is no must',
    'CPA, not that it’s essential',
    'CPA irrelevant',
    'CPA is neither here nor there',
    'with or without CPA',
    'whether or not they have CPA',
    'they don’t insist on CPA',
    'we won’t insist on CPA',
  ])('requires nothing by "%s"', (said) => {
    const facets = read(`auditors in Perth, ${said}, no juniors`);
    expect(facets).toEqual(expect.arrayContaining(['exclude seniority junior', 'must role Auditor']));
    expect(facets.filter((one) => /CPA/.test(one) && !one.startsWith('nice'))).toEqual([]);
  });

  it.each([
    'they can be at KPMG or EY I dont care but no juniors',
    'doesn’t matter if they’re at KPMG, EY or PwC, no juniors',
    'whether they’re at KPMG or EY is all the same to me, no juniors',
    'employer doesn’t matter, but no juniors',
    'location no bar, no juniors',
    'I couldn’t care less where they live, no juniors',
    'contract or perm makes no odds, no juniors',
    'sponsorship is fine, no juniors',
  ])('ends where something is denied: "%s"', (said) => {
    expect(read(`auditors, ${said}`)).toEqual(['exclude seniority junior', 'must role Auditor']);
  });
});
