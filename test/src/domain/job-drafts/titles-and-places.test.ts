import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

it.each([
  ['CFO role, EUR 140.000, Munich. Start: 15.02.2027', 'CFO', 'Munich', 140_000, 'EUR', '2027-02-15'],
  ['Finance Director (London)\nStart: 13/02/2027', 'Finance Director', 'London', null, null, '2027-02-13'],
  ['Head Chef role as discussed.\nLocation: Piazza Quarter, Perth', 'Head Chef', 'Perth', null, null, null],
  ['Dispensing Optician for Sydney, full time', 'Dispensing Optician', 'Sydney', null, null, null],
  ['Neue Stelle: Pflegefachkraft, Standort Kassel', 'Pflegefachkraft', 'Kassel', null, null, null],
  [
    'Front of House Coordinator, Perth\n12,40 € à 13,60 € de l’heure',
    'Front of House Coordinator',
    'Perth',
    12.4,
    'EUR',
    null,
  ],
  ['Senior Developer in Munich, 90.000 € per year', 'Senior Developer', 'Munich', 90_000, 'EUR', null],
  [
    'Plant Manager, Cairns\nStart date: 1 March 2027\nSalary: $150k',
    'Plant Manager',
    'Cairns',
    150_000,
    'AUD',
    '2027-03-01',
  ],
])('reads title, place, pay and start from %j', (text, title, city, pay, currency, start) => {
  const { fields } = readRole(text, 'AU');
  expect({
    title: fields.title,
    city: fields.location?.city ?? null,
    pay: fields.compensation?.base_min ?? null,
    currency: fields.compensation?.currency ?? null,
    start: fields.target_start_date ?? null,
  }).toEqual({ title, city, pay, currency, start });
});

it('guesses no start that can be read in two ways, and says so', () => {
  const { fields, notes } = readRole('Controller, Montreal\nStart: 01/02/2027', 'CA');
  expect(fields.target_start_date).toBeUndefined();
  expect(notes).toContainEqual(
    expect.stringMatching(/01\/02\/2027.*2027-02-01 or 2027-01-02.*target_start_date/),
  );
});

it('reads a start with its day first where it is written so, and says so', () => {
  const { fields, notes } = readRole('Controller, Perth\nStart: 01/02/2027', 'AU');
  expect(fields.target_start_date).toBe('2027-02-01');
  expect(notes).toContainEqual(expect.stringMatching(/01\/02\/2027.*day first.*target_start_date/));
});

it.each([
  ['Disponent\nGehalt: 55.000 - 60.000 € p.a.\nEintritt: 1. Februar 2027', '2027-02-01'],
  ['Chef de Partie, Bordeaux\ndébut le 3 mars 2027', '2027-03-03'],
  ['Controller\nStart 14/3/27.', '2027-03-14'],
  ['Controller\nPrise de poste : 1er juin 2027', '2027-06-01'],
])('reads the start as it is written abroad, and in short: %j', (text, day) => {
  expect(readRole(text, 'AU').fields.target_start_date).toBe(day);
});

it('says of a start that names no day that it was not read', () => {
  const { fields, notes } = readRole('Controller\nStart ASAP. You lead the close.', 'AU');
  expect(fields.target_start_date).toBeUndefined();
  expect(notes).toContainEqual(expect.stringContaining('The start “ASAP” names no day'));
  expect(readRole('Controller\nYou start a team of six.', 'AU').notes.join()).not.toContain('names no day');
});

it.each([
  ['Chef de Partie, Bordeaux, 2 400 € net par mois, 39h', '2 400 € net par mois'],
  ['Cleaner\nPay: $1,100 net per week', '$1,100 net per week'],
])('takes no net pay for that of a year: %j', (text, said) => {
  const { fields, notes } = readRole(text, 'AU');
  expect(fields.compensation).toBeUndefined();
  expect(notes).toContainEqual(expect.stringContaining(said));
});

it('takes the title, the place and the kind of contract out of a mail that was pasted whole', () => {
  const text = [
    'Subject: new role',
    'Hi Mia,',
    'Great to talk. Can you find us an FC? Manchester. 70-75k basic. 12 month FTC.',
  ].join('\n');
  const { fields } = readRole(text, 'GB');
  expect(fields).toMatchObject({
    title: 'FC',
    location: { city: 'Manchester' },
    employment_type: 'contract',
  });
});

it('counts no number of people into a title, and has no case of its sentence in it', () => {
  expect(readRole('We need 2 x Senior Java developers, Sydney.', 'AU').fields.title).toBe(
    'Senior Java developer',
  );
  expect(readRole('Wir suchen einen Disponenten (m/w/d) in München', 'DE').fields.title).toBe(
    'Disponent (m/w/d)',
  );
});

it.each([
  ['Chef de Partie, Bordeaux, CDI', 'full_time'],
  ['Buchhalter in Köln, unbefristet', 'full_time'],
  ['Buchhalter in Köln, befristet bis Mai', 'contract'],
  ['Vendeur, Lyon, temps partiel', 'part_time'],
])('reads the kind of employment abroad: %j', (text, employment) => {
  expect(readRole(text, 'DE').fields.employment_type).toBe(employment);
});

it('takes dollars for those of the place that a remote job names', () => {
  const { fields } = readRole('Vice President of Engineering\n\nNew York, NY (Remote)\n$250,000 base', 'AU');
  expect(fields.compensation).toMatchObject({ base_min: 250_000, currency: 'USD' });
});

it('keeps what a line says beside the title, the place and the kind of contract', () => {
  const { fields } = readRole(
    'Contracts manager, York, permanent, NEC4 and JCT.\nYou run twelve subcontractors.',
    'GB',
  );
  expect(fields.title).toBe('Contracts manager');
  expect(JSON.stringify(fields.spec)).toContain('NEC4 and JCT');
  expect(JSON.stringify(fields.spec)).not.toMatch(/York|permanent/);
});

it.each([
  [
    'Guten Tag Frau Albers,\nwir suchen ab sofort einen CNC-Fräser (m/w/d) für unsere Fertigung in Augsburg.',
    'CNC-Fräser (m/w/d)',
  ],
  [
    'Bonjour Claire,\nVoici le besoin : un chef de projet SI (H/F) à Paris, en CDI.',
    'Chef de projet SI (H/F)',
  ],
  [
    'Hi Kate\nFinancial Controller for our Melbourne office please, reporting to the CFO.',
    'Financial Controller',
  ],
  [
    'Hi Niamh,\nPlease see what we need for the Cork crèche: an early years educator for the toddler room.',
    'Early years educator',
  ],
  [
    'Hi Tess\nAfter a licensed aircraft maintenance engineer, rotary, for the hangar.',
    'Licensed aircraft maintenance engineer',
  ],
])('takes the role for the title of a mailed brief, and no greeting: %j', (text, title) => {
  expect(readRole(text, 'AU').fields.title).toBe(title);
});

it.each([
  [
    '3. Puesto: técnico de mantenimiento\n4. Funciones: preventivo con 3 carretilleros',
    'Técnico de mantenimiento',
  ],
  ['Role: funeral arranger, Shrewsbury branch, replaces nobody, growth', 'Funeral arranger'],
  ['Mira, necesito cubrir jefe de sala para el local\nLlevar un equipo de 9 camareros', 'Jefe de sala'],
  ['Cerca addetto paghe, Bergamo città', 'Addetto paghe'],
  ['Zoals besproken: we zoeken een servicemonteur koeltechniek, regio Zwolle', 'Servicemonteur koeltechniek'],
  ['BAR MANAGER - THE OLD DOG, LEEDS\nYou run a team of 11', 'Bar Manager'],
])('the title of a form and of a wish without an article: %j', (text, title) => {
  expect(readRole(text, 'GB').fields.title).toBe(title);
});

it.each([
  [
    'After an assistant herd manager, 850 cows, 54 bail rotary, out of Ashburton.\nStart 1 June',
    '54 bail rotary',
  ],
  [
    'Buscamos jefe de sala para un local de noventa plazas con terraza.\nContrato indefinido',
    'noventa plazas',
  ],
])('keeps what a sentence that somebody is wanted says behind the title: %j', (text, kept) => {
  const { spec } = readRole(text, 'NZ').fields;
  expect(JSON.stringify(spec)).toContain(kept);
});

it.each([
  [
    'GB',
    "Following our chat, we'd like to fill two Healthcare Assistant posts at the home in Redcar. £12.60 an hour, full time.\n\nNVQ2 and DBS needed.",
    'Healthcare Assistant',
    'Redcar',
  ],
  [
    'AU',
    'Need a second pair of hands in the kitchen at Noosa, so a Commis Chef. $30 an hour, full time.\n\nCert 3 and RSA.',
    'Commis Chef',
    'Noosa',
  ],
  [
    'US',
    'We have an opening for a Dental Hygienist. Location is Plano TX. $48 to $55 an hour, full time.\n\nRDH license or CDA required.',
    'Dental Hygienist',
    'Plano',
  ],
  [
    'GB',
    'Contract spec 31\n- Data Analyst\n- £38k to £42k, permanent\n- Leeds, 2 days home\nMust\n- SQL',
    'Data Analyst',
    'Leeds',
  ],
  [
    'GB',
    'Approved req 7781 for a Senior Payroll Adviser, reporting to HR. Derby, £34k, permanent.\n\nCIPP and Sage.',
    'Senior Payroll Adviser',
    'Derby',
  ],
  [
    'IN',
    'JD for Embedded Firmware Engineer as approved by CTO:\n\nPlace: Pune\nRounds: one',
    'Embedded Firmware Engineer',
    'Pune',
  ],
  [
    'DE',
    'Für unser Lager in Kassel fehlt uns eine Fachkraft für Lagerlogistik (m/w/d), Vollzeit.',
    'Fachkraft für Lagerlogistik (m/w/d)',
    'Kassel',
  ],
  [
    'FR',
    'Il nous faut un plombier chauffagiste en CDI à Brest, 39 heures.',
    'Plombier chauffagiste',
    'Brest',
  ],
  ['SE', 'Hej! Vi behöver en Redovisningsekonom till Umeå, heltid.', 'Redovisningsekonom', 'Umeå'],
  ['ZA', 'Diesel Mechanic, eMalahleni, perm. R28k a month', 'Diesel Mechanic', 'Emalahleni'],
  ['US', 'Need Pipefitter Corpus Christi, industrial. 30-36/hr', 'Pipefitter', 'Corpus Christi'],
  ['US', 'Barista at the Sandpiper, Orange Beach AL. $15 an hour, full time.', 'Barista', 'Orange Beach'],
  ['AU', 'plumber wanted bendigo, 45 an hour, own van', 'Plumber', 'Bendigo'],
  [
    'ZA',
    'We have a vacancy for a Diagnostic Radiographer at our Pietermaritzburg practice, permanent, with a call roster of one in five.\n\nThe package will be discussed with whoever we shortlist.',
    'Diagnostic Radiographer',
    'Pietermaritzburg',
  ],
  [
    'NZ',
    'Musculoskeletal Physiotherapist for Queenstown please. Happy with part time, they can pick their days.',
    'Musculoskeletal Physiotherapist',
    'Queenstown',
  ],
  ['IE', 'Quantity Surveyor. Cork, €65k, permanent.', 'Quantity Surveyor', 'Cork'],
])(
  'names the role that is wanted and where, however its writer comes to it: %s %s',
  (home, text, title, city) => {
    const { fields } = readRole(text, home);
    expect({ title: fields.title, city: fields.location?.city }).toEqual({ title, city });
  },
);

it('takes no letters of a register and no sentence for a title without saying that it is to be checked', () => {
  const { notes } = readRole('They need AHPRA and their own car.\n\nStart in May.', 'AU');
  expect(notes.join('\n')).toContain('No title stands in the text');
});

it.each([
  'Priya w/ Larkspur Valley\n\nStart in May. Own tools.',
  'Regular full time job\n\nStart in May. Own tools.',
])('takes neither who writes nor what kind of job it is for a title without saying so: %j', (text) => {
  expect(readRole(text, 'CA').notes.join('\n')).toContain('No title stands in the text');
});

it('takes a town that only another country has for one here, where the pay is of here, and says so', () => {
  const { fields, notes } = readRole('Venue Manager, based in Malvern. £31k, full time.', 'GB');
  expect(fields.location?.country_code).toBe('GB');
  expect(notes.join('\n')).toContain('check location');
});

it.each([
  ['Legal Executive in Leeds, a day at home each week. We think £70,000 to £85,000.', 70_000, 'year'],
  ['Tiler, Geelong\nfull time wages, 40 to 47 per hour super on top rdo monthly', 40, 'hour'],
  [
    'what: SOC Analyst, contract\nday rate: 400-450 to the contractor via umbrella\nwhere: Gloucester',
    400,
    'day',
  ],
])(
  'reads the pay by the time that it is paid for, whatever else stands beside it: %s',
  (text, least, period) => {
    const { fields } = readRole(text, 'GB');
    expect(fields.compensation).toMatchObject({ base_min: least, period });
  },
);

it.each([
  ["Radiographer, Galway.\nI'd like somebody in place for 1 March 2027.", '2027-03-01'],
  ['Utvecklare, Malmö.\nTillträde: 1 mars 2027.', '2027-03-01'],
  ["Mechatroniker, Kiel.\nLos geht's am 1. Februar 2027.", '2027-02-01'],
])('reads the start in whatever words it is told: %s', (text, day) => {
  expect(readRole(text, 'IE').fields.target_start_date).toBe(day);
});

it.each(['Needed', 'Looking for', 'Wanted'])(
  'takes a list behind a word that heads a role elsewhere for what is asked: %s',
  (head) => {
    const { fields } = readRole(
      `Mechanical Design Engineer, Leeds. 37 hours.\n\nYou take pumps from spec to drawings.\n\n${head}: HNC or degree, SolidWorks, 3 yrs of rotating equipment.`,
      'GB',
    );
    expect(fields.title).toBe('Mechanical Design Engineer');
    expect(fields.spec?.requirements?.join(' ')).toContain('SolidWorks');
  },
);
