/** A public OAuth client: the metadata document at its own address, or one that registered itself. */
export interface OauthClientsTable {
  /** The document's URL, or mcp_client_… */
  id: string;
  kind: 'document' | 'registered';
  name: string;
  /** JSON: string[] */
  redirect_uris: string;
  /** How it proves itself; null is none. */
  auth_method: 'private_key_jwt' | null;
  /** Its public keys (JSON), or where they are. */
  jwks: string | null;
  jwks_uri: string | null;
  created_at: string;
  /** When a document must be fetched again, or an unused registration may be dropped. */
  expires_at: string;
}
