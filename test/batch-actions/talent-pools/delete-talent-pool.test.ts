import { expect, it } from 'vitest';
import { openPoolDesk, PDF } from '#test/harness/pools.ts';

const pools = openPoolDesk();

it('removes everything beneath it for good, and leaves the candidates as they are', async () => {
  const pool = await pools.pool({ is_published: true, eligibility: 'Nurses', auto_add_enabled: true });
  const nurse = await pools.candidate({ name: 'Nina Nurse', current_title: 'Registered Nurse' });
  await pools.join(pool, {}, PDF);
  expect(await pools.members(pool.id)).toHaveLength(1);
  const deleted = await pools.api().delete(`/talent-pools/${pool.id}`);
  expect(deleted.body).toMatchObject({ success: true, data: { deleted: true, id: pool.id } });
  expect((await pools.api().get(`/talent-pools/${pool.id}`)).status).toBe(404);
  const left = await pools.running().service.store.read(async (db) => {
    const of = (table: 'pool_members' | 'pool_join_requests' | 'pool_verdicts') =>
      db.selectFrom(table).selectAll().where('pool_id', '=', pool.id).execute();
    const documents = await db.selectFrom('documents').selectAll().execute();
    return [
      ...(await of('pool_members')),
      ...(await of('pool_join_requests')),
      ...(await of('pool_verdicts')),
      ...documents,
    ];
  });
  expect(left).toEqual([]);
  const { updated_at: _, ...same } = nurse;
  expect((await pools.api().get(`/candidates/${nurse.id}`)).body.data).toMatchObject(same);
});

it("does not know another agency's pool, and says that it cannot be undone", async () => {
  const pool = await pools.pool();
  const stranger = await pools.running().workspace();
  expect((await stranger.api.delete(`/talent-pools/${pool.id}`)).status).toBe(404);
  const { undo } = await pools.doAndUndo('delete_talent_pool', { pool_id: pool.id });
  expect(undo).toMatchObject({ outcome: 'irreversible' });
});
