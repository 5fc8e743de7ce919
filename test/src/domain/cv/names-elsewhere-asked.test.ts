import { describe, expect, it } from 'vitest';
import { chosenName } from '#src/domain/cv/name-choice.ts';
import { nameIn } from '#src/domain/cv/name-in.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
});

const nameOfPage = (texts: readonly string[]): string | null => {
  const lines = texts.map(line);
  const from = {
    sections: [],
    head: lines,
    beside: lines,
    all: lines,
    email: null,
    slug: null,
    filename: 'a.pdf',
  };
  const found = chosenName(from);
  return found === null || found.guess ? null : found.value;
};

describe('a name that a form asks for in a language whose pages are read no further', () => {
  it.each([
    ['Nama : Suharto Wibowo', 'Suharto Wibowo'],
    ['NAMA: SITI NURHALIZA BINTI ABDUL RAHMAN', 'Siti Nurhaliza binti Abdul Rahman'],
    ['Név: Kovács Balázs', 'Balázs Kovács'],
    ['Nume și prenume: Ionescu Andreea', 'Andreea Ionescu'],
    ['Prezime i ime: Petrović Dragan', 'Dragan Petrović'],
    ['Meno a priezvisko: Zuzana Kováčová', 'Zuzana Kováčová'],
    ['Vardas, pavardė: Rasa Kazlauskienė', 'Rasa Kazlauskienė'],
    ['Vārds, uzvārds: Ilze Bērziņa', 'Ilze Bērziņa'],
    ['Ime in priimek: Matjaž Novak', 'Matjaž Novak'],
    ['Họ và tên: Trần Văn Hùng', 'Trần Văn Hùng'],
    ['Nom i cognoms: Montserrat Puig i Ferrer', 'Montserrat Puig i Ferrer'],
  ])('is read: %s', (field, name) => {
    expect(nameOfPage([field, 'Telefon: 0740 555 015', 'Bacău'])).toBe(name);
  });

  it.each([
    'Tempat lahir: Surabaya Timur',
    'Anyja neve: Nagy Ildikó',
    'Ime oca: Petar Horvat',
    'Baba adı: Hasan Yılmaz',
  ])('is nobody’s where the field asks for something else: %s', (field) => {
    expect(nameOfPage([field, 'Telefon: 0740 555 015'])).toBeNull();
  });

  it('is put together from fields for the surname and for other names', () => {
    const form = ['Surname: Boateng', 'Other names: Kwabena Osei', 'Mobile: 024 555 0144'];
    expect(nameOfPage(form)).toBe('Kwabena Osei Boateng');
  });
});

describe('two surnames with spaces around their hyphen', () => {
  it.each([
    ['Agnieszka Nowak – Smith', 'Agnieszka Nowak-Smith'],
    ['Name: Ute Kramer - Lindner', 'Ute Kramer-Lindner'],
    ['Naam: mw. M. (Marieke) de Boer - Jansma', 'Marieke de Boer-Jansma'],
    ['Nombre: Lucía Ortega – Vidal', 'Lucía Ortega-Vidal'],
  ])('are one: %s', (text, name) => {
    expect(nameIn(text)?.name.replace(/^M\. /, '')).toBe(name);
  });

  it.each([
    ['Ute Kramer - Berlin', 'Ute Kramer'],
    ['Peter Schmidt – Koch', 'Peter Schmidt'],
    ['Anna Nowak – Grafikerin', 'Anna Nowak'],
    ['Jane Harrow - Electrician', 'Jane Harrow'],
  ])('are not made of a town or a trade: %s', (text, name) => {
    expect(nameIn(text)?.name).toBe(name);
  });
});

describe('names that mean something else as well', () => {
  it.each([
    [['Karl-Heinz Bäcker', 'Gabelstaplerfahrer und Lagerist', '0151 5550144'], 'Karl-Heinz Bäcker'],
    [['Peter CHAN Tai Man', 'Flat C, 14/F, Fortune Court, Mong Kok', '6555 0141'], 'Peter Chan Tai Man'],
    [['Carmen WONG Ka Man', 'Admin Officer', '9555 0141'], 'Carmen Wong Ka Man'],
    [['Adı Soyadı: Emre KILIÇ', 'Doğum Tarihi: 14.03.1988', 'İş Deneyimi'], 'Emre Kılıç'],
    [['Adı Soyadı: IŞIL AYDIN', 'Doğum Yeri: İzmir', 'Uzman, ağ yönetimi'], 'Işıl Aydın'],
    [
      ['JEAN-LUC OKONKWO-BAPTISTE BA(Hons) PGCE QTS', 'Teacher of French', 'Luton, 07700 900272'],
      'Jean-Luc Okonkwo-Baptiste',
    ],
    [['Tyler James Brooks', 'Line Cook', 'Portland, OR', '503.555.0141'], 'Tyler James Brooks'],
    [['ILINCA IRIMIA', 'Contabilă, Iași', '0740 555 017'], 'Ilinca Irimia'],
  ])('are read as they are: %s', (page, name) => {
    expect(nameOfPage(page)).toBe(name);
  });

  it('are read below the closing words of a letter', () => {
    const letter = [
      'Dear Sir or Madam',
      'I have cleaned offices for 15 years and would like to work for you.',
      'I was at ISS in Leeds from 2014 until now as a cleaner.',
      'Before that I was at OCS.',
      'I can start straight away.',
      'Yours faithfully',
      'Dawn Summers (Mrs)',
      '07700 900243',
    ];
    expect(nameOfPage(letter)).toBe('Dawn Summers');
  });
});

describe('a page without its owner’s name', () => {
  it.each([
    [
      'a consultant’s house and a referee',
      [
        'Hartmann Keller Personal',
        'Anonymisiertes Profil',
        'Jahrgang 1984',
        'Werdegang',
        'Referenz',
        'Herr Stefan Vogel, Liebherr',
      ],
    ],
    [
      'whom somebody answered to',
      [
        'Research Fellow, Rothamsted, 2017 – present',
        'PhD student, Reading, 2013 – 2017',
        'Supervisors',
        'Prof Alan Mellor',
      ],
    ],
    [
      'a house of two surnames',
      [
        'In Memory of Work',
        'Quality Control – Leather',
        'Clicker, Crockett & Jones, 2016 – now',
        'Clicker, Edward Green, 2010 – 2016',
      ],
    ],
    [
      'a house that a saint begins',
      ['Santa Coloma Logística', 'Mozo de almacén', 'Mozo, Ángel Camacho, 2016 – actualidad'],
    ],
  ])('is not given that of %s', (_, page) => {
    expect(nameOfPage(page)).toBeNull();
  });
});
