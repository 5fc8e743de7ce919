import { expect, it } from 'vitest';
import { linesOfRows } from '#src/adapters/cv/table-rows.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const cell = (...texts: string[]): CvLine[] =>
  texts.map((text) => ({
    text,
    page: 1,
    size: 10,
    bold: false,
    styled: false,
    apart: false,
    bullet: false,
    margin: false,
  }));
const textsOf = (...rows: CvLine[][][]): string[] => linesOfRows(rows).map(({ text }) => text);

it('reads the dates of a row beside the first line of what they date, also where their cell holds two lines', () => {
  expect(
    textsOf(
      [cell('Lead Engineer', 'Six people'), cell('seit 04/2023')],
      [cell('Senior Engineer', 'Kotlin'), cell('01/2020 bis 03/2023')],
      [cell('von 10/2016', 'bis 12/2019'), cell('Engineer', 'Mercateo GmbH')],
      [cell('2012', 'hoy'), cell('Técnico', 'Cepsa')],
    ),
  ).toEqual([
    'Lead Engineer\tseit 04/2023',
    'Six people',
    'Senior Engineer\t01/2020 bis 03/2023',
    'Kotlin',
    'Engineer\tvon 10/2016 bis 12/2019',
    'Mercateo GmbH',
    'Técnico\t2012 – hoy',
    'Cepsa',
  ]);
});
