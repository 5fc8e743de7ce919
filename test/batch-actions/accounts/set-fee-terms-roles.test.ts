import { afterAll, beforeAll, expect, it } from 'vitest';
import { setFeeTermsRolesAction } from '#actions/accounts/index.ts';
import { setClientFeeTermsAction } from '#actions/clients/index.ts';
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
  return execute(runtime, setFeeTermsRolesAction, input, {
    principal,
    origin: { face: 'http', requestId: 'req_1' },
  });
}

const settings = async (of: Workspace) => (await of.api.get(`/accounts/${of.accountId}`)).body.data.settings;

it('sets it for the whole agency beside the other settings, and for no other agency', async () => {
  const before = await settings(desk);
  const stranger = await running.workspace();
  await set(desk.adminKey, { roles: ['team_lead'] });
  expect(await settings(desk)).toEqual({ ...before, fee_terms_roles: ['team_lead'] });
  expect(await settings(stranger)).toEqual(before);
});

it('is for admins', async () => {
  const lead = await desk.user('team_lead');
  await expect(set(lead.key, { roles: ['team_lead'] })).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
});

it.each([[{}], [{ roles: ['admin'] }], [{ roles: ['boss'] }]])('refuses %j', async (input) => {
  await expect(set(desk.adminKey, input)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
});

it('lets the named role, and only it, change the terms of a client', async () => {
  const { runtime, authentication } = running.service;
  const client = (await desk.api.post('/clients', { name: 'Opened' })).body.data;
  const change = async (key: string) =>
    execute(
      runtime,
      setClientFeeTermsAction,
      { client_id: client.id, minimum_fee: 5000 },
      { principal: await authentication.bearer(key), origin: { face: 'http', requestId: 'req_1' } },
    );
  const lead = await desk.user('team_lead');
  const consultant = await desk.user('consultant');
  await set(desk.adminKey, { roles: [] });
  await expect(change(lead.key)).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
  await set(desk.adminKey, { roles: ['team_lead'] });
  expect((await change(lead.key)).status).toBe(200);
  await expect(change(consultant.key)).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
});
