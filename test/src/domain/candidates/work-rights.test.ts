import { expect, it } from 'vitest';
import { workRightsStatus } from '#src/domain/candidates/work-rights.ts';

it.each([
  ['citizen', 'citizen'],
  ['Australian citizen', 'citizen'],
  ['EU passport', 'citizen'],
  ['does not require sponsorship, British citizen', 'citizen'],
  ['permanent_resident', 'permanent_resident'],
  ['Permanent Resident', 'permanent_resident'],
  ['Australian PR, no sponsorship needed', 'permanent_resident'],
  ['Green card holder', 'permanent_resident'],
  ['ILR', 'permanent_resident'],
  ['settled status', 'permanent_resident'],
  ['pre-settled status', 'visa_holder'],
  ['482 visa', 'visa_holder'],
  ['H-1B', 'visa_holder'],
  ['I do not need sponsorship; skilled worker visa', 'visa_holder'],
  ['not a citizen, on a partner visa', 'visa_holder'],
  ['Requires sponsorship', 'requires_sponsorship'],
  ['Student visa - will need sponsorship', 'requires_sponsorship'],
  ['No work rights', 'requires_sponsorship'],
  ['not an Australian citizen', null],
  ['full working rights', null],
  ['no sponsorship required', null],
  ['ask later', null],
])('reads "%s" as %s', (text, status) => {
  expect(workRightsStatus(text)).toBe(status);
});
