// Read model: what still stands about people when the job or the interview that it was for has ended.
import { sql } from 'kysely';
import * as z from 'zod';
import { statement } from '#db/rows.ts';
import { localClock } from '#src/lib/local-time.ts';
import type { RecordChange, WriteContext } from './context.ts';
import type { EachLeft } from './each-left.ts';
import { LIVE_STAGES } from './live-elsewhere.ts';

/** At what a link to a client can still be answered. */
export const OPEN_LINKS = (['pending', 'viewed', 'partially_responded'] as const).map((status) =>
  sql.lit(status),
);

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

/** The mails that are to go to a person. */
// What is due leaves now, as the mail does that calls the interview off.
export const waitingFor = statement((db, v: To) =>
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

export const statusOf = (image: object | null): unknown =>
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
  const listed = people
    .slice(0, MAX_NAMED)
    .map((person) => ({ id: person.id, words: `${person.name} (${person.stage})` }));
  const more = people.length - listed.length;
  const others = more > 0 ? ` and ${more} more` : '';
  const who = mayName ? `: ${listed.map(({ words }) => words).join(', ')}${others}` : '';
  ctx.warn(
    'people_still_live',
    `The job ${label ?? id} is ${status} and ${people.length === 1 ? 'one person is' : (`${people.length} people are` as const)} still live on it${who}. Move them with bulk_update_applications.`,
    mayName
      ? {
          application_ids: listed.map((person) => person.id),
          each: {
            one: 'oneStillLive',
            several: 'someStillLive',
            parts: { job: label ?? id, jobStatus: status },
            listed,
            between: ', ',
            more,
          },
        }
      : {},
  );
}

/** Warns of mails that are still scheduled to a person whose interview was called off. */
export async function tellStillScheduled(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  if (statusOf(after) !== 'cancelled' || before === null || statusOf(before) === 'cancelled') return;
  const candidate = after !== null && 'candidate_id' in after ? after.candidate_id : null;
  if (typeof candidate !== 'string') return;
  const mails = await waitingFor(ctx.tx, { account: ctx.account.id, candidate, now: ctx.now });
  if (mails.length === 0) return;
  const listed = mails.map(({ id, subject, scheduled_at }) => ({
    id,
    words: `“${subject ?? ''}” at ${localClock(scheduled_at, ctx.account.timezone)} (${id})`,
  }));
  const told = ctx.can('emails:read') ? `: ${listed.map(({ words }) => words).join(', ')}` : '';
  ctx.warn(
    'mail_still_scheduled',
    `The interview is called off, and ${mails.length === 1 ? 'a mail is' : (`${mails.length} mails are` as const)} still scheduled to the candidate${told}. Take it back with cancel_scheduled_email if it was about the interview.`,
    ctx.can('emails:read')
      ? {
          scheduled_email_ids: mails.map(({ id }) => id),
          each: {
            one: 'mailStillScheduled',
            several: 'mailsStillScheduled',
            parts: {},
            listed,
            between: ', ',
          },
        }
      : {},
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
  const name = ctx.can('candidates:read') ? nameIn(image) : 'The person';
  const ids = (member: string, rows: typeof found, scope: string, key: EachLeft['one']) =>
    ctx.can(scope)
      ? {
          [member]: rows.map((row) => row.id),
          each: {
            one: key,
            several: key,
            parts: { name },
            listed: rows.map((row) => ({ id: row.id, words: named(ctx, row) })),
            between: '; ',
          },
        }
      : {};
  const [met, mails, links] = [all('interview'), all('mail'), all('link')];
  if (met.length > 0)
    ctx.warn(
      'interview_still_ahead',
      `${name} is no longer live on the job and still booked for an interview${told(met, 'interviews:read')}. Call off with cancel_interview what is no longer wanted.`,
      ids('interview_ids', met, 'interviews:read', 'endedStillBooked'),
    );
  if (mails.length > 0)
    ctx.warn(
      'mail_still_scheduled',
      `${name} is no longer live on the job, and mail about it is still scheduled${told(mails, 'emails:read')}. Take back with cancel_scheduled_email what is no longer wanted.`,
      ids('scheduled_email_ids', mails, 'emails:read', 'endedStillMailed'),
    );
  if (links.length > 0)
    ctx.warn(
      'link_still_open',
      `${name} is no longer live on the job, and the client can still answer about them${told(links, 'submissions:read')}. Tell the client, or close the link with revoke_submission.`,
      ids('submission_ids', links, 'submissions:read', 'endedStillShown'),
    );
}

const Named = z.object({ candidate: z.object({ name: z.string() }) });
const nameIn = (application: object | null): string =>
  Named.safeParse(application).data?.candidate.name ?? 'The person';

/** What is to come, told for a warning: `“Interview: Ana Ruiz”, Thu 26 Nov 2026, 12:30 (int_…)`. */
export function named(
  ctx: WriteContext,
  row: { kind: string; id: string; name: string; due: string },
): string {
  const due = localClock(row.due, ctx.account.timezone);
  return row.kind === 'link' ? `open until ${due} (${row.id})` : `“${row.name}”, ${due} (${row.id})`;
}
