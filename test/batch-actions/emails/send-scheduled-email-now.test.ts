import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(startMailDesk);

it('answers scheduled for now, and the background sender takes it', async () => {
  const ana = await here.candidate();
  const made = await here.schedule({ candidate_id: ana.id });
  const before = new Date().toISOString();
  const brought = await here.desk.api.post(`/scheduled-emails/${made.body.data.id}/send-now`);
  expect(brought.status).toBe(200);
  expect(brought.body.data.status).toBe('scheduled');
  expect(brought.body.data.scheduled_at >= before).toBe(true);
  expect(brought.body.data.scheduled_at <= new Date().toISOString()).toBe(true);
  await sendDue(here.running);
  const read = await here.desk.api.get(`/scheduled-emails/${made.body.data.id}`);
  expect(read.body.data.status).toBe('sent');
  expect(here.mailTo(ana.email)).toHaveLength(1);
});

it('refuses a person who may no longer be written to, naming the candidate', async () => {
  const ana = await here.candidate();
  const made = await here.schedule({ candidate_id: ana.id });
  await here.desk.api.patch(`/candidates/${ana.id}`, { do_not_approach: true });
  const refused = await here.desk.api.post(`/scheduled-emails/${made.body.data.id}/send-now`);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe('candidate_id');
});

it('answers 404 for an unknown id', async () => {
  expect((await here.desk.api.post('/scheduled-emails/sem_0/send-now')).status).toBe(404);
});
