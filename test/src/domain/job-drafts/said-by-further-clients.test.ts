import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

const read = (text: string, home: string) => readRole(text, home).fields;

it.each([
  ['Litigation Paralegal. Boise, Idaho; hybrid schedule, three days in the office.', 'Boise'],
  ['Machinist. Denver, Colorado, full time.', 'Denver'],
  ['Bookkeeper. St. Louis, Missouri; full time.', 'St. Louis'],
])('a town stands before its state, behind a stop: %s', (text, city) => {
  expect(read(`A. For publication\n\n${text}`, 'US').location?.city).toMatch(
    new RegExp(`^${city.replace('St. ', '(?:St\\.|Saint) ')}$`, 'u'),
  );
});

it.each([
  ['Disponent, Kassel, Vollzeit. Hybrid geht nicht, sitzt bei uns im Büro.', 'DE', 'on_site'],
  ['Dispatcher, Leeds, full time. Home office is not an option.', 'GB', 'on_site'],
  ['Planner, Gent, voltijds. Thuiswerken kan niet.', 'BE', 'on_site'],
  ['Comptable, Lyon, CDI. Le télétravail n’est pas possible.', 'FR', 'on_site'],
  ['Cerchiamo un contabile per la sede di Padova in modalità ibrida.', 'IT', 'hybrid'],
  ['Analista fiscal, Curitiba, híbrido. Período integral.', 'BR', 'hybrid'],
  ['Buscamos un contable en Murcia en formato híbrido.', 'ES', 'hybrid'],
  ['Buscamos un mecánico de coche híbrido en Murcia.', 'ES', 'on_site'],
  ['Cerchiamo un meccanico di auto ibrida per la sede di Padova, tempo pieno.', 'IT', 'on_site'],
])('where work is done is read by what is said of it: %s', (text, home, type) => {
  expect(read(text, home).location?.type).toBe(type);
});

it.each([
  ['Backend Python, 100% remoto dentro de España, jornada completa.', 'ES'],
  ['Développeur Python, 100 % télétravail à l’intérieur de la France.', 'FR'],
])('a remote job says within which country: %s', (text, code) => {
  expect(read(text, code).location).toMatchObject({ type: 'remote', country_code: code });
});

it.each([
  ['Responsable paie, Nantes, contrat à durée indéterminée, à temps complet.', 'FR'],
  ['Menuisier, Fribourg. Fixe, 100 %.', 'CH'],
  ['Polymechaniker, Winterthur. Pensum: 100 %.', 'CH'],
])('is full time in the words of French and of Switzerland: %s', (text, home) => {
  expect(read(text, home).employment_type).toBe('full_time');
});

it.each([
  ['Menuisier, Fribourg.\nSalaire : entre 32 et 36 francs de l’heure.', 'CH', 32, 36, 'CHF', 'hour'],
  [
    'Data engineer, Eindhoven\n58.000 tot 70.000 per jaar incl. vakantiegeld',
    'NL',
    58_000,
    70_000,
    'EUR',
    'year',
  ],
])('pay is read of %s', (text, home, base_min, base_max, currency, period) => {
  expect(read(text, home).compensation).toMatchObject({ base_min, base_max, currency, period });
});

it.each([
  ['Analista fiscal, Curitiba. Início em 1º/02/2027.', 'BR', '2027-02-01'],
  ['Addetto vendite a Firenze. Si parte il primo febbraio 2027.', 'IT', '2027-02-01'],
  ['Comptable à Lyon. Prise de poste le premier mars 2027.', 'FR', '2027-03-01'],
])('the first of a month is a day: %s', (text, home, day) => {
  expect(read(text, home).target_start_date).toBe(day);
});

describe('a role', () => {
  it.each([
    ['Konditorin oder Konditor, Graz, Vollzeit.', 'AT', 'Konditor/in'],
    ['Wir suchen eine Hörakustikerin oder einen Hörakustiker in Regensburg.', 'DE', 'Hörakustiker/in'],
    ['Wir suchen einen Bäcker oder eine Bäckerin in Graz.', 'AT', 'Bäcker/in'],
  ])('that German names for both is one: %s', (text, home, title) => {
    expect(read(text, home).title).toBe(title);
  });

  it.each([
    [
      'Oi, Thiago.\n\nSegue a vaga: Analista fiscal, Curitiba, híbrido (dois dias em casa).',
      'BR',
      'Analista fiscal',
    ],
    ['Il cherche un menuisier-poseur (ou une menuisière-poseuse), Fribourg.', 'CH', 'Menuisier-poseur'],
  ])('stands behind what leads to it: %s', (text, home, title) => {
    expect(read(text, home).title).toBe(title);
  });
});

describe('what somebody insists on or would like stands in the spec without them', () => {
  it.each([
    [
      "Mason, Lincoln.\n\nI can't take anyone without NVQ Level 3 in stonemasonry, and they need a CSCS card.",
      'GB',
      'requirements',
      'Must have NVQ Level 3 in stonemasonry, and a CSCS card',
    ],
    [
      'Konditor, Graz.\n\nBrauchen tu ich einen Lehrabschluss als Konditor und die Bereitschaft zum Frühdienst.',
      'AT',
      'requirements',
      'Einen Lehrabschluss als Konditor und die Bereitschaft zum Frühdienst',
    ],
    [
      'Konditor, Graz.\n\nEin Plus wäre Zuckerarbeit, und wer den Ausbilderkurs hat, ist mir doppelt lieb.',
      'AT',
      'nice_to_have',
      'Ein Plus wäre Zuckerarbeit, Ausbilderkurs',
    ],
  ] as const)('%s', (text, home, list, said) => {
    expect(read(text, home).spec?.[list]).toEqual([said]);
  });
});
