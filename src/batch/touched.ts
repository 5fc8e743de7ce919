import * as z from 'zod';
import { withIds } from '#db/owned.ts';
import { json } from '#db/rows.ts';
import { holds, type Principal } from '#src/access/principal.ts';
import { pagedKind } from '#src/action/record-pages.ts';
import { namesOf } from '#src/domain/names/index.ts';
import type { BatchService } from './service.ts';

/** How many records of a batch are named. */
const NAMED = 3;

/** A record that a batch changed. */
export interface Touched {
  id: string;
  /** The names that tell which one it is: of a person and a job for an application. */
  names: string[];
  /** The stage that it was moved to. */
  stage: string | null;
}

const Change = z.object({
  id: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
const Done = z.object({ changes: z.array(Change) });

/**
 * The first records that batches changed and that have a page, by batch, each record once. What a credential may not read has no name,
 * and is left out; what was deleted still has one.
 */
export async function touchedBy(
  { store }: BatchService,
  principal: Principal,
  batches: readonly string[],
): Promise<Map<string, Touched[]>> {
  const touched = new Map<string, Touched[]>();
  if (batches.length === 0) return touched;
  const { id: account } = principal.account;
  return store.read(async (db) => {
    const rows = await db
      .selectFrom('batch_items')
      .select(['batch_id', 'done'])
      .where(withIds('batch_items', account, batches, 'batch_id'))
      .where('done', 'is not', null)
      .where('position', '<', NAMED)
      .orderBy('position')
      .execute();
    const found = rows.flatMap(({ batch_id, done }) => {
      const { data } = Done.safeParse(done === null ? null : json.decode(done));
      const change = data?.changes.find(({ id }) => pagedKind(id) !== undefined);
      if (change === undefined) return [];
      const record = change.after ?? change.before ?? {};
      const about = [record.candidate_id, record.job_id].filter((id) => typeof id === 'string');
      const moved = change.before !== null && change.before.stage !== record.stage;
      const stage = moved && typeof record.stage === 'string' ? record.stage : null;
      return [{ batch_id, id: change.id, about: about.length > 0 ? about : [change.id], stage }];
    });
    const ids = found.flatMap(({ about }) => about);
    const known = await namesOf(db, account, ids, (scope) => holds(principal, scope));
    for (const { batch_id, id, about, stage } of found) {
      const names = about.flatMap((one) => known.get(one) ?? []);
      const here = touched.get(batch_id) ?? [];
      if (names.length === 0 || here.some((one) => one.id === id && one.stage === stage)) continue;
      touched.set(batch_id, [...here, { id, names, stage }]);
    }
    return touched;
  });
}
