import type { Db } from './store.ts';

/** Thrown where a unit writes in an account that it should have locked earlier: it runs again with that one locked too. */
export class LockFirst extends Error {
  readonly account: string;

  constructor(account: string) {
    super(`lock ${account} first`);
    this.account = account;
  }
}

// The accounts that a transaction has locked, where the store locks them: on PostgreSQL.
const locked = new WeakMap<Db, string[]>();

/** Locks the rows of accounts at the beginning of a transaction, in one order everywhere, so that none waits in a circle. */
export async function lockAccounts(tx: Db, accounts: readonly string[]): Promise<void> {
  const held: string[] = [];
  locked.set(tx, held);
  for (const account of accounts.toSorted()) {
    await tx.selectFrom('accounts').select('id').where('id', '=', account).forUpdate().execute();
    held.push(account);
  }
}

/**
 * Locks one more account, whose records the unit is about to write. SQLite has one writer anyway.
 * @throws LockFirst when its turn would have been before one that is locked already
 */
export async function lockAlso(tx: Db, account: string): Promise<void> {
  const held = locked.get(tx);
  if (held === undefined || held.includes(account)) return;
  if (held.some((other) => other > account)) throw new LockFirst(account);
  await tx.selectFrom('accounts').select('id').where('id', '=', account).forUpdate().execute();
  held.push(account);
}
