import { beforeAll, describe, expect, it } from 'vitest';
import { CALLBACK, register, startOpenService } from '#test/harness/assistants.ts';
import { fixture } from '#test/harness/fixture.ts';
import { ASSERTION_TYPE, assertion, makeSigner, type Signer } from '#test/harness/machine-client.ts';
import { answerOf, authorize, authorizePath, oauthPost, pkce } from '#test/harness/oauth.ts';
import { type Person, person } from '#test/harness/person.ts';
import { startService, type Workspace } from '#test/harness/workspace.ts';

const running = fixture(() => startOpenService());
let base: string;
let desk: Workspace;
let mia: Person & { email: string };

beforeAll(async () => {
  base = running.base;
  desk = await running.workspace();
  mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
});

describe('registration', () => {
  it('gives a public client, whatever authentication it asks for', async () => {
    const { status, body: client } = await register(running, {
      token_endpoint_auth_method: 'client_secret_post',
      logo_uri: 'https://x.example/l',
    });
    expect(status).toBe(201);
    expect(client).toMatchObject({ token_endpoint_auth_method: 'none', redirect_uris: [CALLBACK] });
    expect(client).not.toHaveProperty('client_secret');
  });

  it.each([
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://evil.example/cb'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://a.example/cb#x'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://*.example/cb'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ["https://a.example;script-src'unsafe-inline'/cb"] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://a.example,b.example/cb'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['intent://a.example/#Intent;end'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['intent:a'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['jar:https://a.example/x.jar!/y'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['ms-settings:privacy'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['x-javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['myapp://cb'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['com..example:/cb'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['x-javascript.:/cb'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: 'https://a.example/cb' }, 'invalid_redirect_uri'],
    [{ client_name: 7 }, 'invalid_client_metadata'],
    [{ grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    [{ response_types: ['token'] }, 'invalid_client_metadata'],
  ])('refuses %j as %s', async (more, error) => {
    const refused = await register(running, more);
    expect(refused.status).toBe(400);
    expect(refused.body.error).toBe(error);
  });

  it.each([
    'com.example.desk-app:/cb',
    'https://a.example:8443/cb',
    'http://[::1]:3000/cb',
    'https://[2001:db8::1]/cb',
  ])('takes %s as the address of a program', async (uri) => {
    expect((await register(running, { redirect_uris: [uri] })).status).toBe(201);
  });

  it('no longer leads to an address that was registered before it was refused', async () => {
    const { client_id = '' } = (await register(running, {})).body;
    const stored = ["https://a.example;script-src'unsafe-inline'/cb", 'intent:a'];
    await running.service.store.write(({ tx }) =>
      tx
        .updateTable('oauth_clients')
        .set({ redirect_uris: JSON.stringify(stored) })
        .where('id', '=', client_id)
        .execute(),
    );
    for (const redirect_uri of stored) {
      const page = await mia.get(
        authorizePath({ client_id, redirect_uri, code_challenge: pkce().challenge }),
      );
      expect(page.status).toBe(400);
    }
  });

  it('shows the person that the name is the client\u2019s own claim', async () => {
    const { client_id = '' } = (await register(running, { client_name: 'Bank\u202e of <b>Trust</b>' })).body;
    const page = await mia.get(
      authorizePath({ client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge }),
    );
    expect(page.html).toContain('Connect Bank of &lt;b&gt;Trust&lt;/b&gt;?');
    expect(page.html).toContain('its name is its own claim');
    expect(page.html).toContain('127.0.0.1:33418, a program on your own computer');
  });

  it('lets a program on the person\u2019s computer take any port, and nothing else differ', async () => {
    const { client_id = '' } = (await register(running, {})).body;
    const visit = (redirect_uri: string) =>
      mia.get(authorizePath({ client_id, redirect_uri, code_challenge: pkce().challenge }));
    expect((await visit('http://127.0.0.1:55555/callback')).status).toBe(200);
    for (const uri of [
      'http://localhost:33418/callback',
      'http://127.0.0.1:33418/other',
      'http://127.0.0.1:33418/callback?x=1',
    ])
      expect((await visit(uri)).status).toBe(400);
  });

  it('is always asked about, since it proves nothing of itself', async () => {
    const { client_id = '' } = (await register(running, {})).body;
    const parameters = { client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge };
    await authorize(mia, parameters);
    expect((await mia.get(authorizePath(parameters))).status).toBe(200);
  });
});

describe('a metadata document', () => {
  const visit = (client_id: string, who: Person = mia) =>
    who.get(authorizePath({ client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge }));

  it('is kept for as long as it says, and shows its host', async () => {
    const id = running.publish('/kept/client.json', {}, { 'cache-control': 'max-age=600' });
    running.asked.length = 0;
    const page = await visit(id);
    expect(page.html).toContain(`<dd>${new URL(id).host}</dd>`);
    await visit(id);
    expect(running.asked).toEqual(['/kept/client.json']);
  });

  it.each(['jwks', 'jwks_uri'])(
    'with %s lets a client prove itself by its key, and by nothing less',
    async (where) => {
      const signer = await makeSigner();
      const uri = running.publish(`/keys-of-${where}`);
      running.served.set(`/keys-of-${where}`, { body: signer.jwks });
      const client_id = running.publish(`/signs-${where}/client.json`, {
        token_endpoint_auth_method: 'private_key_jwt',
        [where]: where === 'jwks' ? signer.jwks : uri,
      });
      const exchange = async (proof: Record<string, string>) => {
        const { verifier, challenge } = pkce();
        const answer = await authorize(mia, { client_id, redirect_uri: CALLBACK, code_challenge: challenge });
        const { status, body } = await oauthPost(running, 'token', {
          ...{ grant_type: 'authorization_code', code: answer.code ?? '', redirect_uri: CALLBACK },
          ...{ code_verifier: verifier, client_id, ...proof },
        });
        return { status, body };
      };
      const proof = async (by: Signer) => ({
        client_assertion_type: ASSERTION_TYPE,
        client_assertion: await assertion(by, client_id, base),
      });
      const good = await exchange(await proof(signer));
      expect(good.body.access_token).toMatch(/^mcp_at_/);
      const thief = await proof(await makeSigner('ES256', signer.kid));
      const lesser: Record<string, string>[] = [{}, { client_secret: 'x' }, thief];
      for (const less of lesser) expect((await exchange(less)).body.error).toBe('invalid_client');
      const renewal = { grant_type: 'refresh_token', refresh_token: good.body.refresh_token, client_id };
      expect((await oauthPost(running, 'token', renewal)).body.error).toBe('invalid_client');
      expect((await oauthPost(running, 'token', { ...renewal, ...(await proof(signer)) })).status).toBe(200);
    },
  );

  it('is not fetched for somebody who is not signed in', async () => {
    const id = running.publish('/stranger/client.json');
    running.asked.length = 0;
    const other = await running.workspace();
    const stranger = await person(running.service, running.app, other.adminId);
    expect((await visit(id, stranger)).location).toContain('/sign-in');
    expect(running.asked).toEqual([]);
  });

  it.each([
    ['names another client', { client_id: 'https://other.example/client.json' }],
    ['carries a secret', { client_secret: 'x' }],
    ['wants a secret', { token_endpoint_auth_method: 'client_secret_basic' }],
    ['wants to sign without a key', { token_endpoint_auth_method: 'private_key_jwt' }],
    [
      'tells its private key',
      {
        token_endpoint_auth_method: 'private_key_jwt',
        jwks: { keys: [{ kty: 'EC', crv: 'P-256', x: 'a', y: 'b', d: 'c' }] },
      },
    ],
    [
      'shares its key',
      { token_endpoint_auth_method: 'private_key_jwt', jwks: { keys: [{ kty: 'oct', k: 'a' }] } },
    ],
    [
      'has keys at no address',
      { token_endpoint_auth_method: 'private_key_jwt', jwks_uri: 'file:///etc/passwd' },
    ],
    ['names no address', { redirect_uris: [] }],
    ['names an address that runs a script', { redirect_uris: ['javascript:alert(1)', CALLBACK] }],
    ['names other addresses', { redirect_uris: ['https://a.example/cb'] }],
  ])('that %s is refused to the person, and sends nobody anywhere', async (what, more) => {
    const refused = await visit(running.publish(`/${encodeURIComponent(what)}/client.json`, more));
    expect(refused.status).toBe(400);
    expect(refused.location).toBeNull();
  });

  it.each([
    ['is missing', 404, {}],
    ['redirects', 302, { location: 'https://other.example/' }],
    ['fails', 500, {}],
  ])('that %s is refused', async (what, status, headers) => {
    const id = running.publish(`/${what.replace(' ', '-')}.json`);
    running.served.set(new URL(id).pathname, { body: {}, status, headers });
    expect((await visit(id)).status).toBe(400);
  });

  it.each([
    'http://evil.example/client.json',
    'https://evil.example/',
    'https://evil.example/a/../client.json',
    'https://user@evil.example/client.json',
    'https://evil.example/client.json#x',
  ])('is not looked for at %s', async (id) => {
    expect((await visit(id)).status).toBe(400);
  });

  it('is not looked for inside the network unless that is configured', async () => {
    const strict = await startService();
    try {
      const there = await strict.workspace();
      const ann = await person(strict.service, strict.app, there.adminId);
      await ann.signIn(ann.email);
      running.asked.length = 0;
      const refused = await visit(running.publish('/inside/client.json'), ann);
      expect(refused.status).toBe(400);
      expect(refused.html).toContain('private');
      expect(running.asked).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});

describe('the metadata', () => {
  it('says what the server can do, under the very issuer', async () => {
    const response = await running.app.request('/.well-known/oauth-authorization-server');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      issuer: base,
      authorization_endpoint: `${base}/api/oauth/authorize`,
      token_endpoint: `${base}/api/oauth/token`,
      registration_endpoint: `${base}/api/oauth/register`,
      revocation_endpoint: `${base}/api/oauth/revoke`,
      introspection_endpoint: `${base}/api/oauth/introspect`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: expect.arrayContaining([
        'none',
        'client_secret_basic',
        'client_secret_post',
        'private_key_jwt',
      ]),
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
  });

  it.each(['', '/api/mcp', '/api/v1'])('names the resource %s and who issues tokens for it', async (path) => {
    const response = await running.app.request(`/.well-known/oauth-protected-resource${path}`);
    expect(await response.json()).toMatchObject({
      resource: `${base}${path}`,
      authorization_servers: [base],
      bearer_methods_supported: ['header'],
    });
  });
});

it('gives a public client no admin scope', async () => {
  const { client_id = '' } = (await register(running, {})).body;
  const visit = await mia.get(
    authorizePath({ client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge, scope: 'admin' }),
  );
  expect(answerOf(visit).error).toBe('invalid_scope');
});
