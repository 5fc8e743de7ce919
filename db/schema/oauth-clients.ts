/** A public OAuth client: the metadata document at its own address, or one that registered itself. */
export interface OauthClientsTable {
  /** The document's URL, or mcp_client_… */
  id: string;
  kind: 'document' | 'registered';
  name: string;
  /** JSON: string[] */
  redirect_uris: string;
  created_at: string;
  /** When a document must be fetched again, or an unused registration may be dropped. */
  expires_at: string;
}
