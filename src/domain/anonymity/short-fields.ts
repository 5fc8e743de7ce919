import { fold } from '#src/lib/fold.ts';
import { employerNamed } from '../lexicon/employers.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { placeNamed } from '../lexicon/places.ts';
import { certifications, industries, languages, roles, skills } from '../lexicon/terms.ts';
import { plainWords, wordsOf } from '../lexicon/text.ts';
import { isWorkWordAbroad } from '../lexicon/work-words.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isGivenName } from '../names/index.ts';
import { isGermanNoun } from '../speech/german.ts';
import { isEnglish, tagged } from '../speech/index.ts';
import { isWordOf } from '../speech/readers.ts';
import { isHouseSomewhere } from './bent-places.ts';
import { isPlaceName } from './reading.ts';
import { IN_PAPERS, IN_TITLES, isOccupation, LANGUAGE_LEVELS, NO_TITLE } from './short-words.ts';
import { unexplainedIn } from './unexplained.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';

/** Short fields of a record, each with a vocabulary of its own: what is in none of it may be a name. */
export type ShortField = 'title' | 'study' | 'skill' | 'paper' | 'language';

interface Stretch {
  start: number;
  end: number;
}

interface Words {
  /** The words of which entries of a kind are made, folded and in the singular. */
  all: ReadonlySet<string>;
  /** Those of them that say something alone: not "star" of "five star". */
  alone: ReadonlySet<string>;
  books: readonly { at: (words: readonly string[], at: number) => { length: number } | undefined }[];
}

const vocabularies = new Map<ShortField, Words>();

function vocabularyOf(kind: ShortField): Words {
  const had = vocabularies.get(kind);
  if (had !== undefined) return had;
  const lists = {
    title: [roles(), skills(), industries(), certifications()],
    study: [skills(), industries(), certifications(), roles(), languages()],
    skill: [skills(), industries(), certifications(), roles(), languages()],
    paper: [certifications(), skills(), industries(), roles()],
    language: [languages()],
  }[kind];
  const books = lists.map(({ book }) => book);
  const phrases = books.flatMap((book) => [...book.phrases()]);
  const more = {
    title: IN_TITLES,
    study: IN_PAPERS,
    paper: IN_PAPERS,
    skill: IN_TITLES,
    language: LANGUAGE_LEVELS,
  };
  const others = plainWords(more[kind]);
  const words: Words = {
    all: new Set([...phrases.flatMap((one) => one.split(' ')), ...others]),
    alone: new Set([...phrases.filter((one) => !one.includes(' ')), ...others]),
    books,
  };
  vocabularies.set(kind, words);
  return words;
}

/** What no name is made of by its ending: what is done, studied or how it is done. */
const ABSTRACT =
  /^\p{Ll}{3,}(?:ing|tion|sion|ment|ship|ness|ity|ance|ence|ology|onomy|ography|metry|ics|iatry|therapy|ysis)$/u;
/** What work is about in German, by the end of its word. */
const GERMAN_FIELD =
  /^\p{L}{3,}(?:technik|wesen|management|planung|steuerung|entwicklung|sicherung|buchhaltung|rechnung|abrechnung|beratung|betreuung|verwaltung|fertigung|instandhaltung|wartung|montage)$/iu;
const NUMBER = /^(?:\d{1,3}(?:st|nd|rd|th)?|\d{1,3}\.\d|[ivx]{1,4}|l[1-5]|(?:19|20)\d\d)$/u;
/** Small words that join others, without marks on their letters. */
const FUNCTION_WORD =
  /^(?:of|and|the|a|an|in|for|to|with|on|at|by|und|oder|der|die|das|dem|den|des|fur|von|mit|im|am|zur|zum|et|ou|de|du|la|le|les|en|au|aux|sur|pour|par|y|e|el|los|las|del|para|por|con|di|della|delle|dei|per|il|lo|van|voor|het|een|&)$/u;
/** Articles that French and Italian cut off. */
const CUT_ARTICLE = /^(?:[ldnsj]|qu|dell|dall|nell|all)['’ʼ](?=\p{L})/iu;

function isExplained(kind: ShortField, word: string, raw: string, words = vocabularyOf(kind).all): boolean {
  if (NUMBER.test(word) || FUNCTION_WORD.test(word) || words.has(word)) return true;
  if (kind === 'language') return false;
  if (ACRONYMS_OF_WORK.has(word) || LETTERS_OF_FIELD.has(word)) return true;
  if (ABSTRACT.test(raw.toLowerCase())) return true;
  if (isWorkWordAbroad(raw.replace(CUT_ARTICLE, ''))) return true;
  if (kind === 'study' && (isTitle(word) || DEGREE.test(word))) return true;
  if (kind === 'title')
    return isOccupation(word) || isTitle(word) || isPlaceName(fold(raw)) || GERMAN_FIELD.test(raw);
  // What is written small is called by nobody's name, as far as it is a word.
  return kind === 'skill' && raw === raw.toLowerCase() && unexplainedIn(raw, [], () => false).length === 0;
}

/** Whether the vocabulary of a kind of short field has a word. */
export const isOfVocabulary = (kind: ShortField, word: string, raw: string): boolean =>
  isExplained(kind, word, raw);

/** Whether each word of a part says something of a field alone, or is one of a term that stands there: not `Southern Star`. */
function isOfField(kind: ShortField, part: readonly Word[], text: string): boolean {
  const { alone, books } = vocabularyOf(kind);
  const plain = part.map((one) => one.text);
  let covered = 0;
  return part.every((one, at) => {
    for (const book of books) covered = Math.max(covered, at + (book.at(plain, at)?.length ?? 0));
    return at < covered || isExplained(kind, one.text, text.slice(one.start, one.end), alone);
  });
}

const isWordOfWork = (word: string): boolean =>
  (isOrdinary(word) || isOccupation(word)) && !isGivenName(word);

/**
 * Whether the first word of a skill is a thing of the dictionary, before more than one of a thing: `Sash windows`. What is done or
 * served may be of a house that is called so: `Kestrel management`.
 */
function isOfThing(text: string, end: number, word: string): boolean {
  const next = /^ (\p{Ll}+)$/u.exec(text.slice(end))?.[1] ?? '';
  const one = next.replace(/s$/u, '');
  const isThing =
    one !== next && !ABSTRACT.test(one) && !OFFERED.test(one) && tagged(`the ${next} are`)[1]?.pos === 'NOUN';
  return isThingOfLanguage(word) && (isThing || isJoined(word));
}

/** What houses of every trade do and sell. */
const OFFERED =
  /^(?:service|solution|system|product|operation|sale|account|project|tool|brand|store|shop|site|client|customer|team|partner|application|platform|report|event|offer|module|licen[cs]e)$/u;

/** `wetland`, `peatland`: put together from two words, as things are called that no house is. */
const isJoined = (word: string): boolean =>
  [...word].some(
    (_, at) => at > 2 && word.length - at > 2 && isEnglish(word.slice(0, at)) && isEnglish(word.slice(at)),
  );

/** Whether a word is a noun or quality of the dictionary that nobody, no place and no house that is known is called by: `sash`, `peatland`. */
const isThingOfLanguage = (word: string): boolean =>
  word.length > 3 &&
  isEnglish(word) &&
  !isKnownGiven(word) &&
  !isKnownSurname(word) &&
  !isPlaceName(word) &&
  employerNamed(word) === undefined &&
  !isHouseSomewhere(word.charAt(0).toUpperCase() + word.slice(1));

/** What parts of a title or a study are set apart by, and what says that the next part is a house. */
const APART = /[,;|()[\]{}:–—•·\n]|\s[-/@]\s|@/u;
const AT = /(?:(?<!\p{L})(?:at|bei|beim|chez|with|from|presso|bij)\s+|@\s*)$/iu;
/** What houses are called by their last words. */
const HOUSE =
  /(?<!\p{L})(?:groups?|holdings?|limited|ltd|pty|inc|llc|llp|plc|gmbh|ag|kg|sarl|bv|compan(?:y|ies)|co|corp|corporation|partners|associates|trusts?|foundation|universit\p{L}+|colleges?|school|hospital|church|club|brothers|sons|estates?|station|council|shire|stiftung|gesellschaft|genossenschaft|verein|verlag)$/iu;

/**
 * What of an entry is explained by the vocabulary of its kind: the parts that are wholly so, or of the part that says what
 * somebody is the words that do. Null where that leaves nothing.
 */
export function explainedOf(kind: ShortField, text: string): string | null {
  if (isPlainAbroad(kind, text)) return text;
  const isSentence = kind === 'skill' && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(text);
  const words = wordsOf(text).map((one, at) => {
    const raw = text.slice(one.start, one.end);
    // "Report writing": only the place of its first word gives it its capital.
    const isFirst = isSentence && at === 0 && (isWordOfWork(one.text) || isOfThing(text, one.end, one.text));
    return { ...one, isExplained: isFirst || isExplained(kind, one.text, raw) };
  });
  if (words.length === 0) return null;
  if (kind === 'title') withThings(text, words);
  if (kind !== 'title' && kind !== 'study')
    return words.every((one) => one.isExplained) && !words.every(({ text: word }) => FUNCTION_WORD.test(word))
      ? text
      : null;
  const parts: (typeof words)[] = [];
  for (const [at, word] of words.entries()) {
    const between = text.slice(words[at - 1]?.end ?? 0, word.start);
    const isApart = at === 0 || APART.test(between) || AT.test(text.slice(0, word.start));
    if (isApart) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  const kept: Stretch[] = [];
  let isSaid = false;
  for (const part of parts) {
    const [first] = trimmed(part);
    const last = trimmed(part).at(-1);
    if (first === undefined || last === undefined) continue;
    const isThere = AT.test(text.slice(0, part[0]?.start));
    const said = saidIn(kind, part);
    const isWhole = part.every((one) => one.isExplained);
    const isHouse = HOUSE.test(text.slice(first.start, last.end));
    if (
      isWhole &&
      !isThere &&
      !isHouse &&
      (said !== undefined || kind === 'study' || (isSaid && isOfField(kind, part, text)))
    )
      kept.push({ start: first.start, end: last.end });
    else if (!isSaid && said !== undefined && !isThere) kept.push(said);
    isSaid ||= said !== undefined;
  }
  const joined = kept.reduce<string>((shown, { start, end }, at) => {
    const last = kept[at - 1];
    const between = last === undefined ? '' : text.slice(last.end, start);
    // What stood between two parts that stay stays with them.
    const gap = last === undefined || /[\p{L}\p{N}]/u.test(between) ? ', ' : between;
    return at === 0 ? text.slice(start, end) : `${shown}${gap}${text.slice(start, end)}`;
  }, '');
  const end = kept.at(-1)?.end ?? 0;
  return joined === '' ? null : `${joined}${isOpen(joined) && text[end] === ')' ? ')' : ''}`;
}

const ABROAD = ['fr', 'es', 'it', 'pt', 'nl'] as const;
/** `Tailleur de pierre`: a word with a capital, as it is the first, and others in small letters. */
const AS_A_PHRASE = /^\p{Lu}[\p{Ll}-]{3,}(?: \p{Ll}+)*$/u;
/** The ends of nouns for people by their work, in the languages of the south. */
const WORKER =
  /(?:eur|euse|trice|teur|ier|ière|iste|ien|ienne|eiro|eira|ário|ária|dor|dora|tor|tora|tore|ista|ólogo|óloga|ologo|ologa|ero|era|ario|aria|iere|iera|ingeniero|ingeniera)$/u;
/** Women and men at work in German, by the last part of the word: `Steuerfachwirtin`. */
const GERMAN_WORKER =
  /^\p{Lu}\p{Ll}{6,}(?:wirt|wart|pfleger|berater|techniker|macher|bauer|setzer|leger|zeichner|prüfer|assistent|ologe|ograf)?(?:in)$/u;

/** Whether a title or skill is a phrase of another language, each word of which its dictionary has: no house is written so amid it. */
function isPlainAbroad(kind: ShortField, text: string): boolean {
  if (kind !== 'title' && kind !== 'skill') return false;
  if (kind === 'title' && GERMAN_WORKER.test(text)) return isGermanNoun(text) && !isKnownSurname(text);
  const words = text.toLowerCase().split(' ');
  const [first = ''] = words;
  if (!AS_A_PHRASE.test(text) || isKnownGiven(first) || isKnownSurname(first)) return false;
  if (isPlaceName(fold(first)) || employerNamed(first) !== undefined) return false;
  if (kind === 'title' ? !WORKER.test(first) : words.length < 2) return false;
  return ABROAD.some((language) => words.every((word) => isWordOf(language, word)));
}

/** "Props Master", "Horse Groom": a thing of the language right before what somebody is, by which no house is called. */
function withThings(text: string, words: Word[]): void {
  for (const [at, word] of words.entries()) {
    const raw = text.slice(word.start, word.end);
    const isHead =
      at === 0 ||
      words.slice(0, at).every((one) => RANK.test(one.text)) ||
      /^(?:and|&)$/u.test(words[at - 1]?.text ?? '') ||
      APART.test(text.slice(words[at - 1]?.end, word.start));
    const next = words[at + 1];
    if (word.isExplained || !isHead || next?.isExplained !== true || text.slice(word.end, next.start) !== ' ')
      continue;
    if (saysWhat('title', words, at + 1) > 0 && isThing(raw)) word.isExplained = true;
  }
}

/** How high somebody stands, before what they are: `Senior Wetland Ecologist`. */
const RANK =
  /^(?:senior|snr|sr|junior|jnr|jr|lead|principal|head|chief|deputy|assistant|associate|trainee|apprentice|graduate|acting|interim)$/u;

function isThing(raw: string): boolean {
  const small = raw.toLowerCase();
  if (!/^\p{L}\p{Ll}+$/u.test(raw) || isHouseSomewhere(raw) || isKnownGiven(raw) || isKnownSurname(raw))
    return false;
  const one = small.replace(/s$/u, '');
  if (employerNamed(small) !== undefined) return false;
  const isMany = one !== small && isEnglish(one) && !isHouseSomewhere(raw.slice(0, -1));
  return (
    (isOrdinary(small) || isMany || (isThingOfLanguage(small) && isJoined(small))) &&
    isEnglish(small) &&
    tagged(small)[0]?.pos === 'NOUN'
  );
}

const isOpen = (text: string): boolean => text.split('(').length > text.split(')').length;

type Word = Stretch & { text: string; isExplained: boolean };

/** Words without the small ones at their ends. */
function trimmed(run: readonly Word[]): Word[] {
  const isSaid = ({ text }: Word): boolean => !FUNCTION_WORD.test(text);
  const from = run.findIndex(isSaid);
  // `FP&A`
  const to = run.findLastIndex((word) => isSaid(word) || word.text === 'a');
  return from < 0 ? [] : run.slice(from, to + 1);
}

/**
 * The words of a part that say what somebody is or holds, beside others that nothing explains: what stands between the two may be
 * one name with those.
 */
function saidIn(kind: 'title' | 'study', part: readonly Word[]): Stretch | undefined {
  const runs: { words: Word[]; isAfter: boolean }[] = [{ words: [], isAfter: false }];
  for (const word of part)
    if (word.isExplained) runs.at(-1)?.words.push(word);
    else runs.push({ words: [], isAfter: true });
  for (const [at, { words, isAfter }] of runs.entries()) {
    const isBefore = at < runs.length - 1;
    const from = words.findIndex((_, one) => saysWhat(kind, words, one) > 0);
    if (from < 0) continue;
    const to = words.findLastIndex((_, one) => saysWhat(kind, words, one) > 0);
    const end = isBefore ? Math.max(to + saysWhat(kind, words, to), from + 1) : words.length;
    const kept = trimmed(words.slice(isAfter ? from : 0, end));
    const [first] = kept;
    const last = kept.at(-1);
    if (first !== undefined && last !== undefined) return { start: first.start, end: last.end };
  }
  return undefined;
}

/** How many words from one of them on say what somebody is, or what they hold. */
function saysWhat(kind: 'title' | 'study', words: readonly Word[], at: number): number {
  const word = words[at]?.text ?? '';
  if (kind === 'study') return DEGREE.test(word) ? 1 : 0;
  const role = roles().book.at(
    words.map(({ text }) => text),
    at,
  );
  if (role !== undefined) return role.length;
  return (isOccupation(word) || isTitle(word)) && !NO_TITLE.has(word) ? 1 : 0;
}

const DEGREE =
  /^(?:bachelor|master|doctor(?:ate)?|diploma?|dip|certificate|cert|phd|dphil|mphil|[bm]sc|[bm]a|[bm]eng|be|me|[bm]com|[bm]bus|bba|e?mba|ll[bm]|jd|md|mbbs|[bm]ed|m?bchb|mpa|mph|[bm]tech|bs|ms|degree|honours|hon|licen[cs]e|mestrado|doutorado|bacharelado|doutoramento|staatsexam[ae]n|grado|maitrise|a[as]s?|b(?:vetmed|vsc|vms|ds|sn|des|arch|phil|pharm|mus)|m(?:vetmed|arch|des|pharm|mus|res)|magister|diplom|licenciatura|laurea)$/u;
/** Whether a word says by itself what somebody is, as far as the lists of roles and occupations go. */
export const isRoleWord = (word: string): boolean =>
  roles().book.at([word], 0) !== undefined || ((isOccupation(word) || isTitle(word)) && !NO_TITLE.has(word));

/** Whether a text is the word of a degree and nothing else: a Bachelor is no bachelor. */
export const isDegree = (text: string): boolean =>
  wordsOf(text).length > 0 && wordsOf(text).every(({ text: word }) => DEGREE.test(word));

const TITLE =
  /^(?:head|chief|lead|manager|officer|director|ceo|cfo|coo|cto|cio|cmo|chro|vp|svp|evp|avp|gm|md|owner|founder|cofounder|partner|principal|president|chair|secretary|intern|trainee|apprentice|graduate|assistant|associate|specialist|coordinator|executive|member|hand|worker|leader|supervisor|consultant|advisor|adviser|fellow|volunteer|responsable|direct(?:eur|rice|ora?)|adjointe?|gerante?|gerente|techniciene?|technicienne|conduct(?:eur|rice)|prepara(?:teur|trice)|operat(?:eur|rice)|formateur|formatrice|conseill(?:er|ere)|vendeu(?:r|se)|chargee|employee?|encargad[oa]|jef[ea]|tecnic[oa]|responsabile|addett[oa]|impiegat[oa]|hoofd|medewerk(?:st)?er|beheerder|\p{L}*(?:leiter(?:in)?|leitung|arbeiter(?:in)?|fachkraft|berater(?:in)?|techniker(?:in)?|ingenieur(?:in)?|entwickler(?:in)?|f[uü]hrer(?:in)?|helfer(?:in)?|mechaniker(?:in)?|elektroniker(?:in)?|pfleger(?:in)?|verkaufer(?:in)?|betreuer(?:in)?|beauftragter?|angestellter?))$/u;
/** `Feuerwehrmann`, `Werkmeisterin`; of surnames with these ends the first part is no word of work: `Wennemann`. */
const TRADE = /^\p{L}+(?:mann|frau|leute|meister(?:in)?|kraft)$/u;
const isTitle = (word: string): boolean => TITLE.test(word) || (TRADE.test(word) && isWorkWordAbroad(word));

/**
 * A town and a country as far as they are places that a gazetteer has; null where nothing is.
 * @param isLarge whether only a town of a hundred thousand people stays
 */
export function placeToShow(
  { city, country }: { city: string | null; country: string | null },
  isLarge: boolean,
): string | null {
  const isKnown = (one: string): boolean => {
    const place = placeNamed(fold(one), 'AU');
    return place !== null && (place.kind !== 'city' || !isLarge || isPlaceName(fold(one)));
  };
  const parts = [city, country].flatMap((part) => (part ?? '').split(',')).map((part) => part.trim());
  return parts.filter((part) => part !== '' && isKnown(part)).join(', ') || null;
}
