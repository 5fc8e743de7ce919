import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import { closedInTime } from './scratch.ts';

/** Somebody who is known to the provider. */
export interface Login {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** A real OpenID Connect provider on loopback, at which whoever `login` names signs in without being asked. */
export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  login: Login;
  /** Whom it has switched off: no token of theirs is renewed. */
  gone: Set<string>;
  /** Whether it gives refresh tokens. */
  refreshes: boolean;
  /** How often it was asked with a refresh token. */
  asked: number;
  /** What it waits for before it answers at its token endpoint. */
  answersAfter: Promise<void>;
  /** Replaces the ID tokens that it gives out; null gives them as they are. */
  tamper: ((claims: JWTPayload, token: string) => Promise<string>) | null;
  /** Signs claims with its key, or with another one. */
  sign(claims: JWTPayload, header?: Partial<JWTHeaderParameters>, key?: CryptoKey): Promise<string>;
  /** Takes another key into use; tokens are signed with it from now on. */
  publicKey(): CryptoKey;
  /** Goes through the provider's pages as a browser does, and answers where it sends the browser back to. */
  walk(url: string): Promise<string>;
  close(): void;
}

export async function startIdentityProvider(redirect: string): Promise<IdentityProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['deskhand', 'provider-secret-of-the-tests'];
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirect],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [jwk] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    issueRefreshToken: async () => it.refreshes,
    rotateRefreshToken: true,
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, RefreshToken: 86_400 },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: interactionPolicy.base(), url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) =>
      it.gone.has(sub) ? undefined : { accountId: sub, claims: () => ({ ...it.login, sub }) },
  });
  const it: IdentityProvider = {
    issuer,
    clientId,
    clientSecret,
    login: { sub: 'nobody' },
    gone: new Set(),
    refreshes: false,
    asked: 0,
    answersAfter: Promise.resolve(),
    tamper: null,
    publicKey: () => publicKey,
    sign: (claims, header = {}, key = privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'first', ...header }).sign(key),
    async walk(url) {
      const cookies = new Map<string, string>();
      let at = url;
      for (let hop = 0; hop < 12; hop += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(at, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null)
          throw new Error(`no redirect at ${at}: ${response.status} ${await response.text()}`);
        at = new URL(location, at).href;
        if (!at.startsWith(issuer)) return at;
      }
      throw new Error('the provider sends the browser round and round');
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  provider.use(async (ctx, next) => {
    if (ctx.path === '/token') await it.answersAfter;
    await next();
    if (ctx.path === '/token' && ctx.oidc?.params?.grant_type === 'refresh_token') it.asked += 1;
    const body: unknown = ctx.body;
    if (ctx.path !== '/token' || it.tamper === null || typeof body !== 'object' || body === null) return;
    if (!('id_token' in body) || typeof body.id_token !== 'string') return;
    const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    ctx.body = { ...body, id_token: await it.tamper(claims, body.id_token) };
  });
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    const { prompt, params, grantId } = await provider.interactionDetails(request, response);
    const accountId = it.login.sub;
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId } });
    const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    const grant = known ?? new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    await provider.interactionFinished(
      request,
      response,
      { consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: true },
    );
  });
  closedInTime(() => it.close());
  return it;
}
