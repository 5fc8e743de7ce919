import { expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import { titleEvidence } from '#src/domain/cv/title-or-employer.ts';
import { readPlain } from '#test/harness/cv/written.ts';

const jobsOf = (text: string) =>
  readPlain(`Jane Harrow\n\n${text}`).experience.map(({ title, employer, location, from, to }) =>
    [title, employer, location, from, to].join(' | '),
  );

it.each([
  ['In dienst', 'Als zzp’er (Van Kuijk Geluid)'],
  ['In loondienst', 'Als zelfstandige'],
  ['In Festanstellung', 'Als Freiberuflerin'],
  ['En tant que salariée', 'À mon compte'],
  ['Por cuenta ajena', 'Por cuenta propia'],
  ['Lavoro dipendente', 'Libera professione'],
  ['Por conta de outrem', 'Por conta própria'],
  ['Som anställd', 'Som egen företagare'],
  ['Lønnet arbejde', 'Som selvstændig'],
])('how somebody worked heads jobs: %s, %s', (employed, own) => {
  expect([employed, own].map(sectionOf)).toEqual(['experience', 'experience']);
  expect(
    jobsOf(`**${employed}
2018 – 2022\tController, Nordlicht Logistik GmbH, Kassel
**${own}
2012 – 2018\tController, Harrow Controlling, Kassel`),
  ).toEqual([
    'Controller | Nordlicht Logistik GmbH | Kassel | 2018 | 2022',
    'Controller | Harrow Controlling | Kassel | 2012 | 2018',
  ]);
});

it.each([
  ['201804 –', '2018-04', null],
  ['201804 –\tDriftansvarig', '2018-04', null],
  ['Fr.o.m. 2019-08-01 t.o.m. dags dato', '2019-08', null],
  ['fr o m 2019-08 t o m 2021-02', '2019-08', '2021-02'],
  ['Från 2019-08 till och med 2021-02', '2019-08', '2021-02'],
  ['fra aug. 2018 til og med dec. 2020', '2018-08', '2020-12'],
  ['från 2012 och fram till juni 2018', '2012', '2018-06'],
  ['from May 2018 up to and including June 2020', '2018-05', '2020-06'],
  ['seit 2012 und bis 2018', '2012', '2018'],
  ['depuis 2012 et jusqu’à 2018', '2012', '2018'],
  ['desde 2012 y hasta 2018', '2012', '2018'],
  ['dal 2012 e fino al 2018', '2012', '2018'],
  ['dal 1/2/2019 a tutto il 31/12/2020', '2019-02', '2020-12'],
  ['desde 2012 e até 2018', '2012', '2018'],
  ['vanaf 2012 en tot 2018', '2012', '2018'],
  ['m.i.v. 1 september 2018', '2018-09', null],
  ['pr. 1. august 2018', '2018-08', null],
  ['2019-08 – f.n.', '2019-08', null],
  ['2018 – stadig ansat', '2018', null],
  ['HT 2018 – VT 2020', '2018', '2020'],
])('a time that ends is none that goes on: %s', (text, from, to) => {
  expect(spanIn(text)).toMatchObject({ from, to, current: to === null });
});

it('a table whose narrow column broke the names of employers has them whole', () => {
  expect(
    jobsOf(`**Loopbaan
**Periode\tFunctie\tOrganisatie
11/2018 – 09/2022\tR&D-wetenschapper\tHaspengouw Fruitgenetica
NV, Sint-Truiden
10/2016 – 09/2018\tPostdoctoraal onderzoeker\tInstitut für Obstbau
Bodensee, Konstanz
09/2010 – 08/2012\tLaborant\tZuivel Maasoever BV, Maaseik`),
  ).toEqual([
    'R&D-wetenschapper | Haspengouw Fruitgenetica NV | Sint-Truiden | 2018-11 | 2022-09',
    'Postdoctoraal onderzoeker | Institut für Obstbau Bodensee | Konstanz | 2016-10 | 2018-09',
    'Laborant | Zuivel Maasoever BV | Maaseik | 2010-09 | 2012-08',
  ]);
});

it('several roles below an employer without a time of its own are all of that employer', () => {
  expect(
    jobsOf(`**Experiencia
**Cafetal Analytics
5 años 10 meses
**Ingeniera de datos sénior
septiembre de 2021 - agosto de 2023 (2 años)
Pereira, Risaralda, Colombia
Equipo de cuatro, trazabilidad de café
**Ingeniera de datos
febrero de 2019 - agosto de 2021 (2 años 7 meses)
Pereira, Risaralda, Colombia
**Giros del Quindío S.A.S.
**Desarrolladora Python
abril de 2016 - diciembre de 2018 (2 años 9 meses)
Armenia, Quindío, Colombia
**Alcaldía de Santa Lucía
**Aprendiz SENA
enero de 2015 - junio de 2015 (6 meses)
Risaralda, Colombia`),
  ).toEqual([
    'Ingeniera de datos sénior | Cafetal Analytics | Pereira, Risaralda, Colombia | 2021-09 | 2023-08',
    'Ingeniera de datos | Cafetal Analytics | Pereira, Risaralda, Colombia | 2019-02 | 2021-08',
    'Desarrolladora Python | Giros del Quindío S.A.S. | Armenia, Quindío, Colombia | 2016-04 | 2018-12',
    'Aprendiz SENA | Alcaldía de Santa Lucía | Risaralda, Colombia | 2015-01 | 2015-06',
  ]);
});

it.each([
  ['Werkervaring', 'Leerkracht op basisschool De Regenboog in Hoorn', 'basisschool De Regenboog'],
  ['Werkervaring', 'Praktijkondersteuner bij huisartsenpraktijk De Brink', 'huisartsenpraktijk De Brink'],
  ['Erhvervserfaring', 'Tømrer hos tømrermester Per Holm, Randers', 'tømrermester Per Holm'],
  ['Erhvervserfaring', 'Tømrer hos byggefirmaet Brdr. Krogh, Hobro', 'byggefirmaet Brdr. Krogh'],
  ['Arbetslivserfarenhet', 'Förskollärare på förskolan Solrosen, Umeå', 'förskolan Solrosen'],
  ['Expérience', 'Boulangère à la boulangerie Kerjean, Vannes', 'boulangerie Kerjean'],
  ['Experiencia', 'Cocinera en el restaurante El Faro, Gijón', 'restaurante El Faro'],
  ['Esperienze', 'Cuoca presso l’hotel Le Onde, Viareggio', 'hotel Le Onde'],
  ['Experiência profissional', 'Cozinheira no restaurante O Farol, Aveiro', 'restaurante O Farol'],
  ['Employment', 'Kitchen assistant at hotel Sea View, Redcar', 'hotel Sea View'],
])('an employer may begin with what kind of house it is, in small letters: %s, %s', (heading, job, firm) => {
  const [first] = readPlain(`Jane Harrow\n\n**${heading}\n2013 – 2019\t${job}`).experience;
  expect(first).toMatchObject({
    employer: firm,
    title: job.split(/ (?:op|bij|hos|på|à|en|presso|no|at) /)[0],
  });
});

it('a part of a house is no employer', () => {
  const [first] = readPlain(
    'Jane Harrow\n\n**Werkervaring\n2013 – 2019\tStagiair bij afdeling Inkoop',
  ).experience;
  expect(first?.employer ?? null).toBeNull();
});

it('what is bold of each job is one part of it, with its comma', () => {
  expect(
    jobsOf(`**Employment
**Centre Director**, Mascarets Early Learning Centre, Dieppe\t2019 – 2021
**Lead Educator, Infants**, Mascarets Early Learning Centre, Dieppe\t2014 – 2019
**Early Childhood Educator**, Sunny Tantramar Daycare Inc., Sackville\t2009 – 2013`)[1],
  ).toBe('Lead Educator, Infants | Mascarets Early Learning Centre | Dieppe | 2014 | 2019');
});

it('a house of a saint with its town is an employer, and so is a name before SA', () => {
  expect(
    jobsOf(`**Experience
**Library Manager\tMay 2018 – June 2022
Marches Libraries Trust, Hereford
**Assistant Librarian\tMay 2012 – June 2014
St Ethelbert’s Chained Library, Hereford`)[1],
  ).toBe('Assistant Librarian | St Ethelbert’s Chained Library | Hereford | 2012-05 | 2014-06');
  expect(
    jobsOf(`**Experiência profissional
Jan. 2019 – Dez. 2021\tTécnico de manutenção
\tMetalomecânica Douro, Lda. – Gondomar
Mar. 2013 – Dez. 2018\tEletricista
\tInstalações Cávado, SA – Braga`)[1],
  ).toContain('Eletricista | Instalações Cávado, SA |');
});

it('a medical resident has a title, and who lives somewhere has none by it', () => {
  expect(titleEvidence('Residente em Nutrição Clínica')).toBeGreaterThan(1);
  expect(titleEvidence('Residente em Lisboa')).toBeLessThan(1);
  expect(readPlain('Jane Harrow\nResidente em Lisboa').current_title).toBeNull();
});

it('a street that is called as a town is none, with the town behind it', () => {
  expect(readPlain('Jane Harrow\nCórdoba 1245, 3.º B, Rosario | jane@harrow.example').location?.city).toBe(
    'Rosario',
  );
  expect(readPlain('Jane Harrow\nMelbourne 3000, Victoria | jane@harrow.example').location?.city).toBe(
    'Melbourne',
  );
});

it.each([
  ['Deutsch und Sorbisch (zweisprachig aufgewachsen)', 'Sorbian'],
  ['English, Kriol', 'Kriol'],
  ['English, Twi (improving)', 'Twi'],
  ['Svenska, Meänkieli (hemspråk)', 'Meänkieli'],
  ['Português, Mirandês', 'Mirandese'],
])('a small language is one: %s', (said, language) => {
  expect(readPlain(`Jane Harrow\n\n**Languages\n${said}`).languages).toContain(language);
});

it.each([
  ['Docent Nederlands, 0,8 fte, Het Baken College, Almere', 'Het Baken College'],
  ['Sygeplejerske, 32 timer/uge, Aalborg Universitetshospital', 'Aalborg Universitetshospital'],
  ['SOSU-assistent, 37 t., Plejecenter Solgården, Hobro', 'Plejecenter Solgården'],
  ['Sjuksköterska, 75 %, Norrlands universitetssjukhus, Umeå', 'Norrlands universitetssjukhus'],
  ['Buchhalterin, Teilzeit 60 %, Nordlicht Logistik GmbH, Kassel', 'Nordlicht Logistik GmbH'],
  ['Comptable, 28 h/sem, Transports Lemoine, Rennes', 'Transports Lemoine'],
])('how much somebody worked is of no employer: %s', (job, firm) => {
  const [first] = readPlain(`Jane Harrow\n\n**Experience\n2013 – 2019\t${job}`).experience;
  expect(first).toMatchObject({ title: job.split(', ')[0], employer: firm });
});

it.each([
  ['02/01/2019, até ao presente', '2019-01', null],
  ['sept. 2018, jusqu’à juin 2020', '2018-09', '2020-06'],
  ['1. august 2018, til 31. juli 2020', '2018-08', '2020-07'],
])('a comma may stand before the word for until: %s', (text, from, to) => {
  expect(spanIn(text)).toMatchObject({ from, to });
});

it('the years of some summers may stand in brackets behind a job', () => {
  expect(
    jobsOf(`**Esperienze lavorative
Studio Neri, Firenze – Impiegata amministrativa (2014-2019)
Bagno Stella, Viareggio – Cameriera (estati 2012 e 2013)`)[1],
  ).toBe('Cameriera | Bagno Stella | Viareggio | 2012 | 2013');
});

it.each([
  ['Cidade: Gondomar | País: Portugal', 'Gondomar, Portugal'],
  ['Città: Prato | Paese: Italia', 'Prato, Italia'],
  ['Stadt: Kassel | Land: Deutschland', 'Kassel, Deutschland'],
  ['Plaats: Aalst | Land: België', 'Aalst, België'],
])('the town and the country of a job may have their labels on one line: %s', (line, place) => {
  const [first, second] = readPlain(`Jane Harrow

**Experience
[ 01/01/2019 – 31/12/2021 ]
**Controller
Nordlicht Logistik
${line}
- Closing
[ 01/03/2013 – 31/12/2018 ]
**Assistant
Hallam Services
${line}`).experience;
  expect([first, second].map((job) => [job?.employer, job?.location, job?.description])).toEqual([
    ['Nordlicht Logistik', place, '- Closing'],
    ['Hallam Services', place, null],
  ]);
});

it.each([
  ['Werkervaring', 'Functie', 't/m heden', 't/m'],
  ['Berufserfahrung', 'Position', 'bis heute', 'bis'],
  ['Expérience', 'Poste', 'à aujourd’hui', 'à'],
  ['Erhvervserfaring', 'Stilling', 'til nu', 'til'],
  ['Experiência profissional', 'Cargo', 'até ao presente', 'a'],
])(
  'the whole time at an employer is no role’s in a form whose roles have their own: %s',
  (heading, label, now, to) => {
    expect(
      jobsOf(`**${heading}
**Nordlicht Logistik
01/2015 ${now}
${label}: Controller
01/2019 ${now}
${label}: Assistent
01/2015 ${to} 12/2018
**Hallam Services
03/2010 ${to} 12/2014
${label}: Assistent`),
    ).toEqual([
      'Controller | Nordlicht Logistik |  | 2019-01 | ',
      'Assistent | Nordlicht Logistik |  | 2015-01 | 2018-12',
      'Assistent | Hallam Services |  | 2010-03 | 2014-12',
    ]);
  },
);

it('what somebody learnt to be is what a school gave, and that it was finished is no part of either', () => {
  const schools = (text: string) =>
    readPlain(`Jane Harrow\n\n**Education\n${text}`).education.map(({ degree, school }) => [degree, school]);
  expect(schools('2006-2010: Sygeplejerske, VIA University College, Aarhus')).toEqual([
    ['Sygeplejerske', 'VIA University College'],
  ]);
  expect(schools('2003-2006: Student, Odder Gymnasium')).toEqual([[null, 'Odder Gymnasium']]);
  expect(
    schools('2010 – 2014\tHBO Bedrijfskunde, Hogeschool van Arnhem en Nijmegen (diploma behaald)'),
  ).toEqual([['HBO Bedrijfskunde', 'Hogeschool van Arnhem en Nijmegen']]);
});

it.each([
  ['Functie', 'Organisatie', 'Plaats'],
  ['Functie', 'Organisatie', 'Standplaats'],
  ['Position', 'Firma', 'Arbeitsort'],
  ['Stilling', 'Arbejdsgiver', 'By'],
  ['Befattning', 'Arbetsgivare', 'Arbetsort'],
])(
  'where a job of a form was is not where its person lives, whatever bare years stand below it: %s, %s, %s',
  (title, firm, where) => {
    const fields = readPlain(`Jane Harrow

**Experience
2019 - 2022
${title}: Controller
${firm}: Nordlicht Logistik
${where}: Utrecht
2014 - 2019
${title}: Assistent
${firm}: Hallam Services
${where}: Zwolle`);
    expect(fields.location).toBeNull();
    expect(fields.experience.map(({ location }) => location)).toEqual(['Utrecht', 'Zwolle']);
  },
);

it.each([
  ['Utrecht, Utrecht, Nederland', 'Utrecht'],
  ['Amsterdam, Nederland', 'Amsterdam'],
  ['Ede, Gelderland, Nederland', 'Ede'],
  ['Odense, Danmark', 'Odense'],
  ['Nederland, Texas', 'Nederland'],
])('a country that a town elsewhere is called as is no town behind one: %s', (place, city) => {
  expect(readPlain(`Jane Harrow\nController\n${place}\n\n**Languages\nEnglish`).location?.city).toBe(city);
});
