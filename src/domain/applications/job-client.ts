import { statement } from '#db/rows.ts';
import type { RecordChange, WriteContext } from '../context.ts';
import { labelOf } from './stages.ts';
import { toApplication, viewsOfJob } from './store.ts';

const move = statement((db, v: { account: string; job: string; client: string; now: string }) =>
  db
    .updateTable('applications')
    .set({ client_id: v.client, updated_at: v.now })
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job),
);

/** Updates the client on a job's applications after the job's client changed, and reports each as changed. */
export async function followJobClient(
  ctx: WriteContext,
  { id: job, before, after }: RecordChange,
): Promise<void> {
  const client = clientOf(after);
  if (before === null || client === null || client === clientOf(before)) return;
  const were = await viewsOfJob(ctx, job);
  await move(ctx.tx, { account: ctx.account.id, job, client, now: ctx.now });
  const are = new Map((await viewsOfJob(ctx, job)).map((row) => [row.id, row]));
  for (const row of were) {
    const now = are.get(row.id) ?? row;
    ctx.changed({
      type: 'application',
      id: row.id,
      before: toApplication(row),
      after: toApplication(now),
      label: labelOf(now),
    });
  }
}

function clientOf(job: object | null): string | null {
  const client = job !== null && 'client' in job ? job.client : null;
  return typeof client === 'object' && client !== null && 'id' in client && typeof client.id === 'string'
    ? client.id
    : null;
}

const deleteUndone = statement((db, v: { account: string; job: string }) =>
  db
    .deleteFrom('applications')
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job)
    .where('deleted_at', 'is not', null),
);

/** Deletes the undone applications of a job, so that the job itself can be deleted. */
export async function deleteUndoneApplications(ctx: WriteContext, job: string): Promise<void> {
  await deleteUndone(ctx.tx, { account: ctx.account.id, job });
}
