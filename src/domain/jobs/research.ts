import { sql } from 'kysely';
import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { RecordChange, WriteContext } from '../context.ts';
import { noneOf } from '../due.ts';
import { jobStats } from './progress.ts';
import { type CompensationResearch, JOB, type Job } from './schema.ts';
import { findJob, toJob } from './store.ts';
import { requireJob, rewriteJob } from './write.ts';

/** Jobs of every account whose pay is to be researched, without those of some accounts. */
export async function dueResearch(
  db: Db,
  limit: number,
  except: readonly string[],
): Promise<{ account_id: string; id: string }[]> {
  return db
    .selectFrom('jobs')
    .where(sql<boolean>`research_asked > research_done`)
    .where(noneOf('account_id', except))
    .orderBy('account_id')
    .orderBy('id')
    .limit(limit)
    .select(['account_id', 'id'])
    .execute();
}

/** Has the pay of a job researched anew, in the background. @throws AppError NOT_FOUND */
export async function refreshResearch(ctx: WriteContext, id: string): Promise<Job> {
  const row = await requireJob(ctx, id);
  await askForResearch(ctx, row.id);
  return toJob(row, await jobStats(ctx, row.id));
}

async function askForResearch(ctx: WriteContext, id: string): Promise<void> {
  await ctx.tx
    .updateTable('jobs')
    .set({ research_asked: sql`research_asked + 1` })
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .execute();
  ctx.wakeWorkers();
}

/** What the research compares a job by. */
const COMPARED = ['title', 'compensation', 'location', 'applicant_country', 'employment_type'];

/** Has the pay of a job researched anew when its pay, place or title changed. */
export async function followPay(ctx: WriteContext, { id, before, after }: RecordChange): Promise<void> {
  if (before === null || after === null) return;
  const [was, is]: Record<string, unknown>[] = [{ ...before }, { ...after }];
  const differs = (name: string) =>
    is !== undefined && name in is && json.encodeOrNull(was?.[name]) !== json.encodeOrNull(is[name]);
  if (COMPARED.some(differs)) await askForResearch(ctx, id);
}

/**
 * Writes down what the role of a job pays.
 * @param asked how often it had been asked for when the records were read; it stays due if that is more by now
 */
export async function settleResearch(
  ctx: WriteContext,
  id: string,
  asked: number,
  research: CompensationResearch,
): Promise<void> {
  const row = await findJob(ctx, id);
  if (row === undefined) return;
  await rewriteJob(ctx, row, JOB.columnsOf({ compensation_research: research }));
  await ctx.tx
    .updateTable('jobs')
    .set({ research_done: asked })
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .where('research_done', '<', asked)
    .execute();
}
