import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Dialect } from '../migration.ts';
import type { Database } from '../types.ts';

/**
 * With `?` where a row may hold nothing. `real` is double precision; `reals` are many of single precision, bytes on SQLite
 * and real[] on PostgreSQL.
 */
type ColumnType = `${'text' | 'integer' | 'bigint' | 'real' | 'reals'}${'' | '?'}`;

/** A value for rows that are written without one. */
interface WithDefault {
  type: 'text' | 'integer';
  default: string | number;
}

/** Columns or expressions, and which rows are indexed where it is not all of them. */
type Index = readonly string[] | { columns: readonly string[]; where: string };

/** A table of rows that each belong to an agency. Its account_id is not written here: it comes first everywhere. */
export interface AgencyTable {
  columns: Readonly<Record<string, ColumnType | WithDefault>>;
  /** The primary key after account_id; empty where an agency has one row. */
  key: readonly string[];
  /** The table that a column refers to, by its id and within the agency. */
  references?: Readonly<Record<string, string | { table: string; onDelete: 'cascade' }>>;
  /** After account_id. */
  unique?: Readonly<Record<string, Index>>;
  /** After account_id. */
  indexes?: Readonly<Record<string, Index>>;
  /** As they are written: for work that looks through all agencies at once, such as a worker's for what is due. */
  acrossAgencies?: Readonly<Record<string, Index>>;
  /** SQLite: the rows lie in the order of the primary key. */
  clustered?: true;
}

export type AgencyTables = Readonly<Record<string, AgencyTable>>;

/**
 * Makes a table whose primary key, unique indexes and foreign keys begin with account_id, so that an engine that spreads
 * its rows keeps those of an agency together.
 */
export async function createAgencyTable(
  db: Kysely<Database>,
  dialect: Dialect,
  name: string,
  table: AgencyTable,
): Promise<void> {
  const { text } = columnTypes(dialect);
  let made = db.schema
    .createTable(name)
    .addColumn('account_id', text, (c) => c.notNull())
    .addPrimaryKeyConstraint(`${name}_pk`, ['account_id', ...table.key] as ['account_id'])
    .addForeignKeyConstraint(`${name}_account`, ['account_id'], 'accounts', ['id']);
  for (const [column, given] of Object.entries(table.columns)) {
    const type = typeof given === 'string' ? given : given.type;
    made = made.addColumn(column as 'account_id', sqlType(dialect, type), (c) => {
      if (typeof given !== 'string') return c.notNull().defaultTo(given.default);
      return given.endsWith('?') ? c : c.notNull();
    });
  }
  for (const [column, to] of Object.entries(table.references ?? {})) {
    const { table: target, onDelete } = typeof to === 'string' ? { table: to, onDelete: undefined } : to;
    made = made.addForeignKeyConstraint(
      `${name}_${column}_ref`,
      ['account_id', column as 'account_id'],
      target,
      ['account_id', 'id'],
      (c) => (onDelete === undefined ? c : c.onDelete(onDelete)),
    );
  }
  if (table.clustered === true && dialect === 'sqlite') made = made.modifyEnd(sql`without rowid`);
  await made.execute();
  for (const [index, on] of Object.entries(table.unique ?? {}))
    await createIndex(db, name, index, withAccount(on), true);
  for (const [index, on] of Object.entries(table.indexes ?? {}))
    await createIndex(db, name, index, withAccount(on), false);
  for (const [index, on] of Object.entries(table.acrossAgencies ?? {}))
    await createIndex(db, name, index, on, false);
}

function sqlType(dialect: Dialect, type: ColumnType) {
  const { text, real } = columnTypes(dialect);
  const bare = type.replace('?', '');
  if (bare === 'text') return text;
  if (bare === 'reals') return dialect === 'postgres' ? sql`real[]` : 'blob';
  return bare === 'real' ? real : bare === 'bigint' ? 'bigint' : 'integer';
}

function withAccount(index: Index): Index {
  return 'where' in index
    ? { ...index, columns: ['account_id', ...index.columns] }
    : ['account_id', ...index];
}

async function createIndex(
  db: Kysely<Database>,
  table: string,
  name: string,
  index: Index,
  unique: boolean,
): Promise<void> {
  const { columns, where } = 'where' in index ? index : { columns: index, where: null };
  await sql`create ${sql.raw(unique ? 'unique index' : 'index')} ${sql.id(name)} on ${sql.id(table)}
    (${sql.raw(columns.join(', '))})${sql.raw(where === null ? '' : ` where ${where}`)}`.execute(db);
}
