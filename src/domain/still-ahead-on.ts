// Read model: the interviews that are still ahead on a job that has ended.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import { localClock } from '#src/lib/local-time.ts';
import type { RecordChange, WriteContext } from './context.ts';

/** How many interviews are named, each in a warning of its own; the others are counted. */
const MAX_NAMED = 20;

// Of somebody placed on it the placement tells.
const aheadOn = statement((db, v: { account: string; job: string; now: string }) =>
  db
    .selectFrom('interviews as met')
    .innerJoin('applications as app', (on) =>
      on.onRef('app.account_id', '=', 'met.account_id').onRef('app.id', '=', 'met.application_id'),
    )
    .innerJoin('candidates', (on) =>
      on
        .onRef('candidates.account_id', '=', 'met.account_id')
        .onRef('candidates.id', '=', 'met.candidate_id'),
    )
    .where('met.account_id', '=', v.account)
    .where('met.job_id', '=', v.job)
    .where('met.status', '=', sql.lit('scheduled'))
    .where('met.starts_at', '>', v.now)
    .where('app.stage', '!=', sql.lit('placed'))
    .select(['met.id', 'met.starts_at', 'candidates.name'])
    .orderBy('met.starts_at')
    .orderBy('met.id'),
);

const endOf = (image: object | null): 'closed' | 'filled' | undefined =>
  (['closed', 'filled'] as const).find(
    (ended) => image !== null && 'status' in image && image.status === ended,
  );

/** Warns of the interviews that are still ahead on a job that was closed or filled: one each, as a plan may end some of them. */
export async function tellStillAheadOn(
  ctx: WriteContext,
  { id, before, after, label }: RecordChange,
): Promise<void> {
  const status = endOf(after);
  if (before === null || status === undefined || endOf(before) !== undefined) return;
  if (!ctx.can('interviews:read')) return;
  const met = await aheadOn(ctx.tx, { account: ctx.account.id, job: id, now: ctx.now });
  for (const one of met.slice(0, MAX_NAMED)) {
    const who = ctx.can('candidates:read') ? one.name : 'Somebody';
    ctx.warn(
      'interview_still_ahead',
      `The job ${label ?? id} is ${status} and ${who} is still booked for an interview on it, ${localClock(one.starts_at, ctx.account.timezone)} (${one.id}). Call it off with cancel_interview if it is no longer wanted.`,
      { interview_ids: [one.id] },
    );
  }
  const more = met.slice(MAX_NAMED);
  if (more.length > 0)
    ctx.warn(
      'interview_still_ahead',
      `The job ${label ?? id} is ${status} and ${more.length} more interviews are still ahead on it. list_interviews finds them, cancel_interview calls one off.`,
      { interview_ids: more.map((one) => one.id) },
    );
}
