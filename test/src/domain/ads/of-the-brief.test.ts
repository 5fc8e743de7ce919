import { describe, expect, it } from 'vitest';
import { isOfSeries } from '#src/domain/ads/listed-items.ts';
import { isPrivateToBrief, isPrivateWhatever, mentionsPay } from '#src/domain/ads/public-lines.ts';

describe('what no weighing of words makes public', () => {
  it.each([
    'Paragraph 3 used to mention the night desk',
    'Absatz 4 gilt nicht mehr',
    'Point 5 no longer stands',
    'Le point 2 n’est plus d’actualité, voir dernière ligne',
    'the cold store is the sore point, see last row',
    'Das Lager ist ein wunder Punkt',
    'You will appreciate that this is not for the window',
    'Vous comprendrez ma gêne',
  ])('leaves out what a brief says of itself: %s', (said) => expect(isPrivateWhatever(said)).toBe(true));

  it.each([
    'the ovens are on finance',
    'we are three payments behind with the van',
    'OSHA is coming back in March',
    'FDA will pull the licence unless the logs are found',
    'l’URSSAF a réclamé deux ans',
    'BG weiß es als Sturz',
    'Das Museum zahlt nicht, 12.000 offen',
    'zwei Raten im Rückstand',
    'nous avons trois mois de retard, trois loyers impayés',
    'dos nóminas sin pagar',
    'tre rate arretrate',
    'twee maanden achterstand',
  ])('leaves out what a house owes and what authorities do to it: %s', (said) =>
    expect(isPrivateWhatever(said)).toBe(true),
  );

  it.each([
    'Bin gleich wieder weg',
    'Hab ihm das Auto abgenommen',
    'Had to let him go in May',
    'Ben gisteren ontslagen',
    'avec le permis C en plus je prends',
    'call first, then video with me and the super',
    'you ring, then a test task, then video w/ me + Tane',
  ])('leaves out whoever writes, also where no pronoun says so: %s', (said) =>
    expect(isPrivateWhatever(said)).toBe(true),
  );

  it.each([
    'PPE will be provided',
    'The RN will lead the night shift',
    'DBS has to be clear',
    'You will chase accounts three months overdue',
    'Manage leases that are behind schedule',
    'You will understand how boilers fail',
    'Paragraph styles and layout in InDesign',
    'Hast du einen Führerschein?',
    'Bin counts, quality at the tree, pruning in winter',
    'Je werkt in een team van zes en je hebt een eigen bus',
    'Zwei Übernachtungen je Woche',
    'Je demande un CAP et le permis B',
    'Heb je een rijbewijs?',
    'Pasture walks with me, feed budgets, rearing calves, running the shed',
  ])('keeps lawful sentences beside them: %s', (said) => expect(isPrivateWhatever(said)).toBe(false));

  it('counts them as private elsewhere too', () => {
    expect(isPrivateToBrief('the ovens are on finance')).toBe(true);
    expect(isPrivateToBrief('Paragraph 3 used to mention the night desk')).toBe(true);
  });
});

describe('a bare sum at the head', () => {
  it.each([
    'Thirty one and a half if she has the crane ticket',
    '61 at the outside',
    'Forty two for the right person',
    '24,50 für einen Meister',
    '18 pour quelqu’un de chez eux',
    '31 para alguien con carné C',
    '27 als ze de machine kennen',
  ])('is what would be paid, where it says for whom or how far it goes: %s', (said) =>
    expect(mentionsPay(said)).toBe(true),
  );

  it.each(['Forty covers a night', '28 days holiday', 'Twenty six beds', '45 hours a week'])(
    'is a number of things otherwise: %s',
    (said) => expect(mentionsPay(said)).toBe(false),
  );
});

describe('a series of things', () => {
  it.each([
    'rendering, skimming, dry lining, coving',
    'Pflastern, Mauern, Teichbau und Baumschnitt',
    'accueil, encaissement, mise en rayon, inventaires',
  ])('is what is done, whatever its words: %s', (said) => expect(isOfSeries(said, [])).toBe(true));

  it.each([
    'Podge, Mick, Deano, the lot',
    'his back, his hip, his temper, his wife',
    'the bank is ringing, the landlord, the taxman, the guards',
    'call, trial, coffee, offer with me',
  ])('is none where somebody is named or does anything: %s', (said) =>
    expect(isOfSeries(said, [])).toBe(false),
  );
});
