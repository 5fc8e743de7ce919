import { findRow } from '#db/rows.ts';
import { addMs } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import { stagedDrafts } from '../drafts.ts';
import { type DraftRow, EMAIL_DRAFT, type EmailDraft } from './drafts-schema.ts';
import { gapsOf } from './rules.ts';

// Writing takes a minute at most; after this time its process has died.
const WRITING_MS = 10 * 60_000;

/** Drafts of e-mails, with their status as of now. */
export const drafts = stagedDrafts<DraftRow>({
  type: 'email_draft',
  table: 'email_drafts',
  noun: 'e-mail draft',
  madeBy: 'draft_email',
  days: 7,
  read: async (ctx, token) => asWritten(ctx, await findRow(ctx.db, 'email_drafts', ctx.account.id, token)),
});

function asWritten(ctx: Context, row: DraftRow | undefined): DraftRow | undefined {
  const writing = row?.task_status === 'queued' || row?.task_status === 'running';
  if (row === undefined || !writing || addMs(row.updated_at, WRITING_MS) > ctx.now) return row;
  const task_error = 'The service stopped while it was being written.';
  return { ...row, task_status: 'failed', task_error };
}

/** A draft as the API shows it. */
export function toDraft(row: DraftRow): EmailDraft {
  return EMAIL_DRAFT.view(row, { review_token: row.id, gaps: gapsOf(row) });
}
