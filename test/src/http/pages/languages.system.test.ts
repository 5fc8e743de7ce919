import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#src/lib/reader-language.ts';
import { setBrandAction } from '#src/links/skin.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { ENGLISH_REFUSALS, outsidePages, type ShownPage, WRITTEN } from '#test/harness/outside-pages.ts';
import { markCatalogues, unmarkedWords } from '#test/harness/visible-texts.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }, { sandbox: true }));
let pages: ShownPage[];

/** Pages whose address tells no agency. */
const OF_NO_AGENCY = new Set(['meeting', 'no meeting', 'nothing there', 'unknown submission', 'unknown ad']);

beforeAll(async () => {
  pages = await outsidePages(here);
}, 120_000);
markCatalogues();

const shown = ({ path, init = {} }: ShownPage, language: string) => {
  const headers = new Headers(init.headers);
  headers.set('accept-language', language);
  return here.running.app.request(path, { ...init, headers });
};

describe('a page for people outside the agency', () => {
  it.each(LANGUAGES)('says nothing in %s that stands outside the catalogue', async (language) => {
    const found: string[] = [];
    const known = language === 'en' ? [...WRITTEN, ...ENGLISH_REFUSALS] : WRITTEN;
    for (const page of pages) {
      const response = await shown(page, language);
      const html = await response.text();
      expect([page.name, response.status], html.slice(-600)).toEqual([page.name, page.status ?? 200]);
      expect(response.headers.get('content-language')).toBe(language);
      expect(response.headers.get('vary')).toContain('Accept-Language');
      expect(html).toContain(`<html lang="${language}">`);
      for (const words of unmarkedWords(html, known, language)) found.push(`${page.name}: ${words}`);
    }
    expect(found).toEqual([]);
  });

  it('wears the name, the icon, the logo and the colour of the agency, with a preview that tells no more than its name', async () => {
    const logo = { type: 'image/png', base64: Buffer.from('a picture').toString('base64'), version: 'first' };
    const { service } = here.running;
    await runAsOperator(service, here.desk.accountId, setBrandAction, { colour: '#7a1f5c', logo });
    const agency = 'Harbour Talent';
    const of = (html: string) => ({
      preview: html.includes(`<meta property="og:site_name" content="${agency}"/>`),
      picture: /<meta property="og:image" content="[^"]+\/logo\/[^"]+"/.test(html),
      icon: html.includes('<link rel="icon" href="data:image/svg+xml,'),
      logo: /<header.*?<img src="\/logo\/.*?<\/header>/s.test(html),
      colour: html.includes('--brand:#7a1f5c'),
      footer: /<footer.*?Harbour Talent.*?<\/footer>/s.test(html),
    });
    const whole = { preview: true, picture: true, icon: true, logo: true, colour: true, footer: true };
    for (const page of pages.filter(({ name }) => !OF_NO_AGENCY.has(name)))
      expect([page.name, of(await (await shown(page, 'en')).text())]).toEqual([page.name, whole]);
  });
});
