import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { employerNamed } from '../lexicon/employers.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { placeNamed } from '../lexicon/places.ts';
import { wordsOf } from '../lexicon/text.ts';
import { isWorkWordAbroad } from '../lexicon/work-words.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isGermanNoun, isGermanWord } from '../speech/german.ts';
import { isEnglish } from '../speech/index.ts';
import { isListed, isWordNear } from '../speech/lists-of-more.ts';
import { isWordOf, type Reader } from '../speech/readers.ts';
import { isHouseSomewhere } from './bent-places.ts';
import { isPlaceName } from './reading.ts';
import { explainedOf, isDegree, isOfVocabulary, isRoleWord, type ShortField } from './short-fields.ts';

interface Stretch {
  start: number;
  end: number;
}

/** A short field as it is shown without a name. */
export interface PlainField {
  /** Null where it is left out. */
  shown: string | null;
  /** Words of what is shown that no list and no dictionary has: for somebody to look at. */
  unknown: string[];
}

/**
 * What a short field shows where nobody is named. A title, a skill or a degree is far more often a word of a trade than a name: what goes is
 * what the record knows as one, and what is one by its form (a legal form, a domain, somebody's name, where somebody works, the number of a
 * licence). All else stays, in any language, and what nothing vouches for is told.
 * @param taken where the record's own names stand in it
 */
export function plainFieldOf(kind: ShortField, text: string, taken: readonly Stretch[]): PlainField {
  if (taken.length === 0 && (kind === 'language' || explainedOf(kind, text) === text))
    return { shown: explainedOf(kind, text), unknown: [] };
  const words = wordsIn(kind, text);
  const parts = partsOf(text, words);
  const gone = [...taken, ...formedIn(kind, text, words, parts)];
  const isGone = (word: Stretch): boolean =>
    gone.some(({ start, end }) => start < word.end && word.start < end);
  if (!words.some(isGone)) return { shown: text, unknown: unknownIn(kind, parts) };
  // A skill of which a word is missing says something else, or nothing.
  if (kind !== 'title' && kind !== 'study') return { shown: null, unknown: [] };
  const kept = parts.flatMap((part, at): Word[][] => {
    if (!part.some(isGone)) return [part];
    // Behind the title itself the part is where somebody works.
    if (at > 0 && !part.some((word) => !isGone(word) && saysRole(word))) return [];
    const left = longest(part, isGone);
    return left.length === 0 ? [] : [left];
  });
  // "Manager, Southern Ltd" says all that it is; of "Senior Southern" the word that says it is missing.
  const isCut = parts.some((part, at) => at === 0 && part.some(isGone) && !endsAtHouse(text, part, isGone));
  const said = kept.flat();
  if (said.every(({ text: word }) => BARE_RANK.test(word)) || (isCut && said.every(isGrade)))
    return { shown: null, unknown: [] };
  return { shown: joined(text, kept) || null, unknown: unknownIn(kind, kept) };
}

interface Word extends Stretch {
  /** As it is written. */
  raw: string;
  /** Folded, as the lexicon has it. */
  text: string;
  /** Whether the vocabulary of its kind has it. */
  isOfField: boolean;
}

function wordsIn(kind: ShortField, text: string): Word[] {
  return wordsOf(text).map(({ text: word, start, end }) => {
    const raw = text.slice(start, end);
    return { raw, text: word, start, end, isOfField: isOfVocabulary(kind, word, raw) };
  });
}

/** What parts of a field are set apart by. */
const APART = /[,;|()[\]{}:–—•·\n]|\s[-/@]\s|@/u;

function partsOf(text: string, words: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const between = text.slice(words[at - 1]?.end ?? 0, word.start);
    if (at === 0 || APART.test(between)) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

const READERS: readonly Reader[] = ['fr', 'es', 'it', 'pt', 'nl'];

/** Whether a word is one of English or German, or of work in any language. */
function isSaidSurely({ raw, text }: Word): boolean {
  const small = raw.toLowerCase();
  if ([small, text].some((one) => isOrdinary(one) || isEnglish(one)) || isWorkWordAbroad(small)) return true;
  return isGermanWord(small) || isGermanNoun(small.charAt(0).toUpperCase() + small.slice(1));
}

/** Whether a dictionary of any of the languages of the pages has a word, compounds with it. Those of some hold names of the world as well. */
function isSaid(word: Word): boolean {
  const raw = word.raw.replace(/^(?:[ldnsj]|qu|dell|dall|nell|all)['’ʼ](?=\p{L})/iu, '');
  if (isSaidSurely({ ...word, raw })) return true;
  const small = raw.toLowerCase();
  const isThere =
    READERS.some((language) => isWordOf(language, small)) || isListed('da', small) || isWordNear(raw, small);
  return isThere && !isNamed(raw);
}

const isNamed = (raw: string): boolean =>
  isKnownGiven(raw) ||
  isKnownSurname(raw) ||
  employerNamed(raw) !== undefined ||
  isHouseSomewhere(raw) ||
  placeNamed(fold(raw), 'AU') !== null;

const isVouched = (word: Word): boolean => word.isOfField || isSaid(word);
const isCapital = ({ raw }: Word): boolean => /^\p{P}*\p{Lu}/u.test(raw);
/** Whether somebody is called by a word that is none of a language or a trade. */
const isPersonal = (word: Word): boolean =>
  isCapital(word) && (isKnownGiven(word.raw) || isKnownSurname(word.raw)) && !isVouched(word);
const saysRole = ({ text }: Word): boolean => (isRoleWord(text) || GRADE.test(text)) && !RANK.test(text);
const isGrade = (word: Word): boolean =>
  GRADE.test(word.text) || RANK.test(word.text) || JOINS.test(word.text);

/** How high somebody stands, before what they are. */
const RANK =
  /^(?:senior|snr|sr|junior|jnr|jr|lead|principal|deputy|assistant|associate|trainee|apprentice|graduate|acting|interim|vice|leitende[rn]?|stellvertretende[rn]?|confirmee?|adjointe?|adjunto|adjunta)$/u;
/** A rank that is nobody's title. */
const BARE_RANK =
  /^(?:senior|snr|sr|junior|jnr|jr|acting|interim|vice|leitende[rn]?|stellvertretende[rn]?|confirmee?|and|of|the|for|de|du|der|i{1,3}|[12345])$/u;
/** What somebody is called whatever they do. */
const GRADE =
  /^(?:head|chief|manager|officer|director|supervisor|consultant|captain|leader|coordinator|specialist|executive|advis[eo]r|assistant|member|worker|partner|leiter(?:in)?|chef(?:fe|in)?|direct(?:eur|rice|ora?)|responsable|jef[ea]|gerente|responsabile|hoofd|chargee?|encargad[oa])$/u;
const JOINS =
  /^(?:of|and|the|a|an|for|in|at|to|by|with|de|du|des|la|le|les|der|die|das|und|von|fur|bei|et|y|e|di|da|do|van|het|en|chez|bei|beim|presso|bij|with|&)$/u;

/** Forms in which houses stand in registers. */
const LEGAL =
  /^(?:holdings?|limited|ltd|pty|inc|llc|llp|plc|gmbh|mbh|ag|kgaa|sarl|sas|srl|spa|bv|nv|aps|oyj?|corp|corporation)$/iu;
/** What houses are called by their last word, and much else. */
const KIND_OF_HOUSE =
  /^(?:groups?|co|compan(?:y|ies)|partners|associates|trusts?|foundation|universit\p{L}+|colleges?|hospital|church|club|brothers|bros|sons|estates?|station|council|shire|stiftung|gesellschaft|genossenschaft|verein|verlag|brands)$/iu;
/** Where somebody works stands behind it. */
const AT = /(?<!\p{L})(?:at|bei|beim|chez|presso|bij|@)\s*$/iu;
const DOMAIN =
  /(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]{2,}\.(?:com|org|net|io|co|de|fr|es|it|pt|nl|uk|eu|ai|app|at|ch|be|se|dk|no|fi|pl|ie|au|nz|ca|in|info|biz|shop|online)(?:\.[a-z]{2})?(?![\p{L}\p{N}])/giu;
/** The number of a licence or a member; standards are counted so as well, behind the body that sets them. */
const NUMBERED =
  /(?<![\p{L}\p{N}.])(?:(?:no\.?|nr\.?|n[°º]|#|number|pin|licen[cs]e|membership|member|reg(?:istration)?)\.? ?(?:no\.?|number|nr\.?|#)?:? ?)(?=[\p{L}\p{N}]*\d{4})[\p{L}\p{N}][\p{L}\p{N}/-]*|(?<![\p{L}\p{N}.])(?<!(?:ISO|EN|IEC|DIN|BS|ASTM|ANSI|IEEE|NF|UNI|AS|JIS|NEN|SS|NS|VDE|VDI|UL)[ -]?)\p{L}{0,3}\d{6,}\p{L}?(?![\p{L}\p{N}])/giu;

/** Where something stands in a field that is a name by its form. */
function formedIn(
  kind: ShortField,
  text: string,
  words: readonly Word[],
  parts: readonly Word[][],
): Stretch[] {
  const found: Stretch[] = [DOMAIN, NUMBERED].flatMap((pattern) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
  );
  const isOfPlace = kind === 'title' || kind === 'study';
  for (const [at, part] of parts.entries()) {
    const [first] = part;
    if (first === undefined) continue;
    if (at > 0 && AT.test(text.slice(0, first.start)) && isCapital(first)) found.push(...part);
    found.push(...behindAt(text, part), ...houseByEnd(part, isOfPlace && at > 0), ...peopleIn(part));
    // "Project Falcon" in a part of its own is what work is called in one house.
    if (first.raw === 'Project' && part.length > 1 && !part.slice(1).some((word) => word.isOfField))
      found.push(...part);
    if (isOfPlace) found.push(...part.filter(isHouseOrTown), ...housesOfLists(text, part));
    if (kind === 'study') found.push(...schoolIn(part, at > 0));
  }
  // A skill that is nothing but somebody's name or a town: makers of tools have lists of their own.
  const isName = (word: Word): boolean =>
    isPersonal(word) || (isCapital(word) && !isVouched(word) && placeNamed(fold(word.raw), 'AU') !== null);
  if (kind === 'skill' && words.every(isName) && employerNamed(text) === undefined) found.push(...words);
  return found;
}

/** `Barista at The Grounds`: all behind the word in its part. */
function behindAt(text: string, part: readonly Word[]): Word[] {
  const at = part.findIndex(
    (word, one) =>
      one > 0 &&
      isCapital(word) &&
      /(?<!\p{L})(?:at|bei|beim|chez|presso|bij) (?:the |der |dem |la |le )?$/iu.test(
        text.slice(0, word.start),
      ),
  );
  return at < 0 ? [] : part.slice(at);
}

/** The words with capitals right before a form of houses, and it. */
function houseByEnd(part: readonly Word[], isApart: boolean): Word[] {
  return part.flatMap((word, at) => {
    const isLegal = LEGAL.test(word.raw) && isCapital(word);
    if (at === 0 || (!isLegal && !KIND_OF_HOUSE.test(word.raw)) || !isCapital(word)) return [];
    const from =
      part.slice(0, at).findLastIndex((one) => !isCapital(one) && !/^(?:&|and|und|et)$/u.test(one.raw)) + 1;
    const run = part.slice(from, at);
    if (run.length === 0) return [];
    const isOfField = run.every((one) => one.isOfField);
    const isStrange = run.some((one) => !isVouched(one));
    // "Riding School Instructor" is said in words of the language; "Kiwi Pastoral Group" as well, and in a place of its own.
    const isAlone = isApart && at === part.length - 1 && !run.some(saysRole);
    const isGroup = /^groups?$/iu.test(word.raw) && run.length > 1 && !isOfField;
    return isLegal || (isStrange && !isOfField) || isAlone || isGroup ? [...run, word] : [];
  });
}

/** A first name and what may be a surname behind it. */
function peopleIn(part: readonly Word[]): Word[] {
  const isTrade = part.some((word) => isVouched(word) && word.raw.length > 3);
  return part.flatMap((word, at) => {
    const next = part[at + 1];
    if (!isPersonal(word)) return [];
    if (
      isKnownGiven(word.raw) &&
      next !== undefined &&
      isCapital(next) &&
      !next.isOfField &&
      isKnownSurname(next.raw)
    )
      return [word, next];
    return isTrade || employerNamed(word.raw) !== undefined ? [] : [word];
  });
}

/** A small town, or a house that the lists have, which is no word of a language: where somebody works or studied. */
function isHouseOrTown(word: Word): boolean {
  if (!isCapital(word) || word.raw.length < 4 || isVouched(word)) return false;
  if (employerNamed(word.raw) !== undefined || isHouseSomewhere(word.raw)) return true;
  return !isPlaceName(fold(word.raw)) && placeNamed(fold(word.raw), 'AU')?.kind === 'city';
}

const SCHOOL =
  /^(?:universi\p{L}+|uni|colleges?|schools?|institut\p{L}*|academy|polytechnic|hochschule|fachhochschule|akademie|schule|ecole|lycee|faculte|escuela|instituto|facultad|scuola|istituto|escola|hogeschool|hogskole|hogskola|yliopisto|uniwersytet|politechnika)$/u;

/** A school behind a degree, and towns that stand for one: `BSc Waikato`. */
function schoolIn(part: readonly Word[], isApart: boolean): readonly Word[] {
  if (isApart && part.some(({ text }) => SCHOOL.test(text)) && !part.some(({ raw }) => isDegree(raw)))
    return part;
  return part.filter(
    (word) => isCapital(word) && !isSaidSurely(word) && placeNamed(fold(word.raw), 'AU') !== null,
  );
}

/** Houses that the lists have by several words. */
const housesOfLists = (text: string, part: readonly Word[]): Word[] => {
  const [first] = part;
  const last = part.at(-1);
  if (first === undefined || last === undefined || part.length < 2) return [];
  return employerNamed(text.slice(first.start, last.end)) !== undefined &&
    !part.every((word) => word.isOfField)
    ? [...part]
    : [];
};

/** The longest run of a part's words that stay, without small words at its ends; the last of those that say what somebody is, if any do. */
function longest(part: readonly Word[], isGone: (word: Word) => boolean): Word[] {
  const runs: Word[][] = [[]];
  for (const word of part)
    if (isGone(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  const ends = runs.map((run) => {
    const from = run.findIndex(({ text }) => !JOINS.test(text));
    const to = run.findLastIndex(({ text }) => !JOINS.test(text));
    return from < 0 ? [] : run.slice(from, to + 1);
  });
  const said = ends.filter((run) => run.some(saysRole));
  const some = said.length > 0 ? said : ends;
  return some.reduce<Word[]>((best, run) => (run.length > best.length ? run : best), []);
}

/** Whether what is gone of a part is what stands behind "at", or a legal house behind the title. */
function endsAtHouse(text: string, part: readonly Word[], isGone: (word: Word) => boolean): boolean {
  const first = part.find(isGone);
  return (
    first !== undefined &&
    first !== part[0] &&
    (AT.test(text.slice(0, first.start)) ||
      /(?:at|bei|chez|presso|bij) (?:the |der |dem |la |le )?$/iu.test(text.slice(0, first.start)))
  );
}

/** The parts that stay, with what stood between two of them. */
function joined(text: string, kept: readonly Word[][]): string {
  return kept.reduce((shown, part, at) => {
    const start = part[0]?.start ?? 0;
    const end = part.at(-1)?.end ?? 0;
    const close = /^[)\]]/u.exec(text.slice(end))?.[0] ?? '';
    if (at === 0) return text.slice(start, end);
    const between = text.slice(kept[at - 1]?.at(-1)?.end ?? 0, start);
    return `${shown}${/[\p{L}\p{N}]/u.test(between) ? ', ' : between}${text.slice(start, end)}${/[([]/u.test(between) ? close : ''}`;
  }, '');
}

/** What nothing vouches for, and of a title that names nobody's work the words that are none of a trade. */
function unknownIn(kind: ShortField, parts: readonly Word[][]): string[] {
  const isWritten = (word: Word): boolean =>
    /\p{L}/u.test(word.raw) && (isCapital(word) || /\d/u.test(word.raw));
  const words = parts.flat();
  const unknown = words.filter((word) => isWritten(word) && !isVouched(word));
  const isStrange =
    kind === 'title' &&
    words.length > 1 &&
    words.every(({ raw }) => /^\p{Lu}/u.test(raw)) &&
    !words.some(isAtWork);
  const strange = isStrange ? words.filter((word) => !word.isOfField) : [];
  return [...new Set([...unknown, ...strange].map(({ raw }) => raw))];
}

const isAtWork = (word: Word): boolean =>
  saysRole(word) || RANK.test(word.text) || !isEnglish(word.raw.toLowerCase());
