import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const READER = { country: 'GB', currency: 'GBP', today: '2026-11-28' };

/** What is asked for, with the alternatives and the lots that it is of; what only ranks or is told is not listed. */
const read = (query: string): string[] =>
  compileQuery(query, READER)
    .facets.filter(({ strength, kind }) => strength === 'must' && kind !== 'unsupported')
    .map(({ label, either, together }) => `${label}${either === null ? '' : ` /${together ?? `e${either}`}`}`)
    .toSorted();

const sorted = (...asked: string[]): string[] => asked.toSorted();

describe("somebody's file", () => {
  it.each([
    ['file for oluwaseyi wojcik pls', 'oluwaseyi wojcik'],
    ['need the mobile of Oluwaseyi Lindholm', 'Oluwaseyi Lindholm'],
    ['whats the email of Tom Becker', 'Tom Becker'],
    ['pull up the file on Anna Schmidt', 'Anna Schmidt'],
    ['details of candidate John Smith', 'John Smith'],
    ["Tom Becker's mobile", 'Tom Becker'],
  ])('is asked for by the name alone: %s', (query, name) => {
    expect(read(query)).toEqual([name]);
  });

  it.each([
    ['mobile developers for Hull', ['Hull, GB', 'Mobile Developer']],
    ['cvs for java developers in Leeds', ['Java', 'Leeds, GB', 'Software Engineer']],
    ['any cv of a data engineer in Berlin', ['Berlin, DE', 'Data Engineer']],
    ['people with a phone number, Leeds', ['Leeds, GB', 'phone number on record']],
  ])('is none: %s', (query, asked) => {
    expect(read(query)).toEqual(sorted(...asked));
  });
});

describe('two lots of people', () => {
  it.each([
    [
      'backend devs in Lisbon with Go and in Porto with Rust',
      'Backend Engineer',
      'Go /1',
      'Lisbon, PT /1',
      'Porto, PT /2',
      'Rust /2',
    ],
    [
      'drivers in Cork with ADR and in Galway with HIAB',
      'Driver',
      'ADR Certificate /1',
      'Cork, IE /1',
      'Galway, IE /2',
      'Hiab /2',
    ],
    [
      'java or python with aws in london, or in berlin with german',
      'Java or Python',
      'AWS /1',
      'London, GB /1',
      'Berlin, DE /2',
      'German /2',
    ],
    [
      'teachers with French in Leeds, York, or in Hull with German',
      'Teacher',
      'French /1',
      'Leeds, GB or York, GB /1',
      'German /2',
      'Hull, GB /2',
    ],
    [
      'carpenters with a white card and plumbers in Hull',
      'Carpenter /1',
      'White Card /1',
      'Plumber /2',
      'Hull, GB',
    ],
    ['developers with Java and testers', 'Software Engineer /1', 'Java /1', 'QA Engineer /2'],
    ['Reg affairs folks and CRAs', 'Regulatory Affairs Manager or Clinical Research Associate'],
  ])('keep their conditions: %s', (query, ...asked) => {
    expect(read(query)).toEqual(sorted(...asked));
  });

  it.each([
    ['nurses in Leeds and Hull with ICU', 'Nurse', 'Leeds, GB or Hull, GB', 'ICU'],
    ['devs in Lisbon with Go and Rust', 'Software Engineer', 'Lisbon, PT', 'Go', 'Rust'],
    [
      'nurses with ICU in Leeds or Hull with a driving licence',
      'Nurse',
      'ICU',
      'Leeds, GB or Hull, GB',
      'Driver Licence',
    ],
    ['data engineers with Python and Spark', 'Data Engineer', 'Python', 'Spark'],
  ])('are one where nothing parts them: %s', (query, ...asked) => {
    expect(read(query)).toEqual(sorted(...asked));
  });
});

describe('what is asked of some', () => {
  it.each([
    [
      'react devs; if in london then max 70k, otherwise max 60k',
      'London, GB',
      'pay up to GBP 70,000 a year',
      'pay up to GBP 60,000 a year',
    ],
    ['nurses. If in Hull then with ICU, otherwise with 5 years', 'Hull, GB', 'ICU', '5+ years of experience'],
    [
      'plumbers; if in Leeds, must have gas safe, otherwise 3 years',
      'Leeds, GB',
      'Gas Safe',
      '3+ years of experience',
    ],
    [
      'chefs. if from Leeds then 3 years, if not, 5 years',
      'Leeds, GB',
      '3+ years of experience',
      '5+ years of experience',
    ],
  ])('has its other case: %s', (query, where, one, other) => {
    expect(read(query)).toEqual(
      expect.arrayContaining([`not ${where} /e1`, `${one} /e1`, `${where} /e2`, `${other} /e2`]),
    );
  });

  it.each([
    ['teachers in Lyon or Paris, but Paris ones must be citizens', 'Paris, FR', 'citizen'],
    ['nurses in Leeds or Hull, Hull people must have ICU', 'Hull, GB', 'ICU'],
  ])('is of those alone: %s', (query, where, asked) => {
    expect(read(query)).toEqual(expect.arrayContaining([`not ${where} /e1`, `${asked} /e1`]));
  });

  it('is no other case without an if', () => {
    expect(read('electricians in Hull, otherwise Leeds')).toEqual(
      sorted('Electrician', 'Hull, GB or Leeds, GB'),
    );
  });
});

describe('where people are', () => {
  it.each([
    [
      "they're either in Spain and would move or in Portugal and would move: chefs",
      'Spain or Portugal',
      'Chef',
    ],
    [
      'welders either living in Poland and willing to relocate or in Romania and willing to relocate',
      'Poland or Romania',
      'Welder',
    ],
    ['nurses in Perth and happy to move, or in Darwin and happy to move', 'Perth, AU or Darwin, AU', 'Nurse'],
  ])('and would move from is either: %s', (query, where, who) => {
    expect(read(query)).toEqual(sorted(where, who, 'open to relocation'));
  });

  it.each([
    [
      'chefs for a lodge near Queenstown, now in Auckland or Wellington',
      'Chef',
      'Auckland, NZ or Wellington, NZ',
    ],
    ['project managers for a tunnel in Oslo, currently in Sweden', 'Project Manager', 'Sweden'],
    ['sparks for a substation outside Ennis. They live in Germany', 'Electrician', 'Germany'],
  ])('is not where the job is: %s', (query, ...asked) => {
    expect(read(query)).toEqual(sorted(...asked));
  });

  it.each([
    ['find me a chef for a lodge near Queenstown', 'within 50 km of Queenstown, NZ'],
    ['looking for a nurse in Leeds', 'Leeds, GB'],
  ])('is asked for where no other place is said: %s', (query, where) => {
    expect(read(query)).toContain(where);
  });

  it.each([
    ['electricians Dublin own van not needed', 'Electrician', 'Dublin, IE'],
    ['nurse Leeds driving licence not needed', 'Nurse', 'Leeds, GB'],
    ['accountants London experience not needed', 'Accountant'],
    ['pharmacists in Bolton, perm / contract not required', 'Bolton, GB', 'Pharmacist'],
  ])('is no part of what is not needed: %s', (query, ...asked) => {
    expect(read(query)).toEqual(sorted(...asked));
  });
});

it.each([
  'teachers in leeds, leave out those at hillview primary its the one hiring',
  "teachers in leeds, leave out those at hillview primary, they're the client",
  'teachers in leeds, leave out those at hillview primary as its the school hiring',
])('takes why somebody stays out for no part of the name: %s', (query) => {
  const { facets, notes } = compileQuery(query, READER);
  expect(facets.filter(({ strength }) => strength === 'exclude').map(({ label }) => label)).toEqual([
    'now at hillview primary',
  ]);
  expect(notes).toEqual([]);
});
