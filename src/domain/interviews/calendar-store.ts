import { sql } from 'kysely';
import { findRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { fromBound, type Instant } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { dueRecords, nextDue, type Waiting } from '../due.ts';
import { listed } from '../record/index.ts';
import {
  CALENDAR_EVENT,
  type CalendarEvent,
  type CalendarEventFilters,
  type CalendarEventRow,
} from './calendar-schema.ts';

export type { CalendarEventRow } from './calendar-schema.ts';

const TO_COME: Waiting = {
  table: 'calendar_events',
  column: 'contact_due_at',
  open: sql<boolean>`contact_due_at is not null`,
};

/** Meetings with candidates that have begun and were not counted, of every account. @param wall the time outside test clocks */
export const begunMeetings = (db: Db, wall: Instant, limit: number, except: readonly string[]) =>
  dueRecords(db, TO_COME, wall, limit, except);

/** When the account's next meeting with a candidate begins, at or before an instant. */
export const nextMeeting = (db: Db, account: string, until: Instant) => nextDue(db, TO_COME, account, until);

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
  if (filters.start !== undefined) query = query.where('starts_at', '>=', fromBound(filters.start));
  if (filters.end !== undefined) query = query.where('starts_at', '<', fromBound(filters.end));
  return pageByCreation(await listed(query, CALENDAR_EVENT, filters).execute(), filters, CALENDAR_EVENT.view);
}
