// Read model: submissions as they are shown, with their job, their client and the state of their last mail.
import { sql } from 'kysely';
import { withIds } from '#db/owned.ts';
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { dueRecords, nextDue, type Waiting } from '../due.ts';
import { listed } from '../record/index.ts';
import { isSent, type LastMail, pageUrl } from '../review/index.ts';
import { isOpen, OPEN, statusAt } from './rules.ts';
import {
  type ItemRow,
  SUBMISSION,
  SUBMISSION_ITEM,
  type Submission,
  type SubmissionFilters,
  type SubmissionItem,
  type SubmissionRow,
} from './schema.ts';

/** A submission's row with what its record shows of other records, and with what time has made of its status. */
export type SubmissionView = SubmissionRow &
  LastMail & { job_title: string; job_status: string; client_name: string };

function views(db: Db, account: string) {
  return db
    .selectFrom('submissions')
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'submissions.account_id').onRef('jobs.id', '=', 'submissions.job_id'),
    )
    .innerJoin('clients', (on) =>
      on
        .onRef('clients.account_id', '=', 'submissions.account_id')
        .onRef('clients.id', '=', 'submissions.client_id'),
    )
    .leftJoin('scheduled_emails as mail', (on) =>
      on.onRef('mail.account_id', '=', 'submissions.account_id').onRef('mail.id', '=', 'submissions.mail_id'),
    )
    .where('submissions.account_id', '=', account)
    .selectAll('submissions')
    .select([
      'jobs.title as job_title',
      'jobs.status as job_status',
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
    .where('account_id', '=', v.account)
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
  const { status } = filters;
  if (status !== undefined) {
    query = query.where((eb) => {
      const stored = eb('submissions.status', '=', status);
      const inReview = eb('submissions.held_at', 'is not', null);
      const inTime = eb('submissions.expires_at', '>', ctx.now);
      if (isOpen(status)) return eb.and([stored, eb.or([inTime, inReview])]);
      if (status !== 'expired') return stored;
      const overdue = eb.and([
        eb('submissions.expires_at', '<=', ctx.now),
        eb('submissions.held_at', 'is', null),
      ]);
      return eb.or([stored, eb.and([eb('submissions.status', 'in', [...OPEN]), overdue])]);
    });
  }
  const rows = await listed(query, SUBMISSION, filters).execute();
  const found = await manyOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return pageByCreation(
    rows.flatMap(({ id }) => found.get(id)?.row ?? []),
    filters,
    (row) => toSubmission(ctx, row, found.get(row.id)?.items ?? []),
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
    .where(withIds('submission_items', ctx.account.id, ids, 'submission_id'))
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

/**
 * Candidates that this client has been sent for this job, or will be once that is released, each with the latest
 * submission; `sent_at` is null for one that waits.
 */
export async function alreadySent(
  ctx: Context,
  about: { job_id: string; client_id: string; candidates: readonly string[] },
): Promise<Map<string, { submission_id: string; sent_at: string | null }>> {
  const rows = await ctx.db
    .selectFrom('submission_items as item')
    .innerJoin('submissions as sent', (on) =>
      on.onRef('sent.account_id', '=', 'item.account_id').onRef('sent.id', '=', 'item.submission_id'),
    )
    .where('item.account_id', '=', ctx.account.id)
    .where('item.candidate_id', 'in', about.candidates)
    .where('sent.job_id', '=', about.job_id)
    .where('sent.client_id', '=', about.client_id)
    // One that was withdrawn unsent reached nobody.
    .where((eb) => eb.or([eb('sent.mail_id', 'is not', null), eb('sent.held_at', 'is not', null)]))
    .orderBy('sent.created_at')
    .orderBy('sent.id')
    .select(['item.candidate_id', 'sent.id as submission_id', 'sent.sent_at', 'sent.held_at'])
    .execute();
  return new Map(
    rows.map(({ candidate_id, submission_id, sent_at, held_at }) => [
      candidate_id,
      { submission_id, sent_at: held_at === null ? sent_at : null },
    ]),
  );
}

/** What the client calls those whom it was put for a job without the full name, or will be once that is released, oldest first. */
export async function labelsSent(
  ctx: Context,
  about: { job_id: string; client_id: string },
): Promise<Pick<ItemRow, 'candidate_id' | 'display_name'>[]> {
  return ctx.db
    .selectFrom('submission_items as item')
    .innerJoin('submissions as sent', (on) =>
      on.onRef('sent.account_id', '=', 'item.account_id').onRef('sent.id', '=', 'item.submission_id'),
    )
    .where('item.account_id', '=', ctx.account.id)
    .where('sent.job_id', '=', about.job_id)
    .where('sent.client_id', '=', about.client_id)
    .where('sent.identity_visibility', '!=', 'full')
    .where((eb) => eb.or([eb('sent.mail_id', 'is not', null), eb('sent.held_at', 'is not', null)]))
    .orderBy('sent.created_at')
    .orderBy('sent.id')
    .orderBy('item.position')
    .select(['item.candidate_id', 'item.display_name'])
    .execute();
}

/** The level at which an application was last put to the client; null where it was put to nobody. */
export async function levelSent(
  ctx: Context,
  applicationId: string,
): Promise<SubmissionRow['identity_visibility'] | null> {
  const row = await ctx.db
    .selectFrom('submission_items as item')
    .innerJoin('submissions as sent', (on) =>
      on.onRef('sent.account_id', '=', 'item.account_id').onRef('sent.id', '=', 'item.submission_id'),
    )
    .where('item.account_id', '=', ctx.account.id)
    .where('item.application_id', '=', applicationId)
    .where('sent.mail_id', 'is not', null)
    .orderBy('sent.sent_at', 'desc')
    .limit(1)
    .select('sent.identity_visibility')
    .executeTakeFirst();
  return row?.identity_visibility ?? null;
}

const STILL_OPEN: Waiting = {
  table: 'submissions',
  column: 'expires_at',
  open: sql<boolean>`status in ('pending', 'viewed', 'partially_responded') and held_at is null`,
};

/** Open submissions whose time is over, of every account. @param wall the time outside test clocks */
export const expiredSubmissions = (db: Db, wall: Instant, limit: number, except: readonly string[]) =>
  dueRecords(db, STILL_OPEN, wall, limit, except);

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
  return SUBMISSION.view(row, {
    url: pageUrl(ctx, 'submission', row),
    answers: answersOf(items),
    email_sent: isSent(row),
    items: items.map((item) => toItem(item, responses)),
  });
}

function answersOf(items: readonly ItemRow[]): Submission['answers'] {
  const answers = { interview_requested: 0, passed: 0, question: 0, none: 0 };
  for (const { response } of items) answers[response] += 1;
  return answers;
}

/** An item as the API shows it. */
export function toItem(row: ItemRow, responses: boolean): SubmissionItem {
  const item = SUBMISSION_ITEM.view(row);
  if (responses) return item;
  const { id, application_id, candidate_id, position, display_name, summary, summary_source } = item;
  return { id, application_id, candidate_id, position, display_name, summary, summary_source };
}
