import { expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const LISTED = 'Payroll Manager, Marlow & Sons Ltd, Leeds, March 2015 – December 2020';

const first = (told: string) => {
  const cv = `Hannah Price\nhannah@example.org\n\nProfile\n${told}\n\nPrevious employment\n${LISTED}`;
  const [job] = read(cv).experience;
  return [job?.title, job?.employer, job?.from, job?.is_current];
};

it('reads the present job of a text by any word for now, and by "my current role is", in nine languages', () => {
  for (const [told, title, employer, from] of [
    ['My current role is Payroll Lead at Morrisons.', 'Payroll Lead', 'Morrisons', null],
    ['My present position is Payroll Lead with Morrisons.', 'Payroll Lead', 'Morrisons', null],
    ['Payroll manager of 15 years, at present a Site Manager with Kier.', 'Site Manager', 'Kier', null],
    ['I work as a Payroll Lead at Morrisons at the moment.', 'Payroll Lead', 'Morrisons', null],
    ['I am now a Site Manager with Kier.', 'Site Manager', 'Kier', null],
    ['I’m currently a Site Manager at Kier.', 'Site Manager', 'Kier', null],
    ['Current role: Payroll Lead at Morrisons', 'Payroll Lead', 'Morrisons', null],
    ['I currently work as a Payroll Lead for Morrisons since 2021', 'Payroll Lead', 'Morrisons', '2021'],
    ['Meine aktuelle Position ist Bauleiter bei Hochtief.', 'Bauleiter', 'Hochtief', null],
    ['Im Moment bin ich Bauleiter bei Hochtief.', 'Bauleiter', 'Hochtief', null],
    ['Mon poste actuel est responsable paie chez Carrefour.', 'responsable paie', 'Carrefour', null],
    ['Je suis actuellement responsable paie chez Carrefour.', 'responsable paie', 'Carrefour', null],
    ['Mi puesto actual es jefa de nóminas en Mercadona.', 'jefa de nóminas', 'Mercadona', null],
    ['Mijn huidige functie is uitvoerder bij Heijmans.', 'uitvoerder', 'Heijmans', null],
    ['Min nuvarande tjänst är platschef hos Peab.', 'platschef', 'Peab', null],
    ['Lige nu er jeg byggeleder hos Skanska.', 'byggeleder', 'Skanska', null],
    ['Nuværende stilling: byggeleder hos Skanska', 'byggeleder', 'Skanska', null],
    ['Il mio ruolo attuale è responsabile paghe presso Esselunga.', 'responsabile paghe', 'Esselunga', null],
    ['Al momento sono capocantiere presso Webuild.', 'capocantiere', 'Webuild', null],
    ['O meu cargo atual é encarregado de obra na Mota-Engil.', 'encarregado de obra', 'Mota-Engil', null],
  ] as const)
    expect.soft(first(told), told).toEqual([title, employer, from, true]);
});

it('takes no job for the present one that was had, is wanted or is somebody’s free time', () => {
  for (const told of [
    'My current role is being made redundant in Leeds.',
    'Now looking for a role as Payroll Lead at a retailer.',
    'At the moment a volunteer treasurer at Leeds Food Bank.',
    'Until now Payroll Lead for many years in Leeds.',
  ])
    expect.soft(first(told)[3], told).toBe(false);
});

it('reads times that go on in Polish, Czech and Finnish', () => {
  for (const text of [
    'od 03.2020',
    'od 03.2020 r.',
    'od marca 2020',
    '03.2020 do teraz',
    '03/2020 – do dnia dzisiejszego',
    'od 03/2020',
    'od března 2020',
    'březen 2020 – dosud',
    '03/2020 – nyní',
    'od 03/2020 do současnosti',
    '3/2020 alkaen',
    '3/2020 – nykyään',
    '3/2020 – tällä hetkellä',
  ])
    expect.soft(spanIn(text), text).toMatchObject({ from: '2020-03', to: null, current: true });
  expect(spanIn('od ledna 2018 do února 2020')).toMatchObject({ from: '2018-01', to: '2020-02' });
  expect(spanIn('Team led 2019')).toBeNull();
});

it('reads a number behind a label of another land’s language, whatever stands between', () => {
  for (const [line, phone] of [
    ['Tlf.  20 55 50 14', '20 55 50 14'],
    ['Tlf.:  20 55 50 14', '20 55 50 14'],
    ['Tlf.\u00a020\u00a055\u00a050\u00a014', '20 55 50 14'],
    ['Móvil  612 34 56 78', '612 34 56 78'],
    ['Tél. port.  06 39 98 12 34', '06 39 98 12 34'],
    ['Cell.  347 555 0123', '347 555 0123'],
    ['Telemóvel  912 345 678', '912 345 678'],
    ['Handy  0151 23456789', '0151 23456789'],
    ['Gsm  0470 12 34 56', '0470 12 34 56'],
  ] as const)
    expect
      .soft(read(`Hannah Price\n${line}\nhannah@example.org\n\nEmployment\n${LISTED}`).phone, line)
      .toBe(phone);
});

it('reads a degree with its school and its time where no heading stands above it, and no post at a university', () => {
  const degrees = (line: string) =>
    read(`Hannah Price\nhannah@example.org\n\nEmployment\n${LISTED}\n\n${line}`).education.map(
      ({ degree, school, to }) => [degree, school, to],
    );
  for (const [line, ...told] of [
    ['BSc Mathematics, University of Leeds, 2008 – 2011', 'BSc', 'University of Leeds', '2011'],
    ['2008 – 2011  BSc Mathematics, University of Leeds', 'BSc', 'University of Leeds', '2011'],
    ['MBA, Cranfield School of Management, 2013', 'MBA', 'Cranfield School of Management', '2013'],
    ['Licence de droit, Université de Lyon, 2010', 'Licence de droit', 'Université de Lyon', '2010'],
  ] as const)
    expect.soft(degrees(line), line).toEqual([told]);
  expect(degrees('MBA Programme Manager, University of Leeds, 2010 – 2014')).toEqual([]);
});

it('sets behind a name what tells of the family, where it stands before the given name', () => {
  const named = (head: string) => read(`${head}\nm.okafor@example.org\n\nEmployment\n${LISTED}`).name;
  for (const [head, name] of [
    ['OKAFOR Jr., Martin', 'Martin Okafor Jr.'],
    ['Okafor, Martin Jr.', 'Martin Okafor Jr.'],
    ['Name: OKAFOR Jr., Martin', 'Martin Okafor Jr.'],
    ['Jr., Martin Luther Okafor', 'Martin Luther Okafor Jr.'],
  ] as const)
    expect.soft(named(head), head).toBe(name);
});

it('turns a family name of two letters in capitals before its given names, and no initials', () => {
  const named = (head: string) => read(`${head}\nx@example.org\n\nEmployment\n${LISTED}`).name;
  expect.soft(named('WU Mei-Ling (Michelle)')).toBe('Mei-Ling Wu');
  expect.soft(named('Dr. WU Mei-Ling (Michelle)')).toBe('Mei-Ling Wu');
  expect.soft(named('KIM Ji-Woo (Jessica)')).toBe('Ji-Woo Kim');
  expect.soft(named('JJ Harrow')).toBe('JJ Harrow');
});

it('cuts no title at the sign of a law', () => {
  for (const [line, title, employer] of [
    [
      '2019 – 2021  Sachbearbeiter, angestellt nach § 58, Stadt Köln',
      'Sachbearbeiter, angestellt nach § 58',
      'Stadt Köln',
    ],
    [
      '2019 – 2021\nLehrkraft, angestellt nach § 58\nGymnasium Nord, Köln',
      'Lehrkraft, angestellt nach § 58',
      'Gymnasium Nord',
    ],
    [
      'Betreuungskraft nach § 43b, Seniorenheim St. Anna, Köln, 2019 – 2021',
      'Betreuungskraft nach § 43b',
      'Seniorenheim St. Anna',
    ],
  ] as const) {
    const [job] = read(`Anna Weber\na@example.org\n\nBerufserfahrung\n${line}`).experience;
    expect.soft([job?.title, job?.employer], line).toEqual([title, employer]);
  }
});
