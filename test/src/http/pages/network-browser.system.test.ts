import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createKeyAction } from '#actions/keys/index.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { readConfig } from '#src/config.ts';
import { setPassword } from '#src/identity/links.ts';
import { createApp } from '#src/server/app.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { startServer } from '#src/server/serve.ts';
import { Between } from '#test/harness/between.ts';
import { openBrowser } from '#test/harness/browser.ts';
import { fixture } from '#test/harness/fixture.ts';
import { PASSWORD } from '#test/harness/person.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { type Api, apiOf } from '#test/harness/workspace.ts';

const running = fixture(() =>
  startServer(readConfig({ DATA_DIR: scratchFolder('network'), PORT: '0', LOG_LEVEL: 'silent' })),
);
const browser = fixture(openBrowser);
const between = fixture(async () => {
  const proxy = new Between(new URL(running.url));
  return { proxy, url: await proxy.listen(), close: () => proxy.close() };
});
const LIVE = 'Live: changes appear by themselves.';
let api: Api;
let bot: Api;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const { service, first } = running;
  const accountId = first?.account_id ?? '';
  api = apiOf(createApp(service), first?.key ?? '');
  await setPassword(service, first?.user_id ?? '', PASSWORD);
  const made = await runAsOperator(service, accountId, createKeyAction, { scopes: ['admin'], name: 'Bot' });
  const { id, key } = made.data as { id: string; key: string };
  await runAsOperator(service, accountId, setApprovalPolicyAction, { key_id: id, policy: 'writes' });
  bot = apiOf(createApp(service), key);
});

beforeEach(async () => {
  await context?.close();
  context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
});

async function signIn(): Promise<void> {
  await page.getByLabel('E-mail address').fill('admin@agency.example');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const made = async (name: string, as: Api = api) => {
  const actions = [{ action: 'create_client', input: { name } }];
  return (await as.post('/batch', { actions, reason: `Asked for ${name}` })).body.data;
};
const named = async (name: string) => (await api.get(`/clients?search=${name}`)).body.data;

/** A phone on 3G: 400 ms there and back, 400 kbit a second. */
async function slow(): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

it('shows the desk on 3G whole and live, and decides once where the button is pressed twice', async () => {
  await slow();
  const { batch_id, approval } = await made('Umber Vale', bot);
  await page.goto(running.url);
  await signIn();
  await page.getByText(LIVE).waitFor();
  await page.getByRole('heading', { name: 'Figures', exact: true }).waitFor();
  await page.goto(approval.url);
  const approve = page.getByRole('button', { name: 'Approve' });
  await approve.dblclick();
  await page.getByText(/This request was approved by/).waitFor();
  expect((await bot.get(`/batch/${batch_id}`)).body.data.status).toBe('succeeded');
  expect(await named('Umber')).toHaveLength(1);
});

it('says that it is not live where the stream stalls, and goes on by itself with what was done meanwhile', async () => {
  await page.clock.install();
  await page.goto(between.url);
  await signIn();
  await page.getByText(LIVE).waitFor();
  await page.evaluate('window.sameDocument = true');
  between.proxy.stall();
  await made('Mistral Plains');
  await expect
    .poll(async () => {
      await page.clock.runFor(16_000);
      return page.locator('#live').innerText();
    })
    .toContain('Not live at the moment.');
  between.proxy.back();
  await expect
    .poll(async () => {
      await page.clock.runFor(16_000);
      return page.locator('main').innerText();
    })
    .toContain('Asked for Mistral Plains');
  await page.getByText(LIVE).waitFor();
  expect(await page.evaluate('window.sameDocument')).toBe(true);
});

it('tells whoever decides after the sign-in ended that nothing was done, keeps the note, and leads back to the approval, without script too', async () => {
  await context.close();
  context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  page = await context.newPage();
  const { batch_id, approval } = await made('Longreach', bot);
  await page.goto(approval.url);
  await signIn();
  await page.getByLabel('A note for whoever asked').fill('Send them our terms as well.');
  await context.clearCookies({ name: /session$/ });
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: 'Your sign-in has ended' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('Send them our terms as well.');
  expect((await bot.get(`/batch/${batch_id}`)).body.data.status).toBe('awaiting_approval');
  await page.getByRole('link', { name: 'Sign in and go back' }).click();
  await signIn();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(/This request was approved by/).waitFor();
  expect(await named('Longreach')).toHaveLength(1);
});

it.each([true, false])(
  'shows the policies as they were chosen again after the sign-in ended, with script %s',
  async (javaScriptEnabled) => {
    await context.close();
    context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    page = await context.newPage();
    await page.goto(`${running.url}/approvals/policies`);
    await signIn();
    const finance = page.locator('select[name="set:role:finance"]');
    const before = await finance.inputValue();
    await finance.selectOption('outward');
    await context.clearCookies({ name: /session$/ });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Your sign-in has ended' }).waitFor();
    await page.getByRole('link', { name: 'Sign in and go back' }).click();
    await signIn();
    await page.getByText('This form is filled in again as you sent it.').waitFor();
    expect(await finance.inputValue()).toBe('outward');
    await page.goto(`${running.url}/approvals/policies`);
    expect(await finance.inputValue()).toBe(before);
  },
);

it('tells the second of two who decide at once who decided what, and when', async () => {
  const { approval } = await made('Curlew Bay', bot);
  await page.goto(approval.url);
  await signIn();
  const other = await context.newPage();
  await other.goto(approval.url);
  await Promise.all([
    page.getByRole('button', { name: 'Approve' }).click(),
    other.getByRole('button', { name: 'Refuse' }).click(),
  ]);
  const told = await Promise.all(
    [page, other].map(async (one) => {
      await one.getByText(/This request was (approved|refused) by/).waitFor();
      return one.locator('main').innerText();
    }),
  );
  expect(
    told.filter((text) => text.includes('before your decision arrived; yours changes nothing.')),
  ).toHaveLength(1);
  for (const text of told) expect(text).toMatch(/(approved|refused) by Admin.*\d\d:\d\d/s);
});

it('goes on by itself after its stream was cut off and refused, with what was done meanwhile', async () => {
  await page.goto(between.url);
  await signIn();
  await page.getByText(LIVE).waitFor();
  await page.evaluate('window.sameDocument = true');
  await between.proxy.lose();
  await made('Harrowgate');
  await page.getByText('Not live at the moment.').waitFor();
  between.proxy.back();
  await page.getByText('Asked for Harrowgate').waitFor();
  await page.getByText(LIVE).waitFor();
  expect(await page.evaluate('window.sameDocument')).toBe(true);
});
