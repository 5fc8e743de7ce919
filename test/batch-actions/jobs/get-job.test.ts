import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;

beforeAll(async () => {
  running = await startService();
  desk = await running.workspace();
});
afterAll(() => running.close());

it('answers 404 for an unknown job and for one of another agency alike', async () => {
  const other = await running.workspace();
  const client = (await other.api.post('/clients', { name: 'Theirs' })).body.data.id;
  const theirs = (await other.api.post('/jobs', { title: 'T', client_id: client })).body.data.id;
  for (const id of [theirs, 'job_0', 'nonsense']) {
    const read = await desk.api.get(`/jobs/${id}`);
    expect([read.status, read.body.error.code]).toEqual([404, 'NOT_FOUND']);
  }
});

it('needs jobs:read', async () => {
  const key = desk.as(await desk.key(['clients:read'], { userId: null }));
  expect((await key.get('/jobs/job_0')).body.error.code).toBe('INSUFFICIENT_SCOPE');
});
