import { insertRows } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import type { Comparison } from './compare.ts';

/** Replaces the blocking keys of people. */
export async function replaceKeys(
  tx: Db,
  account: string,
  people: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  await removeKeys(tx, account, [...people.keys()]);
  const rows = [...people].flatMap(([candidate_id, keys]) =>
    keys.map((key) => ({ account_id: account, key, candidate_id })),
  );
  await insertRows(tx, 'duplicate_keys', rows);
}

/** Removes the blocking keys of people. */
export async function removeKeys(tx: Db, account: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('duplicate_keys')
    .where('account_id', '=', account)
    .where('candidate_id', 'in', ids)
    .execute();
}

/** How many people have each of these keys. */
export async function keyCounts(
  db: Db,
  account: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let from = 0; from < keys.length; from += MAX_IN) {
    const rows = await db
      .selectFrom('duplicate_keys')
      .where('account_id', '=', account)
      .where('key', 'in', keys.slice(from, from + MAX_IN))
      .groupBy('key')
      .select((eb) => ['key', eb.fn.countAll<number>().as('count')])
      .execute();
    for (const { key, count } of rows) counts.set(key, Number(count));
  }
  return counts;
}
const MAX_IN = 5_000;

/** The people who have each of these keys. */
export async function peopleByKey(
  db: Db,
  account: string,
  keys: readonly string[],
): Promise<Map<string, string[]>> {
  const people = new Map<string, string[]>();
  for (let from = 0; from < keys.length; from += MAX_IN) {
    const rows = await db
      .selectFrom('duplicate_keys')
      .where('account_id', '=', account)
      .where('key', 'in', keys.slice(from, from + MAX_IN))
      .select(['key', 'candidate_id'])
      .execute();
    for (const { key, candidate_id } of rows) {
      const known = people.get(key);
      if (known === undefined) people.set(key, [candidate_id]);
      else known.push(candidate_id);
    }
  }
  return people;
}

export interface ScoredPair {
  first_id: Id<'candidate'>;
  second_id: Id<'candidate'>;
  score: number;
  reasons: readonly Comparison[];
}

/**
 * Stores the pairs of the people compared and removes the open ones of theirs that no longer stand. A dismissed pair stays
 * dismissed, also while the two are less alike than is kept.
 */
export async function replacePairs(
  tx: Db,
  account: string,
  compared: readonly string[],
  pairs: readonly ScoredPair[],
  now: string,
): Promise<void> {
  const known = await pairsOf(tx, account, compared);
  const fresh: ScoredPair[] = [];
  for (const pair of pairs) {
    const name = `${pair.first_id} ${pair.second_id}`;
    const stored = known.get(name);
    known.delete(name);
    if (stored === undefined) fresh.push(pair);
    else if (stored.score !== pair.score || stored.reasons !== JSON.stringify(pair.reasons))
      await tx
        .updateTable('duplicate_pairs')
        .set({ score: pair.score, reasons: JSON.stringify(pair.reasons), updated_at: now })
        .where('account_id', '=', account)
        .where('id', '=', stored.id)
        .execute();
  }
  const gone = [...known.values()].flatMap(({ id, status }) => (status === 'open' ? [id] : []));
  if (gone.length > 0)
    await tx
      .deleteFrom('duplicate_pairs')
      .where('account_id', '=', account)
      .where('id', 'in', gone)
      .execute();
  await insertRows(
    tx,
    'duplicate_pairs',
    fresh.map(({ first_id, second_id, score, reasons }) => ({
      id: newId('duplicate_pair'),
      account_id: account,
      first_id,
      second_id,
      score,
      reasons: JSON.stringify(reasons),
      status: 'open' as const,
      dismissed_by: null,
      dismissed_at: null,
      created_at: now,
      updated_at: now,
    })),
  );
}

async function pairsOf(db: Db, account: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const found = await Promise.all(
    (['first_id', 'second_id'] as const).map((side) =>
      db
        .selectFrom('duplicate_pairs')
        .where('account_id', '=', account)
        .where(side, 'in', ids)
        .select(['id', 'first_id', 'second_id', 'score', 'reasons', 'status'])
        .execute(),
    ),
  );
  return new Map(found.flat().map((row) => [`${row.first_id} ${row.second_id}`, row]));
}

/** Removes the pairs and keys of a person. */
export async function forgetPerson(tx: Db, account: string, id: string): Promise<void> {
  await removeKeys(tx, account, [id]);
  for (const side of ['first_id', 'second_id'] as const)
    await tx.deleteFrom('duplicate_pairs').where('account_id', '=', account).where(side, '=', id).execute();
}

/** Notes how far an agency's people have been compared. */
export async function moveCursor(
  tx: Db,
  account: string,
  at: { sequence: number; passed_id: string | null; people: number },
): Promise<void> {
  await tx
    .insertInto('duplicate_cursors')
    .values({ account_id: account, ...at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(at))
    .execute();
}
