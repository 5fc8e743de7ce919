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

it('shows a person without a patch all targets and leads of the agency, and whom of the clients they reached', async () => {
  await lead((await target()).id);
  const { data } = (await desk.api.get('/bd/patch')).body;
  expect(data).toMatchObject({
    markets: [],
    updated_at: null,
    target_counts: { new: 1 },
    lead_counts: { new: 1 },
    coverage: { clients: 0, contacts_reached_90d: 0 },
  });
});
