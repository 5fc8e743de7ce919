import { sql } from 'kysely';
import { withIds } from '#db/owned.ts';
import { findRow, json, statement } from '#db/rows.ts';
import { addDays, addMs, type Day, fromBound, startOfDay, toBound } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import { idsOfPeopleNamed } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { listed } from '../record/index.ts';
import type { Span } from './rules.ts';
import {
  INTERVIEW,
  type Interview,
  type Interviewer,
  type InterviewFilters,
  type InterviewRow,
} from './schema.ts';

export type { InterviewRow } from './schema.ts';

const DAY_MS = 24 * 60 * 60_000;

/** An interview of this agency, or undefined. */
export async function findInterview(ctx: Context, id: string): Promise<InterviewRow | undefined> {
  return findRow(ctx.db, 'interviews', ctx.account.id, id);
}

/** A page of interviews, newest first. */
export async function pageOfInterviews(ctx: Context, filters: InterviewFilters): Promise<Page<Interview>> {
  let query = ctx.db
    .selectFrom('interviews')
    .select(['interviews.id', 'interviews.created_at'])
    .where('account_id', '=', ctx.account.id);
  if (filters.name !== undefined)
    query = query.where('candidate_id', 'in', idsOfPeopleNamed(ctx, filters.name));
  if (filters.day !== undefined) {
    const { timezone } = ctx.account;
    const day = dayOf(filters.day, ctx.today);
    query = query
      .where('starts_at', '>=', startOfDay(day, timezone))
      .where('starts_at', '<', startOfDay(addDays(day, 1), timezone));
  }
  const { starts_after, starts_before } = filters;
  if (starts_after !== undefined)
    query = query.where('starts_at', '>=', fromBound(starts_after, ctx.account.timezone));
  if (starts_before !== undefined)
    query = query.where('starts_at', '<=', toBound(starts_before, ctx.account.timezone));
  // Always so: it says that the index of scheduled interviews by creation will do.
  if (filters.status === 'scheduled') query = query.where(sql<boolean>`interviews.created_at > ''`);
  const rows = await listed(query, INTERVIEW, filters).execute();
  const found = await rowsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return pageByCreation(
    rows.flatMap(({ id }) => found.get(id) ?? []),
    filters,
    INTERVIEW.view,
  );
}

async function rowsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, InterviewRow>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('interviews')
    .selectAll()
    .where(withIds('interviews', ctx.account.id, ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const FROM_TODAY: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };

function dayOf(given: string, today: Day): Day {
  const days = FROM_TODAY[given];
  return days === undefined ? given : addDays(today, days);
}

const ofApplication = statement((db, v: { account: string; application: string }) =>
  db
    .selectFrom('interviews')
    .where('account_id', '=', v.account)
    .where('application_id', '=', v.application)
    .where('status', '<>', 'cancelled')
    .select(['kind', 'round']),
);

/** The next round number of interviews of a kind for an application. */
export async function nextRound(
  ctx: Context,
  application: string,
  kind: InterviewRow['kind'],
): Promise<number> {
  const rows = await ofApplication(ctx.db, { account: ctx.account.id, application });
  const rounds = rows.filter((row) => row.kind === kind).map(({ round }) => round);
  return Math.min(50, Math.max(0, ...rounds) + 1);
}

const during = statement((db, v: { account: string; earliest: string; from: string; to: string }) =>
  db
    .selectFrom('interviews')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('status', '=', 'scheduled')
    .where('starts_at', '>', v.earliest)
    .where('starts_at', '<', v.to)
    .where('ends_at', '>', v.from)
    .orderBy('starts_at')
    .limit(1000),
);

/** The scheduled interviews that overlap a time span. */
export async function interviewsDuring(ctx: Context, span: Span): Promise<InterviewRow[]> {
  return during(ctx.db, {
    account: ctx.account.id,
    // No interview is longer than a day, so a range on the start index is enough.
    earliest: addMs(span.starts_at, -DAY_MS - 1),
    from: span.starts_at,
    to: span.ends_at,
  });
}

/** The interviewers of a row. */
export function interviewersOf(row: InterviewRow): Interviewer[] {
  return json.decode<Interviewer[]>(row.interviewers);
}
