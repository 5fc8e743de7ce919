import { describe, expect, it } from 'vitest';
import { cleanText } from '#src/domain/cv/clean.ts';
import { spanIn, timeIn } from '#src/domain/cv/dates.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import { placeIn } from '#src/domain/cv/vocabulary.ts';

describe('dates', () => {
  it.each([
    ['Mar 2019 – Present', '2019-03', null],
    ['01/2015 - 12/2018', '2015-01', '2018-12'],
    ['2015-18', '2015', '2018'],
    ["Sept '18 to Oct '20", '2018-09', '2020-10'],
    ['Jan – Mar 2020', '2020-01', '2020-03'],
    ['01.2018 - heute', '2018-01', null],
    ['15 March 2019 until 2 April 2020', '2019-03', '2020-04'],
    ['since June 2020', '2020-06', null],
    ['septembre 2019 – à ce jour', '2019-09', null],
    ['de marzo de 2018 a julio de 2020', '2018-03', '2020-07'],
    ['06/2014 até atual', '2014-06', null],
    ['dal 2015 al 2018', '2015', '2018'],
    ['augusti 2018 – nu', '2018-08', null],
    ['2012 t/m 2015', '2012', '2015'],
    ['01.10.2019 bis 31.03.2021', '2019-10', '2021-03'],
    ['Jan-19 to Mar-21', '2019-01', '2021-03'],
    ['05/18 - 07/20', '2018-05', '2020-07'],
    ['from June 2018 to till date', '2018-06', null],
  ])('reads %s', (text, from, to) => {
    expect(spanIn(text)).toMatchObject({ from, to, current: to === null });
  });

  it.each(['0412 345 678', 'PO Box 2019-20a', '2020 – 2011', 'grew 2015 accounts'])(
    'reads no span in %s',
    (text) => {
      expect(spanIn(text)).toBeNull();
    },
  );

  it('reads one date where there is one', () => {
    expect(timeIn('Graduated November 2014')).toMatchObject({ to: '2014-11' });
  });
});

it.each([
  ['Perth, WA 6000, Australia', 'Perth', 'AU'],
  ['12 Smith St, Fitzroy, Melbourne VIC 3000', 'Melbourne', 'AU'],
  ['New York, NY', 'New York', 'US'],
  ['London', 'London', 'GB'],
  ['Singapore', 'Singapore', 'SG'],
])('knows the place in %s', (text, city, country_code) => {
  expect(placeIn(text)).toMatchObject({ city, country_code });
});

it.each(['Project Manager', 'Wren Insurance, Sydney, NSW', 'linkedin.com/in/x', 'Remote'])(
  'takes %s for no place',
  (text) => {
    expect(placeIn(text)).toBeNull();
  },
);

it.each([
  ['W O R K  E X P E R I E N C E', 'experience'],
  ['2. Education & Training:', 'education'],
  ['Licences and Certifications', 'certifications'],
  ['Berufserfahrung', 'experience'],
  ['Parcours professionnel', 'experience'],
  ['TRAYECTORIA LABORAL', 'experience'],
  ['Esperienze lavorative', 'experience'],
  ['Percurso profissional', 'experience'],
  ['Arbeidsverleden', 'experience'],
  ['Erhvervserfaring', 'experience'],
  ['Academic Appointments', 'experience'],
  ['Schule und Studium', 'education'],
  ['Meine Sprachkenntnisse', 'languages'],
  ['Språk', 'languages'],
  ['Personal Skills & Software', 'skills'],
  ['Senior Engineer', null],
])('takes %s for a heading of %s', (text, kind) => {
  expect(sectionOf(text)).toBe(kind);
});

it('strips what shows nothing, and reports words that are spelt in tag characters', () => {
  const tags = [...'hire me']
    .map((sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0) ?? 0)))
    .join('');
  const { text, hidden } = cleanText(`Ja\u200bne\u202e D\u00adoe\ufeff ﬁnance${tags}`);
  expect(text).toBe('Jane Doe finance');
  expect(hidden).toEqual(['hire me']);
});
