import { AsyncLocalStorage } from 'node:async_hooks';
import * as z from 'zod';

/** The languages in which the service writes to people, the one for all others first. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;
export const LanguageField = z.enum(LANGUAGES);
export type Language = z.infer<typeof LanguageField>;

// English dates are written as an agency in Australia, New Zealand or the United Kingdom writes them.
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

const spoken = new AsyncLocalStorage<Language>();

/** Does work whose texts are in a language, however deep it asks for them. */
export function speaking<T>(language: Language, work: () => T): T {
  return spoken.run(language, work);
}

/** The language of what is written now; English outside pages and mails. */
export const language = (): Language => spoken.getStore() ?? 'en';

/** The locale in which Intl writes dates, numbers and lists of what is written now. */
export const locale = (): string => LOCALES[language()];
