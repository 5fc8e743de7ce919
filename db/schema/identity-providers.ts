import type { Id } from '#src/lib/ids.ts';

/** The OpenID Connect provider with which people of an agency sign in. */
export interface IdentityProvidersTable {
  account_id: Id<'account'>;
  issuer: string;
  client_id: string;
  /** Sealed; null for a public client. */
  client_secret: string | null;
  /** JSON: string[], the domains of e-mail addresses that are taken. */
  domains: string;
  /** The role of people who are not known yet; null refuses them. */
  newcomers_role: string | null;
  /** 0: people sign in with the provider alone. */
  password_sign_in: number;
  updated_at: string;
}

/** Who somebody is at the provider. */
export interface UserIdentitiesTable {
  account_id: Id<'account'>;
  issuer: string;
  subject: string;
  user_id: Id<'user'>;
  linked_at: string;
  /** Sealed; null where the provider gives none. */
  refresh_token: string | null;
  /** When the provider last vouched for the person; null before the first check was planned. */
  proven_at: string | null;
  /** When it is to be asked again; null while the person is switched off. */
  check_at: string | null;
  /** Until when one process has the turn to ask, so that no other does; null where none is asking. */
  asking_until: string | null;
  /** When it last gave no answer; null once it has answered. */
  silent_at: string | null;
}

/** A session that began with the provider, which may end it. */
export interface ProviderSessionsTable {
  account_id: Id<'account'>;
  session_id: Id<'session'>;
  user_id: Id<'user'>;
  issuer: string;
  subject: string;
  /** The provider's own id of its session. */
  sid: string | null;
}
