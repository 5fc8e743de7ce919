import type { Scope } from '#src/domain/accounts/scopes.ts';

/** Whoever asks for access. */
export interface Client {
  /** The client_id. */
  id: string;
  kind: 'app' | 'document' | 'registered';
  name: string;
  redirectUris: readonly string[];
  /** The most that it may ask for; null where nothing was fixed beforehand. */
  scopes: readonly Scope[] | null;
  /** The connect app, which has a secret. */
  app: { id: string; agency: string; secretHash: string } | null;
}
