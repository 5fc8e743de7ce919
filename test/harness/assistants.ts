import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer as createPlainServer } from 'node:net';
import { serve } from '@hono/node-server';
import { createOutbound } from '#src/adapters/outbound/outbound.ts';
import { createApp } from '#src/server/app.ts';
import { loopbackCertificate } from './certificate.ts';
import { authorize, oauthPost, pkce } from './oauth.ts';
import type { Person } from './person.ts';
import { startService, type TestService } from './workspace.ts';

/** Where the assistant of the tests, a program on the person's own computer, takes its answers. */
export const CALLBACK = 'http://127.0.0.1:33418/callback';

interface Document {
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
}

/** A service that listens at its public address, beside a site that serves metadata documents over TLS. */
export interface OpenService extends TestService {
  base: string;
  /** What the site serves, and the paths it was asked for. */
  served: Map<string, Document>;
  asked: string[];
  /** Publishes a client's metadata document and answers its client_id. */
  publish(path: string, more?: Record<string, unknown>, headers?: Record<string, string>): string;
}

/** Starts a service that clients can find their way through with nothing but its address. */
export async function startOpenService(env: Record<string, string> = {}): Promise<OpenService> {
  const port = await freePort();
  const started = await startService({ PORT: String(port), ALLOW_PRIVATE_TARGETS: 'true', ...env });
  const own = await loopbackCertificate();
  // As NODE_EXTRA_CA_CERTS would have it for a whole process.
  const outbound = createOutbound({ allowPrivateTargets: true, extraCa: own.cert });
  const app = createApp({ ...started.service, outbound });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port });
  const served = new Map<string, Document>();
  const asked: string[] = [];
  const site = createServer(own, (request, response) => {
    asked.push(request.url ?? '');
    const document = served.get(request.url ?? '');
    response.writeHead(document?.status ?? (document === undefined ? 404 : 200), {
      'content-type': 'application/json',
      ...document?.headers,
    });
    response.end(JSON.stringify(document?.body ?? {}));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const siteAt = `https://localhost:${(site.address() as AddressInfo).port}`;
  return {
    ...started,
    app,
    base: `http://127.0.0.1:${port}`,
    served,
    asked,
    publish(path, more = {}, headers = {}) {
      const client_id = `${siteAt}${path}`;
      const body = {
        client_id,
        client_name: 'Test Assistant',
        redirect_uris: [CALLBACK],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        ...more,
      };
      served.set(path, { headers, body });
      return client_id;
    },
    async close() {
      server.close();
      site.close();
      site.closeAllConnections();
      await outbound.close();
      await started.close();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createPlainServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Registers a client by itself; the answer, whatever it is. */
export async function register(
  running: TestService,
  more: Record<string, unknown> = {},
): Promise<{ status: number; body: Record<string, string> }> {
  const response = await running.app.request('/api/oauth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Test Assistant', redirect_uris: [CALLBACK], ...more }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/** The access token of a client that registered itself and was allowed these scopes. */
export async function tokenFor(running: TestService, who: Person, scopes: string[]): Promise<string> {
  const { client_id = '' } = (await register(running)).body;
  const { verifier, challenge } = pkce();
  const resource = `${running.service.publicUrl()}/api/mcp`;
  const answer = await authorize(
    who,
    { client_id, redirect_uri: CALLBACK, code_challenge: challenge, resource },
    { scopes },
  );
  const { body } = await oauthPost(running, 'token', {
    grant_type: 'authorization_code',
    code: answer.code ?? '',
    code_verifier: verifier,
    redirect_uri: CALLBACK,
    client_id,
    resource,
  });
  return body.access_token;
}
