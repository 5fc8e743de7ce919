import { expect, it } from 'vitest';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();
const remove = (poolId: string, id: string) => pools.api().delete(`/talent-pools/${poolId}/members/${id}`);

it('takes the candidate out of this pool alone', async () => {
  const [one, other] = [await pools.pool(), await pools.pool()];
  const person = await pools.candidate();
  const member = await pools.add(one.id, person.id);
  await pools.add(other.id, person.id);
  expect((await remove(other.id, member.id)).status).toBe(404);
  const removed = await remove(one.id, member.id);
  expect(removed.body.data).toEqual({ deleted: true, id: member.id });
  expect(await pools.members(one.id)).toEqual([]);
  expect(await pools.members(other.id)).toHaveLength(1);
  expect((await remove(one.id, member.id)).status).toBe(404);
  expect((await pools.api().get(`/candidates/${person.id}`)).status).toBe(200);
});

it('keeps the matcher from adding them again, until it goes by other words', async () => {
  const pool = await pools.pool({ eligibility: 'Nurses', auto_add_enabled: true });
  const nurse = await pools.candidate({ current_title: 'Nurse' });
  const [member] = await pools.members(pool.id);
  await remove(pool.id, member.id);
  await pools.api().patch(`/candidates/${nurse.id}`, { current_title: 'Registered Nurse' });
  expect(await pools.members(pool.id)).toEqual([]);
  await pools.api().patch(`/talent-pools/${pool.id}`, { eligibility: 'Registered nurses' });
  await pools.api().patch(`/candidates/${nurse.id}`, { current_title: 'Senior Registered Nurse' });
  expect(await pools.members(pool.id)).toHaveLength(1);
});

it('can be undone: the member is back, under the same id', async () => {
  const pool = await pools.pool();
  const person = await pools.candidate();
  const { already_member: _, ...member } = await pools.add(pool.id, person.id);
  await pools.doAndUndo('remove_pool_member', { pool_id: pool.id, member_id: member.id });
  const [back] = await pools.members(pool.id);
  expect(back).toEqual({ ...member, updated_at: back.updated_at });
});
