import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

it.each([
  ['need 2 HGV class 1 drivers outa our Doncaster yard, nights', 'GB', 'HGV class 1 driver', 'Doncaster'],
  ['Position Title:\tRanger\nLocation:\tNortham WA', 'AU', 'Ranger', 'Northam'],
  ['Job title: Ward Clerk\nSite: Royal Infirmary\nTown: Gloucester', 'GB', 'Ward Clerk', 'Gloucester'],
  ['JOB TITLE: Deputy Manager\nHOME: Oakhurst House, Harrogate', 'GB', 'Deputy Manager', 'Harrogate'],
  ['we need a school nurse\nbathurst campus', 'AU', 'School nurse', 'Bathurst'],
  ['- herd manager, 620 cows, Winton Southland, 44 bail rotary', 'NZ', 'Herd manager', 'Winton'],
  ['Senior Backend Engineer\nOffice by London Bridge', 'GB', 'Senior Backend Engineer', 'London'],
  ['wir suchen für unsere Kanzlei in Münster einen Koch', 'DE', 'Koch', 'Münster'],
  ['brauche für Bremen einen Schichtleiter Lager, Vollzeit', 'DE', 'Schichtleiter Lager', 'Bremen'],
  ['il me faut un chef de rang pour Nantes, CDI 39h', 'FR', 'Chef de rang', 'Nantes'],
  [
    'Te paso la vacante de Jefe de Recepción para nuestro hotel en Málaga',
    'ES',
    'Jefe de Recepción',
    'Málaga',
  ],
  ['Necesito un encargado de obra en Valladolid para un edificio', 'ES', 'Encargado de obra', 'Valladolid'],
])('reads title and place of %j', (text, home, title, city) => {
  const { fields } = readRole(text, home);
  expect([fields.title, fields.location?.city]).toEqual([title, city]);
});

it.each([
  ['Gehalt: 42.000 bis 50.000 Euro im Jahr', 'DE', 42_000, 50_000],
  ['Pagamos entre 30.000 y 34.000 brutos al año, furgoneta', 'ES', 30_000, 34_000],
  ['Gehalt 19 bis 22 Euro die Stunde', 'DE', 19, 22],
])('reads pay with its currency in words: %j', (text, home, low, high) => {
  const { compensation } = readRole(`Controller\n${text}`, home).fields;
  expect(compensation).toMatchObject({ base_min: low, base_max: high, currency: 'EUR' });
});

it('says of two rates in one part that there is another', () => {
  const { notes } = readRole('Driver\n£17.40 an hr days £19.20 nights', 'GB');
  expect(notes).toContainEqual(expect.stringContaining('tells another pay too'));
});

it.each([
  ['Controller\nIncorporación el 15 de marzo de 2027', '2027-03-15'],
  ['Teacher\n185 days, begins August 9, 2027', '2027-08-09'],
])('reads the start of %j', (text, day) => {
  expect(readRole(text, 'ES').fields.target_start_date).toBe(day);
});

it.each(['Vollzeit oder Teilzeit ab 30 Stunden', 'Flexible start and finish, 2 days from home'])(
  'takes %j for no start',
  (text) => {
    expect(readRole(`Controller\n${text}`, 'DE').notes.join()).not.toContain('The start');
  },
);

it.each([
  'Homeoffice an zwei Tagen',
  'in two days a week, rest wherever',
  'in office 4 days',
  '2 days from home',
])('reads some days here and some at home from %j', (text) => {
  expect(readRole(`Controller in London\n${text}`, 'GB').fields.location?.type).toBe('hybrid');
});

it.each(['Two weeks of leave in four days a year', 'In two days off you recover', 'nights in four days on'])(
  'reads none from %j',
  (text) => {
    expect(readRole(`Controller in London\n${text}`, 'GB').fields.location?.type).toBe('on_site');
  },
);
