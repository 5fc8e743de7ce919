// Read model: what still stands about people when the job or the interview that it was for has ended.
import { sql } from 'kysely';
import * as z from 'zod';
import { statement } from '#db/rows.ts';
import { localClock } from '#src/lib/local-time.ts';
import type { Context, RecordChange, WriteContext } from './context.ts';
import { LIVE_STAGES, type LiveOn, liveElsewhere, namesOfLive } from './live-elsewhere.ts';

const OPEN_LINKS = (['pending', 'viewed', 'partially_responded'] as const).map((status) => sql.lit(status));

/** How many people a warning names at most; it counts all of them. */
const MAX_NAMED = 50;

const liveOn = statement((db, v: { account: string; job: string }) =>
  db
    .selectFrom('applications')
    .innerJoin('candidates', (join) =>
      join
        .onRef('candidates.account_id', '=', 'applications.account_id')
        .onRef('candidates.id', '=', 'applications.candidate_id'),
    )
    .where('applications.account_id', '=', v.account)
    .where('applications.job_id', '=', v.job)
    .where('applications.deleted_at', 'is', null)
    .where('applications.stage', 'in', LIVE_STAGES)
    .select(['applications.id', 'applications.stage', 'candidates.name'])
    .orderBy('applications.created_at')
    .orderBy('applications.id'),
);

interface To {
  account: string;
  candidate: string;
  now: string;
}

// What is due leaves now, as the mail does that calls the interview off.
const waitingFor = statement((db, v: To) =>
  db
    .selectFrom('scheduled_emails')
    .where('account_id', '=', v.account)
    .where('candidate_id', '=', v.candidate)
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '>', v.now)
    .select(['id', 'subject', 'scheduled_at', 'application_id', 'job_id'])
    .orderBy('scheduled_at')
    .orderBy('id'),
);

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

const statusOf = (image: object | null): unknown =>
  image !== null && 'status' in image ? image.status : null;

/** Warns of people who are still live on a job that was closed or filled. */
export async function tellStillLive(ctx: WriteContext, change: RecordChange): Promise<void> {
  const { id, before, after, label } = change;
  const status = statusOf(after);
  if (before === null || (status !== 'closed' && status !== 'filled') || statusOf(before) === status) return;
  if (statusOf(before) === 'closed' || statusOf(before) === 'filled') return;
  const people = await liveOn(ctx.tx, { account: ctx.account.id, job: id });
  ctx.meta('ended_job', { id, title: label ?? null, status, still_live: people.length });
  if (people.length === 0) return;
  const mayName = ctx.can('applications:read') && ctx.can('candidates:read');
  const named = people.slice(0, MAX_NAMED).map(({ name, stage }) => `${name} (${stage})`);
  const more = people.length > named.length ? ` and ${people.length - named.length} more` : '';
  const who = mayName ? `: ${named.join(', ')}${more}` : '';
  ctx.warn(
    'people_still_live',
    `The job ${label ?? id} is ${status} and ${people.length === 1 ? 'one person is' : (`${people.length} people are` as const)} still live on it${who}. Move them with bulk_update_applications.`,
    mayName ? { application_ids: people.slice(0, MAX_NAMED).map((person) => person.id) } : {},
  );
}

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
  ctx.warn(
    'placement_remains',
    hired.length === 1
      ? `The placement ${named} stays as it is. If the hire fell through, set it with mark_placement_status.`
      : `The placements ${named} stay as they are. If the hire fell through, set them with mark_placement_status.`,
  );
}

/** Warns of mails that are still scheduled to a person whose interview was called off. */
export async function tellStillScheduled(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  if (statusOf(after) !== 'cancelled' || before === null || statusOf(before) === 'cancelled') return;
  const candidate = after !== null && 'candidate_id' in after ? after.candidate_id : null;
  if (typeof candidate !== 'string') return;
  const mails = await waitingFor(ctx.tx, { account: ctx.account.id, candidate, now: ctx.now });
  if (mails.length === 0) return;
  const told = ctx.can('emails:read')
    ? `: ${mails.map(({ id, subject, scheduled_at }) => `“${subject ?? ''}” at ${localClock(scheduled_at, ctx.account.timezone)} (${id})`).join(', ')}`
    : '';
  ctx.warn(
    'mail_still_scheduled',
    `The interview is called off, and ${mails.length === 1 ? 'a mail is' : (`${mails.length} mails are` as const)} still scheduled to the candidate${told}. Take it back with cancel_scheduled_email if it was about the interview.`,
    ctx.can('emails:read') ? { scheduled_email_ids: mails.map(({ id }) => id) } : {},
  );
}

/** What is still to come about one application: interviews, mails, and links on which its client can still answer. */
const toCome = statement((db, v: { account: string; application: string; candidate: string; now: string }) =>
  db
    .selectFrom('interviews')
    .where('account_id', '=', v.account)
    .where('application_id', '=', v.application)
    .where('status', '=', sql.lit('scheduled'))
    .where('starts_at', '>', v.now)
    .select([
      sql<string>`'interview'`.as('kind'),
      sql<string>`id`.as('id'),
      'title as name',
      'starts_at as due',
    ])
    .unionAll((or) =>
      or
        .selectFrom('scheduled_emails')
        .where('account_id', '=', v.account)
        .where('candidate_id', '=', v.candidate)
        .where('application_id', '=', v.application)
        .where('status', '=', 'scheduled')
        .where('scheduled_at', '>', v.now)
        .select([
          sql<string>`'mail'`.as('kind'),
          'id',
          sql<string>`coalesce(subject, '')`.as('name'),
          'scheduled_at as due',
        ]),
    )
    .unionAll((or) =>
      or
        .selectFrom('submission_items as item')
        .innerJoin('submissions as sent', (on) =>
          on.onRef('sent.account_id', '=', 'item.account_id').onRef('sent.id', '=', 'item.submission_id'),
        )
        .where('item.account_id', '=', v.account)
        .where('item.application_id', '=', v.application)
        .where('sent.status', 'in', OPEN_LINKS)
        .where('sent.expires_at', '>', v.now)
        .select([
          sql<string>`'link'`.as('kind'),
          'sent.id',
          sql<string>`''`.as('name'),
          'sent.expires_at as due',
        ]),
    )
    .orderBy('due')
    .orderBy('id'),
);

/**
 * Warns of what is still to come for somebody who is rejected, withdrew or was taken off the job again, unless the client
 * or the person ended it themselves.
 */
export async function tellStillToCome(ctx: WriteContext, { id, before, after }: RecordChange): Promise<void> {
  const ended = statusOf(after);
  if (after !== null && ended !== 'rejected' && ended !== 'withdrawn') return;
  if (
    !['active', 'placed'].includes(String(statusOf(before))) ||
    ctx.actor.type === 'client' ||
    ctx.actor.type === 'candidate'
  )
    return;
  const image = after ?? before;
  const candidate = image !== null && 'candidate_id' in image ? image.candidate_id : null;
  if (typeof candidate !== 'string') return;
  const found = await toCome(ctx.tx, { account: ctx.account.id, application: id, candidate, now: ctx.now });
  const all = (kind: string) => found.filter((row) => row.kind === kind);
  const told = (rows: typeof found, scope: string) =>
    ctx.can(scope) ? `: ${rows.map((row) => named(ctx, row)).join('; ')}` : '';
  const ids = (member: string, rows: typeof found, scope: string) =>
    ctx.can(scope) ? { [member]: rows.map((row) => row.id) } : {};
  const name = ctx.can('candidates:read') ? nameIn(image) : 'The person';
  const [met, mails, links] = [all('interview'), all('mail'), all('link')];
  if (met.length > 0)
    ctx.warn(
      'interview_still_ahead',
      `${name} is no longer live on the job and still booked for an interview${told(met, 'interviews:read')}. Call off with cancel_interview what is no longer wanted.`,
      ids('interview_ids', met, 'interviews:read'),
    );
  if (mails.length > 0)
    ctx.warn(
      'mail_still_scheduled',
      `${name} is no longer live on the job, and mail about it is still scheduled${told(mails, 'emails:read')}. Take back with cancel_scheduled_email what is no longer wanted.`,
      ids('scheduled_email_ids', mails, 'emails:read'),
    );
  if (links.length > 0)
    ctx.warn(
      'link_still_open',
      `${name} is no longer live on the job, and the client can still answer about them${told(links, 'submissions:read')}. Tell the client, or close the link with revoke_submission.`,
      ids('submission_ids', links, 'submissions:read'),
    );
}

const Named = z.object({ candidate: z.object({ name: z.string() }) });
const nameIn = (application: object | null): string =>
  Named.safeParse(application).data?.candidate.name ?? 'The person';

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
  const told = ctx.can('emails:read')
    ? `: ${mails.map(({ id, subject, scheduled_at }) => named(ctx, { kind: 'mail', id, name: subject ?? '', due: scheduled_at })).join('; ')}`
    : '';
  ctx.warn(
    'mail_still_scheduled',
    `The placement fell off, and mail is still scheduled to the person${told}. Take back with cancel_scheduled_email what is no longer wanted.`,
    ctx.can('emails:read') ? { scheduled_email_ids: mails.map(({ id }) => id) } : {},
  );
}

/** What is to come, told for a warning: `“Interview: Ana Ruiz”, Thu 26 Nov 2026, 12:30 (int_…)`. */
function named(ctx: WriteContext, row: { kind: string; id: string; name: string; due: string }): string {
  const due = localClock(row.due, ctx.account.timezone);
  return row.kind === 'link' ? `open until ${due} (${row.id})` : `“${row.name}”, ${due} (${row.id})`;
}

/** Warns of interviews that are still ahead of a person who was placed, or whose placement moved on. */
export async function tellStillMet(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  if (after === null || (before !== null && statusOf(before) === statusOf(after))) return;
  const candidate = 'candidate_id' in after ? after.candidate_id : null;
  if (typeof candidate !== 'string') return;
  const met = await ahead(ctx.tx, { account: ctx.account.id, candidate, now: ctx.now });
  if (met.length === 0) return;
  const told = ctx.can('interviews:read')
    ? `: ${met.map(({ id, title, job_title, starts_at }) => `“${title}” for ${job_title ?? 'a job'}, ${localClock(starts_at, ctx.account.timezone)} (${id})`).join('; ')}`
    : '';
  ctx.warn(
    'interview_still_ahead',
    `${met.length === 1 ? 'An interview is' : (`${met.length} interviews are` as const)} still ahead of the person placed${told}. Call off with cancel_interview what is no longer wanted.`,
    ctx.can('interviews:read') ? { interview_ids: met.map(({ id }) => id) } : {},
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
      ctx.can('applications:read') ? { application_ids: live.map((other) => other.application_id) } : {},
    );
  if (links.length === 0) return;
  const told = ctx.can('submissions:read')
    ? `: ${links.map(({ id, job_title }) => `${job_title} (${id})`).join(', ')}`
    : '';
  ctx.warn(
    'link_still_open',
    links.length === 1
      ? `${name} still stands on a link to a client${told}. Close it with revoke_submission if it is no longer wanted.`
      : `${name} still stands on ${links.length} links to clients${told}. Close with revoke_submission what is no longer wanted.`,
  );
}
