import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };

const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

/** Each way of taking something back, and what is left. */
const TAKEN_BACK: readonly (readonly [string, string])[] = [
  [
    'Business analysts in the UK up to £100k. Actually the client just came up, so up to £140k.',
    'Business analysts in the UK, up to £140k',
  ],
  [
    'sales people in London... scratch that, they moved the territory. Leeds or York',
    'sales people in Leeds or York',
  ],
  [
    "Underwriters in Kent... no, hold on, I'm reading the wrong brief. Claims handlers in Hull",
    'Claims handlers in Hull',
  ],
  ['Research fellows, no wait, make that lecturers, who have a PhD', 'lecturers who have a PhD'],
  ['Landscape architects in Leeds, sorry, York. York or Hull.', 'Landscape architects in York or Hull'],
  ['data analysts, sorry, business analysts in Leeds', 'business analysts in Leeds'],
  ['site managers in Hull oh no wait project managers in Hull', 'project managers in Hull'],
  ['nurses in Leeds, notice 2 weeks, correction, 4 weeks notice', 'nurses in Leeds, 4 weeks notice'],
  ['I need a plumber in Leeds. Scrap that. A roofer in Leeds.', 'a roofer in Leeds'],
  ['Electricians in Hull. Hold on, client now says York. York or Leeds.', 'electricians in York or Leeds'],
  [
    "HGV drivers in Leeds. Permanent. I told Luc contract but it's permanent.",
    'HGV drivers in Leeds, permanent',
  ],
  ["Nurses. I said Leeds earlier but it's York", 'Nurses, York'],
  ['Auditors at KPMG, sorry, Deloitte', 'auditors at Deloitte'],
  ['senior accountants - no, scratch that, junior ones, in York', 'junior accountants in York'],
];

/** Where nothing is taken back. */
const LEFT: readonly (readonly [string, string])[] = [
  ['nurses in Leeds. Sorry to be a pain, also chefs in York', 'nurses in Leeds, also chefs in York'],
  ['welders in Hull, no contractors, sorry', 'welders in Hull, no contractors'],
  ['nurses in Leeds, no, not York', 'nurses in Leeds, not York'],
];

describe('what is taken back in a search', () => {
  it.each(TAKEN_BACK)('%s', (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  it('is told where a sentence of its own takes it back', () => {
    const { notes } = compileQuery(
      'sales people in London... scratch that, they moved it. Leeds or York',
      HOME,
    );
    expect(notes.map(({ message }) => message).join()).toContain('in London... scratch that, they moved it.');
  });
  it.each(LEFT)('is only what is said to be: %s', (said, plain) => expect(read(said)).toEqual(read(plain)));
});

/** Whom and where a word for anybody leaves out, and what begins behind it. */
const ANYWHERE: readonly (readonly [string, string])[] = [
  ['data engineers, can live anywhere but have to work remotely', 'data engineers, remote'],
  ['nurses, live anywhere but must speak German', 'nurses who speak German'],
  ['nurses anywhere but London', 'nurses, not in London'],
  ["executive assistants anywhere that isn't the US", 'executive assistants, not in the US'],
  ['surveyors from every country except the United States', 'surveyors, not in the United States'],
  ["nurses anywhere as long as it's not Leeds", 'nurses, not in Leeds'],
  ['welders in any EU country but Germany', 'welders in the EU, not in Germany'],
  ['welders in all Australian states but Queensland', 'welders in Australia, not in Queensland'],
  ['nurses in Hull, anyone but job hoppers', 'nurses in Hull, no job hoppers'],
  ['plumbers in Leeds (sorry, York)', 'plumbers in York'],
  ['nurses of any city apart from Leeds', 'nurses, not in Leeds'],
];

describe('where anybody may be', () => {
  it.each(ANYWHERE)('%s', (said, plain) => expect(read(said)).toEqual(read(plain)));

  it('does not ask people to live where the job is who may also move there', () => {
    for (const said of [
      'welders for up in Darwin, either they live in Darwin already or are happy to relocate',
      'welders for Darwin, who live there or would move',
    ])
      expect(read(said)).toEqual(['must location Darwin, AU or open to relocation', 'must role Welder']);
  });

  it('takes a hurry for one where a notice says how late somebody may begin, and says so', () => {
    const { facets, notes } = compileQuery("java backend asap!! Leeds, max 4 weeks' notice", HOME);
    expect(facets.filter(({ kind }) => kind === 'availability').map(({ max }) => max)).toEqual([28]);
    expect(notes.map(({ code }) => code)).toContain('read_as');
  });
});

/** What is told of somebody who was dealt with before, in front of who is asked for. */
const BEFORE: readonly string[] = [
  'A candidate of mine in Berlin asks for 130k and the client finds this too much.',
  'The lady I showed them has nine years and they say it is too few.',
  'The guy we sent last week was too junior.',
  "One candidate from yesterday wants 90k, that's over budget.",
  'Our candidate in Paris dropped out.',
  'A candidate of ours at KPMG turned it down.',
];
/** Which of somebody's requests it is. */
const WHICH: readonly string[] = [
  'Last one for today, same nurses as yesterday but lower down:',
  'One more for today:',
  'Last request of the week:',
];

describe('what was before', () => {
  it.each([...BEFORE, ...WHICH])('asks for nobody, and is told: %s', (said) => {
    const { facets, notes } = compileQuery(`${said} Nurses in Leeds with over ten years`, HOME);
    expect(facets.map(({ label }) => label).toSorted()).toEqual([
      'Leeds, GB',
      'Nurse',
      'over 10 years of experience',
    ]);
    expect(notes.map(({ code }) => code)).toContain('set_aside');
  });

  it('is asked for where a head says more of them', () => {
    expect(read('Same as before but in York: nurses')).toContain('must location York, GB');
    expect(read('The candidate we need must speak German. Nurses in Leeds')).toContain(
      'must language German',
    );
  });
});
