import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/server/serve.ts';
import { openBrowser, overflows, type Windows } from '#test/harness/browser.ts';
import { fixture } from '#test/harness/fixture.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const dataDir = scratchFolder('docs');
const running = fixture(() => startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })));
let browser: Windows;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

it('shows the API on phone and desktop, and leads the docs address of an error to what it says: nothing loaded from elsewhere, no complaint in the console', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  const origins = new Set<string>();
  const complaints: string[] = [];
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${running.url}/docs#error-PLAN_STALE`);
  const first = page.locator('.opblock-tag').first();
  await first.waitFor({ state: 'attached' });
  const top = () =>
    page.evaluate<number>(`document.getElementById('error-PLAN_STALE').getBoundingClientRect().top`);
  await expect.poll(top).toBeLessThan(900);
  expect(await top()).toBeGreaterThan(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await first.waitFor();
    expect(await overflows(page), `at ${width}`).toBe(false);
  }
  expect([...origins]).toEqual([running.url]);
  expect(complaints).toEqual([]);
  await page.close();
});
