import { expect, it } from 'vitest';
import { useBots } from '#test/harness/machine-client.ts';

const { desk, signer, ask, proof, made, tokenOf } = useBots();

it('is ended at its next request, with every token, when it is revoked', async () => {
  const bot = await made({ jwks: signer.jwks });
  const api = desk.as(await tokenOf(bot));
  expect((await api.get('/jobs')).status).toBe(200);
  expect((await desk.api.delete(`/service-accounts/${bot.id}`)).body.data.status).toBe('revoked');
  expect((await api.get('/jobs')).body.error.message).toBe('This service account was revoked.');
  const refused = await ask(await proof(bot));
  expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
});
