import { describe, expect, it } from 'vitest';
import { identityOf, omitIdentifying, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Xanthe Marlowe' } });
const omitted = (text: string): string => omitIdentifying(text, identity, 'anonymous').text;
const feats = (text: string): string[] =>
  uncertainIn(text, identity, 'anonymous')
    .filter(({ reason }) => reason === 'feat')
    .map((one) => one.text);

describe('omit_identifying takes the clause that tells and leaves the work', () => {
  it.each([
    ['Has led two turnarounds, and once won bronze at the rowing worlds as cox.', 'Has led two turnarounds.'],
    [
      'Cut scrap from 9 to 4%, was capped 12 times for Ireland. Leads nine.',
      'Cut scrap from 9 to 4%. Leads nine.',
    ],
    ['Runs 70 clusters. Won the 2019 Marlborough Cup for her team.', 'Runs 70 clusters.'],
    [
      '- **Qualifications:** BSc, Physics; Fellow of the Zorblatt Guild\n- **Notice:** 4 weeks',
      '- **Qualifications:** BSc, Physics\n- **Notice:** 4 weeks',
    ],
    ['- **Known for:** Olympic medal\n- **Notice:** 4 weeks', '- **Notice:** 4 weeks'],
    ['Budget 2,1 Mio. Euro in drei Schichten geführt.', 'Budget 2,1 Mio. Euro in drei Schichten geführt.'],
  ])('%s', (text, shown) => {
    expect(omitted(text)).toBe(shown);
  });

  it('a sentence that cannot be said without it goes whole', () => {
    expect(omitted('She leads nine. Won the 2019 Marlborough Cup and is proud of that.')).toBe(
      'She leads nine.',
    );
  });
});

describe('Teams, offices, papers and what is known by name are feats', () => {
  it.each([
    ['A former netball international with 24 caps.', 'netball international'],
    ['Rowed for Denmark as a junior.', 'Rowed for Denmark'],
    ['Took bronze at the fencing worlds.', 'at the fencing worlds'],
    ['Chair of the Nordic HVDC working group.', 'working group'],
    ['First author of a study on weld fatigue.', 'First author'],
    ['The study has been cited over 150 times.', 'cited over 150 times'],
    ['Sells jam under her own name.', 'under her own name'],
    ['Was a guest on a radio gardening show.', 'on a radio gardening show'],
    ['Hat für Österreich Handball gespielt und war in der Nationalmannschaft.', 'Nationalmannschaft'],
    ['Ancienne internationale de rugby.', 'internationale de rugby'],
    ['Speelde volleybal voor Nederland.', 'voor Nederland'],
    ['Jugó en la selección nacional.', 'selección nacional'],
  ])('%s', (text, piece) => {
    expect(feats(text).join(' | ')).toContain(piece);
  });

  it.each([
    'Chair of the HR working group and of the safety committee.',
    'Sets caps on spend, two caps per line.',
    'Played a big part for Germany in the rollout.',
    'Represents the Netherlands office at supplier meetings.',
    'Author of the shift handbook.',
  ])('what many do is none: %s', (text) => {
    expect(feats(text)).toEqual([]);
  });

  it.each([
    'In house at the Irish language broadcaster since 2018.',
    'Joined the national airline in 2015.',
    'Arbeitete beim staatlichen Rundfunk.',
    'Travaille à la télévision publique depuis 2016.',
  ])('a house of which a land has one is marked: %s', (text) => {
    expect(uncertainIn(text, identity, 'anonymous').some(({ reason }) => reason === 'employer')).toBe(true);
  });

  it('a body that somebody reports to is none', () => {
    const marks = uncertainIn('Reports to the central bank each month.', identity, 'anonymous');
    expect(marks).toEqual([]);
  });
});
