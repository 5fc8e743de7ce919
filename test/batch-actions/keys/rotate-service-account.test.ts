import { afterEach, expect, it, vi } from 'vitest';
import { makeSigner, useBots } from '#test/harness/machine-client.ts';

const { desk, signer, ask, proof, made, bySecret, tokenOf } = useBots();
afterEach(() => {
  vi.useRealTimers();
});

it('changes its secret with an overlap, and its keys at once', async () => {
  const bot = await made();
  const rotate = (body: object) => desk.api.post(`/service-accounts/${bot.id}/rotate`, body);
  const rotated = (await rotate({ overlap_hours: 1 })).body.data;
  expect((await ask(bySecret(bot))).status).toBe(200);
  expect((await ask(bySecret(rotated))).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
  expect((await ask(bySecret(bot))).body.error).toBe('invalid_client');
  expect((await ask(bySecret(rotated))).status).toBe(200);
  vi.useRealTimers();
  const keyed = (await rotate({ jwks: signer.jwks, overlap_hours: 0 })).body.data;
  expect(keyed).toMatchObject({ auth_method: 'private_key_jwt', client_secret: null });
  expect((await ask(bySecret(rotated))).body.error).toBe('invalid_client');
  const next = await makeSigner('EdDSA');
  await rotate({ jwks: next.jwks });
  expect((await ask(await proof(bot))).body.error).toBe('invalid_client');
  expect(await tokenOf(bot, next)).toMatch(/^svc_at_/);
});
