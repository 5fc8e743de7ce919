import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

it.each([
  ['CFO role, EUR 140.000, Munich. Start: 15.02.2027', 'CFO', 'Munich', 140_000, 'EUR', '2027-02-15'],
  ['Finance Director (London)\nStart: 13/02/2027', 'Finance Director', 'London', null, null, '2027-02-13'],
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
  const { fields, notes } = readRole('Controller\nStart: 01/02/2027', 'AU');
  expect(fields.target_start_date).toBeUndefined();
  expect(notes).toContainEqual(
    expect.stringMatching(/01\/02\/2027.*2027-02-01 or 2027-01-02.*target_start_date/),
  );
});
