import { fold } from '#src/lib/fold.ts';
import { languageOf } from '#src/lib/language.ts';
import { isInAffixed } from './affixed.ts';
import { isInList } from './dictionaries.ts';
import { isDutchWord } from './dutch.ts';
import { isForeign, isKnownAbroad, OTHER_LETTERS } from './foreign.ts';
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
  // Its list has no accents, but for the letter ñ: what has one that Spanish does not write is of another language.
  if (/[^a-záéíóúüñ]/u.test(small)) return false;
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
  if (text !== last.text) last = { text, reader: readerFor(text.replace(REMOVED, ' ')) };
  return last.reader;
}

/** What stands in the place of something is in English in a text of any language: `[phone removed]`. */
const REMOVED = /\[(?:[a-z][a-z -]*)?removed\]/g;

/** Of the last text: each rule asks for it. */
let last: { text: string; reader: 'en' | Reader | null } = { text: '', reader: null };

function readerFor(text: string): 'en' | Reader | null {
  const words = (text.match(SMALL_WORD) ?? []).slice(0, ENOUGH);
  const isOther = isForeign(text);
  const english = words.filter(isEnglish).length;
  // The lists are not read for a text in English, of which a word or two may be in none.
  if (
    !isOther &&
    (words.length > 0 || text.search(WRITTEN_LARGE) < 0) &&
    (english === words.length || (words.length >= PLENTY && english >= words.length * NEARLY))
  )
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
  return (
    readShort(text, words, told) ??
    // `Formada na PUC` has words of Spanish alone, `há` and `apuração` of Portuguese.
    read([...READERS, ...MORE_READERS.filter((language) => language === told)]) ??
    readMore(text, told, isOther, read) ??
    (isOther ? null : 'en')
  );
}

/** A text of so few small words may be too short for shares of them. */
const FEW = 12;
/** Words with one capital, which a short text may consist of: a heading, or nouns of German. */
const WRITTEN_LARGE = /(?<![\p{L}\p{M}\p{N}'’@./&-])\p{Lu}\p{Ll}[\p{Ll}\p{M}]+(?![\p{L}\p{M}\p{N}@/&])/gu;
const OPENING = /^\P{L}*(\p{Lu}\p{Ll}+)(?![\p{L}\p{N}])/u;

/**
 * The language of a short text each small word of which is in its list, and of whose words that English has not it has the most:
 * `Preavviso di un mese`, `Verkauf, Kasse, Bestellung`. A word with a capital tells it where the text begins with it or German has it
 * as a noun.
 */
function readShort(text: string, small: readonly string[], told: string): Reader | null {
  const words = small.filter((word) => !UNIT.test(word));
  if (words.length > FEW || OTHER_LETTERS.test(text) || OF_NO_LIST.test(text)) return null;
  const opening = OPENING.exec(text)?.[1];
  const large = (text.match(WRITTEN_LARGE) ?? []).filter((word) => !isEnglish(word.toLowerCase()));
  const isNew = (word: string): boolean => !isEnglish(word) && !OF_LATIN.test(word);
  const isAlone = text.match(/\p{L}+/gu)?.length === 1;
  const isOpenedBy = (language: Reader): boolean =>
    opening !== undefined &&
    (isWordOf(language, opening.toLowerCase()) || isNounOf(language, opening)) &&
    (words.length > 0 || (isNew(opening.toLowerCase()) && isAlone));
  const [best] = [...READERS, ...MORE_READERS]
    .filter((language) => words.every((word) => isWordOf(language, word)))
    .map((language) => {
      const nouns = large.filter((word) => isNounOf(language, word)).length;
      const isOpened = isOpenedBy(language);
      const own = words.filter(isNew).length + Math.max(nouns, isOpened ? 1 : 0);
      return { language, isOpened, own: own + (language === told && own > 0 ? 0.5 : 0) };
    })
    .sort((a, b) => b.own - a.own);
  if (best === undefined || !(words.every((word) => word.length < 2) || words.some(isNew))) return null;
  // English has all words of its texts but names, and names tell no language.
  const english = words.filter((word) => word.length > 1 && !isNew(word)).length;
  const least = words.length === 0 ? large.length / 2 : best.isOpened ? english / 2 : english;
  return best.own >= Math.max(1, least) ? best.language : null;
}
/** Words of Latin that English says. */
const OF_LATIN =
  /^(?:diem|annum|cum|laude|magna|curriculum|vitae|rata|capita|facto|hoc|vivo|vitro|situ|versa|alia|bona|fide)$/u;
/** Letters that count: `38 k€`. */
const UNIT = /^[b-df-hj-np-tv-xz]$/u;
/** Letters of the north, and of other scripts. */
const OF_NO_LIST = /[åæø]|(?!\p{Script=Latin})\p{L}/iu;

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
