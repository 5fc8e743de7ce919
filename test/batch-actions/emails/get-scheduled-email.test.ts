import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(startMailDesk);

it('reads one with emails:read', async () => {
  const made = await here.schedule();
  const reader = here.desk.as(await here.desk.key(['emails:read'], { userId: null }));
  const read = await reader.get(`/scheduled-emails/${made.body.data.id}`);
  expect(read.status).toBe(200);
  expect(read.body.data).toEqual(made.body.data);
});

it('answers 404 for an unknown id, a malformed one and one of another agency', async () => {
  const elsewhere = await here.running.workspace();
  const made = await here.schedule();
  expect((await here.desk.api.get('/scheduled-emails/sem_0')).status).toBe(404);
  expect((await here.desk.api.get('/scheduled-emails/none')).status).toBe(404);
  expect((await elsewhere.api.get(`/scheduled-emails/${made.body.data.id}`)).status).toBe(404);
});
