import { addMs, type Instant } from '#src/lib/clock.ts';
import type { ScreenRow } from './schema.ts';

const DAY_MS = 24 * 3600_000;
const EXPIRY_DAYS = 7;
const REMINDER_DAYS = 3;

/** The most invitations for one application. */
export const MAX_ATTEMPTS = 2;
/** Removal after so many days where the deployment says nothing else. */
export const RETENTION_DAYS = 180;
/** Delays before speech to text is asked again, in ms. */
const RETRIES_MS = [60_000, 10 * 60_000] as const;

/** The end of a screen whose invitation was sent at an instant. */
export const expiryOf = (sent: Instant): Instant => addMs(sent, EXPIRY_DAYS * DAY_MS);

/** Whether an invitation is so soon after the one before that it counts as a repeat. */
export const isRepeat = (sentAt: Instant, now: Instant): boolean => now < addMs(sentAt, DAY_MS);

/** When speech to text is asked again after so many tries; null once it is given up. */
export function nextTry(tries: number, now: Instant): Instant | null {
  const delay = RETRIES_MS[tries - 1];
  return delay === undefined ? null : addMs(now, delay);
}

const OPEN: ReadonlySet<ScreenRow['status']> = new Set(['invited', 'opened', 'in_progress']);

/** Whether the candidate can still take the screen, if its time has not passed. */
export const isOpen = ({ status }: Pick<ScreenRow, 'status'>): boolean => OPEN.has(status);

/** When something is to be done about a screen next: a reminder, its end, the removal of answers; null for nothing. */
export function dueAt(
  row: Pick<
    ScreenRow,
    | 'status'
    | 'sent_at'
    | 'reminded_at'
    | 'expires_at'
    | 'completed_at'
    | 'retention_days'
    | 'answers_removed_at'
  >,
): Instant | null {
  if (isOpen(row))
    return row.reminded_at === null ? addMs(row.sent_at, REMINDER_DAYS * DAY_MS) : row.expires_at;
  if (row.completed_at === null || row.answers_removed_at !== null) return null;
  return addMs(row.completed_at, row.retention_days * DAY_MS);
}
