import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

const expire = (id: string) => here.desk.api.post(`/distribution/postings/${id}/expire`);
const adOf = async (job: string) => (await here.desk.api.get(`/jobs/${job}/ad`)).body.data;

it('takes a posting off its board, and gives nothing of the cap back', async () => {
  const { id } = (await here.post(await here.job(), ['file_drop'])).body.data[0];
  await here.runDue();
  const file = join(here.running.dataDir, 'board-drop', here.desk.accountId, `${id}.json`);
  expect(existsSync(file)).toBe(true);
  const used = (await here.desk.api.get('/distribution/boards/file_drop')).body.data.posts_used_this_month;
  expect((await expire(id)).body.data.status).toBe('expired');
  await here.runDue();
  expect(existsSync(file)).toBe(false);
  expect((await here.posting(id)).error_code).toBeNull();
  expect((await here.desk.api.get('/distribution/boards/file_drop')).body.data.posts_used_this_month).toBe(
    used,
  );
});

it('closes the public page with the last posting of a job that was on the career page', async () => {
  const job = await here.job();
  const posted = (await here.post(job, ['career_page', 'xml_feed'])).body.data;
  await here.runDue();
  const first = await expire(posted[0].id);
  expect(first.body.meta.warnings[0]).toMatchObject({ code: 'page_remains' });
  expect((await adOf(job)).status).toBe('published');
  await expire(posted[1].id);
  expect(await adOf(job)).toMatchObject({ status: 'closed', url: null });
});

it('leaves the page of an ad that was never on the career page board', async () => {
  const job = await here.job();
  await here.desk.api.patch(`/jobs/${job}/ad`, { status: 'published' });
  const { id } = (await here.post(job, ['xml_feed'])).body.data[0];
  await here.runDue();
  await expire(id);
  expect((await adOf(job)).status).toBe('published');
});

it('gives up one that waits for a confirmation, and takes none twice', async () => {
  await here.set('file_drop', { pricing: 'paid' });
  const { id } = (await here.post(await here.job(), ['file_drop'])).body.data[0];
  expect((await expire(id)).body.data).toMatchObject({ status: 'expired', error_code: null });
  expect((await expire(id)).status).toBe(409);
  await here.set('file_drop', { pricing: 'free' });
});
