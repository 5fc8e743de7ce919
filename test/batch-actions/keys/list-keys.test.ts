import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const running = useService();
let desk: Workspace;

beforeAll(async () => {
  running.service.start();
  desk = await running.workspace({ country: 'AU' });
});

it('lists keys without their secrets, newest first, with when each was last used', async () => {
  const made = await desk.api.post('/keys', { scopes: ['keys:read'], name: 'Lister' });
  const reader = desk.as(made.body.data.key);
  await reader.get('/me');
  const list = await reader.get('/keys');
  expect(list.status).toBe(200);
  expect(list.body.data[0]).toMatchObject({
    id: made.body.data.id,
    name: 'Lister',
    hint: made.body.data.key.slice(-4),
  });
  expect(JSON.stringify(list.body)).not.toContain(made.body.data.key);
  await expect.poll(async () => (await reader.get('/keys')).body.data[0].last_used_at).toMatch(/^\d{4}-/);
});

it('filters by person and status, and keeps to its own agency', async () => {
  const stranger = await running.workspace();
  const pat = await desk.user('consultant');
  const own = await desk.api.get(`/keys?user_id=${pat.userId}`);
  expect(own.body.meta.count).toBe(1);
  await desk.api.delete(`/keys/${own.body.data[0].id}`);
  const revoked = await desk.api.get('/keys?status=revoked');
  expect(revoked.body.data.map(({ id }: { id: string }) => id)).toEqual([own.body.data[0].id]);
  const theirs = await stranger.api.get('/keys');
  expect(theirs.body.meta.count).toBe(1);
});

it('needs keys:read', async () => {
  const refused = await desk.as(await desk.key(['jobs:read'], { userId: null })).get('/keys');
  expect(refused.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'keys:read' });
});
