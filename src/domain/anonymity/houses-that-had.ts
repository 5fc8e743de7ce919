import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import { readerOf } from '../speech/readers.ts';
import { isKnownSmall } from './left-names.ts';
import { isListedHouse, KNOWN_BY_WORD } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { capitalised } from './spans.ts';

const THEM = '(?:him|her|them|me|the candidate)';
const COUNT =
  '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple of|several|some|a few)';
/** For how long, or as what: nothing else has somebody so. */
const STINT = `(?:for (?:just |only |about |nearly |over )?${COUNT} (?:\\p{Ll}+ )?(?:days?|weeks?|months?|years?|seasons?|summers?|winters?)|as an? \\p{Ll}|on a (?:contract|placement|secondment))`;
/** A house, a word of the language as well, at the head of a sentence or a clause: `Liberty had her for ten weeks`, `Liberty hired her`. */
const HAD = new RegExp(
  `(?<=^|[.;:!?\\n•·–—-]\\s{0,2}|, (?:and |but |then )?)(\\p{Lu}[\\p{L}\\p{M}&’'-]{2,}(?: \\p{Lu}[\\p{L}\\p{M}&’'-]+){0,2})(?= (?:(?:then |later |first |once )?(?:had|took|kept|borrowed|employed|used) ${THEM} (?:on |in |back )?${STINT}|(?:then |later |first |once )?(?:hired|poached|recruited|headhunted|employed|took on) ${THEM})(?!\\p{L}))`,
  'gu',
);
/** The same in small letters, as a house writes itself or notes do: `and dtac had him for a year`, `monzo taught her card fraud`. */
const HAD_SMALL = new RegExp(
  `(?<=^|[.;:!?\\n•·–—-]\\s{0,2}|, |(?<!\\p{L})(?:[Aa]nd|[Bb]ut|[Tt]hen|[Bb]efore|[Ll]ater) (?:then )?)([a-z][a-z0-9&-]{2,24})(?= (?:then |later |first |once )?(?:(?:had|took|kept|borrowed|employed|used) ${THEM} (?:on |in |back )?${STINT}|(hired|poached|recruited|headhunted|employed|took|promoted|trained|taught|paid|seconded) ${THEM})(?!\\p{L}))`,
  'gu',
);
/** Who and what has somebody for a time and is no house. */
const NO_HOUSE =
  /^(?:He|She|It|They|We|You|This|That|These|Those|Who|Which|What|Someone|Somebody|Everyone|Nobody|Covid|COVID|Lockdown|Chemo|Illness|Injury|Cancer|Hospital|Surgery|Army|Prison|Redundancy|Work|Life|Management|Both|Some|All|Each|Neither|Family|Client|Agency|Agencies|Friends|Another|One|Two|Three)$/u;

/** Houses that had or hired somebody, as a sentence says at its head, whatever else they mean. Those of the record are replaced before. */
export const housesThatHadIn = (text: string): UncertainOccurrence[] =>
  matchesOf(HAD, text).flatMap(({ 1: name = '', index }) => {
    const [first = ''] = name.split(' ');
    const isSomebody = name === first && isGivenName(name.toLowerCase()) && !isPlaceName(fold(name));
    return NO_HOUSE.test(first) || isSomebody
      ? []
      : [
          {
            start: index,
            end: index + name.length,
            reason: 'employer',
            why: 'could be a house, as the sentence says that it had or hired somebody',
          },
        ];
  });

/**
 * Houses in small letters that had, hired or taught somebody in an English text: a word that no list has, or one that a listed house is called by, which
 * teaches nobody by being a word.
 */
export function smallHousesThatHadIn(text: string): UncertainOccurrence[] {
  if (readerOf(text) !== 'en') return [];
  return matchesOf(HAD_SMALL, text).flatMap(({ 1: name = '', 2: deed, index }) => {
    const said = capitalised(name);
    const isHouse = isListedHouse(said) || KNOWN_BY_WORD.has(said);
    const isWord = isInDictionary(name) || isKnownSmall(name);
    if (isWord && (!isHouse || deed === 'taught' || deed === 'took')) return [];
    if (isPlaceName(name) || isGivenName(name) || (!isHouse && termsOf(name, []).length > 0)) return [];
    return [
      {
        start: index,
        end: index + name.length,
        reason: 'employer' as const,
        why: 'could be a house, as the sentence says that it had or taught somebody',
      },
    ];
  });
}
