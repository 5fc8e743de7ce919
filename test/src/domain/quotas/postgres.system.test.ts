import { expect, it } from 'vitest';
import { checkInsDue } from '#src/domain/pools/index.ts';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { PDF, postJoin } from '#test/harness/pools.ts';
import { placed, todayThere } from '#test/harness/quotas.ts';

const { running, desk } = useDesk({ country: 'AU', on: 'postgres' });

const run = (action: string, input: object) => runAction(running, desk.adminKey, action, input);
const board = async (period = 'current') => (await desk.api.get(`/quotas/periods/${period}`)).body.data;

it('counts, caps, freezes and corrects on PostgreSQL as on SQLite', async () => {
  const contract = await placed(desk, {
    placement_type: 'contract',
    start_date: todayThere(),
    contract_end_date: '2099-01-01',
    expected_gp: 300.1,
  });
  await placed(desk, { fee_type: 'fixed', fee_amount: 0.2, start_date: todayThere() });
  expect((await board()).agency.billings).toMatchObject([{ currency: 'AUD', amount: 300.3 }]);
  const team = await desk.api.post(`/accounts/${desk.accountId}/teams`, { name: 'North' });
  await run('set_quota_target', { period_id: 'current', amount: 10 });
  const over = { period_id: 'current', team_id: team.body.data.id, amount: 11 };
  await expect(run('set_quota_target', over)).rejects.toMatchObject({
    details: { meta: { max_allowed: 10 } },
  });
  await run('set_quota_period_status', { period_id: 'current', status: 'locked' });
  await desk.api.patch(`/placements/${contract}`, { expected_gp: 250 });
  expect((await board('next')).agency.billings).toMatchObject([{ amount: -50.1, recognised: 0 }]);
  await run('copy_previous_quota_period', { period_id: 'next' });
  expect((await board('next')).agency_target).toBe(10);
  await run('set_quota_period_status', { period_id: 'current', status: 'open' });
  expect((await board()).agency.billings).toMatchObject([{ amount: 250.2 }]);
  expect((await desk.api.get('/quotas/periods')).body.data.length).toBeGreaterThanOrEqual(2);
});

it('keeps talent pools on PostgreSQL as on SQLite', async () => {
  const made = await desk.api.post('/talent-pools', {
    name: 'Chefs',
    eligibility: 'Chefs',
    auto_add_enabled: true,
    is_published: true,
    keep_warm_enabled: true,
  });
  const pool = made.body.data;
  await desk.api.post('/candidates', {
    name: 'Chloé Chef',
    email: 'c@people.example',
    current_title: 'Chef',
  });
  const members = await desk.api.get(`/talent-pools/${pool.id}/members?q=CHLOE`);
  expect(members.body.data).toMatchObject([{ source: 'auto', candidate: { name: 'Chloé Chef' } }]);
  const email = 'asker@people.example';
  expect((await postJoin(running, pool.join_url, { email }, PDF)).status).toBe(200);
  expect((await postJoin(running, pool.join_url, { email })).status).toBe(200);
  const requests = (await desk.api.get(`/talent-pools/${pool.id}/requests`)).body.data;
  expect(requests).toHaveLength(1);
  await desk.api.delete(`/talent-pools/${pool.id}/members/${members.body.data[0].id}`);
  const due = await running.service.store.read((db) => checkInsDue(db, '2099-01-01T00:00:00.000Z', 10));
  expect(due).toEqual([]);
  expect((await desk.api.get(`/talent-pools/${pool.id}`)).body.data).toMatchObject({
    member_count: 0,
    pending_requests: 1,
  });
  expect((await desk.api.delete(`/talent-pools/${pool.id}`)).status).toBe(200);
});
