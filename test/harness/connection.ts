import { insertRow, json } from '#db/rows.ts';
import { hashSecret, makeToken } from '#src/access/keys.ts';
import { newId } from '#src/lib/ids.ts';
import type { TestService } from './workspace.ts';

/** An access token of a person, as an assistant would hold it, without the way there. */
export async function tokenOf(
  running: TestService,
  of: { accountId: string; userId: string },
  scopes: string[],
  status: 'pending' | 'active' = 'active',
): Promise<{ token: string; grantId: string }> {
  const { service } = running;
  const token = makeToken('mcp_at', service.config.REGION);
  const grantId = newId('oauth_grant');
  const now = new Date().toISOString();
  await service.store.write(async ({ tx }) => {
    await insertRow(tx, 'oauth_grants', {
      id: grantId,
      account_id: of.accountId,
      user_id: of.userId,
      client_id: 'mcp_client_test',
      app_id: null,
      client_name: 'Assistant',
      scopes: json.encode(scopes),
      status,
      created_at: now,
      updated_at: now,
      decided_by: null,
      decided_at: null,
    });
    await insertRow(tx, 'oauth_tokens', {
      hash: hashSecret(service.secrets.pepper, token),
      account_id: of.accountId,
      grant_id: grantId,
      family: grantId,
      kind: 'access',
      scopes: json.encode(scopes),
      resource: null,
      created_at: now,
      expires_at: new Date(Date.now() + 3600_000).toISOString(),
      used_at: null,
      revoked_at: null,
    });
  });
  return { token, grantId };
}
