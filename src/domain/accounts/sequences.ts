import { knownSequences, leaveSequences } from '#db/account-locks.ts';
import type { Sequences } from '#db/appended.ts';
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
  const known = await knownSequences(tx, by.account);
  if (known !== null) return moved(tx, by, known);
  // SQLite builds a temporary table for `returning`; a second query costs half as much.
  const [row] = await (returningCostsMore(tx) ? currentSequences(tx, by) : advanceReturning(tx, by));
  if (row === undefined) return { event: 0, change: 0 };
  if (!returningCostsMore(tx)) return { event: row.event_sequence, change: row.change_sequence };
  return moved(tx, by, row);
}

async function moved(
  tx: Db,
  by: SequenceStep,
  sequences: Sequences,
): Promise<{ event: number; change: number }> {
  sequences.event_sequence += by.events;
  sequences.change_sequence += by.changes;
  // Another unit that is drafted beside this one may move them on meanwhile.
  const last = { event: sequences.event_sequence, change: sequences.change_sequence };
  if (!leaveSequences(tx, by.account, sequences)) await advance(tx, by);
  return last;
}
