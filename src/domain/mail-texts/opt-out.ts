import { toldLanguage, type Language as Written } from '#src/lib/language.ts';
import { type Language, speaking } from '#src/lib/reader-language.ts';
import { mailText } from './index.ts';

/** The line in the languages that people write mails in, and the service does not. */
const OTHERS: Record<Exclude<Written, Language>, string> = {
  es: 'Si prefiere no recibir más correos nuestros, indíquelo aquí:',
  it: 'Se preferisce non ricevere nostre e-mail, ce lo dica qui:',
  pt: 'Se preferir não receber os nossos e-mails, diga-nos aqui:',
  nl: 'Als u liever geen e-mail van ons ontvangt, laat het ons hier weten:',
};

/**
 * The words before the link that ends mails, in the language in which the mail itself is written.
 * @param known the language of its reader, for a mail whose words tell none
 */
export function optOutWords(text: string, known: Language): string {
  const written = toldLanguage(text) ?? known;
  switch (written) {
    case 'en':
    case 'de':
    case 'fr':
      return speaking(written, () => mailText('mails.optOut'));
    default:
      return OTHERS[written];
  }
}
