import { expect, it } from 'vitest';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();

it('lists the pools newest first, page by page, each with its own counts', async () => {
  const made = [await pools.pool(), await pools.pool(), await pools.pool()];
  const person = await pools.candidate();
  await pools.add(made[1].id, person.id);
  const first = await pools.api().get('/talent-pools?limit=2');
  expect(
    first.body.data.map(({ id, member_count }: { id: string; member_count: number }) => [id, member_count]),
  ).toEqual([
    [made[2].id, 0],
    [made[1].id, 1],
  ]);
  expect(first.body.meta).toMatchObject({ count: 2, has_more: true });
  const rest = await pools.api().get(`/talent-pools?limit=2&after=${first.body.meta.next_cursor}`);
  expect(rest.body.data).toEqual([made[0]]);
  const stranger = await pools.running().workspace();
  expect((await stranger.api.get('/talent-pools')).body.data).toEqual([]);
});
