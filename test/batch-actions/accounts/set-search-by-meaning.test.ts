import { expect, it } from 'vitest';
import { runSignedIn } from '#test/harness/action.ts';
import { provesSetting } from '#test/harness/agency-setting.ts';
import { botToken } from '#test/harness/oauth.ts';

const { running, desk, settings } = provesSetting({
  action: 'set_search_by_meaning',
  input: { on: true },
  leaves: { search_by_meaning: true },
  refused: [{}, { on: 'yes' }],
  byPeople: true,
});

const set = (on: boolean) => runSignedIn(running(), desk().adminKey, 'set_search_by_meaning', { on });
const batch = (api: ReturnType<ReturnType<typeof desk>['as']>, on: boolean) =>
  api.post('/batch', {
    actions: [{ id: 'a', action: 'set_search_by_meaning', input: { on } }],
    wait_ms: 20_000,
  });

it('says where no model for it is configured', async () => {
  await set(false);
  expect((await set(true)).warnings).toMatchObject([{ code: 'no_embedding_model' }]);
});

it('lets no key and no service account of nobody agree that texts go to a model', async () => {
  await set(false);
  const bot = { name: 'Night Bot', role: 'admin', scopes: ['admin'] };
  for (const key of [
    await desk().key(['admin'], { userId: null }),
    await botToken(running(), (await desk().api.post('/service-accounts', bot)).body.data),
  ]) {
    const [{ error }] = (await batch(desk().as(key), true)).body.data.items;
    expect([error?.code, error?.message]).toEqual([
      'ADMIN_REQUIRED',
      expect.stringContaining('signed-in person'),
    ]);
  }
  expect((await settings()).search_by_meaning).toBe(false);
});

it("waits for a person where a person's own key would agree, and for nobody where it takes that back", async () => {
  await set(false);
  expect((await batch(desk().api, true)).body.data.status).toBe('awaiting_approval');
  await set(true);
  expect((await batch(desk().api, false)).body.data.status).toBe('succeeded');
  expect((await settings()).search_by_meaning).toBe(false);
});
