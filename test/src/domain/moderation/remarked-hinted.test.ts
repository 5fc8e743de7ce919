import { expect, it } from 'vitest';
import { type Review, review } from '#src/domain/moderation/index.ts';

const waits = (text: string, as: Partial<Review> = {}): boolean =>
  review([['text', text]], { subject: 'role', place: 'GB', isUnread: true, ...as }).some(
    ({ verdict }) => verdict === 'held' || verdict === 'blocked',
  );

it.each([
  // What whoever comes is not about to do, and what is to be found out of their plans.
  "Vet clinic wants a nurse who isn't about to have babies.",
  'Bookkeeper who is done with nappies.',
  "A cook who isn't about to turn sixty.",
  "Warehouse wants a supervisor who isn't about to retire.",
  'Ask whether she is planning a family and note it down.',
  'A nurse is wanted. Ask about plans for kids on the phone screen, Hemi, and write the answer on the sheet.',
  'Check on her plans for children before you send her.',
  // A body that stands for a sex.
  'A Y chromosome is a plus.',
  'Ein Y-Chromosom ist von Vorteil.',
  'Estrogen levels are high enough in this office.',
  'Ideally stands up to pee.',
  // A people, for those who are served.
  'Bij voorkeur Nederlands, voor de klanten.',
  'Am liebsten deutsch, unsere Kunden sind da eigen.',
  'De préférence français, pour la clientèle.',
  'Najlepiej Polak, ze względu na klientów.',
  // What somebody asked about, and that they are left.
  "She asked about a prayer room. Let's leave that one.",
  "He asked about a ramp. Let's move on.",
  'Asked if there was a lactation room. Park that one.',
  'She asked about halal food at lunch. Pass.',
  "She asked about school-holiday cover. We'll give that one a miss.",
  "Asked about a quiet room for his autism, so we won't be going ahead.",
])('holds %s', (text) => {
  expect(waits(text)).toBe(true);
});

it.each([
  'Both are white British, which you were particular about, and both could start on the 3rd.',
  'Both are coloured, which you had asked for, and both live in Paarl.',
  'Each is under forty, as you requested.',
])('holds what people are that a client wished, of those who are put forward: %s', (text) => {
  expect(waits(text, { subject: 'person' })).toBe(true);
});

it.each([
  "Vet clinic wants a nurse who isn't about to panic when six dogs come in at once.",
  "Ask each of them about plans for the kids' holiday programme, that's the job.",
  'Find out the wedding plans of each couple and write the run sheet.',
  'Check the family plans and cover levels on every policy.',
  'Ask about their plans for the first ninety days and write the answer down.',
  'Lab runs Y chromosome assays for fertility clinics.',
  "You'll dose testosterone for patients under the clinic's protocol.",
  'Bij voorkeur spreekt u Nederlands, voor de klanten.',
  'De préférence le samedi, pour la clientèle.',
  "She asked about the parking. Let's leave that for the day.",
  "She asked about a ramp. Let's get the side door open for her.",
  "He asked about the notice period. We'll pass it on.",
  'Asked about halal food at lunch. Pass it on to the caterer.',
  "She asked about accommodations for her MS. Let's move the interview to the ground floor.",
  'He asked for captions. Leave it with me.',
  'He asked about pay and hours. Next please.',
])('lets a lawful line go: %s', (text) => {
  expect(waits(text)).toBe(false);
});

it.each([
  'Both are qualified, which you were particular about, and both could start on the 3rd.',
  'Both are licensed in Texas, like you wanted.',
  'Each is under 40 minutes from site, as you requested.',
])('lets go what people can do that a client wished: %s', (text) => {
  expect(waits(text, { subject: 'person' })).toBe(false);
});
