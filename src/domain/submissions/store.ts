import { sql } from 'kysely';
import { newestFirst } from '#db/list.ts';
import { ofAccount } from '#db/owned.ts';
import { json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { dueRecords, nextDue, type Waiting } from '../due.ts';
import { isSent, type LastMail, pageUrl, questionsOf } from '../review/index.ts';
import type { ItemRow, SubmissionRow } from './rules.ts';
import { isOpen, OPEN, statusAt } from './rules.ts';
import type { InterviewRequest, Submission, SubmissionFilters, SubmissionItem } from './schema.ts';

/** A submission's row with what its record shows of other records, and with what time has made of its status. */
export type SubmissionView = SubmissionRow & LastMail & { job_title: string; client_name: string };

function views(db: Db, account: string) {
  return db
    .selectFrom('submissions')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .innerJoin('clients', 'clients.id', 'submissions.client_id')
    .leftJoin('scheduled_emails as mail', 'mail.id', 'submissions.mail_id')
    .where(ofAccount('submissions', account))
    .selectAll('submissions')
    .select([
      'jobs.title as job_title',
      'clients.name as client_name',
      'mail.status as mail_status',
      'mail.attempts as mail_attempts',
    ]);
}

const viewById = statement((db, v: { account: string; id: string }) =>
  views(db, v.account).where('submissions.id', '=', v.id),
);

const itemsOf = statement((db, v: { account: string; submission: string }) =>
  db
    .selectFrom('submission_items')
    .selectAll()
    .where(ofAccount('submission_items', v.account))
    .where('submission_id', '=', v.submission)
    .orderBy('position'),
);

/** A submission of this agency with its items, or undefined. */
export async function findSubmission(
  ctx: Context,
  id: string,
): Promise<{ row: SubmissionView; items: ItemRow[] } | undefined> {
  const [row] = await viewById(ctx.db, { account: ctx.account.id, id });
  if (row === undefined) return undefined;
  const items = await itemsOf(ctx.db, { account: ctx.account.id, submission: id });
  return { row: { ...row, status: statusAt(row, ctx.now) }, items };
}

/** A page of submissions, newest first, without what the contacts said. */
export async function pageOfSubmissions(ctx: Context, filters: SubmissionFilters): Promise<Page<Submission>> {
  let query = ctx.db
    .selectFrom('submissions')
    .where('submissions.account_id', '=', ctx.account.id)
    .select(['submissions.id', 'submissions.created_at']);
  for (const column of ['job_id', 'client_id'] as const) {
    const value = filters[column];
    if (value !== undefined) query = query.where(`submissions.${column}`, '=', value);
  }
  const { status } = filters;
  if (status !== undefined) {
    query = query.where((eb) => {
      const stored = eb('submissions.status', '=', status);
      if (isOpen(status)) return eb.and([stored, eb('submissions.expires_at', '>', ctx.now)]);
      if (status !== 'expired') return stored;
      const overdue = eb('submissions.expires_at', '<=', ctx.now);
      return eb.or([stored, eb.and([eb('submissions.status', 'in', [...OPEN]), overdue])]);
    });
  }
  const rows = await newestFirst(query, 'submissions', filters).execute();
  const found = await manyOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return toPage(
    rows.flatMap(({ id }) => found.get(id) ?? []),
    { ...filters },
    ({ row }) => ({ at: row.created_at, id: row.id }),
    ({ row, items }) => toSubmission(ctx, row, items),
  );
}

async function manyOf(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, { row: SubmissionView; items: ItemRow[] }>> {
  if (ids.length === 0) return new Map();
  const rows = await views(ctx.db, ctx.account.id).where('submissions.id', 'in', ids).execute();
  const items = await ctx.db
    .selectFrom('submission_items')
    .selectAll()
    .where(ofAccount('submission_items', ctx.account.id))
    .where('submission_id', 'in', ids)
    .orderBy('position')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        row: { ...row, status: statusAt(row, ctx.now) },
        items: items.filter((item) => item.submission_id === row.id),
      },
    ]),
  );
}

/** Candidates that this client has been sent for this job, each with the latest submission. */
export async function alreadySent(
  ctx: Context,
  about: { job_id: string; client_id: string; candidates: readonly string[] },
): Promise<Map<string, { submission_id: string; sent_at: string }>> {
  const rows = await ctx.db
    .selectFrom('submission_items as item')
    .innerJoin('submissions as sent', 'sent.id', 'item.submission_id')
    .where('item.account_id', '=', ctx.account.id)
    .where('item.candidate_id', 'in', about.candidates)
    .where('sent.job_id', '=', about.job_id)
    .where('sent.client_id', '=', about.client_id)
    .orderBy('sent.created_at')
    .orderBy('sent.id')
    .select(['item.candidate_id', 'sent.id as submission_id', 'sent.created_at as sent_at'])
    .execute();
  return new Map(rows.map(({ candidate_id, ...sent }) => [candidate_id, sent]));
}

const STILL_OPEN: Waiting = {
  table: 'submissions',
  column: 'expires_at',
  open: sql<boolean>`status in ('pending', 'viewed', 'partially_responded')`,
};

/** Open submissions whose time is over, of every account. @param wall the time outside test clocks */
export const expiredSubmissions = (db: Db, wall: Instant, limit: number) =>
  dueRecords(db, STILL_OPEN, wall, limit);

/** When the account's next submission expires, at or before an instant. */
export const nextSubmissionExpiry = (db: Db, account: string, until: Instant) =>
  nextDue(db, STILL_OPEN, account, until);

/** A submission as the API shows it; what the contact said only with `responses`. */
export function toSubmission(
  ctx: Context,
  row: SubmissionView,
  items: readonly ItemRow[],
  responses = false,
): Submission {
  return {
    id: row.id as Id<'submission'>,
    account_id: row.account_id as Id<'account'>,
    job_id: row.job_id as Id<'job'>,
    client_id: row.client_id as Id<'client'>,
    client_contact_id: row.client_contact_id as Id<'client_contact'>,
    job_title: row.job_title,
    client_name: row.client_name,
    status: row.status,
    title: row.title,
    email_subject: row.email_subject,
    greeting: row.greeting,
    headline: row.headline,
    intro_body: row.intro_body,
    message: row.message,
    identity_visibility: row.identity_visibility,
    url: pageUrl(ctx, 'submission', row),
    email_sent: isSent(row),
    expires_at: row.expires_at,
    first_viewed_at: row.first_viewed_at,
    completed_at: row.completed_at,
    created_by: row.created_by as Id<'user'> | null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    items: items.map((item) => toItem(item, responses)),
  };
}

/** An item as the API shows it. */
export function toItem(item: ItemRow, responses: boolean): SubmissionItem {
  const shown = {
    id: item.id as Id<'submission_item'>,
    application_id: item.application_id as Id<'application'>,
    candidate_id: item.candidate_id as Id<'candidate'>,
    position: item.position,
    display_name: item.display_name,
    summary: item.summary,
    summary_source: item.summary_source,
  };
  if (!responses) return shown;
  return {
    id: shown.id,
    application_id: shown.application_id,
    candidate_id: shown.candidate_id,
    position: shown.position,
    display_name: shown.display_name,
    summary: shown.summary,
    summary_source: shown.summary_source,
    response: item.response,
    responded_at: item.responded_at,
    pass_reason: item.pass_reason,
    interview_request: json.decodeOrNull<InterviewRequest>(item.interview_request),
    questions: questionsOf(item),
    viewed_at: item.viewed_at,
  };
}

/** The records of candidates by id, deleted ones included: what was sent of them may still name them. */
export async function recordsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, CandidateRow>> {
  const rows = await ctx.db
    .selectFrom('candidates')
    .selectAll()
    .where(ofAccount('candidates', ctx.account.id))
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
