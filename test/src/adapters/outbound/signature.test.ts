import { spawn } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sign, signedHeaders } from '#src/adapters/outbound/signature.ts';
import { verifyWebhook } from '../../../../examples/webhook-receiver/verify.mjs';

const secret = 'whsec_test';
const body = JSON.stringify({
  event: 'webhook.test',
  event_id: 'evt_1',
  created_at: 'now',
  data: { name: 'Zoë' },
});
const at = 1_786_000_000;

function delivery(change: {
  rawBody?: string;
  secret?: string;
  now?: number;
  headers?: Record<string, string>;
}) {
  const sent = Object.entries(signedHeaders({ event: 'webhook.test', secret, timestamp: at, rawBody: body }));
  const headers = {
    ...Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value])),
    ...change.headers,
  };
  return { secret, rawBody: body, now: at, ...change, headers };
}

describe('sign', () => {
  it('equals what another implementation of HMAC computes over timestamp, dot and raw body', async () => {
    const key = await webcrypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const mac = await webcrypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${at}.${body}`));
    expect(sign(secret, at, body)).toBe(`sha256=${Buffer.from(mac).toString('hex')}`);
  });

  it('equals a value computed with the openssl command line', () => {
    // printf '1700000000.{}' | openssl dgst -sha256 -hmac key
    expect(sign('key', 1_700_000_000, '{}')).toBe(
      'sha256=9d713ed406bb7076d4123f0dc2c39d2df5c654ed4b0cd56b52c8b4c940bd63ae',
    );
  });

  it('is the same for text and for its bytes', () => {
    expect(sign(secret, at, Buffer.from(body))).toBe(sign(secret, at, body));
  });
});

describe('verifyWebhook, as published to receivers', () => {
  it('accepts a delivery as it was signed, up to 300 seconds away', () => {
    expect(verifyWebhook(delivery({}))).toEqual({ ok: true });
    expect(verifyWebhook(delivery({ now: at + 300 }))).toEqual({ ok: true });
    expect(verifyWebhook(delivery({ now: at - 300 }))).toEqual({ ok: true });
  });

  it.each([
    ['a changed body', { rawBody: body.replace('Zoë', 'Zoe') }],
    ['another secret', { secret: 'whsec_other' }],
    ['an old timestamp', { now: at + 301 }],
    ['a timestamp from the future', { now: at - 301 }],
    ['a changed timestamp', { headers: { 'x-service-timestamp': String(at + 1) } }],
    ['a timestamp that is no number', { headers: { 'x-service-timestamp': 'NaN' } }],
    ['no signature', { headers: { 'x-service-signature': '' } }],
    ['a short signature', { headers: { 'x-service-signature': 'sha256=abcd' } }],
    ['another algorithm', { headers: { 'x-service-signature': `sha1=${'0'.repeat(64)}` } }],
  ])('refuses %s', (_what, change) => {
    expect(verifyWebhook(delivery(change)).ok).toBe(false);
  });
});

describe('the example receiver', () => {
  it('prints a verified event once and answers 401 to a forged one', async () => {
    const program = fileURLToPath(
      new URL('../../../../examples/webhook-receiver/server.mjs', import.meta.url),
    );
    const receiver = spawn(process.execPath, [program], {
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const lines = createInterface({ input: receiver.stdout })[Symbol.asyncIterator]();
      const url = String((await lines.next()).value).replace('listening on ', '');
      const timestamp = Math.floor(Date.now() / 1000);
      const headers = signedHeaders({ event: 'webhook.test', secret, timestamp, rawBody: body });
      const post = async (rawBody: string) =>
        (await fetch(url, { method: 'POST', headers, body: rawBody })).status;
      expect(await post(body.replace('evt_1', 'evt_2'))).toBe(401);
      expect(await post(body)).toBe(204);
      expect(await post(body)).toBe(204);
      expect((await lines.next()).value).toBe('now webhook.test evt_1 {"name":"Zoë"}');
      receiver.kill();
      expect((await lines.next()).done).toBe(true);
    } finally {
      if (receiver.exitCode === null && receiver.signalCode === null) {
        receiver.kill();
        await once(receiver, 'exit');
      }
    }
  });
});
