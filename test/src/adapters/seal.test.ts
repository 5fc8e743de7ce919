import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSealer } from '#src/adapters/seal.ts';

const master = randomBytes(32);
const sealer = createSealer(master, 'a purpose');

it('opens what it sealed, and seals the same text differently each time', () => {
  const [one, two] = [sealer.seal('whsec_ä'), sealer.seal('whsec_ä')];
  expect(one).not.toBe(two);
  expect([sealer.unseal(one), sealer.unseal(two)]).toEqual(['whsec_ä', 'whsec_ä']);
  expect(one).not.toContain('whsec');
});

it('opens nothing that was changed, cut off, or sealed for another purpose or under another key', () => {
  const sealed = sealer.seal('secret');
  const [, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  for (const broken of [`v1.${bytes.toString('base64url')}`, sealed.slice(0, -4), `v2.${text}`, '', 'v1.'])
    expect(() => sealer.unseal(broken)).toThrow();
  expect(() => createSealer(master, 'another purpose').unseal(sealed)).toThrow();
  expect(() => createSealer(randomBytes(32), 'a purpose').unseal(sealed)).toThrow();
});
