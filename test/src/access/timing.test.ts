import { afterEach, expect, it, vi } from 'vitest';
import { makeClientId, makeClientSecret, makeKey } from '#src/access/keys.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { connectApp, oauthPost } from '#test/harness/oauth.ts';
import { apiOf } from '#test/harness/workspace.ts';

// What a refusal takes is measured (npm run bench -- refusals); here stands that it does the same work.
const { running, desk } = useDesk();
afterEach(() => void vi.restoreAllMocks());

/** The look-ups that a refused call makes in the store, by their kind. */
async function lookedUp(refused: () => Promise<number>): Promise<(string | undefined)[]> {
  const look = vi.spyOn(running.service.store, 'read');
  expect(await refused()).toBe(401);
  const kinds = look.mock.calls.map(([, options]) => options?.kind);
  look.mockRestore();
  return kinds;
}

const get = async (key: string) => (await apiOf(running.app, key).get('/jobs')).status;

it('looks a key that never was up as one that was revoked: once', async () => {
  const revoked = await desk.key(['jobs:read']);
  await running.service.store.write(({ tx }) =>
    tx.updateTable('api_keys').set({ status: 'revoked' }).where('account_id', '=', desk.accountId).execute(),
  );
  expect(await lookedUp(() => get(makeKey('live', 'us')))).toEqual(['credential key']);
  expect(await lookedUp(() => get(revoked))).toEqual(['credential key']);
});

it('looks an app that never was up as one with a wrong secret, and says the same of both', async () => {
  const app = await connectApp(running.service, desk.accountId);
  const said: unknown[] = [];
  const ask = async (client_id: string) => {
    const { status, body } = await oauthPost(running, 'token', {
      grant_type: 'refresh_token',
      refresh_token: 'lc_rt_us_x',
      client_id,
      client_secret: makeClientSecret(),
    });
    said.push(body);
    return status;
  };
  const unknown = await lookedUp(() => ask(makeClientId('lc_client')));
  expect(unknown.length).toBeGreaterThan(0);
  expect(await lookedUp(() => ask(app.client_id))).toEqual(unknown);
  expect(said[0]).toEqual(said[1]);
});
