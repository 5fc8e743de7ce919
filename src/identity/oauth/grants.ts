import * as z from 'zod';
import { insertRow, json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { internalWrite } from '#src/action/internal.ts';
import { OUTWARD } from '#src/domain/accounts/keys-schema.ts';
import { findUser } from '#src/domain/accounts/people.ts';
import type { WriteContext } from '#src/domain/context.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { id, newId } from '#src/lib/ids.ts';
import { Connection, GRANT, type GrantRow } from './schema.ts';
import { inCatalogueOrder } from './scopes.ts';

/**
 * What people allowed apps. The writes run through the machinery of actions, so that gates and audit hold, but stand in
 * no catalogue: only a signed-in person allows, and only a signed-in admin decides.
 */

/** What a person has allowed a client so far; undefined when nothing holds. */
export async function findGrant(
  db: Db,
  accountId: string,
  userId: string,
  clientId: string,
): Promise<GrantRow | undefined> {
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
  /** What its outward steps do; null for the usual, left out to stay as it was. */
  outward: z.nullable(z.enum(OUTWARD)).optional(),
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
    return GRANT.view(grant);
  },
  subject: (data) => String(data.id),
});

async function upsertGrant(
  ctx: WriteContext,
  user: { id: string; name: string; role: string },
  known: GrantRow | undefined,
  input: z.output<typeof AllowInput>,
): Promise<GrantRow> {
  const before = known === undefined ? [] : json.decode<string[]>(known.scopes);
  // What was asked again is as decided now; what was not, stays as it was.
  const kept = before.filter((scope) => !input.asked.includes(scope));
  const scopes = inCatalogueOrder([...kept, ...input.scopes]);
  const more = scopes.filter((scope) => !before.includes(scope));
  const waits =
    more.length > 0 && (ctx.account.settings.connection_approval_roles as string[]).includes(user.role);
  const row = GRANT.row(input, {
    id: known?.id ?? newId('oauth_grant'),
    account_id: ctx.account.id,
    user_id: user.id,
    scopes,
    outward: input.outward === undefined ? (known?.outward ?? null) : input.outward,
    status: waits ? 'pending' : (known?.status ?? 'active'),
    created_at: known?.created_at ?? ctx.now,
    updated_at: ctx.now,
    decided_by: waits ? null : known?.decided_by,
    decided_at: waits ? null : known?.decided_at,
  });
  if (known === undefined) await insertRow(ctx.tx, 'oauth_grants', row);
  else {
    const { id: _, ...patch } = row;
    await changeGrant(ctx, row, patch);
  }
  ctx.record({
    type: 'consent',
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
      type: 'consent',
      summary: `${input.approve ? 'Approved' : 'Refused'} the connection of ${owner} to ${row.client_name}`,
      data: { connection: row.id },
    });
    return GRANT.view(after);
  },
  subject: (data) => String(data.id),
});

export const revokeConnectionAction = internalWrite({
  name: 'revoke_connection',
  title: 'End a connection',
  input: z.object({ grant_id: id('oauth_grant'), why: z.string() }),
  output: Connection,
  async run(ctx, input) {
    const row = await requireOwn(ctx, input.grant_id);
    const after = await changeGrant(ctx, row, { status: 'revoked', updated_at: ctx.now });
    const owner = await nameOf(ctx, row.user_id);
    ctx.record({
      type: 'consent',
      summary: `Ended the connection of ${owner} to ${row.client_name}: ${input.why}`,
      data: { connection: row.id },
    });
    return GRANT.view(after);
  },
  subject: (data) => String(data.id),
});

export const setConnectionOutwardAction = internalWrite({
  name: 'set_connection_outward',
  title: 'Set whether a connection plans its outward steps',
  input: z.object({ grant_id: id('oauth_grant'), outward: z.nullable(z.enum(OUTWARD)) }),
  output: Connection,
  async run(ctx, input) {
    const row = await requireOwn(ctx, input.grant_id);
    const after = await changeGrant(ctx, row, { outward: input.outward, updated_at: ctx.now });
    const owner = await nameOf(ctx, row.user_id);
    const does = { plan: 'be planned first', run: 'run at once', usual: 'be planned first over MCP alone' };
    ctx.record({
      type: 'consent',
      summary: `Let what leaves the agency by the connection of ${owner} to ${row.client_name} ${does[input.outward ?? 'usual']}`,
      data: { connection: row.id, outward: input.outward },
    });
    return GRANT.view(after);
  },
  subject: (data) => String(data.id),
});

// A person's own connection, or for an admin anybody's.
async function requireOwn(ctx: WriteContext, grantId: string): Promise<GrantRow> {
  const row = await requireGrant(ctx, grantId);
  if (ctx.user !== null && ctx.user.id !== row.user_id && ctx.user.role !== 'admin')
    throw notFound('connection', grantId, 'grant_id');
  return row;
}

async function requireGrant(ctx: WriteContext, grantId: string): Promise<GrantRow> {
  const row = await ctx.tx
    .selectFrom('oauth_grants')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', grantId)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound('connection', grantId, 'grant_id');
  return row;
}

async function changeGrant(ctx: WriteContext, row: GrantRow, patch: Partial<GrantRow>): Promise<GrantRow> {
  await ctx.tx
    .updateTable('oauth_grants')
    .set(patch)
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', row.id)
    .execute();
  return { ...row, ...patch };
}

async function nameOf(ctx: WriteContext, userId: string): Promise<string> {
  return (await findUser(ctx.tx, ctx.account.id, userId))?.name ?? userId;
}

/** The connections of an agency that were not ended, the oldest first. */
export async function standingConnections(
  db: Db,
  accountId: string,
): Promise<Pick<GrantRow, 'id' | 'client_name'>[]> {
  return db
    .selectFrom('oauth_grants')
    .select(['id', 'client_name'])
    .where('account_id', '=', accountId)
    .where('status', '!=', 'revoked')
    .orderBy('created_at')
    .execute();
}
