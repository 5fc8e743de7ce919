import { addMs, type Instant } from '#src/lib/clock.ts';
import { invalid } from '#src/lib/errors.ts';
import { localClock, localTime } from '#src/lib/local-time.ts';
import type { Context } from '../context.ts';
import { oneLine } from '../fields.ts';
import { mailText } from '../mail-texts/index.ts';
import type { CalendarEventRow } from './calendar-store.ts';
import type { Interview } from './schema.ts';

const MINUTE = 60_000;
const MAX_DURATION_MS = 24 * 60 * MINUTE;

export interface Span {
  starts_at: Instant;
  ends_at: Instant;
}

/** The default end: after half an hour for a phone call, otherwise after an hour. */
export function defaultEnd(starts: Instant, format: Interview['format']): Instant {
  return addMs(starts, (format === 'phone' ? 30 : 60) * MINUTE);
}

/** The time of an interview after a change; a new start alone keeps the duration. */
export function movedSpan(
  row: Span,
  given: { starts_at?: Instant | undefined; ends_at?: Instant | undefined },
): Span {
  const starts_at = given.starts_at ?? row.starts_at;
  const length = Date.parse(row.ends_at) - Date.parse(row.starts_at);
  const ends_at = given.ends_at ?? (given.starts_at === undefined ? row.ends_at : addMs(starts_at, length));
  return { starts_at, ends_at };
}

/** @throws AppError VALIDATION_ERROR for an interview that has begun, or ends before it starts */
export function checkSpan(
  span: Span,
  { now, account }: Pick<Context, 'now' | 'account'>,
  ends = 'ends_at',
): void {
  if (span.starts_at <= now) {
    const at = localClock(span.starts_at, account.timezone);
    throw invalid(
      'starts_at',
      `starts_at: ${at} has passed (it is ${localTime(now, account.timezone)} here); give a time in the future`,
    );
  }
  // Years of more than four digits begin with a sign, and calendars cannot read them.
  if (span.starts_at.startsWith('+') || span.ends_at.startsWith('+')) {
    throw invalid('starts_at', 'starts_at: the interview must be over before the year 10000');
  }
  const length = Date.parse(span.ends_at) - Date.parse(span.starts_at);
  if (length <= 0) {
    const at = localClock(span.ends_at, account.timezone);
    const start = localTime(span.starts_at, account.timezone);
    throw invalid(ends, `ends_at: ${at} is not after the start ${start}; give a later end, or leave it out`);
  }
  if (length > MAX_DURATION_MS) {
    throw invalid(ends, 'ends_at: an interview lasts at most 24 hours; book one for each day');
  }
}

/** The calendar's type for an interview. */
export function eventTypeOf(interview: Pick<Interview, 'kind' | 'format'>): CalendarEventRow['event_type'] {
  return interview.format === 'phone' || interview.kind === 'internal' ? 'phone_screen' : 'interview';
}

/** The default title of an interview, in the language that is spoken. @param name what its candidate is called to the client */
export function defaultTitle(
  kind: Interview['kind'],
  application: { job_title: string; client_name: string | null },
  name: string,
): string {
  const { job_title, client_name } = application;
  const role =
    kind === 'client' && client_name !== null
      ? mailText('mails.interviewRoleAt', { job: job_title, client: client_name })
      : job_title;
  return oneLine(mailText('mails.interviewTitle', { name, role }), 300);
}
