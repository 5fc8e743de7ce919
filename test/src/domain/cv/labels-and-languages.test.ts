import { describe, expect, it } from 'vitest';
import { besideLabels, type Segment } from '#src/adapters/cv/pdf-tables.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { languagesBeside, languagesLabelled } from '#src/domain/cv/spoken-languages.ts';
import { languageNamed } from '#src/domain/cv/vocabulary.ts';

const cell = (text: string, x: number, y: number) => ({ text, x, y, x2: x + 40, size: 10 }) as Segment;
const rows = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([label, value], at) => [cell(label, 50, 700 - at * 14), cell(value, 200, 700 - at * 14)]);
const line = (text: string): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
});

describe('a column of labels that no list has', () => {
  it('is one where a label is answered as it asks', () => {
    const form = rows(
      ['Candidate', 'Brodie Hargreaves'],
      ['Lives in', 'Mackay, QLD'],
      ['Rate sought', '$68 flat'],
      ['Medical / D&A', 'to 02/2028'],
    );
    expect(besideLabels(form)).toContain(200);
  });
  it('is none beside the lines of a column of its own', () => {
    const columns = rows(
      ['Strengths', 'Barista, Canal Coffee'],
      ['Calm', 'Dublin'],
      ['On time', 'Latte art and stock'],
      ['Tidy', 'Waiter, The Quay'],
    );
    expect(besideLabels(columns)).toEqual([]);
  });
});

describe('languages', () => {
  it.each([
    ['Altra(e) lingua(e)\tFrancese, Italiano', 'French, Italian'],
    ['Primeira língua\tPortuguês', 'Portuguese'],
  ])('are read behind the labels of forms: %s', (text, names) => {
    expect(languagesBeside([line(text)], true).map((each) => each.text)).toEqual([names]);
  });
  it.each(['Sotho', 'Iloko', 'Northern Sotho', 'Tamazight'])(
    'are known by what they are called here: %s',
    (name) => {
      expect(languageNamed(name)).toBe(name);
    },
  );
  it('are read behind their labels in whatever part of a form, and behind no others', () => {
    const said = (text: string) => languagesLabelled([line(text)]).map((each) => each.text);
    expect(said('Andere talen\tNederlands (C1), Engels (B1)')).toEqual(['Dutch, English']);
    expect(said('Other languages: Pular, French')).toEqual(['Fula, French']);
    expect(said('Programming languages: Rust, Go')).toEqual([]);
    expect(said('Andere taken\tEngels en Duits correspondentie')).toEqual([]);
  });
  it.each(['Plattdeutsch', 'Wallon', 'Navajo', 'Baoulé'])('are known: %s', (name) => {
    expect(languageNamed(name)).not.toBeNull();
  });
  it('of signs are not told as that of another country', () => {
    expect(languageNamed('Libras')).toBe('Libras');
  });
  it.each(['Platt', 'Lis', 'LSE'])('are no surname or school: %s', (name) => {
    expect(languageNamed(name)).toBeNull();
  });
});
