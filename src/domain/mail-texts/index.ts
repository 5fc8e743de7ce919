import { type Language, speaking } from '#src/lib/reader-language.ts';
import { translator } from '#src/lib/texts.ts';
import type { Context } from '../context.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** A text of the mails that the service writes itself, in the language of the work it stands in. */
export const mailText = translator<{ mails: typeof en }>({
  en: { mails: en },
  de: { mails: de },
  fr: { mails: fr },
});

/**
 * Writes a mail in the language of its reader: what is known of them, else what the agency has set. Whatever is awaited
 * before `write` is called needs no language.
 */
export const inMailLanguage = <T>(ctx: Pick<Context, 'account'>, known: Language | null, write: () => T): T =>
  speaking(known ?? ctx.account.language, write);

/** The same words for records, which are in English. */
export const inEnglish = <T>(write: () => T): T => speaking('en', write);

/** The body of a mail, in light formatting: a greeting, then the paragraphs. @param to the name in the greeting; null for none */
export const mailBody = (to: string | null, paragraphs: readonly string[]): string =>
  [`${to === null ? mailText('mails.helloNobody') : hello(to)},`, ...paragraphs].join('\n\n');

/** A greeting, without a comma at its end. */
export const hello = (name: string): string => mailText('mails.hello', { name });

/** The lines under a mail: who writes, and for which agency. Light formatting. */
export const signature = (name: string, agency: string): string =>
  name === agency ? agency : `${name}  \n${agency}`;
