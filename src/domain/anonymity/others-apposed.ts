import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isKnownSurname } from '../names/given-names.ts';
import { isNounOf, isWordOf, readerOf } from '../speech/readers.ts';
import { GREETS } from './greetings.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isNobodyElse, WHO, WHO_ABROAD } from './others-named.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { coverOf } from './spans.ts';

const WORD = String.raw`\p{Lu}[\p{L}\p{M}]*(?:[’'-]\p{Lu}?[\p{L}\p{M}]+)*`;
const PARTICLES =
  '(?:(?:van|von|vom|zu|de|der|den|ten|ter|di|da|do|dos|das|del|della|la|le|el|al|bin|af|Al|El|Bin|Ibn|Abu|Van|Von|De|Di|Le|La) ){0,2}';
/** Titles behind which nothing but somebody stands, whatever word they are called by. */
const SURE =
  'Mr|Mrs|Ms|Mx|Mme|Mlle|Madame|Monsieur|Herrn?|Frau|[Dd]hr|[Mm]evr|[Mm]evrouw|[Mm]eneer|[Ss]ig|[Ss]ignora?|[Ss]ig\\.ra|[Ss]r|[Ss]ra|[Ss]rta|[Ss]eñora?|Senhora?|[Dd]oña|[Dd]ott\\.ssa|[Dd]ott\\.?ssa|[Dd]ottoressa|[Dd]ottor|[Ff]ru|[Pp]an[ií]';
/** Titles that are also cut short from a subject, a street or a trade. */
const MAYBE =
  'Miss|Drs?|[Dd]rs|Dipl\\.-\\p{L}+|[Dd]r|Dra|Prof|[Pp]rof|Professor|Dott|[Dd]ott|[Ee]ng|Engr|Ing|[Ii]ng|Arq|Avv|[Aa]vv|Geom|[Gg]eom|Rag|Mag|Lic|Capt|Sgt|Rev';
const TITLE = `(?:(?:${SURE}|${MAYBE})(?:\\.ª|ª|º|\\.)?)`;
const TITLED = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.&-])((?:${TITLE} )+)(?:\\p{Lu}\\. ?){0,2}(?!(?:Could|Would|Should|Can|Might|Has|Had|Is|Was|Does|Did|Wants|Wanted|Starts|Available)(?!\\p{L}))${PARTICLES}(${WORD})((?: ${PARTICLES}${WORD}){0,2})(?![\\p{L}\\p{M}\\p{N}&])`,
  'gu',
);
const IS_SURE = new RegExp(`(?:^|\\s)(?:${SURE})\\.? `, 'u');
/** Who a letter greets: the title and what stands before it in its line. */
const GREETED = new RegExp(
  `(?:^|\\n)\\s*(?:(?:${GREETS}|[Ss]ehr geehrte[rs]?|[Gg]uten (?:Tag|Morgen|Abend)|[Gg]rüß Gott|[Gg]rüezi|[Gg]entile|[Ee]gregi[oa]|[Gg]eachte|[Pp]rezad[oa]|[Ee]xm[oa]|[Bb]uen[oa]s (?:días|tardes)|[Bb]om dia|[Bb]oa tarde|[Bb]uongiorno|[Bb]uonasera|[Gg]ood (?:morning|afternoon|evening)|[Gg]oedemorgen|[Gg]oedemiddag)(?: (?:and|und|et|y|e|en) \\p{L}+)?,? )[^.!?\\n:;]{0,40}$`,
  'u',
);
/** What nobody is called behind a title. */
const NO_NAME =
  /^(?:The|They|Their|Them|Theirs|Candidate|Kandidat(?:in)?|Med|Rer|Phil|Lit|Apt|Suite|Tech|Mech|Elec)$/u;

/** Who somebody is, and what is said of where: `super on the shutdown, `, `Referent: `, `home mgr `. */
const ROLE = `(?:${WHO}|${WHO_ABROAD}|mgr|supt?|super|agent|steward|registrar|bursar|dean|housekeeper|referent(?:e|in|ie)?|référente?|referens|referenza|referencia|referentie|referência|Referenz|encarregad[oa])`;
const TWO = `${WORD} ${PARTICLES}${WORD}`;
const APPOSED = new RegExp(
  `(?<=(?<![\\p{L}\\p{M}-])(?:(?:${ROLE}|[Rr]ef|[Rr]eferee)(?: (?:at|on|in|for|of|from|with|over|bei|im|in der|à|chez|di|da|bij|på|en|em|na|no) [^,.;:()\\n]{2,40})?(?:, |: | \\()|(?:mgr|supt) ))(${TWO})(?=[,.;:)!?“”"–—]|[’']s(?!\\p{L})| \\p{Ll}| [–—-] |$|\\n)`,
  'giu',
);
/** Somebody by the first letter of the given name: `Governor grade, T. Whitlock`. */
const BY_INITIAL = new RegExp(
  `(?<=(?:^|[.!?,;:(\\n“"]\\s?|(?<!\\p{L})(?:by|from|to|with|and|ref|of|under|[Ss]igned|[Gg]ez\\.|[Uu]nterzeichnet|[Ff]irmado|[Ff]irmato|[Ss]igné|[Aa]ssinado|[Gg]etekend|[Pp]odpisan[oay]|von|bei|de|por|di|par|van|av|med) ))((?:\\p{Lu}\\. ?){1,2}${WORD})((?: ${PARTICLES}${WORD})?)(?![\\p{L}\\p{M}\\p{N}&])`,
  'gu',
);

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * People beside the candidate whom a title, a role before them or the first letter of their name tells to be somebody, though no list has the
 * name: `a Mrs Oduya`, `Referent: Joost Verhagen`, `T. Whitlock`. Whom a letter greets stays. To be looked for once the candidate's own name is gone.
 * @param terms what the candidate is recorded as able to do
 */
export function othersApposedIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const reader = readerOf(text);
  const isPlain = (word: string): boolean => {
    const small = word.toLowerCase();
    if (isKnownSurname(word) && !OF_FORMS.has(small)) return false;
    if (OF_FORMS.has(small) || OF_WORK.test(word) || isInDictionary(small)) return true;
    return reader !== null && reader !== 'en' && (isWordOf(reader, small) || isNounOf(reader, word));
  };
  const isElsewhere = (word: string): boolean =>
    isPlaceName(fold(word)) || placeNamed(fold(word), 'AU') !== null;
  const titled = matchesOf(TITLED, text).flatMap(
    ({ 0: whole, 1: title = '', 2: name = '', 3: more = '', index }) => {
      if (NO_NAME.test(name) || GREETED.test(text.slice(Math.max(0, index - 80), index))) return [];
      const isSure = IS_SURE.test(title);
      if (
        OF_FORMS.has(name.toLowerCase()) ||
        (isSure ? OF_WORK.test(name) && !isKnownSurname(name) : isPlain(name))
      )
        return [];
      if (!isSure && (isElsewhere(name) || /^\p{Lu}+$/u.test(name))) return [];
      // `Frau Steinlechner Leitung`: a word behind the name is none of it.
      const last = more
        .split(' ')
        .filter((word) => isCapital(word) && !/^(?:Al|El|Bin|Ibn|Abu|Van|Von|De|Di|Le|La)$/u.test(word));
      const isCut = last.some(isPlain) && !/^ (?:Al|El|Bin|Ibn|Abu|Van|Von) /u.test(more);
      return [{ start: index, end: index + whole.length - (isCut ? more.length : 0) }];
    },
  );
  const apposed = matchesOf(APPOSED, text).flatMap(({ 1: name = '', index }) => {
    // The pattern does not look at the case of letters, as labels begin with a capital.
    const words = name.split(' ');
    if (!isCapital(words[0] ?? '') || !isCapital(words.at(-1) ?? '')) return [];
    if (words.some((word) => /^\p{Lu}+$/u.test(word)) || !isNobodyElse(text, name)) return [];
    return [{ start: index, end: index + name.length }];
  });
  const initials = matchesOf(BY_INITIAL, text).flatMap(({ 1: name = '', 2: more = '', index }) => {
    const surname = /[^ .]+$/u.exec(name)?.[0] ?? '';
    if (surname.length < 3 || !/\p{Ll}/u.test(surname) || isInDictionary(surname.toLowerCase())) return [];
    if (isElsewhere(surname) || (!isKnownSurname(surname) && isPlain(surname))) return [];
    const last = more.split(' ').at(-1) ?? '';
    const isLonger = more !== '' && !isPlain(last);
    return [{ start: index, end: index + name.length + (isLonger ? more.length : 0) }];
  });
  const found = [...titled, ...apposed, ...initials];
  if (found.length === 0) return [];
  const known = coverOf(termsOf(text, terms));
  return found
    .filter((one) => !known.overlaps(one))
    .map((one) => ({
      ...one,
      reason: 'name',
      why: 'names somebody beside the candidate, and may tell who it is',
    }));
}
