import type { Db } from '#db/store.ts';

/**
 * Removes batches that ended before a time, with all that is kept of them.
 * @returns how many, at most `limit`
 */
export async function pruneBatches(tx: Db, before: string, limit: number): Promise<number> {
  const old = await tx
    .selectFrom('batches')
    .select('id')
    .where('finished_at', '<', before)
    .limit(limit)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of ['batch_items', 'batch_answers', 'approvals', 'batch_plans'] as const) {
    await tx.deleteFrom(table).where('batch_id', 'in', ids).execute();
  }
  await tx.deleteFrom('batches').where('id', 'in', ids).execute();
  return ids.length;
}
