// Read model: names that come near one that no record has. They are told, and never acted on.
import { distance } from 'fastest-levenshtein';
import { sql } from 'kysely';
import { likePattern } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { fold } from '#src/lib/fold.ts';
import { findBy, type Looked, type Named, namingWords } from './find.ts';

/** How many names are looked at, and how many of them told. */
const LOOKED_AT = 2000;
const MOST = 3;

/** How many records are told that come near a name. */
const MOST_NEAR = 5;

/** The records whose names are looked at for a kind of id: those of people for whatever goes by a person. */
type Table = 'candidates' | 'clients' | 'jobs' | 'users' | 'teams' | 'talent_pools';
const TABLES: Readonly<Record<string, Table>> = {
  client: 'clients',
  job: 'jobs',
  user: 'users',
  team: 'teams',
  pool: 'talent_pools',
};

/**
 * The records of a kind that a text comes near, where it names none: “Anna Ruis” for Ana Ruiz. They are for a person to
 * choose from, and never taken.
 */
export async function findNear(db: Db, where: Looked, kind: string, text: string): Promise<Named[]> {
  const found = new Map<string, Named>();
  for (const name of await nearNames(db, where.account, kind, namingWords(kind, text)))
    for (const record of await findBy(db, where, kind, name, namingWords(kind, name)))
      found.set(record.id, record);
  return [...found.values()].slice(0, MOST_NEAR);
}

/** Names of records, the nearest first, of which each word of a text is one with a letter or two that differ. */
async function nearNames(db: Db, account: string, kind: string, words: readonly string[]): Promise<string[]> {
  // Titles of entries are words of every day: a letter that differs tells nothing.
  if (words.length === 0 || kind === 'calendar_event') return [];
  const table = TABLES[kind] ?? 'candidates';
  const [name, folded] =
    table === 'jobs'
      ? [sql.ref('title'), sql.ref('title_folded')]
      : [
          sql.ref('name'),
          table === 'teams' || table === 'talent_pools' ? sql`lower(name)` : sql.ref('name_folded'),
        ];
  const begins = words.map((word) => {
    const first = likePattern(word.charAt(0)).slice(1);
    return sql`(${folded} like ${first} escape '\\' or ${folded} like ${`% ${first}`} escape '\\')`;
  });
  const { rows } = await sql<{ name: string }>`
    select distinct ${name} as name from ${sql.table(table)}
    where account_id = ${account} ${['candidates', 'clients'].includes(table) ? sql`and deleted_at is null` : sql``}
      and ${sql.join(begins, sql` and `)} limit ${LOOKED_AT}`.execute(db);
  return rows
    .map((row) => ({ name: row.name, far: farFrom(words, row.name) }))
    .filter(({ far }) => far !== null)
    .toSorted((a, b) => (a.far ?? 0) - (b.far ?? 0) || (a.name < b.name ? -1 : 1))
    .slice(0, MOST)
    .map((row) => row.name);
}

/** How many letters differ in all; null where a word comes near none of the name. `cfo` is what a title begins with. */
function farFrom(words: readonly string[], name: string): number | null {
  const told = fold(name)
    .split(/[\s'’(),./&-]+/)
    .filter((word) => word !== '');
  const [only, ...more] = words;
  if (more.length === 0 && only === initialsOf(told)) return 0;
  let all = 0;
  for (const word of words) {
    const steps = told.map((other) => ({ other, far: stepsTo(word, other) }));
    const best = steps.toSorted((a, b) => a.far - b.far)[0];
    if (best === undefined || best.far > allowedFor(word)) return null;
    told.splice(told.indexOf(best.other), 1);
    all += best.far;
  }
  return all;
}

const initialsOf = (words: readonly string[]): string | null =>
  words.length < 2
    ? null
    : words
        .filter((word) => word !== 'of' && word !== 'and')
        .map((word) => word.charAt(0))
        .join('');

const allowedFor = (word: string): number => (word.length <= 2 ? 0 : word.length < 7 ? 1 : 2);

/** The distance of two words; two letters that changed places are one step. */
function stepsTo(word: string, other: string): number {
  const far = distance(word, other);
  const sorted = (text: string): string => [...text].toSorted().join('');
  return far === 2 && sorted(word) === sorted(other) ? 1 : far;
}
