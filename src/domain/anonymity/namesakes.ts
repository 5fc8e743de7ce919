import { matchesOf } from '#src/lib/matches.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { nicknamesOf } from '../names/index.ts';
import { folded } from './fold.ts';
import type { Known } from './known.ts';
import { occurrences, type UncertainOccurrence } from './occurrences.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

const KIN =
  '(?:husband|wife|son|daughter|brother|sister|mother|father|mum|mom|dad|partner|fianc[ée]e?|boyfriend|girlfriend|cousin|uncle|aunt|nephew|niece|grandson|granddaughter|baby|toddler|(?:mother|father|brother|sister)-in-law|next of kin|emergency contact)';
const RELATED = new RegExp(
  `(?<=(?<!\\p{L})(?:${KIN}|(?:Husband|Wife|Son|Daughter|Brother|Sister|Mother|Father|Mum|Dad|Partner))(?:,| is| was|:| called| named|,? who is)? )\\p{Lu}[\\p{L}\\p{M}’'-]+`,
  'gu',
);

/** The given names of those who are of the person's family: `Husband Declan drives her in`. */
export const relativesIn = (text: string): UncertainOccurrence[] =>
  matchesOf(RELATED, text)
    .filter(({ 0: said }) => {
      const name = said.replace(/[’']s$/u, '');
      return isKnownGiven(name) || (/^\p{Lu}\p{Ll}{2,}$/u.test(name) && !isInDictionary(name.toLowerCase()));
    })
    .map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      reason: 'name',
      why: 'is somebody of the family, and may tell whose it is',
    }));

/** What somebody is written down as: `Listed as O'Brien on the old register`, `née Baines`. */
const LISTED_AS =
  /(?<=(?<!\p{L})(?:(?:[Ll]isted|[Rr]egistered|[Ee]nrolled|[Bb]ooked|[Pp]aid|[Ss]igns?|[Ss]igned|[Dd]own) (?:as|under)|[Nn]ée|[Nn]é|geb(?:\.|orene)|(?:[Mm]aiden|[Mm]arried|[Bb]irth|[Ff]amily) name(?: is| was|:)?|(?:[Bb]adge|[Pp]assport|[Rr]egister|[Pp]ayslip|[Ll]icence) (?:says|reads|has)) )(?:\p{Lu}[’'])?\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?(?![\p{L}\p{M}])/gu;

/**
 * Another surname beside the person's first name: `Formerly Nora Abernathy`. It may be one that they had, or somebody else's.
 * @param known the strings of the person
 * @param firstName the name that is shown
 */
export function otherSurnamesIn(
  text: string,
  known: readonly Known[],
  firstName: string | null,
): UncertainOccurrence[] {
  if (firstName === null) return [];
  const own = new Set(known.flatMap((one) => [...(one.own ?? [])]));
  const said = new RegExp(
    `(?<=(?<![\\p{L}\\p{M}’'-])${firstName.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')} )\\p{Lu}\\p{Ll}{2,}(?:-\\p{Lu}\\p{Ll}+)?(?![\\p{L}\\p{M}])`,
    'gu',
  );
  return [said, LISTED_AS]
    .flatMap((pattern) => matchesOf(pattern, text))
    .filter(({ 0: name }) => {
      const words = folded(name).text.split(' ');
      return !words.some((word) => own.has(word) || isInDictionary(word)) && !isPlaceName(words.join(' '));
    })
    .map(({ 0: name, index }) => ({
      start: index,
      end: index + name.length,
      reason: 'name',
      why: 'stands as a surname beside the first name that is shown',
    }));
}

/**
 * Given names of others before the person's surname: `Emergency contact is Dorothy Underhill`. Where the first name stays the surname goes, and
 * whoever is left may tell whose family it is.
 * @param known the strings of the person, of which those of the surname count
 */
export function namesakesIn(text: string, known: readonly Known[]): UncertainOccurrence[] {
  const surnames = known.filter(({ part }) => part === 'last');
  const given = new Set(known.flatMap(({ own }) => [...(own ?? [])]));
  const called = new Set([...given, ...[...given].flatMap(nicknamesOf)]);
  return occurrences(text, surnames).flatMap(({ start }) => {
    const before = /(?<![\p{L}\p{M}’'-])(\p{Lu}[\p{L}\p{M}’'-]{2,}) $/u.exec(
      text.slice(Math.max(0, start - 30), start),
    )?.[1];
    if (before === undefined || !isKnownGiven(before)) return [];
    const small = folded(before).text;
    // The person's own name in another script is no other one.
    if (![...given].some((name) => /^[a-z]/.test(name)) || !/^[a-z]/.test(small)) return [];
    const isOwn = called.has(small) || [...given].some((name) => name.slice(0, 2) === small.slice(0, 2));
    if (isOwn) return [];
    const from = start - before.length - 1;
    return [
      { start: from, end: start - 1, reason: 'name', why: 'is somebody else with the surname of the person' },
    ];
  });
}
