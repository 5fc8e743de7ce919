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

it('says why a target scores as it does, and never scores above 100', async () => {
  const { id } = await target();
  await lead(id, { strength: 70, title: 'Ad for planners' });
  await lead(id, { strength: 60, kind: 'funding', title: 'Raised money' });
  expect((await desk.api.get(`/bd/targets/${id}`)).body.data).toMatchObject({
    score: 100,
    open_roles_count: 1,
    last_signal_at: expect.any(String),
    score_reasons: [
      { signal: 'job_ad', weight: 70, evidence: 'Ad for planners' },
      { signal: 'funding', weight: 60, evidence: 'Raised money' },
    ],
  });
});
