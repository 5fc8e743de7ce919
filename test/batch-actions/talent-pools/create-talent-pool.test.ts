import { expect, it } from 'vitest';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();

it('makes a pool with all that it is given, and blank where nothing is', async () => {
  const whole = {
    name: 'Mine Planners',
    eligibility: 'Mining engineers in Perth',
    auto_add_enabled: true,
    min_job_fit: 70,
    min_hm_fit: 0,
    description: 'People who plan mines.',
    who_we_hire: 'Engineers',
    video_url: 'https://video.example/mines',
    is_published: true,
    keep_warm_enabled: true,
    cover_color: 'lime',
  };
  const made = await pools.api().post('/talent-pools', whole);
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    ...whole,
    id: expect.stringMatching(/^pool_/),
    slug: 'mine-planners',
    member_count: 0,
    join_url: expect.stringMatching(/\/api\/v1\/public\/talent-pools\/harbour-talent\/mine-planners\/join$/),
  });
  const plain = await pools.pool();
  expect(plain).toMatchObject({ eligibility: null, min_job_fit: null, is_published: false, join_url: null });
  expect((await pools.api().get(`/talent-pools/${plain.id}`)).body.data).toEqual(plain);
});

it('makes another slug where the name has one already, and refuses one that is given twice', async () => {
  await pools.pool({ name: 'Nurses & Carers' });
  expect((await pools.pool({ name: 'Nurses, Carers' })).slug).toBe('nurses-carers-2');
  const taken = await pools.api().post('/talent-pools', { name: 'X', slug: 'nurses-carers' });
  expect(taken.status).toBe(409);
  expect(taken.body.error).toMatchObject({
    code: 'CONFLICT',
    field: 'slug',
    existing_id: expect.stringMatching(/^pool_/),
  });
  const elsewhere = await pools.running().workspace();
  const free = await elsewhere.api.post('/talent-pools', { name: 'X', slug: 'nurses-carers' });
  expect(free.status).toBe(201);
});

it.each([
  [{}, 'name'],
  [{ name: 'X', slug: 'Not A Slug' }, 'slug'],
  [{ name: 'X', min_job_fit: 101 }, 'min_job_fit'],
  [{ name: 'X', min_hm_fit: 1.5 }, 'min_hm_fit'],
  [{ name: 'X', cover_color: 'red' }, 'cover_color'],
  [{ name: 'X', video_url: 'javascript:alert(1)' }, 'video_url'],
  [{ name: 'X', auto_add_enabled: true }, 'eligibility'],
  [{ name: 'X', colour: 'red' }, 'colour'],
])('refuses %j naming %s', async (body, field) => {
  const refused = await pools.api().post('/talent-pools', body);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
});

it('refuses an address that says who is wanted, as it refuses such a name', async () => {
  for (const slug of ['young-men-only', 'no-muslims']) {
    const refused = await pools.api().post('/talent-pools', { name: 'Coopers', slug, is_published: true });
    expect([refused.status, refused.body.error.type, refused.body.error.findings[0].field]).toEqual([
      422,
      'unlawful_wording',
      'slug',
    ]);
  }
  const made = await pools
    .api()
    .post('/talent-pools', { name: 'Coopers', slug: 'casks', is_published: true });
  expect(made.status).toBe(201);
});

it('asks for an Idempotency-Key, and for talent_pools:write', async () => {
  expect((await pools.api().post('/talent-pools', { name: 'X' }, null)).status).toBe(400);
  const reader = await pools.desk().key(['talent_pools:read'], { userId: null });
  expect((await pools.desk().as(reader).post('/talent-pools', { name: 'X' })).body.error).toMatchObject({
    code: 'INSUFFICIENT_SCOPE',
    scope: 'talent_pools:write',
  });
});

it('can be undone', async () => {
  const { result } = await pools.doAndUndo('create_talent_pool', { name: 'Made by mistake' });
  expect((await pools.api().get(`/talent-pools/${result.id}`)).status).toBe(404);
});
