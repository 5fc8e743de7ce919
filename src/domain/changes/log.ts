import { appendRows, json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { Actor, RecordType } from '../context.ts';

export const changesAfter = statement((db, v: { account: string; since: number; limit: number }) =>
  db
    .selectFrom('changes')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('sequence', '>', v.since)
    .orderBy('sequence')
    .limit(v.limit),
);

/** A stored change of a record. */
export interface LoggedChange {
  type: RecordType;
  action: 'created' | 'updated' | 'deleted';
  id: string;
  /** The members that changed; null for a creation and a deletion. */
  fields: readonly string[] | null;
}

/** Those who have a name here: that of anybody outside is their record's to tell and to forget, a referee's too (`system`). */
const NAMED: ReadonlySet<Actor['type']> = new Set(['user', 'key', 'app']);

const stored = ({ type, id, name }: Actor): Actor => ({ type, id, name: NAMED.has(type) ? name : null });

/** Adds the changes of a unit of work to the account's feed. @param after the last sequence number taken before */
export function logChanges(
  tx: Db,
  account: string,
  actor: Actor,
  changes: readonly LoggedChange[],
  after: number,
  now: Instant,
): Promise<void> {
  const who = json.encode(stored(actor));
  return appendRows(
    tx,
    'changes',
    changes.map(({ type, action, id, fields }, at) => ({
      account_id: account,
      sequence: after + at + 1,
      type,
      action,
      record_id: id,
      fields: json.encodeOrNull(fields),
      occurred_at: now,
      actor: who,
    })),
  );
}
