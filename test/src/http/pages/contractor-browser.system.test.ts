import { serve } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  crowdedOf,
  faultsOf,
  openBrowser,
  openWindow,
  overflows,
  type Windows,
} from '#test/harness/browser.ts';
import { contracted } from '#test/harness/contract.ts';
import { PDF } from '#test/harness/contractor.ts';
import { freePort } from '#test/harness/postgres.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;
let server: ReturnType<typeof serve>;
let browser: Windows;
let page: Page;

beforeAll(async () => {
  const port = await freePort();
  running = await startService({ PUBLIC_URL: `http://127.0.0.1:${port}` });
  desk = await running.workspace({ country: 'AU' });
  server = serve({ fetch: running.app.fetch, port, hostname: '127.0.0.1' });
  browser = await openBrowser();
  page = await (await openWindow(browser)).newPage();
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

it('is used by keyboard alone, on a phone as on a desk, and says what went wrong where', async () => {
  const { candidateId } = await contracted(desk, { engagement: 'limited_company' });
  const link = await desk.api.post(`/candidates/${candidateId}/contractor-page-link`);
  await page.goto(link.body.data.url);
  await sound();
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('details').first().getAttribute('open')).not.toBeNull();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.getAttribute("name")')).toBe('file');
  const file = page.locator('details').first().locator('input[type=file]');
  await file.setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<html></html>'),
  });
  await page.locator('details').first().getByRole('button', { name: /^Send/ }).press('Enter');
  await page.locator('.notice.bad').waitFor();
  expect(await page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true');
  await sound();
  await file.setInputFiles({ name: 'visa.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.locator('details').first().getByRole('button', { name: /^Send/ }).press('Enter');
  await page.locator('.notice.good').waitFor();
  await page.getByText(/^1 of \d+ sent$/).waitFor();
  await sound();
  await page.getByLabel('Available from').fill('2027-02-01');
  await page.getByLabel('Day rate (AUD)').fill('700');
  await page.getByLabel('Preferred areas').fill('Sydney');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.locator('.notice.good').waitFor();
  expect(await page.getByLabel('Day rate (AUD)').inputValue()).toBe('700');
  await desk.api.post(`/candidates/${candidateId}/contractor-page-link`);
  expect((await page.reload())?.status()).toBe(410);
  await sound();
});
