import { expect, it } from 'vitest';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();
const add = (poolId: string, candidate_id: string) =>
  pools.api().post(`/talent-pools/${poolId}/members`, { candidate_id });

it('adds a candidate with 201, and answers 200 with already_member for one who is there', async () => {
  const pool = await pools.pool();
  const person = await pools.candidate({
    current_title: 'Planner',
    current_company: 'Acme',
    skills: ['CAD'],
  });
  const added = await add(pool.id, person.id);
  expect(added.status).toBe(201);
  expect(added.body.data).toMatchObject({
    id: expect.stringMatching(/^pmb_/),
    pool_id: pool.id,
    candidate_id: person.id,
    already_member: false,
    source: 'added',
    candidate: {
      id: person.id,
      name: 'Ana Ruiz',
      email: person.email,
      current_employer: 'Acme',
      skills: ['CAD'],
    },
  });
  const again = await add(pool.id, person.id);
  expect(again.status).toBe(200);
  expect(again.body.data).toEqual({ ...added.body.data, already_member: true });
  expect(await pools.members(pool.id)).toHaveLength(1);
});

it("knows neither another agency's candidate nor its pool", async () => {
  const stranger = await pools.running().workspace();
  const theirs = await stranger.api.post('/candidates', { name: 'Theirs', email: 'theirs@people.example' });
  const pool = await pools.pool();
  const refused = await add(pool.id, theirs.body.data.id);
  expect(refused.status).toBe(404);
  expect(refused.body.error).toMatchObject({ code: 'NOT_FOUND', field: 'candidate_id' });
  const person = await pools.candidate();
  const path = `/talent-pools/${pool.id}/members`;
  expect((await stranger.api.post(path, { candidate_id: person.id })).status).toBe(404);
});

it('asks for the candidate and an Idempotency-Key', async () => {
  const pool = await pools.pool();
  const path = `/talent-pools/${pool.id}/members`;
  expect((await pools.api().post(path, {})).body.error).toMatchObject({ field: 'candidate_id' });
  const { id } = await pools.candidate();
  expect((await pools.api().post(path, { candidate_id: id }, null)).status).toBe(400);
});

it('can be undone, which takes out nobody who was there before', async () => {
  const pool = await pools.pool();
  const person = await pools.candidate();
  const input = { pool_id: pool.id, candidate_id: person.id };
  await pools.doAndUndo('add_pool_member', input);
  expect(await pools.members(pool.id)).toEqual([]);
  await pools.add(pool.id, person.id);
  await pools.doAndUndo('add_pool_member', input);
  expect(await pools.members(pool.id)).toHaveLength(1);
});

it('tells before and after it is done that whoever is put into a pool that is kept warm gets mail by itself', async () => {
  const pool = async (keep_warm_enabled: boolean) =>
    (await pools.api().post('/talent-pools', { name: `Warm ${keep_warm_enabled}`, keep_warm_enabled })).body
      .data.id;
  const person = async (name: string, more: Record<string, unknown> = {}) =>
    (
      await pools.api().post('/candidates', {
        name,
        email: `${name.toLowerCase().replaceAll(' ', '.')}@warm.example`,
        ...more,
      })
    ).body.data.id;
  const warned = async (input: object, dry_run: boolean) => {
    const actions = [{ action: 'add_pool_member', input }];
    const { items } = (await pools.api().post('/batch', { actions, dry_run })).body.data;
    return items[0].warnings;
  };
  const [warm, cold] = [await pool(true), await pool(false)];
  const told = [
    {
      code: 'pool_keeps_warm',
      message: expect.stringMatching(
        /^Wanda Warm gets a check-in e-mail every month while in the pool Warm true, the first on \d{4}-\d\d-\d\d\./,
      ),
    },
  ];
  const candidate_id = await person('Wanda Warm');
  expect(await warned({ pool_id: warm, candidate_id }, true)).toEqual(told);
  expect(await warned({ pool_id: warm, candidate_id }, false)).toEqual(told);
  expect(await warned({ pool_id: cold, candidate_id }, true)).toBeUndefined();
  const barred = await person('Bea Barred', { do_not_approach: true });
  expect(JSON.stringify(await warned({ pool_id: warm, candidate_id: barred }, true)) ?? '').not.toContain(
    'pool_keeps_warm',
  );
});
