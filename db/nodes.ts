import type { Selectable } from 'kysely';
import type { NodesTable } from './schema/nodes.ts';
import type { Db, Store } from './store.ts';

/** A process that serves a store. */
export type Node = Selectable<NodesTable>;

/** Writes down that a process is alive, and forgets those that were last seen before a time. */
export async function noteNode(store: Store, node: Node, forgetBefore: string): Promise<void> {
  await store.write(async ({ tx }) => {
    await tx
      .insertInto('nodes')
      .values(node)
      .onConflict((c) => c.column('id').doUpdateSet({ seen_at: node.seen_at }))
      .execute();
    await tx.deleteFrom('nodes').where('seen_at', '<', forgetBefore).execute();
  });
}

/** Forgets a process that ends. */
export async function forgetNode(store: Store, id: string): Promise<void> {
  await store.write(async ({ tx }) => {
    await tx.deleteFrom('nodes').where('id', '=', id).execute();
  });
}

/** The processes that were seen lately, those that ended without a word too. */
export function nodesOf(db: Db): Promise<Node[]> {
  return db.selectFrom('nodes').selectAll().orderBy('started_at').orderBy('id').execute();
}
