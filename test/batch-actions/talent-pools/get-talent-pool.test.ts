import { expect, it } from 'vitest';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();

it('counts who is in it and who asks, deleted people and decided requests aside', async () => {
  const pool = await pools.pool({ is_published: true });
  const [stays, goes] = [await pools.candidate(), await pools.candidate()];
  await pools.add(pool.id, stays.id);
  await pools.add(pool.id, goes.id);
  await pools.join(pool);
  await pools.join(pool);
  const [asked] = await pools.requests(pool.id);
  await pools.api().post(`/talent-pools/${pool.id}/requests/${asked.id}/decline`);
  await pools.api().delete(`/candidates/${goes.id}`);
  const read = (await pools.api().get(`/talent-pools/${pool.id}`)).body.data;
  expect(read).toMatchObject({ member_count: 1, pending_requests: 1 });
});

it("does not know another agency's pool", async () => {
  const stranger = await pools.running().workspace();
  const { id } = await pools.pool();
  const unknown = await stranger.api.get(`/talent-pools/${id}`);
  expect(unknown.status).toBe(404);
  expect(unknown.body.error.code).toBe('NOT_FOUND');
});
