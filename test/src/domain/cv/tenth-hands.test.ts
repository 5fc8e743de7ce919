import { describe, expect, it } from 'vitest';
import { placeIn } from '#src/domain/cv/vocabulary.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const HEAD = 'Ana Ruiz\nana.ruiz@mail.example\n\nExperience\n\n';
const jobsOf = (text: string) =>
  read(HEAD + text).experience.map(({ title, employer, from, to }) => [title, employer, from, to]);

describe('a form whose labels no list knows', () => {
  it('is read by what stands behind each label: times, titles and employers', () => {
    expect(
      jobsOf(`Töökoht: Nordic Timber Ltd
Amet: Production Manager
Aeg: March 2019 – present

Töökoht: Baltic Freight Ltd
Amet: Warehouse Supervisor
Aeg: 2014 – 2019`),
    ).toEqual([
      ['Production Manager', 'Nordic Timber Ltd', '2019-03', null],
      ['Warehouse Supervisor', 'Baltic Freight Ltd', '2014', '2019'],
    ]);
  });

  it('is none where a label stands once, so that prose with a colon stays what was done', () => {
    expect(
      jobsOf(`Production Manager, Nordic Timber Ltd, 2019 – 2022
Highlight: Warehouse Supervisor training for twelve people`),
    ).toEqual([['Production Manager', 'Nordic Timber Ltd', '2019', '2022']]);
  });

  it('has the employer above the first of several roles for each of them, without its number', () => {
    expect(
      jobsOf(`1. Coromandel Bank Ltd
Designation: Senior Manager
Duration: Nov 2020 to till date
Designation: Credit Officer
Duration: Apr 2017 to Oct 2020
2. Kaveri Leasing Ltd
Designation: Audit Assistant
Duration: Jun 2011 to Mar 2017`),
    ).toEqual([
      ['Senior Manager', 'Coromandel Bank Ltd', '2020-11', null],
      ['Credit Officer', 'Coromandel Bank Ltd', '2017-04', '2020-10'],
      ['Audit Assistant', 'Kaveri Leasing Ltd', '2011-06', '2017-03'],
    ]);
  });
});

describe('a line with title, employer and dates', () => {
  it.each(['//', '~', '►', '::', '»', '|', '–', '•'])(
    'is parted at any sign that stands alone: %s',
    (sign) => {
      expect(
        jobsOf(`Nordic Timber Ltd ${sign} Production Manager ${sign} 2019 – 2022
Baltic Freight Ltd ${sign} Warehouse Supervisor ${sign} 2014 – 2019`),
      ).toEqual([
        ['Production Manager', 'Nordic Timber Ltd', '2019', '2022'],
        ['Warehouse Supervisor', 'Baltic Freight Ltd', '2014', '2019'],
      ]);
    },
  );

  it('is not parted at a sign within a name', () => {
    expect(jobsOf('Team Lead, Marks & Spencer, 2019 – 2022')).toEqual([
      ['Team Lead', 'Marks & Spencer', '2019', '2022'],
    ]);
  });

  it('names an employer once where it and its only role have the same time', () => {
    expect(
      jobsOf(`Nordic Timber Ltd, Bristol\t08/2011 – present
01/2016 – present\tProduction Manager
08/2011 – 12/2015\tShift Leader
Baltic Freight Ltd, Harwich\t09/2008 – 07/2011
09/2008 – 07/2011\tWarehouse Clerk`),
    ).toEqual([
      ['Production Manager', 'Nordic Timber Ltd', '2016-01', null],
      ['Shift Leader', 'Nordic Timber Ltd', '2011-08', '2015-12'],
      ['Warehouse Clerk', 'Baltic Freight Ltd', '2008-09', '2011-07'],
    ]);
  });
});

describe('a town', () => {
  it('is told from a company whose legal form is the short form of a state', () => {
    expect(placeIn('Algemene Bouw Desmet NV')).toBeNull();
    expect(placeIn('Reno NV')).toMatchObject({ state: 'NV' });
  });

  it('may stand with the initials of its state beside the employer', () => {
    expect(
      jobsOf(`Autopartes Regiomontanas\tApodaca, N.L.
Gerente de calidad\t2020 – 2023
Aceros Huasteca\tMonterrey, N.L.
Supervisor de calidad\t2016 – 2020`),
    ).toEqual([
      ['Gerente de calidad', 'Autopartes Regiomontanas', '2020', '2023'],
      ['Supervisor de calidad', 'Aceros Huasteca', '2016', '2020'],
    ]);
  });
});
