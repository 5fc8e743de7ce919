import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

it('takes no place where people met for the place of the work', () => {
  const { fields } = readRole(
    "Hi Emer, it's Ciara, lovely to meet you at the thing in Kilkenny!\n\nI'm looking for a Dental Nurse for Clonmel, full time, €15.50 - €18 an hour.\n\nChairside, sterilising, stock.",
    'IE',
  );
  expect(fields.location?.city).toBe('Clonmel');
});

it('keeps the line of a job whose writer liked the last one whom the recruiter sent', () => {
  const { fields } = readRole(
    "It's Charlie. Loved the last one you sent us.\n\nGeneral Manager for a village pub in Ludlow area, call it Ludlow. Salary £36k, bonus up to £8k. Permanent, full time.\n\nRotas, stock, cellar, hiring the weekend kids.\n\nNeed a personal licence.",
    'GB',
  );
  expect(fields.title).toBe('General Manager');
  expect(fields.location?.city).toBe('Ludlow');
  expect(fields.compensation?.base_min).toBe(36_000);
});

it('reads the signs that somebody dictated', () => {
  const { fields } = readRole(
    'So this is for a marine engineer comma Falmouth full stop Permanent full stop Thirty eight thousand pounds a year full stop They must hold a driving licence full stop',
    'GB',
  );
  expect(fields.location?.city).toBe('Falmouth');
});

it.each([
  ['Hello Fran, as discussed, one Marine Surveyor for Southampton. £48-55k + car.', 'Marine Surveyor'],
  [
    'Doug here.\nThunder Bay.\nCNC router operator, permanent, days, 28 to 32 an hour.',
    'CNC router operator',
  ],
  ['Can you find us a coach driver please. Driver for Richmond.', 'Coach driver'],
  ['Chasing a grader operator for the Cloncurry job, $58 an hour.', 'Grader operator'],
])('a title is the role, and neither nothing nor a town nor its last word: %s', (text, title) => {
  expect(readRole(text, 'GB').fields.title).toBe(title);
});

it('takes no last word of a role for a town', () => {
  const { fields } = readRole(
    'Customer Service Officer, Singapore Woodlands office, permanent, $2,400 to $2,700 a month',
    'SG',
  );
  expect(fields.location?.country_code).toBe('SG');
});
