import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

it('a word in small letters behind a word of where the work is, is no town abroad', () => {
  const text =
    'Can you find us a Cellar Door Manager? Martinborough, on site of course, 5 days. $68k-$74k plus discount.';
  const { fields } = readRole(text, 'NZ');
  expect(fields.location).toMatchObject({ city: 'Martinborough', country_code: 'NZ' });
  expect(fields.compensation).toMatchObject({ base_min: 68_000, currency: 'NZD' });
});

it('a town with its province is in the country of that province, and paid in its money', () => {
  const text =
    'Director of Care for our long-term care home in Sudbury, Ontario. $112,000–$126,000 annually.';
  const { fields } = readRole(text, 'CA');
  expect(fields.location).toMatchObject({ city: 'Sudbury', country_code: 'CA' });
  expect(fields.compensation).toMatchObject({ currency: 'CAD' });
});

describe('A town of the own country is the place', () => {
  it.each([
    [
      'NZ',
      'Timaru',
      'Hi Jen, dictating this\n\nGrader operator, based Timaru. Permanent, fifty hours in summer.',
    ],
    [
      'US',
      'Boise',
      'We have an opening for a Dental Hygienist serving Boise, Idaho and nearby towns. Full time.',
    ],
    [
      'CA',
      'Regina',
      'Hello, it is Farah from Prairie Smiles Dental in Regina\n\nI need one Dental Assistant.',
    ],
    [
      'IN',
      'Nagpur',
      'Dear Mam,\n\nGreetings. We have opening for Site Engineer (Civil) at our Nagpur package.',
    ],
    ['IN', 'Noida', 'Need Telesales Executive for Noida Sec 62 office. Full time, 10 to 7'],
    ['FR', 'Béziers', 'Bonjour\n\nJe cherche un conducteur de car, départ Béziers, CDI temps plein.'],
    ['ES', 'Cáceres', 'Hola\n\nPuesto: electricista, para Cáceres y alrededores, furgoneta. Indefinido.'],
    ['SE', 'Östersund', 'Tjena,\n\nVi måste få tag i en snickare till, Östersund med omnejd. Heltid.'],
    [
      'ZA',
      'Durban',
      'Hi\n\nTeam Leader: Claims\nDurban (Umhlanga) / hybrid after probation\n\nNice\nGenesys Cloud',
    ],
  ])(
    'with a word before it, its surroundings behind it or as where the writer is (%s): %s',
    (home, city, text) => {
      expect(readRole(text, home).fields.location).toMatchObject({ city, country_code: home });
    },
  );

  it.each([
    ['IE', 'Staff nurse, nights, Kilcarra, Co. Meath. NMBI pin essential.', 'Kilcarra', 'County Meath'],
    ['IE', 'Chef wanted\n\nLocation: Ennis, Co. Clare', 'Ennis', 'County Clare'],
    ['IE', 'Care Assistant (Co. Wexford)\nNights', undefined, 'County Wexford'],
    ['GB', 'Joiner, Co. Antrim\nOwn tools', undefined, 'County Antrim'],
    ['GB', 'Carer, Co. Durham\nOwn car', undefined, 'County Durham'],
  ])('and lies in the county of its address (%s): %s', (home, text, city, state) => {
    expect(readRole(text, home).fields.location).toEqual({
      type: 'on_site',
      ...(city === undefined ? {} : { city }),
      state,
      country: home === 'IE' ? 'Ireland' : 'United Kingdom',
      country_code: home,
    });
  });

  it('and no code of a state abroad, nor the house behind "at", is one', () => {
    expect(readRole('Welder, PA\nDays', 'AU').fields.location ?? null).toBeNull();
    expect(readRole('Accountant at Murphy & Co, Cork', 'IE').fields.location).toMatchObject({
      city: 'Cork',
      country_code: 'IE',
    });
  });

  it('and no heading is a town that is called so', () => {
    const { location } = readRole('Receptionist\n\nMust\nWord\n\nNice\nSage', 'GB').fields;
    expect(location?.city).toBeUndefined();
  });
});

describe('A title is what the role is called', () => {
  it.each([
    ['GB', 'Forklift driver', 'Hi Tom\n\nForklift driver, based Goole. Perm, days.'],
    ['IE', 'Carpenter', 'Well Mary\n\nI need a carpenter beyond in Galway. Permanent job.'],
    ['GB', 'Care assistant', 'Morning\n\ncare assistant!!! nights, Whitehaven, perm'],
    ['GB', 'Account Manager', 'Person spec: Account Manager\nLocation: Leeds\nType: Permanent'],
    [
      'CA',
      'Civil Technologist',
      'Hi Jo,\n\nWe spoke about a civil technologist. Here it is.\n\nCivil Technologist, Kamloops BC. Permanent full-time.',
    ],
    [
      'ES',
      'Cocinero',
      'Hola Marta soy Paco\n\nNecesito cocinero para el restaurante de la playa en Cádiz, indefinido',
    ],
    [
      'ES',
      'Electricista',
      'Hola\n\nPuesto: electricista, para Cáceres y alrededores, furgoneta. Indefinido y a jornada completa.',
    ],
    [
      'SE',
      'Snickare',
      'Tjena,\n\nVi måste få tag i en snickare till, Östersund med omnejd. Heltid.\n\nDu får lägga golv, montera kök.',
    ],
  ])('without what leads to its place, marks and who it was talked of with (%s): %s', (home, title, text) => {
    expect(readRole(text, home).fields.title).toBe(title);
  });
});

describe('where the work is done, as the brief says of the job', () => {
  it.each([
    [
      'GB',
      'remote',
      'The job is Grants Manager and it can be done from anywhere in the UK; we all meet in Plymouth.',
    ],
    [
      'US',
      'hybrid',
      'We are hiring a BCBA for Charlotte, NC. About two days a week can be done from your home office.',
    ],
    ['IN', 'hybrid', 'Designation: Software Test Engineer\nLocation: Pune (Baner), WFO 3 days'],
    ['GB', 'hybrid', 'Office Manager in Leeds. Admin can be done from home one day a week.'],
  ])('%s %s: %s', (home, type, text) => {
    expect(readRole(text, home).fields.location).toMatchObject({ type });
  });

  it('what some of the work can be done from does not make the job remote', () => {
    const { fields } = readRole(
      'Office Manager in Leeds. Invoicing can be done from home at month end.',
      'GB',
    );
    expect(fields.location?.type).not.toBe('remote');
  });
});

describe('a title', () => {
  it.each([
    [
      'AU',
      'Data Engineer',
      'Role: Data Engineer (contract, 6 months with likely extension)\nLocation: Melbourne',
    ],
    ['ES', 'Carretillero', 'oye me hacen falta dos carretilleros en murcia para la campaña, 10,20 la hora'],
    ['ES', 'Electricista', 'necesitamos tres electricistas en zaragoza, jornada completa'],
    ['GB', 'Chef (pastry)', 'Role: Chef (pastry)\nLocation: Leeds'],
  ])('ends before a bracket that was cut off, or a town typed small: %s %s', (home, title, text) => {
    expect(readRole(text, home).fields.title).toBe(title);
  });
});
