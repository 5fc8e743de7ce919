import { type Kysely, sql } from 'kysely';
import type { Db, Store } from './store.ts';
import type { Database } from './types.ts';

/** The columns that hold sealed texts, and for which purpose each was sealed. */
export const SEALED = {
  webhooks: { column: 'secret', purpose: 'webhook secrets' },
  distribution_boards: { column: 'secret', purpose: 'webhook secrets' },
  identity_providers: { column: 'client_secret', purpose: 'identity provider secrets' },
  user_identities: { column: 'refresh_token', purpose: 'identity provider secrets' },
} as const;

type SealedTable = keyof typeof SEALED;

/** A sealed text as it lies in the store. */
export interface SealedText {
  table: SealedTable;
  account_id: string;
  sealed: string;
}

/** Which key seals now, and how far the sealing again has come. */
export interface SealingState {
  /** The id of the key under which new texts are sealed; null where keys were never rotated. */
  kid: string | null;
  /** `begun` while texts under other keys are left; else when the last one was sealed again, as ISO 8601. */
  rotation: string | null;
}

/** The state of sealing, which all processes of the store have in common. */
export function sealingState(store: Store): Promise<SealingState> {
  return store.read(readState, { kind: 'sealing' });
}

async function readState(db: Kysely<Database>): Promise<SealingState> {
  const rows = await db
    .selectFrom('deployment')
    .where('name', 'in', ['sealing', 'sealing_rotation'])
    .select(['name', 'value'])
    .execute();
  const value = (name: string) => rows.find((row) => row.name === name)?.value ?? null;
  return { kid: value('sealing'), rotation: value('sealing_rotation') };
}

/** Gives a store the state of sealing of another. */
export async function copySealing(from: Store, to: Store): Promise<void> {
  const { kid, rotation } = await sealingState(from);
  await to.write(async ({ tx }) => {
    if (kid !== null) await setState(tx, 'sealing', kid);
    if (rotation !== null) await setState(tx, 'sealing_rotation', rotation);
  });
}

/**
 * Begins a rotation, unless one is under way.
 * @param next the key that seals from now on; called under the lock of the state, so that of two commands one makes it
 */
export function beginSealing(
  store: Store,
  next: (state: SealingState) => string,
): Promise<{ kid: string; begun: boolean }> {
  return store.write(async ({ tx }) => {
    // The row is locked by writing it: another command waits here, and then finds what this one did.
    await setState(tx, 'sealing_rotation', sql`deployment.value`, '');
    const state = await readState(tx);
    if (state.rotation === 'begun' && state.kid !== null) return { kid: state.kid, begun: false };
    const kid = next({ ...state, rotation: state.rotation === '' ? null : state.rotation });
    await setState(tx, 'sealing', kid);
    await setState(tx, 'sealing_rotation', 'begun');
    return { kid, begun: true };
  });
}

/** Writes down that nothing is left under another key than this one. */
export async function endSealing(store: Store, kid: string, at: string): Promise<void> {
  await store.write(async ({ tx }) => {
    const state = await readState(tx);
    if (state.kid === kid && state.rotation === 'begun') await setState(tx, 'sealing_rotation', at);
  });
}

async function setState(
  tx: Db,
  name: string,
  value: string | ReturnType<typeof sql>,
  first?: string,
): Promise<void> {
  const inserted = first ?? value;
  await sql`insert into deployment (name, value) values (${name}, ${inserted})
    on conflict (name) do update set value = ${value}`.execute(tx);
}

/**
 * Texts that do not begin as those under a key do, at most so many of each table.
 * @param prefix with which every text under the key begins
 */
export function sealedOtherwise(store: Store, prefix: string, limit: number): Promise<SealedText[]> {
  return store.read(async (db) => {
    const found: SealedText[] = [];
    for (const [table, { column }] of Object.entries(SEALED)) {
      const { rows } = await sql<{ account_id: string; sealed: string }>`
        select account_id, ${sql.ref(column)} as sealed from ${sql.table(table)}
        where ${sql.ref(column)} is not null and substr(${sql.ref(column)}, 1, ${prefix.length}) <> ${prefix}
        limit ${limit}`.execute(db);
      for (const row of rows) found.push({ table: table as SealedTable, ...row });
    }
    return found;
  });
}

/**
 * Puts texts that were sealed again in the place of the ones before, in one unit. One that was replaced meanwhile is left.
 * @returns how many were replaced
 */
export function replaceSealed(
  store: Store,
  texts: readonly (SealedText & { again: string })[],
): Promise<number> {
  return store.write(async ({ tx }) => {
    let replaced = 0;
    for (const { table, account_id, sealed, again } of texts) {
      const column = sql.ref(SEALED[table].column);
      const { numAffectedRows } = await sql`update ${sql.table(table)} set ${column} = ${again}
        where account_id = ${account_id} and ${column} = ${sealed}`.execute(tx);
      replaced += Number(numAffectedRows ?? 0n);
    }
    return replaced;
  });
}
