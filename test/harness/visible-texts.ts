import { Parser } from 'htmlparser2';
import { afterAll, beforeAll } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { CATALOGUES } from '#src/http/language/text.ts';
import { LANGUAGES } from '#src/lib/reader-language.ts';

const BEGIN = '⟦';
const END = '⟧';

/**
 * Puts marks around every text of every catalogue, and around the titles of actions, while the tests of a file run, so that a page
 * shows which of its words stand in one. The next file of the process reads pages without marks.
 */
export function markCatalogues(): void {
  const plain = structuredClone(CATALOGUES);
  const titles = [...catalogue.values()].flatMap((action) =>
    action.titleIn === null ? [] : [{ action, title: action.title, titleIn: { ...action.titleIn } }],
  );
  const write = (mark: (text: string) => string): void => {
    for (const language of LANGUAGES)
      for (const [part, texts] of Object.entries(plain[language]))
        for (const [name, text] of Object.entries(texts))
          Object.assign(CATALOGUES[language][part] ?? {}, { [name]: mark(text) });
    for (const { action, title, titleIn } of titles)
      Object.assign(action, {
        title: mark(title),
        titleIn: { de: mark(titleIn.de), fr: mark(titleIn.fr) },
      });
  };
  beforeAll(() => write((text) => `${BEGIN}${text}${END}`));
  afterAll(() => write((text) => text));
}

/** Attributes that are read to somebody or shown to them. */
const READ = ['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'];
const UNSEEN = ['script', 'style'];

/** The words that a page shows or reads out, one entry for each text and attribute, in order. */
function visibleTexts(html: string): string[] {
  const texts: string[] = [];
  const open: { name: string; quoted: boolean }[] = [];
  const quoted = (): boolean => open.at(-1)?.quoted ?? false;
  const parser = new Parser({
    onopentag(name, attributes) {
      // Words of another language say which: what plans and assistants wrote is English on every page.
      open.push({ name, quoted: quoted() || (name !== 'html' && attributes.lang !== undefined) });
      if (quoted()) return;
      for (const attribute of READ) texts.push(attributes[attribute] ?? '');
      if (name === 'meta' && attributes.name === 'description') texts.push(attributes.content ?? '');
      if (name === 'input' && ['button', 'submit'].includes(attributes.type ?? ''))
        texts.push(attributes.value ?? '');
    },
    ontext(text) {
      if (!quoted() && !UNSEEN.includes(open.at(-1)?.name ?? '')) texts.push(text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return texts;
}

/** What a page quotes in a language of its own, whatever the language is that the page is in. */
export function quotedTexts(html: string): string[] {
  const texts: string[] = [];
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(name, { lang }) {
      open.push(open.at(-1) === true || (name !== 'html' && lang !== undefined));
    },
    ontext(text) {
      if (open.at(-1) === true && text.trim() !== '') texts.push(text.trim());
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return texts;
}

/** What a page says that stands between no marks and is no data: words of its own. */
export function unmarkedWords(html: string, data: readonly string[], locale: string): string[] {
  const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length);
  const [written, intl] = [longestFirst(data), longestFirst(intlWords(locale))];
  let depth = 0;
  const found: string[] = [];
  for (const text of visibleTexts(html)) {
    let left = '';
    for (const character of text) {
      if (character === BEGIN) depth += 1;
      else if (character === END) depth -= 1;
      else if (depth === 0) left += character;
    }
    // First of all, as the random part of a link may hold any word.
    left = left.replaceAll(/https?:\/\/\S+/g, ' ');
    for (const words of written) left = left.replaceAll(words, ' ');
    // Addresses, ids, zones of time and codes of currencies are nobody's words.
    left = left
      .replaceAll(/\S+@\S+/g, ' ')
      .replaceAll(/\b[a-z]{2,4}_[\w-]{6,}/g, ' ')
      .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, ' ')
      .replaceAll(/\b[A-Z]\w+\/[A-Z]\w+\b/g, ' ');
    for (const words of intl) left = left.replaceAll(words, ' ');
    if (/\p{L}{2,}/u.test(left)) found.push(text.trim());
  }
  return found;
}

const intlWordsOf = new Map<string, readonly string[]>();

// What Intl writes by itself: names of days, months and countries, and the words of a list.
function intlWords(locale: string): readonly string[] {
  const known = intlWordsOf.get(locale) ?? listIntlWords(locale);
  intlWordsOf.set(locale, known);
  return known;
}

function listIntlWords(locale: string): string[] {
  const days = Array.from({ length: 12 * 31 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
  const words = (options: Intl.DateTimeFormatOptions): string[] => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return days.flatMap((day) =>
      format
        .formatToParts(day)
        .filter(({ type }) => type === 'month' || type === 'weekday')
        .map(({ value }) => value),
    );
  };
  const listed = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(locale, { type }).formatToParts(['1', '2']).map(({ value }) => value),
  );
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  return [
    ...new Set([
      ...listed.filter((word) => /\p{L}/u.test(word)),
      ...['AU', 'DE', 'FR', 'GB'].flatMap((code) => regions.of(code) ?? []),
      ...words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      ...words({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
      ...words({ month: 'short', year: 'numeric' }),
    ]),
  ];
}
