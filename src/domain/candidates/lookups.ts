import { withIds } from '#db/owned.ts';
import { findRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { CandidateRow } from './schema.ts';

/** A person of an agency, deleted ones included, as references may outlive them. Undefined if there is none. */
export function findCandidate(db: Db, account: string, id: string): Promise<CandidateRow | undefined> {
  return findRow(db, 'candidates', account, id);
}

/** People of an agency by their ids, deleted ones included. */
export async function candidatesById(
  db: Db,
  account: string,
  ids: readonly string[],
): Promise<Map<string, CandidateRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('candidates')
    .selectAll()
    .where(withIds('candidates', account, [...new Set(ids)]))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which of these people a user created. */
export async function enteredBy(
  db: Db,
  account: string,
  ids: readonly string[],
  user: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('candidates')
    .where(withIds('candidates', account, ids))
    .where('created_by', '=', user)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
