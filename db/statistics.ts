import { type Kysely, sql } from 'kysely';
import type { Database } from './types.ts';

/** Columns with few values in an agency: states, kinds, people and days. */
const FEW_VALUES = new Set([
  'status',
  'stage',
  'left_to',
  'kind',
  'user_id',
  'owner_id',
  'credential_id',
  'holder',
  'day',
]);

const ROWS = 1_000_000;
const ROWS_OF_AN_AGENCY = 10_000;
/** What a partial index holds of its table. */
const PART = 20;
/** Rows with one value of a column that has many. */
const FEW = 10;

interface IndexColumn {
  table: string;
  index: string;
  column: string | null;
  unique: number;
  partial: number;
}

/**
 * Tells SQLite's planner how many rows an agency has. Without figures it takes ten rows for each value of an index's first
 * column, and as that is the account nearly everywhere, it would read all rows of the agency in place of the few that another
 * column finds. The figures are those of a large agency and the same in every store, so that plans do not depend on when
 * somebody counted.
 */
export async function setStatistics(db: Kysely<Database>): Promise<void> {
  await sql`analyze sqlite_schema`.execute(db);
  const { rows } = await sql<IndexColumn>`
    select t.name as "table", i.name as "index", c.name as "column", i."unique" as "unique", i.partial as partial
    from sqlite_schema t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
    where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\' order by i.name, c.seqno`.execute(db);
  const indexes = new Map<string, IndexColumn[]>();
  for (const row of rows) indexes.set(row.index, [...(indexes.get(row.index) ?? []), row]);
  await sql`delete from sqlite_stat1`.execute(db);
  for (const columns of indexes.values()) {
    const [first] = columns;
    if (first?.column !== 'account_id') continue;
    // Nothing finds by the second column alone, so that no index is walked agency by agency.
    await sql`insert into sqlite_stat1 (tbl, idx, stat)
      values (${first.table}, ${first.index}, ${`${figuresOf(columns).join(' ')} noskipscan`})`.execute(db);
  }
  await sql`analyze sqlite_schema`.execute(db);
}

/** The rows of an index, and how many of them have one value in its first columns, for each number of columns. */
function figuresOf(columns: readonly IndexColumn[]): number[] {
  const [first] = columns;
  const share = first?.partial === 1 ? PART : 1;
  const figures = [ROWS / share];
  let left = ROWS_OF_AN_AGENCY / share;
  for (const [place, { column, unique }] of columns.entries()) {
    const last = place === columns.length - 1;
    if (place > 0) left = FEW_VALUES.has(column ?? '') ? left / 10 : Math.min(left, FEW);
    figures.push(last && unique === 1 ? 1 : Math.max(1, Math.round(left)));
  }
  return figures;
}
