import { sql } from 'kysely';
import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { fold } from '#src/lib/fold.ts';
import type { CandidateRow } from '../candidates/index.ts';
import { ERASED } from '../erased-mark.ts';
import {
  labelsIn,
  NOTHING_TOLD,
  parsed,
  type Told,
  toldOf,
  withoutQuote,
  withoutQuotes,
} from './found-words.ts';
import { keptRefusals } from './kept-refusals.ts';
import type { Entry } from './merge-log.ts';
import { othersBehind, redactOthers, THEIR_OWN, withoutPerson } from './others-profiles.ts';
import { type PhoneForms, phoneForms, placeOfNumber, tellsNumber } from './phone-forms.ts';
import { type Row, setRows } from './rows.ts';
import { eraseSentFiles } from './sent-files.ts';

/** What tells a person in any text, besides their ids. */
export interface Identifiers {
  ids: readonly string[];
  /** Addresses, numbers and profiles, which nobody else has. */
  contacts: readonly string[];
  /** The numbers among them in any spelling. */
  phones?: readonly PhoneForms[];
  /** The full names in their usual orders, without those that somebody else in the agency has. */
  names: readonly string[];
  /** Single names that nobody else has: they count in what is about the person by any of the others. */
  words: readonly string[];
  /** Ids of what others are in as well (a submission): their rows are looked at, and keep what is not the person's. */
  records?: readonly string[];
  /** What was written about the person in rows that are gone. */
  texts?: readonly string[];
  /** What is kept of them without their name. */
  told?: Told;
  /** What they are called in the row that is looked at. */
  labels?: ReadonlySet<string>;
}

/**
 * The identifiers of a person's records.
 * @param others contacts of the person that stand elsewhere
 * @param namesakes the folded names of these records that somebody else has
 * @param words single names that nobody else has
 * @param country of numbers without a country code
 */
export function identifiersOf(
  rows: readonly CandidateRow[],
  others: readonly string[],
  namesakes: ReadonlySet<string>,
  words: readonly string[],
  country: string,
): Identifiers {
  const contacts = rows.flatMap((row) => [
    row.email,
    ...(JSON.parse(row.other_emails) as string[]),
    row.phone,
    row.phone_e164,
    row.linkedin_url,
    row.linkedin_slug === null || row.linkedin_slug.length < 6 ? null : row.linkedin_slug,
  ]);
  // Each record's own: the one that was merged away may be written as nobody else is called.
  const own = rows.filter(({ name_folded }) => !namesakes.has(name_folded));
  const names = own.flatMap(({ name, first_name: first, last_name: last }) => [
    name,
    ...(first === null || last === null ? [] : [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`]),
  ]);
  return {
    ids: rows.map(({ id }) => id),
    contacts: written([...contacts, ...others]),
    phones: phoneForms([...rows.map(({ phone, phone_e164 }) => phone_e164 ?? phone), ...others], country),
    names: written(names.filter((name) => name.includes(' '))),
    words: [...new Set(words.flatMap((word) => [word, fold(word)]))],
  };
}

/** How a text may be written: as it is, folded, escaped for JSON or HTML, or in an address. The longest first. */
function written(texts: readonly (string | null)[]): string[] {
  const all = texts.flatMap((text) => {
    if (text === null || text.trim().length < 4) return [];
    const html = text.replace(/&/g, '&amp;').replace(/'/g, '&#39;').replace(/"/g, '&quot;');
    return [text, fold(text), JSON.stringify(text).slice(1, -1), html, encodeURIComponent(text)];
  });
  return [...new Set(all)].toSorted((a, b) => b.length - a.length);
}

/** Tables whose rows are about others, or that erasure deals with by name. */
const LEFT_OUT = new Set([
  'users',
  'accounts',
  'api_keys',
  'duplicate_keys',
  'candidate_index',
  'meaning_vectors',
  'schema_migrations',
  'erasure_certificates',
]);

/**
 * Takes what tells a person out of every text that an agency keeps: mails to others, activities, the log of searches, the
 * feed and its deliveries, answers kept for repeats, plans, approvals, and what undo would need.
 * @returns how many rows of each table were changed, the mails among them (they may lie in the outbox folder), and the other
 * candidates whose entries in the search index named the person
 */
export async function redactEverywhere(
  tx: Db,
  dialect: 'sqlite' | 'postgres',
  account: string,
  identifiers: Identifiers,
): Promise<{ found: Record<string, number>; mails: string[]; people: Set<string> }> {
  const found: Record<string, number> = {};
  const mails: string[] = [];
  const people = new Set<string>();
  const naming = await namedIn(tx, dialect, account, identifiers);
  const told = toldOf(
    // What another says of themselves is theirs, whatever it shares with what the person said.
    naming.flatMap(({ table, rows }) => (table === 'candidates' ? [] : rows)),
    identifiers.texts ?? [],
    (value) => isAbout(value, identifiers),
  );
  const named = new Map<string, readonly Row[]>();
  for (const { table, rows } of naming) {
    named.set(table, rows);
    const changed =
      table === 'candidates'
        ? await redactOthers(tx, account, rows, withoutNames(identifiers))
        : await redactRows(tx, account, table, rows, { ...identifiers, told });
    for (const id of await othersBehind(tx, account, table, changed)) people.add(id);
    if (changed.length > 0) found[table] = changed.length;
    if (table === 'scheduled_emails') mails.push(...changed.map(({ id }) => String(id)));
  }
  await eraseSentFiles(tx, account, named);
  for (const { response, quoted } of await keptRefusals(tx, account)) {
    const nobody = { ids: [], contacts: [], names: [], words: [], told: { ...NOTHING_TOLD, quoted } };
    const without = redactText(response, nobody);
    if (without !== response)
      await setRows(tx, 'idempotency_keys', account, { response }, { response: without });
  }
  return { found, mails, people };
}

async function textColumns(tx: Db, dialect: 'sqlite' | 'postgres'): Promise<Map<string, string[]>> {
  const { rows } = await (dialect === 'sqlite'
    ? sql<{ table: string; column: string }>`select m.name as "table", c.name as "column" from sqlite_master m
        join pragma_table_info(m.name) c where m.type = 'table' and m.sql not like 'create virtual%' and lower(c.type) = 'text'`.execute(
        tx,
      )
    : sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
        from information_schema.columns where table_schema = current_schema() and data_type = 'text'`.execute(
        tx,
      ));
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  for (const [table, columns] of tables) if (!columns.includes('account_id')) tables.delete(table);
  return tables;
}

/** The rows of an agency that name a person, in the tables that are about others as well, with their texts. */
export async function namedIn(
  db: Db,
  dialect: 'sqlite' | 'postgres',
  account: string,
  identifiers: Identifiers,
): Promise<{ table: string; rows: Row[] }[]> {
  const found: { table: string; rows: Row[] }[] = [];
  for (const [table, columns] of await textColumns(db, dialect))
    if (!LEFT_OUT.has(table)) {
      const isPeople = table === 'candidates';
      const texts = columns.filter(
        (column) => column !== 'account_id' && !(isPeople && THEIR_OWN.has(column)),
      );
      const rows = await rowsNaming(db, dialect, account, { table, columns: texts, identifiers });
      // The person's own rows are emptied, or exported, by themselves.
      const others = isPeople ? rows.filter(({ id }) => !identifiers.ids.includes(String(id))) : rows;
      found.push({ table, rows: others });
    }
  return found;
}

async function rowsNaming(
  db: Db,
  dialect: 'sqlite' | 'postgres',
  account: string,
  { table, columns, identifiers }: { table: string; columns: readonly string[]; identifiers: Identifiers },
): Promise<Row[]> {
  if (columns.length === 0) return [];
  const all = sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  );
  // Both compare without case: SQLite's like does for Latin letters, and the folded spelling is a needle of its own.
  const like = dialect === 'sqlite' ? sql`like` : sql`ilike`;
  const matches = sql.join(
    [...identifiers.contacts, ...identifiers.names, ...identifiers.ids, ...(identifiers.records ?? [])].map(
      (text) => sql`everything ${like} ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
    ),
    sql` or `,
  );
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const phones = identifiers.phones ?? [];
  const numbers = sql.join(
    [sql`1 = 0`, ...phones.map((phone) => tellsNumber(sql`everything`, phone))],
    sql` or `,
  );
  const { rows } = await sql<Row>`select ${names}, case when ${matches} then 1 else 0 end as names_them from
    (select ${names}, ${all} as everything from ${sql.table(table)} where account_id = ${account}) texts
    where ${matches} or ${numbers}`.execute(db);
  return rows.flatMap(({ names_them, ...row }) =>
    Number(names_them) === 1 || placeOfNumber(Object.values(row).join(' '), phones) >= 0 ? [row] : [],
  );
}

async function redactRows(
  tx: Db,
  account: string,
  table: string,
  rows: readonly Row[],
  identifiers: Identifiers,
): Promise<Row[]> {
  const changed: Row[] = [];
  for (const row of rows) {
    const labels = labelsIn(row, (value) => isAbout(value, identifiers));
    const set: Row = {};
    for (const [column, text] of Object.entries(row)) {
      if (typeof text !== 'string' || /(^|_)id$/.test(column)) continue;
      const redacted =
        table === 'candidate_merges' && column === 'log'
          ? redactLog(text, identifiers)
          : redactText(text, { ...identifiers, labels });
      if (redacted !== text) set[column] = redacted;
    }
    if (Object.keys(set).length === 0) continue;
    changed.push(row);
    for (const [column, text] of Object.entries(set))
      await setRows(tx, table, account, { [column]: row[column] }, { [column]: text });
  }
  return changed;
}

/** The rows that a merge of others would give back are redacted as those that stand are, column by column. */
function redactLog(log: string, identifiers: Identifiers): string {
  const redacted = (row: Row, table: string): Row =>
    table === 'candidates'
      ? { ...row, ...withoutPerson(row, withoutNames(identifiers)) }
      : Object.fromEntries(
          Object.entries(row).map(([column, value]) => [
            column,
            typeof value !== 'string' || /(^|_)id$/.test(column) ? value : redactText(value, identifiers),
          ]),
        );
  const entries = json.decode<Entry[]>(log).map((entry) =>
    LEFT_OUT.has(entry.table)
      ? entry
      : {
          ...entry,
          before: redacted(entry.before, entry.table),
          after: entry.after === null ? null : redacted(entry.after, entry.table),
        },
  );
  return json.encode(entries);
}

function redactText(text: string, identifiers: Identifiers): string {
  let redacted = text;
  const value = parsed(text);
  if (value !== undefined) redacted = JSON.stringify(redactValue(value, identifiers));
  return withoutQuotes(withoutNames(identifiers)(redacted, true), identifiers.told?.quoted ?? []);
}

/** Takes what tells the person out of a text; single names too where these can only be theirs. */
const withoutNames =
  ({ contacts, names, phones = [], words }: Identifiers) =>
  (text: string, isProse: boolean): string => {
    let redacted = phones.reduce((now, { pattern }) => now.replace(pattern, ERASED), text);
    for (const identifier of [...contacts, ...names]) redacted = withoutIdentifier(redacted, identifier);
    if (isProse) for (const word of words) redacted = withoutWord(redacted, word);
    return redacted;
  };

function withoutIdentifier(text: string, identifier: string): string {
  const escaped = identifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(escaped, 'giu'), ERASED);
}

// As a whole word, and not where it is the name of a member.
function withoutWord(text: string, word: string): string {
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}_@.])${word}(?![\\p{L}\\p{N}_@]|":)`, 'giu'), ERASED);
}

/** Members that tell what an object is, and nothing of whom. */
const KEPT = /(^id|_id|_ids|_at|_on)$|^(action|type|status|stage|kind|code|currency|event|operation|field)$/;

/** The same, and the item of a plan that an object belongs to. */
const isKept = (name: string, value: unknown): boolean =>
  KEPT.test(name) || (name === 'item' && typeof value === 'string' && /^[\w-]{1,64}$/.test(value));

// An object that is about the person, by id or by an address, keeps what it is and loses what it says.
function redactValue(value: unknown, identifiers: Identifiers): unknown {
  if (Array.isArray(value)) return value.map((item) => redactValue(item, identifiers));
  // JSON within JSON: what an approval keeps to be compared with.
  if (typeof value === 'string') {
    const inner = parsed(value);
    const { texts, quoted } = identifiers.told ?? NOTHING_TOLD;
    if (inner === undefined) return texts.has(value) ? ERASED : withoutQuotes(value, quoted);
    const redacted = JSON.stringify(redactValue(inner, identifiers));
    return redacted === JSON.stringify(inner) ? value : redacted;
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = withoutQuote(value as Record<string, unknown>, identifiers.told?.quoted ?? []);
  const isOwn = isAbout(object, identifiers);
  return Object.fromEntries(
    Object.entries(object).map(([name, item]) => [
      name,
      (isOwn && !isKept(name, item)) || identifiers.labels?.has(name) === true
        ? blanked(item)
        : redactValue(item, identifiers),
    ]),
  );
}

function isAbout(value: Record<string, unknown>, { ids, contacts }: Identifiers): boolean {
  return Object.values(value).some(
    (text) =>
      typeof text === 'string' &&
      (ids.includes(text) || contacts.some((contact) => contact.toLowerCase() === text.toLowerCase())),
  );
}

function blanked(value: unknown): unknown {
  if (typeof value === 'string') return ERASED;
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isKept(name, item) ? item : blanked(item)]),
  );
}
