import { expect, it } from 'vitest';
import { linesOf } from '#src/domain/lexicon/data-file.ts';
import { isGermanNoun } from '#src/domain/speech/german.ts';
import { isWordOf, readerOf } from '#src/domain/speech/readers.ts';

it.each([
  ['en', 'She leads a team of nine and has cut the costs.'],
  ['de', 'Führerschein B, Schichtbereitschaft vorhanden.'],
  ['de', 'Die Projekte schliesst sie im Budget ab.'],
  ['fr', "Elle refuse les quarts de nuit, aujourd'hui comme hier."],
  ['es', 'Inglés fluido, alemán básico.'],
  ['pt', 'Ela lidera uma equipa de nove pessoas e reduziu os custos em vinte por cento.'],
  ['it', 'Ha guidato il reparto acquisti per sei anni e parla bene il tedesco.'],
  ['nl', 'Zij leidt een team van negen mensen en heeft veel ervaring met de bouw van bruggen.'],
  [null, 'Hun leder et hold på ni personer og har reduceret omkostningerne.'],
])('%s reads: %s', (reader, text) => {
  expect(readerOf(text)).toBe(reader);
});

it('knows words by the list of their language alone', () => {
  expect(isWordOf('fr', 'préavis')).toBe(true);
  expect(isWordOf('fr', 'prejavis')).toBe(false);
  expect(isWordOf('es', 'negociación')).toBe(true);
  expect(isWordOf('de', 'ortsgebunden')).toBe(true);
  expect(isWordOf('de', 'gestamp')).toBe(false);
});

it('takes at most two in a hundred surnames for German nouns', () => {
  const names = linesOf('more-surnames.txt').flatMap((line) => line.split(' '));
  const nouns = names.filter((name) => isGermanNoun(name.charAt(0).toUpperCase() + name.slice(1)));
  expect(names.length).toBeGreaterThan(10_000);
  expect(nouns.length).toBeLessThan(names.length / 50);
});

it.each([
  'Teilprojektleiterin',
  'Steuergerätesoftware',
  'Rechnungswesen',
  'Großbaustellen',
  'Wartung',
  'Mitarbeitenden',
])('takes %s for a noun of German', (word) => {
  expect(isGermanNoun(word)).toBe(true);
});

it.each([
  'Oetker',
  'Sennheiser',
  'Hülsmeier',
  'Volkswagen',
  'Kaufland',
  'Rheinmetall',
  'Sonnenberg',
  'Annegret',
])('takes %s for none', (word) => {
  expect(isGermanNoun(word)).toBe(false);
});
