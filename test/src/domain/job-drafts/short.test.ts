import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

/** What is read of a brief of one line, as a consultant types it. */
function read(text: string, home: string) {
  const { fields, notes } = readRole(text, home);
  const { location, compensation, spec } = fields;
  return {
    title: fields.title,
    place: location === undefined ? null : [location?.type, location?.city, location?.country_code].join(' '),
    pay: [compensation?.currency, compensation?.base_min, compensation?.base_max, compensation?.period].join(
      ' ',
    ),
    employment: fields.employment_type ?? null,
    requirements: spec?.requirements,
    nice: spec?.nice_to_have,
    summary: spec?.summary,
    isLeftOut: notes.some((note) => note.includes('left out of the spec')),
  };
}

describe('a brief of one line', () => {
  it.each([
    ['Marlowe wants a Yard Manager in Geelong, 120k. Forklift licence.', 'Yard Manager', 'Marlowe'],
    ['Penrose Dairy needs a fitter, nights, Geelong, $52/h.', 'Fitter', 'Penrose Dairy'],
    [
      'The Harbour Group is after a payroll officer, Laverton, part time.',
      'Payroll officer',
      'The Harbour Group',
    ],
    ['Oak & Anvil has asked for a chef de partie, Leeds, £32k, perm.', 'Chef de partie', 'Oak & Anvil'],
    ['Yard Manager needs a forklift ticket, Geelong, 120k.', 'Yard Manager', undefined],
    ['The client wants a plumber, Leeds, £38k, perm.', 'Plumber', undefined],
  ])('is of whoever is named as asking: %s', (text, title, client) => {
    const reading = readRole(text, 'AU');
    expect([reading.fields.title, reading.client ?? undefined]).toEqual([title, client]);
  });

  it.each([
    [
      'AU',
      'We need an HR Director (London), GBP 95k, perm, CIPD.',
      {
        title: 'HR Director',
        place: 'on_site London GB',
        pay: 'GBP 95000  year',
        employment: 'full_time',
        requirements: ['CIPD'],
      },
    ],
    [
      'AU',
      'Nurse unit manager, 38 hrs, Fremantle, $125k + super. AHPRA. Marcus is leaving in March.',
      {
        title: 'Nurse unit manager',
        place: 'on_site Fremantle AU',
        pay: 'AUD 125000  year',
        requirements: ['AHPRA'],
        isLeftOut: true,
      },
    ],
    [
      'GB',
      'Can you find me a plumber in Leeds? £38k, van supplied, must have NVQ3 and a clean licence.',
      {
        title: 'Plumber',
        place: 'on_site Leeds GB',
        requirements: ['Must have NVQ3 and a clean licence'],
        summary: 'Van supplied.',
      },
    ],
    [
      'GB',
      'Looking for 2 x HGV class 1 drivers, Felixstowe, nights, £17.50/hr, ADR a bonus',
      { title: 'HGV class 1 driver', pay: 'GBP 17.5  hour', nice: ['ADR a bonus'], requirements: [] },
    ],
    [
      'AU',
      'Site manager for a school build in Penrith. 150-170k package. White card, Procore, 5 years min. No contractors.',
      { title: 'Site manager', place: 'on_site Penrith AU', pay: 'AUD 150000 170000 year', employment: null },
    ],
    [
      'GB',
      'Financial accountant, mat cover 12 months, Reading, up to 60k, ACA or ACCA. Sarah goes in May.',
      {
        employment: 'contract',
        pay: 'GBP  60000 year',
        place: 'on_site Reading GB',
        requirements: ['ACA or ACCA'],
        isLeftOut: true,
      },
    ],
    [
      'US',
      'Senior Java dev, Austin TX or remote, 140-160k, Spring Boot, AWS. US citizens or green card.',
      {
        title: 'Senior Java Developer',
        place: 'on_site Austin US',
        requirements: ['Spring Boot', 'AWS', 'US citizens or green card'],
        summary: 'Austin TX or remote.',
      },
    ],
    [
      'GB',
      'We want a paralegal. Manchester. 26-30k. Conveyancing experience. Must be able to start in April.',
      { title: 'Paralegal', place: 'on_site Manchester GB', pay: 'GBP 26000 30000 year' },
    ],
    [
      'AU',
      'Diesel fitter FIFO Perth 2:1, $62/hr, Cat gear, own tools, need him by Monday',
      { title: 'Diesel fitter', place: 'on_site Perth AU', pay: 'AUD 62  hour', requirements: ['Own tools'] },
    ],
    [
      'DE',
      'Wir suchen einen Bauleiter (m/w/d) in Hamburg, 75.000 EUR, Führerschein Klasse B, mindestens 5 Jahre Erfahrung.',
      {
        title: 'Bauleiter (m/w/d)',
        place: 'on_site Hamburg DE',
        requirements: ['Führerschein Klasse B', 'Mindestens 5 Jahre Erfahrung'],
      },
    ],
    [
      'GB',
      'new job pls: care assistants x4 for the Hove home, nights, £12.60 an hour, enhanced DBS, drivers preferred',
      {
        title: 'Care assistant',
        place: 'on_site Hove GB',
        nice: ['Drivers preferred'],
        summary: 'For the Hove home. Nights.',
      },
    ],
    [
      'AU',
      'Registered nurse aged care Toowoomba full time $42/hr AHPRA, first aid, manual handling',
      {
        title: 'Registered nurse',
        place: 'on_site Toowoomba AU',
        employment: 'full_time',
        requirements: ['AHPRA', 'First aid', 'Manual handling'],
      },
    ],
    [
      'GB',
      'Can we get an ad up for a part-time bookkeeper, Exeter, 3 mornings, £16ph, Xero?',
      { title: 'Bookkeeper', employment: 'part_time', pay: 'GBP 16  hour', requirements: ['Xero'] },
    ],
    [
      'GB',
      'Role: Kitchen porter. Where: Margate. Pay: £12.21 an hour. Hours: 40, split shifts.',
      { title: 'Kitchen porter', place: 'on_site Margate GB', pay: 'GBP 12.21  hour' },
    ],
    [
      'GB',
      'Bristol: 2 electricians, JIB gold card, 18th edition, £23 p/h CIS, 8 weeks',
      { title: 'Electrician', place: 'on_site Bristol GB', pay: 'GBP 23  hour' },
    ],
  ])('is read piece by piece: %s, %s', (home, text, fields) => {
    expect(read(text, home)).toMatchObject(fields);
  });

  it.each([
    'Site engineer in Perth, 130,000 to 150,000 AUD. Must have a white card.',
    'Site engineer, Perth, AUD 130k to 150k, white card',
    'Site engineer, Perth, 130.000 - 150.000 AUD a year, white card',
  ])('takes a currency behind the figures for a part of the pay: %s', (text) => {
    expect(read(text, 'AU')).toMatchObject({ pay: 'AUD 130000 150000 year', summary: 'Site engineer.' });
  });

  it('takes the client from who a role is for, and a pay by the month as that of a year with a note', () => {
    const of = readRole(
      'Draft a role for Ironbark Water: project engineer, Geelong, 110-125k + super, RPEQ nice',
      'AU',
    );
    expect([of.client, of.fields.title]).toEqual(['Ironbark Water', 'Project engineer']);
    const paid = readRole('Executive assistant, Singapore, 6k monthly, Mandarin', 'SG');
    expect(paid.notes.join()).toContain('is by the month; it was taken as a year');
  });

  it('takes no month for a town, no "HR" for an hour and no excluded contract for the terms', () => {
    expect(read('Nurse unit manager. She is leaving in March. $125k.', 'AU').place).toBeNull();
    expect(read('An HR Director for £95k', 'GB').pay).toBe('GBP 95000  year');
    expect(read('Site manager. No contractors please.', 'AU').employment).toBeNull();
  });
});
