import type { Selectable } from 'kysely';
import { newestFirst } from '#db/list.ts';
import { findRow } from '#db/rows.ts';
import type { CalendarEventsTable } from '#db/schema/calendar-events.ts';
import { fromBound } from '#src/lib/clock.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import type { CalendarEvent, CalendarEventFilters } from './calendar-schema.ts';

export type CalendarEventRow = Selectable<CalendarEventsTable>;

/** An entry that is not deleted, or undefined. */
export async function findEvent(ctx: Context, id: string): Promise<CalendarEventRow | undefined> {
  const row = await findRow(ctx.db, 'calendar_events', ctx.account.id, id);
  return row?.deleted_at === null ? row : undefined;
}

/** An entry that was deleted, or undefined. */
export async function findDeletedEvent(ctx: Context, id: string): Promise<CalendarEventRow | undefined> {
  const row = await findRow(ctx.db, 'calendar_events', ctx.account.id, id);
  return row?.deleted_at == null ? undefined : row;
}

/** A page of entries, newest first. */
export async function pageOfEvents(
  ctx: Context,
  filters: CalendarEventFilters,
): Promise<Page<CalendarEvent>> {
  let query = ctx.db
    .selectFrom('calendar_events')
    .selectAll('calendar_events')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null);
  for (const column of ['event_type', 'application_id', 'candidate_id', 'job_id'] as const) {
    const value = filters[column];
    if (value !== undefined) query = query.where(column, '=', value);
  }
  if (filters.start !== undefined) query = query.where('starts_at', '>=', fromBound(filters.start));
  if (filters.end !== undefined) query = query.where('starts_at', '<', fromBound(filters.end));
  const rows = await newestFirst(query, 'calendar_events', filters).execute();
  return toPage(rows, { ...filters }, (row) => ({ at: row.created_at, id: row.id }), toCalendarEvent);
}

/** An entry as the API shows it. */
export function toCalendarEvent(row: CalendarEventRow): CalendarEvent {
  return {
    id: row.id as Id<'calendar_event'>,
    title: row.title,
    notes: row.notes,
    event_type: row.event_type,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    all_day: row.all_day === 1,
    application_id: row.application_id as Id<'application'> | null,
    job_id: row.job_id as Id<'job'> | null,
    candidate_id: row.candidate_id as Id<'candidate'> | null,
    assigned_to: row.assigned_to as Id<'user'> | null,
    created_by: row.created_by as Id<'user'> | null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
