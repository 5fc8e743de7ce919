import { expect, it } from 'vitest';
import { speaksOfSomebody, withoutSomebody } from '#src/domain/ads/of-somebody.ts';

it.each([
  [
    'MRI lists, cardiac lists with Dr Fahy on Mondays, supervising two juniors, safety',
    'MRI lists, cardiac lists on Mondays, supervising two juniors, safety',
  ],
  [
    'Notes, phones, clinics with Mr Patel every Tuesday, stock, post',
    'Notes, phones, clinics every Tuesday, stock, post',
  ],
  [
    "Ah, c'est pas nous, Jean-Marc s'est fait poser un bracelet, enfin bref, il revient pas",
    "Ah, c'est pas nous, Jean-Marc s'est fait poser un bracelet, enfin bref, il revient pas",
  ],
  ['Pipelines with Salesforce and reports in Excel', 'Pipelines with Salesforce and reports in Excel'],
])('names nobody of the house among what is done, and keeps the rest: %s', (written, shown) => {
  expect(withoutSomebody(written)).toBe(shown);
});

it.each([
  ['Du dokumenterar och är med i köket ibland när Bosse är ledig.', 'Du dokumenterar och är med i köket.'],
  ["Answer the phones and mind the till when Siobhan's off.", 'Answer the phones and mind the till.'],
  [
    'Kerbs, drainage runs and footings off a total station that Pawel sets out.',
    'Kerbs, drainage runs and footings off a total station.',
  ],
  [
    'Pick the orders off the list that Siobhan keeps and load the van.',
    'Pick the orders off the list and load the van.',
  ],
  [
    'Cut the boards to drawings which Tomasz makes, fit the hinges.',
    'Cut the boards to drawings, fit the hinges.',
  ],
  [
    'Support assembly on the floor when Pawel is out, he is caring for his father in hospice.',
    'Support assembly on the floor.',
  ],
  ['Close the accounts that Sage exports.', 'Close the accounts that Sage exports.'],
  ['Mind the machines that Monday brings.', 'Mind the machines that Monday brings.'],
  ['Du kochst, wenn Bedarf ist, und hilfst mit.', 'Du kochst, wenn Bedarf ist, und hilfst mit.'],
  ['Keep the ledger in Excel when Sage is down.', 'Keep the ledger in Excel when Sage is down.'],
])('leaves out when somebody of the house is away, and no word or tool: %s', (written, shown) => {
  expect(withoutSomebody(written)).toBe(shown);
});

it('knows a name beside what its bearer is, though a town is called so', () => {
  expect(
    speaksOfSomebody("Two DOs and a lovely receptionist, Doreen, who's been there since the shop opened."),
  ).toBe(true);
});

it.each([
  ['doing the aged debt report for Mr H every Friday', 'doing the aged debt report every Friday'],
  ['posting cash and doing the report for Mrs B.', 'posting cash and doing the report'],
  ['driving to the coast with Herr K every week', 'driving to the coast every week'],
  ['lunch with Mme V on Mondays and the till', 'lunch on Mondays and the till'],
  ['welding for Class A jobs on site', 'welding for Class A jobs on site'],
  ['Klasse B Führerschein', 'Klasse B Führerschein'],
  ['work with Plan B on site', 'work with Plan B on site'],
  ['supervise with Group C in the yard', 'supervise with Group C in the yard'],
])('knows somebody by the letter that stands for their name: %s', (written, shown) => {
  expect(withoutSomebody(written)).toBe(shown);
});

it.each([
  'He is caring for his father in hospice.',
  'She was off for most of the year.',
  'Her brother died in June.',
])('speaks of somebody who is there, by no name: %s', (said) => {
  expect(speaksOfSomebody(said)).toBe(true);
});

it.each([
  'He or she will run the month end.',
  'She is to report to the bursar.',
  'He is responsible for two vans.',
  'You help a boy and his father with reading.',
])('speaks of who is wanted, or of those who are served: %s', (said) => {
  expect(speaksOfSomebody(said)).toBe(false);
});
