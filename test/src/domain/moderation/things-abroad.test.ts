import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const stopped = (text: string, place: string): boolean =>
  review([['text', text]], { subject: 'role', place, isUnread: false }).some(
    ({ verdict }) => verdict === 'held' || verdict === 'blocked',
  );

it.each([
  ['DE', 'Die Tochter in Polen wird zum Sommer geschlossen, und Herr Wieland geht.'],
  ['DE', 'Das Werk in Polen wird nicht weitergeführt.'],
  ['DE', 'Die Produktion geht nach Polen, das darf nicht rein.'],
  ['NL', 'De productie gaat naar Polen, dat mag er niet in.'],
  ['DE', 'Bitte nennen Sie unseren Namen nicht.'],
  ['DE', 'Den Namen der Firma bitte nicht nennen.'],
  ['FR', "Mets pas le nom de la boîte stp, Momo s'est mis à son compte."],
  ['FR', 'Merci de ne pas mettre le nom de la société.'],
  ['FR', 'Notre nom ne doit pas apparaître.'],
  ['FR', "Il gérera un portefeuille d'une cinquantaine de dossiers, surtout des artisans."],
  ['FR', 'Vous suivrez une quarantaine de chantiers par an.'],
  ['ES', 'Llevarás una cincuentena de expedientes.'],
])('%s: lets go what names a country, a house or a number: %s', (place, text) => {
  expect(stopped(text, place)).toBe(false);
});

it.each([
  ['DE', 'Keine Polen bitte.'],
  ['DE', 'Wir suchen niemanden, der in Polen geboren ist.'],
  ['DE', 'Bitte keine Leute mit ausländischem Namen.'],
  ['NL', 'Geen Polen meer, die drinken.'],
  ['FR', 'Pas de nom à consonance étrangère.'],
  ['FR', 'Pas de candidat qui a passé la cinquantaine.'],
  ['FR', "Personne d'une cinquantaine d'années, non merci."],
])('%s: stops what picks people: %s', (place, text) => {
  expect(stopped(text, place)).toBe(true);
});
