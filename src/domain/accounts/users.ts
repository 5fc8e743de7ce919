import type * as z from 'zod';
import { contains, type ListFilters, newestFirst } from '#db/list.ts';
import { fold, insertRow, likePattern, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context, DataScope, Role, WriteContext } from '../context.ts';
import { leavesAsIs, present } from '../fields.ts';
import { requireOwn } from './account.ts';
import { requireTeam, requireUser } from './people.ts';
import type { CreateUser, UpdateUser, User } from './people-schema.ts';
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
  await insertRow(tx, 'users', {
    id,
    account_id: account,
    name: given.name,
    name_folded: fold(given.name),
    email: given.email,
    email_folded: fold(given.email),
    role: given.role,
    team_id: given.team_id ?? null,
    data_scope: given.data_scope,
    status: given.status,
    default_currency: given.default_currency ?? null,
    timezone: given.timezone ?? null,
    last_active_at: null,
    created_at: now,
    updated_at: now,
  });
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

export interface UserFilters extends ListFilters {
  account_id?: string | undefined;
  role?: Role | undefined;
  status?: UserRow['status'] | undefined;
  team_id?: string | undefined;
  search?: string | undefined;
}

/** A page of the agency's people, newest first. */
export async function listUsers(ctx: Context, filters: UserFilters): Promise<Page<User>> {
  requireOwn(ctx, filters.account_id);
  let query = ctx.db.selectFrom('users').selectAll('users').where('account_id', '=', ctx.account.id);
  if (filters.role !== undefined) query = query.where('role', '=', filters.role);
  if (filters.status !== undefined) query = query.where('status', '=', filters.status);
  if (filters.team_id !== undefined) query = query.where('team_id', '=', filters.team_id);
  if (filters.search !== undefined) {
    const pattern = likePattern(filters.search);
    query = query.where((eb) =>
      eb.or([contains('users.email_folded', pattern), contains('users.name_folded', pattern)]),
    );
  }
  const rows = await newestFirst(query, 'users', filters).execute();
  return toPage(rows, { ...filters }, (row) => ({ at: row.created_at, id: row.id }), toUser);
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
  const { account_id, user_id, ...fields } = input;
  requireOwn(ctx, account_id);
  const row = await requireUser(ctx, user_id, 'user_id');
  if (fields.team_id != null) await requireTeam(ctx, fields.team_id, 'team_id');
  const folded = fields.name === undefined ? {} : { name_folded: fold(fields.name) };
  const patch = { ...present(fields), ...folded, updated_at: ctx.now };
  const after = { ...row, ...patch };
  if (leavesAsIs(row, patch)) return toUser(row);
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
