import { json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { serviceByClientId } from '#src/domain/accounts/service-accounts.ts';
import { keysIn } from '../public-keys.ts';
import type { IdentityService } from '../service.ts';
import type { Client } from './client.ts';
import { appByClientId } from './connections.ts';
import { fetchDocument, isDocumentId } from './documents.ts';
import { inCatalogueOrder } from './scopes.ts';

const publicById = statement((db: Db, v: { id: string }) =>
  db.selectFrom('oauth_clients').where('id', '=', v.id).selectAll(),
);

/**
 * The client with an id, as it is registered here. Clients belong to no agency: any of them may be connected.
 * @param options.fetch whether the metadata document of a client may be fetched when it is too old, and also when it is not
 * known: only for somebody who is signed in
 * @throws OAuthError invalid_client when a document cannot be had or is not one
 */
export async function findClient(
  service: IdentityService,
  id: string,
  options: { fetch: 'never' | 'known' | 'any' },
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
          scopes: inCatalogueOrder(json.decode<string[]>(row.scopes)),
          app: { id: row.id, agency: row.agency, secretHash: row.secret_hash },
          keys: null,
          service: null,
        };
  }
  if (id.startsWith('sva_')) return findService(service, id);
  const document = isDocumentId(id, service.config);
  if (!document && !id.startsWith('mcp_client_')) return null;
  const [row] = await service.store.read((db) => publicById(db, { id }));
  const fresh = row !== undefined && (!document || row.expires_at > new Date().toISOString());
  const may = options.fetch === 'any' || (options.fetch === 'known' && row !== undefined);
  if (document && may && !fresh) return fetchDocument(service, id);
  if (row === undefined) return null;
  return {
    id,
    kind: row.kind,
    name: row.name,
    redirectUris: json.decode<string[]>(row.redirect_uris),
    scopes: null,
    app: null,
    keys: keysIn(row),
    service: null,
  };
}

async function findService(service: IdentityService, id: string): Promise<Client | null> {
  const [row] = await service.store.read((db) => serviceByClientId(db, { client: id }));
  if (row === undefined || row.status !== 'active') return null;
  const { secret_hash, previous_secret_hash, previous_ends_at } = row;
  const previous = (previous_ends_at ?? '') > new Date().toISOString() ? previous_secret_hash : null;
  return {
    id,
    kind: 'service',
    name: row.name,
    redirectUris: [],
    scopes: inCatalogueOrder(json.decode<string[]>(row.scopes)),
    app: null,
    keys: keysIn(row),
    service: { secretHashes: [secret_hash, previous].filter((hash) => hash !== null) },
  };
}
