import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };

const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, label }) => `${strength} ${label}`);

describe('what will do, what would only help and what is no more', () => {
  it.each([
    ['nurses available immediately or in a week or 2', 'must available within 14 days'],
    ['nurses free in a month or two', 'must available within 60 days'],
    ['plumbers on a week or two notice', 'must available within 14 days'],
    ['nurses available straight away or in 2 or 3 weeks', 'must available within 21 days'],
    ['nurses who can start now or in a week or so', 'must available within 7 days'],
    [
      'underwriters. Singapore first choice, London and Hamburg also can.',
      'must Singapore or London, GB or Hamburg, DE',
    ],
    [
      'nurses, Leeds is our first choice, York or Hull would do too',
      'must Leeds, GB or York, GB or Hull, GB',
    ],
    [
      "QA engineers. Speaking either German or Mandarin would help the team but isn't needed",
      'nice German or Mandarin',
    ],
    ['nurses, knowing Epic would help but is not needed', 'nice Epic'],
    ['French is useful for the team but not required, nurses in Perth', 'nice French'],
    ['captains, A320 rated', 'nice A320'],
    ['Licensed Aircraft Engineer B1, A320 rated', 'nice A320'],
    ['737NG type-rated captains', 'nice 737NG'],
    ["underwriters ex Allianz, i.e. they've left", 'must formerly at Allianz'],
    ['all bar staff in Perth', 'must Bartender'],
    ['engineers with SIA', 'nice SIA'],
    ['planners who know SAP APO or Kinaxis', 'must SAP APO'],
    ["Hamburg, hmm no, Hamburg's been filled, so London. Underwriters", 'must London, GB'],
    ['nurses in Leeds, actually Leeds is filled, so York', 'must York, GB'],
  ])('%s', (query, label) => {
    expect(read(query)).toContain(label);
  });

  it.each([
    ["Hamburg, hmm no, Hamburg's been filled, so London. Underwriters", /Hamburg/],
    ['nurses in Leeds. Oh Leeds has gone, make it York', /Leeds/],
    ["underwriters ex Allianz, i.e. they've left", /left/],
    ['all bar staff', /exclude/],
  ])('leaves nothing of it: %s', (query, word) => {
    expect(read(query).join()).not.toMatch(word);
  });

  it.each([
    ['everyone bar nurses in Perth', 'exclude Nurse'],
    ['nurses, all bar agency staff', 'exclude Agency'],
    ['nurses not called in a month or two', 'must not contacted for 30 days'],
    ['can find nurses in Perth lah', 'must Perth, AU'],
  ])('leaves what says something else: %s', (query, label) => {
    expect(read(query)).toContain(label);
  });
});
