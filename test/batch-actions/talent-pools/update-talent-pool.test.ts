import { expect, it } from 'vitest';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();
const patch = (id: string, body: object) => pools.api().patch(`/talent-pools/${id}`, body);

it('changes what it is given, clears with null, and leaves the rest and the slug', async () => {
  const pool = await pools.pool({ description: 'Old', cover_color: 'cyan', who_we_hire: 'Nurses' });
  const { body, status } = await patch(pool.id, {
    name: 'Other name',
    description: null,
    cover_color: 'orange',
    is_published: true,
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    name: 'Other name',
    slug: pool.slug,
    description: null,
    cover_color: 'orange',
    who_we_hire: 'Nurses',
    is_published: true,
    join_url: expect.stringContaining(`/${pool.slug}/join`),
  });
});

it('takes no slug, and no eligibility away from a matcher that goes by it', async () => {
  const pool = await pools.pool({ eligibility: 'Nurses', auto_add_enabled: true });
  expect((await patch(pool.id, { slug: 'other' })).body.error).toMatchObject({ field: 'slug' });
  expect((await patch(pool.id, { eligibility: null })).body.error).toMatchObject({ field: 'eligibility' });
  expect((await patch(pool.id, { eligibility: null, auto_add_enabled: false })).status).toBe(200);
});

it('closes the public address when it is no longer published', async () => {
  const pool = await pools.pool({ is_published: true });
  expect((await pools.join(pool)).status).toBe(200);
  await patch(pool.id, { is_published: false });
  expect((await pools.join(pool)).status).toBe(404);
});

it("does not know another agency's pool, and can be undone", async () => {
  const pool = await pools.pool({ description: 'As it was' });
  const stranger = await pools.running().workspace();
  expect((await stranger.api.patch(`/talent-pools/${pool.id}`, { name: 'Mine' })).status).toBe(404);
  await pools.doAndUndo('update_talent_pool', { pool_id: pool.id, description: null, cover_color: 'green' });
  const { updated_at: _, ...now } = (await pools.api().get(`/talent-pools/${pool.id}`)).body.data;
  expect(pool).toMatchObject(now);
});
