import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const { running, desk } = useDesk({ sandbox: true });

it('answers a draft as it stands, expired after seven days', async () => {
  const { data } = (await desk.api.post('/jobs/from-description', { text: 'CFO' })).body;
  const path = `/jobs/from-description/${data.review_token}`;
  expect((await desk.api.get(path)).body.data).toEqual(data);
  const to = new Date(Date.now() + 8 * 24 * 3600_000).toISOString();
  await advanceTo(desk.api, to);
  expect((await desk.api.get(path)).body.data.status).toBe('expired');
  const late = await desk.api.post(`${path}/confirm`);
  expect(late.status).toBe(422);
  expect(late.body.error.message).toContain('expired');
});

it('knows no draft of another agency', async () => {
  const { data } = (await desk.api.post('/jobs/from-description', { text: 'CFO' })).body;
  const other = await running.workspace();
  expect((await other.api.get(`/jobs/from-description/${data.review_token}`)).status).toBe(404);
  expect((await desk.api.get('/jobs/from-description/jdr_nothing')).status).toBe(404);
});
