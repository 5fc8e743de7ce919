import { describe, expect, it } from 'vitest';
import { inAgencyVoice } from '#src/domain/ads/agency-voice.ts';
import { offeredBesidePay, offeredInList } from '#src/domain/ads/beside-pay.ts';
import { headlineOf } from '#src/domain/ads/headline.ts';
import { isPrivateToBrief, mentionsPay, withoutPrivateBrackets } from '#src/domain/ads/public-lines.ts';
import { toWhoeverComes } from '#src/domain/ads/who-will-come.ts';
import { briefLines } from '#src/domain/jobs/brief-lines.ts';

describe('a headline', () => {
  it.each([
    'Tuesday.',
    'Niveau 4.',
    'Rust mostly, some bash.',
    'Tool allowance.',
    'Bournemouth BH.',
    "It's the Leeds depot, nights, which you know they like.",
    'I am writing about the job that we spoke of.',
    'Für unsere Werkstatt in Kassel gesucht.',
    '/renderer.',
  ])('is none where the sentence does not stand for itself: %s', (said) =>
    expect(headlineOf(`${said} You look after ten machines.`, 'Mechanic').headline).toBeNull(),
  );
  it.each([
    'We are looking for a mechanic in Leeds.',
    'Mechanic for a busy workshop, Leeds.',
    'This is a new role in a team of six.',
    'Rig sails for old ships.',
    'Wir suchen einen Schlosser für Kassel.',
    'Monteur gezocht voor de haven.',
  ])('stays where it does: %s', (said) =>
    expect(headlineOf(`${said} Two shifts.`, 'Mechanic').headline).toBe(said),
  );
});

describe('what leads to the job in a mail', () => {
  it.each([
    [
      'I am writing on behalf of our client to ask for your help with a ward sister for Hull',
      'We are looking for a ward sister for Hull',
    ],
    [
      'OK this is for our client in Sligo, they need a lab analyst on days',
      'We are looking for a lab analyst on days',
    ],
  ])('is said as the agency says it: %s', (told, said) => expect(inAgencyVoice(told)).toBe(said));
  it.each([
    ['Après notre coup de fil : on cherche un pâtissier', 'On cherche un pâtissier'],
    ['Zoals net gebeld, we zoeken een lasser', 'We zoeken een lasser'],
  ])('goes: %s', (told, said) => expect(briefLines(told).lines).toEqual([said]));
});

describe('what is offered beside the pay', () => {
  it.each([
    '€41k, Angular and a bit of Perl',
    '$70k, training starts 4 March',
    'Dental nurse maternity cover, Leeds, £14 an hour',
  ])('is neither known, nor begun, nor sought: %s', (line) =>
    expect(offeredBesidePay(line).join(' ')).not.toMatch(/Perl|starts|nurse/),
  );
  it('is told without how much it is, where it is a thing', () => {
    expect(offeredBesidePay('£34,000 + tronc (about £3k a year), 45 hours over four days')).toContain(
      'Tronc',
    );
    expect(offeredBesidePay('$80,000 + 401(k), relocation up to $5,000')).toContain(
      'Relocation up to $5,000',
    );
  });
  it('has no pay in hours under their label', () => {
    expect(mentionsPay('Hours: 35 per week, term time + 2 weeks')).toBe(false);
    expect(offeredInList('Hours: 35 per week, term time + 2 weeks')).toEqual([
      'Hours: 35 per week, term time + 2 weeks',
    ]);
    expect(mentionsPay('Hours: 35 per week at £14')).toBe(true);
  });
});

describe('whoever does the work', () => {
  it.each([
    ['Le gars fera le pain et les gâteaux', 'Vous ferez le pain et les gâteaux'],
    ['La fille tiendra la caisse', 'Vous tiendrez la caisse'],
    ['The lad will strip and tile roofs', 'You will strip and tile roofs'],
    ['Il ragazzo farà le consegne', 'Farà le consegne'],
    ['El chico hará las entregas', 'Hará las entregas'],
    ['De jongen gaat pakketten rijden', 'Je gaat pakketten rijden'],
    ['Der Mann soll die Maschinen warten', 'Sie sollen die Maschinen warten'],
  ])('is spoken to, and not pictured: %s', (told, said) => expect(toWhoeverComes(told)).toBe(said));
  it.each([
    'The lad will be leaving in May',
    'Le gars sera licencié en mai',
    'We want a young man',
    'The man will have been sacked',
    'Il fera froid',
  ])('stays as it is said where it is told of somebody or wished for: %s', (said) =>
    expect(toWhoeverComes(said)).toBe(said),
  );
});

describe('why somebody is unwelcome, behind a wish', () => {
  it.each([
    'The owner has had trouble with those.',
    'Our guests complain about foreign accents.',
    'Mit denen nur Ärger gehabt.',
    'On a eu des soucis avec eux.',
    'Hemos tenido problemas con ellos.',
    'Abbiamo avuto problemi con loro.',
    'We hadden slechte ervaringen met die lui.',
  ])('is no part of an ad or a spec: %s', (said) => expect(isPrivateToBrief(said)).toBe(true));
  it.each([
    'You sort problems with printers and users.',
    'Handle customers who complain about late trains.',
    'Vous réglez les problèmes avec les fournisseurs.',
  ])('is no duty that deals with problems: %s', (said) => expect(isPrivateToBrief(said)).toBe(false));
});

it('takes no word that only sounds like a number for a sum', () => {
  expect(mentionsPay('Three harvests or similar, forklift ticket')).toBe(false);
  expect(mentionsPay('Trentamila lordi, turni')).toBe(true);
});

it('keeps things alone in brackets', () =>
  expect(
    withoutPrivateBrackets('Vous ferez le pain (baguettes, miches, pains de mie) et la cuisson'),
  ).toContain('(baguettes, miches, pains de mie)'));
