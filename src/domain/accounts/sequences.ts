import { lockedSequences } from '#db/account-locks.ts';
import { returningCostsMore, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';

interface SequenceStep {
  account: string;
  events: number;
  changes: number;
}

const advanceQuery = (db: Db, v: SequenceStep) =>
  db
    .updateTable('accounts')
    .set((eb) => ({
      event_sequence: eb('event_sequence', '+', v.events),
      change_sequence: eb('change_sequence', '+', v.changes),
    }))
    .where('id', '=', v.account);

const advance = statement(advanceQuery);
const currentSequences = statement((db, v: { account: string }) =>
  db.selectFrom('accounts').where('id', '=', v.account).select(['event_sequence', 'change_sequence']),
);
const advanceReturning = statement((db, v: SequenceStep) =>
  advanceQuery(db, v).returning(['event_sequence', 'change_sequence']),
);

/**
 * Advances an account's gapless sequences inside a unit of work.
 * @returns the last number taken of each
 */
export async function advanceSequences(tx: Db, by: SequenceStep): Promise<{ event: number; change: number }> {
  const locked = await lockedSequences(tx, by.account);
  if (locked !== null) {
    await advance(tx, by);
    locked.event_sequence += by.events;
    locked.change_sequence += by.changes;
    return { event: locked.event_sequence, change: locked.change_sequence };
  }
  // SQLite builds a temporary table for `returning`; a second query costs half as much.
  const inTwo = returningCostsMore(tx);
  if (inTwo) await advance(tx, by);
  const [row] = await (inTwo ? currentSequences(tx, by) : advanceReturning(tx, by));
  return { event: row?.event_sequence ?? 0, change: row?.change_sequence ?? 0 };
}
