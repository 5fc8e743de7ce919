import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk } = useDesk({ country: 'AU' });

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
