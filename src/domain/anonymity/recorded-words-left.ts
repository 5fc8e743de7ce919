import { matchesOf } from '#src/lib/matches.ts';
import { roles } from '../lexicon/terms.ts';
import { tagged } from '../speech/index.ts';
import { isWordNear } from '../speech/lists-of-more.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import { folded, wordsOf } from './fold.ts';
import type { Find, Place } from './near.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { kindInPlaceFinder, typedSmallFinder } from './recorded-words.ts';
import { beginsSentence, type Reason } from './spans.ts';
import { isInTown } from './surname-said.ts';
import { GENERIC } from './words.ts';

const JOINING =
  /^(?:the|of|and|for|in|at|on|by|to|an?|de|du|des|la|le|les|el|los|las|do|da|dos|das|del|della|di|il|lo|gli|der|die|das|den|dem|des|und|van|von|het|een|y|e|et|og|och|pa|i|w|na|z|as|os|o|st|saint|san|santa|co|ltd|gmbh|inc|llc|plc|sa|ag|bv|nv|ab|oy)$/;
const ARTICLE = /^(?:el|la|le|los|las|les|il|lo)$/;
/** What stands behind a preposition without an article whatever house is called so. */
const IDIOM =
  /^(?:least|first|last|once|home|work|present|best|most|that|this|four|five|seven|eight|nine|them|then|what|which|time|times|years|months|days|hand|life|good|long|more|less|both|each|every|some|other|others|people|everyone|night|speed|scale|short|large|everything|someone)$/;
/** Where somebody was, before a house that has no article. */
const THERE =
  /(?<![\p{L}’'-])(?:at|with|for|from|joined|rejoined|left|leaving|ex|via|through|by|after|before|since)[ -]$/iu;
const AT = /(?<![\p{L}’'-])(?:at|with|for|joined|rejoined|left|leaving|ex)[ -]$/iu;
/** Where a house stands that is called as a town, which somebody lives in or comes from. */
const AT_TOWN =
  /(?<![\p{L}’'-])(?:at|with|joined|rejoined|left|leaving|ex|bei|beim|chez|presso|bij|hos|para|für|voor|för|(?:years?|ans|años|anni|anos|jahre|jaar|år) (?:for|à|en|na|no|a)|(?:caisse|caja|cassa|caixa|kasse|kassa|rayon|magasin|stage|travail|vendeu\p{L}+|employée?) (?:à|en|a|no|na|in|bij|bei))[ -]$/iu;
const ON =
  /^(?:['’]?s)?(?: ?[.,;:)!?(–—/]|$|\n| (?:in|as|on|and|where|until|till|again|then|now|since|before|after|for|first|when|who|he|she|they|it|is|was|were|had|has|did|to|from|at|nights?|days|so|but|if|because|\d)(?!\p{L}))/u;
/** The same in other languages, with the articles that stand behind a preposition there or are one with it. */
const THERE_ABROAD =
  /(?<![\p{L}’'-])(?:an?|bei|beim|am|im|zum|zur|vom|von|der|dem|den|die|das|chez|à|aux?|du|de|des|la|le|les|dans|en|el|al|del|los|las|con|para|por|da|do|das|dos|na|no|nas|nos|pela|pelo|ao|à|com|em|dal|dalla|alla|allo|nel|nella|presso|il|lo|per|in|bij|voor|van|het|naar|hos|på|åt|för|med|från|till|vid|av|hos|ved|fra|til|w|z|ze|u|od|dla|po|og|och|und|et|y|e|i|dann|puis|luego|poi|daarna|sedan|vorher|davor|avant|antes|prima|eerst|wcześniej|l['’]|d['’]) ?$/iu;
const ON_ABROAD =
  /^(?: ?[.,;:)!?(–—/]|$|\n| (?:im|als|und|mit|bis|seit|für|war|ist|hat|wo|dann|et|puis|comme|pendant|depuis|où|est|a|avec|y|como|con|desde|hasta|donde|es|por|e|com|até|onde|come|dal|fino|per|dove|ha|en|als|met|sinds|tot|waar|og|och|som|i|in|med|sedan|jako|od|do|przez|z|\d)(?!\p{L}))/iu;

/** A kind of house, of work or of somebody at work: it tells no house alone. */
const isOfWork = (word: string): boolean =>
  GENERIC.has(word) || KIND_ABROAD.test(word) || roles().book.at([word], 0) !== undefined;
const KIND_ABROAD =
  /^(?:universi|polite[ck]h?ni|polyte[ck]|hochschul|fachhoch|[eé]cole|escola|escuela|scuola|hogeschool|högskola|hogskola|szko[lł]a|akademi|acad[eé]m|institu|hospita|ospedal|h[oô]pita|krankenhaus|klini|clini|ziekenhuis|sjukhus|szpital|hotel|hôtel|banque|banc[oa]|stadt|gemeente|kommun|commun|comuni|dental|dairy|vets?$|logisti|region|provinc|societ|soci[eé]t|compa[gñn]|empresa|entrepris|azienda|groupe?|grupo?|gruppo|cooperativ|coopérativ|dienst|servic|centre|centr[oa]|zentrum|centrum|lyc[eé]e|liceo|istituto|coll[eè]ge|colegio|facult)/;
const isTerm = (words: string): boolean =>
  termsOf(words, []).some(({ start, end }) => start === 0 && end === words.length);

/** A thing, or no word of English: a house is called so wherever it stands; other words are what they say but where somebody was. */
const isThing = (word: string): boolean =>
  !isInDictionary(word) || (tagged(word)[0]?.pos === 'NOUN' && tagged(`the ${word} is`)[1]?.pos === 'NOUN');
/** A thing among others, in small letters: no house is `a target` or `every shell`. */
const OF_A_THING =
  /(?<![\p{L}’'-])(?:an?|his|her|their|our|my|your|each|every|no|any|some|this|these|those|more|real|two|three|four|sales|eine?[nmrs]?|une?|una|uma?|een|ett|cette?|est[ea]|quest[oa]|dieser?|deze) $/iu;

/** `an orange tree in the yard`, of somebody at Orange Tree Care Home: a thing in small letters of which there are many. */
const isOneOfMany = (text: string, said: string, start: number): boolean =>
  /^\p{Ll}[\p{Ll} ]*$/u.test(said) &&
  /(?<![\p{L}’'-])(?:an?|every|each|any|some|no|another) $/u.test(
    text.slice(Math.max(0, start - 10), start),
  ) &&
  /\p{Lu}\p{Ll}/u.test(text) &&
  said.split(' ').every((word) => isInDictionary(word));
/** What is told of a school in its town. */
const LEARNED =
  /(?<!\p{L})(?:stud|étud|estud|train|learn|lern|graduat|laure|diplom|diplôm|degree|qualif|school|schul|college|universit|taught|teach|ausgebildet|form(?:ed|ou|ad))\p{L}*[^.;!?]*$/iu;
/** `the baths in Bath`, of somebody who was at City of Bath College. */
const isTownThere = (text: string, place: Place): boolean =>
  isInTown(text, place) && !LEARNED.test(text.slice(Math.max(0, place.start - 60), place.start));

/** `lit the beacon`: behind an article where nobody was, and before none of a house's people. */
const THE_THING = /(?<!(?<!\p{L})(?:at|with|for|from|on|in|by|of|to|joined|left|than|via) )(?<!\p{L})the $/iu;
const PEOPLE =
  /^(?:['’]s)? (?:lot|mob|crew|team|lads?|boys|girls?|people|folk|staff|yard|site|shop|gang|job|contract|days|years|supervisor|manager|boss|foreman)(?!\p{L})/u;

/** Behind these a house stands without an article, whatever it is called. */
const NO_KIND = /^(?:years?|months?|weeks?|days?|time|ex|now|then|previous|former|current|old|new|big)$/;
/**
 * Whether a word in small letters is a thing in a text that has capitals: the kind of it stands before it (`ankle boots`, `document discovery`), or the
 * house has its capital elsewhere in the text.
 */
function isThingAmong(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Ll}{3,}$/u.test(said) || !isInDictionary(said)) return false;
  if (THERE.test(text.slice(Math.max(0, start - 20), start))) return false;
  if (
    new RegExp(`(?<![\\p{L}\\p{N}-])${said.charAt(0).toUpperCase()}${said.slice(1)}(?!\\p{L})`, 'u').test(
      text,
    )
  )
    return true;
  const before = text.slice(Math.max(0, start - 24), start);
  const [, raw = ''] = /(?<![\p{L}’'-])(\p{L}\p{Ll}{2,}) $/u.exec(before) ?? [];
  const kind = beginsSentence(text, start - raw.length - 1) ? raw.toLowerCase() : raw;
  if (kind === '' || NO_KIND.test(kind) || !isInDictionary(kind) || !/\p{Lu}\p{Ll}/u.test(text)) return false;
  const [first, second] = tagged(`${kind} ${said}`);
  return first?.pos === 'NOUN' && second?.pos === 'NOUN';
}

/** The words of a name, folded; one with a capital within is two: `ElPozo`. */
const ownWordsOf = (name: string): string[] => wordsOf(name.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' '));

/** Two words of a name that stand together in it, as a pattern: at least one of them tells the house. */
function pairsOf(all: readonly string[], tells: readonly string[]): string[] {
  const said = all.filter((word, at) => !JOINING.test(word) || (at === 0 && ARTICLE.test(word)));
  return said.flatMap((word, at) => {
    const next = said[at + 1];
    if (next === undefined || ![word, next].every((one) => /^[a-z]{2,}$/.test(one))) return [];
    if (!tells.includes(word) && !tells.includes(next)) return [];
    return isTerm(`${word} ${next}`)
      ? []
      : [`${word} {1,2}(?:(?:of|de|da|do|del|der|the|and|y|e) )?${next}s?`];
  });
}

/**
 * Finds what stays of a recorded house or school, however it is written: two of its words together (`payroll for iron bridge`), or one of them
 * where an English sentence says without an article that somebody was there (`a grant for vision, two million`), or behind a
 * preposition or an article of another language (`a UTI do português,`). It may be a word there, so that it is only marked.
 */
function recordedLeftFinder(name: string): Find | undefined {
  const all = ownWordsOf(name);
  const tells = all.filter(
    (word) => /^[a-z]{3,}$/.test(word) && !JOINING.test(word) && !isOfWork(word) && !isPlaceName(word),
  );
  // A town is a house in small letters where somebody was at it: `bij breman`, `à carrefour`.
  const towns = all.filter((word) => /^[a-z]{4,}$/.test(word) && !isOfWork(word) && isPlaceName(word));
  const pairs = pairsOf(all, tells);
  const single = [...tells, ...towns].filter((word) => !IDIOM.test(word));
  const things = new Set(tells.filter((word) => word.length > 3 && !IDIOM.test(word) && isThing(word)));
  const patterns = [...pairs, ...single];
  if (patterns.length === 0) return undefined;
  const said = new RegExp(`(?<![a-z0-9])(?:${patterns.join('|')})(?![a-z0-9])`, 'g');
  return (text) => {
    const reader = readerOf(text);
    const isRead = reader === 'en';
    const isWordThere = (small: string): boolean =>
      /^\p{Ll}+$/u.test(small) &&
      !isRead &&
      (reader === null ? isWordNear(text, small) : isWordOf(reader, small));
    return standingsOf(said, text).flatMap(({ one, start, end }): Place[] => {
      if (one.includes(' ')) {
        const said = text.slice(start, end);
        if (!/^[^,.;:()!?\n]+$/u.test(said)) return [];
        return (isRead && isOneOfMany(text, said, start)) || isTownThere(text, { start, end })
          ? []
          : [{ start, end }];
      }
      if (isTownThere(text, { start, end })) return [];
      if (isRead && isThingAmong(text, { start, end })) return [];
      const asThing = text.slice(Math.max(0, start - 16), start);
      const isThe = isRead && THE_THING.test(asThing) && !PEOPLE.test(text.slice(end, end + 16));
      const isHead =
        isInDictionary(one) && /^\p{Lu}/u.test(text.slice(start, end)) && beginsSentence(text, start);
      const isWord = isThe || isHead || OF_A_THING.test(asThing) || isWordThere(text.slice(start, end));
      if (things.has(one) && !isWord) return [{ start, end }];
      const before = text.slice(Math.max(0, start - 20), start);
      const after = text.slice(end, end + 14);
      if (towns.includes(one)) {
        const isSmall = /^\p{Ll}/u.test(text.slice(start, end));
        return isSmall && AT_TOWN.test(before) ? [{ start, end }] : [];
      }
      // `spur griller back when`: notes begin with a house.
      if (isRead && one.length > 3 && /^\p{Ll}/u.test(text.slice(start, end)) && beginsSentence(text, start))
        return [{ start, end }];
      const [there, on] = isRead ? [one.length > 3 ? THERE : AT, ON] : [THERE_ABROAD, ON_ABROAD];
      return there.test(before) && on.test(after) ? [{ start, end }] : [];
    });
  };
}

/** What finds words of a recorded name that may be words there as well, so that they are only marked. */
export const recordedWordFinders = (name: string, reason: Reason): (Find | undefined)[] => [
  typedSmallFinder(name),
  kindInPlaceFinder(name, reason),
  recordedLeftFinder(name),
];

const DOES =
  /^ (?:\p{Ll}{3,}(?:ed|s)|led|ran|has|had|kept|came|went|got|took|made|left|will|would|can)(?!\p{L})/u;
/** Whom something is said of or done to, and how it goes on behind a name. */
const TOLD =
  /(?<![\p{L}’'-])(?:says|said|reckons|thinks|feels|rates?|rated|told|asked|met|saw|likes?|liked|hired?|rang|about|re|ref|have|wants?|with|by|from|for|to|of) $/iu;
const OF_NAME =
  /^(?:['’]s)?(?: ?[.,;:)!?]|$|\n| (?:has|had|is|was|does|did|would|can|wants|needs|says|said|at|on|back|again|today)(?!\p{L}))/u;
/** `drilling, field was on lates`: what is said of somebody behind a sign. */
const STATES = /^ (?:is|was|has|had|would|will|wants|says|said|did|does|prefers|likes)(?!\p{L})/u;
/** Whom a language names with an article: `La petit a eu son diplôme`. */
const ARTICLE_AT_HEAD =
  /(?:^|[.!?]\s|\n)(?:La|Le|El|Il|O|A|Die|Der|Pani|Pan|Frau|Herr|Mme|Madame|Señora?|Signora?|Dona?) $/u;
/** Words that stand behind these for themselves. */
const NEVER_NAME =
  /^(?:will|may|mark|can|must|might|hope|art|long|best|good|more|young|day|love|hand|sale|free|home)$/;

/** Where the words of a pattern of folded letters stand in a text, as it is written. */
function standingsOf(said: RegExp, text: string): (Place & { one: string })[] {
  const plain = folded(text);
  return matchesOf(said, plain.text).map(({ 0: one, index }) => {
    const start = plain.from[index] ?? 0;
    return { one, start, end: plain.to[index + one.length - 1] ?? start };
  });
}

/** `relations with banks`: more than one thing, behind what is said of it, in a text that has its capitals. */
const isMany = (text: string, word: string, before: string): boolean =>
  /^\p{Lu}/u.test(text.trimStart()) &&
  /(?<!\p{L})(?:with|by|from|for|to|of|about) $/u.test(before) &&
  word.endsWith('s') &&
  isInDictionary(word.slice(0, -1)) &&
  tagged(`the ${word} are`)[1]?.pos === 'NOUN';

/**
 * Finds a part of somebody's name in small letters that a sentence begins with, before what somebody does in English and before any word in other
 * languages (`rose leads payroll`, `chiara preferisce part time`), there with a capital too (`Strand vill ha`); in English also whom something is
 * said of: `says cross has`.
 */
export function smallPartFinder(part: string): Find | undefined {
  const word = folded(part).text;
  if (!/^[a-z]{3,}$/.test(word) || JOINING.test(word)) return undefined;
  const said = new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`, 'g');
  return (text) => {
    const isRead = readerOf(text) === 'en';
    return standingsOf(said, text).flatMap(({ start, end }): Place[] => {
      const after = text.slice(end, end + 24);
      const isSmall = /^\p{Ll}/u.test(text.slice(start, end));
      if (!beginsSentence(text, start)) {
        const before = text.slice(Math.max(0, start - 12), start);
        if (!isSmall || NEVER_NAME.test(word) || isMany(text, word, before)) return [];
        const isSomebody = isRead
          ? (TOLD.test(before) && OF_NAME.test(after)) || (/[,;] $/u.test(before) && STATES.test(after))
          : ARTICLE_AT_HEAD.test(before) && /^ \p{Ll}/u.test(after);
        return isSomebody ? [{ start, end }] : [];
      }
      return (isSmall || !isRead) && (isRead ? DOES : /^,? \p{Ll}/u).test(after) ? [{ start, end }] : [];
    });
  };
}
