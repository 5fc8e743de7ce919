import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { interview } from '#test/harness/interview.ts';

const { desk: agency } = useDesk({ country: 'AU' });

it('takes the entry off the calendar, once', async () => {
  const made = await agency.api.post('/calendar-events', {
    title: 'Entry',
    event_type: 'meeting',
    starts_at: '2026-09-01T10:00:00Z',
  });
  const { id } = made.body.data;
  const answer = await agency.api.delete(`/calendar-events/${id}`);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ success: true, deleted: true, id, data: { deleted: true, id } });
  expect((await agency.api.get('/calendar-events')).body.data).toEqual([]);
  expect((await agency.api.delete(`/calendar-events/${id}`)).status).toBe(404);
  const changes = (await agency.api.get('/changes?limit=100')).body.data;
  expect(changes.at(-1)).toMatchObject({ type: 'calendar_event', action: 'deleted', id, data: null });
});

it('leaves that of an interview, whose guests must be told', async () => {
  const booked = await interview(agency);
  const answer = await agency.api.delete(`/calendar-events/${booked.calendar_event_id}`);
  expect([answer.status, answer.body.error.code]).toEqual([409, 'CONFLICT']);
  expect(answer.body.error.message).toContain('cancel_interview');
});
