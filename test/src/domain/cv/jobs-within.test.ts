import { expect, it } from 'vitest';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});
/** What is read of a page: `* ` is a bullet, `**` around what a line begins with its bold words, `HEAD ` the head of the page. */
function read(text: string, home = 'US') {
  const lines = text
    .trim()
    .split('\n')
    .map((written) => {
      if (written.startsWith('# ')) return line(written.slice(2), { size: 14, bold: true, apart: true });
      if (written.startsWith('* ')) return line(written.slice(2), { bullet: true });
      if (written.startsWith('HEAD ')) return line(written.slice(5), { margin: true });
      const strong = /^\*\*(.+?)\*\*/.exec(written)?.[1];
      return line(written.replaceAll('**', ''), strong === undefined ? {} : { strong });
    });
  return readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, home).fields;
}
const jobsOf = (text: string) =>
  read(text).experience.map(({ title, employer, from, to }) => `${title} @ ${employer} ${from} ${to}`);

it('the whole time at an employer, beside its town, is no job where roles stand below it', () => {
  const jobs = jobsOf(`
Tamika L. Broussard
Houston, TX 77084 | (713) 555-0148 | tlbroussard@gulfpost.example
# PROFESSIONAL EXPERIENCE
**SYSCO CORPORATION**, Houston, TX\t2019 – Present
**Accounting Manager**\tJune 2022 – Present
* Manage six staff
**Senior Accountant**\tJanuary 2019 – May 2022
* Prepared quarterly footnotes
**BDO USA**, Houston, TX\t2014 – 2018
**Audit Senior**\tSeptember 2016 – December 2018
* In charge on distribution clients
**Audit Associate**\tSeptember 2014 – August 2016
* Vouching and confirmations`);
  expect(jobs).toEqual([
    'Accounting Manager @ SYSCO CORPORATION 2022-06 null',
    'Senior Accountant @ SYSCO CORPORATION 2019-01 2022-05',
    'Audit Senior @ BDO USA 2016-09 2018-12',
    'Audit Associate @ BDO USA 2014-09 2016-08',
  ]);
});

it('a project that is a bullet of a job is none itself', () => {
  const jobs = jobsOf(`
Johann Haselsteiner
8700 Leoben, Steiermark
# Berufserfahrung
2015 – heute: Hochbaupolier, PORR Bau GmbH, Graz
* LKH Hochsteiermark, Zubau Leoben, 2022 – 2025
* Wohnanlage Bruck, 64 Einheiten
2006 – 2015: Vorarbeiter, STRABAG AG, Graz
* Schalung und Bewehrung`);
  expect(jobs).toEqual(['Hochbaupolier @ PORR Bau GmbH 2015 null', 'Vorarbeiter @ STRABAG AG 2006 2015']);
});

it('a client below an employer with its time is whom the work was for', () => {
  const jobs = jobsOf(`
Sreelakshmi Nair
Bengaluru | sreelakshmi.pn@techmail.example
# Work Experience
**Flipkart Internet Pvt Ltd, Bengaluru** (Jul 2022 – Till date)
Designation: Senior Software Engineer
Project: Returns and Refunds platform
Roles and responsibilities:
* Design of the refund state machine
**Infosys Limited, Thiruvananthapuram** (Nov 2016 – Jun 2022)
Designation: Technology Analyst (Apr 2019 – Jun 2022)
Client: a leading Australian bank
* Offshore lead for a team of five
Designation: Systems Engineer (Nov 2016 – Mar 2019)
Client: UK retailer
* Development of order history APIs`);
  expect(jobs).toEqual([
    'Senior Software Engineer @ Flipkart Internet Pvt Ltd 2022-07 null',
    'Technology Analyst @ Infosys Limited 2019-04 2022-06',
    'Systems Engineer @ Infosys Limited 2016-11 2019-03',
  ]);
});

it('a title ends with its bold words where what follows tells what it was in', () => {
  const [job] = read(`
Rosalinda Villanueva
Leicester LE5 | rose.villanueva@soarmail.example
# Employment
**University Hospitals of Leicester NHS Trust**, Glenfield Hospital
**Deputy Ward Sister (Band 6)**, respiratory, 28 beds
March 2021 to date
* In charge of shifts
**King Fahad Medical City**, Riyadh
**Staff Nurse**, general medicine
August 2012 to October 2016`).experience;
  expect(job?.title).toBe('Deputy Ward Sister (Band 6)');
});

it('the address in a letterhead with a legal form is the firm’s', () => {
  const { email } = read(
    `
HEAD Downs Driver Hire Pty Ltd - 114 Ruthven Street, Toowoomba - bookings@downsdriverhire.example
Candidate:\tDarren Keith McAllister
Email:\tdarren.mcallister66@bushtel.example
# Work history
**Toll Group**, Brisbane
Linehaul Driver
04/2019 – current`,
    'AU',
  );
  expect(email).toBe('darren.mcallister66@bushtel.example');
});

it.each([
  ['14 Puriri Crescent, Kamo, Whangārei 0112', 'NZ', 'Whangārei'],
  ['Jardim Paulista, Ribeirão Preto – SP', 'BR', 'Ribeirão Preto'],
])('a suburb before its city is not where somebody lives: %s', (address, home, city) => {
  const { location } = read(
    `Mereana Te Whata\n${address}\nmere.tewhata@mail.example\n# Experience\nCook, Hilton\t2020 – 2022`,
    home,
  );
  expect(location?.city).toBe(city);
});

it.each([
  ['Staff Nurse – ICU, Bradford Royal Infirmary', 'Staff Nurse – ICU @ Bradford Royal Infirmary'],
  ['Staff Nurse, A&E, St James Hospital', 'Staff Nurse, A&E @ St James Hospital'],
  ['Driver – Class 2, Eddie Stobart', 'Driver – Class 2 @ Eddie Stobart'],
  ['Nurse - NICU, Mercy Medical Center', 'Nurse - NICU @ Mercy Medical Center'],
  ['Consultant – Deloitte, Consulting Services', 'Consultant @ Deloitte, Consulting Services'],
  ['Lecturer – UCL, Institute of Education', 'Lecturer @ UCL, Institute of Education'],
])('a ward or a rank behind a title is of the title, and a house is not: %s', (written, job) => {
  expect(
    jobsOf(
      `Jane Harrow\nLeeds, LS8 5JD | jane.harrow@postbag.example\n# Experience\n2015 – 2018\n${written}`,
    ),
  ).toEqual([`${job} 2015 2018`]);
});

it.each([
  ['Addetta alle vendite presso OVS, Gravellona Toce', 'Addetta alle vendite @ OVS'],
  ['**Cassiera** - Tigotà, Gravellona Toce', 'Cassiera @ Tigotà'],
  ['Magazziniera, Sogema Srl, Gravellona Toce', 'Magazziniera @ Sogema Srl'],
])('an employer goes without the town in which its page says that somebody lives: %s', (written, job) => {
  const head = 'Paola Ferrari\nVia Roma 3, 28883 Gravellona Toce (VB)\npaola.ferrari@cassetta.example';
  expect(
    read(`${head}\n# Esperienze\nDa marzo 2019 a maggio 2021\n${written}`, 'IT').experience.map(
      ({ title, employer }) => `${title} @ ${employer}`,
    ),
  ).toEqual([job]);
});

it('a title of which a ward’s letters are the rest below its employer is whole', () => {
  expect(
    jobsOf(`
Jane Harrow
Leeds, LS8 5JD | jane.harrow@postbag.example
# Experience
**Staff Nurse – ICU**
Region One Medical Center
June 2019 – May 2021
**Vendeuse – CDI**
Promod, Lille
June 2015 – May 2017`),
  ).toEqual([
    'Staff Nurse – ICU @ Region One Medical Center 2019-06 2021-05',
    'Vendeuse @ Promod 2015-06 2017-05',
  ]);
});
