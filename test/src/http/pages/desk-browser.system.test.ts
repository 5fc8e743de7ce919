import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { setPassword } from '#src/identity/links.ts';
import { createApp } from '#src/server/app.ts';
import { startServer } from '#src/server/serve.ts';
import { openBrowser, openWindow } from '#test/harness/browser.ts';
import { fixture } from '#test/harness/fixture.ts';
import { lookedOver } from '#test/harness/looks.ts';
import { PASSWORD } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { type Api, apiOf } from '#test/harness/workspace.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximiliana Anastasia Konstan';

const running = fixture(() =>
  startServer(readConfig({ DATA_DIR: scratchFolder('desk'), PORT: '0', LOG_LEVEL: 'silent' })),
);
const browser = fixture(openBrowser);
let api: Api;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  api = apiOf(createApp(running.service), running.first?.key ?? '');
  await setPassword(running.service, running.first?.user_id ?? '', PASSWORD);
  const desk = deskOf({ api });
  const client_id = await desk.client({ name: 'Ironbark Water & Sewerage Partnership' });
  const job = { client_id, compensation: { base_min: 90_000, base_max: 110_000 } };
  const job_id = await desk.job({ ...job, title: 'Production Supervisor' });
  for (const [name, stage] of [
    ['محمد بن عبد الرحمن الأنصاري', 'submitted'],
    [LONG, 'submitted'],
    ['Amber Xu', 'client_interview'],
    ['Omar Saad', 'funnel'],
  ])
    await desk.application({ job_id, stage, candidate_id: await desk.candidate({ name }) });
  const target = { action: 'set_quota_target', input: { period_id: 'current', amount: 1_800_000 } };
  await api.post('/batch', { actions: [target], reason: 'The quarter' });
  const application_id = await desk.application({ job_id: await desk.job(job), stage: 'offer' });
  const day = new Date().toISOString().slice(0, 10);
  await api.post('/placements', {
    application_id,
    salary: 100_000,
    fee_percent: 20,
    offer_date: day,
    start_date: day,
  });
});

beforeEach(async () => {
  await context?.close();
  context = await openWindow(browser);
  page = await context.newPage();
});

async function signIn(at: Page = page): Promise<void> {
  await at.goto(`${running.url}/`);
  await at.getByLabel('E-mail address').fill('admin@agency.example');
  await at.getByLabel('Password').fill(PASSWORD);
  await at.getByRole('button', { name: 'Sign in' }).click();
  await at.waitForURL(`${running.url}/`);
}

const madeBy = async (name: string): Promise<void> => {
  const { status } = await api.post('/batch', {
    actions: [{ action: 'create_client', input: { name } }],
    reason: `Asked for ${name}`,
  });
  expect(status).toBe(200);
};

it('is in order on phone and desktop, in light and dark, and small', async () => {
  await madeBy('Harrowgate Ridge');
  await signIn();
  await page.getByRole('heading', { name: 'Pipeline', exact: true }).waitFor();
  await lookedOver(page, 'desk');
  const html = await (await context.request.get(`${running.url}/`)).text();
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  expect(html).not.toMatch(/<(link|img|script)[^>]*(src|href)=/);
});

it('is printed dark on light, also where the screen is dark', async () => {
  await signIn();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ground = await page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
  expect(ground).toBe('rgb(243, 245, 248)');
});

it('shows what an undo takes back before anything is taken back, by the keyboard alone and without script', async () => {
  await madeBy('Curlew Bay');
  await context.close();
  context = await browser.newContext({ javaScriptEnabled: false });
  page = await context.newPage();
  await signIn();
  const first = page.getByRole('button', { name: /^Undo/ }).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Take this back?' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('Curlew Bay');
  expect((await api.get('/clients?search=Curlew')).body.data).toHaveLength(1);
  await page.getByRole('button', { name: 'Take it back' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#done$/);
  expect(await page.locator('#done').innerText()).toContain('taken back');
  expect((await api.get('/clients?search=Curlew')).body.data).toHaveLength(0);
});

it('shows a record from its card on the board, in light and dark, on phone and desktop', async () => {
  await signIn();
  await page.getByRole('link', { name: 'Amber Xu' }).click();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  await lookedOver(page, 'record-application');
  await page.getByRole('link', { name: 'Amber Xu' }).first().click();
  await page.getByRole('heading', { name: 'Amber Xu', exact: true }).waitFor();
  await lookedOver(page, 'record-candidate');
});

it('shows the page of an undo without a fault', async () => {
  await madeBy('Longreach Energy');
  await signIn();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await page.getByRole('heading', { name: 'Take this back?' }).waitFor();
  await lookedOver(page, 'desk-undo');
});

it('brings what is done elsewhere without being loaded again', async () => {
  await signIn();
  await page.getByText('Live: changes appear by themselves.').waitFor();
  await page.evaluate('window.sameDocument = true');
  await madeBy('Umber Vale');
  await page.getByText('Asked for Umber Vale').waitFor();
  expect(await page.evaluate('window.sameDocument')).toBe(true);
});

it('says that the sign-in has ended where it ends while the desk is open, and shows nothing more of the agency', async () => {
  await signIn();
  await page.getByText('Live: changes appear by themselves.').waitFor();
  const other = await context.newPage();
  await other.goto(`${running.url}/`);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await madeBy('Mistral Plains');
  await page.getByText('Your sign-in has ended. Load the page again to sign in.').waitFor();
  expect(await page.locator('#done').innerText()).not.toContain('Mistral Plains');
});
