import { serve } from '@hono/node-server';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#src/lib/reader-language.ts';
import { openBrowser, openWindow } from '#test/harness/browser.ts';
import { fixture } from '#test/harness/fixture.ts';
import { lookedOver } from '#test/harness/looks.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { outsidePages, type ShownPage } from '#test/harness/outside-pages.ts';
import { freePort } from '#test/harness/postgres.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }, { sandbox: true }));
const browser = fixture(openBrowser);
let pages: ShownPage[];

beforeAll(async () => {
  pages = (await outsidePages(here)).filter(({ init }) => init === undefined);
});

it.each(LANGUAGES)(
  'each page for people outside the agency is in order in %s on phone, desktop, paper and zoomed, in light and dark',
  async (language) => {
    const port = await freePort();
    const server = serve({ fetch: here.running.app.fetch, port, hostname: '127.0.0.1' });
    try {
      const context = await openWindow(browser);
      await context.setExtraHTTPHeaders({ 'accept-language': language });
      const page = await context.newPage();
      for (const { name, path } of [...pages, { name: 'sign in', path: '/sign-in' }]) {
        await page.goto(`http://127.0.0.1:${port}${path}`);
        expect(await page.getAttribute('html', 'lang'), name).toBe(language);
        for (const details of await page.locator('summary').all()) await details.click();
        await lookedOver(page, `${name.replaceAll(' ', '-')}-${language}`);
      }
      await context.close();
    } finally {
      server.close();
    }
  },
);
