import { expect, it } from 'vitest';
import { isCallingLine } from '#src/domain/cv/name-called.ts';
import { isPartField } from '#src/domain/cv/name-fields.ts';
import { nameIn } from '#src/domain/cv/name-in.ts';
import { isCutShort } from '#src/domain/cv/name-rest.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});

/** What is read of a page whose first line is large where `large` says so. */
function read(head: string[], large = false) {
  const lines = [
    ...head.map((text, at) => line(text, large && at === 0 ? { size: 20, bold: true } : {})),
    line('Experience', { size: 14, bold: true, apart: true }),
    line('Warehouse Operative, Halford Mills Ltd\tMar 2019 – present'),
  ];
  return readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, 'GB');
}

it.each([
  [
    ['Nombre: Concepción (Concha)', 'Primer apellido: Ruiz', 'Segundo apellido: Montes'],
    'Concepción Ruiz Montes',
  ],
  [['Apellido 1\tRuiz', 'Apellido 2\tMontes', 'Nombre\tConcepción'], 'Concepción Ruiz Montes'],
  [['1er apellido: Quispe', '2.º apellido: Mamani', 'Nombres: Carmen Rosa'], 'Carmen Rosa Quispe Mamani'],
  [
    ['Förnamn: Anna Maria Linnéa (tilltalsnamn Linnéa)', 'Efternamn: Hägg', 'Mobil: 070-555 01 15'],
    'Anna Maria Linnéa Hägg',
  ],
  [['Nom de naissance : Le Bihan', 'Nom d’usage : Kervella', 'Prénom : Anne-Sophie'], 'Anne-Sophie Kervella'],
  [['Surname / Family name: Obiora', 'First name(s): Nkechi'], 'Nkechi Obiora'],
])('a name in fields is put together of all that are in use: %j', (fields, name) => {
  expect(read(['CURRICULUM VITAE', ...fields]).fields.name).toBe(name);
});

it.each(['Primer apellido: Ruiz Montes', 'Vorname: Anna Maria', 'Maiden name: Jane Harrow'])(
  'a field for a part of a name is never the whole: %s',
  (field) => {
    expect(isPartField(field)).toBe(true);
    expect(read(['CURRICULUM VITAE', field, 'anna.maria@mail.example']).fields.name).toBeNull();
  },
);

it.each([
  ['Salvatore Di Giovanni detto “Totò”', 'Salvatore Di Giovanni'],
  ['Carl-Johan ”Calle” af Forselles', 'Carl-Johan af Forselles'],
  ['Robert Ashworth, known as Bob', 'Robert Ashworth'],
  ['Karl Gustaf *Emil* Lewenhaupt', 'Karl Gustaf Emil Lewenhaupt'],
  ['Hans Christian Vestergaard Krogh, kaldet HC', 'Hans Christian Vestergaard Krogh'],
  ['Johannes Krautwurst (Rufname: Hannes)', 'Johannes Krautwurst'],
])('what somebody is called beside their name is no part of it: %s', (text, name) => {
  expect(nameIn(text)?.name).toBe(name);
});

it.each([['known as Maggie'], ['Kallas Kajsa'], ['(genannt Lilo)'], ['Roepnaam: Bas'], ['tratado por Nado']])(
  'a line that says what somebody is called is no second half of a name: %s',
  (below) => {
    expect(isCallingLine(below)).toBe(true);
    expect(read(['Margaret Anne Sutcliffe', below, '07700 900312'], true).fields.name).toBe(
      'Margaret Anne Sutcliffe',
    );
  },
);

it('words that may be of a name and were not read with it leave it open, unless they are a town told elsewhere', () => {
  const told = { letters: 'ragna', all: [line('Steinkjer, Norge')] };
  expect(isCutShort('Ragnhild Sæther', 'Ragnhild (Ragna) Sæther Moe', told)).toBe(true);
  expect(isCutShort('Ragnhild Sæther', 'Ragnhild Sæther Steinkjer', told)).toBe(false);
  expect(isCutShort('Joseph Mwangi', 'Joseph Mwangi Care Worker', told)).toBe(false);
});

it.each([
  ['Votre contact commercial : Benoît Charpin, b.charpin@novalys.example'],
  ['Säljansvarig: Henrik Lund, Norr AB, henrik.lund@kbnorr.example'],
  ['Consultora: Raquel Benítez · rbenitez@talentiasur.example'],
])('somebody whom a label names beside the owner is not the owner: %s', (text) => {
  expect(read(['Technical Consultant', '8 years of experience', text]).fields.name).toBeNull();
});

it('of two given names in the other order than the address, neither order is said', () => {
  const { fields, provenance } = read(['Walter Thomas', 'thomas.walter@mail.example'], true);
  expect(fields.name).toBeNull();
  expect(provenance.name?.confidence).toBeLessThan(0.5);
});

it('what tells one of a family from another is no grade of work', () => {
  const head = ['EDNILSON FERREIRA DA SILVA JÚNIOR', 'Mecânico · Contagem · (31) 95555-0116'];
  expect(read(head, true).fields.name).toBe('Ednilson Ferreira da Silva Júnior');
});

it.each([
  [['Amadou Diallo BÂ', 'Lagerist, Bremen'], 'Amadou Diallo Bâ'],
  [
    ['Christina Adriana (Ina) Verhoeven-van Aalst', 'Oirschot · 06 55501121'],
    'Christina Adriana Verhoeven-van Aalst',
  ],
  [['Ottokar Freiherr von und zu Weyhern', 'Gutsverwalter'], 'Ottokar Freiherr von und zu Weyhern'],
  [['Maria Assunta De Santis in Ferri', 'Collaboratrice scolastica'], 'Maria Assunta De Santis in Ferri'],
  [['Zgraggen-Infanger Jolanda', 'Kauffrau EFZ · Altdorf UR'], 'Jolanda Zgraggen-Infanger'],
  [['Miss P. F. Drake', 'Penelope Frances Drake', 'Private tutor, 07700 900407'], 'Penelope Frances Drake'],
])('a name is whole with what joins its surnames, in the order that it is called by: %j', (head, name) => {
  expect(read(head, true).fields.name).toBe(name);
});
