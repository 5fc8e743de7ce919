import { type RawBuilder, sql } from 'kysely';
import { statement } from './rows.ts';
import type { IndexEntry, IndexHit, IndexQuery, IndexRow } from './search-entry.ts';
import { type FigureFilter, figuresOf, type Saying } from './search-figures.ts';
import { addEntry, findEntry, writeTexts } from './search-index-texts.ts';
import { accountPrefix, isMarkOwn } from './search-marks.ts';
import { ranksOf } from './search-ranks.ts';
import { amongThem, countWords, EVERYBODY, entryColumns, inFts, onSqlite } from './search-sqlite.ts';
import { ftsOf, tsOf, type WordQuery } from './search-syntax.ts';
import { sqliteOf } from './sqlite.ts';
import type { Db } from './store.ts';

export type { IndexEntry, IndexHit, IndexQuery } from './search-entry.ts';
export type { Alternative, FigureFilter, FigureQuery } from './search-figures.ts';
export type { WordQuery } from './search-syntax.ts';

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

async function onPostgres(
  db: Db,
  account: string,
  mark: string,
  query: IndexQuery,
): Promise<{ rows: readonly IndexRow[]; total?: number }> {
  const { boosts, first, words, figures, among, limit } = query;
  const isRanked = boosts.length > 0 && figures.length === 0 && first === undefined && among === undefined;
  const ranks = isRanked ? ranksOf(words ?? EVERYBODY, boosts) : null;
  if (ranks !== null) {
    const rows: IndexRow[] = [];
    for (const rank of ranks) {
      const more = { ...query, words: rank, boosts: [], limit: limit - rows.length };
      if (more.limit > 0) rows.push(...(await postgresQuery(account, mark, more).execute(db)).rows);
    }
    return { rows, total: await countIndex(db, account, query) };
  }
  const { rows } = await postgresQuery(account, mark, query).execute(db);
  return first === undefined ? { rows } : { rows, total: await countIndex(db, account, query) };
}

function postgresQuery(account: string, mark: string, query: IndexQuery): RawBuilder<IndexRow> {
  const words = query.words ?? EVERYBODY;
  const says = inDoc(mark);
  const base = says(query.first === undefined ? words : { all: [words, query.first] });
  const weights = query.boosts.map(
    ({ words, weight }) => sql`(case when ${says(words)} then ${sql.lit(weight)} else 0 end)`,
  );
  const plain = query.includeText ? sql`i.words` : sql`null`;
  const total = query.first === undefined ? sql`count(*) over ()` : sql`0`;
  const weight = weights.length === 0 ? sql`0` : sql.join(weights, sql` + `);
  // Of all hits only what orders them is kept, as their words would not fit into memory.
  return sql<IndexRow>`with best as materialized (
      select i.candidate_id, i.no, i.updated_at as changed, ${weight} as weight, ${total} as total from candidate_index i
      where i.account_id = ${account} and ${base}${figuresOf(query.figures, says)}${amongThem(query)}
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
        where i.account_id = ${account} and ${inDoc(mark)(base)}${figuresOf(figures, inDoc(mark))}`.execute(
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
  const isSqlite = sqliteOf(db) !== undefined;
  if (isSqlite && figures.length === 0 && (await isMarkOwn(db, account)))
    return countWords(db, words, mark, most);
  const { rows } = !isSqlite
    ? await sql<{ found: number }>`select count(*) as found from (select 1 from candidate_index i
          where i.account_id = ${account} and ${inDoc(mark)(words)}${figuresOf(figures, inDoc(mark))}
          limit ${sql.lit(most)}) x`.execute(db)
    : await sql<{ found: number }>`select count(*) as found from (
          select 1 from candidate_fts f cross join candidate_index i on i.no = f.rowid
          where f.candidate_fts match ${ftsOf(words, mark)} and i.account_id = ${account}${figuresOf(figures, inFts(words, mark))}
          limit ${sql.lit(most)})`.execute(db);
  return Number(rows[0]?.found ?? 0);
}

const inDoc =
  (mark: string): Saying =>
  (words) => {
    const each = tsOf(words, mark).map((text) => sql<boolean>`i.doc @@ ${text}::tsquery`);
    return sql<boolean>`(${sql.join(each, sql` or `)})`;
  };
