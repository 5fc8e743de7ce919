import { type Kysely, sql } from 'kysely';
import type { Store } from './store.ts';
import type { Database } from './types.ts';

/** What all processes of a store have in common: its region, and a fingerprint of its secrets. */
export interface Deployment {
  region: string;
  secrets: string;
}

/**
 * What the store says of its deployment. One that says nothing yet is told.
 * @returns what it says now: what was given, or what another process wrote before
 */
export async function deploymentOf(store: Store, given: Deployment): Promise<Deployment> {
  const known = await knownDeployment(store);
  if (known.region !== undefined && known.secrets !== undefined)
    return { region: known.region, secrets: known.secrets };
  return store.write(async ({ tx }) => {
    await tx
      .insertInto('deployment')
      .values(rowsOf(given))
      .onConflict((c) => c.doNothing())
      .execute();
    return { ...given, ...(await read(tx)) };
  });
}

/** What the store says of its deployment; a part is missing in one that no server has opened yet. */
export function knownDeployment(store: Store): Promise<Partial<Deployment>> {
  return store.read((db) => read(db), { kind: 'deployment' });
}

/** Has processes that begin a store wait for one another until the unit ends. */
export async function lockDeployment(tx: Kysely<Database>): Promise<void> {
  await sql`insert into deployment (name, value) values ('begun', '')
    on conflict (name) do update set value = deployment.value`.execute(tx);
}

const rowsOf = ({ region, secrets }: Deployment) => [
  { name: 'region', value: region },
  { name: 'secrets', value: secrets },
];

async function read(db: Kysely<Database>): Promise<Partial<Deployment>> {
  const { rows } = await sql<{ name: string; value: string }>`select name, value from deployment`.execute(db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
