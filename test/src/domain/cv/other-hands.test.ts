import { expect, it } from 'vitest';
import { emailOf } from '#src/domain/cv/email.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const jobsOf = (text: string) =>
  read(text).experience.map(({ title, employer, from, to }) => [title, employer, from, to]);

const HEAD = 'Ana Ruiz\nana.ruiz@mail.example\n\n';

it('gives roles the employer above them, whose whole time or name stands on its own line', () => {
  expect(
    jobsOf(`${HEAD}EMPLOYMENT HISTORY

DBS Bank Ltd    Jul 2014 – Present

Vice President, Group Compliance – AML Advisory    Apr 2021 – Present
• Advises
Associate, Client Onboarding (KYC)    Jul 2014 – Mar 2021

UNITED STATES ARMY    Jun 2002 – Aug 2013

Maintenance Control Sergeant (E-7), 1st Cavalry Division, Fort Hood, TX
Sep 2008 – Aug 2013
* Deployed Kandahar, Afghanistan 2009-10; recovered 61 vehicles
Motor Sergeant (E-6), 3rd BCT, Fort Carson, CO
Jun 2002 – Aug 2008`),
  ).toEqual([
    ['Vice President, Group Compliance – AML Advisory', 'DBS Bank Ltd', '2021-04', null],
    ['Associate, Client Onboarding (KYC)', 'DBS Bank Ltd', '2014-07', '2021-03'],
    ['Maintenance Control Sergeant', 'UNITED STATES ARMY', '2008-09', '2013-08'],
    ['Motor Sergeant', 'UNITED STATES ARMY', '2002-06', '2008-08'],
  ]);
  expect(
    jobsOf(`${HEAD}TYÖKOKEMUS

Nokia Solutions and Networks Oy, Oulu
Projektipäällikkö    1.3.2019–
5G-radioyksiköiden tuotteistus, 3 tiimiä (FI, PL, CN)
Testausinsinööri    1.6.2014–28.2.2019

Elektrobit Wireless Oy, Oulu
Ohjelmistosuunnittelija    5/2010–5/2014`),
  ).toEqual([
    ['Projektipäällikkö', 'Nokia Solutions and Networks Oy', '2019-03', null],
    ['Testausinsinööri', 'Nokia Solutions and Networks Oy', '2014-06', '2019-02'],
    ['Ohjelmistosuunnittelija', 'Elektrobit Wireless Oy', '2010-05', '2014-05'],
  ]);
});

it('takes a time that is told of a job for no job of its own', () => {
  expect(
    jobsOf(`${HEAD}Werkervaring

2011 – 2018    Projectleider afvalwater
    Royal HaskoningDHV, Eindhoven
    RWZI-renovaties, UAV-GC contracten, vanaf 2015 teamleider (9 fte)

2007 – 2011    Adviseur stedelijk water
    Adviesbureau Peelstroom B.V., Helmond
    • Recuperación de Cu +1,2 puntos (2009)`),
  ).toEqual([
    ['Projectleider afvalwater', 'Royal HaskoningDHV', '2011', '2018'],
    ['Adviseur stedelijk water', 'Adviesbureau Peelstroom B.V.', '2007', '2011'],
  ]);
});

it('keeps what stands in brackets with its employer, and a branch or a part of one out of its place', () => {
  expect(
    jobsOf(`${HEAD}Employment

CNM2, Emergency Department
University Hospital Galway (HSE West / Saolta)
05/2019 to date

Java / ESB Developer
Codelco, División Chuquicamata
01/2016 - 05/2019`),
  ).toEqual([
    ['CNM2, Emergency Department', 'University Hospital Galway (HSE West / Saolta)', '2019-05', null],
    ['Java / ESB Developer', 'Codelco, División Chuquicamata', '2016-01', '2019-05'],
  ]);
});

it('takes neither the number of the agency nor of those who take messages, and a mobile one first', () => {
  const agency = 'Consultant: Renee Vandersluys | (07) 5550 1188\n\nCandidate: Gavin Loughlin\n';
  expect(read(`${agency}\nSUMMARY\nTech lead, contracting since 2015.`).phone).toBeNull();
  expect(read(`${agency}\nMobile: 0412 555 019`).phone).toBe('0412 555 019');
  expect(read(`${HEAD}Tel: 0431 555 0100 Notfall: 0412 555 019`).phone).toBe('0431 555 0100');
  expect(read('Jan Peeters\nTéléphone: +32 69 00 01 42    Portable : +32 470 00 00 42').phone).toBe(
    '+32 470 00 00 42',
  );
});

it('is not sure of an address with a hyphen at the end of its line', () => {
  const line = { page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false };
  const lines = ['ana.ruiz@ex-', 'ample.it'].map((text) => ({ ...line, text }));
  expect(emailOf(lines, [])?.confidence).toBeLessThan(0.7);
});

it('reads languages of a plain list, of a grid of levels, and of small peoples', () => {
  expect(
    read('Contact\n\nAna Ruiz\nTop Skills\nSQL\nLanguages\nEnglish (Native)\nIgbo (Limited)').languages,
  ).toEqual(['English', 'Igbo']);
  expect(
    read(`${HEAD}Língua materna    Português\nInglês    C2    C2    C1\nFrancês    B1    B2    B1`).languages,
  ).toEqual(['Portuguese', 'English', 'French']);
  expect(read(`${HEAD}Languages\nGaeilge – fluent\nWolof, friulano`).languages).toEqual([
    'Irish',
    'Wolof',
    'Friulian',
  ]);
});

it('finds an employer below the one job that has it there', () => {
  expect(
    jobsOf(`${HEAD}EXPÉRIENCE PROFESSIONNELLE

Depuis 09/2021    Chargée de recrutement, Cdiscount, Bordeaux
    Sourcing profils logistique et IT (120 recrutements par an)
01/2019 – 08/2021    Consultante en recrutement, Manpower, agence de Mérignac
    Portefeuille aéronautique : Dassault, Thales
02/2017 – 12/2018    Assistante RH
    Laiterie du Haut-Entre-Deux-Mers, La Réole
    Paie 85 salariés sur Sage, DSN, visites médicales
06/2015 – 08/2015    Stagiaire RH, Mairie de Pessac`),
  ).toEqual([
    ['Chargée de recrutement', 'Cdiscount', '2021-09', null],
    ['Consultante en recrutement', 'Manpower', '2019-01', '2021-08'],
    ['Assistante RH', 'Laiterie du Haut-Entre-Deux-Mers', '2017-02', '2018-12'],
    ['Stagiaire RH', 'Mairie de Pessac', '2015-06', '2015-08'],
  ]);
});

it('reads jobs whose words nobody knows by how the others are set', () => {
  const told = (text: string) =>
    read(`Ana Ruiz\nana.ruiz@mail.example\n\n**EXPERIENCE**\n${text}`).experience.map(
      ({ title, employer, from }) => [title, employer, from],
    );
  expect(told('Cebfouss Soil @ Uvdeud, 2018 – 2021\n\nFoko Zbocul @ Zillakr, 2015 – 2017')).toEqual([
    ['Cebfouss Soil', 'Uvdeud', '2018'],
    ['Foko Zbocul', 'Zillakr', '2015'],
  ]);
  // A place between them is neither.
  expect(
    told(
      '03/2019 – 04/2024\nUvdeud\nLeeds\nPayroll Clerk\n\n01/2012 – 02/2019\nZillakr\nYork\nPayroll Clerk',
    ),
  ).toEqual([
    ['Payroll Clerk', 'Uvdeud', '2019-03'],
    ['Payroll Clerk', 'Zillakr', '2012-01'],
  ]);
  // What stands behind the comma of an employer is a title that nobody knows rather than a town that nobody knows.
  expect(told('Varui Oy, Zbajord, 2019 – 2022\n\nOsord Oy, Docdie, 2014 – 2019')).toEqual([
    ['Zbajord', 'Varui Oy', '2019'],
    ['Docdie', 'Osord Oy', '2014'],
  ]);
});

it.each(['Skills', 'Certifications', 'Languages', 'Interests', 'Awards'])(
  'knows plain headings of jobs and of studies behind a formatted one of %s',
  (list) => {
    const fields = read(`${HEAD}**${list}**
Leather work
Driving forklifts
Work Experience
Stock Controller, Northwind Logistics    2015 – Present
Clerk, Eastgate Foods    2011 – 2014
Education
Bachelor of Commerce, University of Sydney    2010
`);
    expect(fields.experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Stock Controller', 'Northwind Logistics'],
      ['Clerk', 'Eastgate Foods'],
    ]);
    expect(fields.education).toMatchObject([
      { degree: 'Bachelor of Commerce', school: 'University of Sydney' },
    ]);
    expect(JSON.stringify(fields)).not.toMatch(/Work Experience|"Education"/);
  },
);

it.each([
  ['Comptable | Carrefour | Massy    2019 – 2022', 'Comptable', 'Carrefour', 'Massy'],
  ['Comptable – Carrefour – Massy    2019 – 2022', 'Comptable', 'Carrefour', 'Massy'],
  ['Comptable    2019 – 2022\nCarrefour, Massy', 'Comptable', 'Carrefour', 'Massy'],
  ['Vendeuse    2019 – 2022\nOrange, Lyon', 'Vendeuse', 'Orange', 'Lyon'],
  ['Accountant | Parramatta | Sydney    2019 – 2022\nSmith Ltd', 'Accountant', 'Smith Ltd', 'Parramatta'],
  ['Harrow Jones\nConsultant | Sydney | London    2019 – 2022', 'Consultant', 'Harrow Jones', 'Sydney'],
])('knows in %j an employer with the name of a town from a place', (job, title, employer, location) => {
  const { experience } = read(
    `Anna Field\nanna.field@mail.example\n\n**EXPERIENCE**\n\n${job}\n• Monthly closing.`,
  );
  expect(experience).toEqual([expect.objectContaining({ title, employer, location })]);
});
