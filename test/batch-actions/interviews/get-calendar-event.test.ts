import { afterAll, beforeAll, expect, it } from 'vitest';
import { interview } from '#test/harness/interview.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let agency: Workspace;

beforeAll(async () => {
  running = await startService();
  agency = await running.workspace({ country: 'AU' });
});
afterAll(() => running.close());

it('answers the entry, that of an interview too', async () => {
  const booked = await interview(agency, { title: 'First round' });
  const answer = await agency.api.get(`/calendar-events/${booked.calendar_event_id}`);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ title: 'First round', starts_at: booked.starts_at });
});

it('does not know an entry that is unknown, deleted or another agency’s', async () => {
  const made = await agency.api.post('/calendar-events', {
    title: 'Gone',
    event_type: 'meeting',
    starts_at: '2026-09-01T10:00:00Z',
  });
  const path = `/calendar-events/${made.body.data.id}`;
  expect((await (await running.workspace()).api.get(path)).status).toBe(404);
  expect((await agency.api.get(path)).status).toBe(200);
  await agency.api.delete(path);
  expect((await agency.api.get(path)).status).toBe(404);
  expect((await agency.api.get('/calendar-events/cal_00000000')).status).toBe(404);
});
