// Read model: which records the feed of an agency says have changed, for what is kept up by it.
import { json, statement } from '#db/rows.ts';
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

const latest = statement((db, v: { account: string; below: number; limit: number }) =>
  db
    .selectFrom('changes')
    .where('account_id', '=', v.account)
    .where('sequence', '<', v.below)
    .orderBy('sequence', 'desc')
    .limit(v.limit)
    .select(['sequence', 'record_id', 'fields', 'occurred_at']),
);

const PAGE = 1000;

/** The fields of a record that changed at or after an instant. The feed is read from its end, as far back as that. */
export async function fieldsChangedSince(
  db: Db,
  account: string,
  record: string,
  instant: string,
): Promise<Set<string>> {
  const changed = new Set<string>();
  for (let below = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await latest(db, { account, below, limit: PAGE });
    for (const { record_id, fields, occurred_at } of rows)
      if (record_id === record && occurred_at >= instant)
        for (const field of json.decode<string[] | null>(fields ?? 'null') ?? []) changed.add(field);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE || last.occurred_at < instant) return changed;
    below = last.sequence;
  }
}
