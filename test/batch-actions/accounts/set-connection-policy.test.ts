import { afterAll, beforeAll, expect, it } from 'vitest';
import { setConnectionPolicyAction } from '#actions/accounts/index.ts';
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
  return execute(runtime, setConnectionPolicyAction, input, {
    principal,
    origin: { face: 'http', requestId: 'req_1' },
  });
}

const settings = async (of: Workspace) => (await of.api.get(`/accounts/${of.accountId}`)).body.data.settings;

it('sets it for the whole agency beside the other settings, and for no other agency', async () => {
  const before = await settings(desk);
  const stranger = await running.workspace();
  await set(desk.adminKey, { roles: ['consultant', 'researcher', 'consultant'] });
  expect(await settings(desk)).toEqual({
    ...before,
    connection_approval_roles: ['consultant', 'researcher'],
  });
  expect(await settings(stranger)).toEqual(before);
});

it('is for admins', async () => {
  const lead = await desk.user('team_lead');
  await expect(set(lead.key, { roles: ['consultant', 'researcher', 'consultant'] })).rejects.toMatchObject({
    code: 'ADMIN_REQUIRED',
  });
});

it.each([[{}], [{ roles: ['admin'] }], [{ roles: 'consultant' }]])('refuses %j', async (input) => {
  await expect(set(desk.adminKey, input)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
});

it('asks for no approval again when the list is empty', async () => {
  await set(desk.adminKey, { roles: [] });
  expect((await settings(desk)).connection_approval_roles).toEqual([]);
});
