import { expect, it } from 'vitest';
import { withPairedColumns } from '#src/domain/cv/paired-columns.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});
const read = (lines: CvLine[], agency = 'FR') =>
  readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, agency).fields;

const labels = ['Statut', 'Résidence', 'Disponibilité', 'Rémunération actuelle', 'Langues'];
const values = [
  'Cadre, en poste',
  'Cholet',
  '3 mois, négociable',
  '49 k€ fixe + 8 %',
  'Anglais (courant), Espagnol (lu)',
];

it('reads who an agency puts forward where the labels of its table stand below one another and the values below them', () => {
  const fields = read([
    line('DOSSIER DE PRÉSENTATION', { size: 14, bold: true }),
    ...['Candidat', ...labels].map((text, at) => line(text, { apart: at === 0 })),
    ...['M. Éric DE LA BROSSE', ...values].map((text, at) => line(text, { apart: at === 0 })),
    line('CARRIÈRE', { size: 14, bold: true, apart: true }),
    line('Mai 2018 – ce jour\tMichelin, Cholet'),
    line('Responsable ordonnancement'),
  ]);
  expect(fields).toMatchObject({ name: 'Éric De La Brosse', location: { city: 'Cholet' } });
});

it('pairs no labels with lines of which one is not what its label asks for', () => {
  const page = [...['Candidat', ...labels], 'Michel Roux', ...values.toReversed()].map((text) => line(text));
  expect(withPairedColumns(page)).toEqual(page);
});

it('pairs labels below the heading that asks for the same as the first of them', () => {
  const fields = read(
    [
      line('Ficha de candidato', { size: 8 }),
      line('Candidato', { bold: true, apart: true }),
      ...['Nome', 'Função', 'Localidade', 'Disponibilidade'].map((text) => line(text)),
      ...['Rui Figueira', 'Serralheiro mecânico', 'Setúbal', 'imediata'].map((text) => line(text)),
      line('Percurso', { size: 14, bold: true, apart: true }),
    ],
    'PT',
  );
  expect(fields).toMatchObject({ name: 'Rui Figueira', location: { city: 'Setúbal' } });
});
