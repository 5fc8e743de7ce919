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

it('filters targets by status, market and least score, and counts only leads that live', async () => {
  const low = await target({ market: 'Health' });
  const high = await target({ market: 'Mining', status: 'working' });
  await lead(low.id, { strength: 30 });
  await lead(high.id, { strength: 70 });
  await lead(high.id, { strength: 60, kind: 'funding' });
  const ids = async (query: string) =>
    (await desk.api.get(`/bd/targets?${query}`)).body.data.map(({ id }: { id: string }) => id);
  expect(await ids('min_score=31')).toEqual([high.id]);
  expect(await ids('min_score=30')).toHaveLength(2);
  expect(await ids('market=Health')).toEqual([low.id]);
  expect(await ids('status=working')).toEqual([high.id]);
  const gone = await lead(low.id, { strength: 70 });
  expect(await ids('min_score=100')).toHaveLength(2);
  await desk.api.patch(`/bd/leads/${gone.id}`, { status: 'dismissed' });
  expect(await ids('min_score=100')).toEqual([high.id]);
});
