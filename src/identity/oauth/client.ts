import type { Scope } from '#src/domain/accounts/scopes.ts';
import type { KeysOfParty } from '../public-keys.ts';

/** Whoever asks for access. */
export interface Client {
  /** The client_id. */
  id: string;
  kind: 'app' | 'document' | 'registered' | 'service';
  name: string;
  redirectUris: readonly string[];
  /** The most that it may ask for; null where nothing was fixed beforehand. */
  scopes: readonly Scope[] | null;
  /** The connect app, which has a secret. */
  app: { id: string; agency: string; secretHash: string } | null;
  /** The keys with which it signs what proves it; null where it has none. */
  keys: KeysOfParty | null;
  /** The service account, which acts for no person; its secrets by their hashes. */
  service: { secretHashes: readonly string[] } | null;
}
