import { among } from '#db/owned.ts';
import type { Db } from '#db/store.ts';

/**
 * Removes batches that ended before a time, with all rows that belong to them.
 * @returns how many, at most `limit`
 */
export async function pruneBatches(tx: Db, before: string, limit: number): Promise<number> {
  const old = await tx
    .selectFrom('batches')
    .select(['account_id', 'id'])
    .where('finished_at', '<', before)
    .limit(limit)
    .execute();
  if (old.length === 0) return 0;
  const pairs = old.map(({ account_id, id }) => [account_id, id]);
  for (const table of ['batch_items', 'batch_answers', 'approvals', 'batch_plans'] as const) {
    await tx
      .deleteFrom(table)
      .where(among(['account_id', 'batch_id'], pairs))
      .execute();
  }
  await tx
    .deleteFrom('batches')
    .where(among(['account_id', 'id'], pairs))
    .execute();
  return old.length;
}
