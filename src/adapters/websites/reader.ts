import { industries } from '#src/domain/lexicon/terms.ts';
import { plainWords } from '#src/domain/lexicon/text.ts';
import type { Companies, CompanyFacts, CompanyReading } from '#src/domain/ports.ts';
import { e164, Phone } from '#src/lib/phone.ts';
import { countryOf } from '#src/lib/places.ts';
import { typeOf } from '../files/type.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { type Fetched, PATIENCE, SiteReader, securely } from './fetch.ts';
import { organizationIn } from './organization.ts';
import { addressOf, type Page, readPage } from './page.ts';

const PAGE_BYTES = 2 * 1024 * 1024;
const LOGO_BYTES = 512 * 1024;
const MOST_LOGOS = 3;
const IMAGES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/x-icon',
]);

/** Reads companies off their own websites: the home page, a page about them, and a logo. */
export function websiteReader(outbound: Outbound, agent: () => string, patience = PATIENCE): Companies {
  return {
    async read(website, country): Promise<CompanyReading> {
      const site = new SiteReader(outbound, agent(), patience);
      const home = await pageAt(site, securely(website));
      if ('reason' in home) return { ok: false, reason: home.reason, lasting: home.lasting };
      const [about] = home.page.about;
      const second = about === undefined ? null : await pageAt(site, about);
      const pages = [home.page, ...(second !== null && 'page' in second ? [second.page] : [])];
      return { ok: true, facts: { ...factsOf(pages, country), logo_url: await logoOf(site, pages) } };
    },
  };
}

type PageRead = { page: Page } | Extract<Fetched, { ok: false }>;

async function pageAt(site: SiteReader, url: string): Promise<PageRead> {
  const fetched = await site.fetch(url, { accept: 'text/html,application/xhtml+xml', maxBytes: PAGE_BYTES });
  if (!fetched.ok) return fetched;
  const { body, type } = fetched;
  const said = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const isPage = said === '' || said === 'text/html' || said === 'application/xhtml+xml';
  // What is said of the type is not always so.
  if (!isPage || body.subarray(0, 2048).includes(0))
    return { ok: false, reason: `${fetched.url} is no page of HTML.`, lasting: true };
  return { page: readPage(decodedHtml(body, type), fetched.url) };
}

function decodedHtml(body: Uint8Array, type: string): string {
  const head = new TextDecoder('latin1').decode(body.subarray(0, 2048));
  const named = /charset\s*=\s*["']?([\w-]+)/i;
  const label = named.exec(type)?.[1] ?? named.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/** The first that a page says, with the page that says it. */
function firstOf<T>(
  pages: readonly Page[],
  read: (page: Page) => T | null,
): { value: T; from: string } | null {
  for (const page of pages) {
    const value = read(page);
    if (value !== null) return { value, from: page.url };
  }
  return null;
}

function factsOf(pages: readonly Page[], country: string): Omit<CompanyFacts, 'logo_url'> {
  const described = (page: Page): string | null =>
    cleaned(
      organizationIn(page.linkedData)?.description ??
        page.meta.get('og:description') ??
        page.meta.get('description') ??
        page.meta.get('twitter:description'),
      1_000,
    );
  return {
    description: firstOf(pages, described),
    industry: firstOf(pages, (page) => industryOf(page, described(page))),
    phone: firstOf(pages, (page) =>
      phoneOf([organizationIn(page.linkedData)?.telephone, ...page.phones], country),
    ),
    locations: firstOf(pages, (page) => locationsOf(page)),
  };
}

/** Text of a page in one line, without control characters and what hides in it. */
function cleaned(text: string | null | undefined, most: number): string | null {
  const plain = (text ?? '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? null : plain.length <= most ? plain : `${plain.slice(0, most - 1)}…`;
}

/** As the page names it, else the first field of business that its description speaks of. */
function industryOf(page: Page, description: string | null): string | null {
  const named = cleaned(organizationIn(page.linkedData)?.industry, 200);
  if (named !== null) return named;
  if (description === null) return null;
  const [first] = industries().book.all(plainWords(description));
  return first?.name ?? null;
}

function phoneOf(given: readonly (string | null | undefined)[], country: string): string | null {
  for (const text of given) {
    const number = cleaned(text, 40);
    if (number !== null && Phone.safeParse(number).success && e164(number, country) !== null) return number;
  }
  return null;
}

function locationsOf(page: Page): string[] | null {
  const places = organizationIn(page.linkedData)?.places ?? [];
  const named = places.flatMap(({ city, country }) => {
    const place = cleaned(city, 100);
    const land = cleaned(country, 100);
    if (place === null) return [];
    return [land === null ? place : `${place}, ${countryOf(land).name}`];
  });
  const locations = [...new Set(named)].slice(0, 20);
  return locations.length === 0 ? null : locations;
}

async function logoOf(site: SiteReader, pages: readonly Page[]): Promise<CompanyFacts['logo_url']> {
  const [home] = pages;
  if (home === undefined) return null;
  const named = pages.flatMap((page) => {
    const logo = addressOf(organizationIn(page.linkedData)?.logo ?? undefined, page.url);
    return logo === null ? [] : [logo];
  });
  const share = addressOf(home.meta.get('og:logo') ?? undefined, home.url);
  const favicon = new URL('/favicon.ico', home.url).href;
  const candidates = [...named, ...(share === null ? [] : [share]), ...home.icons, favicon];
  for (const url of [...new Set(candidates)].slice(0, MOST_LOGOS)) {
    const fetched = await site.fetch(url, { accept: 'image/*', maxBytes: LOGO_BYTES });
    // By its bytes, whatever the server calls it. A drawing that can hold scripts is none.
    if (fetched.ok && IMAGES.has(await typeOf(fetched.body))) return { value: fetched.url, from: home.url };
  }
  return null;
}
