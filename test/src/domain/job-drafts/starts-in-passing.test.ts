import { describe, expect, test } from 'vitest';
import { payIn } from '#src/domain/job-drafts/pay.ts';
import { startIn } from '#src/domain/job-drafts/start.ts';

const startOf = (said: string): string | null => startIn(undefined, said, '2026-11-28', 'GB').day;

describe('a start that is said in passing', () => {
  test.each([
    ['Someone is in post until 22 February, so the new person would begin on 1 March 2027.', '2027-03-01'],
    ['I would like someone by 1 March 2027 to learn the ropes.', '2027-03-01'],
    ['We would like to have them by Feb 15 2027.', '2027-02-15'],
    ['Start after 31 January please, nobody has a minute. 8 Feb would be perfect.', '2027-02-08'],
    ['She will hand over for a month, so please 1 April 2027.', '2027-04-01'],
    ['Start after the break, 12 Jan 2027.', '2027-01-12'],
    ['Je souhaiterais une arrivée au 15 février 2027.', '2027-02-15'],
  ])('is read: %s', (said, day) => expect(startOf(said)).toBe(day));

  test.each([
    'The present holder is in post until 22 February 2027.',
    'Interviews are on 14 January 2027 at the office.',
    'The contract of the lease ends on 31 March 2027.',
    'Her last day is soon; the new site opens on 1 May 2027.',
    'Tuesday 12 January 2027 would be ideal for interviews.',
  ])('is none where something else happens then: %s', (said) => expect(startOf(said)).toBeNull());
});

describe('money beside pay by the month', () => {
  test.each([
    'R14 500 basic pm plus incentive. They authorise repairs to R50k.',
    'R22 000 per month. You sign off orders of R90 000.',
    '€3.400 per maand. Projecten tot € 380.000.',
  ])('is no pay: %s', (said) => expect(payIn([said], 'ZA').pay).toBeNull());

  test.each([
    ['A session once a month at £200. £58,000 to £66,000 full time equivalent.', 58_000],
    ['R2 000 per month for the phone. Salary R312 000.', 312_000],
  ])('is pay where it is a range or said to be: %s', (said, least) =>
    expect(payIn([said], 'GB').pay).toMatchObject({ base_min: least }),
  );

  test('a sign and two figures before "hr" are an hour’s', () => {
    expect(payIn(['Vet nurse, Cairns, full time, $32 to 36 hr.'], 'AU').pay).toMatchObject({
      base_min: 32,
      base_max: 36,
      period: 'hour',
    });
  });
});
