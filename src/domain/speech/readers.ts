import { fold } from '#src/lib/fold.ts';
import { languageOf } from '#src/lib/language.ts';
import { isInAffixed } from './affixed.ts';
import { isInList } from './dictionaries.ts';
import { isDutchWord } from './dutch.ts';
import { isForeign, isKnownAbroad } from './foreign.ts';
import { isGermanNoun, isGermanWord } from './german.ts';
import { isEnglish } from './index.ts';
import { isItalianWord } from './italian.ts';

/** The languages beside English whose words are told from names by a list of them. */
export type Reader = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

const READERS: readonly Reader[] = ['de', 'fr', 'es'];
/** Those that are asked where none of the others reads a text, each where the text is mostly in it. */
const MORE_READERS: readonly Reader[] = ['it', 'pt', 'nl'];
/** The share of the small words of a text that its language has at least; others that are near to it stay below four fifths. */
const SHARE = 0.85;
/** Of so many small words, the share that no other language has of English ones. */
const PLENTY = 8;
const NEARLY = 0.9;
/** How many of its small words tell the language of a text. */
const ENOUGH = 300;
const SMALL_WORD = /(?<![\p{L}\p{M}\p{N}@./-])\p{Ll}[\p{L}\p{M}]*/gu;

/** What French cuts off before a vowel, and words that its list has not. */
const FRENCH = new Set(
  'l d qu j n s c m t jusqu lorsqu puisqu quelqu quoiqu presqu aujourd hui etc télétravail webinaire numérisation digitalisation audit audits audite auditer audité auditée audités auditées onboarding'.split(
    ' ',
  ),
);
const SPANISH = new Set(
  'etc teletrabajo digitalizacion sostenibilidad homologacion euskera euskara catalan gallego resolutivo resolutiva onboarding'.split(
    ' ',
  ),
);

const PORTUGUESE = new Set(
  'gere gerir equipa equipas partilhado partilhada registo registos contacto contactos facto projecto onboarding remoto remota etc controller topa podcast trainee intermediário intermediária cel híbrido híbrida presencial'.split(
    ' ',
  ),
);

/** Whom or what something is done to, behind its verb: `publicarlos`. */
const ENCLITIC = /(?<=r)(?:se|me|te|nos|les?)?(?:l[aeo]s?|se|me|te|nos)$/u;

/** Whether a word in small letters is one of a language, of a compound each part. */
export function isWordOf(language: Reader, word: string): boolean {
  const small = word.normalize();
  if (language === 'de') return isGermanWord(small);
  if (language === 'it') return isItalianWord(small);
  if (language === 'nl') return isDutchWord(small);
  if (language === 'pt') return PORTUGUESE.has(small) || isInAffixed('pt', small);
  if (language === 'fr')
    return FRENCH.has(small) || isInList('fr', small.replaceAll('œ', 'oe').replaceAll('æ', 'ae'));
  // Its list has no accents, but for the letter ñ.
  const bare = small.replace(/[^ñ]+/gu, fold);
  return (
    SPANISH.has(bare) ||
    isInList('es', bare) ||
    (ENCLITIC.test(bare) && isInList('es', bare.replace(ENCLITIC, '')))
  );
}

/** Whether a language writes a common word with a capital amid a sentence: a noun of German. */
export const isNounOf = (language: Reader, word: string): boolean =>
  language === 'de' && isGermanNoun(word.normalize());

/**
 * Which list tells the words of a text from names: that of English; that of another language, which has nearly all of its small words
 * and more of them than English; or none.
 */
export function readerOf(text: string): 'en' | Reader | null {
  if (text !== last.text) last = { text, reader: readerFor(text) };
  return last.reader;
}

/** Of the last text: each rule asks for it. */
let last: { text: string; reader: 'en' | Reader | null } = { text: '', reader: null };

function readerFor(text: string): 'en' | Reader | null {
  const words = (text.match(SMALL_WORD) ?? []).slice(0, ENOUGH);
  const isOther = isForeign(text);
  const english = words.filter(isEnglish).length;
  // The lists are not read for a text in English, of which a word or two may be in none.
  if (!isOther && (english === words.length || (words.length >= PLENTY && english >= words.length * NEARLY)))
    return 'en';
  // Short words are of several languages: `en`, `y`.
  const told = languageOf(text);
  const [opening = ''] = text.toLowerCase().match(/\p{L}+/u) ?? [];
  const likely = (language: Reader): number =>
    (language === told ? 2 : 0) + (isWordOf(language, opening) ? 1 : 0);
  const read = (languages: readonly Reader[]): Reader | null => {
    const [best] = languages
      .map((language) => {
        const own = words.filter((word) => isWordOf(language, word)).length;
        const either = words.filter((word) => isWordOf(language, word) || isEnglish(word)).length;
        return { language, own, either };
      })
      .sort((a, b) => b.own - a.own || likely(b.language) - likely(a.language));
    const isRead =
      best !== undefined &&
      best.own > english &&
      (best.own > 1 || best.own === words.length) &&
      words.length - best.either <= Math.max(1, words.length * (1 - SHARE)) &&
      best.own >= words.length / 2;
    return isRead ? best.language : null;
  };
  return read(READERS) ?? readMore(text, told, isOther, read) ?? (isOther ? null : 'en');
}

/** Letters of languages that have short words of those read. */
const OF_OTHERS = /[åæøßñ]/iu;

/**
 * The reader of Italian, Portuguese or Dutch. The likeliest is asked first; the others, as their short words are the same, where it does
 * not read the text, or where none is likely and the text is in some language whose short words are known.
 */
function readMore(
  text: string,
  told: string,
  isOther: boolean,
  read: (languages: readonly Reader[]) => Reader | null,
): Reader | null {
  const likely = MORE_READERS.filter((language) => language === told);
  if (likely.length > 0) return read(likely) ?? read(MORE_READERS);
  return isOther && !OF_OTHERS.test(text) && isKnownAbroad(text) ? read(MORE_READERS) : null;
}
