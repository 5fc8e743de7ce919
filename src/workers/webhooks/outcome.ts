import type { Subscriber } from '#src/domain/webhooks/index.ts';
import type { Claimed } from '#src/domain/webhooks/queue.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import type { SteadyClock } from '../steady-clock.ts';
import { FAILING_MS, nextDelay, type Verdict } from './policy.ts';
import type { Result } from './results.ts';

/**
 * When a delivery that is not to be sent now is due instead; undefined for one that is to be sent.
 * @param schedule seconds before each attempt, the first included
 */
export function postponedTo(
  { row }: Claimed,
  subscriber: Subscriber | undefined,
  clock: SteadyClock,
  schedule: readonly number[],
): Instant | null | undefined {
  if (subscriber === undefined || !isActive(subscriber)) return row.due_at;
  const before = schedule[0] ?? 0;
  if (row.attempts > 0 || before <= 0) return undefined;
  const first = addMs(row.created_at, before * 1000);
  return first > clock.at(subscriber.clock_offset_ms) ? first : undefined;
}

/** A delivery that goes back as it came. */
export function notAttempted(claimed: Claimed, claim: string, due: Instant | null): Result {
  return { row: claimed.row, claim, verdict: { outcome: 'given_up' }, due, now: claimed.createdAt };
}

/** What an attempt means for its delivery and its webhook: delivered, to be tried again, or dead-lettered. */
export function resultOf(
  claimed: Claimed,
  claim: string,
  subscriber: Subscriber,
  verdict: Verdict,
  now: Instant,
  schedule: readonly number[],
): Result {
  const { row } = claimed;
  if (verdict.outcome === 'given_up') return notAttempted(claimed, claim, row.due_at);
  const attempts = row.attempts + 1;
  const written = { row, claim, now, verdict, attempts };
  const { failing_since: failingSince } = subscriber;
  if (verdict.outcome === 'delivered')
    return {
      ...written,
      status: 'delivered',
      due: null,
      pause: null,
      failingSince: failingSince === null ? undefined : null,
    };
  const delay = nextDelay(schedule, attempts, verdict.retryAfterMs, Math.random());
  const failingForLong = Date.parse(now) - Date.parse(failingSince ?? now) >= FAILING_MS;
  return {
    ...written,
    status: delay === null ? 'dead_lettered' : 'failed',
    due: delay === null ? null : addMs(now, delay),
    pause: verdict.gone ? 'gone' : failingForLong ? 'failing' : null,
    failingSince: failingSince === null ? now : undefined,
  };
}

function isActive({ status, account_status, account_plan }: Subscriber): boolean {
  return status === 'active' && account_status === 'active' && account_plan === 'active';
}
