// Read model: reference requests with their referees and the state of the mail to each.
import { sql } from 'kysely';
import type { ListFilters } from '#db/list.ts';
import { findRow, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import { requireApplication } from '../applications/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { dueRecords, nextDue, type Waiting } from '../due.ts';
import { LINK_TO_COME } from '../ports.ts';
import { listed, orNotFound } from '../record/index.ts';
import { nextReminder } from './rules.ts';
import {
  REFEREE,
  REFEREE_REQUEST,
  type Referee,
  type RefereeRequest,
  type RefereeRow,
  type RequestRow,
} from './schema.ts';

export type { RefereeRow, RequestRow } from './schema.ts';

/** A request of this agency. @throws AppError NOT_FOUND on `field` */
export const requireRequest = orNotFound('referee_request', (ctx, id) =>
  findRow(ctx.db, 'referee_requests', ctx.account.id, id),
);

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

/** A referee, and whether the mail to them failed. */
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
  const query = ctx.db
    .selectFrom('referee_requests')
    .selectAll('referee_requests')
    .where('account_id', '=', ctx.account.id);
  const rows = await listed(query, REFEREE_REQUEST, filters).execute();
  const referees = await refereesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return pageByCreation(rows, filters, (row) => toRequest(ctx, row, referees.get(row.id) ?? []));
}

const DUE: Waiting = {
  table: 'referee_requests',
  column: 'due_at',
  open: sql<boolean>`due_at is not null`,
};

/** Requests of all agencies with a reminder or expiry due. */
export const dueRequests = (db: Db, wall: Instant, limit: number, except: readonly string[]) =>
  dueRecords(db, DUE, wall, limit, except);

/** When the account's next request is due, at or before an instant. */
export const nextRequestDue = (db: Db, account: string, until: Instant) => nextDue(db, DUE, account, until);

/** The URL of the candidate's page. */
export function urlOf(ctx: Context | WriteContext, row: RequestRow): string {
  if ('rehearsal' in ctx && ctx.rehearsal && row.created_at === ctx.now) return LINK_TO_COME;
  return ctx.deployment?.link('referee_request', row.id).url ?? '';
}

/** Whether the request has ended. */
export const isOver = ({ status }: Pick<RequestRow, 'status'>): boolean =>
  status === 'completed' || status === 'expired' || status === 'declined';

const placedSince = statement(
  (db, v: { account: string; candidate: string; except: string; since: string }) =>
    db
      .selectFrom('applications')
      .where('account_id', '=', v.account)
      .where('candidate_id', '=', v.candidate)
      .where('id', '!=', v.except)
      .where('stage', '=', 'placed')
      .where('stage_changed_at', '>=', v.since)
      .limit(1)
      .select('id'),
);

/**
 * Whether references are still of use: not once the application was rejected or withdrawn, or the person was placed in another role
 * after they were asked.
 */
export async function isWanted(ctx: Context, row: RequestRow): Promise<boolean> {
  const { status } = await requireApplication(ctx, row.application_id);
  if (status !== 'active' && status !== 'placed') return false;
  const { candidate_id: candidate, application_id: except, created_at: since } = row;
  return (await placedSince(ctx.db, { account: ctx.account.id, candidate, except, since })).length === 0;
}

/** A request as the API shows it. */
export function toRequest(
  ctx: Context | WriteContext,
  row: RequestRow,
  referees: readonly RefereeView[],
): RefereeRequest {
  return REFEREE_REQUEST.view(row, {
    url: urlOf(ctx, row),
    next_reminder_at: isOver(row) ? null : nextReminder(row.base_at, row.reminders_sent),
    referees: referees.map((referee) => REFEREE.view(referee, { status: statusOf(referee) })),
  });
}

function statusOf({ status, mail_status }: RefereeView): Referee['status'] {
  if (status !== 'sent' || mail_status === null) return status;
  if (mail_status === 'failed') return 'bounced';
  return mail_status === 'sent' ? 'sent' : 'pending';
}
