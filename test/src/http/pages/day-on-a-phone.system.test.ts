import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { createKeyAction } from '#actions/keys/index.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { readConfig } from '#src/config.ts';
import { setPassword } from '#src/identity/links.ts';
import { createApp } from '#src/server/app.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { startServer } from '#src/server/serve.ts';
import { brokenWordsOf, crowdedOf, openBrowser, openWindow, overflows } from '#test/harness/browser.ts';
import { fixture } from '#test/harness/fixture.ts';
import { PASSWORD } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { type Api, apiOf } from '#test/harness/workspace.ts';

const running = fixture(() =>
  startServer(readConfig({ DATA_DIR: scratchFolder('phone'), PORT: '0', LOG_LEVEL: 'silent' })),
);
const browser = fixture(openBrowser);
let admin: Api;
let bot: Api;
let page: Page;

beforeAll(async () => {
  const { service, first } = running;
  const app = createApp(service);
  const accountId = first?.account_id ?? '';
  admin = apiOf(app, first?.key ?? '');
  await setPassword(service, first?.user_id ?? '', PASSWORD);
  const desk = deskOf({ api: admin });
  const job_id = await desk.job({ title: 'Production Supervisor' });
  const candidate_id = await desk.candidate({ name: 'Amber Xu' });
  await desk.application({ job_id, candidate_id, stage: 'submitted' });
  const target = { action: 'set_quota_target', input: { period_id: 'current', amount: 1_800_000 } };
  expect((await admin.post('/batch', { actions: [target], reason: 'The quarter' })).body.data.status).toBe(
    'succeeded',
  );
  const made = await runAsOperator(service, accountId, createKeyAction, {
    scopes: ['admin'],
    name: 'Desk Bot',
  });
  const { id, key } = made.data as { id: string; key: string };
  await runAsOperator(service, accountId, setApprovalPolicyAction, { key_id: id, policy: 'writes' });
  bot = apiOf(app, key);
  page = await (await openWindow(browser)).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
});

const asked = async (name: string): Promise<string> => {
  const actions = [{ action: 'create_client', input: { name } }];
  const { body } = await bot.post('/batch', { actions, reason: `Won ${name}` });
  return body.data.batch_id;
};

/** What every page on the way is: no wider than the phone, its controls apart, and without a word of what programs read. */
async function fits(): Promise<void> {
  expect(await overflows(page), page.url()).toBe(false);
  expect(await crowdedOf(page), page.url()).toEqual([]);
  expect(await brokenWordsOf(page), page.url()).toEqual([]);
  expect(await page.locator('main').innerText()).not.toMatch(/[{}]|"\w+":|\b(usr|cli|bat|apr)_\w{6}/);
}

it('a manager runs the day from a phone: what waits, a yes with a note, a no, who decided, an undo, a candidate, the quota', async () => {
  const [won, lost] = [await asked('Harrowgate Ridge'), await asked('Curlew Bay')];
  await page.goto(running.url);
  await page.getByLabel('E-mail address').fill('admin@agency.example');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const needs = page.locator('#needs-you');
  await needs.getByRole('link', { name: /2\s+wait for your yes or no/ }).waitFor();
  await fits();
  await needs.getByRole('link', { name: /yes or no/ }).click();
  await page.getByRole('link', { name: /Harrowgate Ridge/ }).click();
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  await fits();
  await page.getByLabel('A note for whoever asked').fill('Send them our terms as well.');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(/This request was approved by/).waitFor();
  await fits();
  const { body: told } = await bot.get(`/batch/${won}`);
  expect(told.data).toMatchObject({
    status: 'succeeded',
    decision: { note: 'Send them our terms as well.' },
  });

  await page.getByRole('link', { name: 'Approvals' }).click();
  await page.getByRole('link', { name: /Curlew Bay/ }).click();
  await page.getByLabel('A note for whoever asked').fill('We do not work for them.');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByText(/This request was refused by/).waitFor();
  expect((await bot.get(`/batch/${lost}`)).body.data.decision.note).toBe('We do not work for them.');
  expect((await admin.get('/clients?search=Curlew')).body.data).toEqual([]);

  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByText('Nothing waits for you.').waitFor();
  await page.locator('#done').getByRole('button', { name: /^Undo/ }).first().click();
  await page.getByRole('heading', { name: 'Take this back?' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('Harrowgate Ridge');
  await fits();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.waitForURL(/#done$/);
  expect((await admin.get('/clients?search=Harrowgate')).body.data).toEqual([]);

  await page.getByRole('link', { name: 'Amber Xu' }).click();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  await fits();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: /^Quota/ }).waitFor();
  await fits();
  await page.getByRole('link', { name: 'Admin' }).first().click();
  await page.getByLabel('Language of mails').selectOption({ label: 'Deutsch' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await fits();
});
