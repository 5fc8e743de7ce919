// Read model: which rows of every table belong to an agency, those of no agency that it uses among them.
import { type RawBuilder, sql } from 'kysely';
import type { MovedTable } from './tables.ts';

/** Which rows are meant: those of a whole store, or of one agency. */
export type Scope = { account: string | null };

/** SQL condition on the rows of a table. */
export function within({ name, account: column }: MovedTable, { account }: Scope): RawBuilder<boolean> {
  if (account === null) return sql<boolean>`1 = 1`;
  if (column !== null) return sql<boolean>`${sql.ref(column)} = ${account}`;
  // Apps that registered by themselves belong to no agency; one that the agency allowed goes with it.
  if (name === 'oauth_clients')
    return sql<boolean>`id in (select client_id from oauth_grants where account_id = ${account})`;
  return sql<boolean>`1 = 0`;
}
