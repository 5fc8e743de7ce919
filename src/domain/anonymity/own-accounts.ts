import { matchesOf } from '#src/lib/matches.ts';
import { employerNamed } from '../lexicon/employers.ts';
import { wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { sentenceOf } from './reach-left.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

const ACCOUNT = /(?<![\p{L}\p{N}@._/-])[a-z][a-z0-9._-]{5,38}(?![\p{L}\p{N}@])/gu;
const LEAST = 6;

/**
 * Finds an account or a page in small letters that somebody made of their surname, also cut short: `zkaraosman` of Karaosmanoğlu. At most
 * four letters stand before it.
 */
export function ownAccountFinder(surname: string): Find | undefined {
  const own = wordsOf(surname)
    .filter((word) => /^[a-z]{6,}$/.test(word) && !isInDictionary(word) && !isPlaceName(word))
    .map((word) => word.slice(0, Math.max(LEAST, Math.min(word.length, 8))));
  if (own.length === 0) return undefined;
  return (text) =>
    matchesOf(ACCOUNT, text)
      .filter(({ 0: said }) => {
        const letters = said.replace(/[^a-z]/g, '');
        return own.some((start) => {
          const at = letters.indexOf(start);
          return at > 0 && at < 5;
        });
      })
      .filter(({ 0: said }) => !isInDictionary(said))
      .map(({ 0: said, index }) => ({
        start: index,
        end: index + said.replace(/[._-]+$/u, '').length,
      }));
}

// A label of a domain has at most 63 signs (RFC 1035).
const HOST =
  /(?<![\p{L}\p{N}@._/-])(?:https?:\/\/)?(?:www\.)?([a-z0-9-]{4,63})((?:\.[a-z0-9-]{1,63}){0,3}\.[a-z]{2,24})(?:\/[^\s,;)]*)?(?![\p{L}\p{N}@-])/giu;
/** What stands before a given name in such an address: `askfaith`, `dr-amara`. */
const BEFORE_GIVEN =
  /^(?:the|with|ask|by|hi|im|iam|its|hello|hey|meet|dr|chef|coach|made|madeby|code|codewith|learnwith|call|love|studio|team|just|simply|only|justus|mrs?|ms|frau|herr|sr|sra|mme)$/;
/** What somebody shows of their own at an address. */
const SHOWN =
  /(?<!\p{L})(?:portfolios?|blogs?|(?:web ?)?sites?|home ?pages?|pages?|profiles?|talks?|slides|decks?|writing|essays?|articles?|columns?|photos|clips|videos?|podcasts?|newsletters?|code|samples?|demos?|designs?|showreels?|CVs?|resumes?|vlogs?|channel|handle|Mappe|Webseite|Seite|Vorträge|Arbeiten|Artikel|sitio|página|web|charlas|artículos|trabajos|sito|pagina|articoli|lavori|présentations|travaux|conférences|artigos|palestras|trabalhos|werk|artikelen|strona|hemsida|hjemmeside|nettside)(?!\p{L})/iu;
/** Whose address it is instead. */
const OF_ANOTHER =
  /(?<!\p{L})(?:compan(?:y|ies)|clients?|shops?|stores?|job ads?|appl(?:y|ied) (?:at|on|via|through)|book(?:ed|ing)?|vacanc(?:y|ies)|our|your|Kunden?|Firma|Unternehmen|entreprise|empresa|azienda|bedrijf)(?!\p{L})/iu;

/**
 * Finds an address on the web that somebody made of their given name and what they do: `faithonrisk.com`, `ask-amara.dev`. One that is a word of
 * the language as well is theirs where the sentence says what it shows.
 */
export function ownSiteFinder(given: string): Find | undefined {
  const [name = '', ...rest] = wordsOf(given);
  if (rest.length > 0 || !/^[a-z]{4,}$/.test(name) || isPlaceName(name)) return undefined;
  const isWord = isInDictionary(name);
  return (text) =>
    matchesOf(HOST, text)
      .filter(({ 0: site, 1: label = '', index }) => {
        const small = label.toLowerCase();
        const own = small.replaceAll('-', '');
        const at = own.indexOf(name);
        if (at < 0 || isInDictionary(own) || employerNamed(own) !== undefined) return false;
        const before = own.slice(0, at);
        const behind = own.slice(at + name.length);
        const isBegun = at === 0 || BEFORE_GIVEN.test(before);
        // `christianaid` of Christian: a longer name or word that the given one begins.
        if (!isBegun || (behind !== '' && behind.length < 3 && !/^\d+$/.test(behind) && !small.includes('-')))
          return false;
        const sentence = sentenceOf(text, index, index + site.length);
        return isWord || behind !== ''
          ? SHOWN.test(sentence.replace(site, ' ')) && !OF_ANOTHER.test(sentence)
          : !OF_ANOTHER.test(sentence);
      })
      .map(({ 0: site, index }) => ({ start: index, end: index + site.replace(/[./]+$/u, '').length }));
}
