import { json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { IdentityService } from '../service.ts';
import type { Client } from './client.ts';
import { fetchDocument, isDocumentId } from './documents.ts';
import { inOrder } from './scopes.ts';

const appByClientId = statement((db: Db, v: { client: string }) =>
  db
    .selectFrom('connect_apps')
    .innerJoin('accounts', 'accounts.id', 'connect_apps.account_id')
    .where('connect_apps.client_id', '=', v.client)
    .where('connect_apps.deleted_at', 'is', null)
    .select(['connect_apps.id', 'connect_apps.name', 'redirect_uris', 'scopes', 'secret_hash'])
    .select('accounts.name as agency'),
);

const publicById = statement((db: Db, v: { id: string }) =>
  db.selectFrom('oauth_clients').where('id', '=', v.id).selectAll(),
);

/**
 * The client with an id, as it is registered here. Clients belong to no agency: any of them may be connected.
 * @param options.fetch whether the metadata document of a client may be fetched when it is not known or too old
 * @throws OAuthError invalid_client when a document cannot be had or is not one
 */
export async function findClient(
  service: IdentityService,
  id: string,
  options: { fetch: boolean },
): Promise<Client | null> {
  if (id.startsWith('lc_client_')) {
    const [row] = await service.store.read((db) => appByClientId(db, { client: id }));
    return row === undefined
      ? null
      : {
          id,
          kind: 'app',
          name: row.name,
          redirectUris: json.decode<string[]>(row.redirect_uris),
          scopes: inOrder(json.decode<string[]>(row.scopes)),
          app: { id: row.id, agency: row.agency, secretHash: row.secret_hash },
        };
  }
  const document = isDocumentId(id, service.config);
  if (!document && !id.startsWith('mcp_client_')) return null;
  const [row] = await service.store.read((db) => publicById(db, { id }));
  const fresh = row !== undefined && (!document || row.expires_at > new Date().toISOString());
  if (document && options.fetch && !fresh) return fetchDocument(service, id);
  if (row === undefined) return null;
  return {
    id,
    kind: row.kind,
    name: row.name,
    redirectUris: json.decode<string[]>(row.redirect_uris),
    scopes: null,
    app: null,
  };
}
