import { type RawBuilder, sql } from 'kysely';
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { AccountRow } from './account-schema.ts';

const byId = statement((db: Db, v: { id: string }) =>
  db.selectFrom('accounts').selectAll().where('id', '=', v.id),
);

/** An agency by id, whatever its status; undefined if there is none. */
export async function findAgency(db: Db, id: string): Promise<AccountRow | undefined> {
  const [row] = await byId(db, { id });
  return row;
}

/** Agencies by their ids; unknown ids are left out. */
export async function agenciesById(db: Db, ids: readonly string[]): Promise<Map<string, AccountRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The open agency with this slug; undefined if there is none or it is closed. */
export async function openAgencyBySlug(db: Db, slug: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('agency_slugs').where('agency_slugs.slug', '=', slug).select('agency_slugs.account_id'),
    )
    .where('plan', '=', 'active')
    .where('status', '<>', 'suspended')
    .executeTakeFirst();
}

/** Every agency of the store, in the order they were made. */
export async function allAgencies(db: Db): Promise<AccountRow[]> {
  return db.selectFrom('accounts').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Whether the store holds any agency. */
export async function hasAgencies(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).execute()).length > 0;
}

/** Whether the store holds an agency of exactly this name. */
export async function hasAgencyNamed(db: Db, name: string): Promise<boolean> {
  return (
    (await db.selectFrom('accounts').where('name', '=', name).select('id').limit(1).execute()).length > 0
  );
}

/**
 * SQL condition that a row belongs to an agency whose workspace is open. Work of other agencies stays pending.
 * @param table the table, or its alias in the query, with an account_id
 */
export function ofOpenAgency(table: string): RawBuilder<boolean> {
  const account = sql.ref(`${table}.account_id`);
  return sql<boolean>`exists (select 1 from accounts as open_agency
    where open_agency.id = ${account} and open_agency.status = 'active' and open_agency.plan = 'active')`;
}

const changeSequence = statement((db: Db, v: { id: string }) =>
  db.selectFrom('accounts').select('change_sequence').where('id', '=', v.id),
);

/** The sequence number of an agency's last change; 0 before the first. */
export async function lastChangeOf(db: Db, id: string): Promise<number> {
  const [row] = await changeSequence(db, { id });
  return row?.change_sequence ?? 0;
}

/** Sandboxes whose clock is ahead of the wall clock, with the offset. */
export async function clocksAhead(db: Db): Promise<{ id: string; clock_offset_ms: number }[]> {
  return db
    .selectFrom('accounts')
    .where('sandbox', '=', 1)
    .where('clock_offset_ms', '>', 0)
    .select(['id', 'clock_offset_ms'])
    .execute();
}

/**
 * Sets a sandbox's clock forward to an offset from the wall clock; a smaller offset than the present one changes
 * nothing.
 */
export async function setClockForward(tx: Db, id: string, offsetMs: number): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ clock_offset_ms: offsetMs })
    .where('id', '=', id)
    .where('sandbox', '=', 1)
    .where('clock_offset_ms', '<', offsetMs)
    .execute();
}
