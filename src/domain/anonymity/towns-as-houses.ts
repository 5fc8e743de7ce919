import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isEnglish } from '../speech/index.ts';
import { readerOf } from '../speech/readers.ts';
import type { UncertainOccurrence } from './known.ts';
import { isTaughtBy } from './school-frames.ts';
import { beginsSentence } from './spans.ts';

const NAMED =
  /(?<![\p{L}\p{N}-]|\p{Lu}\p{L}{0,20} )\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})?(?![\p{L}\p{N}-]| \p{Lu})/gu;
/** How a sentence without a verb goes on behind a town at which somebody worked or learned: `Uitenhage body shop ever since`. */
const GOES_ON =
  /^(?: throughout(?=[.,;])|(?: [\p{Ll}-]+){1,4} (?:ever since|throughout|since then|before that|all along|since (?:19|20)\d\d)(?!\p{L})| (?:\p{Ll}+ ){0,2}(?:diploma|degree|first|2:[12]|master[’']?s|bachelor[’']?s|doctorate|BSc|BA|MSc|MA|MBA|BEng|MEng|LLB|PhD|apprentice(?:ship)?|grad(?:uate)?|alum(?:na|nus|ni)?|trained|man|girl|boy|woman)(?!\p{L}))/u;
/** What made somebody what they are: `trained through Hull`, `ex-Burnaston`. */
const MADE_BY =
  /(?<!\p{L})(?:(?:[Tt]rained|[Ss]chooled|[Ee]ducated|[Aa]pprenticed|[Tt]aught|[Mm]oulded|[Ff]ormed|[Ss]ponsored|[Pp]ut|[Ss]een|[Cc]ame|[Rr]ose|[Cc]ame up) (?:[\p{Ll}]+ ){0,2}(?:through|by|under|via)|[Ee]x[- ]|[Dd]egree (?:came )?(?:by way of|through|via|courtesy of)) ?$/u;

/**
 * Towns by which an English text may call a house or a school that no record has, as nothing else stands there: at the head of a sentence
 * without a verb, and behind what made somebody what they are.
 */
export function townsAsHousesIn(text: string): UncertainOccurrence[] {
  if (readerOf(text) !== 'en') return [];
  return matchesOf(NAMED, text).flatMap(({ 0: said, index: start }) => {
    const end = start + said.length;
    const before = text.slice(Math.max(0, start - 50), start);
    const after = text.slice(end, end + 80);
    const isHead = beginsSentence(text, start) || /\p{Ll}, (?:then )?$/u.test(before);
    const is =
      (isHead && GOES_ON.test(after)) ||
      (beginsSentence(text, start) && !isEnglish(said.toLowerCase()) && isTaughtBy(after)) ||
      MADE_BY.test(before);
    if (!is || placeNamed(fold(said), 'AU')?.kind !== 'city') return [];
    return [
      { start, end, reason: 'employer', why: 'could be a house or a school that is called by its town' },
    ];
  });
}
