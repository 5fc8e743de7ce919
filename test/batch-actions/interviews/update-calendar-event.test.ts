import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { interview } from '#test/harness/interview.ts';

const { desk: agency } = useDesk({ country: 'AU' });

async function add(): Promise<string> {
  const answer = await agency.api.post('/calendar-events', {
    title: 'Entry',
    event_type: 'meeting',
    starts_at: '2026-09-01T10:00:00Z',
    ends_at: '2026-09-01T11:00:00Z',
    notes: 'Bring the terms',
    assigned_to: agency.adminId,
  });
  return `/calendar-events/${answer.body.data.id}`;
}

it('changes what is given, clears what is null and leaves the rest', async () => {
  const path = await add();
  const answer = await agency.api.patch(path, {
    title: 'Renamed',
    event_type: 'deadline',
    ends_at: null,
    all_day: true,
    notes: null,
    assigned_to: null,
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    title: 'Renamed',
    event_type: 'deadline',
    starts_at: '2026-09-01T10:00:00.000Z',
    ends_at: null,
    all_day: true,
    notes: null,
    assigned_to: null,
  });
  expect((await agency.api.get(path)).body.data).toEqual(answer.body.data);
});

it.each([
  ['a start after the end', { starts_at: '2026-09-01T12:00:00Z' }, 422, 'ends_at'],
  ['an end before the start', { ends_at: '2026-09-01T09:00:00Z' }, 422, 'ends_at'],
  ['a title of nothing', { title: null }, 422, 'title'],
  ['another application', { application_id: 'app_00000000' }, 422, 'application_id'],
  ['an unknown person', { assigned_to: 'usr_00000000' }, 404, 'assigned_to'],
])('refuses %s', async (_, fields, status, field) => {
  const answer = await agency.api.patch(await add(), fields);
  expect([answer.status, answer.body.error.field]).toEqual([status, field]);
});

it('leaves the time of an interview to the interview, and its notes to anybody', async () => {
  const booked = await interview(agency);
  const path = `/calendar-events/${booked.calendar_event_id}`;
  const moved = await agency.api.patch(path, { starts_at: '2031-01-01T00:00:00Z' });
  expect([moved.status, moved.body.error.code, moved.body.error.interview_id]).toEqual([
    409,
    'CONFLICT',
    booked.id,
  ]);
  const noted = await agency.api.patch(path, { notes: 'Room 4', starts_at: booked.starts_at });
  expect([noted.status, noted.body.data.notes]).toEqual([200, 'Room 4']);
});

it('is taken back by undo', async () => {
  const path = await add();
  const before = (await agency.api.get(path)).body.data;
  const batch = await agency.api.post('/batch', {
    actions: [
      {
        action: 'update_calendar_event',
        input: { calendar_event_id: before.id, title: 'Other', ends_at: null, all_day: true },
      },
    ],
  });
  expect(batch.body.data.status).toBe('succeeded');
  expect((await agency.api.post(`/batch/${batch.body.data.batch_id}/undo`)).status).toBe(200);
  const { updated_at: _, ...restored } = (await agency.api.get(path)).body.data;
  expect(before).toMatchObject(restored);
});
