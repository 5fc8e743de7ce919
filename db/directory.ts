import { type RawBuilder, sql } from 'kysely';

/** The tables whose records are found before their agency is known, and by which columns. */
export const FOUND_BY = {
  ai_screens: ['hash'],
  api_keys: ['hash', 'id'],
  candidate_import_items: ['link_hash'],
  connect_apps: ['client_id'],
  contractor_links: ['hash'],
  email_opt_outs: ['hash'],
  oauth_codes: ['hash'],
  oauth_tokens: ['hash'],
  password_links: ['hash'],
  pending_sign_ins: ['hash'],
  pool_members: ['check_in_hash'],
  referee_requests: ['hash'],
  referees: ['hash'],
  service_accounts: ['id'],
  service_tokens: ['hash'],
  sessions: ['hash'],
  specs: ['link_hash'],
  submissions: ['link_hash'],
  users: ['email_folded', 'id'],
} as const;

export type FoundTable = keyof typeof FOUND_BY;

const columns = new Map<string, readonly string[]>(Object.entries(FOUND_BY));

/** The directory's entries of these rows of a table, written or changed; none for most tables. */
export function directoryEntries(
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
  account?: string,
): { kind: string; key: string; account_id: string }[] {
  const found = columns.get(table);
  if (found === undefined) return [];
  return rows.flatMap((row) => {
    const account_id = account ?? row.account_id;
    if (typeof account_id !== 'string') return [];
    return found.flatMap((column) => {
      const key = row[column];
      return typeof key === 'string' ? [{ kind: table, key, account_id }] : [];
    });
  });
}

/**
 * SQL condition that finds a record by its secret, whosever it is. The directory names the agency, so that only rows of that
 * one are looked at.
 * @param alias what the query calls the table
 */
export function foundBy(
  table: FoundTable,
  key: string,
  alias: string = table,
  column: string = FOUND_BY[table][0],
): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${alias}.account_id`)} = (select account_id from account_directory
    where kind = ${sql.lit(table)} and "key" = ${key} limit 1) and ${sql.ref(`${alias}.${column}`)} = ${key}`;
}

/** As `foundBy` with the first column, for what several agencies may hold, such as an e-mail address. */
export function foundByAny(table: FoundTable, key: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.account_id`)} in (select account_id from account_directory
    where kind = ${sql.lit(table)} and "key" = ${key}) and ${sql.ref(`${table}.${FOUND_BY[table][0]}`)} = ${key}`;
}
