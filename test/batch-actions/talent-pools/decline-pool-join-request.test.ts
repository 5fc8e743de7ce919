import { expect, it } from 'vitest';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();

async function asked(email = 'declined@people.example') {
  const pool = await pools.pool({ is_published: true });
  await pools.join(pool, { email });
  const [request] = await pools.requests(pool.id);
  return { pool, request, path: `/talent-pools/${pool.id}/requests/${request.id}/decline` };
}

it('turns the request down in silence: no candidate, no mail', async () => {
  const { pool, path } = await asked();
  const { status, body } = await pools.api().post(path);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    status: 'declined',
    candidate_id: null,
    decided_by: pools.desk().adminId,
  });
  expect((await pools.api().get('/candidates?email=declined@people.example')).body.data).toEqual([]);
  const mails = await pools
    .running()
    .service.store.read((db) => db.selectFrom('scheduled_emails').select('id').execute());
  expect(mails).toEqual([]);
  expect(await pools.members(pool.id)).toEqual([]);
});

it('lets them ask again, as a new request', async () => {
  const { pool, path } = await asked('again@people.example');
  await pools.api().post(path);
  await pools.join(pool, { email: 'again@people.example' });
  expect((await pools.requests(pool.id)).map(({ status }) => status)).toEqual(['pending', 'declined']);
});

it('decides a request once, and knows none of another agency', async () => {
  const { path } = await asked();
  const stranger = await pools.running().workspace();
  expect((await stranger.api.post(path)).status).toBe(404);
  await pools.api().post(path);
  expect((await pools.api().post(path)).status).toBe(409);
});

it('can be undone', async () => {
  const { pool, request } = await asked();
  await pools.doAndUndo('decline_pool_join_request', { pool_id: pool.id, request_id: request.id });
  expect(await pools.requests(pool.id)).toMatchObject([{ status: 'pending', decided_by: null }]);
});
