// Read model: what still stands about a person when a placement of theirs is made, changed or falls off.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import { localClock } from '#src/lib/local-time.ts';
import type { Context, RecordChange, WriteContext } from './context.ts';
import { named, OPEN_LINKS, statusOf, waitingFor } from './leftovers.ts';
import { idsOfLive, type LiveOn, liveElsewhere, namesOfLive } from './live-elsewhere.ts';

// The job's name as it is now: an interview keeps its id. The status is written out: of a bound one SQLite would plan the
// statement anew each time, as indexes hold the scheduled interviews alone.
const ahead = statement((db, v: { account: string; candidate: string; now: string }) =>
  db
    .selectFrom('interviews')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.account_id', '=', 'interviews.account_id').onRef('jobs.id', '=', 'interviews.job_id'),
    )
    .where('interviews.account_id', '=', v.account)
    .where('interviews.candidate_id', '=', v.candidate)
    .where('interviews.status', '=', sql.lit('scheduled'))
    .where('interviews.starts_at', '>', v.now)
    .select(['interviews.id', 'interviews.title', 'interviews.starts_at', 'jobs.title as job_title'])
    .orderBy('interviews.starts_at')
    .orderBy('interviews.id'),
);

const hiredFor = statement((db, v: { account: string; job: string }) =>
  db
    .selectFrom('placements')
    .innerJoin('candidates', (join) =>
      join
        .onRef('candidates.account_id', '=', 'placements.account_id')
        .onRef('candidates.id', '=', 'placements.candidate_id'),
    )
    .where('placements.account_id', '=', v.account)
    .where('placements.job_id', '=', v.job)
    .where('placements.status', 'in', ['pending_start', 'started'])
    .select(['placements.id', 'candidates.name'])
    .orderBy('placements.created_at')
    .orderBy('placements.id'),
);

/** Those of some placements that did not fall off. */
export async function notFallenOff(ctx: Context, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('placements')
    .where('account_id', '=', ctx.account.id)
    .where('id', 'in', ids)
    .where('status', '!=', 'fell_off')
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Warns of the placements that stay when a filled job is opened again. */
export async function tellStillPlaced(ctx: WriteContext, { id, before, after }: RecordChange): Promise<void> {
  if (statusOf(before) !== 'filled' || statusOf(after) !== 'active') return;
  const hired = await hiredFor(ctx.tx, { account: ctx.account.id, job: id });
  if (hired.length === 0) return;
  const mayName = ctx.can('placements:read') && ctx.can('candidates:read');
  const named = mayName ? hired.map((one) => `${one.id} (${one.name})`).join(', ') : 'of this job';
  const ids = mayName ? { placement_ids: hired.map((one) => one.id) } : {};
  ctx.warn(
    'placement_remains',
    hired.length === 1
      ? `The placement ${named} stays as it is. If the hire fell through, set it with mark_placement_status.`
      : `The placements ${named} stay as they are. If the hire fell through, set them with mark_placement_status.`,
    ids,
  );
}

const standsAt = statement((db, v: { account: string; application: string }) =>
  db
    .selectFrom('applications as app')
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'app.account_id').onRef('jobs.id', '=', 'app.job_id'),
    )
    .innerJoin('candidates', (on) =>
      on
        .onRef('candidates.account_id', '=', 'app.account_id')
        .onRef('candidates.id', '=', 'app.candidate_id'),
    )
    .where('app.account_id', '=', v.account)
    .where('app.id', '=', v.application)
    .where('app.deleted_at', 'is', null)
    .select([
      'app.stage',
      'app.candidate_id',
      'candidates.name',
      'jobs.id as job_id',
      'jobs.title',
      'jobs.status as job_status',
    ]),
);

/** Warns of what still stands when a placement falls off: the stage, the job that it filled, mail about it that is to go. */
export async function tellFellOff(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  if (before === null || statusOf(after) !== 'fell_off' || statusOf(before) === 'fell_off') return;
  const application = after !== null && 'application_id' in after ? after.application_id : null;
  if (typeof application !== 'string') return;
  const [row] = await standsAt(ctx.tx, { account: ctx.account.id, application });
  if (row === undefined) return;
  const name = ctx.can('candidates:read') ? row.name : 'The person';
  if (row.stage === 'placed' && ctx.can('applications:read'))
    ctx.warn(
      'still_at_placed',
      `${name} still stands at placed (${application}). Set how it ended with move_application_stage.`,
      { application_ids: [application] },
    );
  if (row.job_status === 'filled' && ctx.can('jobs:read'))
    ctx.warn(
      'job_still_filled',
      `The job ${row.title ?? ''} (${row.job_id}) stays filled. To fill it again, set its status to active with update_job.`,
      { job_ids: [row.job_id] },
    );
  const waiting = await waitingFor(ctx.tx, {
    account: ctx.account.id,
    candidate: row.candidate_id,
    now: ctx.now,
  });
  const mails = waiting.filter(
    (mail) =>
      (mail.application_id ?? application) === application && (mail.job_id ?? row.job_id) === row.job_id,
  );
  if (mails.length === 0) return;
  const listed = mails.map(({ id, subject, scheduled_at }) => ({
    id,
    words: named(ctx, { kind: 'mail', id, name: subject ?? '', due: scheduled_at }),
  }));
  const told = ctx.can('emails:read') ? `: ${listed.map(({ words }) => words).join('; ')}` : '';
  ctx.warn(
    'mail_still_scheduled',
    `The placement fell off, and mail is still scheduled to the person${told}. Take back with cancel_scheduled_email what is no longer wanted.`,
    ctx.can('emails:read')
      ? {
          scheduled_email_ids: mails.map(({ id }) => id),
          each: {
            one: 'fellStillMailed',
            several: 'fellStillMailed',
            parts: {},
            listed,
            between: '; ',
          },
        }
      : {},
  );
}

/** Warns of interviews that are still ahead of a person who was placed, or whose placement moved on. */
export async function tellStillMet(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  if (after === null || (before !== null && statusOf(before) === statusOf(after))) return;
  const candidate = 'candidate_id' in after ? after.candidate_id : null;
  if (typeof candidate !== 'string') return;
  const met = await ahead(ctx.tx, { account: ctx.account.id, candidate, now: ctx.now });
  if (met.length === 0) return;
  const listed = met.map(({ id, title, job_title, starts_at }) => ({
    id,
    words: `“${title}” for ${job_title ?? 'a job'}, ${localClock(starts_at, ctx.account.timezone)} (${id})`,
  }));
  const told = ctx.can('interviews:read') ? `: ${listed.map(({ words }) => words).join('; ')}` : '';
  ctx.warn(
    'interview_still_ahead',
    `${met.length === 1 ? 'An interview is' : (`${met.length} interviews are` as const)} still ahead of the person placed${told}. Call off with cancel_interview what is no longer wanted.`,
    ctx.can('interviews:read')
      ? {
          interview_ids: met.map(({ id }) => id),
          each: { one: 'interviewAhead', several: 'interviewsAhead', parts: {}, listed, between: '; ' },
        }
      : {},
  );
}

const linksOf = statement((db, v: { account: string; candidate: string; now: string }) =>
  db
    .selectFrom('submission_items as item')
    .innerJoin('submissions as sent', (on) =>
      on.onRef('sent.account_id', '=', 'item.account_id').onRef('sent.id', '=', 'item.submission_id'),
    )
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'sent.account_id').onRef('jobs.id', '=', 'sent.job_id'),
    )
    .where('item.account_id', '=', v.account)
    .where('item.candidate_id', '=', v.candidate)
    .where('sent.status', 'in', OPEN_LINKS)
    .where('sent.expires_at', '>', v.now)
    .select(['sent.id', 'jobs.title as job_title'])
    .orderBy('sent.created_at')
    .orderBy('sent.id'),
);

/** What was begun for a person: other jobs that they are live on, and links that show them. */
interface Begun {
  live: LiveOn[];
  links: { id: string; job_title: string }[];
}

/** What was begun for a person who is to be placed. Asked before the placement is written, it waits for nothing. */
export async function begunFor(ctx: WriteContext, candidate: string, job: string | null): Promise<Begun> {
  const [live, links] = await Promise.all([
    liveElsewhere(ctx, [candidate], job),
    linksOf(ctx.tx, { account: ctx.account.id, candidate, now: ctx.now }),
  ]);
  return { live, links };
}

/**
 * Warns of what was begun for a person who was placed now.
 * @param candidate the person's name
 */
export function tellStillBegun(ctx: WriteContext, candidate: string, { live, links }: Begun): void {
  const name = ctx.can('candidates:read') ? candidate : 'The person placed';
  if (live.length > 0)
    ctx.warn(
      'person_still_live',
      `${name} is still live on ${live.length === 1 ? 'another job' : (`${live.length} other jobs` as const)}${namesOfLive(ctx, live)}. Move them with bulk_update_applications where that is over.`,
      idsOfLive(ctx, name, live, ['stillLiveOnOther', 'stillLiveOnOthers']),
    );
  if (links.length === 0) return;
  const listed = ctx.can('submissions:read')
    ? links.map(({ id, job_title }) => ({ id, words: `${job_title} (${id})` }))
    : [];
  const told = listed.length === 0 ? '' : `: ${listed.map(({ words }) => words).join(', ')}`;
  ctx.warn(
    'link_still_open',
    links.length === 1
      ? `${name} still stands on a link to a client${told}. Close it with revoke_submission if it is no longer wanted.`
      : `${name} still stands on ${links.length} links to clients${told}. Close with revoke_submission what is no longer wanted.`,
    listed.length === 0
      ? {}
      : {
          submission_ids: listed.map(({ id }) => id),
          each: { one: 'linkStillOpen', several: 'linksStillOpen', parts: { name }, listed, between: ', ' },
        },
  );
}
