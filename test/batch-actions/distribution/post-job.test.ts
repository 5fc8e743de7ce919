import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

const dropped = () => {
  const folder = join(here.running.dataDir, 'board-drop', here.desk.accountId);
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
};

it('takes a job to free boards: publishing at once, live in the background, with address and end', async () => {
  const job = await here.job({ title: 'Financial Controller' });
  const posted = await here.post(job, ['career_page', 'xml_feed', 'file_drop']);
  expect(posted.status).toBe(201);
  expect(posted.body.data.map((row: { status: string }) => row.status)).toEqual([
    'publishing',
    'publishing',
    'publishing',
  ]);
  await here.runDue();
  const live = await here.postingsOf(job);
  const url = 'https://desk.example/careers/harbour-talent/financial-controller-perth';
  for (const board of ['career_page', 'xml_feed', 'file_drop']) {
    expect(live[board]).toMatchObject({ status: 'live', url, error_code: null, job_id: job });
    const stood = Date.parse(live[board].expires_at) - Date.parse(live[board].published_at);
    expect(stood).toBe(30 * 24 * 3600_000);
  }
  expect(live.xml_feed.external_id).toBe(live.xml_feed.id);
  expect((await here.desk.api.get(`/jobs/${job}/ad`)).body.data).toMatchObject({
    id: live.career_page.job_ad_id,
    status: 'published',
    url,
  });
  expect(dropped()).toContainEqual(
    expect.objectContaining({
      event: 'job_posting.published',
      posting_id: live.file_drop.id,
      job: expect.objectContaining({ title: 'Financial Controller', url, apply_url: url, salary: null }),
    }),
  );
});

it('parks what is paid, mixed or unpriced, unless the caller confirms it', async () => {
  const job = await here.job();
  await here.set('file_drop', { pricing: 'paid' });
  const parked = await here.post(job, ['file_drop']);
  expect(parked.body.data[0]).toMatchObject({ status: 'pending', error_code: 'awaiting_confirmation' });
  await here.runDue();
  expect((await here.posting(parked.body.data[0].id)).status).toBe('pending');
  for (const pricing of [null, 'mixed']) {
    await here.set('file_drop', { pricing });
    const answer = await here.post(await here.job(), ['file_drop']);
    expect(answer.body.data[0].error_code).toBe('awaiting_confirmation');
  }
  const sure = await here.post(await here.job(), ['file_drop'], { confirm_paid: true });
  expect(sure.body.data[0]).toMatchObject({ status: 'publishing', error_code: null });
  await here.set('file_drop', { pricing: 'free' });
});

it('lets a job stand once on each board', async () => {
  const job = await here.job();
  const first = await here.post(job, ['career_page', 'career_page']);
  expect(first.body.data).toHaveLength(1);
  const again = await here.post(job, ['career_page']);
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({ code: 'CONFLICT', existing_id: first.body.data[0].id });
});

it('refuses all of it, and writes nothing, when one board refuses', async () => {
  const job = await here.job();
  await here.set('xml_feed', { monthly_post_limit: 0 });
  const refused = await here.post(job, ['career_page', 'xml_feed']);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ code: 'quota_exceeded', board_slug: 'xml_feed' });
  expect(await here.postingsOf(job)).toEqual({});
  expect((await here.desk.api.get(`/jobs/${job}/ad`)).body.data).toMatchObject({ status: 'none' });
  await here.set('xml_feed', { monthly_post_limit: null });
});

it('rejects a job of a country that the board does not take, and takes nothing of its cap', async () => {
  await here.set('xml_feed', { regions: ['New Zealand'] });
  const used = async () => (await here.desk.api.get('/distribution/boards/xml_feed')).body.data;
  const before = (await used()).posts_used_this_month;
  const posted = await here.post(await here.job(), ['xml_feed']);
  expect(posted.body.data[0]).toMatchObject({ status: 'rejected', error_code: 'region_not_served' });
  expect(posted.body.data[0].error_message).toContain('NZ');
  expect((await used()).posts_used_this_month).toBe(before);
  await here.set('xml_feed', { regions: [] });
});

it.each([
  [
    'a job that is on hold',
    409,
    'job_id',
    async () => {
      const job = await here.job();
      await here.desk.api.patch(`/jobs/${job}`, { status: 'on_hold' });
      return here.post(job, ['career_page']);
    },
  ],
  ['a board that there is not', 404, 'board_slugs', async () => here.post(await here.job(), ['seek'])],
  ['a board without its address', 409, 'board_slugs', async () => here.post(await here.job(), ['webhook'])],
  ['no board', 422, 'board_slugs', async () => here.post(await here.job(), [])],
])('refuses %s with %i on %s', async (_, status, field, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(answer.body.error.field).toBe(field);
});

it('shows in a plan what it takes of the cap, what it publishes, and posts nothing', async () => {
  const job = await here.job();
  const used = async () => (await here.desk.api.get('/distribution/boards/xml_feed')).body.data;
  const { posts_used_this_month } = await used();
  await here.set('xml_feed', { monthly_post_limit: posts_used_this_month + 4 });
  const plan = await here.desk.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'post_job', input: { job_id: job, board_slugs: ['xml_feed'] } }],
  });
  expect(plan.status).toBe(200);
  expect(plan.body.data.items[0].effects).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'quota', before: { remaining: 4 }, after: { remaining: 3 } }),
      expect.objectContaining({ kind: 'event', type: 'job_ad.published' }),
      expect.objectContaining({ kind: 'create', type: 'posting' }),
    ]),
  );
  expect(await here.postingsOf(job)).toEqual({});
  expect((await used()).posts_used_this_month).toBe(posts_used_this_month);
  await here.set('xml_feed', { monthly_post_limit: null });
});

it('counts twenty at once against a cap of five, and lets exactly five through', async () => {
  const jobs = await Promise.all(Array.from({ length: 20 }, () => here.job()));
  const used = (await here.desk.api.get('/distribution/boards/career_page')).body.data.posts_used_this_month;
  await here.set('career_page', { monthly_post_limit: used + 5 });
  const answers = await Promise.all(jobs.map((job) => here.post(job, ['career_page'])));
  const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.error.code)).sort();
  expect(codes.filter((code) => code === 201)).toHaveLength(5);
  expect(codes.filter((code) => code === 'quota_exceeded')).toHaveLength(15);
  expect((await here.desk.api.get('/distribution/boards/career_page')).body.data).toMatchObject({
    posts_used_this_month: used + 5,
    posts_remaining_this_month: 0,
  });
  await here.set('career_page', { monthly_post_limit: null });
});
