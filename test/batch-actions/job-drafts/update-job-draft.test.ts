import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();
let client: string;

beforeAll(async () => {
  client = (await desk.api.post('/clients', { name: 'Acme Mining' })).body.data.id;
});

async function staged(): Promise<string> {
  const { data } = (await desk.api.post('/jobs/from-description', { text: 'CFO\nSalary: $200k' })).body;
  return `/jobs/from-description/${data.review_token}`;
}

it('sets the client and mends what was read, and tells the gaps that are left', async () => {
  const path = await staged();
  const titled = await desk.api.patch(path, { title: 'Group CFO', compensation: null });
  expect(titled.body.data).toMatchObject({
    title: 'Group CFO',
    compensation: null,
    gaps: { mandatory: ['client'] },
  });
  const whole = await desk.api.patch(path, { client_id: client });
  expect(whole.body.data).toMatchObject({
    title: 'Group CFO',
    client: { id: client },
    gaps: { mandatory: [] },
  });
  expect(whole.body.data.notes.join()).not.toContain('client_id');
  const without = await desk.api.patch(path, { client_id: null });
  expect(without.body.data.gaps.mandatory).toEqual(['client']);
});

it('names the field at fault, and changes none that is confirmed or missing', async () => {
  const path = await staged();
  expect((await desk.api.patch(path, { titel: 'x' })).body.error.field).toBe('titel');
  expect((await desk.api.patch(path, { employment_type: 'casual' })).status).toBe(422);
  await desk.api.patch(path, { client_id: client });
  await desk.api.post(`${path}/confirm`);
  const late = await desk.api.patch(path, { title: 'Too late' });
  expect([late.status, late.body.error.field]).toEqual([422, 'status']);
  expect((await desk.api.patch('/jobs/from-description/jdr_none', { title: 'x' })).status).toBe(422);
});

it('is undone', async () => {
  const path = await staged();
  const token = path.split('/').at(-1);
  const done = await desk.api.post('/batch', {
    actions: [
      { action: 'update_job_draft', input: { review_token: token, title: 'Other', client_id: client } },
    ],
  });
  expect((await desk.api.post(`/batch/${done.body.data.batch_id}/undo`)).status).toBe(200);
  expect((await desk.api.get(path)).body.data).toMatchObject({ title: 'CFO', client: null });
});
