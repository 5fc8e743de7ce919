import { describe, expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { nameIn } from '#src/domain/cv/name-in.ts';
import { namesOccupation } from '#src/domain/cv/occupations.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const HEAD = 'Ana Ruiz\nana.ruiz@mail.example\n\n';
const jobsOf = (text: string) =>
  read(HEAD + text).experience.map(({ title, employer, from, to }) => [title, employer, from, to]);

it.each([
  ['Mars 2021 tills vidare', '2021-03', null],
  ['august 2019 indtil videre', '2019-08', null],
  ['Juni 2018 fram till februari 2021', '2018-06', '2021-02'],
  ['1508–1812\tLagerarbetare', '2015-08', '2018-12'],
  ['9901 - pågående', '1999-01', null],
])('times of the north are read: %s', (text, from, to) => {
  expect(spanIn(text)).toMatchObject({ from, to, current: to === null });
});

it.each(['Tel 0812-1003', '2001 1108-1209 kr', '1508-1412'])('other figures are no months: %s', (text) => {
  expect(spanIn(text)).toBeNull();
});

it.each([
  ['Was ich zurzeit mache', 'experience'],
  ['Hvor har jeg været', 'experience'],
  ['Werk in Indonesië', 'experience'],
  ['Driving jobs', 'experience'],
  ['Before that', 'experience'],
  ['Nuværende job', 'experience'],
  ['Eerdere functies', 'experience'],
  ['Hvad har jeg lært', 'education'],
  ['Sprachen und PC', 'languages'],
])('headings in their owner’s words are known: %s', (text, kind) => {
  expect(sectionOf(text)).toBe(kind);
});

it('trades of Germany, the Netherlands and the north are titles, and colleges are none', () => {
  for (const title of ['Allrounderin', 'Chemielaborant', 'Boekhouder', 'Socialrådgiver', 'Busschaufför'])
    expect(namesOccupation(title)).toBe(true);
  expect(namesOccupation('Trinity College')).toBe(false);
});

it('“Ma.” before a given name is Maria, before none a degree', () => {
  expect(nameIn('Ma. Lourdes P. Catacutan, RGN')?.name).toBe('Ma. Lourdes P. Catacutan');
});

describe('jobs', () => {
  it('told in a line each, with their employer behind a word and what was done there, are read', () => {
    expect(
      jobsOf(`Driving jobs
Class 1 driver with Wincanton, Doncaster iPort, Oct 2019 to date. Tramping Mon to Fri, then days since 2024.
Class 2 driver with Travis Perkins, Wheatley Hall Road, Apr 2013 to Sept 2019. HIAB brick grab.

Before that
Face worker at Hatfield Colliery, 1994 to 2011, made redundant. Shearer driver the last six years.`),
    ).toEqual([
      ['Class 1 driver', 'Wincanton', '2019-10', null],
      ['Class 2 driver', 'Travis Perkins', '2013-04', '2019-09'],
      ['Face worker', 'Hatfield Colliery', '1994', '2011'],
    ]);
  });

  it('have neither what is made there nor whom they were sent to in their employer, and a time at home is none', () => {
    expect(
      jobsOf(`Arbeit:
02.2021 - heute: WIG-Schweißer, Salzgitter Anlagenbau GmbH, Rohrleitungen und Behälter
09.2019 - 01.2021: MAG-Schweißer, Randstad Deutschland, Einsatz bei Alstom und MAN
2009 - 2011: Haus gebaut in Polen
1998 - 2009: Schiffbauer, Stocznia Gdynia`),
    ).toEqual([
      ['WIG-Schweißer', 'Salzgitter Anlagenbau GmbH', '2021-02', null],
      ['MAG-Schweißer', 'Randstad Deutschland', '2019-09', '2021-01'],
      ['Schiffbauer', 'Stocznia Gdynia', '1998', '2009'],
    ]);
  });

  it('end where a pause begins, whose dates in brackets below it are no job', () => {
    expect(
      jobsOf(`Berufserfahrung
Klinikum Oldenburg
Krankenschwester (Station 312, Kardiologie)
(Oktober 2006 – Juni 2014)
* Dreischichtdienst, Praxisanleitung seit 2010

Familienzeit mit drei Kindern
(Juli 2014 – Juli 2023)

Evangelisches Krankenhaus, Oldenburg
Krankenschwester
(April 2001 – September 2006)`),
    ).toEqual([
      ['Krankenschwester (Station 312, Kardiologie)', 'Klinikum Oldenburg', '2006-10', '2014-06'],
      ['Krankenschwester', 'Evangelisches Krankenhaus', '2001-04', '2006-09'],
    ]);
  });

  it('have their employer where the others have theirs, whatever it and the town are called', () => {
    const told = [
      ['Betriebsleiter', 'Leda Futtermittel', '2019', null],
      ['Schichtführer', 'Ostfriesische Tee', '2014', '2019'],
      ['Kraftmensch', 'Quorbeck', '2010', '2014'],
    ];
    expect(
      jobsOf(`Werdegang
Betriebsleiter (Leda Futtermittel, Leer), 2019 – heute
Schichtführer (Ostfriesische Tee, Norden), 2014 – 2019
Kraftmensch (Quorbeck, Großefehn), 2010 – 2014`),
    ).toEqual(told);
    expect(
      jobsOf(`Werdegang
2019 – heute
Leda Futtermittel, Leer
Betriebsleiter. Einkauf, Personal

2014 – 2019
Ostfriesische Tee, Norden
Schichtführer. 2 Linien, 14 Leute

2010 – 2014
Quorbeck, Bremen
Kraftmensch. Vermahlung, Wartung`),
    ).toEqual(told);
  });

  it('are no energy suppliers, though their names end as trades do', () => {
    expect(
      jobsOf(`Arbete
Drifttekniker på Lulekraft, 2011 – 2015
Skiftingenjör på Smurfit Kappa, 2015 – 2019`),
    ).toEqual([
      ['Drifttekniker', 'Lulekraft', '2011', '2015'],
      ['Skiftingenjör', 'Smurfit Kappa', '2015', '2019'],
    ]);
  });
});
