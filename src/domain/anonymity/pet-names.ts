import { languageOf } from '#src/lib/language.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { skills } from '../lexicon/terms.ts';
import { hangulKey, isGivenName, romanised } from '../names/index.ts';
import { isEnglish, tagged } from '../speech/index.ts';
import { folded } from './fold.ts';
import type { Find } from './near.ts';
import { isPlaceName } from './reading.ts';

const CAPITALISED = /(?<![\p{L}\p{N}])\p{Lu}[\p{Ll}\p{M}]+/gu;
/** The letters of a pet name. */
const [SHORTEST, LONGEST] = [4, 6];

/** Finds what people make of a given name: its beginning with another ending (`Tadek`, `Robbo`), or its end (`Emeka`). */
export function petNameFinder(given: string): Find | undefined {
  if (given.length < 6 || !/^[a-z]+$/.test(given)) return undefined;
  return (text) =>
    matchesOf(CAPITALISED, text).flatMap(({ 0: said, index }) => {
      const small = folded(said).text;
      if (small.length < SHORTEST || small.length > LONGEST || small === given) return [];
      const isEnd = given.length > 7 && given.endsWith(small);
      if (!isEnd && small.slice(0, 3) !== given.slice(0, 3)) return [];
      const means = isEnglish(small) || isPlaceName(small) || skills().book.at([small], 0) !== undefined;
      return means ? [] : [{ start: index, end: index + said.length }];
    });
}

/** Whether a word that may be one of the language stands where only somebody does: `re Marshy.`, `Smithy did the fit-out`. */
const isSomebodyAt = (text: string, start: number, length: number): boolean =>
  DOES.test(text.slice(start + length, start + length + 12)) ||
  (SPOKEN_TO.test(text.slice(Math.max(0, start - 14), start)) &&
    !/^ \p{L}/u.test(text.slice(start + length)));

/** Finds what mates make of a surname: `Marshy` of Marsh, `Jonesy`, `Smithers`. */
export function petSurnameFinder(surname: string): Find | undefined {
  if (!/^[a-z]{3,10}$/.test(surname)) return undefined;
  const stem = surname.replace(/e$/, '');
  const last = /[^aeiouy]$/.test(stem) ? stem.slice(-1) : '';
  const made = [
    `${stem}y`,
    `${stem}ie`,
    `${stem}ers`,
    `${stem}o`,
    `${surname}y`,
    `${stem}${last}y`,
    `${stem}${last}ers`,
  ];
  const all = new Set(
    made.filter(
      (one) =>
        one !== surname &&
        one.length > SHORTEST &&
        !isPlaceName(one) &&
        !isGivenName(one) &&
        skills().book.at([one], 0) === undefined,
    ),
  );
  if (all.size === 0) return undefined;
  // "Marshy Estates", "St Hardys" and the like are somebody else's or a house's.
  return (text) =>
    matchesOf(/(?<![\p{L}\p{M}\p{N}’'-])\p{Lu}\p{Ll}{4,13}(?![\p{L}\p{M}\p{N}-])(?! \p{Lu})/gu, text).flatMap(
      ({ 0: said, index }) =>
        all.has(folded(said).text) &&
        (!isEnglish(folded(said).text) || isSomebodyAt(text, index, said.length))
          ? [{ start: index, end: index + said.length }]
          : [],
    );
}

/** What only somebody does, is or has, and where only somebody is spoken to or of. */
const DOES =
  /^(?:['’]s(?!\p{L})| (?:is|was|has|had|would|wants|wanted|says|said|can|likes|needs|asked|told|knows|came|went|runs|leads|ran|led|does|did|will|joined|started|works|worked|speaks|holds|looks|lives|left|took|made|built|gets|got|never|always|also|still|now|just|and (?:I|we|her|his))(?!\p{L}))/u;
const SPOKEN_TO =
  /(?<!\p{L})(?:[Ss]poke to|[Ss]poke with|[Mm]et|[Mm]et with|[Rr]ang|[Cc]alled|[Aa]sked|[Tt]old|[Hh]i|[Hh]ello|[Dd]ear|[Tt]hanks|[Ss]aw|[Ss]aid|[Rr]e|[Aa]bout|[Ff]rom|[Ww]ith|[Ff]or|[Tt]o|[Ii]nterviewed|[Pp]laced|[Kk]now|[Kk]nown|[Gg]ave|[Gg]ive) $/u;

/** Finds the end of a given name that people are called by, where somebody is meant: `Jot is easy to like` of Harjot, `spoke to Preet`. */
export function endOfNameFinder(given: string): Find | undefined {
  if (given.length < 6 || !/^[a-z]+$/.test(given)) return undefined;
  const ends = [3, 4, 5, 6]
    .filter((length) => length < given.length - 1)
    .map((length) => given.slice(-length))
    .filter((end) => /^[^aeiouy]h?[aeiouy]/.test(end) && /[aeiouy]/.test(end));
  if (ends.length === 0) return undefined;
  const all = ends.map((end) => end.charAt(0).toUpperCase() + end.slice(1)).join('|');
  const said = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}’'-])(?:${all})(?![\\p{L}\\p{M}\\p{N}-])`, 'gu');
  return (text) =>
    matchesOf(said, text).flatMap(({ 0: one, index }) => {
      const end = index + one.length;
      const isMeant =
        DOES.test(text.slice(end, end + 12)) ||
        (SPOKEN_TO.test(text.slice(Math.max(0, index - 14), index)) &&
          !/^ \p{L}/u.test(text.slice(end)) &&
          !isPlaceName(one.toLowerCase())) ||
        (SPOKEN_TO.test(text.slice(Math.max(0, index - 14), index)) &&
          /^ (?:again|today|yesterday|last|this|on|about|and)(?!\p{L})/u.test(text.slice(end)) &&
          !isPlaceName(one.toLowerCase()));
      return isMeant ? [{ start: index, end }] : [];
    });
}

/** Finds a syllable said twice that begins as a given name does: `Lulú` of Lourdes, `Chichi` of Chidinma. */
export function doubledFinder(given: string): Find | undefined {
  const start = /^(?:ch|sh|[bcdfghjklmnpqrstvwxyz])(?=[aeiou])/.exec(given)?.[0];
  if (start === undefined || given.length < 4) return undefined;
  const heard = start === 'c' || start === 'g' ? [start, start === 'c' ? 'k' : 'j'] : [start];
  const all = new Set(heard.flatMap((one) => [...'aeiou'].map((vowel) => `${one}${vowel}${one}${vowel}`)));
  return (text) =>
    matchesOf(/(?<![\p{L}\p{M}\p{N}’'-])\p{Lu}[\p{Ll}\p{M}]{3,5}(?![\p{L}\p{M}\p{N}-])/gu, text).flatMap(
      ({ 0: said, index }) => {
        const small = folded(said).text;
        if (!all.has(small)) return [];
        const end = index + said.length;
        const isMeant =
          !isEnglish(small) ||
          DOES.test(text.slice(end, end + 12)) ||
          SPOKEN_TO.test(text.slice(Math.max(0, index - 14), index));
        return isMeant ? [{ start: index, end }] : [];
      },
    );
}

/** Two given names in one: `mafer` for María Fernanda, `jiwoo` for Ji-woo. */
export function joinedNames(given: readonly string[]): string[] {
  const [first = '', second = ''] = given;
  const whole = `${first}${second}`;
  const isShort = first.length > 1 && second.length > 1 && whole.length > 4 && whole.length < 9;
  if (isShort && (first.length < 4 || second.length < 4))
    return /^[a-z]+$/.test(whole) && !isEnglish(whole) ? [whole] : [];
  if (first.length < 4 || second.length < 4) return [];
  const joined = [2, 3].flatMap((from) => [2, 3].map((to) => first.slice(0, from) + second.slice(0, to)));
  return joined.filter((word) => word.length > 3 && /^[a-z]+$/.test(word) && !isEnglish(word));
}

const LATIN_NAME = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)?(?: \p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)?)?/gu;

/** Finds a name of Korean letters in Latin ones, however its sounds are spelt: `Park Ji-hoon`, `Jihoon` for `박지훈`. */
export function koreanFinder(given: string, surname: string): Find | undefined {
  if (!/^\p{Script=Hangul}{2,}$/u.test(given)) return undefined;
  const own = hangulKey(romanised(given));
  const last = hangulKey(romanised(surname));
  return (text) =>
    matchesOf(LATIN_NAME, text).flatMap(({ 0: said, index }) => {
      const words = said.split(' ');
      const at = words.findIndex((word) => hangulKey(word) === own);
      if (at < 0) return [];
      const isWhole = words.some((word, i) => i !== at && hangulKey(word) === last);
      const start = isWhole ? index : index + (at === 0 ? 0 : said.indexOf(' ') + 1);
      return [{ start, end: isWhole ? index + said.length : start + (words[at] ?? '').length }];
    });
}

/** Finds a name in a script that writes no spaces between words, wherever it stands: `คุณสุดา`. */
export function unspacedFinder(name: string): Find | undefined {
  if (!/^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{3,}$/u.test(name))
    return undefined;
  return (text) => {
    const places: { start: number; end: number }[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      places.push({ start: at, end: at + name.length });
    return places;
  };
}

/** Languages that say an article before somebody's name, and what stands behind one there. */
const WITH_ARTICLE =
  /(?<![\p{L}\p{M}])(?:[OA]|[Dd][oa]|[Aa]o|À|[Ll]a|[Ee]l|[Ii]l|[Dd](?:er|ie|em|en)) (\p{Lu}[\p{Ll}\p{M}]{1,4})(?=[ ,.])/gu;

/** Finds the beginning of a given name behind the article that some languages give it: `A Rô` of Rosângela. */
export function articleNameFinder(given: string): Find | undefined {
  if (given.length < 5 || !/^[a-z]+$/.test(given)) return undefined;
  return (text) =>
    languageOf(text) === 'en'
      ? []
      : matchesOf(WITH_ARTICLE, text).flatMap(({ 0: said, 1: name = '', index }) => {
          const small = folded(name).text;
          const end = index + said.length;
          return given.startsWith(small) && !isPlaceName(small) ? [{ start: end - name.length, end }] : [];
        });
}

/** Whether a word is a thing where it says something: nobody is called `All`. */
const isThing = (small: string): boolean => /^(?:NOUN|PROPN)$/u.test(tagged(small)[0]?.pos ?? '');

/** How a sentence says that a word is what somebody is called, whatever else it says: `Ash, she says, will do`, `Ash to friends`. */
const SURELY_CALLED =
  /^(?:,? (?:as )?(?:s?he|they|I) (?:says?|said|adds?|prefers?|insists?)(?!\p{L})|,? for short(?=[.,;!)]|$)| to (?:friends|mates|family|colleagues|everyone|everybody|most|us|(?:the|her|his|their) (?:\p{Ll}+ )?(?:team|crew|lads|staff|patients|clients|customers|friends|mates|colleagues|family))(?!\p{L}))/u;
/** The same of a word that is short for the name: `Ash is fine`. */
const LIKELY_CALLED =
  /^(?: (?:is|are) (?:fine|ok|okay|enough|plenty|good enough|just fine|perfectly fine|easier|what s?he|what they|what everyone|what everybody|how s?he|how they)(?!\p{L})| (?:will|would) do(?=[.,;!)]|$)| does (?:fine|nicely)(?!\p{L})|,? (?:if you like|if you prefer|please)(?=[.,;!)]|$))/u;

/** `Ty's easy to talk to`: the same of what is no word at all. */
const IS_SO =
  /^['’]s (?:an? |the |very |really |so |quite |not |no |always |never |still |been |got |done |had |just |already |also |easy|happy|keen|good|great|fine|solid|ready|quick|calm|quiet|honest|reliable|free|available|due|back|straight|looking|asking|after|on |in |off |up |out |with )/u;

/**
 * Finds a word that is short for a given name, or begins with its letter, where the sentence says that somebody is called so: `Ash to friends`
 * of Ashley or Aisling, `Ash or Aisling`.
 */
export function calledShortFinder(given: string): Find | undefined {
  if (given.length < 4 || !/^[a-z]+$/.test(given)) return undefined;
  const letter = given.charAt(0).toUpperCase();
  const said = new RegExp(
    `(?<=^|[.;:!?\\n(] ?|, |(?<!\\p{L})(?:and|but|though|so|just|or) )${letter}\\p{Ll}{1,5}(?![\\p{L}\\p{M}\\p{N}-])`,
    'gu',
  );
  const orName = new RegExp(`^ ?(?:or|/|,? also|and not|not) ?${letter}${given.slice(1)}(?!\\p{L})`, 'u');
  return (text) =>
    matchesOf(said, text).flatMap(({ 0: one, index }) => {
      const small = folded(one).text;
      const end = index + one.length;
      const after = text.slice(end, end + 60);
      const isShort = small.length > 2 && small !== given && given.startsWith(small);
      const isCalled =
        orName.test(after) ||
        (small !== given && given.startsWith(small) && IS_SO.test(after) && !isEnglish(small)) ||
        (SURELY_CALLED.test(after) && !isOrdinary(small) && (isThing(small) || isGivenName(small))) ||
        (isShort && (SURELY_CALLED.test(after) || LIKELY_CALLED.test(after)));
      return isCalled && !isPlaceName(small) ? [{ start: index, end }] : [];
    });
}
