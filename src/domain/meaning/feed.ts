// Read model: agencies that agreed to be read by a model.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/store.ts';
import type { Cursor } from './store.ts';

/** As `AccountSettings` are written down. */
const AGREED = '%"search_by_meaning":true%';

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
