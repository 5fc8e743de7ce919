import { updateRow } from '#db/rows.ts';
import type { ActivityEntry, OutwardWords, WriteContext } from '../context.ts';
import { orNotFound } from '../record/index.ts';
import type { LastMail } from '../review/index.ts';
import type { Sentence } from '../sentences.ts';
import type { Spec } from './schema.ts';
import { findSpec, type SpecRow, type SpecView, toSpec } from './store.ts';

/** A spec of the agency. @throws AppError NOT_FOUND on `field` */
export const requireSpec = orNotFound('spec', findSpec);

/** How a person would name a spec. */
export const labelOf = (row: SpecView): `${string} to ${string}` => `${row.headline} to ${row.client_name}`;

/**
 * Writes columns of a spec and tells of it.
 * @param mail the last mail to the contact, where there is another now
 * @param shown the words that it lets the contact read
 */
export async function rewriteSpec(
  ctx: WriteContext,
  row: SpecView,
  patch: Partial<SpecRow>,
  mail: LastMail = row,
  shown?: OutwardWords,
): Promise<{ row: SpecView; spec: Spec }> {
  const changed = { ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'specs', ctx.account.id, row.id, changed);
  const after: SpecView = {
    ...row,
    ...changed,
    mail_status: mail.mail_status,
    mail_attempts: mail.mail_attempts,
  };
  const spec = toSpec(ctx, after);
  const before = toSpec(ctx, row);
  ctx.changed({ type: 'spec', id: row.id, before, after: spec, label: labelOf(row), shown });
  return { row: after, spec };
}

/** Writes a line of the activities about a spec. */
export function note(
  ctx: WriteContext,
  row: SpecView,
  summary: Sentence,
  more: Pick<ActivityEntry, 'body' | 'job_id' | 'application_id'> = {},
): void {
  ctx.record({
    type: 'spec',
    summary,
    candidate_id: row.candidate_id,
    client_id: row.client_id,
    contact_id: row.client_contact_id,
    data: { spec_id: row.id },
    ...more,
  });
}
