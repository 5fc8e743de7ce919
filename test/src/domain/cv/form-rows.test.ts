import { expect, it } from 'vitest';
import { withFieldsApart } from '#src/domain/cv/form-rows.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
});
const rows = (...texts: string[]): string[] => withFieldsApart(texts.map(line)).map(({ text }) => text);

it('reads the name of a form with two fields in each row', () => {
  const lines = [
    'SOLICITUD DE EMPLEO',
    'Apellido paterno\tGarza\tApellido materno\tTreviño',
    'Nombre(s)\tRosa Isela\tEdad\t34 años',
    'Municipio\tApodaca, N.L.\tColonia\tPueblo Nuevo',
    'Celular\t81 5555 0163\tEstado civil\tCasada',
  ].map(line);
  const { name } = readLines(
    { lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 },
    'MX',
  ).fields;
  expect(name).toBe('Rosa Isela Garza Treviño');
});

it.each([
  ['the heads of a table', 'Employer\tPosition\tFrom\tTo'],
  [
    'a row whose label has a value for each job',
    'Puesto\tPlaneadora de Producción\tAnalista de Materiales\tAuxiliar',
  ],
  ['a row of a table of jobs', 'Nurse\tSt Mary’s\t2014\t2018'],
  ['a name that begins as a label does', 'First names:\tNomvula Precious'],
  ['a row with an empty cell', 'Name\tMeier\tAge\t'],
])('leaves %s as it is', (_what, text) => {
  expect(rows(text)).toEqual([text]);
});

it('reads both fields of a name where a picture is pasted beside one, a cell ends in a stroke or a label has a remark', () => {
  const nameOf = (...texts: string[]) =>
    readLines({ lines: texts.map(line), links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, 'DE')
      .fields.name;
  expect(
    nameOf('Lebenslauf', 'Name\tKiefer\tLichtbild', 'Vorname\tThorsten |', 'Mobil\t+49 151 5550143 |'),
  ).toBe('Thorsten Kiefer');
  expect(
    nameOf('Efternamn\tHultgren', 'Förnamn (tilltalsnamn understruket)\tNils Björn', 'Körkort\tCE'),
  ).toBe('Nils Björn Hultgren');
});

it('reads labels above as many values, a row of them or one of a part of a name', () => {
  expect(rows('Apellido paterno\tApellido materno\tNombre(s)', 'TOVAR\tARREDONDO\tGUADALUPE')).toEqual([
    'Apellido paterno\tTOVAR',
    'Apellido materno\tARREDONDO',
    'Nombre(s)\tGUADALUPE',
  ]);
  expect(rows('LAST NAME', 'Abrenica', 'FIRST NAME\tMIDDLE NAME', 'Rommel\tGarcia')).toEqual([
    'LAST NAME\tAbrenica',
    'FIRST NAME\tRommel',
    'MIDDLE NAME\tGarcia',
  ]);
});

it('leaves the heads of a table of jobs above its rows', () => {
  const table = ['Rank\tCompany\tVessel\tPeriod', 'Oiler\tVisayan Star\tMV Amihan Pearl\tFeb 2022 – present'];
  expect(rows(...table)).toEqual(table);
});
