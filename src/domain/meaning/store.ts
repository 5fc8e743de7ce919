import { withIds } from '#db/owned.ts';
import { insertRows } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { encodedVector } from '#db/vectors.ts';
import type { Kind } from './texts.ts';

export interface Cursor {
  /** The model with its number of dimensions; empty until the first answer. */
  model: string;
  sequence: number;
  /** The pass over everybody: the last candidate dealt with; null when it has ended. */
  passed_id: string | null;
}

export async function moveCursor(tx: Db, account: string, cursor: Cursor): Promise<void> {
  await tx
    .insertInto('meaning_cursors')
    .values({ account_id: account, ...cursor })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(cursor))
    .execute();
}

/** The hashes of the texts that a model has read of these records. */
export async function hashesOf(
  db: Db,
  account: string,
  ids: readonly string[],
  model: string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('meaning_vectors')
    .where(withIds('meaning_vectors', account, ids, 'record_id'))
    .where('model', '=', model)
    .select(['record_id', 'text_hash'])
    .execute();
  return new Map(rows.map(({ record_id, text_hash }) => [record_id, text_hash]));
}

export interface NewVector {
  id: string;
  kind: Kind;
  text_hash: string;
  vector: Float32Array;
}

/** Replaces the vectors of records. */
export async function replaceVectors(
  tx: Db,
  account: string,
  model: string,
  made: readonly NewVector[],
): Promise<void> {
  await removeVectors(
    tx,
    account,
    made.map(({ id }) => id),
  );
  await insertRows(
    tx,
    'meaning_vectors',
    made.map(({ id, kind, text_hash, vector }) => ({
      account_id: account,
      record_id: id,
      kind,
      model,
      text_hash,
      vector: encodedVector(tx, vector),
    })),
  );
}

/** Removes the vectors of records. */
export async function removeVectors(tx: Db, account: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('meaning_vectors')
    .where(withIds('meaning_vectors', account, ids, 'record_id'))
    .execute();
}

/** Removes what a model made of candidates whose texts have changed without the feed, and goes back to the first of them. */
export async function readAgain(tx: Db, account: string, ids: readonly string[]): Promise<void> {
  const first = ids.toSorted()[0];
  if (first === undefined) return;
  await removeVectors(tx, account, ids);
  const before = first.slice(0, -1);
  await tx
    .updateTable('meaning_cursors')
    .set({ passed_id: before })
    .where('account_id', '=', account)
    .where((eb) => eb.or([eb('passed_id', 'is', null), eb('passed_id', '>', before)]))
    .execute();
}

/** Removes the vectors of an agency that another model made; none where it is not known which one reads. */
export async function removeVectorsOfOthers(tx: Db, account: string, model: string): Promise<void> {
  if (model === '') return;
  await tx
    .deleteFrom('meaning_vectors')
    .where('account_id', '=', account)
    .where('model', '!=', model)
    .execute();
}

/** Removes some of an agency's vectors, and the cursor once none is left. @returns whether any were left */
export async function forgetSome(tx: Db, account: string, limit: number): Promise<boolean> {
  const rows = await tx
    .selectFrom('meaning_vectors')
    .where('account_id', '=', account)
    .limit(limit)
    .select('record_id')
    .execute();
  await removeVectors(
    tx,
    account,
    rows.map(({ record_id }) => record_id),
  );
  if (rows.length === limit) return true;
  await tx.deleteFrom('meaning_cursors').where('account_id', '=', account).execute();
  return false;
}
