import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { interview } from '#test/harness/interview.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

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
