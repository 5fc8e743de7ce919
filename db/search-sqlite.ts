import { type RawBuilder, sql } from 'kysely';
import type { IndexQuery, IndexRow } from './search-entry.ts';
import { figuresOf, type Saying } from './search-figures.ts';
import { isMarkOwn } from './search-marks.ts';
import { ranksOf } from './search-ranks.ts';
import { ftsOf, type WordQuery } from './search-syntax.ts';
import type { Db } from './store.ts';

/** Of fewer hits than this it takes longer to ask who changed last than to look at each. */
const MANY = 1_000;
/** So many are gone through in their order in the time in which one is looked at. */
const SOONER = 10;

/** Those who match on SQLite, and how many they are where the rows do not tell it. */
export async function onSqlite(
  db: Db,
  account: string,
  mark: string,
  query: IndexQuery,
): Promise<{ rows: readonly IndexRow[]; total?: number }> {
  const base = query.words ?? EVERYBODY;
  const isWordsAlone = query.figures.length === 0 && query.among === undefined;
  const from = query.first === undefined ? base : { all: [base, query.first] };
  const ranks = isWordsAlone ? ranksOf(from, query.boosts) : null;
  if (ranks !== null && (await isMarkOwn(db, account))) {
    const total = await countWords(db, base, mark);
    const rows: IndexRow[] = [];
    for (const words of ranks) {
      const limit = query.limit - rows.length;
      if (limit > 0) rows.push(...(await newest(db, account, mark, words, total, { ...query, limit })));
    }
    return { rows, total };
  }
  const { rows } = await sqliteQuery(account, mark, query).execute(db);
  return { rows };
}

/** Who changed last of those who match words, of whom there are no more than `most`. */
async function newest(
  db: Db,
  account: string,
  mark: string,
  words: WordQuery,
  most: number,
  query: IndexQuery,
): Promise<readonly IndexRow[]> {
  const some = most < MANY ? most : await countWords(db, words, mark);
  const recent = some < MANY ? null : await lastChanged(db, account, ftsOf(words, mark), some, query);
  const alone = { ...query, words, boosts: [], first: undefined };
  return recent ?? (await sqliteQuery(account, mark, alone).execute(db)).rows;
}

/** How many entries match words, whosever they are, counted up to `most`: what they are about need not be read. */
export async function countWords(db: Db, words: WordQuery, mark: string, most?: number): Promise<number> {
  const matching = sql`from candidate_fts where candidate_fts match ${ftsOf(words, mark)}`;
  const { rows } = await (most === undefined
    ? sql<{ found: number }>`select count(*) as found ${matching}`
    : sql<{ found: number }>`select count(*) as found from (select 1 ${matching} limit ${sql.lit(most)})`
  ).execute(db);
  return rows[0]?.found ?? 0;
}

/**
 * Who changed last of many that match: the agency's people are gone through by their last change until enough are found, which is
 * faster than to read when each hit changed.
 * @param some how many match
 * @returns null where those who match do not stand among those who changed last
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
  const looked = some * SOONER;
  // As many as it takes where those who match are like everybody else, and half as many more.
  if ((1.5 * limit * (entries?.most ?? 0)) / some > looked) return null;
  const { rows } = await sql<IndexRow>`with best as materialized (
      select no, changed from (
        select no, updated_at as changed from candidate_index indexed by candidate_index_changed
        where account_id = ${account} order by updated_at desc, no desc limit ${sql.lit(looked)}
      ) where no in (select rowid from candidate_fts where candidate_fts match ${match})
      limit ${sql.lit(limit)}
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
