import { expect, it } from 'vitest';
import { unbulleted } from '#src/domain/cv/clean.ts';
import { spanIn } from '#src/domain/cv/dates.ts';
import { readLines } from '#src/domain/cv/read.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const jobs = (text: string) =>
  read(text).experience.map(({ title, employer, location, from, to, is_current }) => [
    title,
    employer,
    location,
    from,
    is_current ? 'now' : to,
  ]);

/** How sure the fields of plain lines are. */
const sureness = (text: string) => {
  const lines = text
    .trim()
    .split('\n')
    .map((raw, at) => ({
      ...unbulleted(raw.trim()),
      ...{ page: 1, size: at === 0 ? 20 : 10, bold: false, styled: false, apart: false, margin: false },
    }))
    .filter((line) => line.text !== '');
  return readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, 'GB').provenance;
};

const BEFORE = 'Payroll Manager, Marlow & Sons Ltd, Leeds, March 2015 – December 2020';

it('reads the job that a text says somebody has now, above jobs that have ended', () => {
  for (const [told, heading, title, employer, from] of [
    [
      'Currently Head of Pay at Orrin Ltd since 2021.',
      'Previous employment',
      'Head of Pay',
      'Orrin Ltd',
      '2021',
    ],
    [
      'Payroll specialist of fifteen years. Currently Head of Pay at Orrin Ltd since 2021, looking for a new role.',
      'Previous employment',
      'Head of Pay',
      'Orrin Ltd',
      '2021',
    ],
    [
      'Since 2021 I have been Head of Pay at Orrin Ltd, where I lead a team of nine.',
      'Previous employment',
      'Head of Pay',
      'Orrin Ltd',
      '2021',
    ],
    ['I am currently Head of Pay at Orrin Ltd.', 'Previous employment', 'Head of Pay', 'Orrin Ltd', null],
    [
      'I am currently working as a Payroll Team Leader with Orrin Ltd and looking for more in Leeds.',
      'Previous employment',
      'Payroll Team Leader',
      'Orrin Ltd',
      null,
    ],
    [
      'Derzeit Leiter Entgeltabrechnung bei der Orrin GmbH seit 2021.',
      'Frühere Berufserfahrung',
      'Leiter Entgeltabrechnung',
      'Orrin GmbH',
      '2021',
    ],
    [
      'Actuellement responsable paie chez Orrin SAS depuis 2021, je cherche un nouveau défi.',
      'Expériences précédentes',
      'responsable paie',
      'Orrin SAS',
      '2021',
    ],
    [
      'Contable. Actualmente trabajo como jefa de nóminas en Grupo Orrin S.L. desde 2021.',
      'Experiencia anterior',
      'jefa de nóminas',
      'Grupo Orrin S.L.',
      '2021',
    ],
    [
      'Attualmente responsabile amministrativa presso Orrin S.r.l. dal 2021.',
      'Esperienze precedenti',
      'responsabile amministrativa',
      'Orrin S.r.l.',
      '2021',
    ],
    [
      'Atualmente sou Chefe de Equipa na Orrin Lda desde março de 2021.',
      'Experiência anterior',
      'Chefe de Equipa',
      'Orrin Lda',
      '2021-03',
    ],
    [
      'Momenteel werkzaam als salarisadministrateur bij Orrin BV sinds 2021.',
      'Eerdere werkervaring',
      'salarisadministrateur',
      'Orrin BV',
      '2021',
    ],
  ] as const) {
    const cv = `Hannah Price\nhannah@example.org\n\nProfile\n${told}\n\n${heading}\n${BEFORE}`;
    const all = jobs(cv);
    expect(all[0], told).toEqual([title, employer, null, from, 'now']);
    expect(all, told).toHaveLength(2);
    expect(read(cv)).toMatchObject({ current_title: title, current_company: employer });
    // Without a time a person looks at it.
    expect((sureness(cv)['experience.0']?.confidence ?? 1) < 0.7, told).toBe(from === null);
  }
});

it('makes no job of what is wanted, studied or done in free time, nor of one that is told already', () => {
  for (const [told, listed] of [
    ['Currently looking for a role as Payroll Manager at a charity.', BEFORE],
    ['Currently living in Leeds with two cats. Currently studying at York College.', BEFORE],
    ['Volunteer treasurer at Leeds Food Bank since 2015. Trustee at Orrin Trust since 2019.', BEFORE],
    ['Payroll Manager with ten years of experience, currently between jobs.', BEFORE],
    ['Currently Head of Pay at Orrin Ltd since 2021.', 'Head of Pay, Orrin Ltd, Leeds, 2021 – 2026'],
    ['Currently Head of Pay at Orrin Ltd since 2021.', 'Clerk, Denby Foods plc, York, 2019 – present'],
  ] as const)
    expect(
      jobs(`Hannah Price\nhannah@example.org\n\nProfile\n${told}\n\nEmployment\n${listed}`),
      told,
    ).toHaveLength(1);
});

it('takes a range without an end for one that goes on, whatever sign stands behind it', () => {
  for (const [text, from] of [
    ['2021 – :', '2021'],
    ['2021 –', '2021'],
    ['2021 – : Payroll Manager', '2021'],
    ['2021-: Nurse', '2021'],
    ['2021 – | Payroll Manager', '2021'],
    ['[2021 –]', '2021'],
    ['03/2020 -', '2020-03'],
    ['März 2020 – :', '2020-03'],
    ['2012 –', '2012'],
    ['2009 – : Clerk', '2009'],
    ['2009- Enhetschef', '2009'],
    // Year and month in two digits each.
    ['1901- pågående', '2019-01'],
    ['2104 - nu', '2021-04'],
  ] as const)
    expect(spanIn(text), text).toMatchObject({ from, to: null, current: true });
  expect(spanIn('2012: Payroll')).toBeNull();
  expect(spanIn('Payroll 2021 – Marlow')).toBeNull();
  expect(spanIn('1508–1812')).toMatchObject({ from: '2015-08', to: '2018-12' });
  expect(
    jobs(
      'Hannah Price\nhannah@example.org\n\nEmployment\n2021 – : Payroll Manager, Marlow & Sons Ltd, Leeds\n2012 – 2021: Payroll Clerk, Denby Foods plc, York',
    ),
  ).toEqual([
    ['Payroll Manager', 'Marlow & Sons Ltd', 'Leeds', '2021', 'now'],
    ['Payroll Clerk', 'Denby Foods plc', 'York', '2012', '2021'],
  ]);
});

it('is no surer of the present title and employer than of the job they come from', () => {
  const unsure = sureness(
    'Hannah Price\nhannah@example.org\nProfile\nI am currently Head of Pay at Orrin Ltd.\nPrevious employment\nPayroll Manager, Marlow & Sons Ltd, Leeds, March 2015 – December 2020',
  );
  const job = unsure['experience.0']?.confidence ?? 0;
  expect(job).toBe(0.6);
  expect(unsure.current_title?.confidence).toBe(job);
  expect(unsure.current_company?.confidence).toBe(job);
});

it('reads the forms of Europass without a sign behind their labels, in any language', () => {
  for (const [heading, dates, title, duties, employer, told, named, town] of [
    [
      'Work experience',
      'Dates',
      'Occupation or position held',
      'Main activities and responsibilities',
      'Name and address of employer',
      'Nurse',
      'Marian Hospital',
      'Galway',
    ],
    [
      'Esperienza lavorativa',
      'Date',
      'Lavoro o posizione ricoperti',
      'Principali attività e responsabilità',
      'Nome e indirizzo del datore di lavoro',
      'Infermiera',
      'Ospedale San Rocco',
      'Bergamo',
    ],
    [
      'Berufserfahrung',
      'Datum',
      'Beruf oder Funktion',
      'Wichtigste Tätigkeiten und Zuständigkeiten',
      'Name und Adresse des Arbeitgebers',
      'Krankenschwester',
      'Klinikum Nord GmbH',
      'Nürnberg',
    ],
    [
      'Experiencia laboral',
      'Fechas',
      'Profesión o cargo desempeñado',
      'Funciones y responsabilidades principales',
      'Nombre y dirección de la empresa o empleador',
      'Enfermera',
      'Hospital San Roque',
      'Burgos',
    ],
    [
      'Expérience professionnelle',
      'Dates',
      'Fonction ou poste occupé',
      'Principales activités et responsabilités',
      "Nom et adresse de l'employeur",
      'Infirmière',
      'Clinique Saint-Roch',
      'Montpellier',
    ],
    [
      'Experiência profissional',
      'Datas',
      'Função ou cargo ocupado',
      'Principais atividades e responsabilidades',
      'Nome e morada do empregador',
      'Enfermeira',
      'Hospital de São Roque',
      'Braga',
    ],
    [
      'Werkervaring',
      'Data',
      'Functie of beroep',
      'Belangrijkste activiteiten en verantwoordelijkheden',
      'Naam en adres van de werkgever',
      'Verpleegkundige',
      'Ziekenhuis Sint-Rochus',
      'Breda',
    ],
    [
      'Arbetslivserfarenhet',
      'Datum',
      'Yrke eller befattning',
      'Huvudsakliga arbetsuppgifter och ansvarsområden',
      'Arbetsgivarens namn och adress',
      'Sjuksköterska',
      'Sankt Rochus sjukhus',
      'Kalmar',
    ],
    [
      'Erhvervserfaring',
      'Datoer',
      'Stilling eller beskæftigelse',
      'Vigtigste opgaver og ansvarsområder',
      'Arbejdsgiverens navn og adresse',
      'Sygeplejerske',
      'Sankt Rochus Hospital',
      'Aarhus',
    ],
    [
      'Doświadczenie zawodowe',
      'Daty',
      'Zawód lub zajmowane stanowisko',
      'Główne działania i obowiązki',
      'Nazwa i adres pracodawcy',
      'Pielęgniarka',
      'Szpital św. Rocha',
      'Kraków',
    ],
    [
      'Työkokemus',
      'Päivämäärät',
      'Ammatti tai tehtävänimike',
      'Päätehtävät ja vastuualueet',
      'Työnantajan nimi ja osoite',
      'Sairaanhoitaja',
      'Oulun sairaala Oy',
      'Oulu',
    ],
  ] as const)
    expect(
      jobs(
        `Rosa Lindqvist\nrosa@example.org\n\n${heading}\n${dates}  03/2018 – 05/2021\n${title}  ${told}\n${duties}  ABC\n${employer}  ${named}, ${town}`,
      ),
      heading,
    ).toEqual([[told, named, town, '2018-03', '2021-05']]);
});

it('parts an employer from its town behind a dash above fields with labels, and takes the town for nobody’s home', () => {
  for (const [heading, label, now] of [
    ['Experiência profissional', 'Cargo', 'atual'],
    ['Experiencia laboral', 'Puesto', 'actualidad'],
    ['Employment', 'Position', 'present'],
  ] as const) {
    const cv = `Renata Alves\nrenata@example.org\n\n${heading}\nBosch – Campinas\n${label}: Analista\n03/2018 – ${now}\n\nMagneti Marelli – Jaguaré Novo\n${label}: Assistente\n2014 – 2018`;
    expect(jobs(cv), heading).toEqual([
      ['Analista', 'Bosch', 'Campinas', '2018-03', 'now'],
      ['Assistente', 'Magneti Marelli', 'Jaguaré Novo', '2014', '2018'],
    ]);
    expect(read(cv).location, heading).toBeNull();
  }
});
