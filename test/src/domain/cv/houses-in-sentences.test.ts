import { expect, it } from 'vitest';
import { readPlain as read } from '#test/harness/cv/written.ts';

const jobs = (told: string, heading = 'Employment') =>
  read(`Hannah Price\nhannah@example.org\n\n${heading}\n${told}`).experience.map(
    ({ title, employer, from, to, is_current }) => [title, employer, from, is_current ? 'now' : to],
  );

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
