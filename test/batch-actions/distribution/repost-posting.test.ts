import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

it('puts an expired posting back for thirty days, its ad too, and counts it anew', async () => {
  const job = await here.job();
  const { id } = (await here.post(job, ['career_page'])).body.data[0];
  await here.runDue();
  const path = `/distribution/postings/${id}`;
  expect((await here.desk.api.post(`${path}/repost`)).status).toBe(409);
  await here.desk.api.post(`${path}/expire`);
  const used = async () =>
    (await here.desk.api.get('/distribution/boards/career_page')).body.data.posts_used_this_month;
  const before = await used();
  const back = await here.desk.api.post(`${path}/repost`);
  expect(back.body.data).toMatchObject({ id, status: 'publishing', published_at: null });
  await here.runDue();
  expect(await here.posting(id)).toMatchObject({ status: 'live', url: expect.stringContaining('/careers/') });
  expect((await here.desk.api.get(`/jobs/${job}/ad`)).body.data.status).toBe('published');
  expect(await used()).toBe(before + 1);
});

it('is refused while the job is not active', async () => {
  const job = await here.job();
  const { id } = (await here.post(job, ['career_page'])).body.data[0];
  await here.runDue();
  await here.desk.api.patch(`/jobs/${job}`, { status: 'closed' });
  expect((await here.posting(id)).status).toBe('expired');
  const refused = await here.desk.api.post(`/distribution/postings/${id}/repost`);
  expect([refused.status, refused.body.error.job_status]).toEqual([409, 'closed']);
});
