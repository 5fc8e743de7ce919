import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

const fieldsOf = (text: string, home: string) => readRole(text, home, '2026-11-30').fields;

it.each([
  ['Elektroniker für Betriebstechnik (m/w/d) in München, Vollzeit', 'DE', '(m/w/d)'],
  ['Wir suchen einen Disponenten (w/m/d) in Bremen.', 'DE', '(w/m/d)'],
  ['Suchen einen Berufskraftfahrer m/w/d für den Nahverkehr ab Oldenburg. Vollzeit.', 'DE', '(m/w/d)'],
  ['Pflegefachkraft (gn) in Kiel', 'DE', '(gn)'],
  ['Un chef de projet SI (H/F) à Paris, en CDI.', 'FR', '(H/F)'],
  ['Data Engineer (f/m/x), Vienna, full time', 'AT', '(f/m/x)'],
  ['Data Engineer (all genders), Berlin, full time', 'DE', '(all genders)'],
])('keeps with the title the mark that the role is open to every gender: %j', (text, home, mark) => {
  expect(fieldsOf(text, home).title?.endsWith(` ${mark}`)).toBe(true);
});

it.each(['Welder (TIG/MIG), Hull', 'Radio Producer (AM/FM), Cardiff'])(
  'takes no other letters with a stroke for such a mark: %j',
  (text) => {
    expect(fieldsOf(text, 'GB').title).not.toContain('/');
  },
);

it.each([
  ['Pflegefachkraft in Hamburg, Vollzeit oder Teilzeit', 'DE'],
  ['Receptionist, Leeds. Full-time or part-time.', 'GB'],
  ['Receptionist, Leeds. Permanent, part or full time.', 'GB'],
  ['Infirmière à Lyon, CDI, temps plein ou partiel', 'FR'],
  ['Camarera en Sevilla, jornada completa o parcial', 'ES'],
  ['Physiotherapist, Leeds, permanent, 30 to 37.5 hours', 'GB'],
  ['Polymechaniker, Bern, 80-100 %, unbefristet', 'CH'],
])('leaves open, and says so, what the brief leaves open of the hours: %j', (text, home) => {
  const { fields, notes } = readRole(text, home);
  expect(fields.employment_type).toBeUndefined();
  expect(notes.join()).toContain('leaves open whether it is full time or part time');
});

it.each([
  ['Youth Coordinator, Portland\nDuties:\n1. Supervise five part-time group leaders.', undefined],
  ['Shop Manager, York, full time\nYou will lead a team of six part-time assistants.', 'full_time'],
  ['Chef de rang, Paris, CDI\nVous encadrez cinq serveurs à temps partiel.', 'full_time'],
  ['We need two part-time nurses in Leeds.', 'part_time'],
  ['Payroll Officer, Brisbane, 12 month max term contract to cover maternity leave', 'contract'],
])('reads the hours of the role and not of those whom it leads: %j', (text, kind) => {
  expect(fieldsOf(text, 'GB').employment_type).toBe(kind);
});

it.each([
  [
    "Women's Health Physiotherapist, Leeds, permanent\n\nPerson specification\n• HCPC registration\n• Post-registration training in pelvic health",
    "Women's Health Physiotherapist",
  ],
  [
    'Sous Chef – Auckland CBD\n\nRole: Run the pass on busy services. Prep sauces and fresh pasta daily. Train two commis chefs.',
    'Sous Chef',
  ],
  ['Account Manager, Leeds\n\n- Start-up experience\n- Pay-per-click campaigns', 'Account Manager'],
  ['Role: Support Worker\nLocation: Leeds', 'Support Worker'],
])('takes neither a word with a hyphen for a label nor a duty for a title: %j', (text, title) => {
  expect(fieldsOf(text, 'GB').title).toBe(title);
});

it('reads no pay out of how much work is done in an hour', () => {
  const text =
    "Need a Warehouse Team Leader in Luton. They'll run a shift of 15 pickers and keep the pick rate over 120 an hour. £31k.";
  expect(fieldsOf(text, 'GB').compensation).toMatchObject({ base_min: 31_000, period: 'year' });
  expect(fieldsOf('Labourer, Hull. Paying 18 an hour.', 'GB').compensation).toMatchObject({ base_min: 18 });
});

it.each([
  ['Site Foreman in Galway. €950 a week, van and fuel card.', 'IE', 49_400],
  ['Cleaner, Perth\nPay: $1,100 per week', 'AU', 57_200],
])('takes pay by the week times the weeks of a year, with a note: %j', (text, home, year) => {
  const { fields, notes } = readRole(text, home);
  expect(fields.compensation).toMatchObject({ base_min: year, period: 'year' });
  expect(notes.join()).toContain('is by the week');
});

it.each([
  'Stockperson, Hamilton. House at $250 a week.',
  'Driver, Winnipeg. Haul lumber, 2,500 miles a week.',
  'Cleaner, Perth. $900 a week in the hand after tax.',
])('takes by the week neither a rent nor miles nor what is left after tax for pay: %j', (text) => {
  expect(fieldsOf(text, 'AU').compensation).toBeUndefined();
});

it.each([
  ['Wir suchen einen Elektroniker in München, Vollzeit.', 'DE', 'München'],
  ['Wir suchen eine Köchin in Wien, Vollzeit.', 'AT', 'Wien'],
  ['We are looking for an electrician in Munich, full time.', 'DE', 'Munich'],
])('calls a town as the text does: %j', (text, home, city) => {
  expect(fieldsOf(text, home).location?.city).toBe(city);
});

it('keeps a numbered line of a list what it is where its words alone would be doubtful', () => {
  const { spec } = fieldsOf(
    'Youth Program Coordinator\nPortland, Oregon\n\nEssential functions:\n1. Plan daily activities in art and sports.\n2. Supervise five part-time group leaders.\n3. Talk with parents in English and Spanish.\n\nQualifications:\n1. Two years of work with children.\n2. Enrollment in the central registry.\n\nCompensation: $24 per hour.',
    'US',
  );
  expect(spec?.responsibilities).toContain('Talk with parents in English and Spanish');
});
