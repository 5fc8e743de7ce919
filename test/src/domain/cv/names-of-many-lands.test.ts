import { expect, it } from 'vitest';
import { nameIn } from '#src/domain/cv/name-in.ts';
import { surnameLast } from '#src/domain/cv/name-order.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { looksLikeDegree, looksLikeEmployer } from '#src/domain/cv/words.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});
/** The name that is read of a head, `! ` being its large line, above one job. */
const nameOf = (head: string, home: string) =>
  readLines(
    {
      lines: [
        ...head
          .split('|')
          .map((text) =>
            text.startsWith('! ') ? line(text.slice(2), { size: 20, bold: true }) : line(text),
          ),
        line('Experience', { size: 14, bold: true, apart: true }),
        line('2019 – 2022 Assistant, Hallam Services Ltd'),
      ],
      ...{ links: [], pages: 1, columns: 1, hidden: [], pictured: 0 },
    },
    home,
  ).fields.name;

it.each([
  ['Melnyk Oksana Hryhorivna', 'Oksana Hryhorivna Melnyk'],
  ['Petrenko Andriy Vasylyovych', 'Andriy Vasylyovych Petrenko'],
  ['Karimova Dilnoza Rustamovna', 'Dilnoza Rustamovna Karimova'],
  ['Kuznetsova Elena Ilyinichna', 'Elena Ilyinichna Kuznetsova'],
  ['Degli Innocenti Pierfrancesco', 'Pierfrancesco Degli Innocenti'],
])('a surname before the given name and that of the father goes last: %s', (written, name) => {
  expect(surnameLast(written)).toBe(name);
});

it.each([
  'Oksana Hryhorivna Melnyk',
  'Roman Arkadyevich Abramov',
  'Ivan Petrovich',
  'Maria Elena Stankevich',
])('%s stays as it is written', (name) => {
  expect(surnameLast(name)).toBe(name);
});

it.each([
  ['Curriculum di Rossi Mario', 'Mario Rossi'],
  ['Currículum Vítae de Laura Sanz Ybarra', 'Laura Sanz Ybarra'],
  ['Curriculum di De Santis Paolo', 'Paolo De Santis'],
  ['ADEKUNLE, BOLANLE FOLASHADE (MISS)', 'Bolanle Folashade Adekunle'],
  ['Gowri Shankar. R', 'Gowri Shankar R'],
])('%s is somebody, and the words around are not', (text, name) => {
  expect(surnameLast(nameIn(text)?.name ?? '')).toBe(name);
});

it.each(['Jane Harrow, MNIPE', 'JANE HARROW, BSC RGN'])(
  'letters behind a whole name are none of it: %s',
  (text) => {
    expect(nameIn(text)?.name).toBe('Jane Harrow');
  },
);

it.each([
  'Åsa-Britt Löfgren Berg',
  'ÅSA LINDQVIST',
  'Ville Matias Korhonen',
  'Fatoumata Bah Camara',
  'Juan Carlos Mercado',
])('%s is no house', (name) => {
  expect(looksLikeEmployer(name)).toBe(false);
});

it.each([
  'Norsk Hydro ASA',
  'Ville de Paris',
  'Câmara Municipal de Lisboa',
  'Mercado Central',
  'Kita Sonnenschein',
  'Victoria Care',
])('%s is a house', (name) => {
  expect(looksLikeEmployer(name)).toBe(true);
});

it('a given name that begins as a degree does is none', () => {
  expect(['Candace Whitlock', 'Candice Moore'].map(looksLikeDegree)).toEqual([false, false]);
  expect(['cand.merc.', 'cand. jur.', 'Cand.polyt'].map(looksLikeDegree)).toEqual([true, true, true]);
});

it.each([
  ['! Åsa-Britt Löfgren Berg|Umeå|070-555 01 22', 'SE', 'Åsa-Britt Löfgren Berg'],
  [
    'CURRICULUM VITAE|OF|ADEKUNLE, BOLANLE FOLASHADE|Ibadan|0803 555 0146',
    'NG',
    'Bolanle Folashade Adekunle',
  ],
  ['ADEKUNLE, BOLANLE FOLASHADE (MISS)|Ibadan|0803 555 0146', 'NG', 'Bolanle Folashade Adekunle'],
  [
    'Il sottoscritto Degli Innocenti Pierfrancesco|nato a Prato il 3.4.1979',
    'IT',
    'Pierfrancesco Degli Innocenti',
  ],
  ['Björn Järvinen Pettersson|Haparanda|070-555 01 23', 'SE', 'Björn Järvinen Pettersson'],
  [
    'Curriculum di Melnyk Oksana Hryhorivna|abito a Modena, via Nonantolana 210',
    'IT',
    'Oksana Hryhorivna Melnyk',
  ],
])('the name of a head is read without the town, the word or the line beside it: %s', (head, home, name) => {
  expect(nameOf(head, home)).toBe(name);
});

it('a single word below given names in the type of the text leaves them open', () => {
  expect(nameOf('Björn Erik|Haparanda|070-555 01 23', 'SE')).toBe(null);
});

it.each([
  ['Surname Olusegun-Bright|Forename(s) Taiwo Kehinde|Leeds', 'GB', 'Taiwo Kehinde Olusegun-Bright'],
  ['Personalien|Name Rexhepi|Vorname Blerim|8400 Winterthur', 'CH', 'Blerim Rexhepi'],
  ['First name Jane|Last name Harrow|Leeds', 'GB', 'Jane Harrow'],
  ['Lastname: Kahananui|Firstname: Keola|Hilo, HI', 'US', 'Keola Kahananui'],
  ['Navn: Preben Bundgaard|Ikast|20 55 01 96', 'DK', 'Preben Bundgaard'],
])(
  'the two fields of a name are read with a space behind what they ask, and no line below: %s',
  (head, home, name) => {
    expect(nameOf(head, home)).toBe(name);
  },
);

it.each([
  ['Jaswinder Singh S/o Sh. Balbir Singh|Kotli, Jalandhar|98140 55512', 'Jaswinder Singh'],
  ['Meena Kumari W/o Ramesh Chand|Jalandhar|98140 55512', 'Meena Kumari'],
  ['Sunita Rani D/o Late Gopal Das|Kotli, Jalandhar|98140 55512', 'Sunita Rani'],
])('whose child or wife somebody is, is no part of the name: %s', (head, name) => {
  expect(nameOf(head, 'IN')).toBe(name);
});

it('a father’s name that is the surname stays', () => {
  expect(nameOf('Rajan S/O Pillai|Klang|012-555 0122', 'MY')).toBe('Rajan S/o Pillai');
});

it.each([
  ['! Grüner Daumen|Garten und Landschaft|Erfurt', 'DE'],
  ['! Weißer Schwan|Restaurantfachfrau|Erfurt', 'DE'],
  ['! Junger Besen|Gebäudereinigung|Erfurt', 'DE'],
  ['St Mary Magdalene|Parish Administrator|York|01904 555012', 'GB'],
  ['! Sankt Martin|Pflegehelferin|Mainz', 'DE'],
])('words of a house or a motto are nobody’s name: %s', (head, home) => {
  expect(nameOf(head, home)).toBe(null);
});

it.each([
  ['! Walter Grüner|Elektroinstallateur|Erfurt', 'DE', 'Walter Grüner'],
  ['! Venkatesan R|Machinist|Erode', 'IN', 'Venkatesan R'],
  ['! Markus Weißer|Elektroinstallateur|Erfurt', 'DE', 'Markus Weißer'],
])('a surname beside a given name is somebody’s: %s', (head, home, name) => {
  expect(nameOf(head, home)).toBe(name);
});
