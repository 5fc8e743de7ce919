import { describe, expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const personOf = (name: string, employers: string[] = []) =>
  identityOf({
    candidate: {
      ...splitName(name),
      experience: employers.map((employer) => ({ title: 'Engineer', employer })),
    },
  });
const whose = personOf('Xanthe Marlowe');

describe('A house in small letters goes where it had, hired or taught somebody', () => {
  it.each([
    ['The bank taught her permits, and getir had her for a year that the profile skips.', 'getir'],
    ['Two years of phones, and then wolt had him on a contract.', 'wolt'],
    ['monzo taught him card fraud.', 'monzo'],
    ['Card fraud first; wise hired him away.', 'wise'],
    ['Then grab kept her for two seasons.', 'grab'],
    ['His first summer was quiet, and aldi took him on.', 'aldi'],
  ])('%s', (text, house) => {
    expect(scrub(text, whose).text).not.toContain(house);
  });

  it.each([
    'It took years, which had them up at night.',
    'There was work, and work kept them for a week.',
    'Then life taught them patience, and mum taught them to cook.',
    'Then chemo had them for a month and lockdown kept them in.',
    'The saas firm paid well, and kubernetes kept them for a year.',
    'Here, and nobody trained them.',
  ])('and what is no house stays: %s', (text) => {
    expect(scrub(text, whose).text).toBe(text);
  });
});

describe('What somebody is called goes beside their place', () => {
  it.each([
    ['Joy Wanjiru Njoroge', 'Shiru, Ms Wanjiru Njoroge in full, brought fraud down.', 'Shiru'],
    ['Joy Wanjiru Njoroge', 'Shiru (Ms Wanjiru Njoroge on paper) brought fraud down.', 'Shiru'],
    ['Youssef El Amrani', 'M. El Amrani (Jo pour les dockers) a passé un an ici.', 'Jo '],
    ['Georg Szczepan', 'Schorschi, Herr Szczepan auf dem Papier, leitet die Halle.', 'Schorschi'],
  ])('%s: %s', (name, text, piece) => {
    expect(scrub(text, personOf(name)).text).not.toContain(piece);
  });

  it('and what a sentence begins with stays', () => {
    const text = 'Today, Ms Njoroge on the phone said yes.';
    expect(scrub(text, personOf('Joy Njoroge')).text).toContain('Today');
  });
});

const marked = (name: string, employers: string[], text: string): string[] =>
  marksIn([{ text, identity: personOf(name, employers) }], 'anonymous')
    .flat()
    .map((one) => one.text);

describe('A word that somebody is called by is marked where it is free or keen', () => {
  it.each(['Summer would be free this summer, right after the sales peak.', 'Lucky is keen to start.'])(
    '%s',
    (text) => {
      expect(marked('Zhou Yutong', [], text)).toEqual([text.split(' ')[0]]);
    },
  );

  it.each([
    'Parking would be free this summer.',
    'Monday would be free from ten.',
    'Training will be free from May.',
  ])('and what is no person is not: %s', (text) => {
    expect(marked('Zhou Yutong', [], text)).toEqual([]);
  });
});

describe('A word in small letters is no house of the record', () => {
  it.each([
    ['Boots UK', 'Ankle boots are the largest line.'],
    ['Boots UK', 'Gifting for Boots first, then two pairs of winter boots.'],
    ['Discovery Limited', 'The candidate found, by plain document discovery, false claims.'],
    ['Jazz', 'Explains networks without jazz hands. Jazz since 2015.'],
    ['Titan Company Limited', 'She is no titan of paperwork.'],
    ['Škoda Auto', 'Drží kvalitu a každá škoda se řeší tentýž den, vyhovuje Liberec nebo Plzeň.'],
    ['KONE Oyj', 'Hän sanoo, ettei yksikään kone seissyt yli vuorokautta.'],
  ])('%s: %s', (employer, text) => {
    const small = /boots|discovery|jazz|titan|škoda|kone/u;
    expect(marked('Xanthe Marlowe', [employer], text).filter((one) => small.test(one))).toEqual([]);
    expect(scrub(text, personOf('Xanthe Marlowe', [employer])).text).toMatch(small);
  });

  it.each([
    ['Boots UK', 'she did first aid at boots until May', 'boots'],
    ['Titan Company Limited', 'She left titan in May.', 'titan'],
  ])('but where somebody was there: %s: %s', (employer, text, house) => {
    const identity = personOf('Xanthe Marlowe', [employer]);
    const isGone = !scrub(text, identity).text.includes(house);
    expect(isGone || marked('Xanthe Marlowe', [employer], text).includes(house)).toBe(true);
  });
});

describe('Towns and words of work are plain', () => {
  it.each([
    'Makati, Cebu or remote.',
    'Διευθύνει 22 καταστήματα στην Αττική και στον Πειραιά.',
    'Готова к переезду в Астану или Дубай.',
    'Zwei Serienanläufe ohne Verzug, dazu Scanner und Server.',
    'À deux heures de route depuis 2012, sans surprise.',
  ])('%s', (text) => {
    expect(marked('Xanthe Marlowe', [], text)).toEqual([]);
  });
});
