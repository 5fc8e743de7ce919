import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';
import { answers, type Receiver, startReceiver } from '#test/harness/receiver.ts';

const board = fixture(startReceiver);
const here = fixture(() => startBoardDesk({ ALLOW_PRIVATE_TARGETS: 'true' }));
let secret: string;

beforeAll(async () => {
  const set = await here.set('webhook', { webhook_url: board.url, pricing: 'free', monthly_post_limit: 100 });
  secret = set.body.data.signing_secret;
});

const used = async () =>
  (await here.desk.api.get('/distribution/boards/webhook')).body.data.posts_used_this_month;

/** Posts a job to the webhook board, which is to answer so, and does what is due. */
async function posted(...answer: Parameters<Receiver['answer']>): Promise<string> {
  board.answer(...answer);
  board.received.length = 0;
  const { id } = (await here.post(await here.job(), ['webhook'])).body.data[0];
  await here.runDue();
  return id;
}

it('posts to the webhook board, signed, and tells it when a posting ends', async () => {
  const id = await posted(answers.status(200));
  expect(board.received).toHaveLength(1);
  expect(board.verifies(0, secret)).toBe(true);
  expect(board.verifies(0, 'whsec_other')).toBe(false);
  expect(board.received[0]?.headers['x-service-event']).toBe('job_posting.published');
  expect(board.received[0]?.body).toMatchObject({
    event: 'job_posting.published',
    posting_id: id,
    account_id: here.desk.accountId,
    job: { title: 'Controller', agency: 'Harbour Talent', salary: null, location: { city: 'Perth' } },
  });
  expect(board.received[0]?.raw).not.toContain('Acme');
  expect(await here.posting(id)).toMatchObject({ status: 'live', url: board.received[0]?.body.job.url });
  await here.desk.api.post(`/distribution/postings/${id}/expire`);
  await here.runDue();
  expect(board.received[1]?.body).toMatchObject({ event: 'job_posting.ended', posting_id: id, job: null });
  expect(board.verifies(1, secret)).toBe(true);
});

it('tries again after 1, 5 and 30 minutes, then ends in error and gives the cap its posting back', async () => {
  const before = await used();
  const id = await posted(answers.status(503));
  const waited: number[] = [];
  let past = 0;
  for (const minutes of [1, 5, 30]) {
    expect(await here.posting(id)).toMatchObject({
      status: 'publishing',
      error_code: 'unreachable',
      error_message: 'The board answered 503.',
    });
    const tries = board.received.length;
    await here.advance({ minutes: minutes - 0.2 - past });
    expect(board.received).toHaveLength(tries);
    await here.advance({ minutes: 0.4 });
    waited.push(board.received.length - tries);
    past = 0.2;
  }
  expect(waited).toEqual([1, 1, 1]);
  expect(await here.posting(id)).toMatchObject({ status: 'error', error_code: 'unreachable' });
  expect(await used()).toBe(before);
  board.answer(answers.status(204));
  const again = await here.desk.api.post(`/distribution/postings/${id}/retry`);
  expect(again.body.data.status).toBe('publishing');
  await here.runDue();
  expect((await here.posting(id)).status).toBe('live');
  expect(await used()).toBe(before + 1);
});

it('goes live with the try that gets through', async () => {
  const id = await posted(answers.status(500), answers.status(201));
  await here.advance({ minutes: 1.2 });
  expect(await here.posting(id)).toMatchObject({ status: 'live', error_code: null, error_message: null });
  expect(board.received.map(({ body }) => body.posting_id)).toEqual([id, id]);
});

it('is rejected by a board that refuses what it says, without another try, and gives back', async () => {
  const before = await used();
  const id = await posted(answers.status(422));
  expect(await here.posting(id)).toMatchObject({ status: 'rejected', error_code: 'content_rejected' });
  expect(await used()).toBe(before);
  await here.advance({ minutes: 60 });
  expect(board.received).toHaveLength(1);
});

it('stands thirty days by the clock of the agency', async () => {
  const job = await here.job();
  const posting = (await here.post(job, ['career_page'])).body.data[0].id;
  await here.runDue();
  await here.advance({ days: 29, minutes: 1430 });
  expect((await here.posting(posting)).status).toBe('live');
  await here.advance({ minutes: 20 });
  expect((await here.posting(posting)).status).toBe('expired');
  expect((await here.desk.api.get(`/jobs/${job}/ad`)).body.data.status).toBe('closed');
});

it.each(['closed', 'on_hold', 'filled'])('ends everywhere when the job is %s', async (status) => {
  board.answer(answers.status(200));
  await here.set('file_drop', { pricing: 'paid' });
  const job = await here.job();
  await here.post(job, ['career_page', 'webhook', 'file_drop']);
  await here.runDue();
  board.received.length = 0;
  if (status === 'filled') {
    const email = `${job}@people.example`.toLowerCase();
    const candidate = (await here.desk.api.post('/candidates', { name: 'Ana Ruiz', email })).body.data.id;
    const application = await here.desk.api.post('/applications', { job_id: job, candidate_id: candidate });
    await here.desk.api.post('/placements', { application_id: application.body.data.id, salary: 100_000 });
  } else await here.desk.api.patch(`/jobs/${job}`, { status });
  expect((await here.desk.api.get(`/jobs/${job}`)).body.data.status).toBe(status);
  expect(await here.postingsOf(job)).toMatchObject({
    career_page: { status: 'expired' },
    webhook: { status: 'expired' },
    file_drop: { status: 'expired', published_at: null },
  });
  await here.runDue();
  expect(board.received.map(({ body }) => body.event)).toEqual(['job_posting.ended']);
});

it('ends what leads to an ad that is taken off by hand', async () => {
  const job = await here.job();
  await here.post(job, ['xml_feed']);
  await here.runDue();
  await here.desk.api.patch(`/jobs/${job}/ad`, { status: 'draft' });
  expect((await here.postingsOf(job)).xml_feed.status).toBe('expired');
});

it('gives the cap back when the job closes before its posting went out', async () => {
  const before = await used();
  board.answer(answers.status(503));
  const job = await here.job();
  await here.post(job, ['webhook']);
  await here.runDue();
  await here.desk.api.patch(`/jobs/${job}`, { status: 'closed' });
  await here.advance({ minutes: 2 });
  expect((await here.postingsOf(job)).webhook).toMatchObject({ status: 'expired', published_at: null });
  expect(await used()).toBe(before);
});

it('writes no file where it may not, and goes on when it may', async () => {
  await here.set('file_drop', { pricing: 'free' });
  const folder = join(here.running.dataDir, 'board-drop', here.desk.accountId);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o500);
  const { id } = (await here.post(await here.job(), ['file_drop'])).body.data[0];
  await here.runDue();
  const root = process.getuid?.() === 0;
  if (!root)
    expect(await here.posting(id)).toMatchObject({ status: 'publishing', error_code: 'unreachable' });
  chmodSync(folder, 0o700);
  await here.advance({ minutes: 1.2 });
  expect((await here.posting(id)).status).toBe('live');
  expect(existsSync(join(folder, `${id}.json`))).toBe(true);
});
