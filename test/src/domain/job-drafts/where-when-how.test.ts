import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/index.ts';

const read = (text: string, home: string, today: string | null = '2026-11-26') => readRole(text, home, today);

describe('the place of a brief', () => {
  it.each([
    ['Controller\nLocation: Raffles Place, Singapore. 3 days office, 2 days WFH', 'SG', 'Singapore'],
    ['Need 1 x Centre Executive, Tampines, full time, Tue to Sun 11-8', 'SG', 'Tampines'],
    ['Senior Surveyor (fit-out) for our Dubai office, Al Quoz.', 'AE', 'Dubai'],
    ['Controller\nWhere: Khalifa City campus', 'AE', 'Khalifa City'],
    ['Controller\nLocation: Pune (Chakan)', 'IN', 'Pune'],
    ['Controller\nLocation: Sandton, full time', 'ZA', 'Sandton'],
    ['Sous Chef, Pontresina, seasonal from 12 December', 'CH', 'Pontresina'],
    ['Controller\nOrt: St. Gallen', 'CH', 'St. Gallen'],
    ['Controller\nLocation: Stratford, London E15. Hybrid, minimum two days on site', 'GB', 'Stratford'],
    ['EXECUTIVE ASSISTANT TO THE CIO\nMelbourne CBD | permanent full time | $98,000', 'AU', 'Melbourne'],
    ["We'd love a Chef de Partie (Indian kitchen) for Killarney.", 'IE', 'Killarney'],
    ['Controller\nLocation: Dandenong South', 'AU', 'Dandenong South'],
    ['Ski instructor, Kitzbühel, ab Dezember', 'AT', 'Kitzbühel'],
  ])('is found in %j', (text, home, city) => {
    expect(read(text, home).fields.location).toMatchObject({ city, country_code: home });
  });

  it.each([
    ['Embedded Engineer\nC++ on STM32, bring up of new boards.', 'SG', 'Singapore', 'as the agency is there'],
    [
      'QA Specialist\nYou review batch records.\n\nAoife Daly\nHR Partner, Parkmore West, Galway\n091 555 0123',
      'IE',
      'Galway',
      'where its writer signs',
    ],
  ])(
    'that nobody says is that of the city or of the card, which a note says: %j',
    (text, home, city, why) => {
      const { fields, notes } = read(text, home);
      expect(fields.location).toMatchObject({ city, country_code: home });
      expect(notes.join()).toContain(why);
    },
  );

  it.each([
    ['Nous cherchons un chef de rang pour notre restaurant de Megève, service du soir.', 'FR', 'Megève'],
    ['Need a dental office manager for our Oakville location. Runs the desk.', 'CA', 'Oakville'],
  ])('is that of the house where the work is: %j', (text, home, city) => {
    expect(read(text, home).fields.location?.city).toBe(city);
  });

  it('takes no tool, person or field for a small town that is called so', () => {
    for (const text of [
      'You know Oracle well, work in Java and in Excel.',
      'You report to Grace in Finance.',
    ])
      expect(read(`Controller\n${text}`, 'US').fields.location).toBeUndefined();
  });

  it.each([
    '3 days on site and 2 from home',
    'Two days a week in the town hall, the rest at home or on site',
    'Two days of home office.',
    'Mon & Thu in the office',
    'minimum two days on site',
    '3 Tage vor Ort, 2 Tage mobil',
    'deux jours de télétravail',
  ])('is hybrid where somebody works there in part: %j', (line) => {
    expect(read(`Controller\nLocation: Halifax\n${line}`, 'GB').fields.location?.type).toBe('hybrid');
  });

  it('is where it is for five days on site', () => {
    expect(read('Controller\nLocation: Halifax\n5 days on site', 'GB').fields.location?.type).toBe('on_site');
  });

  it('of a remote job is the country that its people live in', () => {
    expect(
      read('Account Executive\nRemote in the UK, one day a month in Bristol', 'GB').fields.location,
    ).toEqual({
      type: 'remote',
      country: 'United Kingdom',
      country_code: 'GB',
    });
  });
});

describe('the start of a brief', () => {
  it.each([
    ['Joining: 1 February 2027', '2027-02-01'],
    ['Target start: 02/22/2027', '2027-02-22'],
    ['Prise de fonction le 1er février 2027.', '2027-02-01'],
    ['A cook for the season, 1 March to the end of October 2027', '2027-03-01'],
    ['Stellenantritt: 1. Mai 2027', '2027-05-01'],
  ])('is read of %j', (line, day) => {
    expect(read(`Controller\n${line}`, 'GB').fields.target_start_date).toBe(day);
  });

  it.each([
    ['start 11 January', '2027-01-11'],
    ['Start Mon 7th Dec', '2026-12-07'],
    ['seasonal from 12 December to 4 April', '2026-12-12'],
    ['à pourvoir dès le 3 mai', '2027-05-03'],
  ])('without a year is the next one, which is said: %j', (line, day) => {
    const { fields, notes } = read(`Controller\n${line}`, 'GB');
    expect(fields.target_start_date).toBe(day);
    expect(notes.join()).toContain('names no year');
  });

  it('is left to somebody where the weekday is another, or nobody knows the day of reading', () => {
    for (const { fields, notes } of [
      read('Controller\nStart Tue 7th Dec', 'GB'),
      read('Controller\nStart 7th Dec', 'GB', null),
    ]) {
      expect(fields.target_start_date).toBeUndefined();
      expect(notes.join()).toContain('names no day that could be read');
    }
  });
});

describe('the kind of employment of a brief', () => {
  it.each([
    ['You raise interim valuations and negotiate with contractors.', undefined],
    ['Practice Nurse, 0.8 FTE (four days, no weekends)', 'part_time'],
    ['für unsere Krippe in Leipzig, 32 Stunden, unbefristet', 'part_time'],
    ['Unbefristet, 32 Stunden pro Woche, 3.100 Euro im Monat bei Vollzeit', 'part_time'],
    ['HOURS: 40 per week, alternate weekends', 'full_time'],
    ['CIS, so self employed like, ongoing work', 'contract'],
    ['Six months, inside IR35', 'contract'],
    ['seasonal from 12 December', 'contract'],
    ['We need two contractors for the shutdown', 'contract'],
  ])('of %j is %s', (line, kind) => {
    expect(read(`Planner\n${line}`, 'GB').fields.employment_type).toBe(kind);
  });
});

describe('the title of a brief', () => {
  it.each([
    ['Assistant Manager - Accounts', 'IN', 'Assistant Manager - Accounts'],
    ['Team Leader - Collections, Cape Town (Observatory).', 'ZA', 'Team Leader - Collections'],
    ['Senior Accountant - Business Services', 'AU', 'Senior Accountant - Business Services'],
    ['Financial Controller - Ironbark Water', 'AU', 'Financial Controller'],
    ['Site Manager - Perth', 'AU', 'Site Manager'],
    ['Hi Grace, OTC Sales Assistant for the Drumcondra shop, 30 hrs part time', 'IE', 'OTC Sales Assistant'],
    [
      'Subject: Project Engineer Pōkeno\n\nWe need a project engineer for the bridge.',
      'NZ',
      'Project Engineer',
    ],
    ['wir suchen eine Steuerfachangestellte/r (m/w/d) in Bremen', 'DE', 'Steuerfachangestellte/r'],
  ])('of %j is what it is, with its field and without the rest', (text, home, title) => {
    expect(read(text, home).fields.title?.replace(/ \(m\/w\/d\)/, '')).toMatch(new RegExp(`^${title}$`, 'i'));
  });

  it('is that of the mail, not of what it quotes', () => {
    const text =
      'On Tue, Monique wrote:\n> Hi Steph, can you send me the details for the EA role\n\nYes. Here you go:\n\nEXECUTIVE ASSISTANT TO THE CIO\nMelbourne CBD | permanent | $98,000\n\nYou look after the diary of the CIO and the papers of the board, and travel at times.';
    expect(read(text, 'AU').fields.title).toBe('Executive Assistant to the CIO');
  });
});

describe('What words next to the hours and the contract say is not taken for them', () => {
  it.each([
    ['13 wk contract, could extend. 40 hrs, 4x10s, $62-68/hr.', 'contract'],
    ['Night shift setter, 4 nights, 10 hours, €24.60/hr.', undefined],
    ['Chef de cuisine, permanent temps plein. Menus saisonniers, équipe de 9.', 'full_time'],
    ['Serveur saisonnier, de mai à septembre.', 'contract'],
  ])('%s', (text, type) => {
    expect(readRole(text, 'CA').fields.employment_type).toBe(type);
  });
});

it.each([
  ['1 June, Gypsy Day as always.', '2027-06-01'],
  ['Mon 18 January I’d say.', '2027-01-18'],
  ['Can start January 11.', '2027-01-11'],
  ['Notice is three months so I have 5 April 2027 in mind.', '2027-04-05'],
  ['Fecha de ingreso: 18 de enero de 2027', '2027-01-18'],
  ['3 March board meeting.', undefined],
  ['We meet on 12 January for drinks.', undefined],
])('a start that stands alone with a few words is taken, and another day is none: %s', (said, day) => {
  const { fields } = readRole(`We are looking for a Clerk in Leeds.\n${said}`, 'GB', '2026-11-28');
  expect(fields.target_start_date).toBe(day);
});

it('a start that names a month alone is told', () => {
  const { fields, notes } = readRole('Wir suchen eine Köchin in Bamberg. Ab Februar.', 'DE', '2026-11-28');
  expect(fields.target_start_date).toBeUndefined();
  expect(notes.join()).toContain('names a month and no day');
});
