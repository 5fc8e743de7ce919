import { expect, it } from 'vitest';
import { runSignedIn } from '#test/harness/action.ts';
import { provesSetting } from '#test/harness/agency-setting.ts';

const { running, desk, settings } = provesSetting({
  action: 'set_cvs_read_by_model',
  input: { on: true },
  leaves: { cvs_read_by_model: true },
  refused: [{}, { on: 'yes' }],
  byPeople: true,
});

const set = (on: boolean) => runSignedIn(running(), desk().adminKey, 'set_cvs_read_by_model', { on });
const batch = (api: ReturnType<ReturnType<typeof desk>['as']>, on: boolean) =>
  api.post('/batch', {
    actions: [{ id: 'a', action: 'set_cvs_read_by_model', input: { on } }],
    wait_ms: 20_000,
  });

it('says where no model is configured', async () => {
  await set(false);
  expect((await set(true)).warnings).toMatchObject([{ code: 'no_reading_model' }]);
});

it('lets no key of nobody agree that CVs go to a model', async () => {
  await set(false);
  const [{ error }] = (await batch(desk().as(await desk().key(['admin'], { userId: null })), true)).body.data
    .items;
  expect([error?.code, error?.message]).toEqual([
    'ADMIN_REQUIRED',
    expect.stringContaining('signed-in person'),
  ]);
  expect((await settings()).cvs_read_by_model).toBe(false);
});

it("waits for a person where a person's own key would agree, and for nobody where it takes that back", async () => {
  await set(false);
  expect((await batch(desk().api, true)).body.data.status).toBe('awaiting_approval');
  await set(true);
  expect((await batch(desk().api, false)).body.data.status).toBe('succeeded');
  expect((await settings()).cvs_read_by_model).toBe(false);
});
