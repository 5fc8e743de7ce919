import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { provesSetting } from '#test/harness/agency-setting.ts';

const { running, desk, set } = provesSetting({
  action: 'set_fee_terms_roles',
  input: { roles: ['team_lead'] },
  leaves: { fee_terms_roles: ['team_lead'] },
  refused: [{}, { roles: ['admin'] }, { roles: ['boss'] }],
});

it('lets the named role, and only it, change the terms of a client', async () => {
  const client = (await desk().api.post('/clients', { name: 'Opened' })).body.data;
  const lead = await desk().user('team_lead');
  const consultant = await desk().user('consultant');
  const change = (key: string) =>
    runAction(running(), key, 'set_client_fee_terms', { client_id: client.id, minimum_fee: 5000 });
  await set({ roles: [] });
  await expect(change(lead.key)).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
  await set({ roles: ['team_lead'] });
  expect((await change(lead.key)).status).toBe(200);
  await expect(change(consultant.key)).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
});
