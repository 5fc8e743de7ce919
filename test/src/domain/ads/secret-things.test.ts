import { expect, it } from 'vitest';
import { secretThings, withoutSecretThings } from '#src/domain/ads/secret-things.ts';

it('leaves out of a line what a thing that is secret yet is named with', () => {
  const things = secretThings(["That curtailment isn't public yet.", 'The position is not public.']);
  expect(things).toEqual(['curtailment']);
  expect(withoutSecretThings('Lead the team of nine (after the curtailment)', things)).toBe(
    'Lead the team of nine',
  );
  expect(withoutSecretThings('Plan the rosters after the curtailment, and the leave', things)).toBe(
    'Plan the rosters, and the leave',
  );
  expect(withoutSecretThings('The curtailment', things)).toBeNull();
});
