import { expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/server/serve.ts';
import { openBrowser, openWindow } from '#test/harness/browser.ts';
import { fixture } from '#test/harness/fixture.ts';
import { lookedOver } from '#test/harness/looks.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const dataDir = scratchFolder('docs');
const running = fixture(() => startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })));
const browser = fixture(openBrowser);

it('reads on phone, desktop, paper and zoomed, by the keyboard, with nothing loaded from elsewhere and no complaint in the console', async () => {
  const page = await (await openWindow(browser)).newPage();
  const loaded: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${running.url}/docs`);
  expect(loaded).toEqual([`${running.url}/docs`]);
  await lookedOver(page, 'docs');
  await page.getByLabel('What do you want to do?').focus();
  await page.keyboard.type('log a placement');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Log a placement' }).waitFor();
  await lookedOver(page, 'docs-found');
  await page.getByRole('link', { name: 'Log a placement' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${running.url}/docs/placements#create_placement`);
  await page.getByText('What it takes').first().click();
  await lookedOver(page, 'docs-area');
  expect(complaints).toEqual([]);
});

it('leads the docs address of an error to what it says, on a phone too', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  await page.goto(`${running.url}/docs#error-PLAN_STALE`);
  const top = await page.evaluate<number>(
    `document.getElementById('error-PLAN_STALE').getBoundingClientRect().top`,
  );
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(900);
});
