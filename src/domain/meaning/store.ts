import { type RawBuilder, sql } from 'kysely';
import { withIds } from '#db/owned.ts';
import { insertRows } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { encodedVector } from '#db/vectors.ts';
import type { Kind } from './texts.ts';

/** As `AccountSettings` are written down. */
const AGREED = '%"search_by_meaning":true%';

export interface Cursor {
  /** The model with its number of dimensions; empty until the first answer. */
  model: string;
  sequence: number;
  /** The pass over everybody: the last candidate dealt with; null when it has ended. */
  passed_id: string | null;
}

export interface AgencyToRead {
  id: string;
  change_sequence: number;
  cursor: Cursor | null;
}

/** Agencies that agreed and whose records have changed since, or were never read by this model. */
export async function agenciesToRead(db: Db, model: string): Promise<AgencyToRead[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .leftJoin('meaning_cursors as c', 'c.account_id', 'a.id')
    .where('a.settings', 'like', AGREED)
    .where('a.status', '=', 'active')
    .where('a.plan', '=', 'active')
    .orderBy('a.id')
    .select(['a.id', 'a.change_sequence', 'c.model', 'c.sequence', 'c.passed_id'])
    .execute();
  return rows.flatMap(({ id, change_sequence, model: by, sequence, passed_id }) => {
    if (by === null || sequence === null) return [{ id, change_sequence, cursor: null }];
    const cursor = isOf(by, model) ? { model: by, sequence, passed_id } : null;
    const isDone = cursor?.passed_id === null && cursor.sequence >= change_sequence;
    return isDone ? [] : [{ id, change_sequence, cursor }];
  });
}

/** Whether vectors are a model's, whatever their number of dimensions. */
const isOf = (label: string, model: string): boolean =>
  label === '' || label.slice(0, label.lastIndexOf(':')) === model;

/**
 * SQL condition that the agency of a row has changes that the model has not read yet. False where none reads it, and in
 * sandboxes, whose clock may stand anywhere.
 * @param table the table, or its alias in the query, with an account_id
 */
export function hasUnread(table: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from meaning_cursors c join accounts a on a.id = c.account_id
    where c.account_id = ${sql.ref(`${table}.account_id`)} and c.passed_id is null
      and c.sequence < a.change_sequence and a.sandbox = 0)`;
}

/** Agencies with vectors that agree no more. */
export async function agenciesToForget(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('meaning_cursors as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .where('a.settings', 'not like', AGREED)
    .select('a.id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function moveCursor(tx: Db, account: string, cursor: Cursor): Promise<void> {
  await tx
    .insertInto('meaning_cursors')
    .values({ account_id: account, ...cursor })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(cursor))
    .execute();
}

/** The records that changed between two numbers of an agency's feed, and how far it was read. */
export async function changedRecords(
  db: Db,
  account: string,
  from: number,
  to: number,
  limit: number,
): Promise<{ ids: string[]; reached: number }> {
  const rows = await db
    .selectFrom('changes')
    .where('account_id', '=', account)
    .where('sequence', '>', from)
    .where('sequence', '<=', to)
    .orderBy('sequence')
    .limit(limit)
    .select(['sequence', 'type', 'record_id'])
    .execute();
  const ids = rows.filter(({ type }) => KINDS.has(type)).map(({ record_id }) => record_id);
  return { ids: [...new Set(ids)], reached: rows.length < limit ? to : (rows.at(-1)?.sequence ?? to) };
}
const KINDS: ReadonlySet<string> = new Set<Kind>(['candidate', 'job', 'pool']);

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
