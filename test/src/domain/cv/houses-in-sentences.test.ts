import { expect, it } from 'vitest';
import { withPlaceBehindTitle } from '#src/domain/cv/behind-title.ts';
import { withOwnBusiness } from '#src/domain/cv/own-account.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const jobs = (told: string, heading = 'Employment') =>
  read(`Hannah Price\nhannah@example.org\n\n${heading}\n${told}`).experience.map(
    ({ title, employer, from, to, is_current }) => [title, employer, from, is_current ? 'now' : to],
  );

const jobOf = (title: string, employer: string | null) => ({
  value: { title, employer, location: null, from: '2011', to: '2016', is_current: false, description: null },
  ...{ confidence: 0.9, page: 1, quote: '' },
});

it('keeps the employer and the time of a sentence that says what was done and not as what', () => {
  expect(
    jobs(
      'I led the payroll team at Marlow & Sons from 2015 to 2019. Before that I ran the wages office at Denby Foods plc from 2009 to 2015. Since 2019 I have been Head of Pay at Orrin Ltd.',
    ),
  ).toEqual([
    [null, 'Marlow & Sons', '2015', '2019'],
    [null, 'Denby Foods plc', '2009', '2015'],
    ['Head of Pay', 'Orrin Ltd', '2019', 'now'],
  ]);
  expect(
    jobs(
      'I led a team of nine at Marlow & Sons from 2015 to 2019.\nI taught maths at Hull Grammar School from 2009 to 2015.',
    ),
  ).toEqual([
    [null, 'Marlow & Sons', '2015', '2019'],
    [null, 'Hull Grammar School', '2009', '2015'],
  ]);
  // Without "I" too: what was done is no title.
  expect(
    jobs(
      'Led the payroll team at Marlow & Sons (2015 – 2019).\nWorked in the wages office at Denby Foods plc (2009 – 2015).',
    ),
  ).toEqual([
    [null, 'Marlow & Sons', '2015', '2019'],
    [null, 'Denby Foods plc', '2009', '2015'],
  ]);
  for (const [heading, told, firm, title, other] of [
    [
      'Berufserfahrung',
      'Von 2015 bis 2019 leitete ich das Lohnteam bei der Marlow GmbH. Von 2009 bis 2015 war ich Sachbearbeiter bei der Denby AG.',
      'Marlow GmbH',
      'Sachbearbeiter',
      'Denby AG',
    ],
    [
      'Expérience',
      "J'ai dirigé l'équipe paie chez Marlow SARL de 2015 à 2019. De 2009 à 2015 j'ai été gestionnaire de paie chez Denby SA.",
      'Marlow SARL',
      'gestionnaire de paie',
      'Denby SA',
    ],
    [
      'Experiencia',
      'Dirigí el equipo de nóminas en Marlow S.A. de 2015 a 2019. De 2009 a 2015 fui auxiliar administrativa en Denby S.L.',
      'Marlow S.A.',
      'auxiliar administrativa',
      'Denby S.L.',
    ],
  ] as const)
    expect(jobs(told, heading), heading).toEqual([
      [null, firm, '2015', '2019'],
      [title, other, '2009', '2015'],
    ]);
});

it('reads a house that a sentence names before its clause, and one that somebody joined', () => {
  expect(
    jobs(
      'I joined Marlow & Sons in 2015 as payroll manager and stayed until 2019.\nI then moved to Orrin Ltd, where I have been head of pay since 2019.',
    ),
  ).toEqual([
    ['payroll manager', 'Marlow & Sons', '2015', '2019'],
    ['head of pay', 'Orrin Ltd', '2019', 'now'],
  ]);
});

it('takes a study for no job, and a town for no employer', () => {
  expect(
    jobs(
      'I studied history at York University from 2006 to 2009.\nI was Payroll Clerk at Denby Foods plc from 2009 to 2015.\nI managed a farm at Leeds from 2004 to 2006.',
    ),
  ).not.toContainEqual(expect.arrayContaining(['York University']));
});

it('takes a town that is another word of a list for nobody’s home', () => {
  const city = (told: string) =>
    read(`Hannah Price\n${told}\n\nEmployment\nDeveloper, Marlow Ltd, 2015 – 2020`);
  for (const told of [
    'hannah@example.org\nReading, cycling, cooking',
    'hannah@example.org\n07700 900123\n\nInterests\nReading\nRunning',
    'hannah@example.org\n\nSkills\nExcel\nReading\nMobile',
    'hannah@example.org\n07700 900123\n- Java\n- Oracle\n- Phoenix\n- Split',
    'Java | Phoenix | Oracle | Kent\nhannah@example.org',
  ])
    expect(city(told).location, told).toBeNull();
  for (const [told, town] of [
    ['hannah@example.org\nLeeds', 'Leeds'],
    ['Reading\nhannah@example.org', 'Reading'],
    ['Leeds | 07700 900123 | hannah@example.org', 'Leeds'],
    ['Reading, Berkshire\nhannah@example.org', 'Reading'],
    ['hannah@example.org\n- Leeds\n- 07700 900123', 'Leeds'],
    ['Nice, France\nhannah@example.org', 'Nice'],
  ] as const)
    expect(city(told).location?.city, told).toBe(town);
});

it('sets the place behind a title apart from it', () => {
  const rows = (told: string) =>
    read(`Ted Hale\nted.hale@example.org\n\nExperience\n${told}`).experience.map(
      ({ title, employer, location }) => [title, employer, location],
    );
  for (const told of [
    'Division Controller, Toledo, OH\nOrrin Fastener Corporation\n2011 – 2016\n\nPlant Controller, Kalamazoo, MI\nOrrin Fastener Corporation\n2008 – 2011',
    'Orrin Fastener Corporation\nDivision Controller, Toledo, OH (2011 – 2016)\nPlant Controller, Kalamazoo, MI (2008 – 2011)',
  ])
    expect(rows(told), told).toEqual([
      ['Division Controller', 'Orrin Fastener Corporation', 'Toledo, OH'],
      ['Plant Controller', 'Orrin Fastener Corporation', 'Kalamazoo, MI'],
    ]);
  expect(
    rows(
      'Project Manager, Tonga and Fiji\nOrrin Aid Foundation\n2011 – 2016\n\nNurse, Leeds\nMarlow Hospital\n2008 – 2011',
    ),
  ).toEqual([
    ['Project Manager', 'Orrin Aid Foundation', 'Tonga and Fiji'],
    ['Nurse', 'Marlow Hospital', 'Leeds'],
  ]);
  // What somebody is in charge of, or works with, is of the title.
  for (const title of [
    'Country Manager, Germany',
    'Sales Director, France',
    'Developer, Mobile',
    'Engineer, Rail',
  ])
    expect(withPlaceBehindTitle(jobOf(title, 'Orrin Ltd')).value, title).toMatchObject({
      title,
      location: null,
    });
  const { value: untitled, ...rest } = jobOf('', 'Tonga and Fiji');
  expect(withPlaceBehindTitle({ ...rest, value: { ...untitled, title: null } })).toMatchObject({
    confidence: 0.2,
    value: { employer: null, location: 'Tonga and Fiji' },
  });
  for (const title of ['Teaching Assistant (Level 3)', 'Staff Nurse – Hemodialysis Unit']) {
    const { value, ...others } = jobOf(title, 'Orrin Ltd');
    const read = withPlaceBehindTitle({ ...others, value: { ...value, location: 'Luton' } });
    expect(read.value).toMatchObject({ title, location: 'Luton' });
  }
  expect(withPlaceBehindTitle(jobOf('Nurse, Leeds', null)).value.title).toBe('Nurse, Leeds');
});

it('names no employer of who worked for themselves, but the business where it has a name', () => {
  for (const [employer, quote, business] of [
    ['Self-employed', 'Plumber · Self-employed', null],
    ['selbstständig', 'Klempner · selbstständig', null],
    ['Self-employed (Hale Plumbing)', '', 'Hale Plumbing'],
    ['Self-employed, trading as Hale Electrics', '', 'Hale Electrics'],
    ['Self-employed', 'Electrician · Self-employed, trading as Hale Electrics', 'Hale Electrics'],
    ['Freelance – Estudio Luna', '', 'Estudio Luna'],
    ['Orrin Ltd', '', 'Orrin Ltd'],
    ['Freelance Network Ltd', '', 'Freelance Network Ltd'],
  ] as const)
    expect(withOwnBusiness({ ...jobOf('Plumber', employer), quote }).value.employer, employer).toBe(business);
  // How it was is still told.
  expect(withOwnBusiness(jobOf('Plumber', 'Self-employed')).value.description).toBe('Self-employed');
  expect(withOwnBusiness(jobOf('Freelance Designer', 'Freelance')).value.description).toBeNull();
});
