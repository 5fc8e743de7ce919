import * as z from 'zod';
import { OUTWARD } from '#src/domain/accounts/keys-schema.ts';
import { ScopeField } from '#src/domain/accounts/scopes.ts';
import { column, computed, hidden, type RecordRow, record } from '#src/domain/record/index.ts';
import { id } from '#src/lib/ids.ts';

/** The fields of a confidential OAuth client that an agency registered; people of any agency may connect it. */
export const CONNECT_APP = record('connect_app', 'connect_apps', {
  id: column(id('connect_app')),
  /** The agency that owns the app. */
  account_id: hidden(id('account')),
  client_id: column(z.string()),
  name: column(z.string(), { create: z.string().trim().min(1, 'give the app a name').max(80) }),
  /** Compared character by character. */
  redirect_uris: column(z.array(z.string()), {
    create: z.array(z.string()).min(1, 'give at least one redirect URI').max(20),
  }),
  /** The most that it may ask for. */
  scopes: column(z.array(z.string()), {
    create: z.array(ScopeField).min(1, 'choose at least one scope'),
  }),
  /** elevated where it asks for money or targets. */
  review_tier: computed(z.enum(['standard', 'elevated'])),
  secret_hash: hidden(z.string()),
  /** The last four characters of the secret. */
  secret_hint: column(z.string()),
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  deleted_at: hidden(z.nullable(z.string())),
});
export type ConnectAppRow = RecordRow<typeof CONNECT_APP>;

/** A connect app as its agency sees it. */
export const ConnectApp = z.object(CONNECT_APP.shape);
export type ConnectApp = z.output<typeof ConnectApp>;

/** The fields of what one person allowed one client. */
export const GRANT = record('oauth_grant', 'oauth_grants', {
  id: column(id('oauth_grant')),
  account_id: hidden(id('account')),
  user_id: column(id('user')),
  client_id: column(z.string()),
  /** The connect app behind the client; null for a public client. */
  app_id: hidden(z.nullable(id('connect_app'))),
  client_name: column(z.string()),
  scopes: column(z.array(z.string())),
  /** pending waits for an admin. */
  status: column(z.enum(['pending', 'active', 'refused', 'revoked'])),
  /** What its outward steps do over MCP; null for plan. */
  outward: column(z.nullable(z.enum(OUTWARD))),
  created_at: column(z.string()),
  updated_at: hidden(z.string()),
  decided_by: column(z.nullable(z.string())),
  decided_at: column(z.nullable(z.string())),
});
export type GrantRow = RecordRow<typeof GRANT>;

declare module '#db/types.ts' {
  interface Database {
    connect_apps: ConnectAppRow;
    oauth_grants: GrantRow;
  }
}

/** A connection as the answers of its actions tell it. */
export const Connection = z.object(GRANT.shape);
export type Connection = z.output<typeof Connection>;
