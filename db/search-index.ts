import { type RawBuilder, sql } from 'kysely';
import { statement } from './rows.ts';
import { type FigureFilter, figuresOf, type Saying } from './search-figures.ts';
import { addEntry, findEntry, writeTexts } from './search-index-texts.ts';
import { accountPrefix, isMarkOwn } from './search-marks.ts';
import { ftsOf, tsOf, type WordQuery } from './search-syntax.ts';

import { sqliteOf } from './sqlite.ts';
import type { Db } from './store.ts';

export type { Alternative, FigureFilter, FigureQuery } from './search-figures.ts';
export type { WordQuery } from './search-syntax.ts';

/** A candidate's entry in the index. Words are lower-case letters, digits and underscores, separated by spaces. */
export interface IndexEntry {
  candidate_id: string;
  version: number;
  years: number | null;
  salary_annual: number | null;
  salary_currency: string | null;
  notice_days: number | null;
  available_from: string | null;
  rating: number | null;
  current_since: string | null;
  stay_months: number | null;
  gap_months: number | null;
  last_contacted_at: string | null;
  added_at: string;
  updated_at: string;
  /** Facts, by which a person is filtered and ranked. */
  terms: readonly string[];
  /** Plain text. */
  words: readonly string[];
}

/** A candidate that the index found, with the words that ranking reads. */
export interface IndexHit extends Omit<IndexEntry, 'terms' | 'words' | 'version'> {
  /** Words separated by single spaces, with one at each end. */
  text: string;
}

const updateEntry = statement((db, v: EntryRow) =>
  db
    .updateTable('candidate_index')
    .set({
      version: v.version,
      years: v.years,
      salary_annual: v.salary_annual,
      salary_currency: v.salary_currency,
      notice_days: v.notice_days,
      available_from: v.available_from,
      rating: v.rating,
      current_since: v.current_since,
      stay_months: v.stay_months,
      gap_months: v.gap_months,
      last_contacted_at: v.last_contacted_at,
      added_at: v.added_at,
      updated_at: v.updated_at,
    })
    .where('account_id', '=', v.account_id)
    .where('candidate_id', '=', v.candidate_id),
);

interface EntryRow extends Omit<IndexEntry, 'terms' | 'words'> {
  account_id: string;
}

/**
 * Adds a candidate to the index, or updates the entry.
 * @param fresh whether the candidate is new and cannot have an entry yet
 * @returns whether an entry was added
 */
export async function indexCandidate(
  tx: Db,
  account: string,
  entry: IndexEntry,
  fresh: boolean,
): Promise<boolean> {
  const { terms, words, ...figures } = entry;
  const row = { account_id: account, ...figures };
  const known = fresh ? undefined : (await findEntry(tx, { account, candidate: entry.candidate_id }))[0];
  const mark = accountPrefix(account);
  const texts = { terms: joined(mark, terms), words: joined(mark, words) };
  if (known === undefined) await addEntry(tx, row, texts);
  else {
    await updateEntry(tx, row);
    await writeTexts(tx, { account, candidate: entry.candidate_id, known: known.no }, texts);
  }
  return known === undefined;
}

/** Sets when a candidate was last contacted. Does nothing for a candidate without an entry. */
export async function indexContact(
  tx: Db,
  account: string,
  candidate: string,
  at: string | null,
): Promise<void> {
  await tx
    .updateTable('candidate_index')
    .set({ last_contacted_at: at })
    .where('account_id', '=', account)
    .where('candidate_id', '=', candidate)
    .execute();
}

/** Replaces the CV text in a candidate's entry. Does nothing for a candidate without an entry. */
export async function indexCv(
  tx: Db,
  account: string,
  candidate: string,
  words: readonly string[],
): Promise<void> {
  const [known] = await findEntry(tx, { account, candidate });
  if (known === undefined) return;
  await writeTexts(
    tx,
    { account, candidate, known: known.no },
    { cv: joined(accountPrefix(account), words) },
  );
}

/** Removes a candidate's entry and its words, if there is one. */
export async function removeFromIndex(tx: Db, account: string, candidate: string): Promise<void> {
  const [known] = await findEntry(tx, { account, candidate });
  if (known === undefined) return;
  sqliteOf(tx)?.run('delete from candidate_fts where rowid = ?', [known.no]);
  await tx
    .deleteFrom('candidate_index')
    .where('account_id', '=', account)
    .where('candidate_id', '=', candidate)
    .execute();
}

function joined(mark: string, words: readonly string[]): string {
  let text = '';
  for (const word of words) text += text === '' ? mark + word : ` ${mark}${word}`;
  return text;
}

/** People of every account whose entries are of a version before this one, the oldest first. */
export async function entriesBefore(
  db: Db,
  version: number,
  limit: number,
  except: readonly string[] = [],
): Promise<{ account_id: string; id: string }[]> {
  return db
    .selectFrom('candidate_index')
    .where('version', '<', version)
    .$if(except.length > 0, (rows) => rows.where('account_id', 'not in', except))
    .orderBy('version')
    .limit(limit)
    .select(['account_id', 'candidate_id as id'])
    .execute();
}

export interface IndexQuery {
  /** Null matches everybody. */
  words: WordQuery | null;
  figures: readonly FigureFilter[];
  /** Only these people. */
  among?: readonly string[];
  /** Raises the rank of candidates that match these words too. */
  boosts: readonly { words: WordQuery; weight: number }[];
  limit: number;
  /** Whether the hits include the plain text too. */
  includeText: boolean;
  /** The hits are taken of those who match these words too; the total is that of all. */
  first?: WordQuery;
}

type Row = IndexHit & { terms: string; words: string | null; total: number };

/**
 * The candidates of an agency that match a query: their number and the first of them, by rank and then by last change.
 */
export async function searchIndex(
  db: Db,
  account: string,
  query: IndexQuery,
): Promise<{ total: number; hits: IndexHit[] }> {
  const mark = accountPrefix(account);
  const { rows, total } =
    sqliteOf(db) === undefined
      ? await onPostgres(db, account, mark, query)
      : await onSqlite(db, account, mark, query);
  const hits = rows.map((row) => ({
    candidate_id: row.candidate_id,
    years: row.years,
    salary_annual: row.salary_annual,
    salary_currency: row.salary_currency,
    notice_days: row.notice_days,
    available_from: row.available_from,
    rating: row.rating,
    current_since: row.current_since,
    stay_months: row.stay_months,
    gap_months: row.gap_months,
    last_contacted_at: row.last_contacted_at,
    added_at: row.added_at,
    updated_at: row.updated_at,
    text: ` ${row.terms} ${row.words ?? ''} `,
  }));
  return { total: Number(total ?? rows[0]?.total ?? 0), hits };
}

/** Of fewer hits than this it takes longer to ask who changed last than to look at each. */
const MANY = 1_000;

async function onSqlite(
  db: Db,
  account: string,
  mark: string,
  query: IndexQuery,
): Promise<{ rows: readonly Row[]; total?: number }> {
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
async function countWords(db: Db, words: WordQuery, mark: string): Promise<number> {
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
): Promise<readonly Row[] | null> {
  const [entries] = (await sql<{ most: number }>`select max(no) as most from candidate_index`.execute(db))
    .rows;
  const looked = Math.floor(some / 3);
  if ((entries?.most ?? 0) * limit > looked * some) return null;
  const { rows } = await sql<Row>`with recent as materialized (
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

const entryColumns = (
  total: RawBuilder<unknown>,
  terms: RawBuilder<unknown>,
  words: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`i.candidate_id, i.years, i.salary_annual, i.salary_currency, i.notice_days, i.available_from, i.rating,
    i.current_since, i.stay_months, i.gap_months, i.last_contacted_at, i.added_at, i.updated_at, ${total} as total, ${terms} as terms, ${words} as words`;

// The hits are materialized first and joined then: `match … and rowid in (…)` would query the index once per row.
function sqliteQuery(account: string, mark: string, query: IndexQuery): RawBuilder<Row> {
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
  return sql<Row>`with hits as materialized (${hits}), met as materialized (
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

async function onPostgres(
  db: Db,
  account: string,
  mark: string,
  query: IndexQuery,
): Promise<{ rows: readonly Row[]; total?: number }> {
  const { rows } = await postgresQuery(account, mark, query).execute(db);
  return query.first === undefined ? { rows } : { rows, total: await countIndex(db, account, query) };
}

function postgresQuery(account: string, mark: string, query: IndexQuery): RawBuilder<Row> {
  const words = query.words ?? EVERYBODY;
  const base = tsOf(query.first === undefined ? words : { all: [words, query.first] }, mark);
  const weights = query.boosts.map(
    ({ words, weight }) =>
      sql`(case when i.doc @@ ${tsOf(words, mark)}::tsquery then ${sql.lit(weight)} else 0 end)`,
  );
  const plain = query.includeText ? sql`i.words` : sql`null`;
  const total = query.first === undefined ? sql`count(*) over ()` : sql`0`;
  const weight = weights.length === 0 ? sql`0` : sql.join(weights, sql` + `);
  // Of all hits only what orders them is kept, as their words would not fit into memory.
  return sql<Row>`with best as materialized (
      select i.candidate_id, i.no, i.updated_at as changed, ${weight} as weight, ${total} as total from candidate_index i
      where i.account_id = ${account} and i.doc @@ ${base}::tsquery${figuresOf(query.figures, inDoc(mark))}${amongThem(query)}
      order by weight desc, i.updated_at desc, i.no desc limit ${sql.lit(query.limit)}
    )
    select ${entryColumns(sql`best.total`, sql`i.terms`, plain)}
    from best join candidate_index i on i.account_id = ${account} and i.candidate_id = best.candidate_id
    order by best.weight desc, best.changed desc, best.no desc`;
}

/** The ids of those who match, as a query to join with: of more than `limit` those who changed last. */
export function whoMeets(
  db: Db,
  account: string,
  { words, figures }: Pick<IndexQuery, 'words' | 'figures'>,
  limit: number,
): RawBuilder<{ candidate_id: string }> {
  const mark = accountPrefix(account);
  const base = words ?? EVERYBODY;
  const isSqlite = sqliteOf(db) !== undefined;
  const says = isSqlite ? inFts(base, mark) : inDoc(mark);
  // Of few that match it would be slow to go through all people by their last change.
  return sql`select i.candidate_id from candidate_index i ${isSqlite ? sql`not indexed` : sql``}
    where i.account_id = ${account} and ${says(base)}${figuresOf(figures, says)}
    order by i.updated_at desc, i.no desc limit ${sql.lit(limit)}`;
}

/** How many of an agency's candidates match. */
export async function countIndex(
  db: Db,
  account: string,
  { words, figures }: Pick<IndexQuery, 'words' | 'figures'>,
): Promise<number> {
  const mark = accountPrefix(account);
  const base = words ?? EVERYBODY;
  const isSqlite = sqliteOf(db) !== undefined;
  if (isSqlite && figures.length === 0 && (await isMarkOwn(db, account))) return countWords(db, base, mark);
  const { rows } = isSqlite
    ? await sql<{ found: number }>`with hits as materialized (
          select rowid as no from candidate_fts where candidate_fts match ${ftsOf(base, mark)})
        select count(*) as found from hits cross join candidate_index i on i.no = hits.no
        where i.account_id = ${account}${figuresOf(figures, inFts(base, mark))}`.execute(db)
    : await sql<{ found: number }>`select count(*) as found from candidate_index i
        where i.account_id = ${account} and i.doc @@ ${tsOf(base, mark)}::tsquery${figuresOf(figures, inDoc(mark))}`.execute(
        db,
      );
  return Number(rows[0]?.found ?? 0);
}

/** Whether more of an agency's candidates match than a number, counted no further. */
export async function isMoreThan(
  db: Db,
  account: string,
  most: number,
  { words, figures }: Pick<IndexQuery, 'words' | 'figures'>,
): Promise<boolean> {
  return (await countUpTo(db, account, most + 1, words ?? EVERYBODY, figures)) > most;
}

/** How many of an agency's candidates match these words, counted up to 3. */
export const countMatches = (db: Db, account: string, words: WordQuery): Promise<number> =>
  countUpTo(db, account, 3, words, []);

// A cross join keeps its order: the words are walked once, and no further than is counted.
async function countUpTo(
  db: Db,
  account: string,
  most: number,
  words: WordQuery,
  figures: readonly FigureFilter[],
): Promise<number> {
  const mark = accountPrefix(account);
  const { rows } =
    sqliteOf(db) === undefined
      ? await sql<{ found: number }>`select count(*) as found from (select 1 from candidate_index i
          where i.account_id = ${account} and i.doc @@ ${tsOf(words, mark)}::tsquery${figuresOf(figures, inDoc(mark))}
          limit ${sql.lit(most)}) x`.execute(db)
      : await sql<{ found: number }>`select count(*) as found from (
          select 1 from candidate_fts f cross join candidate_index i on i.no = f.rowid
          where f.candidate_fts match ${ftsOf(words, mark)} and i.account_id = ${account}${figuresOf(figures, inFts(words, mark))}
          limit ${sql.lit(most)})`.execute(db);
  return Number(rows[0]?.found ?? 0);
}

// Asked for with what must be, so that an alternative is not walked for everybody who meets it.
const inFts =
  (base: WordQuery, mark: string): Saying =>
  (words) =>
    sql<boolean>`i.no in (select rowid from candidate_fts where candidate_fts match ${ftsOf({ all: [base, words] }, mark)})`;

const inDoc =
  (mark: string): Saying =>
  (words) =>
    sql<boolean>`i.doc @@ ${tsOf(words, mark)}::tsquery`;

/** A term that every entry contains. */
const EVERYBODY: WordQuery = { term: 'everybody' };

const amongThem = ({ among }: IndexQuery): RawBuilder<unknown> =>
  among === undefined ? sql`` : sql` and i.candidate_id in (${sql.join([...among])})`;
