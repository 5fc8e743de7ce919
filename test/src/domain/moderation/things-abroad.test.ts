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
  ['ES', 'Buscamos mozos/as de almacén para Zaragoza.'],
  ['ES', 'mozo/a de almacén, turno de noche'],
  ['ES', 'Mozos y mozas de almacén'],
  ['ES', 'Mozos de almacén con carretilla'],
  ['ES', 'Se necesitan 3 chicos/as para reparto'],
  ['ES', 'Llevarás una cincuentena de expedientes.'],
])('%s: lets go what names a country, a house or a number: %s', (place, text) => {
  expect(stopped(text, place)).toBe(false);
});

it.each([
  ['DE', 'Keine Polen bitte.'],
  ['DE', 'Wir suchen niemanden, der in Polen geboren ist.'],
  ['DE', 'Bitte keine Leute mit ausländischem Namen.'],
  ['ES', 'Buscamos mozos, no mozas'],
  ['ES', 'Se busca mozo/a joven y soltero'],
  ['ES', 'Chico joven para almacén'],
  ['ES', 'Camarero/a menor de 30 años'],
  ['NL', 'Geen Polen meer, die drinken.'],
  ['FR', 'Pas de nom à consonance étrangère.'],
  ['FR', 'Pas de candidat qui a passé la cinquantaine.'],
  ['FR', "Personne d'une cinquantaine d'années, non merci."],
])('%s: stops what picks people: %s', (place, text) => {
  expect(stopped(text, place)).toBe(true);
});
