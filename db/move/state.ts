import { sql } from 'kysely';
import type { Db, Store } from '../store.ts';

/** A move that did not end yet, as the store that it fills keeps it. */
export interface MoveState {
  /** The region and the fingerprint of the secrets of where it comes from. */
  source: string;
  account: string | null;
  /** Everything was there and compared: what is left is to let go of it at the other end. */
  verified: boolean;
}

const STATE = 'move';
const CURSOR = 'move:';
const MOVED = 'moved';

async function put(tx: Db, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await sql`insert into deployment (name, value) values (${name}, ${text})
    on conflict (name) do update set value = ${text}`.execute(tx);
}

async function get(store: Store, name: string): Promise<unknown> {
  const { rows } = await store.read((db) =>
    sql<{ value: string }>`select value from deployment where name = ${name}`.execute(db),
  );
  const [row] = rows;
  return row === undefined ? null : JSON.parse(row.value);
}

/** The move that fills this store; null where none is under way. */
export async function moveState(store: Store): Promise<MoveState | null> {
  return (await get(store, STATE)) as MoveState | null;
}

export async function setMoveState(store: Store, state: MoveState): Promise<void> {
  await store.write(({ tx }) => put(tx, STATE, state));
}

/** The key of the last row that was copied of a part; null before the first. */
export async function cursorOf(store: Store, part: string): Promise<unknown[] | null> {
  return (await get(store, CURSOR + part)) as unknown[] | null;
}

export const setCursor = (tx: Db, part: string, key: readonly unknown[]): Promise<void> =>
  put(tx, CURSOR + part, key);

/** Forgets a move that has ended. */
export async function endMove(store: Store): Promise<void> {
  await store.write(async ({ tx }) => {
    await sql`delete from deployment where name = ${STATE} or name like ${`${CURSOR}%`}`.execute(tx);
  });
}

/** Where everything of this store was moved, and when; null where it was not. */
export async function movedTo(store: Store): Promise<{ to: string; at: string } | null> {
  return (await get(store, MOVED)) as { to: string; at: string } | null;
}

/** Writes down in a store that everything of it was moved, so that no server goes on with it. */
export async function setMoved(store: Store, to: string, at: string): Promise<void> {
  await store.write(({ tx }) => put(tx, MOVED, { to, at }));
}
