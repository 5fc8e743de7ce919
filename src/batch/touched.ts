import * as z from 'zod';
import { withIds } from '#db/owned.ts';
import { json } from '#db/rows.ts';
import { holds, type Principal } from '#src/access/principal.ts';
import { pagedKind } from '#src/action/record-pages.ts';
import type { BatchService } from './service.ts';

/** How many records of a batch are named. */
const NAMED = 3;

/** A record that a batch changed. */
export interface Touched {
  id: string;
  /** What tells which one it is: of an application the person and the job. */
  names: string[];
  /** The stage that it was moved to. */
  stage: string | null;
}

// As records are reported: with their own name, or with those of the person and the job that they are about.
const Reported = z.object({
  name: z.string().optional(),
  title: z.string().optional(),
  candidate_name: z.string().nullish(),
  job_title: z.string().nullish(),
  candidate: z.object({ name: z.string() }).optional(),
  job: z.object({ title: z.string() }).optional(),
  stage: z.string().optional(),
});
const Change = z.object({ id: z.string(), before: z.nullable(Reported), after: z.nullable(Reported) });
const Done = z.object({ changes: z.array(Change) });

/**
 * The first records that batches changed, by batch, by the names that they had then; those alone that have a page, and that the
 * credential may read.
 */
export async function touchedBy(
  { store }: BatchService,
  principal: Principal,
  batches: readonly string[],
): Promise<Map<string, Touched[]>> {
  const touched = new Map<string, Touched[]>();
  if (batches.length === 0) return touched;
  const rows = await store.read((db) =>
    db
      .selectFrom('batch_items')
      .select(['batch_id', 'done'])
      .where(withIds('batch_items', principal.account.id, batches, 'batch_id'))
      .where('done', 'is not', null)
      .where('position', '<', NAMED)
      .orderBy('position')
      .execute(),
  );
  for (const { batch_id, done } of rows) {
    const { data } = Done.safeParse(done === null ? null : json.decode(done));
    const record = data?.changes.map((change) => namedIn(change, principal)).find((one) => one !== null);
    const here = touched.get(batch_id) ?? [];
    if (record == null || here.some(({ id, stage }) => id === record.id && stage === record.stage)) continue;
    touched.set(batch_id, [...here, record]);
  }
  return touched;
}

function namedIn({ id, before, after }: z.output<typeof Change>, principal: Principal): Touched | null {
  const kind = pagedKind(id);
  const record = after ?? before;
  if (kind === undefined || record === null || !holds(principal, `${kind}s:read`)) return null;
  const { name, title, candidate, job, candidate_name, job_title, stage } = record;
  const about =
    kind === 'application' || kind === 'placement'
      ? [candidate?.name ?? candidate_name, job?.title ?? job_title]
      : [name ?? title];
  const names = about.filter((one) => one != null);
  const moved = before !== null && before.stage !== stage;
  return names.length === 0 ? null : { id, names, stage: moved ? (stage ?? null) : null };
}
