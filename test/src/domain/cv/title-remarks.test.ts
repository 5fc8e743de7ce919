import { expect, it } from 'vitest';
import { experienceOf } from '#src/domain/cv/experience.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { tidyTitle } from '#src/domain/cv/title-terms.ts';

const line = (text: string): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
});

it.each([
  ['Schichtleiter Wareneingang, Nachtschicht, 24 Leute', 'Schichtleiter Wareneingang'],
  ['Trockenbauer, Firma ist insolvent', 'Trockenbauer'],
  ['Verkäuferin, Filiale wurde geschlossen', 'Verkäuferin'],
  ['Shift Leader, night shift, 14 people', 'Shift Leader'],
  ['Cuisinier, équipe de 12', 'Cuisinier'],
  ['Magazziniere, la ditta è fallita', 'Magazziniere'],
  ['Koch, zuletzt Küchenchef', 'Koch'],
  ['Warehouse Operative (reach truck), trainer for new starters', 'Warehouse Operative (reach truck)'],
])('a title has nothing of what its line says of the work behind it: %s', (written, title) => {
  expect(tidyTitle(written)).toBe(title);
});

it.each([
  'Teamleiter, Logistik',
  'Betriebsleiter, Werk Süd',
  'Key Account Manager, Company Cars',
  'Direktionsassistentin, Haus der Kunst',
  'Contract Manager, Site Services',
])('a title keeps what it is of: %s', (title) => {
  expect(tidyTitle(title)).toBe(title);
});

it('a house that is called as a town is the employer of the first job too, where each other has its own there', () => {
  const page = [
    'Mécanicien industriel\t2020-01 à aujourd’hui',
    'Rio Tinto, Arvida',
    'Ponts roulants, pompes; horaire 12 h, 7 jours sur 14; délégué à la prévention depuis 2023',
    'Mécanicien d’entretien\t2015-06 à 2019-12',
    'Scierie Lemay et Fils, Saint-Félicien',
    'Écorceurs, raboteuse, arrêts planifiés de la fin de semaine',
    'Journalier\t2012-05 à 2014-08',
    'Produits forestiers Résolu, Dolbeau-Mistassini',
  ];
  expect(experienceOf(page.map(line)).map(({ value }) => [value.title, value.employer])).toEqual([
    ['Mécanicien industriel', 'Rio Tinto'],
    ['Mécanicien d’entretien', 'Scierie Lemay et Fils'],
    ['Journalier', 'Produits forestiers Résolu'],
  ]);
});
