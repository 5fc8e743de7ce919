import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk } = useDesk({ country: 'AU' });

const contacted = async (id: string) => (await desk.api.get(`/candidates/${id}`)).body.data.last_contacted_at;
const logCall = (candidate_id: string, occurred_at: string) =>
  desk.api.post('/activities', { type: 'call', candidate_id, summary: 'Spoke for ten minutes', occurred_at });

async function confirmedScreen(application: string): Promise<string> {
  const made = await desk.api.post(`/applications/${application}/phone-screens`, { transcript: 'Hello' });
  const input = { application_id: application, phone_screen_id: made.body.data.id, outcome: 'hold' };
  const run = await desk.api.post('/batch', { actions: [{ action: 'confirm_phone_screen', input }] });
  expect(run.body.data.items[0].status, JSON.stringify(run.body)).toBe('succeeded');
  return run.body.data.batch_id;
}

it('notes a call that took place as a contact, and an older one never moves it back', async () => {
  const application = await deskOf(desk).application({ stage: 'yes' });
  const { candidate_id: id } = (await desk.api.get(`/applications/${application}`)).body.data;
  expect(await contacted(id)).toBeNull();
  await logCall(id, '2026-03-09T10:00:00.000Z');
  await logCall(id, '2026-03-01T10:00:00.000Z');
  expect(await contacted(id)).toBe('2026-03-09T10:00:00.000Z');
});

it('takes the contact of a phone screen back with its decision, unless somebody was spoken with since', async () => {
  const application = await deskOf(desk).application({ stage: 'yes' });
  const { candidate_id: id } = (await desk.api.get(`/applications/${application}`)).body.data;
  await logCall(id, '2026-03-01T10:00:00.000Z');
  const undone = await confirmedScreen(application);
  expect(await contacted(id)).not.toBe('2026-03-01T10:00:00.000Z');
  await desk.api.post(`/batch/${undone}/undo`, {});
  expect(await contacted(id)).toBe('2026-03-01T10:00:00.000Z');
  const followed = await confirmedScreen(application);
  const spoken = await contacted(id);
  // A call in the same millisecond as the screen would be the same contact.
  await expect.poll(() => new Date().toISOString() > spoken, { interval: 1 }).toBe(true);
  const later = new Date().toISOString();
  await logCall(id, later);
  await desk.api.post(`/batch/${followed}/undo`, {});
  expect(await contacted(id)).toBe(later);
});

const meet = (candidate_id: string, starts_at: string, event_type = 'meeting') =>
  desk.api.post('/calendar-events', { title: 'Coffee', event_type, starts_at, candidate_id });
const person = async (): Promise<string> =>
  (await desk.api.post('/candidates', { name: 'Ola Nordby', email: `${crypto.randomUUID()}@people.example` }))
    .body.data.id;

it('notes a meeting in the calendar as a contact, but no reminder', async () => {
  const id = await person();
  await meet(id, '2026-03-08T10:00:00.000Z', 'reminder');
  expect(await contacted(id)).toBeNull();
  await meet(id, '2026-03-09T10:00:00.000Z');
  expect(await contacted(id)).toBe('2026-03-09T10:00:00.000Z');
});

it('notes a meeting that is to come once it has begun, unless it was called off', async () => {
  const [met, off] = [await person(), await person()];
  const soon = new Date(Date.now() + 3_000).toISOString();
  await meet(met, soon);
  const { id } = (await meet(off, soon)).body.data;
  await desk.api.delete(`/calendar-events/${id}`);
  expect(await contacted(met)).toBeNull();
  await expect.poll(() => new Date().toISOString() > soon, { interval: 50, timeout: 10_000 }).toBe(true);
  await running.service.jobs.runDue();
  expect(await contacted(met)).toBe(soon);
  expect(await contacted(off)).toBeNull();
});

it('notes a meeting that was moved to when it took place', async () => {
  const id = await person();
  const { id: entry } = (await meet(id, '2099-03-09T10:00:00.000Z')).body.data;
  await desk.api.patch(`/calendar-events/${entry}`, { starts_at: '2026-03-10T10:00:00.000Z' });
  expect(await contacted(id)).toBe('2026-03-10T10:00:00.000Z');
});
