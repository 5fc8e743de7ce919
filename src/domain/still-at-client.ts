// Read model: what goes on for a client that is deleted.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import type { RecordChange, WriteContext } from './context.ts';

/** How many of a kind a warning names at most; it counts all of them. */
const MAX_NAMED = 20;

const goingOn = statement((db, v: { account: string; client: string }) =>
  db
    .selectFrom('jobs')
    .where('account_id', '=', v.account)
    .where('client_id', '=', v.client)
    .where('status', 'not in', ['filled', 'closed'])
    .select([
      sql<string>`'job'`.as('kind'),
      sql<string>`id`.as('id'),
      sql<string>`coalesce(title, '')`.as('name'),
    ])
    .unionAll((or) =>
      or
        .selectFrom('placements')
        .innerJoin('candidates', (on) =>
          on
            .onRef('candidates.account_id', '=', 'placements.account_id')
            .onRef('candidates.id', '=', 'placements.candidate_id'),
        )
        .where('placements.account_id', '=', v.account)
        .where('placements.client_id', '=', v.client)
        .where('placements.status', 'in', ['pending_start', 'started'])
        .select([
          sql<string>`'placement'`.as('kind'),
          'placements.id',
          sql<string>`trim(coalesce(candidates.first_name, '') || ' ' || coalesce(candidates.last_name, ''))`.as(
            'name',
          ),
        ]),
    )
    .orderBy('kind')
    .orderBy('id'),
);

/** Each kind with its scope, what it is called, and what to do about it. */
const KINDS = [
  ['job', 'jobs:read', 'open jobs', 'update_job closes one'],
  ['placement', 'placements:read', 'placements', 'mark_placement_status ends one'],
] as const;

/** Warns of the jobs and placements of a client that is deleted. Nothing of it ends by itself. */
export async function tellStillAtClient(
  ctx: WriteContext,
  { id, before, after, label }: RecordChange,
): Promise<void> {
  if (before === null || after !== null) return;
  const rows = await goingOn(ctx.tx, { account: ctx.account.id, client: id });
  const told = KINDS.flatMap(([kind, scope, what, then]) => {
    const mine = ctx.can(scope) ? rows.filter((row) => row.kind === kind) : [];
    if (mine.length === 0) return [];
    const named = mine.slice(0, MAX_NAMED).map((row) => `${row.name} (${row.id})`);
    const more = mine.length > MAX_NAMED ? ` and ${mine.length - MAX_NAMED} more` : '';
    return [`${what}: ${named.join(', ')}${more} (${then})`];
  });
  if (told.length === 0) return;
  ctx.warn(
    'still_at_client',
    `${label ?? 'The client'} is deleted, and this of it goes on: ${told.join('; ')}.`,
  );
}
