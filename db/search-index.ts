import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { insertRow, statement } from './rows.ts';
import { sqliteOf } from './sqlite.ts';
import type { Db } from './store.ts';

/** What must hold of a person's words. A phrase is words that follow one another. */
export type WordQuery =
  | { term: string }
  | { phrase: readonly string[] }
  | { all: readonly WordQuery[] }
  | { any: readonly WordQuery[] }
  | { both: WordQuery; not: WordQuery };

/** What must hold of a person's figures. Where nothing is on record, none of them holds. */
export type FigureQuery =
  | { between: 'years' | 'rating'; min: number | null; max: number | null }
  | { pay: { min: number | null; max: number | null; currency: string } }
  | { freeWithin: { days: number; day: string } };

export interface FigureFilter {
  figure: FigureQuery;
  /** Those of whom it holds are left out. */
  exclude: boolean;
}

/** What the index keeps of a person. Words are lower-case letters, digits and underscores, apart by spaces. */
export interface IndexEntry {
  candidate_id: string;
  version: number;
  years: number | null;
  salary_annual: number | null;
  salary_currency: string | null;
  notice_days: number | null;
  available_from: string | null;
  rating: number | null;
  updated_at: string;
  /** Facts, by which a person is filtered and ranked. */
  terms: readonly string[];
  /** Plain text. */
  words: readonly string[];
}

/** A person that the index found, with the words that ranking reads. */
export interface IndexHit extends Omit<IndexEntry, 'terms' | 'words' | 'version'> {
  /** Apart by single spaces, with one at each end. */
  text: string;
}

/** Agencies share one index: each one's words begin with a mark of its own, so that none walks another's. */
export function markOf(account: string): string {
  return createHash('sha256').update(account).digest('hex').slice(0, 5);
}

const numberOf = statement((db, v: { candidate: string }) =>
  db.selectFrom('candidate_index').where('candidate_id', '=', v.candidate).select(['no', 'version']),
);

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
      updated_at: v.updated_at,
    })
    .where('account_id', '=', v.account_id)
    .where('candidate_id', '=', v.candidate_id),
);

interface EntryRow extends Omit<IndexEntry, 'terms' | 'words'> {
  account_id: string;
}

/**
 * Enters a person, or changes what is entered of them.
 * @param fresh whether they cannot be in yet
 * @returns whether they were not in before
 */
export async function putInIndex(
  tx: Db,
  account: string,
  entry: IndexEntry,
  fresh: boolean,
): Promise<boolean> {
  const { terms, words, ...figures } = entry;
  const row = { account_id: account, ...figures };
  const known = fresh ? undefined : (await numberOf(tx, { candidate: entry.candidate_id }))[0];
  if (known === undefined) await insertRow(tx, 'candidate_index', row);
  else await updateEntry(tx, row);
  const no = known?.no ?? (await numberOf(tx, { candidate: entry.candidate_id }))[0]?.no ?? 0;
  const mark = markOf(account);
  await write(
    tx,
    { account, no, known: known !== undefined },
    {
      terms: joined(mark, terms),
      words: joined(mark, words),
    },
  );
  return known === undefined;
}

/** Enters what a person's CV says, in place of what it said. Nothing happens for somebody who is not in. */
export async function putCvInIndex(
  tx: Db,
  account: string,
  candidate: string,
  words: readonly string[],
): Promise<void> {
  const [known] = await numberOf(tx, { candidate });
  if (known === undefined) return;
  await write(tx, { account, no: known.no, known: true }, { cv: joined(markOf(account), words) });
}

type Texts = Partial<Record<'terms' | 'words' | 'cv', string>>;

async function write(
  tx: Db,
  entry: { account: string; no: number; known: boolean },
  texts: Texts,
): Promise<void> {
  const { account, no } = entry;
  const sqlite = sqliteOf(tx);
  if (sqlite === undefined) {
    await sql`update candidate_index set ${sql.join(Object.entries(texts).map(([name, text]) => sql`${sql.ref(name)} = ${text}`))}
      where account_id = ${account} and no = ${no}`.execute(tx);
    const { rows } = await sql<Texts>`select terms, words, cv from candidate_index where no = ${no}`.execute(
      tx,
    );
    const all = Object.values(rows[0] ?? {}).join(' ');
    await sql`update candidate_index set doc = ${positions(all)}::tsvector
      where account_id = ${account} and no = ${no}`.execute(tx);
    return;
  }
  const [had] = entry.known
    ? sqlite.run<Texts>('select terms, words, cv from candidate_fts where rowid = ?', [no])
    : [];
  const { terms = '', words = '', cv = '' } = { ...had, ...texts };
  if (had !== undefined) {
    // Written anew, every word of it goes out and in again.
    if (had.terms === terms && had.words === words && had.cv === cv) return;
    sqlite.run('delete from candidate_fts where rowid = ?', [no]);
  }
  sqlite.run('insert into candidate_fts (rowid, terms, words, cv) values (?, ?, ?, ?)', [
    no,
    terms,
    words,
    cv,
  ]);
}

/** Takes a person out, words and all. Nothing happens when they are not in. */
export async function dropFromIndex(tx: Db, account: string, candidate: string): Promise<void> {
  const [known] = await numberOf(tx, { candidate });
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

const MOST_POSITIONS = 16_000;

// Words are letters, digits and underscores, so none needs an escape inside its quotes.
function positions(text: string): string {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_POSITIONS)
    .map((word, at) => `'${word}':${at + 1}`)
    .join(' ');
}

export interface IndexQuery {
  /** Null for everybody. */
  words: WordQuery | null;
  figures: readonly FigureFilter[];
  /** What puts some before others where more are found than are wanted. */
  ranks: readonly { words: WordQuery; weight: number }[];
  limit: number;
  /** Whether the hits' plain text is wanted too. */
  plain: boolean;
}

type Row = IndexHit & { terms: string; words: string | null; total: number };

/**
 * Those of an agency of whom all holds: how many there are, and the foremost of them, by rank and then by who changed
 * last.
 */
export async function findInIndex(
  db: Db,
  account: string,
  query: IndexQuery,
): Promise<{ total: number; hits: IndexHit[] }> {
  const mark = markOf(account);
  const build = sqliteOf(db) === undefined ? postgresQuery : sqliteQuery;
  const { rows } = await build(account, mark, query).execute(db);
  const hits = rows.map((row) => ({
    candidate_id: row.candidate_id,
    years: row.years,
    salary_annual: row.salary_annual,
    salary_currency: row.salary_currency,
    notice_days: row.notice_days,
    available_from: row.available_from,
    rating: row.rating,
    updated_at: row.updated_at,
    text: ` ${row.terms} ${row.words ?? ''} `,
  }));
  return { total: Number(rows[0]?.total ?? 0), hits };
}

// The hits are put together first and joined then: `match … and rowid in (…)` would ask the index once for each row.
function sqliteQuery(account: string, mark: string, query: IndexQuery): RawBuilder<Row> {
  const base = query.words ?? EVERYBODY;
  const found = sql`select rowid as no, 0 as weight from candidate_fts where candidate_fts match ${ftsOf(base, mark)}`;
  const ranked = query.ranks.map(
    ({ words, weight }) =>
      sql`select rowid, ${weight} from candidate_fts where candidate_fts match ${ftsOf({ all: [base, words] }, mark)}`,
  );
  const plain = query.plain ? sql`f.words` : sql`null`;
  return sql<Row>`with hits as materialized (
      select no, sum(weight) as weight from (${sql.join([found, ...ranked], sql` union all `)}) group by no
    ), best as materialized (
      select i.*, hits.weight, count(*) over () as total from hits join candidate_index i on i.no = hits.no
      where i.account_id = ${account}${figuresOf(query.figures)}
      order by hits.weight desc, i.updated_at desc, i.no desc limit ${sql.lit(query.limit)}
    )
    select best.candidate_id, years, salary_annual, salary_currency, notice_days, available_from, rating, updated_at,
      total, f.terms, ${plain} as words
    from best join candidate_fts f on f.rowid = best.no order by weight desc, updated_at desc, best.no desc`;
}

function postgresQuery(account: string, mark: string, query: IndexQuery): RawBuilder<Row> {
  const base = tsOf(query.words ?? EVERYBODY, mark);
  const weights = query.ranks.map(
    ({ words, weight }) =>
      sql`(case when i.doc @@ ${tsOf(words, mark)}::tsquery then ${sql.lit(weight)} else 0 end)`,
  );
  const plain = query.plain ? sql`i.words` : sql`null`;
  const ranked = weights.length === 0 ? sql`` : sql`${sql.join(weights, sql` + `)} desc, `;
  return sql<Row>`select i.candidate_id, i.years, i.salary_annual, i.salary_currency, i.notice_days, i.available_from,
      i.rating, i.updated_at, count(*) over () as total, i.terms, ${plain} as words
    from candidate_index i
    where i.account_id = ${account} and i.doc @@ ${base}::tsquery${figuresOf(query.figures)}
    order by ${ranked}i.updated_at desc, i.no desc limit ${sql.lit(query.limit)}`;
}

/** How many of an agency's people are known by these words, up to a few. */
export async function countInIndex(db: Db, account: string, words: WordQuery): Promise<number> {
  const mark = markOf(account);
  const { rows } =
    sqliteOf(db) === undefined
      ? await sql<{ found: number }>`select count(*) as found from (select 1 from candidate_index i
          where i.account_id = ${account} and i.doc @@ ${tsOf(words, mark)}::tsquery limit 3) x`.execute(db)
      : await sql<{ found: number }>`select count(*) as found from (select 1 from candidate_fts
          where candidate_fts match ${ftsOf(words, mark)} limit 3)`.execute(db);
  return Number(rows[0]?.found ?? 0);
}

/** The word that everybody has. */
const EVERYBODY: WordQuery = { term: 'everybody' };

function figuresOf(filters: readonly FigureFilter[]): RawBuilder<unknown> {
  const parts = filters.map(({ figure, exclude }) => {
    const holds = sqlOf(figure);
    // What is not known is neither true nor false: it must not be left out for that.
    return exclude ? sql` and (${holds}) is not true` : sql` and (${holds})`;
  });
  return parts.length === 0 ? sql`` : sql.join(parts, sql``);
}

function sqlOf(figure: FigureQuery): RawBuilder<boolean> {
  if ('freeWithin' in figure) {
    const { days, day } = figure.freeWithin;
    return sql<boolean>`i.notice_days <= ${days} or i.available_from <= ${day}`;
  }
  if ('pay' in figure) {
    const { min, max, currency } = figure.pay;
    return sql<boolean>`i.salary_currency = ${currency}${bounds('salary_annual', min, max)}`;
  }
  return sql<boolean>`${sql.ref(`i.${figure.between}`)} is not null${bounds(figure.between, figure.min, figure.max)}`;
}

function bounds(column: string, min: number | null, max: number | null): RawBuilder<unknown> {
  const ref = sql.ref(`i.${column}`);
  const low = min === null ? sql`` : sql` and ${ref} >= ${min}`;
  return max === null ? low : sql`${low} and ${ref} <= ${max}`;
}

/** A query in the words of FTS5. Each word is quoted: none can be an operator. */
function ftsOf(query: WordQuery, mark: string): string {
  if ('term' in query) return quoted([query.term], mark);
  if ('phrase' in query) return quoted(query.phrase, mark);
  if ('all' in query) return `(${query.all.map((part) => ftsOf(part, mark)).join(' AND ')})`;
  if ('any' in query) return `(${query.any.map((part) => ftsOf(part, mark)).join(' OR ')})`;
  return `(${ftsOf(query.both, mark)} NOT ${ftsOf(query.not, mark)})`;
}

const quoted = (words: readonly string[], mark: string): string =>
  `"${words.map((word) => mark + plainWord(word)).join(' ')}"`;

/** A query in the words of a tsquery. */
function tsOf(query: WordQuery, mark: string): string {
  if ('term' in query) return `'${mark}${plainWord(query.term)}'`;
  if ('phrase' in query)
    return `(${query.phrase.map((word) => `'${mark}${plainWord(word)}'`).join(' <-> ')})`;
  if ('all' in query) return `(${query.all.map((part) => tsOf(part, mark)).join(' & ')})`;
  if ('any' in query) return `(${query.any.map((part) => tsOf(part, mark)).join(' | ')})`;
  return `(${tsOf(query.both, mark)} & !${tsOf(query.not, mark)})`;
}

// Whoever asks: what is no letter, digit or underscore ends here.
const plainWord = (word: string): string => word.replace(/[^\p{L}\p{N}_]/gu, '_');
