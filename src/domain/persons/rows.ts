import { type Kysely, sql } from 'kysely';
import type { Db } from '#db/store.ts';
import type { PersonTable, StoredRow } from '../person-table.ts';

export type Row = StoredRow;
/** The column with the agency whose rows are meant. */
export type Whose = NonNullable<PersonTable['whose']>;
type Where = Readonly<Record<string, unknown>>;

/** Tables that are only known at run time, by the declarations of the modules that own them. */
const anyTable = (db: Db): Kysely<Record<string, Row>> => db as never;

function matching(where: Where) {
  const parts = Object.entries(where).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  );
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** The rows of an agency's table with these values. */
export function rowsWith(
  db: Db,
  table: string,
  account: string,
  where: Where,
  whose: Whose = 'account_id',
): Promise<Row[]> {
  return anyTable(db)
    .selectFrom(table)
    .selectAll()
    .where(whose, '=', account)
    .where(matching(where))
    .execute() as Promise<Row[]>;
}

/** Sets columns of the rows with these values. @returns how many there were */
export async function setRows(
  db: Db,
  table: string,
  account: string,
  where: Where,
  set: Row,
  whose: Whose = 'account_id',
): Promise<number> {
  const [result] = await anyTable(db)
    .updateTable(table)
    .set(set as never)
    .where(whose, '=', account)
    .where(matching(where))
    .execute();
  return Number(result?.numUpdatedRows ?? 0);
}

/** Deletes the rows with these values. @returns how many there were */
export async function deleteRows(db: Db, table: string, account: string, where: Where): Promise<number> {
  const [result] = await anyTable(db)
    .deleteFrom(table)
    .where('account_id', '=', account)
    .where(matching(where))
    .execute();
  return Number(result?.numDeletedRows ?? 0);
}

/** Puts a row back as it was. */
export async function putRow(db: Db, table: string, row: Row): Promise<void> {
  await anyTable(db)
    .insertInto(table)
    .values(row as never)
    .execute();
}

/** The values of some columns of a row. */
export const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
