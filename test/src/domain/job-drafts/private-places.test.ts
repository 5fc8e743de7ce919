import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/index.ts';

const townIn = (text: string): string | null | undefined =>
  readRole(text, 'GB', '2026-11-28').fields.location?.city;

const JOB = [
  'Veterinary Receptionist, full time and permanent.',
  'You answer the phones, book the clinics and take payments.',
  'A year on a front desk is required.',
];

it.each([
  "Now the part that stays between us: it was Arabella, and she's been packed off to an aunt in Fife with a story about burnout.",
  'Between you and me, he was sacked in March, and he tells everybody that he is on leave in Blackpool with his mother.',
])('a town of what is told in confidence is not where the work is: %s', (told) => {
  expect([undefined, null]).toContain(
    townIn([...JOB, '', told, 'Nobody here knows why, so say nothing.'].join('\n')),
  );
});

it('a town that the job names is where the work is, whatever is told beside it', () => {
  const told = "Between us, she's been packed off to an aunt in Fife with a story about burnout.";
  expect(townIn([...JOB, 'The rooms are in Shrewsbury.', '', told].join('\n'))).toBe('Shrewsbury');
});
