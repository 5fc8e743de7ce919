import { sql } from 'kysely';
import type * as z from 'zod';
import { contains } from '#db/list.ts';
import { fold, insertRow, likePattern, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context, DataScope, Role, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { hasPart, namePartsOf } from '../names/spelling.ts';
import { listed } from '../record/index.ts';
import { requireOwnAccount } from './account.ts';
import { requireTeam, requireUser } from './people.ts';
import type { UserRow } from './people-schema.ts';
import {
  type CreateUser,
  type ListedUser,
  type UpdateUser,
  USER,
  type User,
  type UserFilters,
} from './people-schema.ts';
import { inheritPolicy } from './policies.ts';
import { endSessions } from './sessions.ts';

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

/** Inserts a user's row. The caller has checked that the e-mail is free in the account. */
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
  requireOwnAccount(ctx, input.account_id);
  return USER.view(await requireUser(ctx, input.user_id, 'user_id'));
}

/**
 * A page of the agency's people, newest first. Without accounts:read, which a person's own credential reaches it by the
 * agency's setting, they are shown and searched by name alone.
 */
export async function listUsers(ctx: Context, filters: UserFilters): Promise<Page<ListedUser>> {
  requireOwnAccount(ctx, filters.account_id);
  const whole = ctx.can('accounts:read');
  let query = ctx.db.selectFrom('users').selectAll('users').where('account_id', '=', ctx.account.id);
  if (filters.search !== undefined) {
    const pattern = likePattern(filters.search);
    query = query.where((eb) =>
      eb.or([
        ...(whole ? [contains('users.email_folded', pattern)] : []),
        eb.and(
          namePartsOf(filters.search?.split(/[\s,]+/) ?? []).map((part) =>
            hasPart(sql.ref('users.name_folded'), part),
          ),
        ),
      ]),
    );
  }
  const rows = await listed(query, USER, filters).execute();
  return pageByCreation(rows, filters, (row): ListedUser => (whole ? USER.view(row) : asColleague(row)));
}

function asColleague(row: UserRow): ListedUser {
  const { id, name, role, team_id, status } = USER.view(row);
  return { id, name, role, team_id, status };
}

const DATA_SCOPE: Record<Role, DataScope> = {
  admin: 'agency',
  finance: 'agency',
  read_only: 'agency',
  team_lead: 'team',
  consultant: 'self',
  researcher: 'self',
};

/** Adds a user to the agency. @throws AppError CONFLICT when the e-mail is taken there */
export async function createUser(ctx: WriteContext, input: z.output<typeof CreateUser>): Promise<User> {
  requireOwnAccount(ctx, input.account_id);
  const taken = await userByEmail(ctx.tx, ctx.account.id, input.email);
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
  const user = USER.view(await requireUser(ctx, id, 'user_id'));
  ctx.changed({ type: 'user', id, before: null, after: user, label: user.name });
  return user;
}

/** The person of the agency with an e-mail, in whatever case it is written. */
export async function userByEmail(db: Db, account: string, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('account_id', '=', account)
    .where('email_folded', '=', fold(email))
    .executeTakeFirst();
}

/**
 * Changes the e-mail with which a person signs in, and the name where one is given. For the operator and signed-in admins
 * alone: whoever has the address can become the person.
 * @throws AppError NOT_FOUND, or CONFLICT when somebody else of the agency has the e-mail
 */
export async function changeEmail(
  ctx: WriteContext,
  { user_id, email, name }: { user_id: string; email: string; name?: string | undefined },
): Promise<User> {
  const row = await requireUser(ctx, user_id, 'user_id');
  const taken = await userByEmail(ctx.tx, ctx.account.id, email);
  if (taken !== undefined && taken.id !== row.id)
    throw new AppError('CONFLICT', `${taken.name} has the e-mail ${email} already.`, {
      field: 'email',
      extra: { existing_id: taken.id },
    });
  const patch = USER.columnsOf({ email, name: name ?? row.name, updated_at: ctx.now });
  await updateRow(ctx.tx, 'users', ctx.account.id, row.id, patch);
  const user = USER.view({ ...row, ...patch });
  ctx.changed({ type: 'user', id: row.id, before: USER.view(row), after: user, label: user.name });
  return user;
}

/**
 * Changes a user. A new role or status applies to their credentials from the next request on.
 * @throws AppError CONFLICT when the agency would be left without an active admin
 */
export async function updateUser(ctx: WriteContext, input: z.output<typeof UpdateUser>): Promise<User> {
  requireOwnAccount(ctx, input.account_id);
  const row = await requireUser(ctx, input.user_id);
  if (input.team_id != null) await requireTeam(ctx, input.team_id);
  // The account_id of the input only selects the account.
  const patch = USER.patch(input, { account_id: undefined, updated_at: ctx.now });
  const after = { ...row, ...patch };
  if (isUnchangedBy<UserRow>(row, patch)) return USER.view(row);
  if (isActiveAdmin(row) && !isActiveAdmin(after)) await requireOtherAdmin(ctx, row, after);
  await updateRow(ctx.tx, 'users', ctx.account.id, row.id, patch);
  if (after.status === 'paused') await endSessions(ctx.tx, ctx.now, ctx.account.id, row.id);
  const user = USER.view(after);
  ctx.changed({ type: 'user', id: row.id, before: USER.view(row), after: user, label: user.name });
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

/**
 * Holds the keys, connections and sessions of somebody whom the agency's identity provider has signed out everywhere;
 * null lets them go again.
 */
export async function holdUser(tx: Db, account: string, id: string, at: Instant | null): Promise<void> {
  await updateRow(tx, 'users', account, id, { provider_hold_at: at });
}
