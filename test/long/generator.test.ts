import { expect, it } from 'vitest';
import { distinct, heldBetween } from '#test/harness/generated.ts';

it('gives 100,000 people e-mails, phones and profile addresses of their own', () => {
  const { people, emails, keys, once } = distinct('US', 100_000);
  expect(emails).toBe(people);
  expect(once).toBe(keys);
});

it('holds its memory flat while streaming', () => {
  // Keeping so much as the e-mails of the other 50,000 would show.
  expect(heldBetween(5_000, 55_000)).toBeLessThan(2_000_000);
});
