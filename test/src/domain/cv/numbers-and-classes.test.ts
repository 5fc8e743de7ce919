import { expect, it } from 'vitest';
import { experienceOf } from '#src/domain/cv/experience.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { tidyTitle } from '#src/domain/cv/title-terms.ts';

const line = (text: string): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
});

const jobsOf = (text: string): (string | null)[][] =>
  experienceOf(text.split('|').map(line)).map(({ value: { title, employer } }) => [title, employer]);

it.each([
  [
    '2012 – 2018: Lehrerin, Grundschule Nr. 5, Kiel|2008 – 2012: Krankenschwester, Poliklinik Nr. 12, Odessa',
    [
      ['Lehrerin', 'Grundschule Nr. 5'],
      ['Krankenschwester', 'Poliklinik Nr. 12'],
    ],
  ],
  [
    '08/2012 – 03/2022: Erzieherin, Kindergarten Nr. 47, Poltawa (Ukraine)|09/2009 – 06/2012: Lehrerin, Schule Nr. 9, Krementschuk (Ukraine)',
    [
      ['Erzieherin', 'Kindergarten Nr. 47'],
      ['Lehrerin', 'Schule Nr. 9'],
    ],
  ],
  [
    'Nurse, City Hospital No. 3, Lviv|2012 – 2018|Nurse, Polyclinic No. 12, Odesa|2008 – 2012',
    [
      ['Nurse', 'City Hospital No. 3'],
      ['Nurse', 'Polyclinic No. 12'],
    ],
  ],
  // What is a sentence stays one.
  [
    '2012 – 2018: Köchin, Gasthaus Adler, Kiel. Vorspeisen und Nachspeisen.|2008 – 2012: Kellnerin, Hotel Post, Kiel. 40 Tische.',
    [
      ['Köchin', 'Gasthaus Adler'],
      ['Kellnerin', 'Hotel Post'],
    ],
  ],
])('the number of a school or hospital is of its name: %s', (text, jobs) => {
  expect(jobsOf(text)).toEqual(jobs);
});

it.each([
  [
    'Teacher, Year 6, St Mary’s Primary School, Leeds|2014 – present|Teaching Assistant, Reception, Oakfield Primary School, Leeds|2009 – 2014',
    [
      ['Teacher, Year 6', 'St Mary’s Primary School'],
      ['Teaching Assistant, Reception', 'Oakfield Primary School'],
    ],
  ],
  [
    'Science Teacher, Grades 7–8, Boone Middle School, Boone, Iowa|2009 – 2014|Long-Term Substitute, Ames High School, Ames, Iowa|2008 – 2009',
    [
      ['Science Teacher, Grades 7–8', 'Boone Middle School'],
      ['Long-Term Substitute', 'Ames High School'],
    ],
  ],
  [
    'Lehrerin, Klasse 5–10, Realschule am Deich, Emden|2014 – heute|Erzieherin, Kita Sonnenschein, Emden|2009 – 2014',
    [
      ['Lehrerin, Klasse 5–10', 'Realschule am Deich'],
      ['Erzieherin', 'Kita Sonnenschein'],
    ],
  ],
  // A house may be called so.
  [
    'Driver, Class Act Limos, Leeds|2014 – present|Form Tutor, Oakfield School, Leeds|2009 – 2014',
    [
      ['Driver', 'Class Act Limos'],
      ['Form Tutor', 'Oakfield School'],
    ],
  ],
])('whom somebody taught is of the title: %s', (text, jobs) => {
  expect(jobsOf(text)).toEqual(jobs);
});

it.each([
  [
    '1\tCompany\tNesma & Partners|Position\tSite Engineer|Duration\tFeb 2021 till date|2\tCompany\tAl Yamama Company|Position\tJunior Site Engineer|Duration\tApr 2018 - Dec 2020',
    [
      ['Site Engineer', 'Nesma & Partners'],
      ['Junior Site Engineer', 'Al Yamama Company'],
    ],
  ],
  [
    '1.\tEmployer\tGulf Steel LLC|Designation\tWelder|Period\t2019 - 2023|2.\tEmployer\tDubai Docks|Designation\tFabricator|Period\t2015 - 2019',
    [
      ['Welder', 'Gulf Steel LLC'],
      ['Fabricator', 'Dubai Docks'],
    ],
  ],
  [
    '01\tArbeitgeber\tBau Krause GmbH|Position\tMaurer|Zeitraum\t2019 - 2023|02\tArbeitgeber\tHochbau Lenz GmbH|Position\tPolier|Zeitraum\t2015 - 2019',
    [
      ['Maurer', 'Bau Krause GmbH'],
      ['Polier', 'Hochbau Lenz GmbH'],
    ],
  ],
])('the number of an entry before its first field is none of it: %j', (text, jobs) => {
  expect(jobsOf(text)).toEqual(jobs);
});

it.each([
  ['Senior Software Engineer, remote', 'Senior Software Engineer'],
  ['Product Manager, Remote (EU)', 'Product Manager'],
  ['Développeuse, télétravail', 'Développeuse'],
  ['Buchhalterin, Homeoffice', 'Buchhalterin'],
  ['Engineer, Remote Monitoring', 'Engineer, Remote Monitoring'],
])('from where somebody worked is none of the title: %s', (title, bare) => {
  expect(tidyTitle(title)).toBe(bare);
});
