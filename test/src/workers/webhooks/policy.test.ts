import { expect, it } from 'vitest';
import { nextDelay, verdictOf } from '#src/workers/webhooks/policy.ts';

const SCHEDULE = [0, 5, 300, 1800, 7200, 18_000];
const answer = (status: number, headers: Record<string, string> = {}) =>
  verdictOf({ ok: true, status, headers }, Date.parse('2026-03-01T00:00:00Z'));

it.each([200, 201, 204, 299])('takes %i as delivered', (status) => {
  expect(answer(status)).toEqual({ outcome: 'delivered', code: status });
});

it.each([100, 300, 304, 400, 404, 410, 429, 500, 503])('takes %i as failed', (status) => {
  expect(answer(status)).toMatchObject({ outcome: 'failed', code: status, gone: status === 410 });
});

it.each([
  ['120', 120_000],
  [' 7 ', 7_000],
  ['Sun, 01 Mar 2026 00:10:00 GMT', 600_000],
  ['86400', 3_600_000],
  ['0', null],
  ['-5', null],
  ['Sun, 01 Mar 2020 00:00:00 GMT', null],
  ['soon', null],
])('reads Retry-After %j as %j ms, an hour at most', (header, ms) => {
  expect(answer(503, { 'retry-after': header })).toMatchObject({ retryAfterMs: ms });
});

it('follows the schedule with up to a fifth on top, six attempts in all', () => {
  expect([1, 2, 3, 4, 5, 6].map((made) => nextDelay(SCHEDULE, made, null, 0))).toEqual([
    5_000,
    300_000,
    1_800_000,
    7_200_000,
    18_000_000,
    null,
  ]);
  expect(nextDelay(SCHEDULE, 1, null, 1)).toBe(6_000);
  expect(nextDelay(SCHEDULE, 2, null, 0.5)).toBe(330_000);
});

it('raises a delay to what the receiver asked and never lowers one; it makes no attempt more', () => {
  expect(nextDelay(SCHEDULE, 1, 60_000, 0)).toBe(60_000);
  expect(nextDelay(SCHEDULE, 4, 60_000, 0)).toBe(7_200_000);
  expect(nextDelay(SCHEDULE, 6, 60_000, 0)).toBeNull();
});
