import { expect, it } from 'vitest';
import { HYBRID } from '#src/domain/job-drafts/home-or-office.ts';

it('reads so many days from the office as some at home, and a rest home as none', () => {
  expect(HYBRID.test('Pune, work from office 2 days rest home (Baner office)')).toBe(true);
  expect(HYBRID.test('Caregiver at a rest home in Hamilton')).toBe(false);
  expect(HYBRID.test('Cook, rest home, 40 hours')).toBe(false);
  expect(HYBRID.test('Parcels leave from the office two days after landing')).toBe(false);
});
