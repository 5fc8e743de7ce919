import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

const batch = async (...actions: { action: string; input: object }[]) => {
  const done = await desk.api.post('/batch', { actions });
  expect(done.body.data.status).toBe('succeeded');
  return done.body.data as { batch_id: string; items: { result: Record<string, unknown> }[] };
};
const undo = (id: string) => desk.api.post(`/batch/${id}/undo`, {});
const read = async (path: string) => (await desk.api.get(`/accounts/${desk.accountId}${path}`)).body.data;
const lasting = ({ updated_at: _, last_active_at: __, ...rest }: Record<string, unknown>) => rest;

it('takes back what was changed of the agency, its settings, people and teams', async () => {
  const pat = await desk.user('consultant');
  const before = [await read(''), await read(`/users/${pat.userId}`), await read('/teams')];
  const done = await batch(
    { action: 'update_account', input: { name: 'Zed', standard_fee_schedule: { minimum_fee: 1 } } },
    { action: 'set_candidate_allowance', input: { limit: 3 } },
    { action: 'set_fee_terms_roles', input: { roles: ['team_lead'] } },
    { action: 'update_user', input: { user_id: pat.userId, role: 'researcher', timezone: 'Europe/Paris' } },
    { action: 'create_team', input: { name: 'Brief' } },
  );
  expect((await read('')).name).toBe('Zed');
  const undone = await undo(done.batch_id);
  expect(undone.status).toBe(200);
  const after = [await read(''), await read(`/users/${pat.userId}`), await read('/teams')];
  expect(after.map((record) => (Array.isArray(record) ? record : lasting(record)))).toEqual(
    before.map((record) => (Array.isArray(record) ? record : lasting(record))),
  );
});

it('revokes a key when its making is taken back', async () => {
  const done = await batch({ action: 'create_key', input: { scopes: ['jobs:read'] } });
  const key = String(done.items[0]?.result.key);
  expect((await desk.as(key).get('/me')).status).toBe(200);
  await undo(done.batch_id);
  expect((await desk.as(key).get('/me')).status).toBe(401);
});

it('leaves alone what was changed since, and says how it differs', async () => {
  const pat = await desk.user('consultant');
  const done = await batch({ action: 'update_user', input: { user_id: pat.userId, name: 'First' } });
  await desk.api.patch(`/accounts/${desk.accountId}/users/${pat.userId}`, { name: 'Second' });
  const refused = await undo(done.batch_id);
  expect(JSON.stringify(refused.body)).toContain('UNDO_CONFLICT');
  expect((await read(`/users/${pat.userId}`)).name).toBe('Second');
});
