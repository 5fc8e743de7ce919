import { expect, it } from 'vitest';
import { closest } from '#src/lib/closest.ts';

const FIELDS = ['application_id', 'candidate_id', 'starts_after', 'starts_before', 'q', 'calendar_id'];

it.each([
  ['start_after', 'starts_after'],
  ['starts', 'starts_after'],
  ['candidat_id', 'candidate_id'],
  ['calendar', 'calendar_id'],
])('takes %s for %s', (written, meant) => {
  expect(closest(written, FIELDS)).toBe(meant);
});

it.each(['on', 'day', 'end', 'at', 'x'])(
  'takes %s for none: a few letters within a word tell nothing',
  (written) => {
    expect(closest(written, FIELDS)).toBeUndefined();
  },
);
