// Read model: what was done by batches and single calls since a plan was made.
import { sql } from 'kysely';
import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { canonicalJson } from '#src/lib/json.ts';

/** A step of a plan or batch. */
export interface Step {
  id: string;
  action: string;
  input: unknown;
}

/** A step that was done, and by which batch; a single call is a batch of one. */
interface Done extends Step {
  batch_id: string;
  /** When its batch began. */
  at: Instant;
}

/** How many steps are looked at. */
const MOST_DONE = 2000;

/** What the agency's batches have done since an instant and not taken back, the latest first. */
export async function stepsDoneSince(db: Db, account: string, since: Instant): Promise<Done[]> {
  const { rows } = await sql<{ batch_id: string; at: string; label: string; action: string; items: string }>`
    select b.id as batch_id, b.created_at as at, i.label, i.action, b.items
    from batches b join batch_items i on i.account_id = b.account_id and i.batch_id = b.id
    where b.account_id = ${account} and b.created_at >= ${since} and i.status = 'succeeded'
    order by b.created_at desc, b.id desc limit ${MOST_DONE}`.execute(db);
  const inputs = new Map<string, Map<string, unknown>>();
  for (const { batch_id, items } of rows)
    if (!inputs.has(batch_id))
      inputs.set(batch_id, new Map(json.decode<Step[]>(items).map(({ id, input }) => [id, input])));
  return rows.map(({ batch_id, at, label, action }) => ({
    batch_id,
    at,
    id: label,
    action,
    input: inputs.get(batch_id)?.get(label),
  }));
}

/** Ids of records, wherever they stand in an input. */
const IDS = /\b[a-z]{2,6}_[0-9a-z]{20,}\b/g;

const targetsOf = ({ action, input }: Step): string =>
  [action, ...new Set(canonicalJson(input ?? null).match(IDS) ?? [])].sort().join(' ');
const wholeOf = ({ action, input }: Step): string => `${action} ${canonicalJson(input ?? null)}`;

/**
 * The batch that did the last of a plan's steps, where each of them was done since.
 * @param as `words`: with the same input; `targets`: the same action on the same records, or with the same input
 * @returns null where a step is left to do
 */
export function supersededBy(
  steps: readonly Step[],
  done: readonly Done[],
  as: 'words' | 'targets',
): string | null {
  const whole = new Map(done.map((step) => [wholeOf(step), step.batch_id]));
  const targets = new Map(done.map((step) => [targetsOf(step), step.batch_id]));
  let by: string | null = null;
  for (const step of steps) {
    const aims = targetsOf(step);
    // What names no record is another one unless its input is the same.
    const namesRecords = aims.includes(' ');
    const found =
      whole.get(wholeOf(step)) ?? (as === 'targets' && namesRecords ? targets.get(aims) : undefined);
    if (found === undefined) return null;
    by = found;
  }
  return by;
}
