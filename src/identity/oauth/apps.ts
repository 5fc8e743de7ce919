import * as z from 'zod';
import { findRow, insertRow, json, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { hashSecret, makeClientId, makeClientSecret } from '#src/access/keys.ts';
import { execute } from '#src/action/execute.ts';
import { internalWrite } from '#src/action/internal.ts';
import type { WriteContext } from '#src/domain/context.ts';
import { invalid, notFound } from '#src/lib/errors.ts';
import { id, newId } from '#src/lib/ids.ts';
import type { ActingAs } from '../links.ts';
import type { IdentityService } from '../service.ts';
import { redirectFault } from './redirects.ts';
import { CONNECT_APP, ConnectApp, type ConnectAppRow } from './schema.ts';
import { inCatalogueOrder, isElevated } from './scopes.ts';

export type { ConnectApp } from './schema.ts';

const toApp = (row: ConnectAppRow): ConnectApp =>
  CONNECT_APP.view(row, {
    review_tier: json.decode<string[]>(row.scopes).some(isElevated) ? 'elevated' : 'standard',
  });

const Secret = { secret_hash: z.string(), secret_hint: z.string() };

const createAppAction = internalWrite({
  name: 'create_connect_app',
  title: 'Register a connect app',
  access: 'signed_in_admin',
  input: z.object({ ...CONNECT_APP.create, client_id: z.string(), ...Secret }),
  output: ConnectApp,
  async run(ctx, input) {
    for (const [index, uri] of input.redirect_uris.entries()) {
      const wrong = redirectFault(uri, 'app');
      if (wrong !== null)
        throw invalid(`redirect_uris.${index}`, `The redirect URI ${wrong}. It was ${uri.slice(0, 200)}.`);
    }
    const row = CONNECT_APP.row(input, {
      id: newId('connect_app'),
      account_id: ctx.account.id,
      redirect_uris: [...new Set(input.redirect_uris)],
      scopes: inCatalogueOrder(input.scopes),
      created_by: ctx.user?.id ?? null,
      created_at: ctx.now,
      updated_at: ctx.now,
    });
    await insertRow(ctx.tx, 'connect_apps', row);
    const app = toApp(row);
    ctx.changed({ type: 'connect_app', id: row.id, before: null, after: app, label: row.name });
    return app;
  },
  subject: (data) => String(data.id),
});

const rotateSecretAction = internalWrite({
  name: 'rotate_connect_app_secret',
  title: 'Replace the secret of a connect app',
  access: 'signed_in_admin',
  input: z.object({ app_id: id('connect_app'), ...Secret }),
  output: ConnectApp,
  async run(ctx, { app_id, ...secret }) {
    const row = await requireApp(ctx, app_id);
    const patch = { ...secret, updated_at: ctx.now };
    await updateRow(ctx.tx, 'connect_apps', ctx.account.id, row.id, patch);
    const app = toApp({ ...row, ...patch });
    ctx.changed({ type: 'connect_app', id: row.id, before: toApp(row), after: app, label: row.name });
    return app;
  },
  subject: (data) => String(data.id),
});

const deleteAppAction = internalWrite({
  name: 'delete_connect_app',
  title: 'Delete a connect app',
  access: 'signed_in_admin',
  input: z.object({ app_id: id('connect_app') }),
  output: ConnectApp,
  async run(ctx, { app_id }) {
    const row = await requireApp(ctx, app_id);
    await updateRow(ctx.tx, 'connect_apps', ctx.account.id, row.id, {
      deleted_at: ctx.now,
      updated_at: ctx.now,
    });
    // Without an account: the app's connections stand in those of the people who made them.
    await ctx.tx
      .updateTable('oauth_grants')
      .set({ status: 'revoked', updated_at: ctx.now })
      .where('client_id', '=', row.client_id)
      .where('app_id', '=', row.id)
      .where('status', 'in', ['active', 'pending'])
      .execute();
    const app = toApp(row);
    ctx.changed({ type: 'connect_app', id: row.id, before: app, after: null, label: row.name });
    return app;
  },
  subject: (data) => String(data.id),
});

async function requireApp(ctx: WriteContext, appId: string): Promise<ConnectAppRow> {
  const row = await findRow(ctx.tx, 'connect_apps', ctx.account.id, appId);
  if (row === undefined || row.deleted_at !== null) throw notFound('connect app', appId, 'app_id');
  return row;
}

/** The apps of an agency, newest first. */
export async function listApps(db: Db, accountId: string): Promise<ConnectApp[]> {
  const rows = await db
    .selectFrom('connect_apps')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(toApp);
}

/** An app with the secret that is shown this once. */
export type NewApp = ConnectApp & { client_secret: string };

/**
 * Registers a connect app.
 * @throws AppError VALIDATION_ERROR naming the field, ADMIN_REQUIRED when `by` is no admin
 */
export async function createApp(
  service: IdentityService,
  by: ActingAs,
  given: { name: string; redirect_uris: string[]; scopes: string[] },
): Promise<NewApp> {
  const secret = newSecret(service);
  const input = { ...given, client_id: makeClientId('lc_client'), ...secret.stored };
  const outcome = await execute(service.runtime, createAppAction, input, by);
  return { ...ConnectApp.parse(outcome.data), client_secret: secret.shown };
}

/** Replaces the secret of an app. The old one is refused from now on. */
export async function rotateAppSecret(
  service: IdentityService,
  by: ActingAs,
  appId: string,
): Promise<NewApp> {
  const secret = newSecret(service);
  const outcome = await execute(service.runtime, rotateSecretAction, { app_id: appId, ...secret.stored }, by);
  return { ...ConnectApp.parse(outcome.data), client_secret: secret.shown };
}

/** Deletes an app and ends every connection to it. */
export async function deleteApp(service: IdentityService, by: ActingAs, appId: string): Promise<void> {
  await execute(service.runtime, deleteAppAction, { app_id: appId }, by);
}

function newSecret(service: IdentityService): {
  shown: string;
  stored: { secret_hash: string; secret_hint: string };
} {
  const shown = makeClientSecret();
  return {
    shown,
    stored: { secret_hash: hashSecret(service.secrets.pepper, shown), secret_hint: shown.slice(-4) },
  };
}
