import * as v2 from '@modelcontextprotocol/client';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Http1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { CALLBACK, startOpenService, tokenFor } from '#test/harness/assistants.ts';
import { fixture } from '#test/harness/fixture.ts';
import { authorize } from '#test/harness/oauth.ts';
import { type Person, person } from '#test/harness/person.ts';
import type { Workspace } from '#test/harness/workspace.ts';

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
      const documentUrl = way === 'document' ? running.publish(`/${version}/client.json`) : undefined;
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
    const token = await tokenFor(running, mia, ['jobs:read']);
    const response = await running.app.request('/api/mcp', {
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
