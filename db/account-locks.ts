import type { Sequences } from './appended.ts';
import { type PostgresHandle, postgresOf } from './postgres-connection.ts';
import { sqliteOf } from './sqlite.ts';
import type { Db } from './store.ts';

/** Thrown where a unit of work writes in an account that it should have locked earlier: it is rerun with that account locked too. */
export class LockOrderConflict extends Error {
  readonly account: string;

  constructor(account: string) {
    super(`lock ${account} first`);
    this.account = account;
  }
}

// The accounts that a transaction has locked, with their sequences, which nobody else can move meanwhile. Only PostgreSQL
// locks them.
const lockedAccounts = new WeakMap<Db, Map<string, Promise<Sequences | null>>>();

// The handles of parts that began before their turn: each waits here for it.
const turns = new WeakMap<Db, () => Promise<void>>();

const LOCK = 'select event_sequence, change_sequence from accounts where id = $1 for update';

// Nobody waits for the lock by itself: what is sent after it waits in the server.
function lock(tx: PostgresHandle, account: string): Promise<Sequences | null> {
  const locked = tx.rows<Sequences>(LOCK, [account]).then(([row]) => row ?? null);
  locked.catch(() => {});
  return locked;
}

/** Locks the rows of accounts at the start of a transaction, always in the same order, so that no deadlock arises. */
export function lockAccounts(db: Db, tx: PostgresHandle, accounts: readonly string[]): void {
  lockedAccounts.set(db, new Map(accounts.toSorted().map((account) => [account, lock(tx, account)])));
}

/**
 * Locks another account, whose records the unit is about to write. A no-op on SQLite, which has one writer.
 * @throws LockOrderConflict when it sorts before an account that is locked already
 */
export async function lockAnotherAccount(tx: Db, account: string): Promise<void> {
  await turns.get(tx)?.();
  const held = lockedAccounts.get(tx);
  const handle = postgresOf(tx);
  if (held === undefined || handle === undefined || held.has(account)) return;
  if ([...held.keys()].some((other) => other > account)) throw new LockOrderConflict(account);
  const locked = lock(handle, account);
  held.set(account, locked);
  await locked;
}

/**
 * The sequences of an account as the unit knows them without asking, to be moved on here and in the store alike: those that it
 * has locked, or has moved on before; null where they have to be asked for.
 */
export async function knownSequences(tx: Db, account: string): Promise<Sequences | null> {
  const waitForTurn = turns.get(tx);
  if (waitForTurn !== undefined) await waitForTurn();
  return sqliteOf(tx)?.sequencesOf(account) ?? (await lockedAccounts.get(tx)?.get(account)) ?? null;
}

/**
 * Leaves it to the end of the transaction to write the sequences of an account, which were moved on.
 * @returns false where they have to be written now
 */
export function leaveSequences(tx: Db, account: string, sequences: Sequences): boolean {
  const connection = sqliteOf(tx);
  const handle = connection?.leaves === true ? connection : postgresOf(tx);
  handle?.moveSequences?.(account, sequences);
  return handle?.moveSequences !== undefined;
}

/** Gives a handle the locks of a unit, once its turn has come in it. */
export function readiedForTurn(db: Db, tx: Db, waitForTurn: () => Promise<void>): void {
  lockedWith(db, tx);
  turns.set(db, waitForTurn);
}

/** Gives a handle the locks of a unit, and moves the unit's sequences on with its own. */
export function lockedWith(db: Db, tx: Db): void {
  const held = lockedAccounts.get(tx);
  if (held !== undefined) lockedAccounts.set(db, held);
}

/** The sequences as they are before a part of a unit that may be taken back. */
export async function sequencesKept(tx: Db): Promise<ReadonlyMap<string, Sequences>> {
  const kept = new Map<string, Sequences>();
  for (const [account, locked] of lockedAccounts.get(tx) ?? []) {
    const sequences = await locked;
    if (sequences !== null) kept.set(account, { ...sequences });
  }
  return kept;
}

/** Puts the sequences back as they were. */
export function sequencesBack(tx: Db, kept: ReadonlyMap<string, Sequences>): void {
  const held = lockedAccounts.get(tx);
  for (const account of held?.keys() ?? []) {
    const before = kept.get(account);
    // The lock of one that came with the part went with it.
    if (before === undefined) held?.delete(account);
    else held?.set(account, Promise.resolve(before));
  }
}
