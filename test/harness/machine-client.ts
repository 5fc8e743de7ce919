import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { startOpenService } from './assistants.ts';
import { fixture } from './fixture.ts';
import { oauthPost, type Tokens } from './oauth.ts';

/** A program with a key pair of its own. */
export interface Signer {
  jwks: { keys: Record<string, unknown>[] };
  privateKey: CryptoKey;
  alg: string;
  kid: string;
}

export async function makeSigner(alg = 'ES256', kid: string = randomUUID()): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(publicKey);
  return { jwks: { keys: [{ ...jwk, kid, alg, use: 'sig' }] }, privateKey, alg, kid };
}

/** A client assertion (RFC 7523); members given as undefined are left out. */
export async function assertion(
  signer: Signer,
  clientId: string,
  audience: string | string[],
  { header = {}, ...claims }: Record<string, unknown> & { header?: Record<string, unknown> } = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const payload: JWTPayload = {
    iss: clientId,
    sub: clientId,
    aud: audience,
    iat: now,
    exp: now + 60,
    jti: randomUUID(),
    ...claims,
  };
  for (const name of Object.keys(payload)) if (payload[name] === undefined) delete payload[name];
  return new SignJWT(payload)
    .setProtectedHeader({ alg: signer.alg, kid: signer.kid, ...header })
    .sign(signer.privateKey);
}

export const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

interface Bot {
  id: string;
  client_id: string;
  client_secret: string;
}

/** An agency of the file's own, with what makes service accounts and asks for their tokens. */
export function useBots() {
  const running = fixture(() => startOpenService({ AUTH_FAILURES_PER_MINUTE: '100000' }));
  const desk = fixture(() => running.workspace());
  const signer = fixture(() => makeSigner());
  const ask = (fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Tokens> =>
    oauthPost(running, 'token', { grant_type: 'client_credentials', ...fields }, headers);
  /** An assertion for this server. */
  const proof = async (bot: Pick<Bot, 'client_id'>, by: Signer = signer) => ({
    client_assertion_type: ASSERTION_TYPE,
    client_assertion: await assertion(by, bot.client_id, running.base),
  });
  return {
    running,
    desk,
    signer,
    ask,
    proof,
    async made(more: object = {}) {
      const input = { name: 'Night Bot', role: 'consultant', scopes: BOT_SCOPES, ...more };
      return (await desk.api.post('/service-accounts', input)).body.data;
    },
    bySecret: ({ client_id, client_secret }: Bot) => ({ client_id, client_secret }),
    /** An access token by a good assertion. */
    tokenOf: async (bot: Pick<Bot, 'client_id'>, by: Signer = signer): Promise<string> =>
      (await ask(await proof(bot, by))).body.access_token,
  };
}

export const BOT_SCOPES = ['jobs:read', 'clients:read', 'clients:write'];
