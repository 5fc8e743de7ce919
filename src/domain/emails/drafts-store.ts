import { type Selectable, sql } from 'kysely';
import { findRow, json } from '#db/rows.ts';
import type { EmailDraftsTable } from '#db/schema/email-drafts.ts';
import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import type { Id } from '#src/lib/ids.ts';
import type { Context } from '../context.ts';
import { dueRecords, nextDue, type Waiting } from '../due.ts';
import { EmailDraft } from './drafts-schema.ts';
import { gapsOf } from './rules.ts';

export type DraftRow = Selectable<EmailDraftsTable>;

// Writing one takes a minute at most; past this its process has died.
const WRITING_MS = 10 * 60_000;

/** A draft with what time has made of it, or undefined. */
export async function findDraft(ctx: Context, token: string): Promise<DraftRow | undefined> {
  const row = await findRow(ctx.db, 'email_drafts', ctx.account.id, token);
  if (row === undefined) return undefined;
  const expired = row.status === 'staged' && row.expires_at <= ctx.now;
  const writing = row.task_status === 'queued' || row.task_status === 'running';
  const abandoned = writing && addMs(row.updated_at, WRITING_MS) <= ctx.now;
  return {
    ...row,
    ...(expired ? { status: 'expired' as const } : {}),
    ...(abandoned
      ? { task_status: 'failed' as const, task_error: 'The service stopped while it was being written.' }
      : {}),
  };
}

/** A draft as the API shows it. */
export function toDraft(row: DraftRow): EmailDraft {
  return {
    review_token: row.id,
    email_draft_id: row.id as Id<'email_draft'>,
    candidate_id: row.candidate_id as Id<'candidate'>,
    application_id: row.application_id as Id<'application'> | null,
    intent: row.intent,
    subject: row.subject,
    body: row.body,
    schedule_at: row.schedule_at,
    template_chip: EmailDraft.shape.template_chip.catch(null).parse(row.template_chip),
    gaps: gapsOf(row),
    task_status: row.task_status,
    task_error: row.task_error,
    notes: json.decode(row.notes),
    status: row.status,
    source: EmailDraft.shape.source.catch('api').parse(row.source),
    scheduled_email_id: row.scheduled_email_id as Id<'scheduled_email'> | null,
    created_by: row.created_by as Id<'user'> | null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    expires_at: row.expires_at,
  };
}

const STAGED: Waiting = {
  table: 'email_drafts',
  column: 'expires_at',
  open: sql<boolean>`status = 'staged'`,
};

/** Staged drafts whose time is over, of every account. @param wall the time outside test clocks */
export const expiredDrafts = (db: Db, wall: Instant, limit: number) => dueRecords(db, STAGED, wall, limit);

/** When the account's next draft expires, at or before an instant. */
export const nextExpiry = (db: Db, account: string, until: Instant) => nextDue(db, STAGED, account, until);
