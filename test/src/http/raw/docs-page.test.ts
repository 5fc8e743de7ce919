import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { type Running, startServer } from '#src/serve.ts';
import { openBrowser, overflows } from '#test/harness/browser.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'deskhand-docs-'));
let running: Running;
let browser: Browser;

beforeAll(async () => {
  running = await startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }));
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it.each([390, 1280])(
  'shows the API at %i pixels: nothing loaded from elsewhere, no complaint in the console',
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const origins = new Set<string>();
    const complaints: string[] = [];
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${running.url}/docs`);
    await page.locator('.opblock-tag').first().waitFor();
    expect([...origins]).toEqual([running.url]);
    expect(complaints).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.close();
  },
);

it('leads the docs address of an error to what it says', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  await page.goto(`${running.url}/docs#error-PLAN_STALE`);
  await page.locator('.opblock-tag').first().waitFor({ state: 'attached' });
  const top = () =>
    page.evaluate<number>(`document.getElementById('error-PLAN_STALE').getBoundingClientRect().top`);
  await expect.poll(top).toBeLessThan(900);
  expect(await top()).toBeGreaterThan(0);
  await page.close();
});
