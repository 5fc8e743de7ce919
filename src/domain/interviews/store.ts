import type { Selectable } from 'kysely';
import { newestFirst } from '#db/list.ts';
import { findRow, json, statement } from '#db/rows.ts';
import type { InterviewsTable } from '#db/schema/interviews.ts';
import { addMs, fromBound, toBound } from '#src/lib/clock.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import type { Span } from './rules.ts';
import type { Interview, Interviewer, InterviewFilters, Scorecard } from './schema.ts';

export type InterviewRow = Selectable<InterviewsTable>;

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
  for (const column of [
    'application_id',
    'job_id',
    'candidate_id',
    'client_id',
    'organizer_id',
    'kind',
    'status',
    'outcome',
  ] as const) {
    const value = filters[column];
    if (value !== undefined) query = query.where(column, '=', value);
  }
  const { starts_after, starts_before } = filters;
  if (starts_after !== undefined) query = query.where('starts_at', '>=', fromBound(starts_after));
  if (starts_before !== undefined) query = query.where('starts_at', '<=', toBound(starts_before));
  const rows = await newestFirst(query, 'interviews', filters).execute();
  return toPage(rows, { ...filters }, (row) => ({ at: row.created_at, id: row.id }), toInterview);
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
  return {
    id: row.id as Id<'interview'>,
    application_id: row.application_id as Id<'application'>,
    job_id: row.job_id as Id<'job'>,
    candidate_id: row.candidate_id as Id<'candidate'>,
    client_id: row.client_id as Id<'client'> | null,
    kind: row.kind,
    format: row.format,
    round: row.round,
    title: row.title,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    timezone: row.timezone,
    location: row.location,
    meeting_url: row.meeting_url,
    interviewers: interviewersOf(row),
    organizer_id: row.organizer_id as Id<'user'> | null,
    calendar_event_id: row.calendar_event_id as Id<'calendar_event'> | null,
    status: row.status,
    outcome: row.outcome,
    scorecard: json.decodeOrNull<Scorecard>(row.scorecard),
    reschedule_count: row.reschedule_count,
    cancel_reason: row.cancel_reason,
    created_by: row.created_by as Id<'user'> | null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
