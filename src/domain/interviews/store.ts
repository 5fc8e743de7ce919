import { findRow, json, statement } from '#db/rows.ts';
import { addMs, fromBound, toBound } from '#src/lib/clock.ts';
import { newestPage, type Page } from '#src/lib/page.ts';
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
    .selectAll('interviews')
    .where('account_id', '=', ctx.account.id);
  const { starts_after, starts_before } = filters;
  if (starts_after !== undefined) query = query.where('starts_at', '>=', fromBound(starts_after));
  if (starts_before !== undefined) query = query.where('starts_at', '<=', toBound(starts_before));
  return newestPage(await listed(query, INTERVIEW, filters).execute(), filters, toInterview);
}

const ofApplication = statement((db, v: { account: string; application: string }) =>
  db
    .selectFrom('interviews')
    .where('account_id', '=', v.account)
    .where('application_id', '=', v.application)
    .where('status', '<>', 'cancelled')
    .select(['kind', 'round']),
);

/** The number of the next interview of a kind about an application. */
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

/** The scheduled interviews that share some time with a span. */
export async function interviewsDuring(ctx: Context, span: Span): Promise<InterviewRow[]> {
  return during(ctx.db, {
    account: ctx.account.id,
    // None is longer than a day, so that the index on the start bounds the search.
    earliest: addMs(span.starts_at, -DAY_MS - 1),
    from: span.starts_at,
    to: span.ends_at,
  });
}

/** The interviewers of a row. */
export function interviewersOf(row: InterviewRow): Interviewer[] {
  return json.decode<Interviewer[]>(row.interviewers);
}

/** An interview as the API shows it. */
export function toInterview(row: InterviewRow): Interview {
  return INTERVIEW.view(row);
}
