import { createHmac } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startOpenService } from '#test/harness/assistants.ts';
import { fixture } from '#test/harness/fixture.ts';
import { ASSERTION_TYPE, assertion, makeSigner, type Signer } from '#test/harness/machine-client.ts';
import { oauthPost } from '#test/harness/oauth.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const running = fixture(() => startOpenService({ AUTH_FAILURES_PER_MINUTE: '100000' }));
let base: string;
let desk: Workspace;
let signer: Signer;

beforeAll(async () => {
  base = running.base;
  desk = await running.workspace();
  signer = await makeSigner();
});
afterEach(() => {
  vi.useRealTimers();
});

const made = async (more: object = {}) => {
  const input = { name: 'Night Bot', role: 'consultant', scopes: ['jobs:read'], ...more };
  return (await desk.api.post('/service-accounts', input)).body.data;
};

let bot: { client_id: string };
beforeAll(async () => {
  bot = await made({ jwks: signer.jwks });
});
const sent = async (text: string, more: Record<string, string> = {}) => {
  const { status, body } = await oauthPost(running, 'token', {
    grant_type: 'client_credentials',
    client_assertion_type: ASSERTION_TYPE,
    client_assertion: text,
    ...more,
  });
  return [status, body.error];
};
const signed = (claims: Record<string, unknown> = {}, audience: string | string[] = base) =>
  assertion(signer, bot.client_id, audience, claims);
const now = () => Math.floor(Date.now() / 1000);

it.each(['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'])(
  'takes an assertion that is signed by %s',
  async (alg) => {
    const own = await makeSigner(alg);
    const { client_id } = await made({ jwks: own.jwks });
    expect(await sent(await assertion(own, client_id, base))).toEqual([200, undefined]);
  },
);

it('takes an assertion once, with the issuer or the token endpoint as its audience', async () => {
  for (const audience of [base, `${base}/`, `${base}/api/oauth/token`, [base]]) {
    const text = await signed({}, audience);
    expect(await sent(text)).toEqual([200, undefined]);
    expect(await sent(text)).toEqual([401, 'invalid_client']);
  }
  const text = await signed();
  const all = await Promise.all(Array.from({ length: 8 }, () => sent(text)));
  expect(all.filter(([status]) => status === 200)).toHaveLength(1);
});

it.each([
  ['another audience', {}, 'https://other.example'],
  ['this audience among others', {}, ['https://other.example', 'BASE']],
  ['no audience', { aud: undefined }, undefined],
  ['another issuer', { iss: 'sva_other' }, undefined],
  ['another subject', { sub: 'sva_other' }, undefined],
  ['no subject', { sub: undefined }, undefined],
  ['no jti', { jti: undefined }, undefined],
  ['an empty jti', { jti: '' }, undefined],
  ['a jti that is no text', { jti: 7 }, undefined],
  ['no end', { exp: undefined }, undefined],
  ['an end that is past', { exp: now() - 31 }, undefined],
  ['an end that is text', { exp: 'soon' }, undefined],
  ['an end a day away', { exp: now() + 86_400 }, undefined],
  ['a beginning to come', { nbf: now() + 120 }, undefined],
  ['a critical header that is not known', { header: { crit: ['x'], x: 1 } }, undefined],
  ['a key that is not its own', { header: { kid: 'other' } }, undefined],
])('refuses an assertion with %s', async (_, claims, audience) => {
  const aud = audience === undefined ? base : [audience].flat().map((one) => (one === 'BASE' ? base : one));
  const text = await signed(claims, aud).catch(() => 'e30.e30.e30');
  expect(await sent(text, { client_id: bot.client_id })).toEqual([401, 'invalid_client']);
});

it('refuses an assertion without a signature, with a changed one, and with a shared secret made of the public key', async () => {
  const [head = '', body = '', signature = ''] = (await signed()).split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const pair = await generateKeyPair('RS256', { extractable: true });
  const confused = await made({ jwks: { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'a' }] } });
  const claims = Buffer.from(
    JSON.stringify({
      iss: confused.client_id,
      sub: confused.client_id,
      aud: base,
      exp: now() + 60,
      jti: 'j',
    }),
  ).toString('base64url');
  const hs = `${Buffer.from('{"alg":"HS256","kid":"a"}').toString('base64url')}.${claims}`;
  const mac = createHmac('sha256', await exportSPKI(pair.publicKey))
    .update(hs)
    .digest('base64url');
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  for (const text of [
    `${none}.${body}.`,
    `${none}.${body}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}.${flipped}`,
    `${hs}.${mac}`,
    'not.a.jwt',
    'nothing',
  ])
    expect(
      await sent(
        text,
        text.startsWith(hs) ? { client_id: confused.client_id } : { client_id: bot.client_id },
      ),
    ).toEqual([401, 'invalid_client']);
});

it('refuses an assertion from another key pair, beside a secret, and for a client without keys', async () => {
  const stranger = await makeSigner('ES256', signer.kid);
  expect(await sent(await assertion(stranger, bot.client_id, base))).toEqual([401, 'invalid_client']);
  expect(await sent(await signed(), { client_secret: 'x' })).toEqual([400, 'invalid_request']);
  expect(await sent(await signed(), { client_assertion_type: 'saml' })).toEqual([400, 'invalid_request']);
  const plain = await made();
  expect(await sent(await assertion(signer, plain.client_id, base))).toEqual([401, 'invalid_client']);
});

it('checks an assertion by keys at an address, which may change there', async () => {
  const uri = running.publish('/bot-keys');
  running.served.set('/bot-keys', { body: signer.jwks });
  const { client_id } = await made({ jwks_uri: uri });
  expect(await sent(await assertion(signer, client_id, base))).toEqual([200, undefined]);
  const next = await makeSigner();
  running.served.set('/bot-keys', { body: { keys: [...signer.jwks.keys, ...next.jwks.keys] } });
  const fetched = running.asked.filter((path) => path === '/bot-keys').length;
  expect(await sent(await assertion(next, client_id, base))).toEqual([401, 'invalid_client']);
  expect(running.asked.filter((path) => path === '/bot-keys').length).toBe(fetched);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  expect(await sent(await assertion(next, client_id, base))).toEqual([200, undefined]);
  vi.useRealTimers();
  const gone = await made({ jwks_uri: uri.replace('/bot-keys', '/gone') });
  expect(await sent(await assertion(signer, gone.client_id, base))).toEqual([401, 'invalid_client']);
});
