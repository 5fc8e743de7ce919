import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'hono';
import { detectFromHeader } from 'hono/language';

/** The languages of the pages, the one for all others first. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

// English dates are written as an agency in Australia, New Zealand or the United Kingdom writes them.
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

const spoken = new AsyncLocalStorage<Language>();

/** The language that a browser asks for among those of the pages (RFC 9110, 12.5.4; `de-AT` is German). */
export function languageOf(c: Context): Language {
  const asked = detectFromHeader(c, {
    order: ['header'],
    lookupQueryString: '',
    lookupCookie: '',
    lookupFromPathIndex: 0,
    lookupFromHeaderKey: 'accept-language',
    caches: false,
    ignoreCase: true,
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: 'en',
  });
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}

/** Does work whose texts are in a language, however deep it asks for them. */
export function speaking<T>(language: Language, work: () => T): T {
  return spoken.run(language, work);
}

/** The language of what is written now; English outside a page. */
export const language = (): Language => spoken.getStore() ?? 'en';

/** The locale in which Intl writes dates, numbers and lists of this page. */
export const locale = (): string => LOCALES[language()];
