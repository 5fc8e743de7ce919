import { describe, expect, it } from 'vitest';
import { inAgencyVoice } from '#src/domain/ads/agency-voice.ts';
import { offeredBesidePay, offeredInList } from '#src/domain/ads/beside-pay.ts';
import { headlineOf } from '#src/domain/ads/headline.ts';
import { isListedPlainly, isOfSeries } from '#src/domain/ads/listed-items.ts';
import { mentionsPay } from '#src/domain/ads/public-lines.ts';
import { withoutSumAtEnd } from '#src/domain/ads/sum-at-end.ts';
import { keepingTrade } from '#src/domain/ads/words-of-trade.ts';
import { phonesIn } from '#src/domain/anonymity/numbers.ts';
import { readBrief } from '#src/domain/jobs/index.ts';

describe('a sum of pay in words', () => {
  it.each([
    'They want a nursery room leader full time twenty seven and a half thousand.',
    'We need a nurse at 27 and a half thousand',
    'Thirty one thousand plus pension',
    'Wir suchen eine Köchin, dreitausendzweihundert brutto im Monat.',
    'On cherche un soudeur, trente-deux mille par an.',
    'Buscamos camarero, veinticuatro mil al año',
    'Cerchiamo un cuoco, trentamila lordi',
    'Een kok, vijfendertigduizend per jaar',
  ])('is told by “%s”', (said) => expect(mentionsPay(said)).toBe(true));

  it.each([
    'Run a flock of twelve thousand.',
    'Manage a budget of two hundred thousand.',
    'Ten thousand square feet of stock',
    'Les premiers mille kilomètres',
    'We pay relocation up to $6k.',
    '£3,000 towards moving costs',
  ])('is not told by “%s”', (said) => expect(mentionsPay(said)).toBe(false));
});

describe('a sum of pay at the end of a sentence', () => {
  it.each([
    [
      'Our client has a permanent vacancy for a Credit Controller at R22 000 - R26 000 per month.',
      'Our client has a permanent vacancy for a Credit Controller.',
    ],
    [
      'They want a Technician at their Picton hatchery, 40 hours, $29.50 - $33 an hour depending on what they bring.',
      'They want a Technician at their Picton hatchery, 40 hours.',
    ],
    ['We need a cook at £30k plus a bonus of 5%', null],
  ])('goes alone, and the sentence stays: %s', (said, left) => expect(withoutSumAtEnd(said)).toBe(left));

  it.each(['34.000 - 38.000 € brutos al año.', '28.500-31.000 € lordi', 'CHF 62.000 - 68.000 pro Jahr'])(
    'is no number to ring: %s',
    (said) => expect(phonesIn(said)).toEqual([]),
  );
  it('is one where it is dialled', () => expect(phonesIn('600 555 173')).toHaveLength(1));
});

describe('a plain thing of a list', () => {
  const brief =
    'What you do\n- watch 96 cameras\n- pull footage for the police\n- last op was found asleep\n- Traudl wants a man\n\nMust haves: three years; good records, they use EasyDairy';
  it.each(['Pull footage for the police', 'Good records, they use EasyDairy'])('is “%s”', (said) =>
    expect(isListedPlainly(said, brief)).toBe(true),
  );
  it.each(['last op was found asleep', 'Traudl wants a man', 'Feeds the dog'])('is not “%s”', (said) =>
    expect(isListedPlainly(said, brief)).toBe(false),
  );
  it('is also one of many sentences that say what somebody does', () => {
    const said = ['They drive the loader.', 'They log readings.', 'They clean rooms.', 'They edge boards.'];
    expect(isOfSeries('They drive the loader.', said)).toBe(true);
    expect(isOfSeries('They sacked the last one.', said)).toBe(false);
    expect(isOfSeries('They lose people.', said)).toBe(false);
    expect(isOfSeries('They drive the loader.', said.slice(2))).toBe(false);
  });
});

describe('a headline', () => {
  it.each([
    'On offre six semaines de vacances.',
    'A job for a partner could be found as well.',
    'Our client, a steel stockist.',
    'Vollzeit, unbefristet.',
    'Cook x2.',
    'The hiring manager wants somebody.',
  ])('is not “%s”', (said) => expect(headlineOf(`${said} You lead ten.`, 'Cook').headline).toBeNull());
  it('is a sentence of the job', () =>
    expect(headlineOf('You lead ten cooks. Two shifts.', 'Cook').headline).toBe('You lead ten cooks.'));
  it('says that somebody is looked for, and not who asks', () =>
    expect(inAgencyVoice('The hiring manager wants an Ice Technician near Kingston')).toBe(
      'We are looking for an Ice Technician near Kingston',
    ));
});

describe('what is asked and offered', () => {
  it('keeps what is asked apart from what is wished for behind a semicolon', () => {
    const read = readBrief('Requirements\n- Conversant in English; isiZulu is an advantage');
    expect(read.requirements.map(({ text }) => text)).toEqual(['Conversant in English']);
    expect(read.nice_to_have).toHaveLength(1);
  });
  it('reads what is headed in Dutch as asked and as offered', () => {
    const read = readBrief('Taken\n- laden\n\nProfiel\n- attest heftruck\n\nAanbod\n- ecocheques');
    expect(read.requirements.map(({ text }) => text)).toEqual(['Attest heftruck']);
    expect(read.offers.map(({ text }) => text)).toEqual(['Ecocheques']);
  });
  it('offers what stands beside an allowance or the pay', () => {
    expect(offeredInList('dagvergoeding van € 55 op zee, pensioen en een opleidingsbudget')).toContain(
      'Opleidingsbudget',
    );
    expect(offeredBesidePay('$4,200 - $4,800 a month + AWS, 5 day week, 44 hours')).toContain('44 hours');
  });
});

describe('the kind of a house by its letters', () => {
  const hide = (text: string): string => text.replaceAll(/EMS(?: Les Glycines)?|RWE/gu, 'X');
  it.each([
    ["une année d'expérience en EMS", 'EMS Les Glycines SA', "une année d'expérience en EMS"],
    ['poste en EMS Les Glycines', 'EMS Les Glycines SA', 'poste en X'],
    ['EMS cherche une aide', 'EMS Les Glycines SA', 'X cherche une aide'],
    ['Erfahrung in RWE', 'RWE Power AG', 'Erfahrung in X'],
  ])('stays where any of the kind is meant: %s', (said, name, shown) =>
    expect(keepingTrade(said, [], name, hide)).toBe(shown),
  );
});
