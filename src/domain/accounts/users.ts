import type * as z from 'zod';
import { contains } from '#db/list.ts';
import { fold, insertRow, likePattern, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { newestPage, type Page } from '#src/lib/page.ts';
import type { Context, DataScope, Role, WriteContext } from '../context.ts';
import { leavesAsIs } from '../fields.ts';
import { listed } from '../record/index.ts';
import { requireOwn } from './account.ts';
import { requireTeam, requireUser } from './people.ts';
import { type CreateUser, type UpdateUser, USER, type User, type UserFilters } from './people-schema.ts';
import { inheritPolicy } from './policies.ts';
import { endSessions } from './sessions.ts';
import { toUser, type UserRow } from './user-record.ts';

export interface NewUser {
  name: string;
  email: string;
  role: Role;
  team_id?: string | null | undefined;
  data_scope: DataScope;
  status: 'active' | 'invited' | 'paused';
  default_currency?: string | null | undefined;
  timezone?: string | null | undefined;
}

/** Writes a user's row. The caller has checked that the e-mail is free in the account. */
export async function insertUser(tx: Db, now: Instant, account: string, given: NewUser): Promise<Id<'user'>> {
  const id = newId('user');
  const row = USER.row(given, { id, account_id: account, created_at: now, updated_at: now });
  await insertRow(tx, 'users', row);
  return id;
}

/** A person of the agency, paused ones included. @throws AppError NOT_FOUND */
export async function getUser(
  ctx: Context,
  input: { account_id?: string | undefined; user_id: string },
): Promise<User> {
  requireOwn(ctx, input.account_id);
  return toUser(await requireUser(ctx, input.user_id, 'user_id'));
}

/** A page of the agency's people, newest first. */
export async function listUsers(ctx: Context, filters: UserFilters): Promise<Page<User>> {
  requireOwn(ctx, filters.account_id);
  let query = ctx.db.selectFrom('users').selectAll('users').where('account_id', '=', ctx.account.id);
  if (filters.search !== undefined) {
    const pattern = likePattern(filters.search);
    query = query.where((eb) =>
      eb.or([contains('users.email_folded', pattern), contains('users.name_folded', pattern)]),
    );
  }
  return newestPage(await listed(query, USER, filters).execute(), filters, toUser);
}

const DATA_SCOPE: Record<Role, DataScope> = {
  admin: 'agency',
  finance: 'agency',
  read_only: 'agency',
  team_lead: 'team',
  consultant: 'self',
  researcher: 'self',
};

/** Adds a person to the agency. @throws AppError CONFLICT when the e-mail is taken there */
export async function createUser(ctx: WriteContext, input: z.output<typeof CreateUser>): Promise<User> {
  requireOwn(ctx, input.account_id);
  const taken = await ctx.tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('account_id', '=', ctx.account.id)
    .where('email_folded', '=', fold(input.email))
    .executeTakeFirst();
  if (taken !== undefined) {
    throw new AppError(
      'CONFLICT',
      `${taken.name} (${taken.id}) has this e-mail already. Change that person with update_user, or give another e-mail.`,
      { field: 'email', extra: { existing_id: taken.id } },
    );
  }
  if (input.team_id != null) await requireTeam(ctx, input.team_id, 'team_id');
  const id = await insertUser(ctx.tx, ctx.now, ctx.account.id, {
    ...input,
    data_scope: input.data_scope ?? DATA_SCOPE[input.role],
  });
  await inheritPolicy(ctx, id);
  const user = toUser(await requireUser(ctx, id, 'user_id'));
  ctx.changed({ type: 'user', id, before: null, after: user, label: user.name });
  return user;
}

/**
 * Changes a person. Credentials follow the new role and status from their next request on.
 * @throws AppError CONFLICT when the agency would be left without an active admin
 */
export async function updateUser(ctx: WriteContext, input: z.output<typeof UpdateUser>): Promise<User> {
  requireOwn(ctx, input.account_id);
  const row = await requireUser(ctx, input.user_id);
  if (input.team_id != null) await requireTeam(ctx, input.team_id);
  // Whose account it is is no change of it.
  const patch = USER.patch(input, { account_id: undefined, updated_at: ctx.now });
  const after = { ...row, ...patch };
  if (leavesAsIs<UserRow>(row, patch)) return toUser(row);
  if (isActiveAdmin(row) && !isActiveAdmin(after)) await requireOtherAdmin(ctx, row, after);
  await updateRow(ctx.tx, 'users', ctx.account.id, row.id, patch);
  if (after.status === 'paused') await endSessions(ctx.tx, ctx.now, ctx.account.id, row.id);
  const user = toUser(after);
  ctx.changed({ type: 'user', id: row.id, before: toUser(row), after: user, label: user.name });
  return user;
}

const isActiveAdmin = (row: Pick<UserRow, 'role' | 'status'>): boolean =>
  row.role === 'admin' && row.status === 'active';

async function requireOtherAdmin(ctx: WriteContext, row: UserRow, after: UserRow): Promise<void> {
  const other = await ctx.tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', ctx.account.id)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (other !== undefined) return;
  throw new AppError(
    'CONFLICT',
    `${row.name} is the last active admin of the agency. Make another person admin first (update_user with role admin).`,
    { field: after.role === 'admin' ? 'status' : 'role' },
  );
}
