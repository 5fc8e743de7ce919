import { findRow } from '#db/rows.ts';
import { fromBound } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { listed } from '../record/index.ts';
import {
  CALENDAR_EVENT,
  type CalendarEvent,
  type CalendarEventFilters,
  type CalendarEventRow,
} from './calendar-schema.ts';

export type { CalendarEventRow } from './calendar-schema.ts';

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
