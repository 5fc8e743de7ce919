import * as z from 'zod';
import { insertRow, json } from '#db/rows.ts';
import type { OauthGrantsTable } from '#db/schema/oauth-grants.ts';
import type { Db } from '#db/store.ts';
import { internalWrite } from '#src/action/internal.ts';
import type { Scope } from '#src/domain/accounts/scopes.ts';
import type { WriteContext } from '#src/domain/context.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { id, newId } from '#src/lib/ids.ts';
import { inOrder } from './scopes.ts';

/**
 * What people allowed apps. The writes run through the machinery of actions, so that gates and audit hold, but stand in
 * no catalogue: only a signed-in person allows, and only a signed-in admin decides.
 */

export const Connection = z.object({
  id: id('oauth_grant'),
  user_id: z.string(),
  client_id: z.string(),
  client_name: z.string(),
  scopes: z.array(z.string()),
  status: z.enum(['pending', 'active', 'refused', 'revoked']),
  created_at: z.string(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
});
export type Connection = z.output<typeof Connection>;

const toConnection = (row: OauthGrantsTable): z.input<typeof Connection> => ({
  id: row.id,
  user_id: row.user_id,
  client_id: row.client_id,
  client_name: row.client_name,
  scopes: json.decode<string[]>(row.scopes),
  status: row.status,
  created_at: row.created_at,
  decided_by: row.decided_by,
  decided_at: row.decided_at,
});

/** What a person has allowed a client so far; undefined when nothing holds. */
export async function findGrant(
  db: Db,
  accountId: string,
  userId: string,
  clientId: string,
): Promise<OauthGrantsTable | undefined> {
  return db
    .selectFrom('oauth_grants')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('status', 'in', ['active', 'pending'])
    .orderBy('created_at', 'desc')
    .selectAll()
    .executeTakeFirst();
}

const AllowInput = z.object({
  client_id: z.string(),
  client_name: z.string(),
  app_id: z.nullable(z.string()),
  /** What the client asked for, as far as the person could give it. */
  asked: z.array(z.string()),
  /** What of it the person allows. */
  scopes: z.array(z.string()),
  code_hash: z.string(),
  code_expires_at: z.string(),
  redirect_uri: z.string(),
  challenge: z.string(),
  resource: z.nullable(z.string()),
});

export const allowConnectionAction = internalWrite({
  name: 'allow_connection',
  title: 'Allow an app to act for a person',
  input: AllowInput,
  output: Connection,
  async run(ctx, input) {
    const { user } = ctx;
    if (user === null)
      throw new AppError('ADMIN_REQUIRED', 'Only a signed-in person can allow a connection.');
    const known = await findGrant(ctx.tx, ctx.account.id, user.id, input.client_id);
    const grant = await upsertGrant(ctx, user, known, input);
    await insertRow(ctx.tx, 'oauth_codes', {
      hash: input.code_hash,
      account_id: ctx.account.id,
      grant_id: grant.id,
      client_id: input.client_id,
      redirect_uri: input.redirect_uri,
      challenge: input.challenge,
      resource: input.resource,
      scopes: json.encode(input.scopes),
      family: input.code_hash,
      created_at: new Date().toISOString(),
      expires_at: input.code_expires_at,
      used_at: null,
    });
    return toConnection(grant);
  },
  subject: (data) => String(data.id),
});

async function upsertGrant(
  ctx: WriteContext,
  user: { id: string; name: string; role: string },
  known: OauthGrantsTable | undefined,
  input: z.output<typeof AllowInput>,
): Promise<OauthGrantsTable> {
  const before = known === undefined ? [] : json.decode<string[]>(known.scopes);
  // What was asked again is as decided now; what was not, stays as it was.
  const kept = before.filter((scope) => !input.asked.includes(scope));
  const scopes = inOrder([...kept, ...input.scopes]);
  const more = scopes.filter((scope) => !before.includes(scope));
  const waits =
    more.length > 0 && (ctx.account.settings.connection_approval_roles as string[]).includes(user.role);
  const row: OauthGrantsTable = {
    id: known?.id ?? newId('oauth_grant'),
    account_id: ctx.account.id,
    user_id: user.id,
    client_id: input.client_id,
    app_id: input.app_id,
    client_name: input.client_name,
    scopes: json.encode(scopes),
    status: waits ? 'pending' : (known?.status ?? 'active'),
    created_at: known?.created_at ?? ctx.now,
    updated_at: ctx.now,
    decided_by: waits ? null : (known?.decided_by ?? null),
    decided_at: waits ? null : (known?.decided_at ?? null),
  };
  if (known === undefined) await insertRow(ctx.tx, 'oauth_grants', row);
  else {
    const { id: _, ...patch } = row;
    await ctx.tx
      .updateTable('oauth_grants')
      .set(patch)
      .where('account_id', '=', ctx.account.id)
      .where('id', '=', row.id)
      .execute();
  }
  ctx.record({
    type: 'record_changed',
    summary: `${user.name} ${known === undefined ? 'connected' : 'renewed'} ${row.client_name}${waits ? '; it waits for an admin' : ''}`,
    data: { connection: row.id, scopes },
  });
  return row;
}

export const decideConnectionAction = internalWrite({
  name: 'decide_connection',
  title: 'Approve or refuse a connection',
  access: 'signed_in_admin',
  input: z.object({ grant_id: id('oauth_grant'), approve: z.boolean() }),
  output: Connection,
  async run(ctx, input) {
    const row = await requireGrant(ctx, input.grant_id);
    if (row.status !== 'pending') {
      throw new AppError('CONFLICT', `This connection does not wait any more: it is ${row.status}.`, {
        field: 'grant_id',
      });
    }
    const patch = {
      status: input.approve ? ('active' as const) : ('refused' as const),
      decided_by: ctx.user?.id ?? null,
      decided_at: ctx.now,
      updated_at: ctx.now,
    };
    const after = await changeGrant(ctx, row, patch);
    const owner = await nameOf(ctx, row.user_id);
    ctx.record({
      type: 'record_changed',
      summary: `${input.approve ? 'Approved' : 'Refused'} the connection of ${owner} to ${row.client_name}`,
      data: { connection: row.id },
    });
    return toConnection(after);
  },
  subject: (data) => String(data.id),
});

export const revokeConnectionAction = internalWrite({
  name: 'revoke_connection',
  title: 'End a connection',
  input: z.object({ grant_id: id('oauth_grant'), why: z.string() }),
  output: Connection,
  async run(ctx, input) {
    const row = await requireGrant(ctx, input.grant_id);
    if (ctx.user !== null && ctx.user.id !== row.user_id && ctx.user.role !== 'admin')
      throw notFound('connection', input.grant_id, 'grant_id');
    const after = await changeGrant(ctx, row, { status: 'revoked', updated_at: ctx.now });
    const owner = await nameOf(ctx, row.user_id);
    ctx.record({
      type: 'record_changed',
      summary: `Ended the connection of ${owner} to ${row.client_name}: ${input.why}`,
      data: { connection: row.id },
    });
    return toConnection(after);
  },
  subject: (data) => String(data.id),
});

async function requireGrant(ctx: WriteContext, grantId: string): Promise<OauthGrantsTable> {
  const row = await ctx.tx
    .selectFrom('oauth_grants')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', grantId)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound('connection', grantId, 'grant_id');
  return row;
}

async function changeGrant(
  ctx: WriteContext,
  row: OauthGrantsTable,
  patch: Partial<OauthGrantsTable>,
): Promise<OauthGrantsTable> {
  await ctx.tx
    .updateTable('oauth_grants')
    .set(patch)
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', row.id)
    .execute();
  return { ...row, ...patch };
}

async function nameOf(ctx: WriteContext, userId: string): Promise<string> {
  const user = await ctx.tx
    .selectFrom('users')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', userId)
    .select('name')
    .executeTakeFirst();
  return user?.name ?? userId;
}

/** A connection as a page lists it. */
export interface ListedConnection {
  id: string;
  userId: string;
  userName: string;
  clientId: string;
  clientName: string;
  scopes: Scope[];
  status: 'pending' | 'active' | 'refused' | 'revoked';
  createdAt: string;
}

/** The live connections of an agency, newest first, at most 200; of one person, or those that wait. */
export async function listConnections(
  db: Db,
  accountId: string,
  only: { userId?: string; status?: 'pending' } = {},
): Promise<ListedConnection[]> {
  let query = db
    .selectFrom('oauth_grants')
    .innerJoin('users', 'users.id', 'oauth_grants.user_id')
    .where('oauth_grants.account_id', '=', accountId)
    .where('oauth_grants.status', 'in', only.status === undefined ? ['active', 'pending'] : [only.status])
    .selectAll('oauth_grants')
    .select('users.name as user_name')
    .orderBy('oauth_grants.created_at', 'desc')
    .orderBy('oauth_grants.id', 'desc')
    .limit(200);
  if (only.userId !== undefined) query = query.where('oauth_grants.user_id', '=', only.userId);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    userName: row.user_name,
    clientId: row.client_id,
    clientName: row.client_name,
    scopes: inOrder(json.decode<string[]>(row.scopes)),
    status: row.status,
    createdAt: row.created_at,
  }));
}
