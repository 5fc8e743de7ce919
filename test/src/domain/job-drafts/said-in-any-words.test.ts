import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';
import { toldRounds } from '#src/domain/jobs/interview-process.ts';

const kindsOf = (text: string): string =>
  toldRounds(text)
    .map(({ kind }) => kind)
    .join(', ');

it.each([
  ["He'll have a yarn on the phone then show them round the yard", 'phone, in_person'],
  ['Two chats, the first over the phone and then pop into the showroom', 'phone, in_person'],
  ["How we'll pick: call with me, plant tour, offer", 'phone, in_person'],
  ['First telephonic, then personal interview at plant', 'phone, in_person'],
  ['Premier échange en visio puis rencontre avec la DRH à Vitré', 'video, in_person'],
  ['einfach mal vorbeikommen und zwei stunden mitlaufen', 'in_person, trial'],
  ['Que pase un día por la cocina y vemos', 'in_person'],
  ['kop koffie en dan een middag meedraaien', 'in_person, in_person'],
])('people are met as is said in any words: %s', (said, kinds) => {
  expect(kindsOf(`You plan routes.\n${said}.`)).toBe(kinds);
});

it.each([
  'You phone customers and then visit them with the manager.',
  'Weekly Zoom call with the team, then reports to the director.',
  'Test equipment, then write the report with the engineer.',
])('the work itself is no interview: %s', (said) => {
  expect(kindsOf(said)).toBe('');
});

it('the answers of a chat are what was asked for, and no more of them than the first sentence', () => {
  const { fields } = readRole(
    '[9:01] Dot: pastry chef, Truro\n[9:02] Me: rate?\n[9:03] Dot: 16.20 ph. own knives, 2 yrs in a hotel\n[9:04] Me: start?\n[9:05] Dot: 4 Jan',
    'GB',
    '2026-11-26',
  );
  expect(fields.compensation).toMatchObject({ base_min: 16.2, period: 'hour' });
  expect(fields.target_start_date).toBe('2027-01-04');
  expect(fields.spec?.requirements?.join()).toContain('2 yrs in a hotel');
});

it('an ad of before is read with what is other now', () => {
  const { fields } = readRole(
    "Hi\n\nCan you rerun last year's advert? Changes: it's Derby instead of Leicester now, salary goes up to £29,500, and drop the bit about Saturdays.\n\nShowroom Designer\nLeicester\n£27,000 a year, full time permanent\n- Sell to trade, Saturdays one in two\n- Draw bathrooms",
    'GB',
    '2026-11-26',
  );
  expect(fields.location?.city).toBe('Derby');
  expect(fields.compensation?.base_min).toBe(29_500);
  expect(JSON.stringify(fields.spec)).not.toMatch(/Saturday|Leicester|27,000/);
});

it('the numbers of a form number its fields', () => {
  const { fields } = readRole(
    '1. Vacancy title: Ward Clerk\n2. Site: Cardiff\n3. Permanent or fixed term: Permanent\n4. Full or part time: Part time\n5. Essential criteria: NVQ 2; typing\n6. Confidential notes for agency: Owen is off and will not be told',
    'GB',
    '2026-11-26',
  );
  expect(fields).toMatchObject({ title: 'Ward Clerk', employment_type: 'part_time' });
  expect(fields.location?.city).toBe('Cardiff');
  expect(fields.spec?.requirements).toEqual(['NVQ 2', 'Typing']);
  expect(JSON.stringify(fields.spec)).not.toContain('Owen');
});

it.each([
  ['Nabewerker, Apeldoorn, 36 uur, vast', 'NL', 'Nabewerker'],
  ['Ag Equipment Mechanic. Lethbridge AB. 40 hrs/wk, $36-$42/hr', 'CA', 'Ag Equipment Mechanic'],
  [
    "Hi Ann,\n\nWe want somebody for the ward in Leeds who keeps the notes and the phones.\n\nTitle wise let's say Ward Clerk, but it is more of a PA.",
    'GB',
    'Ward Clerk',
  ],
  ['hallo frau peters,\n\nwir bräuchten ab märz zwei kommissionierer für das lager', 'DE', 'Kommissionierer'],
])('a title stands at the head of where and how: %s', (text, home, title) => {
  expect(readRole(text, home).fields.title).toBe(title);
});

it('a place that no list has is taken from where it stands, and a note says so', () => {
  const { fields, notes } = readRole('We need a cellar hand at Coonawarra from March.', 'AU');
  expect(fields.location).toMatchObject({ city: 'Coonawarra', country_code: 'AU' });
  expect(notes.join()).toContain('No list has a place called Coonawarra');
});

it('pay that can be a month’s alone by its size there is taken as one, and noted', () => {
  const { fields, notes } = readRole('HSE Officer, Al Ain\nSalary: AED 15,000', 'AE');
  expect(fields.compensation).toMatchObject({ base_min: 180_000, currency: 'AED', period: 'year' });
  expect(notes.join()).toMatch(/AED 15,000.*does not say for what time; it was taken as a month/u);
  const weekly = readRole('HSE Officer, Al Ain\nSalary: AED 900', 'AE');
  expect(weekly.fields.compensation).toBeUndefined();
});

it.each([
  ['Graduate any stream, 6 months in BPO, good Hindi', 'Crane experience in LNG would be gold'],
  ['Mbo grafisch of 3 jaar ervaring, heftruckcertificaat', 'Polar-kennis zou top zijn'],
  ['Bac+2 paie, trois ans minimum, aisance à l’oral', 'L’anglais ferait la différence'],
])('a list of papers and years is asked for, and a thing and praise wished for: %s', (asked, wished) => {
  const { spec } = readRole(
    `Hi Ann,\n\nWe are looking for a Clerk in Leeds.\nYou file invoices and answer the phone.\n${asked}\n${wished}`,
    'GB',
  ).fields;
  expect(spec?.requirements).toEqual([asked]);
  expect(spec?.nice_to_have).toEqual([wished]);
});

it('praise of who is asked for is no wish', () => {
  const { spec } = readRole(
    'Hi Ann,\n\nWe are looking for a Marketer in Leeds.\nThe ideal person has 4 years in retail brands, is a brilliant copywriter and knows Klaviyo.',
    'GB',
  ).fields;
  expect(spec?.requirements?.join()).toContain('Klaviyo');
  expect(spec?.nice_to_have).toEqual([]);
});

it.each([
  'Do not bring up the court case with anybody.',
  "Don't circulate: they have us in for an inquiry.",
  'Bitte niemandem sagen dass wir Halle 3 zumachen.',
  'N’évoquez pas le rachat, rien n’est signé.',
  'No le comentes a nadie que traspasamos el local.',
  'Niet zeggen dat ze in Zutphen gaan sluiten.',
])('what the recruiter is told not to do stays inside: %s', (said) => {
  const { spec } = readRole(`Clerk, Leeds\nYou file invoices.\n${said}`, 'GB').fields;
  expect(JSON.stringify(spec)).not.toContain(said.slice(-14, -1));
});
