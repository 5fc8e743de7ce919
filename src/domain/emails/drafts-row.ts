import { findRow, insertRow, updateRow } from '#db/rows.ts';
import { renderLightFormatting } from '#src/lib/formatting.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { blankMail, senderOf } from './blank-mail.ts';
import type { DraftRow } from './drafts-schema.ts';
import { addressOf } from './rules.ts';
import { SCHEDULED_EMAIL, type ScheduledEmailRow } from './schema.ts';

/**
 * Keeps the scheduled row of a draft in line with it: inserted, changed, or cancelled if the draft has no time any
 * more.
 * @returns its id; null without a time
 */
export async function syncScheduledRow(ctx: WriteContext, draft: DraftRow): Promise<string | null> {
  if (draft.schedule_at === null) {
    await cancelScheduledRow(ctx, draft.scheduled_email_id);
    return null;
  }
  const content = {
    subject: draft.subject.trim(),
    body_text: draft.body.trim() === '' ? null : draft.body,
    body_html: draft.body.trim() === '' ? null : renderLightFormatting(draft.body),
    scheduled_at: draft.schedule_at,
    due_at: draft.schedule_at,
    words_by: draft.words_by,
    updated_at: ctx.now,
  };
  const known =
    draft.scheduled_email_id === null
      ? undefined
      : await findRow(ctx.tx, 'scheduled_emails', ctx.account.id, draft.scheduled_email_id);
  if (known !== undefined) {
    await updateRow(ctx.tx, 'scheduled_emails', ctx.account.id, known.id, content);
    reportRow(ctx, known, { ...known, ...content });
    return known.id;
  }
  const candidate = await requireCandidate(ctx, draft.candidate_id);
  const row: ScheduledEmailRow = {
    ...blankMail(ctx),
    ...(await senderOf(ctx, draft.created_by ?? undefined)),
    ...content,
    kind: 'scheduled',
    status: 'draft',
    candidate_id: candidate.id,
    job_id: draft.job_id,
    application_id: draft.application_id,
    to_address: addressOf(candidate, undefined),
    to_name: candidate.name,
  };
  await insertRow(ctx.tx, 'scheduled_emails', row);
  reportRow(ctx, null, row);
  return row.id;
}

/** Cancels the scheduled row of a draft that will not be sent. */
export async function cancelScheduledRow(ctx: WriteContext, id: string | null): Promise<void> {
  const row = id === null ? undefined : await findRow(ctx.tx, 'scheduled_emails', ctx.account.id, id);
  if (row?.status !== 'draft') return;
  const patch = { status: 'cancelled', cancelled_at: ctx.now, updated_at: ctx.now } as const;
  await updateRow(ctx.tx, 'scheduled_emails', ctx.account.id, row.id, patch);
  reportRow(ctx, row, { ...row, ...patch });
}

function reportRow(ctx: WriteContext, before: ScheduledEmailRow | null, after: ScheduledEmailRow): void {
  ctx.changed({
    type: 'scheduled_email',
    id: after.id,
    before: before === null ? null : SCHEDULED_EMAIL.view(before),
    after: SCHEDULED_EMAIL.view(after),
    label: after.subject,
  });
}
