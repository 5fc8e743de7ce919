import { handleOn, type PostgresConnection, type PostgresHandle } from './postgres-connection.ts';
import { checkedBeside, type Db } from './store.ts';

/** A read that asked for a second statement. Its first one saw a snapshot of its own. */
export const NEEDS_SNAPSHOT = Symbol('needs a snapshot');

/**
 * Runs a read outside any transaction as long as it asks one statement, which sees one state by itself. When it asks for
 * a second, what was done is left where it is, never to go on.
 * @param beside asked together with it, on the same connection
 * @returns what the read returned, or that it has to be run again in a snapshot
 */
export function readByOneStatement<T>(
  connection: PostgresConnection,
  work: (db: Db) => Promise<T>,
  beside?: (db: Db) => Promise<unknown>,
): Promise<T | typeof NEEDS_SNAPSHOT> {
  return new Promise((resolve, reject) => {
    let asked = false;
    const send: PostgresConnection['send'] = (text, values) => {
      if (!asked) {
        asked = true;
        return connection.send(text, values);
      }
      resolve(NEEDS_SNAPSHOT);
      return new Promise(() => {});
    };
    const dbOn = (sender: PostgresConnection['send']): Db => {
      const handle: PostgresHandle = {
        rows: async <R>(text: string, values: readonly unknown[]) => (await sender(text, values)).rows as R[],
        post: () => reject(new Error('a read does not write')),
      };
      return handleOn(handle, sender);
    };
    const check = beside?.(dbOn((text, values) => connection.send(text, values)));
    checkedBeside(check, () => work(dbOn(send))).then(resolve, reject);
  });
}
