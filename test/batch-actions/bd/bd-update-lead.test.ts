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

it('changes the next step and dismisses a lead, which then scores nothing', async () => {
  const { id } = await target();
  const { id: leadId } = await lead(id);
  const next = { next_action: 'Ring', next_action_at: '2099-01-01T09:00:00Z' };
  expect((await desk.api.patch(`/bd/leads/${leadId}`, next)).body.data).toMatchObject(next);
  await desk.api.patch(`/bd/leads/${leadId}`, { status: 'dismissed' });
  expect((await desk.api.get(`/bd/targets/${id}`)).body.data).toMatchObject({ score: 0, score_reasons: [] });
});

it('takes back nothing that was converted, and converts nothing by a status', async () => {
  const { id } = await lead((await target()).id);
  expect((await desk.api.patch(`/bd/leads/${id}`, { status: 'converted' })).status).toBe(422);
  await desk.api.post(`/bd/leads/${id}/convert`, {});
  expect((await desk.api.patch(`/bd/leads/${id}`, { status: 'new' })).status).toBe(409);
});
