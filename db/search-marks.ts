// Read model: reads which agencies there are, of whom only their ids are told apart.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './store.ts';

/** Agencies share one index. Every word starts with its agency's prefix, so that a query only reads the agency's own. */
export function accountPrefix(account: string): string {
  let prefix = prefixes.get(account);
  if (prefix === undefined) {
    if (prefixes.size >= MAX_PREFIXES) prefixes.clear();
    prefix = createHash('sha256').update(account).digest('hex').slice(0, 5);
    prefixes.set(account, prefix);
  }
  return prefix;
}

const MAX_PREFIXES = 10_000;
const prefixes = new Map<string, string>();

/** Of the agencies that a store held last: how many, the last of them, and which prefixes several have. */
let seen: { count: number; last: string | null; shared: ReadonlySet<string> } | undefined;

/** Whether no other agency's words have the prefix of this one's, so that what matches is this agency's without a look at it. */
export async function isMarkOwn(db: Db, account: string): Promise<boolean> {
  const { rows } = await sql<{ count: number; last: string | null }>`
    select count(*) as count, max(id) as last from accounts`.execute(db);
  const { count = 0, last = null } = rows[0] ?? {};
  if (seen?.count !== count || seen.last !== last) {
    const all = await db.selectFrom('accounts').select('id').execute();
    const met = new Set<string>();
    const shared = new Set<string>();
    for (const prefix of all.map(({ id }) => accountPrefix(id))) (met.has(prefix) ? shared : met).add(prefix);
    seen = { count, last, shared };
  }
  return !seen.shared.has(accountPrefix(account));
}
