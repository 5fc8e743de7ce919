// Read model: which records the feed of an agency says have changed, for what is kept up by it.
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';

const between = statement((db, v: { account: string; from: number; to: number; limit: number }) =>
  db
    .selectFrom('changes')
    .where('account_id', '=', v.account)
    .where('sequence', '>', v.from)
    .where('sequence', '<=', v.to)
    .orderBy('sequence')
    .limit(v.limit)
    .select(['sequence', 'type', 'record_id']),
);

/** The records of some kinds that changed after one number of an agency's feed and up to another, each once, and how far the feed was read. */
export async function changedBetween(
  db: Db,
  account: string,
  { from, to, limit }: { from: number; to: number; limit: number },
  kinds: ReadonlySet<string>,
): Promise<{ ids: string[]; reached: number }> {
  const rows = await between(db, { account, from, to, limit });
  const ids = rows.filter(({ type }) => kinds.has(type)).map(({ record_id }) => record_id);
  return { ids: [...new Set(ids)], reached: rows.length < limit ? to : (rows.at(-1)?.sequence ?? to) };
}
