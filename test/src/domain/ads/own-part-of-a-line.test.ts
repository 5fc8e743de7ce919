import { describe, expect, test } from 'vitest';
import { foundInDescription } from '#src/domain/ads/left-out-findings.ts';
import { ownBrandsIn } from '#src/domain/ads/own-brands.ts';
import { isPrivateToBrief, mentionsPay } from '#src/domain/ads/public-lines.ts';
import { isNameNotWritten } from '#src/domain/ads/who-is-there.ts';
import { withoutReason } from '#src/domain/ads/without-reason.ts';
import { commonWordsOf } from '#src/domain/ads/words-of-trade.ts';

describe('a duty or a need with somebody of the house behind it', () => {
  test.each([
    [
      'Must be fluent in Afrikaans and English as the farmers phone all day',
      'Must be fluent in Afrikaans and English',
    ],
    [
      'You share in the nappy changes and cleaning like all of us',
      'You share in the nappy changes and cleaning',
    ],
    [
      'Sicheres Deutsch in Wort und Schrift, weil die Kunden viel anrufen',
      'Sicheres Deutsch in Wort und Schrift',
    ],
  ])('keeps what is asked: %s', (said, main) => expect(withoutReason(said)).toBe(main));

  test.each([
    'Work as the first contact',
    'As the only buyer you negotiate prices',
    'Drive trucks like ours',
  ])('stays whole where nothing of the job would be left: %s', (said) =>
    expect(withoutReason(said)).toBeNull(),
  );
});

describe('what a brief tells of somebody who is there', () => {
  const open = (said: string): string[] =>
    foundInDescription(
      `Nurse wanted in Leeds, full time.\n${said}`,
      { place: 'GB', companies: [], isUnread: true },
      [],
    )
      .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
      .map(({ words }) => words);
  test.each([
    'One of our MAs is due in May; we need someone trained before then.',
    'Our payroll officer is expecting, so we would like cover from March.',
    'Off the record, the previous QS walked out over an unpaid bonus.',
    'No ponga nuestro nombre, los socios están de pelea por la herencia del padre.',
    'Namen bitte nicht reinschreiben, die Heimaufsicht war gerade da.',
    'Min age for our insurers is 23.',
  ])('holds nothing: %s', (said) => expect(open(said)).toEqual([]));

  test.each([
    'One of our MAs is due in May; we need someone who is done with all that.',
    'Our payroll officer is expecting, so we would like someone older this time.',
    'Bewerber mit türkischen Namen bitte nicht schicken.',
    'Max age is 35.',
  ])('holds what picks people beside it: %s', (said) => expect(open(said).length).toBeGreaterThan(0));

  test('a name that is not to be written is the house’s own, and not of those who apply', () => {
    expect(isNameNotWritten('Namen bitte nicht reinschreiben, danke.', 'Namen')).toBe(true);
    expect(isNameNotWritten('Bewerber mit solchen Namen nicht nennen.', 'Namen')).toBe(false);
  });

  test.each(['They are slow payers says Mary, get PO first!', 'Tina is due in May, so be quick.'])(
    'is for the recruiter: %s',
    (said) => expect(isPrivateToBrief(said)).toBe(true),
  );
});

describe('words of a client’s name that are everybody’s', () => {
  test('a law is no brand, a thing made is', () => {
    expect(ownBrandsIn('E - knowledge of the Housing Acts', 'Fenland Housing Trust')).toEqual([]);
    expect(ownBrandsIn('you brew the Anvil Stout', 'Oak & Anvil Brewing')).toHaveLength(1);
  });
  test('a German compound of a trade is said of the work', () => {
    expect(commonWordsOf('Hagemeister Förderanlagen GmbH')).toContain('förderanlagen');
    expect(commonWordsOf('Seniorenhof Wiesengrund')).not.toContain('wiesengrund');
  });
});

describe('pay among other words', () => {
  test.each(['6 Claims Consultants, Durban, R14 500 basic pm plus incentive'])('is pay: %s', (said) =>
    expect(mentionsPay(said)).toBe(true),
  );
  test.each(['Die Lohn- und Gehaltsabrechnung für rund 60 Mandanten', 'Claims up to R50 000'])(
    'is none: %s',
    (said) => expect(mentionsPay(said)).toBe(false),
  );
});
