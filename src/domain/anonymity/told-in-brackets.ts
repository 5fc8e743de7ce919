import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isKnownGiven } from '../names/given-names.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { coverOf } from './spans.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,30}";
const THEM = '(?:him|her|them)';
const HOUSE = `${WORD}(?: (?:(?:and|&|of|the) )?${WORD}){1,4}`;

/** Somebody in one word, where what stands behind it says so. */
const SOMEBODY: readonly RegExp[] = [
  // "Olly (they were calling him that by lunch)", "Rab (he answers to"
  new RegExp(
    `(?<![\\p{L}\\p{N}’'-])(\\p{Lu}\\p{Ll}{1,12})(?= \\((?:(?:as|it[’']s what|that[’']s what|which is what) )?(?:(?:they|we|everyone|everybody|people|(?:the|all the|his|her|their)(?: \\p{Ll}+){1,2})(?: (?:were|are|was|is|have been|had been|all|there|soon|already|had|have)){0,2} (?:call(?:s|ed|ing)?|dub(?:s|bed|bing)?|nam(?:es?|ed|ing)|nicknam(?:es?|ed|ing)|know|knew|christened) ${THEM}(?: (?:that|so|this)| by)?|(?:he|she|they) (?:also |only |always )?(?:answers?|answered) to)(?!\\p{L}))`,
    'gu',
  ),
  // "under Macca (Brian McAllister, ex-…": what somebody is called before their whole name
  /(?<![\p{L}\p{N}’'&-])(\p{Lu}\p{Ll}{1,12})(?= \((?:aka |that[’']s |i\.e\. |alias )?(\p{Lu}\p{Ll}{2,15}) \p{Lu}[\p{L}’'-]{2,20}[,;)])/gu,
  // "yarned to Kev who owns the place", "rang Shaz, who ran the ward"
  /(?<=(?<!\p{L})(?:to|with|from|by|rang|met|called|asked|told|saw|phoned|emailed|under|for) )(\p{Lu}\p{Ll}{2,12})(?=,? who (?:owns?|owned|runs?|ran|manages?|managed|leads?|led|heads?|headed|supervis\p{L}+|train(?:s|ed)|taught|hired|took|has the|had the|looks? after|looked after|knows?|knew|works?|worked)(?!\p{L}))/gu,
];

/** Who signs by name and paper: `Beth Yandle MRCVS, …`. */
const WITH_PAPER =
  /(?<=(?:^|[.!?\n“"'‘–—-]\s{0,3}))(\p{Lu}\p{Ll}{1,15} \p{Lu}[\p{L}’'-]{2,20})(?= \(?(?:\p{Lu}{3,7}|[BMP]\p{Lu}[a-z]{1,3}|PhD)(?:[,.;)\n]|$))/gu;

/** A house in brackets behind what says that one is meant, or before. */
const HOUSES: readonly RegExp[] = [
  // "the agency she did nights for (Sunflower Care Solutions)"
  new RegExp(
    `(?<=(?<!\\p{L})(?:agency|firm|company|outfit|place|employer|home|shop|garage|practice|contractor|supplier|people|lot)(?: (?:that|which|where))? (?:he|she|they|I|we)(?:[’']d|[’']s)? (?:[\\p{Ll}’-]+ ){1,5}\\()(${HOUSE})(?=[),;])`,
    'gu',
  ),
  // "to england for a yr (Star Refrigeration)", "two seasons (Alder Marine)"
  new RegExp(
    `(?<=(?<!\\p{L})(?:for |spent |after |of )(?:an?|one|two|three|four|five|six|\\d{1,2}|a few|some) (?:yrs?|years?|months?|mths?|seasons?|winters?|summers?|spell|stint|while|contracts?) \\()(${HOUSE})(?=[),;])`,
    'gu',
  ),
  // "P&W (her firm)", "Corvid (his last employer)"
  new RegExp(
    `(?<![\\p{L}\\p{N}&])(\\p{Lu}{1,3} ?& ?\\p{Lu}{1,3}|\\p{Lu}{2,5}|${WORD}(?: (?:& )?${WORD}){0,3})(?= \\((?:his|her|their)(?: (?:old|last|current|present|former|previous|own|new))? (?:firm|employer|company|agency|shop|practice|outfit|garage|school|bank|yard|hospital|trust|people|lot)(?!\\p{L}))`,
    'gu',
  ),
];

/**
 * Somebody or a house by what stands in brackets or a clause behind the name: `Olly (they were calling him that)`, `P&W (her firm)`. All of
 * the places of somebody found so. To be looked for once what is known is gone.
 * @param terms what the candidate is recorded as able to do
 */
export function toldInBracketsIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const isWord = (word: string): boolean =>
    OF_FORMS.has(word.toLowerCase()) || isInDictionary(word.toLowerCase());
  const isPlace = (name: string): boolean => isPlaceName(fold(name)) || placeNamed(fold(name), 'AU') !== null;
  const people = new Set(
    SOMEBODY.flatMap((pattern) =>
      matchesOf(pattern, text).flatMap(({ 1: name = '', 2: given }) =>
        isWord(name) || isPlace(name) || (given !== undefined && !isKnownGiven(given)) ? [] : [name],
      ),
    ),
  );
  const everywhere = [...people].flatMap((name) =>
    matchesOf(new RegExp(`(?<![\\p{L}\\p{N}’'-])${name}(?![\\p{L}\\p{N}-])`, 'gu'), text).map(
      ({ index }) => ({ start: index, end: index + name.length, reason: 'name' as const }),
    ),
  );
  const signed = matchesOf(WITH_PAPER, text).flatMap(({ 1: name = '', index }) => {
    const [given = '', last = ''] = name.split(' ');
    if (!isKnownGiven(given) || isWord(last) || isPlace(name)) return [];
    return [{ start: index, end: index + name.length, reason: 'name' as const }];
  });
  const houses = HOUSES.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 1: name = '', index }) => {
      const words = name.split(' ').filter((word) => /^\p{L}/u.test(word));
      const isPlain =
        isPlace(name) ||
        words.every((word) => OF_FORMS.has(word.toLowerCase()) || OF_WORK.test(word)) ||
        (words.length === 1 && isWord(name));
      return isPlain ? [] : [{ start: index, end: index + name.length, reason: 'employer' as const }];
    }),
  );
  const found = [...everywhere, ...signed, ...houses];
  if (found.length === 0) return [];
  const known = coverOf(termsOf(text, terms));
  return found
    .filter((one) => !known.holds(one))
    .map((one) => ({ ...one, why: 'the words beside it say that it names somebody or a house' }));
}
