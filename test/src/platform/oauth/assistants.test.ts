import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer as createPlainServer } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import * as v2 from '@modelcontextprotocol/client';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Http1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#src/http/app.ts';
import { createOutbound } from '#src/platform/outbound/outbound.ts';
import { answerOf, authorize, authorizePath, oauthPost, pkce } from '#test/harness/oauth.ts';
import { type Person, person } from '#test/harness/person.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

const CALLBACK = 'http://127.0.0.1:33418/callback';
const pem = (name: string) =>
  readFileSync(new URL(`../outbound/tls/loopback.${name}.pem`, import.meta.url), 'utf8');

let running: TestService;
let app: Hono;
let server: ServerType;
let base: string;
let desk: Workspace;
let mia: Person & { email: string };
/** Serves metadata documents over TLS, and what it was asked for. */
let documents: Server;
let documentsAt: string;
const served = new Map<string, { body: unknown; status?: number; headers?: Record<string, string> }>();
let asked: string[] = [];

beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  const started = await startService({ PORT: String(port), ALLOW_PRIVATE_TARGETS: 'true' });
  // As NODE_EXTRA_CA_CERTS would have it for a whole process.
  const outbound = createOutbound({ allowPrivateTargets: true, extraCa: pem('cert') });
  app = createApp({ ...started.service, outbound });
  running = { ...started, app, close: () => outbound.close().then(started.close) };
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port });
  documents = createServer({ cert: pem('cert'), key: pem('key') }, (request, response) => {
    asked.push(request.url ?? '');
    const document = served.get(request.url ?? '');
    response.writeHead(document?.status ?? (document === undefined ? 404 : 200), {
      'content-type': 'application/json',
      ...document?.headers,
    });
    response.end(typeof document?.body === 'string' ? document.body : JSON.stringify(document?.body ?? {}));
  });
  await new Promise<void>((resolve) => documents.listen(0, '127.0.0.1', resolve));
  documentsAt = `https://localhost:${(documents.address() as AddressInfo).port}`;
  desk = await running.workspace();
  mia = await person(running.service, app, desk.adminId);
  await mia.signIn(mia.email);
});
afterAll(async () => {
  server.close();
  documents.close();
  documents.closeAllConnections();
  await running.close();
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createPlainServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Publishes a client's metadata document and answers its client_id. */
function publish(
  path: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): string {
  const id = `${documentsAt}${path}`;
  served.set(path, {
    headers,
    body: {
      client_id: id,
      client_name: 'Test Assistant',
      redirect_uris: [CALLBACK],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      ...more,
    },
  });
  return id;
}

/** What a client keeps of its authorization; its browser is a person who allows everything that is ticked. */
function provider(who: Person, options: { documentUrl?: string; scopes?: string[] } = {}) {
  const kept: {
    client?: unknown;
    tokens?: unknown;
    discovery?: unknown;
    verifier?: string;
    asked: URL[];
    code?: string | undefined;
  } = {
    asked: [],
  };
  return {
    kept,
    redirectUrl: CALLBACK,
    ...(options.documentUrl === undefined ? {} : { clientMetadataUrl: options.documentUrl }),
    clientMetadata: { client_name: 'Test Assistant', redirect_uris: [CALLBACK] },
    state: () => 'st4te',
    clientInformation: () => kept.client as never,
    saveClientInformation: (client: unknown) => {
      kept.client = client;
    },
    tokens: () => kept.tokens as never,
    saveTokens: (tokens: unknown) => {
      kept.tokens = tokens;
    },
    saveCodeVerifier: (verifier: string) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
    saveDiscoveryState: (state: unknown) => {
      kept.discovery = state;
    },
    discoveryState: () => kept.discovery as never,
    async redirectToAuthorization(url: URL) {
      kept.asked.push(url);
      const answer = await authorize(
        who,
        {
          state: null,
          code_challenge_method: null,
          response_type: null,
          ...Object.fromEntries(url.searchParams),
        },
        options.scopes === undefined ? {} : { scopes: options.scopes },
      );
      expect(answer).toMatchObject({ iss: base, state: 'st4te' });
      kept.code = answer.code;
    },
  };
}

type Provider = ReturnType<typeof provider>;
interface Connected {
  call(name: string, args?: Record<string, unknown>): Promise<{ isError?: boolean }>;
  close(): Promise<void>;
}

async function open1(auth: Provider): Promise<Connected> {
  const make = () => new Http1(new URL(`${base}/api/mcp`), { authProvider: auth });
  const client = new Client1({ name: 'test', version: '1' });
  const first = make();
  await expect(client.connect(first)).rejects.toThrow(/Unauthorized/);
  await first.finishAuth(auth.kept.code ?? '');
  const connected = new Client1({ name: 'test', version: '1' });
  await connected.connect(make() as never);
  return {
    call: (name, args = {}) =>
      connected.callTool({ name, arguments: args }) as Promise<{ isError?: boolean }>,
    close: () => connected.close(),
  };
}

async function open2(auth: Provider): Promise<Connected> {
  const make = () =>
    new v2.StreamableHTTPClientTransport(new URL(`${base}/api/mcp`), { authProvider: auth as never });
  const client = new v2.Client({ name: 'test', version: '1' });
  const first = make();
  await expect(client.connect(first)).rejects.toThrow(/Unauthorized|authoriz/i);
  await first.finishAuth(new URLSearchParams({ code: auth.kept.code ?? '', iss: base }));
  const connected = new v2.Client({ name: 'test', version: '1' });
  await connected.connect(make());
  return {
    call: (name, args = {}) =>
      connected.callTool({ name, arguments: args }) as Promise<{ isError?: boolean }>,
    close: () => connected.close(),
  };
}

const VERSIONS = [
  ['v1', open1],
  ['v2', open2],
] as const;

describe.each(VERSIONS)('the official client %s, knowing the address alone', (version, open) => {
  it.each(['registration', 'document'] as const)(
    'finds its way by %s and works with what was allowed',
    async (way) => {
      const documentUrl = way === 'document' ? publish(`/${version}/client.json`) : undefined;
      const auth = provider(mia, documentUrl === undefined ? {} : { documentUrl });
      const client = await open(auth);
      const [request] = auth.kept.asked;
      expect(request?.searchParams.get('resource')).toBe(`${base}/api/mcp`);
      expect(request?.searchParams.get('client_id')).toMatch(
        way === 'document' ? /^https:/ : /^mcp_client_\w{24}$/,
      );
      expect(auth.kept.tokens).toMatchObject({
        access_token: expect.stringMatching(/^mcp_at_us_/),
        refresh_token: expect.stringMatching(/^mcp_rt_us_/),
        token_type: 'Bearer',
      });
      const listed = await client.call('list_jobs');
      expect(listed.isError).toBeFalsy();
      await client.close();
    },
  );

  it('is challenged for the scope that a tool needs, and the person widens it', async () => {
    const auth = provider(mia, { scopes: ['clients:read'] });
    const client = await open(auth);
    expect((await client.call('list_clients')).isError).toBeFalsy();
    // Version 1 refreshes where it has a refresh token, and so never asks the person again.
    auth.kept.tokens = { ...(auth.kept.tokens as object), refresh_token: undefined };
    const widened = provider(mia, { scopes: ['clients:read', 'jobs:read'] });
    Object.assign(auth, { redirectToAuthorization: widened.redirectToAuthorization });
    await client.call('list_jobs').catch(() => {});
    const [request] = widened.kept.asked;
    expect(request?.searchParams.get('scope')?.split(' ')).toEqual(
      expect.arrayContaining(['jobs:read', 'clients:read']),
    );
    await client.close();
  });
});

describe('a token lacking a scope', () => {
  it('is challenged with 403 insufficient_scope that names it', async () => {
    const token = await tokenFor(['jobs:read']);
    const response = await app.request('/api/mcp', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        host: new URL(base).host,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_clients', arguments: {} },
      }),
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('www-authenticate')).toMatch(
      /error="insufficient_scope", scope="clients:read jobs:read"/,
    );
    const { error } = (await response.json()) as { error: { code: string; scope: string } };
    expect(error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'clients:read' });
  });
});

/** The access token of a client that registered itself. */
async function tokenFor(scopes: string[], who: Person = mia): Promise<string> {
  const { client_id = '' } = await register({});
  const { verifier, challenge } = pkce();
  const answer = await authorize(
    who,
    { client_id, redirect_uri: CALLBACK, code_challenge: challenge, resource: `${base}/api/mcp` },
    { scopes },
  );
  const { body } = await oauthPost(running, 'token', {
    grant_type: 'authorization_code',
    code: answer.code ?? '',
    code_verifier: verifier,
    redirect_uri: CALLBACK,
    client_id,
    resource: `${base}/api/mcp`,
  });
  return body.access_token;
}

async function register(more: Record<string, unknown>, status = 201) {
  const response = await app.request('/api/oauth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Test Assistant', redirect_uris: [CALLBACK], ...more }),
  });
  expect(response.status).toBe(status);
  return (await response.json()) as Record<string, string>;
}

describe('registration', () => {
  it('gives a public client, whatever authentication it asks for', async () => {
    const client = await register({
      token_endpoint_auth_method: 'client_secret_post',
      logo_uri: 'https://x.example/l',
    });
    expect(client).toMatchObject({ token_endpoint_auth_method: 'none', redirect_uris: [CALLBACK] });
    expect(client).not.toHaveProperty('client_secret');
  });

  it.each([
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://evil.example/cb'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://a.example/cb#x'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://*.example/cb'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: 'https://a.example/cb' }, 'invalid_redirect_uri'],
    [{ client_name: 7 }, 'invalid_client_metadata'],
    [{ grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    [{ response_types: ['token'] }, 'invalid_client_metadata'],
  ])('refuses %j as %s', async (more, error) => {
    expect((await register(more, 400)).error).toBe(error);
  });

  it('shows the person that the name is the client\u2019s own claim', async () => {
    const { client_id = '' } = await register({ client_name: 'Bank\u202e of <b>Trust</b>' });
    const page = await mia.get(
      authorizePath({ client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge }),
    );
    expect(page.html).toContain('Connect Bank of &lt;b&gt;Trust&lt;/b&gt;?');
    expect(page.html).toContain('its name is its own claim');
    expect(page.html).toContain('127.0.0.1:33418, a program on your own computer');
  });

  it('lets a program on the person\u2019s computer take any port, and nothing else differ', async () => {
    const { client_id = '' } = await register({});
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
    const { client_id = '' } = await register({});
    const parameters = { client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge };
    await authorize(mia, parameters);
    expect((await mia.get(authorizePath(parameters))).status).toBe(200);
  });
});

describe('a metadata document', () => {
  const visit = (client_id: string, who: Person = mia) =>
    who.get(authorizePath({ client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge }));

  it('is kept for as long as it says, and shows its host', async () => {
    const id = publish('/kept/client.json', {}, { 'cache-control': 'max-age=600' });
    asked = [];
    const page = await visit(id);
    expect(page.html).toContain(`<dd>${new URL(id).host}</dd>`);
    await visit(id);
    expect(asked).toEqual(['/kept/client.json']);
  });

  it('is not fetched for somebody who is not signed in', async () => {
    const id = publish('/stranger/client.json');
    asked = [];
    const other = await running.workspace();
    const stranger = await person(running.service, app, other.adminId);
    expect((await visit(id, stranger)).location).toContain('/sign-in');
    expect(asked).toEqual([]);
  });

  it.each([
    ['names another client', { client_id: 'https://other.example/client.json' }],
    ['carries a secret', { client_secret: 'x' }],
    ['wants a secret', { token_endpoint_auth_method: 'client_secret_basic' }],
    ['names no address', { redirect_uris: [] }],
    ['names an address that runs a script', { redirect_uris: ['javascript:alert(1)', CALLBACK] }],
    ['names other addresses', { redirect_uris: ['https://a.example/cb'] }],
  ])('that %s is refused to the person, and sends nobody anywhere', async (what, more) => {
    const refused = await visit(publish(`/${encodeURIComponent(what)}/client.json`, more));
    expect(refused.status).toBe(400);
    expect(refused.location).toBeNull();
  });

  it.each([
    ['is missing', 404, {}],
    ['redirects', 302, { location: 'https://other.example/' }],
    ['fails', 500, {}],
  ])('that %s is refused', async (what, status, headers) => {
    const id = publish(`/${what.replace(' ', '-')}.json`);
    served.set(new URL(id).pathname, { body: {}, status, headers });
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
      asked = [];
      const refused = await visit(publish('/inside/client.json'), ann);
      expect(refused.status).toBe(400);
      expect(refused.html).toContain('private');
      expect(asked).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});

describe('a connection that needs approval', () => {
  const listed = (token: string) => desk.as(token).get('/jobs');
  async function consultant(): Promise<{ pat: Person; there: Workspace; admin: Person }> {
    const there = await running.workspace();
    const actions = [{ action: 'set_connection_policy', input: { roles: ['consultant'] } }];
    expect((await there.api.post('/batch', { actions })).status).toBe(200);
    const { userId } = await there.user('consultant');
    const pat = await person(running.service, app, userId);
    await pat.signIn(pat.email);
    const admin = await person(running.service, app, there.adminId);
    await admin.signIn(admin.email);
    return { pat, there, admin };
  }

  it('is told so, is refused until an admin approves, and then works without connecting again', async () => {
    const { pat, there, admin } = await consultant();
    const { client_id = '' } = await register({});
    const page = await pat.get(
      authorizePath({ client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge }),
    );
    expect(page.html).toContain('has an admin approve new connections');
    const token = await tokenFor(['jobs:read'], pat);
    const waiting = await listed(token);
    expect(waiting.status).toBe(403);
    expect(waiting.body.error.code).toBe('CONNECTION_PENDING_APPROVAL');
    expect((await pat.get('/approvals')).html).toContain('Nothing waits for you.');
    expect((await pat.get('/connections')).html).toContain('waits for an admin');
    const approvals = await admin.get('/approvals');
    expect(approvals.html).toContain('Test Assistant');
    await admin.fill('/approvals', { decision: 'approve' });
    expect((await listed(token)).status).toBe(200);
    const lines = (await there.api.get('/activities')).body.data;
    expect(lines[0]).toMatchObject({
      actor: { name: 'Mia Admin' },
      summary: 'Approved the connection of Pat consultant to Test Assistant',
    });
    expect((await admin.get('/approvals')).html).toContain('Nothing waits for you.');
  });

  it('ends when the admin refuses, and only an admin of the agency can decide', async () => {
    const { pat, admin } = await consultant();
    const token = await tokenFor(['jobs:read'], pat);
    const action =
      /action="(\/approvals\/connections\/[^"]+)"/.exec((await admin.get('/approvals')).html)?.[1] ?? '';
    const csrf = async (who: Person) =>
      /name="csrf" value="([^"]+)"/.exec((await who.get('/')).html)?.[1] ?? '';
    expect((await pat.post(action, { csrf: await csrf(pat), decision: 'approve' })).status).toBe(403);
    expect((await mia.post(action, { csrf: await csrf(mia), decision: 'approve' })).status).toBe(404);
    expect((await listed(token)).status).toBe(403);
    expect((await admin.post(action, { csrf: await csrf(admin), decision: 'refuse' })).status).toBe(303);
    expect((await listed(token)).status).toBe(401);
    expect((await admin.post(action, { csrf: await csrf(admin), decision: 'approve' })).status).toBe(409);
  });

  it('is asked for again when the person allows more', async () => {
    const { pat, admin } = await consultant();
    const { client_id = '' } = await register({});
    const ask = async (scope: string) =>
      authorize(pat, { client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge, scope });
    await ask('jobs:read');
    await admin.fill('/approvals', { decision: 'approve' });
    await ask('jobs:read');
    expect((await admin.get('/approvals')).html).toContain('Nothing waits for you.');
    await ask('jobs:read clients:read');
    expect((await admin.get('/approvals')).html).toContain('Test Assistant');
  });

  it('does not hold for admins', async () => {
    const { admin } = await consultant();
    expect((await listed(await tokenFor(['jobs:read'], admin))).status).toBe(200);
  });
});

describe('the metadata', () => {
  it('says what the server can do, under the very issuer', async () => {
    const response = await app.request('/.well-known/oauth-authorization-server');
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
      ]),
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
  });

  it.each(['', '/api/mcp', '/api/v1'])('names the resource %s and who issues tokens for it', async (path) => {
    const response = await app.request(`/.well-known/oauth-protected-resource${path}`);
    expect(await response.json()).toMatchObject({
      resource: `${base}${path}`,
      authorization_servers: [base],
      bearer_methods_supported: ['header'],
    });
  });
});

it('gives a public client no admin scope', async () => {
  const { client_id = '' } = await register({});
  const visit = await mia.get(
    authorizePath({ client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge, scope: 'admin' }),
  );
  expect(answerOf(visit).error).toBe('invalid_scope');
});
