import { serve } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateRow } from '#db/rows.ts';
import {
  crowdedOf,
  faultsOf,
  openBrowser,
  openWindow,
  overflows,
  type Windows,
} from '#test/harness/browser.ts';
import { PDF } from '#test/harness/pools.ts';
import { freePort } from '#test/harness/postgres.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;
let server: ReturnType<typeof serve>;
let browser: Windows;
let page: Page;
// biome-ignore lint/suspicious/noExplicitAny: a record of the API
let pool: any;

beforeAll(async () => {
  const port = await freePort();
  running = await startService({ PUBLIC_URL: `http://127.0.0.1:${port}` });
  desk = await running.workspace({ country: 'AU' });
  server = serve({ fetch: running.app.fetch, port, hostname: '127.0.0.1' });
  browser = await openBrowser();
  page = await (await openWindow(browser)).newPage();
  const made = await desk.api.post('/talent-pools', {
    name: 'Mine Planners',
    description: 'People who plan mines, <b>above</b> ground & below.\n\nAsk to hear of work first.',
    who_we_hire: 'Engineers and surveyors.',
    video_url: 'https://video.example/mines',
    is_published: true,
    keep_warm_enabled: true,
  });
  pool = made.body.data;
});
afterAll(async () => {
  await browser.close();
  server.close();
  await running.close();
});

const sound = async () => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await crowdedOf(page)).toEqual([]);
  }
};
const requests = async () => (await desk.api.get(`/talent-pools/${pool.id}/requests`)).body.data;

it('says what the pool is for, and takes a request by keyboard, saying what is wrong where it is', async () => {
  await page.goto(pool.page_url);
  await sound();
  expect(await page.getByText('above</b> ground').count()).toBe(1);
  await page.getByLabel('Your name').focus();
  const reached: (string | null)[] = [];
  for (let at = 0; at < 5; at += 1) {
    reached.push(await page.evaluate('document.activeElement.getAttribute("name")'));
    await page.keyboard.press('Tab');
  }
  expect(reached).toEqual(['full_name', 'email', 'linkedin_url', 'cv', 'consent']);
  await page.getByLabel('Your name').fill('Jo Asker');
  await page.getByLabel('E-mail').fill('jo@people.example');
  await page.getByLabel('LinkedIn profile').fill('https://example.com/jo');
  await page.getByLabel(/may keep what I send/).check();
  await page.getByRole('button', { name: 'Ask to join' }).click();
  expect(await page.getByLabel('LinkedIn profile').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Your name').inputValue()).toBe('Jo Asker');
  await sound();
  expect(await requests()).toEqual([]);
  await page.getByLabel('LinkedIn profile').fill('');
  await page.getByLabel('CV').setInputFiles({ name: 'jo.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await page.getByRole('status').waitFor();
  await sound();
  expect(await requests()).toMatchObject([
    { full_name: 'Jo Asker', linkedin_url: null, document_id: expect.stringMatching(/^doc_/) },
  ]);
});

it('asks on the page of a check-in, and takes the answer', async () => {
  const person = await desk.api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' });
  const path = `/talent-pools/${pool.id}/members`;
  const member = await desk.api.post(path, { candidate_id: person.body.data.id });
  const link = running.service.links.link('pool_check_in', member.body.data.id);
  await running.service.store.write(({ tx }) =>
    updateRow(tx, 'pool_members', desk.accountId, member.body.data.id, { check_in_hash: link.hash }),
  );
  await page.goto(link.url);
  await sound();
  await page.getByRole('button', { name: 'Yes, I am still interested' }).click();
  await sound();
  await page.getByRole('button', { name: 'No, I am not interested' }).click();
  await sound();
  expect(await page.getByRole('button').count()).toBe(0);
});

it('has no page for a pool that is not published', async () => {
  const hidden = await desk.api.post('/talent-pools', { name: 'Hidden' });
  const answer = await page.goto(pool.page_url.replace(pool.slug, hidden.body.data.slug));
  expect(answer?.status()).toBe(404);
});
