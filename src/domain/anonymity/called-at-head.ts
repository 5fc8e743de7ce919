import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import { folded } from './fold.ts';
import type { Known } from './known.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { FINITE } from './small-given-names.ts';

const DOES = `(?=(?:['’]s)? (?:${FINITE}|will|would|can|could)(?!\\p{L}))`;
const AT_HEAD = '(?<=^|\\n\\s*(?:[-•*] )?|[.!?] )';
/** `Harry D runs`: what somebody is called, with the letter of the surname. */
const WITH_LETTER = new RegExp(`${AT_HEAD}(\\p{Lu}\\p{Ll}{2,11}) (\\p{Lu})\\.?${DOES}`, 'gu');
/** `Sully is`, `Haz rang`: what friends make of a name begins a note. */
const SHORT = new RegExp(`(?<=^|\\n)(\\p{Lu}\\p{Ll}{1,4}(?:z|zza|y|ie|o|bo|s))${DOES}`, 'gu');
/** What somebody looks after under a name of their own: `maintains helm-borscht (4.1k stars)`. */
const KEPT =
  /(?<=(?<!\p{L})(?:maintain(?:s|ed|er of|ing)|author(?:s|ed|ing)?(?: of)?|creat(?:or of|ed|or)|publish(?:es|ed)) (?:the )?(?:(?:open[- ]source|small|popular) )?)[a-z][a-z0-9]{1,20}(?:[-_][a-z0-9]{2,20}){1,3}(?= \(|[.,;)]|$| (?:on|with|and|since|for)(?!\p{L}))/gu;
/** What notes begin with and is nobody. */
const NOBODY =
  /^(?:he|she|they|this|it|pay|salary|safety|quality|loyalty|mobility|honesty|energy|city|day|play|party|delivery|many|any|only|very|early|daily|every|today|company|agency|family|history|why|they|also|so|who|two|no|go|his|its|this|yes|as|is|was|us|does|goes|has|always|perhaps|sales|ops|sys|class|boss|business|process|stress|focus|bonus|status|notes?)$/;

/**
 * What somebody may be called where a note begins with it, and what they keep on the web under a name of its own: none of it is sure.
 * @param known the strings of the record, of which the words of a name tell what is like it
 */
export function calledAtHeadIn(text: string, known: readonly Known[]): UncertainOccurrence[] {
  const own = new Set(
    known.filter(({ reason }) => reason === 'name').flatMap(({ own: all }) => [...(all ?? [])]),
  );
  const words = [...own].filter((word) => word.length > 1);
  const begins = (letters: string): boolean => words.some((word) => word.startsWith(letters));
  const isIn = (letters: string): boolean => words.some((word) => word.includes(letters));
  const lettered = matchesOf(WITH_LETTER, text).filter(
    ({ 1: name = '', 2: letter = '' }) =>
      begins(folded(letter).text) &&
      begins(folded(name).text.charAt(0)) &&
      (isGivenName(folded(name).text) || !isInDictionary(folded(name).text)),
  );
  const short = matchesOf(SHORT, text).filter(({ 1: name = '' }) => {
    const small = folded(name).text;
    return isIn(small.slice(0, 2)) && !NOBODY.test(small) && !isPlaceName(small);
  });
  const called = [...lettered, ...short].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    reason: 'name' as const,
    why: 'could be what the person is called, as a note begins with it',
  }));
  const kept = matchesOf(KEPT, text).map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    reason: 'url' as const,
    why: 'could be what the person keeps on the web under its own name',
  }));
  return [...called, ...kept];
}
