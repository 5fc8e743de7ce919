import type { OutboundResult } from '#src/adapters/outbound/exchange.ts';

const MAX_JITTER = 0.2;
const MAX_RETRY_AFTER_MS = 3_600_000;

/** For how long everything may fail before a subscription is paused. */
export const FAILING_MS = 5 * 24 * 3_600_000;

/** What an attempt came to. */
export type Verdict =
  | { outcome: 'delivered'; code: number }
  /** Given up before it was known, and not counted. */
  | { outcome: 'given_up' }
  | {
      outcome: 'failed';
      code: number | null;
      error: string;
      gone: boolean;
      timedOut: boolean;
      /** What the receiver asked to wait; null when it asked nothing. */
      retryAfterMs: number | null;
    };

/** Reads what the other side did. @param wall milliseconds since the epoch, for a Retry-After that names a date */
export function verdictOf(result: OutboundResult, wall: number): Verdict {
  if (!result.ok) {
    if (result.kind === 'aborted') return { outcome: 'given_up' };
    return {
      outcome: 'failed',
      code: result.status ?? null,
      error: `${result.kind}: ${result.message}`,
      gone: false,
      timedOut: result.kind === 'timeout',
      retryAfterMs: null,
    };
  }
  const { status } = result;
  if (status >= 200 && status < 300) return { outcome: 'delivered', code: status };
  return {
    outcome: 'failed',
    code: status,
    error: `The receiver answered ${status}.`,
    gone: status === 410,
    timedOut: false,
    retryAfterMs: retryAfterOf(result.headers['retry-after'], wall),
  };
}

function retryAfterOf(header: string | string[] | undefined, wall: number): number | null {
  // Named twice, it says nothing.
  if (typeof header !== 'string') return null;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - wall;
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, MAX_RETRY_AFTER_MS) : null;
}

/**
 * How long to wait before the next attempt: the schedule's delay and 0 to 20 % on top, or what the receiver asked
 * for when that is longer (an hour at most).
 * @param schedule seconds before each attempt, the first one included
 * @param attempts how many were made
 * @param chance 0 to 1
 * @returns milliseconds, or null when the schedule has no attempt left
 */
export function nextDelay(
  schedule: readonly number[],
  attempts: number,
  retryAfterMs: number | null,
  chance: number,
): number | null {
  const seconds = schedule[attempts];
  if (seconds === undefined) return null;
  return Math.round(Math.max(seconds * 1000 * (1 + MAX_JITTER * chance), retryAfterMs ?? 0));
}
