import { beforeAll, expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

beforeAll(async () => {
  await here.set('file_drop', { pricing: 'paid' });
});

const confirm = (id: string) => here.desk.api.post(`/distribution/postings/${id}/confirm`);
const parked = async (job?: string): Promise<string> =>
  (await here.post(job ?? (await here.job()), ['file_drop'])).body.data[0].id;

it('publishes what waited, once, and counts it then', async () => {
  const used = async () => (await here.desk.api.get('/distribution/boards/file_drop')).body.data;
  const before = (await used()).posts_used_this_month;
  const id = await parked();
  expect((await used()).posts_used_this_month).toBe(before);
  const sure = await confirm(id);
  expect(sure.body.data).toMatchObject({ id, status: 'publishing', error_code: null });
  expect((await used()).posts_used_this_month).toBe(before + 1);
  await here.runDue();
  expect((await here.posting(id)).status).toBe('live');
  const again = await confirm(id);
  expect([again.status, again.body.error.status]).toEqual([409, 'live']);
});

it('is refused past the cap, and for a job that is not active any more', async () => {
  const [id, job] = [await parked(), await here.job()];
  await here.set('file_drop', { monthly_post_limit: 0 });
  const capped = await confirm(id);
  expect([capped.status, capped.body.error.code]).toEqual([409, 'quota_exceeded']);
  await here.set('file_drop', { monthly_post_limit: null });
  const waiting = await parked(job);
  await here.desk.api.patch(`/jobs/${job}`, { status: 'on_hold' });
  expect((await here.posting(waiting)).status).toBe('expired');
  expect((await confirm(waiting)).status).toBe(409);
});
