import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('answers the client, 404 alike for an unknown id, a deleted one and another agency’s', async () => {
  const made = await desk.api.post('/clients', { name: 'Readable' });
  const read = await desk.api.get(`/clients/${made.body.data.id}`);
  expect(read.status).toBe(200);
  expect(read.body.data).toEqual(made.body.data);
  const gone = await desk.api.post('/clients', { name: 'Deleted' });
  await desk.api.delete(`/clients/${gone.body.data.id}`);
  const foreign = await (await running.workspace()).api.post('/clients', { name: 'Foreign' });
  for (const id of [gone.body.data.id, foreign.body.data.id, 'cli_000000000000']) {
    const missing = await desk.api.get(`/clients/${id}`);
    expect(missing.status).toBe(404);
    expect(missing.body.error.code).toBe('NOT_FOUND');
  }
});
