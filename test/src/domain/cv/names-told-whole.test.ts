import { describe, expect, it } from 'vitest';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});

/** What is read of a page that begins with these lines; "#" marks a large one. */
function read(head: string[], country = 'GB', below: string[] = []) {
  const lines = [
    ...head.map((text) =>
      text.startsWith('# ') ? line(text.slice(2), { size: 20, bold: true }) : line(text),
    ),
    line('Experience', { size: 14, bold: true, apart: true }),
    line('Warehouse Supervisor, Halford Mills Ltd\tMar 2019 – present'),
    line('Picker, Tesco\t2015 – 2019'),
    ...below.map((text) => line(text)),
  ];
  return readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, country).fields;
}

describe('a name that its address ends', () => {
  it.each([
    [['# Sandra Wiedenhöft', 'Lagerlogistikerin', 's.wiedenhoeft@mail.example'], 'Sandra Wiedenhöft'],
    [
      ['# Bjarke Vestergaard Thuesen', 'Lagermand', 'bjarke.thuesen@mail.example'],
      'Bjarke Vestergaard Thuesen',
    ],
  ])('is whole above a word of work that no list has: %j', (head, name) => {
    expect(read(head, 'DE').name).toBe(name);
  });

  it('is open above what may be a surname more', () => {
    expect(read(['# Nerea Goñi', 'Zabalza', 'nerea.goni@mail.example'], 'ES').name).not.toBe('Nerea Goñi');
  });
});

describe('a word for somebody who is put forward', () => {
  it.each([
    ['Alumno: Álvaro Cifuentes Roldán', 'Álvaro Cifuentes Roldán'],
    ['Konsult: Abdirahman Warsame', 'Abdirahman Warsame'],
    ['Mitarbeiterin: Jolanta Przybylski', 'Jolanta Przybylski'],
    ['Scholar: Wanjiru Kamau', 'Wanjiru Kamau'],
    ['Apprentice: Joshua Tindall', 'Joshua Tindall'],
  ])('labels a name with a known given name: %s', (text, name) => {
    expect(read([text, 'worker88@mail.example']).name).toBe(name);
  });

  it.each([
    'Trainee: Deloitte Bremen',
    'Praktikantin: Städtische Kliniken',
    'Student: Applied Physics',
    'Consultant: Raquel Benítez',
  ])('labels no house, no subject and nobody of the agency: %s', (text) => {
    expect(read([text, 'worker88@mail.example']).name).toBeNull();
  });
});

it.each([
  ['# Jean-Baptiste dit JB Moulinier', 'Jean-Baptiste Moulinier'],
  ['# Karl-Johan kallad Kalle von Heideman', 'Karl-Johan von Heideman'],
  ['# Giuseppe detto “Pino” Scarpellini', 'Giuseppe Scarpellini'],
])('what somebody is called between the given name and the surname is no part of it: %s', (text, name) => {
  expect(read([text, '07700 900422'], 'FR').name).toBe(name);
});

it('a name as it is called in Mexico before a citizen’s has no initial more, and an initial stays one', () => {
  expect(read(['C. José Guadalupe Tamez Elizondo', 'lupe.tamez@mail.example'], 'MX').name).toBe(
    'José Guadalupe Tamez Elizondo',
  );
  expect(read(['# C. Thomas Howell', 'c.howell@mail.example']).name).toBe('C. Thomas Howell');
});

it('of two names that no list has, which the address turns, nobody can tell the surname', () => {
  const of = (text: string): string | null => read([text, 'lieselot.vanhaverbeke@mail.example'], 'BE').name;
  expect(of('Naam: Vanhaverbeke Lieselot')).toBeNull();
  expect(of('Naam: Lieselot Vanhaverbeke')).toBe('Lieselot Vanhaverbeke');
});

it.each(['trbala@mail.example', 'trbalasub@mail.example'])(
  'an address of initials and the beginning of one name tells it: %s',
  (email) => {
    expect(read(['RESUME', 'T. R. Balasubrawan', '12/4 Gandhi Nagar', email], 'IN').name).toBe(
      'T. R. Balasubrawan',
    );
  },
);

it('the number of the cell beside is no part of the line with the name', () => {
  const fields = read(['# Imogen Fairweather-Tait 07700 900552', 'imogen@fairweather-tait.example']);
  expect([fields.name, fields.phone]).toEqual(['Imogen Fairweather-Tait', '07700 900552']);
});

it('the label of the next row of a form is no part of the name above it', () => {
  const rows = ['Naam\tMw. A.M. (Annemarie) Duijvestijn', 'Woonplaats\tNaaldwijk'];
  expect(read(['Curriculum Vitae', ...rows, 'E-mail\tamduijvestijn@mail.example'], 'NL').name).toBe(
    'Annemarie Duijvestijn',
  );
});

it('a surname that is a town, which a narrow column broke off elsewhere, stays with the name and is no home', () => {
  const fields = read(['# Mar Echevarría Lasarte', 'mar.echevarria@mail.example'], 'ES', [
    'María del Mar Echevarría',
    'Lasarte',
  ]);
  expect(fields.name).toBe('Mar Echevarría Lasarte');
});

it.each([
  ['S. MEENAKSHISUNDARAM', 's.meenakshi@mail.example', 'S. Meenakshisundaram'],
  ['Inderbitzin-Gwerder Rosmarie', 'rosmarie.inderbitzin@mail.example', 'Rosmarie Inderbitzin-Gwerder'],
  ['Mme HOUNKPATIN Marie-Josée épouse Dossou', 'mj.hounkpatin@mail.example', 'Marie-Josée Hounkpatin'],
])('the address tells the order and the rest of an initial: %s', (text, email, name) => {
  expect(read([text, email], 'CH').name).toBe(name);
});

it('an address that fills its cell beside another column goes on below', () => {
  const head = ['Candela Iniesta Moya', 'candela.iniesta@mail.examp\tDiez años en oficina.', 'le'];
  expect(read(head, 'ES').email).toBe('candela.iniesta@mail.example');
  expect(read(['Candela Iniesta Moya', 'candela@mail.example\tDiez años', 'de'], 'ES').email).toBe(
    'candela@mail.example',
  );
});

it.each([
  ['55 Lorong Chuan, Singapore 556743', 'Singapore'],
  ['7620 Lemvig', 'Lemvig'],
  ['Svolvær | 400 00 123', 'Svolvær'],
])('a city that is its country, and towns that the table of cities lacks, are towns: %s', (text, city) => {
  expect(read(['# Jane Harrow', text], 'SG').location?.city).toBe(city);
});
