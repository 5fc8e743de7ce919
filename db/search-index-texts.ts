import { CompiledQuery, type Insertable, sql } from 'kysely';
import { postgresOf } from './postgres-connection.ts';
import { insertRow, statement } from './rows.ts';
import { sqliteOf } from './sqlite.ts';
import type { Db } from './store.ts';
import type { EntryTexts } from './texts-left.ts';
import type { Database } from './types.ts';

/** The entry of a candidate in the index. */
export const findEntry = statement((db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('candidate_index')
    .where('account_id', '=', v.account)
    .where('candidate_id', '=', v.candidate)
    .select(['no', 'version']),
);

type Texts = Partial<EntryTexts>;

/** `known` is the number of an entry that was there before. */
interface Place {
  account: string;
  candidate: string;
  known: number | undefined;
}

/** Adds an entry with its texts. */
export async function addEntry(
  tx: Db,
  row: Insertable<Database['candidate_index']>,
  texts: Required<Pick<Texts, 'terms' | 'words'>>,
): Promise<void> {
  const { account_id: account, candidate_id: candidate } = row;
  if (sqliteOf(tx) === undefined) {
    // There the texts stand in the entry itself.
    const whole = { ...row, ...texts, doc: positions(`${texts.terms} ${texts.words}`) };
    await insertRow(tx, 'candidate_index', whole);
    return;
  }
  await insertRow(tx, 'candidate_index', row);
  await writeTexts(tx, { account, candidate, known: undefined }, texts);
}

/** Writes texts of a candidate's entry, and keeps those that are not given. */
export async function writeTexts(tx: Db, place: Place, texts: Texts): Promise<void> {
  const { account, candidate, known } = place;
  const sqlite = sqliteOf(tx);
  if (sqlite === undefined) {
    await writeDocument(tx, place, texts);
    return;
  }
  const no = known ?? (await findEntry(tx, { account, candidate }))[0]?.no ?? 0;
  sqlite.writeTexts(no, texts, known === undefined);
}

const findTexts = statement((db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('candidate_index')
    .where('account_id', '=', v.account)
    .where('candidate_id', '=', v.candidate)
    .select([
      sql<string>`terms`.as('terms'),
      sql<string>`words`.as('words'),
      sql<string | null>`cv`.as('cv'),
    ]),
);

/** PostgreSQL: those that are not given are read first. */
async function writeDocument(tx: Db, { account, candidate }: Place, texts: Texts): Promise<void> {
  const [stored] = await findTexts(tx, { account, candidate });
  const { terms = '', words = '', cv = '' } = { ...stored, ...texts };
  if (stored?.terms === terms && stored.words === words && stored.cv === cv) return;
  const written = Object.entries(texts);
  const columns = written.map(([name], at) => `"${name}" = $${at + 4}`).join(', ');
  const text = `update "candidate_index" set ${columns}, "doc" = $3::tsvector where "account_id" = $1 and "candidate_id" = $2`;
  const document = positions([terms, words, cv].join(' '));
  const values = [account, candidate, document, ...written.map(([, words]) => words)];
  const postgres = postgresOf(tx);
  if (postgres === undefined) await tx.executeQuery(CompiledQuery.raw(text, values));
  else postgres.post(text, values);
}

const MAX_POSITIONS = 16_000;

// Words are letters, digits and underscores, so none needs an escape inside its quotes.
function positions(text: string): string {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_POSITIONS)
    .map((word, at) => `'${word}':${at + 1}`)
    .join(' ');
}
