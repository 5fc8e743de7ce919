import { expect, it } from 'vitest';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});
const nameOf = (lines: readonly (string | CvLine)[], agency: string): string | null =>
  readLines(
    {
      lines: lines.map((one) => (typeof one === 'string' ? line(one) : one)),
      ...{ links: [], pages: 1, columns: 1, hidden: [], pictured: 0 },
    },
    agency,
  ).fields.name;

it.each([
  [
    'AU',
    'Tamsin Oakeshott',
    [
      'Orange NSW, 3 November 2026',
      'To the manager,',
      'I am after the shed job. Below is what I have done.',
      '2019 to now: station hand, Merrigal Pastoral, Warren',
      '2015 to 2019: roustabout, Coonamble Contract Shearing',
      'Cheers,',
      'Tamsin Oakeshott',
      '0491 570 158',
      'shedhand_to@outback.example',
    ],
  ],
  [
    'AR',
    'Leandro Ferreyra',
    [
      'Villa María, 4 de noviembre de 2026',
      'Me dirijo a ustedes por el aviso de mecánico. Les paso mi experiencia:',
      '2014 hasta hoy: Mecánico, Taller Don Ítalo, Villa María',
      '2009 - 2014: Gomero, Gomería La Ruta, Bell Ville',
      'Quedo a la espera de su llamado. Saluda atte.,',
      'Leandro Ferreyra',
      '351 555 0118',
      'taller_gnc@cordoba.example',
    ],
  ],
])(
  'a name below the closing words of a letter, above its numbers, is its writer’s, whatever town dates it (%s)',
  (agency, name, lines) => {
    expect(nameOf(lines, agency)).toBe(name);
  },
);

it('a name at the edge of a page stands before its number', () => {
  const lines = [
    line('Personalien', { bold: true }),
    'Gitschenstrasse 8, 6460 Altdorf',
    '+41 78 555 01 39',
    'gipfelwerk@urner.example',
    line('Berufserfahrung', { bold: true, apart: true, size: 14 }),
    '08.2017 - heute',
    'Polymechaniker, Reuss Antriebe AG, Altdorf',
    line('Reto Zgraggen - Seite 1/1', { margin: true, size: 11 }),
  ];
  expect(nameOf(lines, 'CH')).toBe('Reto Zgraggen');
});

it.each([
  ['Candidate presented by: Simone Marchetti', 'Candidate: Ngaire Pollock', 'Ngaire Pollock'],
  ['Kandidat vorgestellt von: Petra Brenner', 'Kandidat: Jonas Lindner', 'Jonas Lindner'],
  ['Técnica responsável: Cláudia Meneses', 'Nome: Rui Figueira', 'Rui Figueira'],
])('whoever puts somebody forward is not put forward: %s', (agent, candidate, name) => {
  expect(nameOf([agent, candidate, 'Payroll Officer', 'Notice: two weeks'], 'AU')).toBe(name);
});

it('a field filled surname first is turned where the letter is signed given name first', () => {
  const lines = [
    'Nome e cognome\tBortolussi Samuele',
    'Residenza\tVia Udine 33, 33044 Manzano (UD)',
    'Posta elettronica\tsb.falegname@friuli.example',
    line('Esperienza lavorativa', { bold: true, size: 14 }),
    'Falegname\tSettembre 2014 – oggi',
    'Sedie Natisone, Manzano',
    'Autorizzo il trattamento dei dati personali ai sensi del GDPR 2016/679.',
    'Samuele Bortolussi',
  ];
  expect(nameOf(lines, 'IT')).toBe('Samuele Bortolussi');
});

it('a name before the number of its page is read where the head has none', () => {
  const lines = [
    line('Curriculum Vitae', { size: 20, bold: true }),
    'Crew foreman, harvesting',
    'Tokoroa, South Waikato / 021 555 0136 / logfella@bay.example',
    line('What I’ve done', { size: 14, bold: true, apart: true }),
    'Crew Foreman – Mamaku Logging, Tokoroa – June 2020 to now',
    'Breaker-out – Kinleith Hauler Crew 7, Tokoroa – January 2015 to May 2020',
    line('Hemi Parata, CV, page 1', { size: 8, apart: true }),
  ];
  expect(nameOf(lines, 'NZ')).toBe('Hemi Parata');
});

it('a name between strokes is no value of the trade before it', () => {
  const lines = [
    'Automaticien de maintenance | Sofiane Belkacem | Charleroi',
    '+32 470 55 51 29 | sofbelk.elec@sambre.example | permis B, BA5',
    line('Parcours', { size: 14, bold: true, apart: true }),
    'Automaticien, Verreries de Gilly, Charleroi, février 2018 – présent',
  ];
  expect(nameOf(lines, 'BE')).toBe('Sofiane Belkacem');
});

it('whom to ask at the house that sends a paper without a name is not its owner', () => {
  const lines = [
    line('DOSSIER DE COMPÉTENCES', { bold: true }),
    line('MBO - Ingénieure tests et validation - 10 ans d’expérience', { bold: true }),
    '~ Altaïs Conseil, 01 99 00 55 20, contact commercial : Xavier Dumoulin',
    line('Missions', { size: 14, bold: true, apart: true }),
    '09/2020 - en cours\tIngénieure validation, équipementier ferroviaire, Valenciennois',
  ];
  expect(nameOf(lines, 'FR')).toBeNull();
});

it('a trade that the address spells is no name where somebody’s stands above it', () => {
  const lines = [
    line('RESUME', { bold: true }),
    line('R. SENTHIL KUMAR', { bold: true }),
    'First Class Boiler Attendant',
    '14/2 Nachiappa Street, Erode – 638 001',
    'boiler.first.class@kongu.example',
  ];
  expect(nameOf(lines, 'IN')).toBe('R. Senthil Kumar');
});

it.each([
  ['Dennis van ’t Hof', ['Dennis van ’t Hof', 'Woonplaats: Goes'], 'NL'],
  [
    'Matilde Ramalho Ortigão Saldanha',
    ['Nome\tMatilde Ramalho Ortigão Saldanha', 'Endereço\tAveiro, Portugal'],
    'PT',
  ],
  ['Carl-Gustaf Nyholm-Laine', ['Namn: \tCarl-Gustaf (Calle) Nyholm-Laine', 'Bostadsort: \tVasa'], 'FI'],
  ['Kimberly Van den Broeck', ['CV Van den Broeck Kimberly', 'Steenweg op Rillaar 44, 3200 Aarschot'], 'BE'],
])('a surname that is a town, a street or a word of the paper elsewhere stays: %s', (name, lines, agency) => {
  expect(nameOf(lines, agency)).toBe(name);
});

it('initials and a surname that the address has sign a letter', () => {
  const lines = [
    '22 Elm Low Road, Wisbech',
    'del.bloomfield@fenland.example',
    'Dear Mrs Abbott,',
    'My CV went with the old computer, so I hope you will take this instead.',
    'At the moment I am a bench joiner at Fenmarc Joinery and I have been there since 2014.',
    'From 2003 to 2014 I was a site carpenter, mainly out of Peterborough.',
    'Yours sincerely,',
    'D. W. Bloomfield',
  ];
  expect(nameOf(lines, 'GB')).toBe('D. W. Bloomfield');
});

it.each([
  [
    'Ruben Visser',
    ['Profiel van Ruben Visser', 'Gewenste functie: Teamleider magazijn', 'vissertje88@polder.example'],
    'NL',
  ],
  [
    'Bénédicte Dumont',
    ['Nom\tDUMONT (épouse Wauters)', 'Prénom\tBénédicte', 'Courriel\tbdw@hesbaye.example'],
    'BE',
  ],
])('what asks for a name or heads it is no part of it: %s', (name, lines, agency) => {
  expect(nameOf(lines, agency)).toBe(name);
});

it.each([
  [
    'Anna-Kaisa Hietaniemi',
    ['ANSIOLUETTELO', 'Hietaniemi, Anna-Kaisa', '33210 Tampere', 'ak.hietaniemi@pirkka.example'],
    'FI',
  ],
  [
    'Gianmaria Degli Esposti',
    ['DEGLI ESPOSTI GIANMARIA', 'Nato il 27/10/1981', 'gm.degliesposti@emilia.example'],
    'IT',
  ],
  [
    'Venkataraghavan S. Iyengar',
    ['CA VENKATARAGHAVAN S. IYENGAR', 'Mylapore, Chennai', 'venkat.iyengar.ca@kaveri.example'],
    'IN',
  ],
])('a surname that comes first, and letters of a profession before a name: %s', (name, lines, agency) => {
  expect(nameOf(lines, agency)).toBe(name);
});
