import { updateRow } from '#db/rows.ts';
import type { WriteContext } from '../context.ts';
import { PAPER } from './schema.ts';
import { anyPaper, toPaper } from './store.ts';

/** The members that checking a document changes. */
export const CHECKED_MEMBERS = [
  'status',
  'details',
  'issued_on',
  'expires_on',
  'rejection_reason',
  'checked_by',
  'checked_at',
] as const;

/** Deletes a saved document; the one that it replaced counts again. */
export async function removePaper(ctx: WriteContext, id: string): Promise<void> {
  const row = await anyPaper(ctx, id);
  if (row === undefined) return;
  await ctx.tx.deleteFrom('papers').where('account_id', '=', ctx.account.id).where('id', '=', id).execute();
  const before = toPaper(row, ctx.today);
  ctx.changed({ type: 'paper', id, before, after: null, label: before.label });
  await restoreReplaced(ctx, id);
}

/** Restores members of a document from before it was checked; the one that it replaced counts again. */
export async function restorePaper(
  ctx: WriteContext,
  id: string,
  members: Readonly<Record<string, unknown>>,
): Promise<void> {
  const row = await anyPaper(ctx, id);
  if (row === undefined) return;
  const patch = PAPER.restoredColumns(members, CHECKED_MEMBERS);
  const { status } = members;
  if (status !== undefined) patch.state = status === 'to_check' || status === 'rejected' ? status : 'valid';
  patch.updated_at = ctx.now;
  await updateRow(ctx.tx, 'papers', ctx.account.id, row.id, patch);
  const after = toPaper({ ...row, ...patch }, ctx.today);
  ctx.changed({ type: 'paper', id: row.id, before: toPaper(row, ctx.today), after, label: after.label });
  await restoreReplaced(ctx, row.id);
}

async function restoreReplaced(ctx: WriteContext, by: string): Promise<void> {
  const rows = await ctx.tx
    .selectFrom('papers')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('replaced_by', '=', by)
    .execute();
  for (const row of rows) {
    const patch = { replaced_at: null, replaced_by: null, updated_at: ctx.now };
    await updateRow(ctx.tx, 'papers', ctx.account.id, row.id, patch);
    const after = toPaper({ ...row, ...patch }, ctx.today);
    ctx.changed({ type: 'paper', id: row.id, before: null, after, label: after.label });
  }
}
