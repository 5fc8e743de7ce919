// Read model: what a person of the agency still answers for when their access is paused.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import type { RecordChange, WriteContext } from './context.ts';
import { LIVE_STAGES } from './live-elsewhere.ts';

const KINDS = {
  job: ['open job', 'open jobs', 'jobs:read'],
  client: ['client', 'clients', 'clients:read'],
  candidate: ['candidate', 'candidates', 'candidates:read'],
  application: ['live application', 'live applications', 'applications:read'],
  interview: ['interview to come', 'interviews to come', 'interviews:read'],
  entry: ['calendar entry to come', 'calendar entries to come', 'interviews:read'],
  mail: ['scheduled e-mail', 'scheduled e-mails', 'emails:read'],
} as const;

// An interview's own entry in the calendar goes with it and is not counted beside it.
const owned = statement((db, v: { account: string; user: string; now: string }) =>
  db
    .selectFrom('jobs')
    .where('account_id', '=', v.account)
    .where('owner_id', '=', v.user)
    .where('status', 'not in', ['filled', 'closed'])
    .select([sql<keyof typeof KINDS>`'job'`.as('kind'), sql<number>`count(*)`.as('count')])
    .unionAll((or) =>
      or
        .selectFrom('clients')
        .where('account_id', '=', v.account)
        .where('owner_id', '=', v.user)
        .where('deleted_at', 'is', null)
        .select([sql<keyof typeof KINDS>`'client'`.as('kind'), sql<number>`count(*)`.as('count')]),
    )
    .unionAll((or) =>
      or
        .selectFrom('candidates')
        .where('account_id', '=', v.account)
        .where('owner_id', '=', v.user)
        .where('deleted_at', 'is', null)
        .select([sql<keyof typeof KINDS>`'candidate'`.as('kind'), sql<number>`count(*)`.as('count')]),
    )
    .unionAll((or) =>
      or
        .selectFrom('applications')
        .where('account_id', '=', v.account)
        .where('owner_id', '=', v.user)
        .where('stage', 'in', LIVE_STAGES)
        .where('deleted_at', 'is', null)
        .select([sql<keyof typeof KINDS>`'application'`.as('kind'), sql<number>`count(*)`.as('count')]),
    )
    .unionAll((or) =>
      or
        .selectFrom('interviews')
        .where('account_id', '=', v.account)
        .where('organizer_id', '=', v.user)
        .where('status', '=', sql.lit('scheduled'))
        .where('starts_at', '>', v.now)
        .select([sql<keyof typeof KINDS>`'interview'`.as('kind'), sql<number>`count(*)`.as('count')]),
    )
    .unionAll((or) =>
      or
        .selectFrom('calendar_events')
        .where('account_id', '=', v.account)
        .where('assigned_to', '=', v.user)
        .where('interview_id', 'is', null)
        .where('starts_at', '>', v.now)
        .where('deleted_at', 'is', null)
        .select([sql<keyof typeof KINDS>`'entry'`.as('kind'), sql<number>`count(*)`.as('count')]),
    )
    .unionAll((or) =>
      or
        .selectFrom('scheduled_emails')
        .where('account_id', '=', v.account)
        .where('created_by', '=', v.user)
        .where('status', '=', 'scheduled')
        .select([sql<keyof typeof KINDS>`'mail'`.as('kind'), sql<number>`count(*)`.as('count')]),
    ),
);

const isPaused = (image: object | null): boolean =>
  image !== null && 'status' in image && image.status === 'paused';

/** Warns of what a person of the agency still holds who is paused now. */
export async function tellStillOwned(
  ctx: WriteContext,
  { id, before, after, label }: RecordChange,
): Promise<void> {
  if (before === null || isPaused(before) || !isPaused(after)) return;
  const rows = await owned(ctx.tx, { account: ctx.account.id, user: id, now: ctx.now });
  const told = rows.flatMap(({ kind, count }) => {
    const [one, several, scope] = KINDS[kind];
    const many = Number(count);
    return many === 0 || !ctx.can(scope) ? [] : [`${many} ${many === 1 ? one : several}`];
  });
  if (told.length === 0) return;
  ctx.warn(
    'still_owned',
    `${label ?? 'The person'} still holds ${told.join(', ')}. Find them with the lists by owner_id (calendar entries by assigned_to, mail with list_scheduled_emails); hand over with update_job, update_client, update_candidate, bulk_update_applications, update_interview (organizer_id) and update_calendar_event. Mail that waits still goes out: cancel_scheduled_email takes it back.`,
  );
}
