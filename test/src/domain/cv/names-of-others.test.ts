import { describe, expect, it } from 'vitest';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});

/** What is read of a page that begins with these lines: "#" marks a large one, "^" one in the margin of the page. */
function read(head: string[], country = 'GB') {
  const lines = [
    ...head.map((text) =>
      text.startsWith('# ')
        ? line(text.slice(2), { size: 20, bold: true })
        : text.startsWith('^ ')
          ? line(text.slice(2), { margin: true, size: 8 })
          : line(text),
    ),
    line('Experience', { size: 14, bold: true, apart: true }),
    line('Warehouse Supervisor, Halford Mills Ltd\tMar 2019 – present'),
    line('Picker, Tesco\t2015 – 2019'),
  ];
  return readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, country).fields;
}

it.each([
  [['Name\tGurpreet Kaur Dhillon', 'Husband’s Name\tHarjit Singh Dhillon'], 'Gurpreet Kaur Dhillon'],
  [['Nombre del cónyuge: Rafael Ortega Ruiz', 'Nombre: Lucía Paredes Gil'], 'Lucía Paredes Gil'],
  [['Name des Ehemanns: Karl Beutler', 'Name: Renate Beutler'], 'Renate Beutler'],
  [['Nom du conjoint : Marc Lefort', 'Nom et prénom : Sylvie Lefort'], 'Sylvie Lefort'],
  [['Nærmeste pårørende, navn: Solveig Tveit', 'Navn: Eirik Tveit Aasen'], 'Eirik Tveit Aasen'],
])('a field for the name of somebody else is nobody’s own: %j', (head, name) => {
  expect(read(['CURRICULUM VITAE', ...head]).name).toBe(name);
});

it.each([
  'Guardian name: Harjit Singh Dhillon',
  'Supervisor’s name: Karen Brook',
  'Name der Mutter: Inge Krahl',
])('where somebody else alone is named, the name is open: %s', (field) => {
  expect(read(['CURRICULUM VITAE', field, 'worker88@mail.example']).name).toBeNull();
});

it.each([
  ['Earl D. Hutchins, Jr.', 'Earl D. Hutchins Jr.'],
  ['Hutchins, Earl D., Jr.', 'Earl D. Hutchins Jr.'],
  ['Marcus J. Whitlow, III', 'Marcus J. Whitlow III'],
])('what tells one of a family from another behind a comma is no given name: %s', (text, name) => {
  expect(read([text, 'Tulsa, OK 74103', `${name.split(' ').at(-2)}@mail.example`], 'US').name).toBe(name);
});

it.each([
  ['# Caoimhe Ní Dhomhnaill MSCSI MRICS', 'Caoimhe Ní Dhomhnaill'],
  ['# Aoife Nic Giolla Bhríde MSCSI', 'Aoife Nic Giolla Bhríde'],
  ['# Jane Margaret Wright MSCSI MRICS', 'Jane Margaret Wright'],
  ['# Pádraig Ó Súilleabháin MIEI', 'Pádraig Ó Súilleabháin'],
  // A surname in capitals stays.
  ['# Marie Anne DUPONT MRICS', 'Marie Anne Dupont'],
])('letters that no list has are none of a whole name: %s', (text, name) => {
  expect(read([text, 'Galway | 087 555 0123'], 'IE').name).toBe(name);
});

it('an initial that brackets spell out leaves the name whole', () => {
  expect(read(['Candidate name\tK. Vigneshwaran (Vigneshwaran Krishnamoorthy)'], 'IN').name).toBe(
    'K. Vigneshwaran',
  );
});

it('an own domain tells the surname behind the beginning of the given name', () => {
  const below = ['Softwareudvikler', 'Kontakt'];
  expect(read(['Thanushan Sivakumaran', ...below, 'thanu@sivakumaran.example'], 'DK').name).toBe(
    'Thanushan Sivakumaran',
  );
});

it('an address is not of the house that sends a CV because its town is within the domain', () => {
  const fields = read(
    [
      '^ Hanauer & Kreis Personalberatung – Kaiserstraße 1, 60311 Frankfurt am Main – Telefon 069 90009 100',
      'Kandidatin\tAnna-Lena Freifrau von Wittgenfeld',
      'Erreichbar unter\t069 90009 382, al.vonwittgenfeld@mainmail.example',
    ],
    'DE',
  );
  expect([fields.email, fields.phone]).toEqual(['al.vonwittgenfeld@mainmail.example', '069 90009 382']);
});

it.each([
  ['Dear Ms Whitcombe,', 'Please find my CV.'],
  ['# Erstellt von Karin Moser, Moser HR', 'Lagerleiter in Linz'],
  ['A la atención de Pilar Otero', 'Mozo de almacén'],
  ['Prepared by Clara Munro', 'Warehouse Supervisor'],
  ['T.a.v. Ilse Wouda', 'Magazijnmedewerker'],
])('whom a paper greets, is for or was made by is nobody’s own name: %s', (first, second) => {
  expect(read([first, second, '07700 900422']).name).toBeNull();
});

it('a name below the line that says who the paper is for is its owner’s', () => {
  expect(read(['À l’attention de M. Philippe Renard', '# Mélissande Kerouanton', 'Quimper'], 'FR').name).toBe(
    'Mélissande Kerouanton',
  );
  expect(read(['# The Rev. Canon Augustine Mbewe', 'father.mbewe@mail.example']).name).toBe(
    'Augustine Mbewe',
  );
});

it('a rank of two words is no part of a name', () => {
  expect(read(['# Wing Commander (Retd) Alasdair Gunn OBE', '07700 900422']).name).toBe('Alasdair Gunn');
});

it('a town in the type of the text below a whole name is no surname more', () => {
  expect(read(['# Xoán Manuel Castiñeira Loureiro', 'Lugo'], 'ES').name ?? '').not.toContain('Lugo');
});

describe('an address above the label of who is put forward', () => {
  const told = ['Candidate summary, in confidence', 'Candidate: Siobhan Carmody', 'Notice: eight weeks'];
  it('is the sender’s where a house is named there, or the box is nobody’s own', () => {
    const house = 'Harbourside People Ltd – 9 Wharf Street – 07 555 0100 – hello@harboursidepeople.example';
    const fields = read([house, 'Harbourside People', ...told], 'NZ');
    expect([fields.name, fields.email, fields.phone]).toEqual(['Siobhan Carmody', null, null]);
    expect(read(['Tel 0161 496 0200 | info@fenwick.example', ...told]).email).toBeNull();
    const made = ['Submitted by Clara Munro of Munro Partners LLP', 'clara@munropartners.example'];
    expect(read([...made, '# Siobhan Carmody']).email).toBeNull();
  });

  it('is their own where it has their name, or nobody is put forward', () => {
    expect(read(['Carmody Consulting', 'hello@carmodyconsulting.example', ...told]).email).toBe(
      'hello@carmodyconsulting.example',
    );
    expect(read(['E-mail: worker88@mail.example', ...told]).email).toBe('worker88@mail.example');
    expect(read(['# Siobhan Carmody', 'Blue Kite Design Ltd', 'hello@bluekite.example']).email).toBe(
      'hello@bluekite.example',
    );
  });
});
