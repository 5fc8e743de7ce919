import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isEnglish } from '../speech/index.ts';
import { readerOf } from '../speech/readers.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isTaughtBy } from './school-frames.ts';
import { beginsSentence } from './spans.ts';

const NAMED =
  /(?<![\p{L}\p{N}-])(?<!(?<=\p{Ll} |, )\p{Lu}\p{L}{0,20} )\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})?(?![\p{L}\p{N}-]| \p{Lu})/gu;
/** How a sentence without a verb goes on behind a town at which somebody worked or learned: `Uitenhage body shop ever since`. */
const GOES_ON =
  /^(?: throughout(?=[.,;])|(?: [\p{Ll}-]+){1,4} (?:ever since|throughout|since then|before that|all along|since (?:19|20)\d\d)(?!\p{L})| (?:\p{Ll}+ ){0,2}(?:diploma|degree|first|2:[12]|master[’']?s|bachelor[’']?s|doctorate|BSc|BA|MSc|MA|MBA|BEng|MEng|LLB|PhD|apprentice(?:ship)?|grad(?:uate)?|alum(?:na|nus|ni)?|trained|man|girl|boy|woman)(?!\p{L}))/u;
/** What made somebody what they are: `trained through Hull`, `ex-Burnaston`. */
const MADE_BY =
  /(?<!\p{L})(?:(?:[Tt]rained|[Ss]chooled|[Ee]ducated|[Aa]pprenticed|[Tt]aught|[Mm]oulded|[Ff]ormed|[Ss]ponsored|[Pp]ut|[Ss]een|[Cc]ame|[Rr]ose|[Cc]ame up) (?:[\p{Ll}]+ ){0,2}(?:through|by|under|via)|[Ee]x[- ]|[Dd]egree (?:came )?(?:by way of|through|via|courtesy of)) ?$/u;

/** After another house at which somebody was: `four years at the works, then Hosur`. */
const IN_TURN =
  /(?:years?|months|seasons|winters|apprenticeship|works|plant|yard|mill|refinery|works?hop)(?!\p{L})[^.;!?]{0,20}, (?:and )?(?:then|later|before that|after that) $/u;

/** A house of its town, beside one that is told by its kind: `Between Płock and a small bakery`. */
const BESIDE_HOUSE =
  /^ and (?:an?|the|his|her|their) (?:[\p{Ll}-]+ ){0,3}(?:bakery|company|firm|bank|brewery|mill|factory|plant|yard|shipyard|garage|workshop|school|college|university|hospital|clinic|practice|agency|studio|lab|start-?up|consultancy|refinery|farm|hotel|restaurant|supplier|contractor|charity|council)(?!\p{L})/u;

/**
 * Towns by which an English text may call a house or a school that no record has, as nothing else stands there: at the head of a sentence
 * without a verb, and behind what made somebody what they are.
 */
export function townsAsHousesIn(text: string): UncertainOccurrence[] {
  if (readerOf(text) !== 'en') return [];
  return matchesOf(NAMED, text).flatMap(({ 0: whole, index }) => {
    const end = index + whole.length;
    // `Between Płock and`: the first word has its capital from the sentence.
    const [first = '', second] = whole.split(' ');
    const isOfSentence =
      second !== undefined && beginsSentence(text, index) && isEnglish(first.toLowerCase());
    const start = isOfSentence && placeNamed(fold(whole), 'AU') === null ? index + first.length + 1 : index;
    const said = text.slice(start, end);
    const before = text.slice(Math.max(0, start - 50), start);
    const after = text.slice(end, end + 80);
    const isHead = beginsSentence(text, start) || /\p{Ll}, (?:then )?$/u.test(before);
    const is =
      (isHead && GOES_ON.test(after)) ||
      (beginsSentence(text, start) && !isEnglish(said.toLowerCase()) && isTaughtBy(after)) ||
      MADE_BY.test(before) ||
      (IN_TURN.test(before) && /^[.,;]/u.test(after)) ||
      (/(?<!\p{L})[Bb]etween $/u.test(before) && BESIDE_HOUSE.test(after));
    if (!is || placeNamed(fold(said), 'AU')?.kind !== 'city') return [];
    return [
      { start, end, reason: 'employer', why: 'could be a house or a school that is called by its town' },
    ];
  });
}
