import { expect, it } from 'vitest';
import { withoutThinkingAloud } from '#src/domain/jobs/spoken.ts';

it.each([
  ['If they can laminate, gosh, yes please.', 'If they can laminate, yes please.'],
  ['They need, um, two years.', 'They need two years.'],
  [
    "They've got to be trade qualified, or I suppose, no, trade qualified, let's leave it there.",
    "They've got to be trade qualified.",
  ],
  ['Three years, no, two years in a bakery.', 'two years in a bakery.'],
  ['He gets the van home. Not he, they, sorry. They do wraps.', 'He gets the van home. They do wraps.'],
  ['You look after boats, vans and trailers.', 'You look after boats, vans and trailers.'],
  ['No nights, no weekends.', 'No nights, no weekends.'],
])('leaves out what somebody says while thinking, and nothing that is meant: %s', (said, meant) => {
  expect(withoutThinkingAloud(said)).toBe(meant);
});
