import type { Context } from 'hono';
import { detectFromHeader } from 'hono/language';
import { LANGUAGES, type Language } from '#src/lib/reader-language.ts';

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
