import { addMs, type Instant } from '#src/lib/clock.ts';
import { fold } from '#src/lib/fold.ts';
import { isFreeMail } from '#src/lib/mailbox.ts';
import type { Flag } from './schema.ts';

const DAY_MS = 24 * 3600_000;

/** Days after a request at which reminders are sent. */
const REMINDER_DAYS = [3, 7] as const;
const EXPIRY_DAYS = 14;
/** A repeat within this time changes nothing. */
const REPEAT_MS = DAY_MS;

/** The expiry of a request that was made, or answered by the candidate, at an instant. */
export const expiryOf = (base: Instant): Instant => addMs(base, EXPIRY_DAYS * DAY_MS);

/** When the next reminder is due; null if all have been sent. */
export function nextReminder(base: Instant, sent: number): Instant | null {
  const days = REMINDER_DAYS[sent];
  return days === undefined ? null : addMs(base, days * DAY_MS);
}

/** Whether a request is so soon after the previous one that it counts as a repeat. */
export const isRepeat = (sentAt: Instant, now: Instant): boolean => now < addMs(sentAt, REPEAT_MS);

type Answered = { status: 'sent' | 'completed' | 'declined' };

/** The status of a request by its referees: received, in progress, or ended. */
export function requestStatusOf(
  referees: readonly Answered[],
): 'received' | 'in_progress' | 'completed' | 'declined' {
  const open = referees.filter(({ status }) => status === 'sent').length;
  if (open === referees.length) return 'received';
  if (open > 0) return 'in_progress';
  return referees.some(({ status }) => status === 'completed') ? 'completed' : 'declined';
}

/** Flags about a referee from the details the candidate gave. */
export function reportedFlags(
  referee: { name: string; email: string },
  candidate: { last_name: string | null },
): Flag[] {
  const flags: Flag[] = [];
  if (isFreeMail(referee.email)) flags.push('free_mail');
  const last = fold(referee.name).split(' ').at(-1);
  if (candidate.last_name !== null && last === fold(candidate.last_name)) flags.push('name_match');
  return flags;
}
