import { addMs, type Instant } from '#src/lib/clock.ts';
import type { ItemRow, SubmissionRow } from './schema.ts';

/** How long the link of a submission works after it was sent, or sent again. */
export const LINK_DAYS = 7;
const LINK_MS = LINK_DAYS * 24 * 3_600_000;

type Status = SubmissionRow['status'];

/** Statuses in which the contact still has something to do. */
export const OPEN = ['pending', 'viewed', 'partially_responded'] as const satisfies readonly Status[];

export const isOpen = (status: Status): boolean => OPEN.some((open) => open === status);

/** When a link that is sent now stops working. */
export const expiryAfter = (now: Instant): Instant => addMs(now, LINK_MS);

/**
 * The status at an instant: an open submission whose time is over has expired, whether or not it was swept. A held one
 * does not expire, as its time has not begun.
 */
export function statusAt(
  row: Pick<SubmissionRow, 'status' | 'expires_at' | 'held_at'>,
  now: Instant,
): Status {
  return row.held_at === null && isOpen(row.status) && row.expires_at <= now ? 'expired' : row.status;
}

/** What the contact has done so far makes the status of a submission whose link works. */
export function statusOf(
  firstViewedAt: string | null,
  items: readonly Pick<ItemRow, 'response' | 'questions'>[],
): Exclude<Status, 'expired' | 'revoked'> {
  const decided = items.filter(({ response }) => response === 'interview_requested' || response === 'passed');
  // Of whom nobody is left nothing was said to the end.
  if (items.length > 0 && decided.length === items.length) return 'completed';
  if (items.some(({ response, questions }) => response !== 'none' || questions !== '[]')) {
    return 'partially_responded';
  }
  return firstViewedAt === null ? 'pending' : 'viewed';
}
