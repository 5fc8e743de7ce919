import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays, interview, letPass } from '#test/harness/interview.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'GB', on: 'postgres' });

it('keeps interviews, their calendar entries and phone screens on PostgreSQL as on SQLite', async () => {
  const application_id = await deskOf(agency).application({ stage: 'yes' });
  const first = await interview(agency, { application_id, starts_at: inDays(3) });
  const second = await agency.api.post('/interviews', {
    application_id,
    kind: 'internal',
    starts_at: inDays(3),
  });
  expect(second.body.data.round).toBe(2);
  expect(second.body.meta.warnings.map(({ code }: { code: string }) => code)).toContain('overlap');
  expect((await agency.api.get(`/applications/${application_id}`)).body.data.stage).toBe('screen');
  const moved = await agency.api.patch(`/interviews/${first.id}`, { starts_at: inDays(5) });
  expect(moved.body.data).toMatchObject({ starts_at: inDays(5), reschedule_count: 1 });
  const events = await agency.api.get(`/calendar-events?start=${inDays(4)}&end=${inDays(6)}`);
  expect(events.body.data).toMatchObject([{ id: first.calendar_event_id, all_day: false }]);
  await agency.api.post(`/interviews/${first.id}/cancel`, {});
  expect((await agency.api.get(`/calendar-events/${first.calendar_event_id}`)).status).toBe(404);
  await letPass(running, second.body.data.id);
  const held = await agency.api.post(`/interviews/${second.body.data.id}/outcome`, {
    scorecard: { overall: 4 },
  });
  expect(held.body.data).toMatchObject({ status: 'completed', scorecard: { overall: 4 } });
  const path = `/applications/${application_id}/phone-screens`;
  const screen = await agency.api.post(path, { transcript: 'Hello' });
  await agency.api.post(`${path}/${screen.body.data.id}/confirm`, { outcome: 'reject' });
  expect((await agency.api.get(path)).body.data).toMatchObject([{ status: 'confirmed', outcome: 'reject' }]);
  expect((await agency.api.get(`/applications/${application_id}`)).body.data.stage).toBe('no');
});
