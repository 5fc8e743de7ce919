import { readTags } from '#src/lib/html-tags.ts';
import { isUrl } from '#src/lib/urls.ts';

/** What a page tells of the company that it belongs to. */
export interface Page {
  /** The address that it was read from, after redirects. */
  url: string;
  /** The contents of its meta elements by name or property, the first of each. */
  meta: ReadonlyMap<string, string>;
  /** What its JSON-LD blocks hold, each parsed. */
  linkedData: readonly unknown[];
  /** Addresses of icons, the largest first. */
  icons: readonly string[];
  /** The first addresses of links that look like a page about the company. */
  about: readonly string[];
  /** Numbers behind tel: links. */
  phones: readonly string[];
}

const MOST_META = 200;
const MOST_LINKED = 20;
const LONGEST_LINKED = 200_000;
const MOST_LINKS = 3_000;
const LONGEST_TEXT = 2_000;
const ABOUT =
  /\b(?:about(?:[-_ ]?us)?|company|who[-_ ]we[-_ ]are|our[-_ ]story|ueber[-_ ]uns|über uns|unternehmen|a[-_ ]propos|quienes[-_ ]somos|chi[-_ ]siamo)\b/i;

/**
 * Reads a page tag by tag: no tree is built and no stack of open elements, so that no nesting or repetition of a hostile
 * page costs more than its length.
 */
export function readPage(html: string, url: string): Page {
  const meta = new Map<string, string>();
  const linkedData: unknown[] = [];
  const icons: { address: string; size: number }[] = [];
  const about: string[] = [];
  const phones: string[] = [];
  let links = 0;
  let script: string[] | null = null;
  let scriptLength = 0;
  let link: { href: string; text: string } | null = null;
  const address = (href: string | undefined): string | null => addressOf(href, url);

  const endLink = (): void => {
    const target = link === null ? null : address(link.href);
    if (target !== null && about.length < 3 && ABOUT.test(`${link?.text ?? ''} ${new URL(target).pathname}`))
      if (new URL(target).origin === new URL(url).origin && !about.includes(target)) about.push(target);
    link = null;
  };

  const endScript = (): void => {
    const parsed = script === null ? undefined : parsedJson(script.join(''));
    if (parsed !== undefined && linkedData.length < MOST_LINKED) linkedData.push(parsed);
    script = null;
  };

  readTags(html, {
    open(name, attributes) {
      const href = attributes.get('href');
      if (name === 'meta' && meta.size < MOST_META) {
        const key = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase();
        const content = attributes.get('content')?.trim() ?? '';
        if (key !== '' && content !== '' && !meta.has(key)) meta.set(key, content.slice(0, LONGEST_TEXT));
      } else if (name === 'link') {
        const rel = attributes.get('rel') ?? '';
        const target = /(?:^|\s)(?:icon|apple-touch-icon)(?:\s|$)/i.test(rel) ? address(href) : null;
        if (target !== null && icons.length < 20)
          icons.push({ address: target, size: sizeOf(attributes.get('sizes') ?? '', rel) });
      } else if (name === 'script' && /^application\/ld\+json/i.test(attributes.get('type') ?? '')) {
        script = [];
        scriptLength = 0;
      } else if (name === 'a') {
        endLink();
        if (href === undefined || links >= MOST_LINKS) return;
        links += 1;
        if (/^tel:/i.test(href)) {
          if (phones.length < 5) phones.push(decoded(href.slice(4)));
        } else link = { href, text: '' };
      }
    },
    text(text) {
      if (script !== null && scriptLength < LONGEST_LINKED) {
        script.push(text);
        scriptLength += text.length;
      } else if (link !== null && link.text.length < 100) link.text += text;
    },
    close(name) {
      if (name === 'a') endLink();
      else if (name === 'script') endScript();
    },
  });
  endLink();
  endScript();
  return {
    url,
    meta,
    linkedData,
    icons: icons.toSorted((a, b) => b.size - a.size).map((icon) => icon.address),
    about,
    phones,
  };
}

function sizeOf(sizes: string, rel: string): number {
  const named = /(\d{1,4})x\d{1,4}/i.exec(sizes)?.[1];
  return named === undefined ? (/apple/i.test(rel) ? 180 : 16) : Number(named);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link as an address of the web; null for anything else. */
export function addressOf(href: string | undefined, base: string): string | null {
  if (href === undefined || href.length > 2000 || !isUrl(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) && url.username === '' ? url.href : null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*(?:<!--|\/\/<!\[CDATA\[)|(?:-->|\/\/\]\]>)\s*$/g, ''));
  } catch {
    return undefined;
  }
}
