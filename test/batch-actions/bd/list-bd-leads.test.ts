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

it('filters leads by status, market, least strength, kind and target', async () => {
  const [one, two] = [await target({ market: 'Mining' }), await target({ market: 'Health' })];
  const strong = await lead(one.id, { strength: 80 });
  const weak = await lead(two.id, { strength: 10, kind: 'funding' });
  await desk.api.patch(`/bd/leads/${weak.id}`, { status: 'actioned' });
  for (const query of ['min_score=50', 'market=Mining', 'status=new', 'kind=job_ad', `target_id=${one.id}`]) {
    const { data } = (await desk.api.get(`/bd/leads?${query}`)).body;
    expect(
      data.map(({ id }: { id: string }) => id),
      query,
    ).toEqual([strong.id]);
  }
});
