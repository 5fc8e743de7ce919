import { describe, expect, it } from 'vitest';
import { isEvident } from '#src/domain/cv/name-evident.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  text,
  page: 1,
  size: 10,
  bold: false,
  styled: false,
  apart: false,
  bullet: false,
  margin: false,
  ...set,
});

const BEFORE = ['Profile', 'Warehouse operative in Leeds', 'Available from May', 'Full licence'];
const BEHIND = ['Experience', 'Warehouse Operative, Halford Mills Ltd', '2019 – 2024', 'Picking', 'Loading'];

/** A page whose fifth line is the one with the name. */
const page = (text: string, set: Partial<CvLine> = {}): CvLine[] => [
  ...BEFORE.map((other) => line(other)),
  line(text, set),
  ...BEHIND.map((other) => line(other)),
];

describe('a name that stands once, within the text, in the type of the text', () => {
  it.each(['Jane Whitlock', 'Markus Steiner', 'Lucía Herrero', 'Chiara Fontana', 'Anders Lindqvist'])(
    'is not evident: %s',
    (name) => {
      expect(isEvident(name, name, page(name), 'office brightwork')).toBe(false);
    },
  );

  it.each(['jane whitlock', 'j whitlock', 'cv whitlock warehouse'])('is by the letters of %s', (letters) => {
    expect(isEvident('Jane Whitlock', 'Jane Whitlock', page('Jane Whitlock'), letters)).toBe(true);
  });

  it.each([{ size: 14 }, { styled: true }, { margin: true }])('is by how it is set: %o', (set) => {
    expect(isEvident('Jane Whitlock', 'Jane Whitlock', page('Jane Whitlock', set), '')).toBe(true);
  });

  it.each(['Name: Jane Whitlock', 'Nombre y apellidos: Jane Whitlock', 'J.W. (Jane) Whitlock'])(
    'is by what stands beside it: %s',
    (quote) => {
      expect(isEvident('Jane Whitlock', quote, page(quote), '')).toBe(true);
    },
  );

  it('is by a second place, by the beginning and by the end of the page', () => {
    const name = 'Jane Whitlock';
    expect(isEvident(name, name, [...page(name), line(`Signed ${name}`)], '')).toBe(true);
    expect(isEvident(name, name, [line(name), ...page('Driver')], '')).toBe(true);
    expect(isEvident(name, name, [...page('Driver'), line(name)], '')).toBe(true);
  });
});

it.each([
  ['Profile', 'Jane Whitlock', 'Leeds'],
  ['Profil', 'Markus Steiner', 'Graz'],
  ['Perfil', 'Lucía Herrero', 'Sevilla'],
  ['Profilo', 'Chiara Fontana', 'Torino'],
])('a name at the top of a page is read without more evidence: %s, %s', (heading, name, town) => {
  const lines = [heading, name, town, ...BEHIND].map((text) => line(text));
  const read = readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, 'GB');
  expect(read.provenance.name?.quote).toBe(name);
});

it.each([
  [['Profile P-4471', 'Warehouse Operative', 'Leeds', 'Full licence', 'Your contact'], 'Jane Whitlock'],
  [['Warehouse Operative', 'Leeds', 'Full licence', 'Put together by'], 'Jane Whitlock'],
  [['Curriculum Vitae', 'Magazziniere', 'Torino', 'Patente B', 'Referente'], 'Chiara Fontana'],
  [['Lagerist', 'Graz', 'Führerschein B', 'Verfügbar ab Mai'], 'Markus Steiner'],
])(
  'a name in the middle of a page that nothing else tells of is left to be checked: %j, %s',
  (above, name) => {
    const jobs = [
      'Experience',
      'Warehouse Operative, Halford Mills Ltd\tMar 2019 – present',
      'Loading',
      'Picking',
    ];
    const lines = [...above, name, ...jobs].map((text) => line(text));
    const read = readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, 'GB');
    expect(read.fields.name).toBeNull();
    expect(read.provenance.name).toMatchObject({ quote: name, confidence: 0.3 });
  },
);
