import * as v2 from '@modelcontextprotocol/client';
import { exportPKCS8 } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { BOT_SCOPES, makeSigner, useBots } from '#test/harness/machine-client.ts';
import { oauthPost } from '#test/harness/oauth.ts';

const { running, desk, signer, ask, proof, made, bySecret, tokenOf } = useBots();
afterEach(() => {
  vi.useRealTimers();
});

describe('a service account', () => {
  it('acts as itself: in activities, in what it makes, in get_me', async () => {
    const bot = await made({ jwks: signer.jwks });
    expect(bot).toMatchObject({ auth_method: 'private_key_jwt', client_secret: null, status: 'active' });
    const { status, body } = await ask(await proof(bot));
    expect([status, body]).toMatchObject([
      200,
      { token_type: 'Bearer', expires_in: 3600, scope: 'jobs:read clients:read clients:write' },
    ]);
    expect(body.access_token).toMatch(/^svc_at_us_[0-9A-Za-z]{38}$/);
    expect(body).not.toHaveProperty('refresh_token');
    const api = desk.as(body.access_token);
    expect((await api.get('/me')).body.data).toMatchObject({
      user: null,
      credential: { id: bot.id, type: 'service' },
      is_admin: false,
    });
    const client = (await api.post('/clients', { name: 'Acme' })).body.data;
    await api.patch(`/clients/${client.id}`, { industry: 'Mining' });
    const lines = (await desk.api.get(`/activities?client_id=${client.id}`)).body.data;
    expect(lines.map(({ actor }: { actor: object }) => actor)).toEqual([
      { type: 'app', id: bot.id, name: 'Night Bot' },
      { type: 'app', id: bot.id, name: 'Night Bot' },
    ]);
    expect((await api.get('/placements')).body.error).toMatchObject({
      code: 'INSUFFICIENT_SCOPE',
      scope: 'placements:read',
    });
  });

  it('has a secret where it has no key, in the header or the body, and it is shown once', async () => {
    const first = await desk.api.post(
      '/service-accounts',
      { name: 'B', role: 'consultant', scopes: BOT_SCOPES },
      'once',
    );
    const bot = first.body.data;
    expect(bot.client_secret).toMatch(/^svc_secret_/);
    const again = await desk.api.post(
      '/service-accounts',
      { name: 'B', role: 'consultant', scopes: BOT_SCOPES },
      'once',
    );
    expect(again.body.data).toMatchObject({ client_secret: null, secret_shown: true });
    expect((await ask(bySecret(bot))).status).toBe(200);
    const basic = Buffer.from(`${bot.client_id}:${bot.client_secret}`).toString('base64');
    expect((await ask({}, { authorization: `Basic ${basic}` })).status).toBe(200);
    expect((await ask({ ...bySecret(bot), client_secret: 'svc_secret_guess' })).body.error).toBe(
      'invalid_client',
    );
    expect((await ask({ client_id: bot.client_id })).body.error).toBe('invalid_client');
    expect((await desk.as(bot.client_secret).get('/me')).body.error.message).toContain('service account');
  });

  it('is told of no more than its role may, whatever it was given', async () => {
    const beyond = { name: 'Bot', role: 'consultant', scopes: ['placements:financials:read'] };
    expect((await desk.api.post('/service-accounts', beyond)).body.error.field).toBe('scopes');
    const bot = await made({ role: 'read_only', scopes: ['admin'], jwks: signer.jwks });
    expect(bot.scopes).not.toContain('admin');
    const api = desk.as(await tokenOf(bot));
    expect((await api.get('/jobs')).status).toBe(200);
    expect((await api.post('/clients', { name: 'X' })).status).toBe(403);
    const admin = await made({ role: 'admin', scopes: ['admin'], jwks: signer.jwks });
    expect((await desk.as(await tokenOf(admin)).get('/keys')).status).toBe(200);
  });

  it('narrows a token to the scopes that are asked for, and widens none', async () => {
    const bot = await made({ jwks: signer.jwks });
    const narrow = await ask({
      ...(await proof(bot)),
      scope: 'jobs:read keys:write nothing',
      resource: `${running.base}/api/mcp`,
    });
    expect(narrow.body.scope).toBe('jobs:read');
    expect((await desk.as(narrow.body.access_token).get('/clients')).status).toBe(403);
    for (const [fields, error] of [
      [{ scope: 'keys:write' }, 'invalid_scope'],
      [{ scope: 'nothing' }, 'invalid_scope'],
      [{ resource: 'https://other.example/' }, 'invalid_target'],
      [
        { grant_type: 'authorization_code', code: 'x', code_verifier: 'y'.repeat(43), redirect_uri: 'z' },
        'invalid_grant',
      ],
    ] as [Record<string, string>, string][])
      expect((await ask({ ...(await proof(bot)), ...fields })).body.error).toBe(error);
  });

  it('loses a token that it revokes, and one that expires', async () => {
    const bot = await made({ jwks: signer.jwks });
    const [first, second] = [await tokenOf(bot), await tokenOf(bot)];
    const revoked = await oauthPost(running, 'revoke', {
      token: first,
      ...(await proof(bot)),
    });
    expect(revoked.status).toBe(200);
    expect((await desk.as(first).get('/jobs')).status).toBe(401);
    expect((await desk.as(second).get('/jobs')).status).toBe(200);
    const other = await made({ jwks: signer.jwks });
    const stolen = await oauthPost(running, 'revoke', {
      token: second,
      ...(await proof(other)),
    });
    expect(stolen.body.error).toBe('invalid_grant');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    expect((await desk.as(second).get('/jobs')).body.error.message).toContain('has expired');
  });

  it('is held by a policy of its own, of its role, and by that of whoever makes it', async () => {
    const bot = await made({
      jwks: signer.jwks,
      scopes: ['admin'],
      role: 'admin',
      policy: 'outward',
    });
    const api = desk.as(await tokenOf(bot));
    const held = await api.post('/keys', { scopes: ['jobs:read'] });
    expect([held.status, held.body.data.approval.id]).toEqual([202, expect.stringMatching(/^apr_/)]);
    const writes = await made({ jwks: signer.jwks, policy: 'writes' });
    expect((await desk.as(await tokenOf(writes)).post('/clients', { name: 'Acme 2' })).status).toBe(202);
    const free = await made({ jwks: signer.jwks, role: 'researcher', scopes: ['candidates:write'] });
    const research = desk.as(await tokenOf(free));
    const ana = { name: 'Ana', email: 'ana@p.example' };
    await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, {
      role: 'researcher',
      policy: 'writes',
    });
    expect((await research.post('/candidates', ana)).status).toBe(202);
    await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, {
      role: 'researcher',
      policy: 'off',
    });
    expect((await research.post('/candidates', ana)).status).toBe(201);
  });
});

describe('official clients', () => {
  const connects = async (authProvider: v2.OAuthClientProvider) => {
    const client = new v2.Client({ name: 'bot', version: '1' });
    await client.connect(
      new v2.StreamableHTTPClientTransport(new URL(`${running.base}/api/mcp`), { authProvider }),
    );
    const { tools } = await client.listTools();
    await client.close();
    return tools.map(({ name }) => name);
  };

  it('connect as a service account by a secret', async () => {
    const bot = await made();
    const provider = new v2.ClientCredentialsProvider({
      clientId: bot.client_id,
      clientSecret: bot.client_secret,
      expectedIssuer: running.base,
    });
    expect(await connects(provider)).toContain('list_jobs');
  });

  it.each(['ES256', 'RS256'])('connect as a service account by a key of %s', async (algorithm) => {
    const own = await makeSigner(algorithm);
    const { kid: _, ...jwk } = own.jwks.keys[0] ?? {};
    const bot = await made({ jwks: { keys: [jwk] } });
    const provider = new v2.PrivateKeyJwtProvider({
      clientId: bot.client_id,
      privateKey: await exportPKCS8(own.privateKey),
      algorithm,
      expectedIssuer: running.base,
    });
    expect(await connects(provider)).toContain('list_jobs');
  });
});
