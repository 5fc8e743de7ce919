import { json, updateRow } from '#db/rows.ts';
import type { WriteContext } from '../context.ts';
import type { Paper } from './schema.ts';
import { anyPaper, type PaperRow, toPaper } from './store.ts';

/** Takes a saved document away; what it replaced counts again. */
export async function removePaper(ctx: WriteContext, id: string): Promise<void> {
  const row = await anyPaper(ctx, id);
  if (row === undefined) return;
  await ctx.tx.deleteFrom('papers').where('account_id', '=', ctx.account.id).where('id', '=', id).execute();
  const before = toPaper(row, ctx.today);
  ctx.changed({ type: 'paper', id, before, after: null, label: before.label });
  await bringBackReplaced(ctx, id);
}

/** Puts a document back as it was before somebody checked it; what it replaced counts again. */
export async function restorePaper(ctx: WriteContext, was: Paper): Promise<void> {
  const row = await anyPaper(ctx, was.id);
  if (row === undefined) return;
  const patch: Partial<PaperRow> = {
    state: was.status === 'to_check' || was.status === 'rejected' ? was.status : 'valid',
    details: json.encode(was.details),
    issued_on: was.issued_on,
    expires_on: was.expires_on,
    rejection_reason: was.rejection_reason,
    checked_by: was.checked_by,
    checked_at: was.checked_at,
    updated_at: ctx.now,
  };
  await updateRow(ctx.tx, 'papers', ctx.account.id, row.id, patch);
  const after = toPaper({ ...row, ...patch }, ctx.today);
  ctx.changed({ type: 'paper', id: row.id, before: toPaper(row, ctx.today), after, label: after.label });
  await bringBackReplaced(ctx, row.id);
}

async function bringBackReplaced(ctx: WriteContext, by: string): Promise<void> {
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
