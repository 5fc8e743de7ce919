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
