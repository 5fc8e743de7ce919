import { statement } from './rows.ts';
import { sqliteOf } from './sqlite.ts';
import type { Db } from './store.ts';

interface Step {
  account: string;
  events: number;
  changes: number;
}

const stepping = (db: Db, v: Step) =>
  db
    .updateTable('accounts')
    .set((eb) => ({
      event_sequence: eb('event_sequence', '+', v.events),
      change_sequence: eb('change_sequence', '+', v.changes),
    }))
    .where('id', '=', v.account);

const step = statement(stepping);
const standing = statement((db, v: { account: string }) =>
  db.selectFrom('accounts').where('id', '=', v.account).select(['event_sequence', 'change_sequence']),
);
const stepAndTell = statement((db, v: Step) =>
  stepping(db, v).returning(['event_sequence', 'change_sequence']),
);

/**
 * Moves an account's gapless sequences on inside a unit.
 * @returns the last number of each that is taken then
 */
export async function advanceSequences(tx: Db, by: Step): Promise<{ event: number; change: number }> {
  // SQLite keeps a table for what a statement returns; asking once more costs it half as much.
  const sqlite = sqliteOf(tx) !== undefined;
  if (sqlite) await step(tx, by);
  const [row] = await (sqlite ? standing(tx, by) : stepAndTell(tx, by));
  return { event: row?.event_sequence ?? 0, change: row?.change_sequence ?? 0 };
}
