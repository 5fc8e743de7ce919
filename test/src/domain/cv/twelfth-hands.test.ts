import { describe, expect, it } from 'vitest';
import { isOfTime, spanIn } from '#src/domain/cv/dates.ts';
import { namesOccupation } from '#src/domain/cv/occupations.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const HEAD = 'Ana Ruiz\nana.ruiz@mail.example\n\n';
const jobsOf = (text: string) =>
  read(HEAD + text).experience.map(({ title, employer, from, to }) => [title, employer, from, to]);

describe('a time that has not ended', () => {
  it.each([
    '02/2016 to Still Working',
    'March 2016 onwards',
    'desde el año 2016',
    'marzo de 2016 – a fecha de hoy',
    '2016 – Vigente',
    "depuis l'année 2016",
    '2016 – en poste',
    'dès 03.2016',
    'dal mese di marzo 2016',
    '2016 sino ad oggi',
    'desde 2016 até à presente data',
    '2016 – em andamento',
    'sedert maart 2016',
    'från och med 2016',
    '2016 – p.t.',
    '2016 – fremdeles',
    '2016 – fortlaufend',
  ])('is read with all its words: %s', (text) => {
    expect(spanIn(text)).toMatchObject({ to: null, current: true, words: expect.stringContaining('2016') });
    expect(spanIn(text)?.from).toMatch(/^2016/);
    expect(text.replace(spanIn(text)?.words ?? '', '')).not.toMatch(/\p{L}/u);
  });

  it('is none where the same word says what somebody was', () => {
    expect(spanIn('2016 – PT Trainer')).toBeNull();
    expect(spanIn('2016 – Working holiday')).toBeNull();
  });
});

it.each([
  ['MI TRAYECTORIA LABORAL', 'experience'],
  ['Estudios cursados', 'education'],
  ['Ce que j’ai fait', 'experience'],
  ['COSA HO FATTO', 'experience'],
  ['Wat ik doe en deed', 'experience'],
  ['Was ich gelernt habe', 'education'],
  ['LANGUES PARLÉES ET ÉCRITES', 'languages'],
  ['Yrkespraksis', 'experience'],
])('a heading in its owner’s words begins a section: %s', (text, kind) => {
  expect(sectionOf(text)).toBe(kind);
});

it.each([
  'Subgobernanta',
  'Banconista',
  'Plaquiste',
  'Canalizadora',
  'Werfleider',
  'Kallskänka',
  'Hjelpearbeider',
])('a trade is known by its word in either form, with a rank before it: %s', (word) => {
  expect(namesOccupation(word)).toBe(true);
});

describe('jobs', () => {
  it('are told in the third person as in the first', () => {
    expect(
      jobsOf(`Experiência profissional

De 2014 até à presente data exerce funções de Encarregado de obra na empresa Arrábida Lda., em Palmela.
De 2008 a 2014 trabalhou como Pedreiro na Duvallet SARL.`),
    ).toEqual([
      ['Encarregado de obra', 'Arrábida Lda.', '2014', null],
      ['Pedreiro', 'Duvallet SARL', '2008', '2014'],
    ]);
  });

  it('of a form take no superior for the employer', () => {
    expect(
      jobsOf(`Experiencia laboral

TEXTILES ABURRÁ S.A.S.
Cargo: Coordinador de bodega
Jefe inmediato: Liliana Montoya
Tiempo laborado: Agosto de 2019 – Actualmente
CARGAS DEL NORTE LTDA.
Cargo: Auxiliar logístico
Jefe inmediato: Hernán Ruiz
Tiempo laborado: Febrero de 2014 – Julio de 2019`),
    ).toEqual([
      ['Coordinador de bodega', 'TEXTILES ABURRÁ S.A.S.', '2019-08', null],
      ['Auxiliar logístico', 'CARGAS DEL NORTE LTDA.', '2014-02', '2019-07'],
    ]);
  });

  it('have the terms of employment neither in the title nor for an employer', () => {
    expect(
      jobsOf(`Experiencia

2021 – 2023  Professora Adjunta, dedicação exclusiva, Universidade dos Pampas
2017 – 2021  Vendeuse (CDI), Maison Kervella SARL`).map(([title]) => title),
    ).toEqual(['Professora Adjunta', 'Vendeuse']);
  });

  it('are parted where somebody set a gap with the space bar', () => {
    expect(
      jobsOf(`Mon parcours

2017-2024   Responsable de boutique   Maison Kervella
2013-2017   Vendeuse   Maison Kervella`),
    ).toEqual([
      ['Responsable de boutique', 'Maison Kervella', '2017', '2024'],
      ['Vendeuse', 'Maison Kervella', '2013', '2017'],
    ]);
  });

  it('have their dates in brackets between the two as well', () => {
    expect(
      jobsOf(`Experiencia

- ENCARGADA DE TURNO (ene. 2020 - actualidad). Conservera Ría Sur, Vigo.
- DEPENDIENTA (sep. 2010 - abr. 2014). Panadería A Espiga, Cangas.`),
    ).toEqual([
      ['ENCARGADA DE TURNO', 'Conservera Ría Sur', '2020-01', null],
      ['DEPENDIENTA', 'Panadería A Espiga', '2010-09', '2014-04'],
    ]);
  });

  it('are read where their line ends with a legal form and its full stop', () => {
    expect(
      jobsOf(`Esperienze

Addetto al taglio laser presso Lamiere Brenta S.r.l. (02/2016 – 03/2020)
Capo sala presso Osteria Al Ponte (05/2008 – 01/2016)`),
    ).toEqual([
      ['Addetto al taglio laser', 'Lamiere Brenta S.r.l.', '2016-02', '2020-03'],
      ['Capo sala', 'Osteria Al Ponte', '2008-05', '2016-01'],
    ]);
  });

  it('have an unknown employer behind the word that stands before the known ones', () => {
    expect(
      jobsOf(`Experiencia

Jefe de obra en Promociones Albufera, 2012 – 2016
Ayudante de topógrafo en Geomática Levante SL, 2008 – 2012
Monitora de natación en Club Deportivo Marina, 2004 – 2008`),
    ).toEqual([
      ['Jefe de obra', 'Promociones Albufera', '2012', '2016'],
      ['Ayudante de topógrafo', 'Geomática Levante SL', '2008', '2012'],
      ['Monitora de natación', 'Club Deportivo Marina', '2004', '2008'],
    ]);
  });

  it('told in a line of capitals are parted at the word before the employer', () => {
    expect(
      jobsOf(`ESPERIENZE DI LAVORO

DAL SETTEMBRE 2004 AD OGGI: AUTISTA DI AUTOBUS PRESSO AUTOLINEE MURGE S.P.A.
DAL MARZO 1995 ALL'AGOSTO 2004: CAMIONISTA PRESSO TRASPORTI LORUSSO`),
    ).toEqual([
      ['AUTISTA DI AUTOBUS', 'AUTOLINEE MURGE S.P.A.', '2004-09', null],
      ['CAMIONISTA', 'TRASPORTI LORUSSO', '1995-03', '2004-08'],
    ]);
  });

  it('are not the projects and assignments that stand below them with times of their own', () => {
    expect(
      jobsOf(`Werkervaring

Verstraten Advies – Interim-projectmanager (januari 2019 – heden)
Opdrachten:
- Herinrichting stationsgebied, gemeente Oss (2021 – 2023)
- Informatieanalist, gemeente Goirle (2019 – 2021)
Gemeente Waalwijk – Projectmanager infra (juni 2012 – december 2018)`),
    ).toEqual([
      ['Interim-projectmanager', 'Verstraten Advies', '2019-01', null],
      ['Projectmanager infra', 'Gemeente Waalwijk', '2012-06', '2018-12'],
    ]);
  });

  it('are not their assignments where the bullets of a list were lost', () => {
    expect(
      jobsOf(`Werkervaring

Verstraten Advies – Interim-projectmanager (januari 2019 – heden)
Opdrachten:
Herinrichting stationsgebied, gemeente Oss (2021 – 2023)
Gemeente Waalwijk – Projectmanager infra (juni 2012 – december 2018)`),
    ).toEqual([
      ['Interim-projectmanager', 'Verstraten Advies', '2019-01', null],
      ['Projectmanager infra', 'Gemeente Waalwijk', '2012-06', '2018-12'],
    ]);
  });

  it('told in a sentence have their whole employer where the line was broken within it', () => {
    expect(
      jobsOf(`Experiência profissional

De 2014 até à presente data exerce funções de Encarregado de obra na empresa Construções
Arrábida, Lda., em Palmela.
De 2008 a 2014 trabalhou como Pedreiro na Duvallet SARL.`).map(([, employer]) => employer),
    ).toEqual(['Construções Arrábida, Lda.', 'Duvallet SARL']);
  });

  it('are the roles below an employer that has no title of its own', () => {
    expect(
      jobsOf(`Werkervaring

GEMEENTE WAALWIJK
- Projectmanager infra (2016 – 2018)
- Werkvoorbereider (2012 – 2016)`),
    ).toEqual([
      ['Projectmanager infra', 'GEMEENTE WAALWIJK', '2016', '2018'],
      ['Werkvoorbereider', 'GEMEENTE WAALWIJK', '2012', '2016'],
    ]);
  });

  it('of a form may begin and end on one line', () => {
    expect(
      jobsOf(`Esperienze lavorative

Dal: febbraio 2015 Al: oggi
Azienda: RSA San Michele
Mansione: Operatore socio sanitario
Dal: ottobre 2009 Al: gennaio 2015
Azienda: Famiglia privata
Mansione: Assistente familiare`),
    ).toEqual([
      ['Operatore socio sanitario', 'RSA San Michele', '2015-02', null],
      ['Assistente familiare', 'Famiglia privata', '2009-10', '2015-01'],
    ]);
  });

  it('have what somebody answers for in the text and not in the title', () => {
    expect(
      jobsOf('Yrkeserfaring\n\n2017 – nå    Mjøsa Kjøtt AS    Daglig leder med ansvar for 65 ansatte'),
    ).toEqual([['Daglig leder', 'Mjøsa Kjøtt AS', '2017', null]]);
  });

  it('are no studies, whatever heading stands above', () => {
    expect(
      jobsOf(`Experience

2013 – 2015  Data Clerk, Ministry of Health
2009 – 2012  Bachelor of Arts (Economics), Egerton University`),
    ).toEqual([['Data Clerk', 'Ministry of Health', '2013', '2015']]);
  });

  it('stand in the section of an academic career where degrees have one of their own', () => {
    expect(
      jobsOf(`Parcours académique

Université Mosane
Chargée de cours — depuis septembre 2019
Institut de la Recherche
Chargée de recherches — d'octobre 2015 à août 2019

Diplômes

2015 – Doctorat en droit, Université Mosane`),
    ).toEqual([
      ['Chargée de cours', 'Université Mosane', '2019-09', null],
      ['Chargée de recherches', 'Institut de la Recherche', '2015-10', '2019-08'],
    ]);
  });
});

it('somebody lives where they live now, and nowhere by their sex', () => {
  expect(
    read(`${HEAD}Permanent Address: 22 Kamaraj Street, Salem\nCurrent Location: Bengaluru`).location?.city,
  ).toBe('Bengaluru');
  expect(read(`${HEAD}Sex: Male\nNo. 14 Adeniyi Street, Surulere, Lagos`).location?.city).toBe('Lagos');
  expect(read(`${HEAD}Residente a Conegliano (TV)`).location?.city).toBe('Conegliano');
});

it('a name in the order of its address is turned where nothing parts its words there', () => {
  expect(read('TEDESCO MASSIMO\nmassimotedesco67@posta.example\n\nStudi').name).toBe('Massimo Tedesco');
});

it.each(['Febrero 2013 – Diciembre', 'mars 2016 à', '2015', 'juli 2014 – nu'])(
  'a part of a time is known in each language: %s',
  (text) => {
    expect(isOfTime(text)).toBe(true);
    expect(isOfTime(`${text} Ferrero`)).toBe(false);
  },
);
