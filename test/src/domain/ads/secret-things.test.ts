import { expect, it } from 'vitest';
import { secretThings, thingsKeptOut, withoutSecretThings } from '#src/domain/ads/secret-things.ts';

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

it.each([
  [
    "A deputy for Exeter (the St Leonard's site, but just say Exeter please or everyone will know it's us).",
    'st leonard',
  ],
  ['Please say a town in Devon rather than Okehampton.', 'okehampton'],
  ['It is at Fir Tree, so please just put the west side.', 'fir tree'],
  ['Fir Tree would give us away.', 'fir tree'],
])('keeps out a name that another is to stand for: %s', (text, thing) => {
  expect(thingsKeptOut(text)).toContain(thing);
});

it.each([
  'The rota is in Exeter, but say what you think of the hours.',
  'You use Xero rather than MYOB.',
  'We only write in Python, not Java.',
])('keeps no name out that stands beside a choice of tools: %s', (text) => {
  expect(thingsKeptOut(text)).toEqual([]);
});
