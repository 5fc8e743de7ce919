import { expect, it } from 'vitest';
import { runSignedIn } from '#test/harness/action.ts';
import { provesSetting } from '#test/harness/agency-setting.ts';
import { botToken } from '#test/harness/oauth.ts';

const { running, desk, settings } = provesSetting({
  action: 'set_held_release',
  input: { by: 'credentials' },
  leaves: { release_held: 'credentials' },
  refused: [{}, { by: 'anybody' }],
  byPeople: true,
});

const set = (by: 'people' | 'credentials') =>
  runSignedIn(running(), desk().adminKey, 'set_held_release', { by });
const batch = (api: ReturnType<ReturnType<typeof desk>['as']>, input: object) =>
  api.post('/batch', { actions: [{ id: 'a', action: 'set_held_release', input }], wait_ms: 20_000 });
const LOOSER = [{ by: 'credentials' }, { by: 'people', model_reads: false }];

it('is refused to a key and a service account of nobody where it would loosen the check', async () => {
  await set('people');
  const before = await settings();
  const bot = { name: 'Night Bot', role: 'admin', scopes: ['admin'] };
  const ofNobody = await desk().key(['admin'], { userId: null });
  const programs = [
    desk().as(ofNobody),
    desk().as(await botToken(running(), (await desk().api.post('/service-accounts', bot)).body.data)),
  ];
  for (const api of programs) {
    for (const input of LOOSER) {
      const { error } = (await batch(api, input)).body.data.items[0];
      expect([error?.code, error?.message]).toEqual([
        'ADMIN_REQUIRED',
        expect.stringContaining('signed-in person'),
      ]);
    }
  }
  expect(await settings()).toEqual(before);
});

it("waits for a person by a person's own key where it would loosen the check, and is run where it tightens it", async () => {
  await set('people');
  for (const input of LOOSER)
    expect((await batch(desk().api, input)).body.data.status).toBe('awaiting_approval');
  expect((await settings()).release_held).toBe('people');
  await set('credentials');
  expect((await batch(desk().api, { by: 'people' })).body.data.status).toBe('succeeded');
  expect((await settings()).release_held).toBe('people');
});

it('waits for a person to take a tightening back by a key, as that would loosen the check again', async () => {
  await set('credentials');
  const done = (await batch(desk().api, { by: 'people' })).body.data;
  const undone = await desk().api.post(`/batch/${done.batch_id}/undo`, {});
  expect([undone.status, (await settings()).release_held]).toEqual([202, 'people']);
});
