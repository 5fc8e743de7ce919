import { expect, it, vi } from 'vitest';
import { makeClientId, makeClientSecret, makeKey } from '#src/access/keys.ts';
import { costRatio } from '#test/harness/cost-ratio.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { connectApp, oauthPost } from '#test/harness/oauth.ts';
import { apiOf } from '#test/harness/workspace.ts';

const { running, desk } = useDesk({ env: { AUTH_FAILURES_PER_MINUTE: '1000000' } });

type Try = () => Promise<number>;

const ratio = (one: Try, other: Try): Promise<number> => {
  const refused = (ask: Try) => async () => expect(await ask()).toBe(401);
  return costRatio(refused(one), refused(other), 120);
};

const get = async (key: string) => (await apiOf(running.app, key).get('/jobs')).status;

it('takes as long for a key that never was as for one that was revoked, and looks each up once', async () => {
  const revoked = await Promise.all(Array.from({ length: 120 }, () => desk.key(['jobs:read'])));
  await running.service.store.write(({ tx }) =>
    tx.updateTable('api_keys').set({ status: 'revoked' }).where('account_id', '=', desk.accountId).execute(),
  );
  const look = vi.spyOn(running.service.store, 'read');
  await get(makeKey('live', 'us'));
  await get(revoked[0] ?? '');
  expect(look).toHaveBeenCalledTimes(2);
  look.mockRestore();
  let next = 0;
  const found = await ratio(
    () => get(makeKey('live', 'us')),
    () => {
      next += 1;
      return get(revoked[next % 120] ?? '');
    },
  );
  expect(found).toBeGreaterThan(0.4);
  expect(found).toBeLessThan(2.5);
});

it('takes as long for an app that never was as for a wrong secret, and says the same of both', async () => {
  const app = await connectApp(running.service, desk.accountId);
  const ask = (client_id: string) =>
    oauthPost(running, 'token', {
      grant_type: 'refresh_token',
      refresh_token: 'lc_rt_us_x',
      client_id,
      client_secret: makeClientSecret(),
    });
  const [unknown, wrong] = [await ask(makeClientId('lc_client')), await ask(app.client_id)];
  expect(unknown.body).toEqual(wrong.body);
  const found = await ratio(
    async () => (await ask(makeClientId('lc_client'))).status,
    async () => (await ask(app.client_id)).status,
  );
  expect(found).toBeGreaterThan(0.4);
  expect(found).toBeLessThan(2.5);
});
