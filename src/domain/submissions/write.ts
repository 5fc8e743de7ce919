import { updateRow } from '#db/rows.ts';
import type { WriteContext } from '../context.ts';
import { orNotFound } from '../record/index.ts';
import type { LastMail } from '../review/index.ts';
import type { ItemRow, Submission, SubmissionRow } from './schema.ts';
import { findSubmission, type SubmissionView, toSubmission } from './store.ts';

/** A submission with its candidates. */
export interface SubmissionWithItems {
  row: SubmissionView;
  items: ItemRow[];
}

/** A submission of the agency. @throws AppError NOT_FOUND on `field` */
export const requireSubmission = orNotFound('submission', findSubmission);

/** How a person would name a submission. */
export function labelOf(row: SubmissionView, items: readonly ItemRow[]): string {
  const whom = items.length === 1 ? '1 candidate' : `${items.length} candidates`;
  return row.title ?? `${whom} for ${row.job_title} to ${row.client_name}`;
}

/**
 * Writes columns of a submission and of its items, and tells of it. Answers both as they are now.
 * @param mail the last mail to the contact, where there is another now
 */
export async function rewriteSubmission(
  ctx: WriteContext,
  { row, items }: SubmissionWithItems,
  patch: Partial<SubmissionRow>,
  itemPatches: ReadonlyMap<string, Partial<ItemRow>> = new Map(),
  mail: LastMail = row,
  label = labelOf(row, items),
): Promise<SubmissionWithItems & { submission: Submission }> {
  const changed = { ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'submissions', ctx.account.id, row.id, changed);
  for (const [id, columns] of itemPatches) {
    await updateRow(ctx.tx, 'submission_items', ctx.account.id, id, columns);
  }
  const after: SubmissionWithItems = {
    row: { ...row, ...changed, mail_status: mail.mail_status, mail_attempts: mail.mail_attempts },
    items: items.map((item) => ({ ...item, ...itemPatches.get(item.id) })),
  };
  const submission = toSubmission(ctx, after.row, after.items, true);
  ctx.changed({
    type: 'submission',
    id: row.id,
    before: toSubmission(ctx, row, items, true),
    after: submission,
    label,
  });
  return { ...after, submission };
}
