import { having, newestFirst } from '#db/list.ts';
import { findRow, insertRow, json, statement } from '#db/rows.ts';
import { fromBound, toBound } from '#src/lib/clock.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { rewriter } from '../record/index.ts';
import {
  EMAIL_MESSAGE,
  type EmailMessageRow,
  SCHEDULED_EMAIL,
  type ScheduledEmail,
  type ScheduledEmailRow,
} from './schema.ts';

/** The row of a mail that the API shows; notices of other modules are left out. */
export async function findScheduled(ctx: Context, id: string): Promise<ScheduledEmailRow | undefined> {
  const row = await findRow(ctx.db, 'scheduled_emails', ctx.account.id, id);
  return row === undefined || row.kind === 'notice' ? undefined : row;
}

/** Writes columns of a scheduled mail, where they differ, and reports the change. */
export const rewriteScheduled = rewriter(SCHEDULED_EMAIL, {
  view: SCHEDULED_EMAIL.view,
  label: ({ subject }) => subject,
});

/** Writes columns of a tracked mail, where they differ, and reports the change. */
export const rewriteMessage = rewriter(EMAIL_MESSAGE, {
  view: EMAIL_MESSAGE.view,
  label: ({ subject }) => subject,
});

/** The tracked message of a mail that has not been sent yet. */
export function messageOf(row: ScheduledEmailRow, now: string): EmailMessageRow {
  return {
    id: row.email_message_id ?? newId('email_message'),
    account_id: row.account_id,
    thread_id: row.thread_id,
    scheduled_email_id: row.id,
    candidate_id: row.candidate_id,
    application_id: row.application_id,
    job_id: row.job_id,
    client_id: row.client_id,
    contact_id: row.contact_id,
    direction: 'outbound',
    kind: 'message',
    from_address: null,
    message_id: row.message_id,
    to_address: row.to_address,
    cc_addresses: row.cc_addresses,
    bcc_addresses: row.bcc_addresses,
    subject: row.subject,
    words_by: row.words_by,
    body_text: null,
    body_html: null,
    status: 'queued',
    bounces: '[]',
    sent_at: null,
    created_by: row.created_by,
    created_at: now,
    updated_at: now,
  };
}

export interface ScheduledFilters {
  limit: number;
  cursor?: string | undefined;
  status?: ScheduledEmailRow['status'] | undefined;
  candidate_id?: string | undefined;
  scheduled_after?: string | undefined;
  scheduled_before?: string | undefined;
  updated_after?: string | undefined;
  updated_before?: string | undefined;
}

/** A page of scheduled mails, the latest time first. Immediate ones are included while they have a problem. */
export async function pageOfScheduled(
  ctx: Context,
  filters: ScheduledFilters,
): Promise<Page<ScheduledEmail>> {
  const { cursor, ...rest } = filters;
  const keyed = { ...rest, after: cursor };
  let query = ctx.db
    .selectFrom('scheduled_emails')
    .selectAll('scheduled_emails')
    .where('account_id', '=', ctx.account.id)
    .where((eb) =>
      eb.or([
        eb('kind', '=', 'scheduled'),
        eb.and([eb('kind', '=', 'immediate'), eb('status', '<>', 'sent')]),
      ]),
    );
  query = having(query, 'scheduled_emails', SCHEDULED_EMAIL.filterColumns(filters));
  if (filters.scheduled_after !== undefined)
    query = query.where('scheduled_at', '>=', fromBound(filters.scheduled_after));
  if (filters.scheduled_before !== undefined)
    query = query.where('scheduled_at', '<=', toBound(filters.scheduled_before));
  const rows = await withCursorField(() =>
    newestFirst(query, 'scheduled_emails', keyed, 'scheduled_at').execute(),
  );
  return toPage(rows, keyed, (row) => ({ at: row.scheduled_at, id: row.id }), SCHEDULED_EMAIL.view);
}

// Only this list names its cursor `cursor`; its errors must use that name.
async function withCursorField<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof AppError) || error.field !== 'after') throw error;
    throw invalid('cursor', error.message.replace(/\bafter\b/, 'cursor'));
  }
}

const threadByCandidate = statement((db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('email_threads')
    .where('account_id', '=', v.account)
    .where('candidate_id', '=', v.candidate)
    .select(['id', 'message_ids']),
);

/** The conversation with a candidate; created if there is none. */
export async function threadWith(
  ctx: WriteContext,
  candidateId: string,
): Promise<{ id: string; messageIds: string[] }> {
  const [known] = await threadByCandidate(ctx.tx, { account: ctx.account.id, candidate: candidateId });
  if (known !== undefined) return { id: known.id, messageIds: json.decode(known.message_ids) };
  const id = newId('email_thread');
  await insertRow(ctx.tx, 'email_threads', {
    id,
    account_id: ctx.account.id,
    candidate_id: candidateId,
    message_ids: '[]',
    last_message_at: null,
    created_at: ctx.now,
  });
  return { id, messageIds: [] };
}

/** Marks the tracked message of a mail that will not be sent. */
export async function cancelMessage(ctx: WriteContext, mail: ScheduledEmailRow): Promise<void> {
  if (mail.email_message_id === null) return;
  const row = await findRow(ctx.tx, 'email_messages', ctx.account.id, mail.email_message_id);
  if (row === undefined) return;
  await rewriteMessage(ctx, row, { status: 'cancelled', updated_at: ctx.now });
}
