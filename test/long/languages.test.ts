import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { expect, it } from 'vitest';
import { openBrowser, openWindow } from '#test/harness/browser.ts';
import { expectWell } from '#test/harness/client-site.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { outsidePages } from '#test/harness/outside-pages.ts';
import { freePort } from '#test/harness/postgres.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }, { sandbox: true }));
const browser = fixture(openBrowser);
const SHOTS = process.env.SCREENSHOTS;

it('fits a phone and a desktop in each language and has no fault for axe-core', async () => {
  const pages = (await outsidePages(here)).filter(({ init }) => init === undefined);
  const port = await freePort();
  const server = serve({ fetch: here.running.app.fetch, port, hostname: '127.0.0.1' });
  try {
    for (const language of ['de', 'fr']) {
      const context = await openWindow(browser);
      await context.setExtraHTTPHeaders({ 'accept-language': language });
      const page = await context.newPage();
      for (const { name, path } of [...pages, { name: 'sign in', path: '/sign-in' }]) {
        await page.goto(`http://127.0.0.1:${port}${path}`);
        expect(await page.getAttribute('html', 'lang'), name).toBe(language);
        for (const details of await page.locator('summary').all()) await details.click();
        await expectWell(page, `${name}, ${language}`);
        await page.setViewportSize({ width: 390, height: 844 });
        if (SHOTS !== undefined)
          await page.screenshot({ path: join(SHOTS, `${name}-${language}.png`), fullPage: true });
      }
      await context.close();
    }
  } finally {
    server.close();
  }
});
