import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('refuses the key from the next request on, and stays as it is when revoked again', async () => {
  const made = await desk.api.post('/keys', { scopes: ['jobs:read'] });
  const gone = await desk.api.delete(`/keys/${made.body.data.id}`);
  expect(gone.status).toBe(200);
  expect(gone.body.data).toMatchObject({ id: made.body.data.id, status: 'revoked' });
  const refused = await desk.as(made.body.data.key).get('/me');
  expect(refused.status).toBe(401);
  expect(refused.body.error.message).toContain('revoked');
  const again = await desk.api.delete(`/keys/${made.body.data.id}`);
  expect(again.body.data.revoked_at).toBe(gone.body.data.revoked_at);
});

it('lets a key without admin revoke only keys of its own holder that can do no more than itself', async () => {
  const bot = desk.as(await desk.key(['keys:write', 'jobs:read'], { userId: null }));
  const own = await bot.post('/keys', { scopes: ['jobs:read'] });
  const stronger = await desk.api.post('/keys', { scopes: ['clients:write'], user_id: null });
  const persons = await desk.api.post('/keys', { scopes: ['jobs:read'] });
  expect((await bot.delete(`/keys/${own.body.data.id}`)).status).toBe(200);
  expect((await bot.delete(`/keys/${stronger.body.data.id}`)).body.error.code).toBe('ADMIN_REQUIRED');
  expect((await bot.delete(`/keys/${persons.body.data.id}`)).body.error.code).toBe('ADMIN_REQUIRED');
  expect((await desk.as(persons.body.data.key).get('/me')).status).toBe(200);
});

it("does not know another agency's key", async () => {
  const stranger = await running.workspace();
  const theirs = await stranger.api.post('/keys', { scopes: ['jobs:read'] });
  expect((await desk.api.delete(`/keys/${theirs.body.data.id}`)).status).toBe(404);
  expect((await desk.as(theirs.body.data.key).get('/me')).status).toBe(200);
});
