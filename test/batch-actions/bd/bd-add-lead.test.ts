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

it('takes market and owner from the target and a usual strength from the kind, and lives 30 days', async () => {
  const made = await target({ market: 'Mining' });
  const added = await lead(made.id, { kind: 'contact_moved' });
  expect(added).toMatchObject({ market: 'Mining', strength: 50, status: 'new', owner_id: made.owner_id });
  expect(Date.parse(added.expires_at) - Date.parse(added.detected_at)).toBe(30 * 86_400_000);
});

it('refuses a kind that there is not and a target of nobody', async () => {
  const { id } = await target();
  const post = (body: object) => desk.api.post('/bd/leads', { target_id: id, title: 'X', ...body });
  expect((await post({ kind: 'rumour' })).status).toBe(422);
  expect(
    (await post({ kind: 'funding', target_id: 'bdt_00000000000000000000' })).status,
  ).toBeGreaterThanOrEqual(404);
});
