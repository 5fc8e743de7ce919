// Read model: what still names a contact of a client who is taken off its list.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import { localClock } from '#src/lib/local-time.ts';
import type { RecordChange, WriteContext } from './context.ts';

const OPEN_LINKS = (['pending', 'viewed', 'partially_responded'] as const).map((status) => sql.lit(status));
const OPEN_SPECS = (['sent', 'viewed'] as const).map((status) => sql.lit(status));

/** How many of a kind a warning names at most; it counts all of them. */
const MAX_NAMED = 20;

const naming = statement((db, v: { account: string; contact: string; like: string; now: string }) =>
  db
    .selectFrom('jobs')
    .where('account_id', '=', v.account)
    .where('client_contact_id', '=', v.contact)
    .where('status', 'not in', ['filled', 'closed'])
    .select([
      sql<string>`'job'`.as('kind'),
      sql<string>`id`.as('id'),
      sql<string>`coalesce(title, '')`.as('name'),
      sql<string | null>`null`.as('due'),
    ])
    .unionAll((or) =>
      or
        .selectFrom('submissions')
        .innerJoin('jobs', (on) =>
          on
            .onRef('jobs.account_id', '=', 'submissions.account_id')
            .onRef('jobs.id', '=', 'submissions.job_id'),
        )
        .where('submissions.account_id', '=', v.account)
        .where('submissions.client_contact_id', '=', v.contact)
        .where('submissions.status', 'in', OPEN_LINKS)
        .where('submissions.expires_at', '>', v.now)
        .select([
          sql<string>`'submission'`.as('kind'),
          'submissions.id',
          sql<string>`coalesce(jobs.title, '')`.as('name'),
          sql<string | null>`submissions.expires_at`.as('due'),
        ]),
    )
    .unionAll((or) =>
      or
        .selectFrom('specs')
        .where('account_id', '=', v.account)
        .where('client_contact_id', '=', v.contact)
        .where('status', 'in', OPEN_SPECS)
        .where('expires_at', '>', v.now)
        .select([
          sql<string>`'spec'`.as('kind'),
          'id',
          'headline as name',
          sql<string | null>`expires_at`.as('due'),
        ]),
    )
    .unionAll((or) =>
      or
        .selectFrom('interviews')
        .where('account_id', '=', v.account)
        .where('status', '=', sql.lit('scheduled'))
        .where('starts_at', '>', v.now)
        .where('interviewers', 'like', v.like)
        .select([
          sql<string>`'interview'`.as('kind'),
          'id',
          'title as name',
          sql<string | null>`starts_at`.as('due'),
        ]),
    )
    .orderBy('due')
    .orderBy('id'),
);

/** Each kind with its scope, what it is called, and what to do about it. */
const KINDS = [
  ['job', 'jobs:read', 'open jobs', 'update_job sets client_contact_id'],
  ['submission', 'submissions:read', 'open links to candidates', 'revoke_submission closes one'],
  ['spec', 'submissions:read', 'open profiles', 'revoke_spec closes one'],
  ['interview', 'interviews:read', 'interviews to come', 'update_interview names other interviewers'],
] as const;

/** Warns of what still names a contact who is taken off a client's list. Nothing of it moves by itself. */
export async function tellStillAtContact(
  ctx: WriteContext,
  { id, before, after, label }: RecordChange,
): Promise<void> {
  if (before === null || after !== null) return;
  const rows = await naming(ctx.tx, {
    account: ctx.account.id,
    contact: id,
    like: `%"${id}"%`,
    now: ctx.now,
  });
  const told = KINDS.flatMap(([kind, scope, what, then]) => {
    const mine = ctx.can(scope) ? rows.filter((row) => row.kind === kind) : [];
    if (mine.length === 0) return [];
    const named = mine
      .slice(0, MAX_NAMED)
      .map((row) => {
        const due = row.due === null ? '' : `, ${localClock(row.due, ctx.account.timezone)}`;
        return `${row.name}${due} (${row.id})`;
      })
      .join(', ');
    const more = mine.length > MAX_NAMED ? ` and ${mine.length - MAX_NAMED} more` : '';
    return [`${what}: ${named}${more} (${then})`];
  });
  if (told.length === 0) return;
  ctx.warn(
    'still_at_contact',
    `${label ?? 'The contact'} is taken off the list and still named elsewhere: ${told.join('; ')}.`,
  );
}
