import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { expect, it } from 'vitest';
import { createSealer, type Keyring, prefixOf } from '#src/adapters/sealing/seal.ts';

const unnamed = randomBytes(32);
const keys = new Map([
  ['old', randomBytes(32)],
  ['new', randomBytes(32)],
]);

function ring(current: string, held: ReadonlyMap<string, Buffer> = keys): Keyring {
  const named = (kid: string): Buffer => {
    const key = held.get(kid);
    if (key === undefined) throw new Error(`no key ${kid}`);
    return key;
  };
  return { current: async () => ({ kid: current, key: named(current) }), named, unnamed };
}

const sealer = createSealer(ring('new'), 'a purpose');

it('opens what it sealed, as compact JWE that names its key, and seals the same text differently each time', async () => {
  const [one, two] = [await sealer.seal('whsec_ä'), await sealer.seal('whsec_ä')];
  expect(one).not.toBe(two);
  expect([await sealer.unseal(one), await sealer.unseal(two)]).toEqual(['whsec_ä', 'whsec_ä']);
  expect(decodeProtectedHeader(one)).toEqual({ alg: 'dir', enc: 'A256GCM', kid: 'new' });
  expect(one.startsWith(prefixOf('new'))).toBe(true);
  expect(Buffer.from(one.split('.')[3] ?? '', 'base64url').toString()).not.toContain('whsec');
});

it('opens what was sealed under an earlier key, and in the framing before JWE', async () => {
  expect(await sealer.unseal(await createSealer(ring('old'), 'a purpose').seal('kept'))).toBe('kept');
  const key = Buffer.from(hkdfSync('sha256', unnamed, Buffer.alloc(0), 'deskhand seal a purpose', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update('whsec_before', 'utf8'), cipher.final()]);
  const framed = `v1.${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')}`;
  expect(await sealer.unseal(framed)).toBe('whsec_before');
  await expect(sealer.unseal(framed.slice(0, -4))).rejects.toThrow();
});

it('opens nothing that was changed, cut off, or sealed for another purpose or under another key', async () => {
  const sealed = await sealer.seal('secret');
  const [head = '', empty, nonce, text = '', tag] = sealed.split('.');
  const changed = Buffer.from(text, 'base64url');
  changed[1] = (changed[1] ?? 0) ^ 1;
  const otherHead = prefixOf('old').slice(0, -1);
  const plainHead = Buffer.from(JSON.stringify({ alg: 'none', kid: 'new' })).toString('base64url');
  const broken = [
    [head, empty, nonce, changed.toString('base64url'), tag].join('.'),
    [otherHead, empty, nonce, text, tag].join('.'),
    [plainHead, empty, nonce, text, tag].join('.'),
    sealed.slice(0, -4),
    'v2.abc',
    '',
    'v1.',
  ];
  for (const one of broken) await expect(sealer.unseal(one), one).rejects.toThrow();
  await expect(createSealer(ring('new'), 'another purpose').unseal(sealed)).rejects.toThrow();
  const others = new Map([['new', randomBytes(32)]]);
  await expect(createSealer(ring('new', others), 'a purpose').unseal(sealed)).rejects.toThrow();
});
