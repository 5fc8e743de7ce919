import type * as z from 'zod';
import { insertRow, updateRow } from '#db/rows.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { localClock, localTime } from '#src/lib/local-time.ts';
import type { Page } from '#src/lib/page.ts';
import { requireUser } from '../accounts/people.ts';
import { requireApplication } from '../applications/index.ts';
import { recordContactWith, requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { requireJob } from '../jobs/index.ts';
import { orNotFound, rewriter } from '../record/index.ts';
import {
  CALENDAR_EVENT,
  type CalendarEvent,
  type CalendarEventFilters,
  type CreateCalendarEvent,
  type UpdateCalendarEvent,
} from './calendar-schema.ts';
import { type CalendarEventRow, findDeletedEvent, findEvent, pageOfEvents } from './calendar-store.ts';

export { begunMeetings, nextMeeting } from './calendar-store.ts';

/** A calendar entry. @throws AppError NOT_FOUND */
export async function getCalendarEvent(ctx: Context, id: string): Promise<CalendarEvent> {
  return CALENDAR_EVENT.view(await requireEvent(ctx, id));
}

/** A page of calendar entries, newest first. */
export async function listCalendarEvents(
  ctx: Context,
  filters: CalendarEventFilters,
): Promise<Page<CalendarEvent>> {
  return pageOfEvents(ctx, filters);
}

/**
 * Creates a calendar entry. Its application determines the job and the candidate.
 * @throws AppError VALIDATION_ERROR when it ends before it starts, or names a job or candidate of another application
 */
export async function createCalendarEvent(
  ctx: WriteContext,
  input: z.output<typeof CreateCalendarEvent>,
): Promise<CalendarEvent> {
  const { starts_at, ends_at = null, assigned_to = null } = input;
  refuseBackwards(ctx, starts_at, ends_at);
  const links = await linksOf(ctx, input);
  if (assigned_to !== null) await requireUser(ctx, assigned_to, 'assigned_to');
  return addEvent(ctx, { ...input, ...links });
}

type Entry = Pick<CalendarEvent, 'title' | 'event_type' | 'starts_at' | 'all_day'> &
  Partial<Pick<CalendarEventRow, 'notes' | 'ends_at' | 'assigned_to' | 'interview_id' | Link>>;
type Link = 'application_id' | 'job_id' | 'candidate_id';

/** Inserts a calendar entry. */
export async function addEvent(ctx: WriteContext, entry: Entry): Promise<CalendarEvent> {
  const row = CALENDAR_EVENT.row(entry, {
    id: newId('calendar_event'),
    account_id: ctx.account.id,
    contact_due_at: contactDue(ctx, { candidate_id: null, ...entry }),
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'calendar_events', row);
  const event = CALENDAR_EVENT.view(row);
  ctx.changed({ type: 'calendar_event', id: row.id, before: null, after: event, label: row.title });
  return event;
}

/**
 * Changes an entry; the time of an interview's entry only changes with the interview.
 * @throws AppError CONFLICT for the time of an interview
 */
export async function updateCalendarEvent(
  ctx: WriteContext,
  input: z.output<typeof UpdateCalendarEvent>,
): Promise<CalendarEvent> {
  const row = await requireEvent(ctx, input.calendar_event_id);
  const patch = CALENDAR_EVENT.patch(input, { updated_at: ctx.now });
  const after = { ...row, ...patch };
  if (row.interview_id !== null) refuseMove(row, after, row.interview_id);
  refuseBackwards(ctx, after.starts_at, after.ends_at);
  if (input.assigned_to != null) await requireUser(ctx, input.assigned_to, 'assigned_to');
  return CALENDAR_EVENT.view(
    await rewriteEvent(ctx, row, { ...patch, contact_due_at: contactDue(ctx, after) }),
  );
}

// A meeting that has begun counts at once, as `followContact` sees it written.
function contactDue(
  { now }: Context,
  { event_type, candidate_id, starts_at }: Pick<CalendarEvent, 'event_type' | 'candidate_id' | 'starts_at'>,
): string | null {
  return event_type === 'meeting' && candidate_id !== null && starts_at > now ? starts_at : null;
}

/** Records the contact of a meeting that has begun. Does nothing for one that was moved or deleted. */
export async function countMeeting(ctx: WriteContext, id: string): Promise<void> {
  const row = await findEvent(ctx, id);
  if (row === undefined || row.contact_due_at === null || row.contact_due_at > ctx.now) return;
  await updateRow(ctx.tx, 'calendar_events', ctx.account.id, id, { contact_due_at: null });
  if (row.candidate_id !== null) await recordContactWith(ctx, row.candidate_id, row.starts_at);
}

const HELD = ['event_type', 'starts_at', 'ends_at', 'all_day'] as const;

function refuseMove(row: CalendarEventRow, after: CalendarEventRow, interview: string): void {
  const field = HELD.find((name) => row[name] !== after[name]);
  if (field === undefined) return;
  throw new AppError(
    'CONFLICT',
    `${row.id} belongs to the interview ${interview}, whose guests must hear of a change. Move it with update_interview.`,
    { field, extra: { interview_id: interview } },
  );
}

/** Deletes an entry. @throws AppError CONFLICT for that of an interview */
export async function deleteCalendarEvent(
  ctx: WriteContext,
  id: string,
): Promise<{ deleted: true; id: Id<'calendar_event'> }> {
  const row = await requireEvent(ctx, id);
  if (row.interview_id !== null) {
    throw new AppError(
      'CONFLICT',
      `${id} belongs to the interview ${row.interview_id}. cancel_interview takes both off the calendar and tells the guests.`,
      { extra: { interview_id: row.interview_id } },
    );
  }
  return { deleted: true, id: (await removeEvent(ctx, row)).id };
}

/** Restores a deleted entry. @throws AppError NOT_FOUND when it no longer exists */
export async function restoreCalendarEvent(ctx: WriteContext, id: string): Promise<void> {
  const row = await findDeletedEvent(ctx, id);
  if (row === undefined) throw notFound('deleted calendar event', id, 'calendar_event_id');
  const back = { deleted_at: null, updated_at: ctx.now, contact_due_at: contactDue(ctx, row) };
  await updateRow(ctx.tx, 'calendar_events', ctx.account.id, id, back);
  const after = CALENDAR_EVENT.view({ ...row, ...back });
  ctx.changed({ type: 'calendar_event', id, before: null, after, label: row.title });
}

/** Deletes the calendar entry of an interview, if it still exists. */
export async function removeEventOf(ctx: WriteContext, id: string | null): Promise<void> {
  const row = id === null ? undefined : await findEvent(ctx, id);
  if (row !== undefined) await removeEvent(ctx, row);
}

async function removeEvent(ctx: WriteContext, row: CalendarEventRow): Promise<CalendarEvent> {
  const patch = { deleted_at: ctx.now, updated_at: ctx.now, contact_due_at: null };
  await updateRow(ctx.tx, 'calendar_events', ctx.account.id, row.id, patch);
  const before = CALENDAR_EVENT.view(row);
  ctx.changed({ type: 'calendar_event', id: row.id, before, after: null, label: row.title });
  return before;
}

/** Updates the calendar entry of an interview. */
export async function followInterview(
  ctx: WriteContext,
  id: string | null,
  patch: Partial<Pick<CalendarEventRow, 'title' | 'event_type' | 'starts_at' | 'ends_at' | 'assigned_to'>>,
): Promise<void> {
  const row = id === null ? undefined : await findEvent(ctx, id);
  if (row !== undefined)
    await rewriteEvent(ctx, row, CALENDAR_EVENT.columnsOf({ ...patch, updated_at: ctx.now }));
}

const rewriteEvent = rewriter(CALENDAR_EVENT, { view: CALENDAR_EVENT.view, label: ({ title }) => title });

function refuseBackwards({ account }: Context, starts: string, ends: string | null): void {
  if (ends === null || ends >= starts) return;
  const at = localClock(ends, account.timezone);
  const start = localTime(starts, account.timezone);
  throw invalid('ends_at', `ends_at: ${at} is before the start ${start}; give a later end, or null`);
}

async function linksOf(
  ctx: Context,
  input: z.output<typeof CreateCalendarEvent>,
): Promise<Pick<CalendarEventRow, Link>> {
  const { application_id = null, job_id = null, candidate_id = null } = input;
  const application = application_id === null ? null : await requireApplication(ctx, application_id);
  if (job_id !== null) await requireJob(ctx, job_id);
  if (candidate_id !== null) await requireCandidate(ctx, candidate_id);
  if (application === null) return { application_id, job_id, candidate_id };
  for (const [field, given] of [
    ['job_id', job_id],
    ['candidate_id', candidate_id],
  ] as const) {
    if (given !== null && given !== application[field]) {
      throw invalid(
        field,
        `${field}: ${application.id} is of ${application[field]}; leave ${field} out, or give another application_id`,
      );
    }
  }
  return { application_id, job_id: application.job_id, candidate_id: application.candidate_id };
}

const requireEvent = orNotFound('calendar_event', findEvent);
