import { afterAll, beforeAll, expect, it } from 'vitest';
import { setCandidateAllowanceAction } from '#actions/accounts/index.ts';
import { execute } from '#src/action/execute.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;

beforeAll(async () => {
  running = await startService();
  desk = await running.workspace({ country: 'AU' });
});
afterAll(() => running.close());

async function set(key: string, input: object) {
  const { runtime, authentication } = running.service;
  const principal = await authentication.bearer(key);
  return execute(runtime, setCandidateAllowanceAction, input, {
    principal,
    origin: { face: 'http', requestId: 'req_1' },
  });
}

const settings = async (of: Workspace) => (await of.api.get(`/accounts/${of.accountId}`)).body.data.settings;

it('sets it for the whole agency beside the other settings, and for no other agency', async () => {
  const before = await settings(desk);
  const stranger = await running.workspace();
  await set(desk.adminKey, { limit: 50, mode: 'warn' });
  expect(await settings(desk)).toEqual({ ...before, candidate_allowance: { limit: 50, mode: 'warn' } });
  expect(await settings(stranger)).toEqual(before);
});

it('is for admins', async () => {
  const lead = await desk.user('team_lead');
  await expect(set(lead.key, { limit: 50, mode: 'warn' })).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
});

it.each([[{}], [{ limit: -1 }], [{ limit: 1.5 }], [{ limit: 5, mode: 'ask' }], [{ limit: 5, per: 'day' }]])(
  'refuses %j',
  async (input) => {
    await expect(set(desk.adminKey, input)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  },
);

it('keeps the mode when only the limit is given', async () => {
  await set(desk.adminKey, { limit: 10, mode: 'warn' });
  await set(desk.adminKey, { limit: 20 });
  expect((await settings(desk)).candidate_allowance).toEqual({ limit: 20, mode: 'warn' });
});
