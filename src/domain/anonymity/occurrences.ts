import { distance } from 'fastest-levenshtein';
import { matchesOf } from '#src/lib/matches.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isOtherScript, soundKey } from '../names/index.ts';
import { isNounOf, readerOf } from '../speech/readers.ts';
import { mayBeFeast } from './around-names.ts';
import { withoutDisguise } from './disguised.ts';
import { folded, wordsOf } from './fold.ts';
import { isFunctionWordThere } from './function-words.ts';
import {
  houseAtHead,
  isCommand,
  isHowItWas,
  isMeasured,
  isOfThing,
  isQuality,
  isThingInSmall,
  mayBeOnSite,
  readSmall,
} from './houses-read.ts';
import { IN_SMALL, type Known, RESEMBLES } from './known.ts';
import { isOffice } from './offices.ts';
import { otherSense } from './other-senses.ts';
import { isInTitle } from './own-words.ts';
import { endsPlace, isOfPlace, isWithVerb } from './parts-of-places.ts';
import { isPlainThere } from './plain-senses.ts';
import { isInDictionary, isToldToDo, type Reading, readingOf } from './reading.ts';
import { tokensIn } from './removed.ts';
import { isSkillOfMaker } from './skills-of-makers.ts';
import { keysOfSound } from './sounds.ts';
import { beginsSentence, type Edit, NAMELESS, type Reason } from './spans.ts';
import { counts as countsThings } from './stems.ts';
import { isCited, isSurnameSaid } from './surname-said.ts';
import { isSmallWord, isSomebodyApposed, isTownOfHouse } from './told-apart.ts';
import { bareOf } from './unprinted-signs.ts';
import { actsAbroad, isSomebodyAbroad, isWomanSpokenOf, readAbroad } from './word-names-abroad.ts';
import { AFTER_NAME } from './words.ts';
import { isMoney, isOverEnd, isThingInFrame, isTownInRow, readInFrame } from './words-in-frames.ts';
import { mayBeWord } from './words-not-names.ts';

/** A known string where it stands in a text. */
type Occurrence = Edit & { known: Known };

/** A word that could be a known string, and why it was left. */
export interface UncertainOccurrence {
  start: number;
  end: number;
  reason: Reason;
  why: string;
}

/** Everywhere that a known string stands in a text. What a scrub has put in place of something is left out. */
export function occurrences(text: string, known: readonly Known[]): Occurrence[] {
  return lookedAt(text, known).flatMap(({ found, reading }) => (reading === 'name' ? [found] : []));
}

/** Where a known string may be meant, and it cannot be told. */
export function uncertainMatches(text: string, known: readonly Known[]): UncertainOccurrence[] {
  return lookedAt(text, known).flatMap(({ found: { start, end, reason, known: one }, reading }) =>
    reading === 'unsure' ? [{ start, end, reason, why: one.doubt ?? whyUnsure(text, one, end) }] : [],
  );
}

/** Why a recorded house or school is not sure to be meant. */
export const UNSURE_HOUSE = 'could be the name of the organisation, or a word';

function whyUnsure(text: string, { part }: Known, end: number): string {
  if (part !== null && /^ \p{Lu}/u.test(text.slice(end)))
    return 'could be the name of the person, or of somebody else';
  return part === null ? UNSURE_HOUSE : 'could be the name of the person, or a word';
}

// What people do to the things of their own house.
const MADE =
  /\b(?:own(?:s|ed)?|ship(?:s|ped)?|launch(?:es|ed)?|built|builds?|ma[kd]es?|made|designed|designs?|develop(?:s|ed)?|invented|created|brew(?:s|ed)|manag(?:es|ed) the product|behind|founded|relaunched|sold the first|product (?:manager|owner|lead) (?:for|of|on)) [^.;!?]{0,40}$/iu;

function lookedAt(text: string, known: readonly Known[]): { found: Occurrence; reading: Reading }[] {
  const all: { found: Occurrence; reading: Reading }[] = [];
  const plain = folded(text);
  const readings = [plain.text, ...withoutDisguise(plain, text)];
  const tokens = tokensIn(text);
  const bare = bareOf(text);
  const add = (one: Known, start: number, end: number): void => {
    if (tokens.some((token) => token.start <= start && end <= token.end)) return;
    const read = counts(one, text, start, end);
    const isUnsure =
      one.doubt !== undefined &&
      !(one.doubt === RESEMBLES && isBesideName(one, text, start, end)) &&
      !(one.made === true && MADE.test(text.slice(Math.max(0, start - 60), start)));
    const reading = isUnsure && read === 'name' ? 'unsure' : read;
    if (reading === 'word' && one.part !== 'last') return;
    all.push({ found: { start, end, reason: one.reason, with: one.token, known: one }, reading });
  };
  // A sign that nobody sees within a name hides it from the reader of patterns alone.
  if (bare !== null)
    for (const { found } of lookedAt(bare.text, known)) {
      const [start, end] = [bare.from[found.start] ?? 0, (bare.from[found.end - 1] ?? 0) + 1];
      if (end - start > found.end - found.start) add(found.known, start, end);
    }
  for (const one of known) {
    for (const { start, end } of one.find?.(text) ?? []) add(one, start, end);
    for (const letters of readings) {
      const isDisguised = letters !== plain.text;
      if (isDisguised && (!/^(?:always|read)$/.test(one.written) || one.reason === 'phone')) continue;
      for (const match of matchesOf(one.pattern, letters)) {
        if (match[0] === '') continue;
        const start = plain.from[match.index] ?? 0;
        const end = plain.to[match.index + match[0].length - 1] ?? start;
        // A word of the language that is spelt as such is no disguise.
        if (isDisguised && one.written === 'read' && !/[0-9@$!|€]/u.test(text.slice(start, end))) continue;
        add(one, start, end);
      }
    }
  }
  const read = withSurnamesBehindGiven(text, all);
  // `Anna Berg (Anna Holm before)`: a surname before the bracket and the given name in it are no name the other way round.
  const whole = read.filter(({ found: { known: one } }) => one.part === 'full');
  return read.filter(
    ({ found: { start, end, known: one } }) =>
      one.part !== 'full' ||
      !/[([,;]/u.test(text.slice(start, end)) ||
      !whole.some(({ found }) => found.start < start && start < found.end && found.end < end),
  );
}

/** A surname right behind a given name of the same person is theirs, whatever else the word says: `Willi Zimmermann ist Tischler`. */
function withSurnamesBehindGiven<Found extends { found: Occurrence; reading: Reading }>(
  text: string,
  all: readonly Found[],
): Found[] {
  const given = new Set(
    all.flatMap(({ found: { end, reason, known }, reading }) =>
      reading === 'name' && reason === 'name' && known.part === 'first' ? [end] : [],
    ),
  );
  return all
    .map((one): Found => {
      const { start, end, reason, known } = one.found;
      const isBehind =
        known.part === 'last' && reason === 'name' && known.doubt === undefined && given.has(start - 1);
      if (one.reading === 'name' || !isBehind || text[start - 1] !== ' ') return one;
      const isPlain = one.reading === 'word' && /^[ -]\p{Lu}/u.test(text.slice(end, end + 2));
      return isPlain || !/^\p{Lu}/u.test(text.slice(start, end)) ? one : { ...one, reading: 'name' };
    })
    .filter(({ reading }) => reading !== 'word');
}

function counts(known: Known, text: string, start: number, end: number): Reading {
  const { written, part } = known;
  const said = text.slice(start, end);
  const isCapital = /^[^\p{L}\p{N}]*\p{Lu}/u.test(said);
  const when = (is: boolean): Reading => (is ? 'name' : 'word');
  // `Katie O` of Katie O'Neil in `Katie O’Neill`: a letter that a word goes on behind.
  if (part !== null && /(?<!\p{L})\p{L}$/u.test(said) && /^['’ʼ]\p{L}{2}/u.test(text.slice(end, end + 3)))
    return 'word';
  if ((part === 'first' || part === 'last') && isFunctionWordThere(text, { start, end }, known.own))
    return 'word';
  // `Hope's` is no `hope.s` of an address.
  if (!isHouse(known) && known.reason !== 'client' && /['’]s$/u.test(said)) return 'word';
  if (known.titles !== undefined && isInTitle(text, { start, end }, known.titles)) return 'word';
  if (part === 'last' && isCited(text, { start, end })) return 'name';
  if (part === 'last' && isCapital && known.doubt === undefined && isSurnameSaid(text, { start, end }))
    return 'name';
  const isOfTown = isOfPlace(text, { start, end }, known.own) && !isWomanSpokenOf(text, { start, end });
  if (known.reason === 'name' && (isOfTown || isWithVerb(said, part))) return 'word';
  if (isHouse(known) && endsPlace(text, { start, end })) return 'word';
  if (part !== 'full' && isPlainThere(text, { start, end }, isHouse(known))) return 'word';
  if (part === 'full' && isOverEnd(text, { start, end })) return 'word';
  if (isHouse(known) && isThingInFrame(text, { start, end })) return 'word';
  if (part === null && known.reason === 'employer' && isSmallWord(text, { start, end })) return 'word';
  if (isHouse(known) && isSomebodyApposed(text, { start, end })) return 'word';
  if (known.reason === 'school' && isTownOfHouse(text, { start, end })) return 'word';
  if (known.reason === 'school' && isTownInRow(text, { start, end })) return 'word';
  if ((part === 'first' || part === 'last') && isMoney(text, { start, end })) return 'word';
  if (part === null && (isOffice(text, start, end) || countsThings(text, start, end))) return 'word';
  if (part === null && known.reason === 'employer' && isSkillOfMaker(text, { start, end })) return 'word';
  if (part !== 'full' && (isHouse(known) || known.reason === 'name')) {
    const whose = isHouse(known) ? (known.reason === 'school' ? 'school' : 'employer') : 'person';
    const other = otherSense(text, { start, end }, whose);
    if (other !== null) return other;
  }
  // What is only marked may be a word, and is read as one by nothing else.
  if (part === null && isHouse(known) && known.token !== NAMELESS && known.doubt === undefined) {
    const small = readSmall(text, { start, end });
    if (small !== null) return small;
  }
  if (part === null && isHouse(known) && known.token !== NAMELESS && isThingInSmall(text, { start, end }))
    return 'unsure';
  if (
    part === 'last' &&
    /^\p{Ll}+$/u.test(said) &&
    BEHIND_ARTICLE.test(text.slice(Math.max(0, start - 8), start))
  )
    if (/^ \p{Ll}{3}/u.test(text.slice(end, end + 4))) return 'word';
  // `de machado na mão`: what respells a surname is one word too, in small letters the language's own.
  if (part === 'full' && /^\p{Ll}+$/u.test(said) && readAbroad(text, { start, end }) === 'word')
    return 'word';
  if ((part === 'last' || part === 'full') && mayBeFeast(text, { start, end })) return 'unsure';
  if (part !== null && isCapital && mayBeWord(known, text, { start, end })) return 'unsure';
  if ((part === 'first' || part === 'last') && known.doubt !== IN_SMALL) {
    const abroad = readAbroad(text, { start, end });
    if (abroad === 'name' && part === 'first') return ofWhom(known, text, start, end);
    if (abroad !== null) return abroad;
    const framed = readInFrame(text, { start, end });
    if (framed !== null) return framed;
  }
  if (mayBeWord(known, text, { start, end })) return 'unsure';
  if (written !== 'always' && isCapital && isQuality(known.reason, text, start, end)) return 'unsure';
  switch (written) {
    case 'always':
      // "A berg is a mountain": a thing that bears the name.
      if (
        part === 'last' &&
        !isCapital &&
        /\b(?:an?|the)\s$/iu.test(text.slice(Math.max(0, start - 5), start))
      )
        return 'unsure';
      if (
        known.doubt !== IN_SMALL &&
        (part === 'last' || (part === 'first' && !isCapital)) &&
        isWordAbroad(text, start, end, isCapital, known.own)
      )
        return 'unsure';
      return part === 'first' && isCapital ? ofWhom(known, text, start, end) : 'name';
    case 'caps':
      return when(said === said.toUpperCase() && said !== said.toLowerCase());
    case 'capital':
      if (isCapital && isHouse(known) && isOfThing(text, { start, end }))
        return mayBeOnSite(text, end) ? 'unsure' : 'word';
      return when(isCapital && !isCommand(known.reason, text, start, end));
    case 'dotted':
      return when(
        /^\p{Lu}(?:[.·•_-]{1,2}\s?\p{Lu})+$/u.test(said) ||
          (said.length > 4 && /^\p{Lu}(?:[ /|]\p{Lu})+$/u.test(said)),
      );
    case 'ampersand':
      return when(/^\p{Lu}\s?(?:&|\+|and)\s?\p{Lu}$/u.test(said));
    case 'capitals': {
      const words = said.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
      // "In April and May" names two months, whoever is called so.
      if (part === 'full' && / and /i.test(said)) return 'word';
      const all = words.every(
        (word, at) =>
          /^[\p{Lu}\p{N}]/u.test(word) ||
          (SMALL_WORDS.test(word) && !(word.length < 3 && at === words.length - 1)),
      );
      return when((all && isCapital) || (!said.includes(' ') && /^[\p{L}\p{N}._-]+$/u.test(said)));
    }
    case 'read':
      return reading(known, text, start, end);
    case 'short':
      if (isHouse(known) && isOfThing(text, { start, end }))
        return isCapital && mayBeOnSite(text, end) ? 'unsure' : 'word';
      return when(
        isCapital &&
          (known.strict !== true || !/^ \p{Lu}\p{Ll}/u.test(text.slice(end).replace(FORM_AFTER, ''))),
      );
    case 'name':
      if (!isCapital) return 'word';
      if (!beginsSentence(text, start)) return 'name';
      if (isHouse(known) && isMeasured(text, end)) return 'word';
      if (isHouse(known) && known.strict === true && isHowItWas(text, { start, end })) return 'unsure';
      if (AFTER_NAME.test(text.slice(end, end + 24))) return 'name';
      return isHouse(known) ? houseAtHead(text, { start, end }) : 'word';
  }
}

// In a text that has capitals, a word of another language is no name in small letters: `heeft hart voor de zaak`.
const FOREIGN =
  /(?<!\p{L})(?:een|het|voor|und|der|die|das|ist|nicht|auch|wenn|et|pour|dans|avec|chez|il|elle|el|los|para|pero|che|della|och|har|som|med|på|til|og|nie|jest|oraz|bir|ve|için|não|uma)(?!\p{L})/iu;
const ARTICLE_ABROAD = /(?<!\p{L})(?:der|die|das|dem|den|des|ein|eine|einen|einem|einer|een|het)\s$/iu;

/** `un petit badge`: what stands between an article and a noun tells how something is. */
const BEHIND_ARTICLE = /(?<!\p{L})(?:une?|un[ao]?|eine?[nmrs]?|een|uma?|ett)\s$/iu;

const isHouse = ({ reason }: Known): boolean => reason === 'employer' || reason === 'school';

const SMALL_WORDS = /^(?:v|d|vd|den|de|da|do|dos|das|del|di|du|la|le|van|von|der|of|the|and|y|e)$/u;
const FORM_AFTER =
  /^ (?:Pty|Ltd|Limited|Inc|Group|Holdings|Corp|Corporation|Australia|NZ|UK|US|Asia|Global|International)\b/u;

function isWordAbroad(
  text: string,
  start: number,
  end: number,
  isCapital: boolean,
  own: ReadonlySet<string> = new Set(),
): boolean {
  const said = text.slice(start, end);
  if (
    !/^\p{Script=Latin}+$/u.test(said) ||
    /[@./_\d-]$/u.test(text.slice(0, start)) ||
    /^[@._\d-]/u.test(text.slice(end))
  )
    return false;
  if (isCapital) {
    // The article may be a particle of the name: `Van den Berg`.
    const article = ARTICLE_ABROAD.exec(text.slice(Math.max(0, start - 8), start))?.[0]
      .trim()
      .toLowerCase();
    return article !== undefined && !own.has(article);
  }
  const around = text.slice(Math.max(0, start - 120), end + 120);
  return said === said.toLowerCase() && /\p{Lu}\p{Ll}/u.test(around) && FOREIGN.test(around);
}

const SOMEBODY_BEFORE =
  /(?:^|[\n.!?:]\s*|(?<!\p{L})(?:to|with|from|for|by|met|asked|ask|called|call|rang|emailed|told|tell|saw|hi|hello|dear|thanks|re) )$/iu;
const DOES_AFTER =
  /^(?:['’]s(?!\p{L})| (?:is|was|has|had|would|wants|wanted|says|said|will|can|likes|needs|asked|told|knows|came|went)(?!\p{L}))/u;

const OF_A_THING =
  /(?<!\p{L})(?:an?|the|his|her|their|our|my|your|its|this|that|these|no|any|some|each|every|in|of) $/iu;

/** `Stone cottages in the Cotswolds are`: more than one thing, and nothing that somebody does. */
const OF_THINGS =
  /^ \p{Ll}{3,}s(?: (?:in|of|on|at|for|from|with)(?: (?!(?:that|which|who|and)(?!\p{L}))[\p{L}’'-]+){1,3})? (?:are|were)(?!\p{L})/u;

function reading(known: Known, text: string, start: number, end: number): Reading {
  const part = known.part === 'last' ? 'last' : 'first';
  if (/^ (?:little|few)(?!\p{L})/u.test(text.slice(end, end + 8))) return 'word';
  if (part === 'first' && isToldToDo(text, { start, end })) return 'word';
  const told = readingOf(text, { start, end }, known.own ?? new Set(), part);
  // "Paris dirige dix personnes": what a place does in another language may be done by somebody.
  if (part === 'last' && beginsSentence(text, start) && OF_THINGS.test(text.slice(end, end + 60)))
    return 'word';
  const isAbroad = actsAbroad(text, { start, end });
  if (isAbroad && part === 'first' && isSomebodyAbroad(text, { start, end })) return 'name';
  const read = told === 'word' && isAbroad ? 'unsure' : told;
  // A name that is hardly a word is one with a capital, but in a heading.
  const said = text.slice(start, end);
  // "It would be a blessing": a thing, whoever is called so.
  if (/^\p{Ll}/u.test(said) && OF_A_THING.test(text.slice(Math.max(0, start - 12), start))) return 'word';
  // Notes are typed without capitals: `spoke to lotte`, which is hardly a word.
  if (part === 'first' && known.strict !== true && /^\p{Ll}{3,}$/u.test(said) && !isOrdinary(said))
    return SOMEBODY_BEFORE.test(text.slice(Math.max(0, start - 20), start)) ||
      DOES_AFTER.test(text.slice(end, end + 12))
      ? 'name'
      : 'unsure';
  const isRare = known.strict !== true && /^\p{Lu}/u.test(said);
  if (isRare && (part === 'first' || (read === 'unsure' && beginsSentence(text, start))))
    return part === 'first' ? ofWhom(known, text, start, end) : 'name';
  return read === 'name' && part === 'first' ? ofWhom(known, text, start, end) : read;
}

/** A given name before a surname that is not the person's is somebody else's. */
function ofWhom({ own }: Known, text: string, start: number, end: number): Reading {
  const next = /^ (\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?)(?!\p{L})/u.exec(text.slice(end, end + 40))?.[1];
  if (own === undefined || next === undefined) return 'name';
  const small = folded(next).text;
  // `Olafs Meister`: what is theirs has a capital in German.
  if (/s$/u.test(text.slice(start, end)) && readerOf(text) === 'de' && isNounOf('de', next)) return 'name';
  // `Ayşe Hanım`: words of respect that stand behind a given name.
  if (/^(?:Hanım|Bey|Efendi|Hoca|Abla|Bhai|Bhaiya|Didi|Garu|Sahib|Saheb|San|Sensei|Nim|Ssi)$/u.test(next))
    return 'name';
  const isOwn =
    own.has(small) ||
    [...own].some((word) => word.length > 3 && (isAkin(word, small) || isWrittenAcross(word, next)));
  if (isOwn || isInDictionary(small)) return 'name';
  const before = /(\p{Lu}[\p{L}’']+) $/u.exec(text.slice(Math.max(0, start - 30), start))?.[1];
  return before !== undefined && own.has(folded(before).text) ? 'name' : 'unsure';
}

/** Whether the next word is the same in another script: `Хабиб Ахметов`. */
function isWrittenAcross(own: string, said: string): boolean {
  if (!isOtherScript(said) || isOtherScript(own)) return false;
  const keys = keysOfSound(own);
  return [...keysOfSound(said)].some((key) => key.length > 2 && keys.has(key));
}

const isAkin = (a: string, b: string): boolean =>
  distance(a, b) < 3 || a.includes(b) || b.includes(a) || soundKey(a) === soundKey(b);

/** Whether another part of the person's name stands before or after (`Eliza Hargreave`), or a word that tells of its spelling. */
function isBesideName({ own }: Known, text: string, start: number, end: number): boolean {
  if (own === undefined) return false;
  // `Kaczmarchyk (sp)`: whoever wrote it says that the spelling is not theirs.
  if (/^ \((?:sp|sic|spelling|spelt wrong)\b/iu.test(text.slice(end, end + 14))) return true;
  const before = /(\p{Lu}[\p{L}’'-]+),? $/u.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  const after = /^,? (\p{Lu}[\p{L}’'-]+)/u.exec(text.slice(end, end + 40))?.[1];
  return [before, after].some((word) => word !== undefined && wordsOf(word).some((one) => own.has(one)));
}
