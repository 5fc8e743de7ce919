import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

const make = (body: object, api = desk.api) => api.post('/keys', body);

it('makes a key that works at once with its scopes alone, and stores no secret', async () => {
  const made = await make({ scopes: ['clients:read'], name: 'Report' });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    user_id: desk.adminId,
    type: 'live',
    status: 'active',
    expires_at: null,
  });
  const { key } = made.body.data;
  expect(key).toMatch(/^sk_live_us_[0-9A-Za-z]{38}$/);
  expect((await desk.as(key).get('/clients')).status).toBe(200);
  expect((await desk.as(key).post('/clients', { name: 'X' })).body.error.scope).toBe('clients:write');
  const rows = await running.service.store.read((db) => db.selectFrom('api_keys').selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain(key);
});

it('shows the secret once: a replay answers the record without it', async () => {
  const first = await desk.api.post('/keys', { scopes: ['jobs:read'] }, 'once');
  const again = await desk.api.post('/keys', { scopes: ['jobs:read'] }, 'once');
  expect(again.body.data).toEqual({ ...first.body.data, key: null, secret_shown: true });
  const kept = await running.service.store.read((db) =>
    db.selectFrom('idempotency_keys').selectAll().execute(),
  );
  expect(JSON.stringify(kept)).not.toContain(first.body.data.key);
});

it('ends a trial key after 7 days and marks a test key', async () => {
  const trial = await make({ scopes: ['jobs:read'], type: 'trial' });
  const days = (Date.parse(trial.body.data.expires_at) - Date.parse(trial.body.data.created_at)) / 86_400_000;
  expect(days).toBe(7);
  expect(trial.body.data.key).toMatch(/^sk_trial_us_/);
  await running.service.store.write((unit) =>
    unit.tx
      .updateTable('api_keys')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', trial.body.data.id)
      .execute(),
  );
  const expired = await desk.as(trial.body.data.key).get('/me');
  expect(expired.status).toBe(401);
  expect(expired.body.error.message).toContain('expired');
  const test = await make({ scopes: ['jobs:read'], type: 'test' });
  expect((await desk.as(test.body.data.key).get('/me')).body.meta.key_mode).toBe('test');
});

it('never gives a key more than who makes it has', async () => {
  const bot = desk.as(await desk.key(['keys:write', 'jobs:read'], { userId: null }));
  const made = await make({ scopes: ['jobs:read'] }, bot);
  expect(made.body.data).toMatchObject({ user_id: null, scopes: ['jobs:read'] });
  const more = await make({ scopes: ['jobs:read', 'clients:read'] }, bot);
  expect(more.body.error).toMatchObject({
    code: 'INSUFFICIENT_SCOPE',
    field: 'scopes',
    scope: 'clients:read',
  });
  const all = await make({ scopes: ['admin'] }, bot);
  expect(all.body.error.code).toBe('INSUFFICIENT_SCOPE');
  const asAdmin = await make({ scopes: ['jobs:read'], user_id: desk.adminId }, bot);
  expect(asAdmin.body.error.code).toBe('ADMIN_REQUIRED');
});

it("never gives a person's key more than the role allows; admin becomes what the role allows", async () => {
  const pat = await desk.user('researcher');
  const beyond = await make({ scopes: ['candidates:read', 'placements:read'], user_id: pat.userId });
  expect(beyond.status).toBe(422);
  expect(beyond.body.error.message).toContain('placements:read');
  const all = await make({ scopes: ['admin'], user_id: pat.userId });
  expect(all.body.data.scopes).toContain('candidates:write');
  expect(all.body.data.scopes).not.toContain('admin');
  expect(all.body.meta.warnings[0].code).toBe('scopes_limited');
  await desk.api.patch(`/accounts/${desk.accountId}/users/${pat.userId}`, { role: 'admin' });
  const promoted = await desk.as(all.body.data.key).get('/me');
  expect(promoted.body.data.is_admin).toBe(false);
});

it.each([
  [{}, 'scopes'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['jobs:raed'] }, 'scopes.0'],
  [{ scopes: ['jobs:read'], type: 'gold' }, 'type'],
  [{ scopes: ['jobs:read'], user_id: 'acc_1' }, 'user_id'],
])('refuses %j naming %s', async (body, field) => {
  const refused = await make(body);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});

it('says which scope a misspelt one was meant to be', async () => {
  const refused = await make({ scopes: ['jobs:raed'] });
  expect(refused.body.error.message).toContain('did you mean jobs:read?');
});

it("refuses another agency's person as one that does not exist", async () => {
  const stranger = await running.workspace();
  const refused = await make({ scopes: ['jobs:read'], user_id: stranger.adminId });
  expect(refused.status).toBe(404);
  expect(refused.body.error.field).toBe('user_id');
});
