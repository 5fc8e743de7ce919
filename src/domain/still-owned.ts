// Read model: what a person of the agency still answers for when their access is paused.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import type { RecordChange, WriteContext } from './context.ts';
import { LIVE_STAGES } from './live-elsewhere.ts';

/** What it is called, and the scope that sees it. */
const KINDS = {
  job: ['open job', 'open jobs', 'jobs:read'],
  client: ['client', 'clients', 'clients:read'],
  candidate: ['candidate', 'candidates', 'candidates:read'],
  application: ['live application', 'live applications', 'applications:read'],
  target: ['company to win', 'companies to win', 'clients:read'],
  lead: ['open lead', 'open leads', 'clients:read'],
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
        .selectFrom('bd_targets')
        .where('account_id', '=', v.account)
        .where('owner_id', '=', v.user)
        .where('status', 'not in', ['won', 'lost'])
        .select([sql<keyof typeof KINDS>`'target'`.as('kind'), sql<number>`count(*)`.as('count')]),
    )
    .unionAll((or) =>
      or
        .selectFrom('bd_leads')
        .where('account_id', '=', v.account)
        .where('owner_id', '=', v.user)
        .where('status', 'in', ['new', 'actioned'])
        .select([sql<keyof typeof KINDS>`'lead'`.as('kind'), sql<number>`count(*)`.as('count')]),
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
  await tellStillHeld(ctx, { id, name: label ?? 'The person' });
}

/** Warns of what somebody of the agency still holds, and how it goes to a colleague. */
export async function tellStillHeld(
  ctx: WriteContext,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const rows = await owned(ctx.tx, { account: ctx.account.id, user: id, now: ctx.now });
  const held = rows.filter(({ kind, count }) => Number(count) > 0 && ctx.can(KINDS[kind][2]));
  if (held.length === 0) return;
  const told = held.map(({ kind, count }) => {
    const [one, several] = KINDS[kind];
    return `${count} ${Number(count) === 1 ? one : several}`;
  });
  ctx.warn(
    'still_owned',
    `${name} still holds ${told.join(', ')}. Give their records to a colleague with hand_over, interviews with update_interview (organizer_id) and calendar entries with update_calendar_event; list_interviews and list_calendar_events find them. Mail that waits still goes out: list_scheduled_emails shows it, cancel_scheduled_email takes it back.`,
  );
}
