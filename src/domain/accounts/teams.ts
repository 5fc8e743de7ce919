import { sql } from 'kysely';
import type * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { fold, insertRow, updateRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { listed } from '../record/index.ts';
import { requireOwnAccount } from './account.ts';
import { requireTeam } from './people.ts';
import {
  type CreateTeam,
  type ListedTeam,
  TEAM,
  type Team,
  type TeamRow,
  type UpdateTeam,
  USER,
} from './people-schema.ts';

/** A page of the agency's teams, newest first. */
export async function listTeams(
  ctx: Context,
  filters: ListFilters & { account_id?: string | undefined },
): Promise<Page<ListedTeam>> {
  requireOwnAccount(ctx, filters.account_id);
  const query = ctx.db
    .selectFrom('teams')
    .selectAll('teams')
    .select((eb) =>
      eb
        .selectFrom('users')
        .whereRef('users.account_id', '=', 'teams.account_id')
        .whereRef('users.team_id', '=', 'teams.id')
        .select(sql<number>`count(*)`.as('n'))
        .as('members'),
    )
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null);
  const rows = await listed(query, TEAM, filters).execute();
  const whole = ctx.can('accounts:read');
  return pageByCreation(rows, filters, (row): ListedTeam => {
    const team = toTeam(row, row.members ?? 0);
    return whole ? team : { id: team.id, name: team.name, member_count: team.member_count };
  });
}

/** A team that has not been deleted. @throws AppError NOT_FOUND */
export async function getTeam(ctx: Context, id: string): Promise<Team> {
  return toTeam(await requireTeam(ctx, id, 'team_id'), (await membersOf(ctx, id)).length);
}

/** Adds a team. @throws AppError CONFLICT when another team has the name */
export async function createTeam(ctx: WriteContext, input: z.output<typeof CreateTeam>): Promise<Team> {
  requireOwnAccount(ctx, input.account_id);
  await refuseDuplicateName(ctx, input.name, null);
  const row = TEAM.row(input, {
    id: newId('team'),
    account_id: ctx.account.id,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'teams', row);
  const team = toTeam(row, 0);
  ctx.changed({ type: 'team', id: team.id, before: null, after: team, label: team.name });
  return team;
}

/** Renames a team. */
export async function updateTeam(ctx: WriteContext, input: z.output<typeof UpdateTeam>): Promise<Team> {
  requireOwnAccount(ctx, input.account_id);
  const row = await requireTeam(ctx, input.team_id, 'team_id');
  await refuseDuplicateName(ctx, input.name, row.id);
  const patch = TEAM.patch(input, { account_id: undefined, updated_at: ctx.now });
  const members = (await membersOf(ctx, row.id)).length;
  if (isUnchangedBy<TeamRow>(row, patch)) return toTeam(row, members);
  await updateRow(ctx.tx, 'teams', ctx.account.id, row.id, patch);
  const after = toTeam({ ...row, ...patch }, members);
  ctx.changed({ type: 'team', id: row.id, before: toTeam(row, members), after, label: after.name });
  return after;
}

/** Deletes a team: its members are left without a team; jobs and figures keep referring to it. */
export async function deleteTeam(
  ctx: WriteContext,
  input: { account_id?: string | undefined; team_id: string },
): Promise<{ deleted: true; id: Id<'team'> }> {
  requireOwnAccount(ctx, input.account_id);
  const row = await requireTeam(ctx, input.team_id, 'team_id');
  const members = await membersOf(ctx, row.id);
  for (const member of members) {
    const patch = { team_id: null, updated_at: ctx.now };
    await updateRow(ctx.tx, 'users', ctx.account.id, member.id, patch);
    ctx.changed({
      type: 'user',
      id: member.id,
      before: USER.view(member),
      after: USER.view({ ...member, ...patch }),
      label: member.name,
    });
  }
  await updateRow(ctx.tx, 'teams', ctx.account.id, row.id, { deleted_at: ctx.now, updated_at: ctx.now });
  const before = toTeam(row, members.length);
  ctx.changed({ type: 'team', id: row.id, before, after: null, label: row.name });
  return { deleted: true, id: before.id };
}

async function membersOf(ctx: Context, team: string) {
  return ctx.db
    .selectFrom('users')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('team_id', '=', team)
    .orderBy('id')
    .execute();
}

async function refuseDuplicateName(ctx: WriteContext, name: string, except: string | null): Promise<void> {
  const teams = await ctx.tx
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null)
    .execute();
  const duplicate = teams.find((team) => team.id !== except && fold(team.name) === fold(name));
  if (duplicate === undefined) return;
  throw new AppError(
    'CONFLICT',
    `There is a team ${duplicate.name} (${duplicate.id}) already; use it or choose another name.`,
    {
      field: 'name',
      extra: { existing_id: duplicate.id },
    },
  );
}

const toTeam = (row: TeamRow, member_count: number): Team => TEAM.view(row, { member_count });
