import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#src/lib/reader-language.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { ENGLISH_REFUSALS, outsidePages, type ShownPage, WRITTEN } from '#test/harness/outside-pages.ts';
import { markCatalogues, unmarkedWords } from '#test/harness/visible-texts.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }, { sandbox: true }));
let pages: ShownPage[];

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
});
