import { type Selectable, sql } from 'kysely';
import { type ListFilters, newestFirst } from '#db/list.ts';
import { findRow, json } from '#db/rows.ts';
import type { RefereeRequestsTable, RefereesTable } from '#db/schema/referees.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { notFound } from '#src/lib/errors.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { dueRecords, nextDue, type Waiting } from '../due.ts';
import { nextReminder } from './rules.ts';
import type { Flag, Referee, RefereeRequest } from './schema.ts';

export type RequestRow = Selectable<RefereeRequestsTable>;
export type RefereeRow = Selectable<RefereesTable>;

/** A request of this agency. @throws AppError NOT_FOUND */
export async function requireRequest(
  ctx: Context,
  id: string,
  field = 'referee_request_id',
): Promise<RequestRow> {
  const row = await findRow(ctx.db, 'referee_requests', ctx.account.id, id);
  if (row === undefined) throw notFound('referee request', id, field);
  return row;
}

/** The newest request of an application. */
export async function latestRequest(ctx: Context, application: string): Promise<RequestRow | undefined> {
  return ctx.db
    .selectFrom('referee_requests')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('application_id', '=', application)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A referee with whether the mail to them failed. */
export interface RefereeView extends RefereeRow {
  mail_status: string | null;
}

/** The referees of requests, in the order they were named, by request. */
export async function refereesOf(
  ctx: Context,
  requests: readonly string[],
): Promise<Map<string, RefereeView[]>> {
  const found = new Map<string, RefereeView[]>();
  if (requests.length === 0) return found;
  const rows = await ctx.db
    .selectFrom('referees as r')
    .leftJoin('scheduled_emails as m', (on) =>
      on.onRef('m.id', '=', 'r.mail_id').onRef('m.account_id', '=', 'r.account_id'),
    )
    .selectAll('r')
    .select('m.status as mail_status')
    .where('r.account_id', '=', ctx.account.id)
    .where('r.request_id', 'in', requests)
    .orderBy('r.position')
    .execute();
  for (const row of rows) {
    const mine = found.get(row.request_id) ?? [];
    mine.push(row);
    found.set(row.request_id, mine);
  }
  return found;
}

/** A page of requests, newest first. */
export async function pageOfRequests(
  ctx: Context,
  filters: ListFilters & { application_id?: string | undefined },
): Promise<Page<RefereeRequest>> {
  let query = ctx.db
    .selectFrom('referee_requests')
    .selectAll('referee_requests')
    .where('account_id', '=', ctx.account.id);
  if (filters.application_id !== undefined)
    query = query.where('application_id', '=', filters.application_id);
  const rows = await newestFirst(query, 'referee_requests', filters).execute();
  const referees = await refereesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return toPage(
    rows,
    { ...filters },
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => toRequest(ctx, row, referees.get(row.id) ?? []),
  );
}

const DUE: Waiting = {
  table: 'referee_requests',
  column: 'due_at',
  open: sql<boolean>`due_at is not null`,
};

/** Requests of all agencies for which something is due: a reminder, or the end. */
export const dueRequests = (db: Db, wall: Instant, limit: number) => dueRecords(db, DUE, wall, limit);

/** When something is next due for a request of an account, at or before an instant. */
export const nextRequestDue = (db: Db, account: string, until: Instant) => nextDue(db, DUE, account, until);

/** What stands in a plan for a link that is made when the plan is committed. */
const LINK_TO_COME = 'https://link.invalid/made-when-it-is-sent';

/** The address of the candidate's page. */
export function urlOf(ctx: Context | WriteContext, row: RequestRow): string {
  if ('rehearsal' in ctx && ctx.rehearsal && row.created_at === ctx.now) return LINK_TO_COME;
  return ctx.deployment?.link('referee_request', row.id).url ?? '';
}

/** Whether nothing more is to come. */
export const isOver = ({ status }: Pick<RequestRow, 'status'>): boolean =>
  status === 'completed' || status === 'expired' || status === 'declined';

/** A request as the API shows it. */
export function toRequest(
  ctx: Context | WriteContext,
  row: RequestRow,
  referees: readonly RefereeView[],
): RefereeRequest {
  return {
    id: row.id as Id<'referee_request'>,
    application_id: row.application_id as Id<'application'>,
    candidate_id: row.candidate_id as Id<'candidate'>,
    job_id: row.job_id as Id<'job'>,
    status: row.status,
    url: urlOf(ctx, row),
    message: row.message,
    sent_at: row.sent_at,
    reminders_sent: row.reminders_sent,
    next_reminder_at: isOver(row) ? null : nextReminder(row.base_at, row.reminders_sent),
    expires_at: row.expires_at,
    received_at: row.received_at,
    completed_at: row.completed_at,
    referees: referees.map(toReferee),
    created_by: row.created_by as Id<'user'> | null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function toReferee(row: RefereeView): Referee {
  return {
    id: row.id as Id<'referee'>,
    name: row.name,
    relationship: row.relationship,
    company: row.company,
    title: row.title,
    email: row.email,
    phone: row.phone,
    worked_from: row.worked_from,
    worked_to: row.worked_to,
    status: statusOf(row),
    answers: json.decode<Referee['answers']>(row.answers),
    would_rehire: row.would_rehire === null ? null : row.would_rehire === 1,
    flags: json.decode<Flag[]>(row.flags),
    sent_at: row.sent_at,
    answered_at: row.answered_at,
  };
}

function statusOf({ status, mail_status }: RefereeView): Referee['status'] {
  if (status !== 'sent' || mail_status === null) return status;
  if (mail_status === 'failed') return 'bounced';
  return mail_status === 'sent' ? 'sent' : 'pending';
}
