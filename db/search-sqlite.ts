import { type RawBuilder, sql } from 'kysely';
import type { IndexQuery, IndexRow } from './search-entry.ts';
import { figuresOf, type Saying } from './search-figures.ts';
import { isMarkOwn } from './search-marks.ts';
import { ftsOf, type WordQuery } from './search-syntax.ts';
import type { Db } from './store.ts';

/** Of fewer hits than this it takes longer to ask who changed last than to look at each. */
const MANY = 1_000;

/** Those who match on SQLite, and how many they are where the rows do not tell it. */
export async function onSqlite(
  db: Db,
  account: string,
  mark: string,
  query: IndexQuery,
): Promise<{ rows: readonly IndexRow[]; total?: number }> {
  const base = query.words ?? EVERYBODY;
  const isWordsAlone = query.figures.length === 0 && query.boosts.length === 0 && query.among === undefined;
  if (isWordsAlone && (await isMarkOwn(db, account))) {
    const total = await countWords(db, base, mark);
    const from = query.first === undefined ? base : { all: [base, query.first] };
    const some = from === base ? total : await countWords(db, from, mark);
    const recent = some < MANY ? null : await lastChanged(db, account, ftsOf(from, mark), some, query);
    const alone = { ...query, words: from, first: undefined };
    return { rows: recent ?? (await sqliteQuery(account, mark, alone).execute(db)).rows, total };
  }
  const { rows } = await sqliteQuery(account, mark, query).execute(db);
  return { rows };
}

/** How many entries match words, whosever they are: what they are about need not be read. */
export async function countWords(db: Db, words: WordQuery, mark: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`select count(*) as found from candidate_fts
    where candidate_fts match ${ftsOf(words, mark)}`.execute(db);
  return rows[0]?.found ?? 0;
}

/**
 * Who changed last of many that match: the agency's people are gone through by their last change, which is faster than to read
 * when each hit changed.
 * @param some how many match
 * @returns null where those who match do not stand among those who changed last: no more are gone through than a third of the hits
 */
async function lastChanged(
  db: Db,
  account: string,
  match: string,
  some: number,
  { limit, includeText }: IndexQuery,
): Promise<readonly IndexRow[] | null> {
  const [entries] = (await sql<{ most: number }>`select max(no) as most from candidate_index`.execute(db))
    .rows;
  const looked = Math.floor(some / 3);
  if ((entries?.most ?? 0) * limit > looked * some) return null;
  const { rows } = await sql<IndexRow>`with recent as materialized (
      select no, updated_at as changed from candidate_index indexed by candidate_index_changed
      where account_id = ${account} order by updated_at desc, no desc limit ${sql.lit(looked)}
    ), best as materialized (
      select no, changed from recent where no in (select rowid from candidate_fts where candidate_fts match ${match})
      order by changed desc, no desc limit ${sql.lit(limit)}
    )
    select ${entryColumns(sql`0`, sql`f.terms`, includeText ? sql`f.words` : sql`null`)}
    from best cross join candidate_index i on i.no = best.no and i.account_id = ${account}
      cross join candidate_fts f on f.rowid = best.no
    order by best.changed desc, best.no desc`.execute(db);
  return rows.length < limit ? null : rows;
}

/** What is answered of an entry `i`. */
export const entryColumns = (
  total: RawBuilder<unknown>,
  terms: RawBuilder<unknown>,
  words: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`i.candidate_id, i.years, i.salary_annual, i.salary_currency, i.notice_days, i.available_from, i.rating,
    i.current_since, i.stay_months, i.gap_months, i.last_contacted_at, i.added_at, i.updated_at, ${total} as total, ${terms} as terms, ${words} as words`;

// The hits are materialized first and joined then: `match … and rowid in (…)` would query the index once per row.
function sqliteQuery(account: string, mark: string, query: IndexQuery): RawBuilder<IndexRow> {
  const base = query.words ?? EVERYBODY;
  const found = sql`select rowid as no, 0 as weight from candidate_fts where candidate_fts match ${ftsOf(base, mark)}`;
  const ranked = query.boosts.map(
    ({ words, weight }) =>
      sql`select rowid, ${weight} from candidate_fts where candidate_fts match ${ftsOf({ all: [base, words] }, mark)}`,
  );
  const plain = query.includeText ? sql`f.words` : sql`null`;
  const hits =
    ranked.length === 0
      ? found
      : sql`select no, sum(weight) as weight from (${sql.join([found, ...ranked], sql` union all `)}) group by no`;
  // Of all hits only what orders them is kept; the rest is read of the first alone.
  const first =
    query.first === undefined
      ? sql``
      : sql` where no in (select rowid from candidate_fts where candidate_fts match ${ftsOf({ all: [base, query.first] }, mark)})`;
  return sql<IndexRow>`with hits as materialized (${hits}), met as materialized (
      select i.no, i.updated_at as changed, hits.weight
      from hits cross join candidate_index i on i.no = hits.no
      where i.account_id = ${account}${figuresOf(query.figures, inFts(base, mark))}${amongThem(query)}
    ), best as materialized (
      select no, changed, weight from met${first}
      order by weight desc, changed desc, no desc limit ${sql.lit(query.limit)}
    )
    select ${entryColumns(sql`(select count(*) from met)`, sql`f.terms`, plain)}
    from best cross join candidate_index i on i.no = best.no and i.account_id = ${account}
      cross join candidate_fts f on f.rowid = best.no
    order by best.weight desc, best.changed desc, best.no desc`;
}

// Asked for with what must be, so that an alternative is not walked for everybody who meets it.
export const inFts =
  (base: WordQuery, mark: string): Saying =>
  (words) =>
    sql<boolean>`i.no in (select rowid from candidate_fts where candidate_fts match ${ftsOf({ all: [base, words] }, mark)})`;

/** A term that every entry contains. */
export const EVERYBODY: WordQuery = { term: 'everybody' };

/** Only those who are asked for by their ids. */
export const amongThem = ({ among }: IndexQuery): RawBuilder<unknown> =>
  among === undefined ? sql`` : sql` and i.candidate_id in (${sql.join([...among])})`;
