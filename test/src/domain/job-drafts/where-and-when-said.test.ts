import { expect, it } from 'vitest';
import { withoutClientAsPlace } from '#src/domain/job-drafts/client-as-place.ts';
import { readRole } from '#src/domain/job-drafts/reader.ts';

const read = (text: string, home: string) => readRole(text, home, '2026-11-30');

it.each([
  [
    "hi it's Bea over at Hamilton hearing, we need an audiologist. It's the Boise location, $41 an hour.",
    'Hamilton Hearing Center',
    'GB',
    'Boise',
  ],
  [
    'Warwick Joinery need a bench joiner. The workshop is in Rugby. £17 an hour.',
    'Warwick Joinery Ltd',
    'GB',
    'Rugby',
  ],
  ['Bench joiner for Warwick Joinery in Warwick, £17 an hour.', 'Warwick Joinery Ltd', 'GB', 'Warwick'],
  ['Savings adviser for our Leeds office, £24k, full time.', 'Leeds Savings Society', 'GB', 'Leeds'],
])(
  'takes a word of the client’s own name for the place only where it says where the work is: %j',
  (text, client, home, town) => {
    expect(withoutClientAsPlace(read(text, home), client, home).fields.location?.city).toBe(town);
  },
);

it('leaves the place open where the client’s own name alone has a town in it', () => {
  const reading = read(
    'Wells Dental are after a hygienist. Our clinic at Wells is lovely, £32 an hour.',
    'GB',
  );
  const { fields, notes } = withoutClientAsPlace(reading, 'Wells Dental Care Ltd', 'GB');
  expect(fields.location ?? null).toBeNull();
  expect(notes.join('\n')).toMatch(/No place was found/u);
});

it.each([
  ['Claims handler. You will issue letters in Trisalis and take calls. £26k.', 'GB'],
  [
    'Claims handler, £26k. Two years of motor claims, Trisalis, good telephone manner. Quotes are built in Trisalis.',
    'GB',
  ],
])('takes no tool for a town: %j', (text, home) => {
  expect(read(text, home).fields.location?.city).toBeUndefined();
});

it.each([
  ['- wants a payroll clerk\n- Reading, 3 days home 2 office\n- £28-30k', 'GB', 'Reading', 'GB'],
  ['hi, so the gallery role, sales assistant. savannah GA. $21 an hour', 'GB', 'Savannah', 'US'],
  [
    'Controls Engineer\nBrightline Motors, Grand Rapids, MI (onsite)\nPay $90,000',
    'GB',
    'Grand Rapids',
    'US',
  ],
  ['so payroll analyst. London EC3, 2 days in. £40k', 'GB', 'London', 'GB'],
  ['plasterer wanted st ives cornwall. £180 a day', 'GB', 'St Ives', 'GB'],
  [
    'Gesucht: Erzieher (m/w/d) für unsere Kita in Hannover-Linden, 30 Stunden, und wir zahlen 19 € die Stunde.',
    'GB',
    'Hannover',
    'DE',
  ],
  ['Sales rep for Centurion / Pretoria East, R20 000 pm', 'GB', 'Centurion', 'ZA'],
  ['Szukamy kelnera do Wrocławia, 31 zł za godzinę, umowa zlecenie.', 'GB', 'Wrocław', 'PL'],
  ['Verpleegkundige gezocht voor ons team vanuit Breda, 24 uur, met een vast contract.', 'GB', 'Breda', 'NL'],
])('reads the town of %j', (text, home, city, country) => {
  const { location } = read(text, home).fields;
  expect([location?.city, location?.country_code]).toEqual([city, country]);
});

it('takes the code of a country for no state', () => {
  for (const text of [
    'Tax senior for a Toronto firm, CAD 85k',
    'Wij zoeken een kok voor ons hotel in Haarlem, 32 uur.',
  ])
    expect(read(text, 'GB').fields.location?.state).toBeUndefined();
});

it.each([
  [
    'Claims handler, Derby, £26k. Closing date 11 Dec, 2nd interview in person w/c 11 Jan. Start March.',
    undefined,
  ],
  ['Claims handler, Derby, £26k. Entretiens le 12 janvier.', undefined],
  ['Claims handler, Derby, £26k. Interviews on 10 January. Start 1 March 2027.', '2027-03-01'],
  ['Claims handler, Derby, £26k. Start 11 January.', '2027-01-11'],
])('takes no day of an interview or a deadline for the start: %j', (text, day) => {
  expect(read(text, 'GB').fields.target_start_date).toBe(day);
});

it.each([
  ['Claims handler, Derby, £26k. Hours 9-5 Mon-Fri. Part time (3 days) considered.', 'GB', undefined],
  ['Koch in Kiel, unbefristet, Teilzeit möglich', 'DE', undefined],
  ['Comptable à Lyon, CDI, temps partiel envisageable', 'FR', undefined],
  ['Claims handler, Derby, part time, £13 an hour', 'GB', 'part_time'],
])('takes part time that may be had for no part-time post: %j', (text, home, kind) => {
  expect(read(text, home).fields.employment_type).toBe(kind);
});

it('leaves a small town open that lists know abroad alone, where neither that country nor its money is named', () => {
  const { fields, notes } = read('Chef de partie in Malvern, 13.50 an hour, full time', 'GB');
  expect(fields.location?.city).toBeUndefined();
  expect(fields.compensation).toBeUndefined();
  expect(notes.join('\n')).toContain('Malvern only in Australia');
});
