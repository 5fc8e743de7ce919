import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();

let count = 0;
const target = async (more: object = {}) => {
  count += 1;
  const made = await desk.api.post('/bd/targets', { company_name: `Company ${count}`, ...more });
  expect(made.status).toBe(201);
  return made.body.data;
};
const lead = async (target_id: string, more: object = {}) => {
  const made = await desk.api.post('/bd/leads', { target_id, kind: 'job_ad', title: 'Wanted', ...more });
  expect(made.status).toBe(201);
  return made.body.data;
};

it('counts what lies in the patch by market, role and domain, and keeps a list that is left out', async () => {
  const health = await target({ market: 'Health', domain: 'health.example' });
  const mining = await target({ market: 'Mining', domain: 'mining.example' });
  await lead(health.id);
  await lead(mining.id, { role_title: 'Mine planner' });
  expect((await desk.api.get('/bd/patch')).body.data).toMatchObject({
    markets: [],
    updated_at: null,
    target_counts: { new: 2 },
    lead_counts: { new: 2 },
  });
  const set = await desk.api.patch('/bd/patch', { markets: ['mining'], role_families: ['planner'] });
  expect(set.body.data).toMatchObject({ target_counts: { new: 1 }, lead_counts: { new: 1 } });
  expect((await desk.api.get('/bd/patch')).body.data).toEqual(set.body.data);
  const out = await desk.api.patch('/bd/patch', { excluded_domains: ['mining.example'] });
  expect(out.body.data).toMatchObject({ markets: ['mining'], target_counts: { new: 0 } });
});
