import { roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import type { Facet } from '../../facets.ts';
import { DID, DOES, DOING } from './doing-words.ts';

const PAST_BEFORE =
  /\b(?:ex|former(?:ly)?|previously|used to (?:work|be)|alumn(?:i|us|a|ae) (?:of|from)|left|no longer(?: (?:works?|working|employed))?(?= (?:at|with|for|by|in)\b)|(?:now|currently|since) (?:out of|away from|gone from|done with)|quit|departed|exited|dropped out of|moved on from|(?:made redundant|laid off|let go) (?:from|by)|finish(?:ed|ing)(?: up)?(?= (?:at|with)\b)|past (?:employers?|compan(?:y|ies))(?: is| are)?:?|leavers? (?:of|from)|c(?:ame|oming) (?:over )?(?:from|out of)|(?:went|moved|switched|jumped|transferred|hopped|crossed|defected|gone|moving|jumping) (?:over |across )?from)[\s-]*(?:(?:employees?|staff|people|someone|anyone)\s+)?(?:(?:of|at|from|for|with|by|in|worked|working|employed|based)\s+)*(?:(?:either|any|one)\s+of\s+)?(?:the\s+)?$/i;
const NOW_BEFORE =
  /(?:\b(?:currently|presently|now|still|right now|at the moment|at present|these days|today)(?:\s+(?:working|works?|employed|based))?(?:\s+(?:at|with|in|for|by))?|\b(?:works?|working|employed)\s+(?:at|for|by|with)|\b(?:current |present )?employers?\s+(?:is|are)|\b(?:current|present) (?:employers?|company)(?: is)?|\bcurrent(?:ly)?|\b(?:sits?|sitting|sat|based|are|is)\s+(?:at|with|in|inside|within)|(?<=\b(?:is|are)(?:n['’]t|\s+not)\s+)(?:at|with|in|inside|within)|(?<=\bnot\s+)(?:in|inside|within)|\binside|\bat)(?:\s+|:\s*)(?:(?:either|any of|one of)\s+)?(?:the\s+)?$/i;
/** "In a big four firm": before the name of a group of companies. */
export const IN_ONE_BEFORE =
  /\b(?:in|with|within|inside|at|for|by)\s+(?:an?|one of the|any(?: of the)?)\s+$/i;
export const FIRM_BEHIND =
  /^\s+(?:firms?|banks?|compan(?:y|ies)|practices?|houses?|business(?:es)?|consultanc(?:y|ies)|agenc(?:y|ies))\b(?!\s+(?:(?:on|in|behind)\s+(?:the|their|his|her|them)|background|experience|pedigree|behind|before|once))/i;
const EVER_BEFORE =
  /(?:\b(?:(?:has |have |had |having |ever )*worked\s+(?:at|for|with|in)|(?:was|were|been)\s+(?:at|with)|(?<=\bnever\s+)(?:been\s+)?(?:at|with)|(?:experience|background|tenure|stint|spell|time|history|career|trained|qualified|articled|started(?: out)?|began|went|joined)\s+(?:at|with|in|from|inside|within|to)|joined|(?<=\byears?\s)(?:at|with)|from|out of|employers?:|compan(?:y|ies):))\s+(?:(?:either|any of|one of|anyone (?:from|at)|(?:compan(?:y|ies)|firms?|business(?:es)?|places|brands) (?:like|such as)|an?|some)\s+)*(?:the\s+)?$/i;
/** "Flying for Emirates", "who cook at Hilton": whom somebody works for, where "cooks at Hilton" are a trade; behind words for what was it is where they worked. */
const DOING_BEFORE = new RegExp(
  String.raw`(?<was>\b(?:experience|experienced|history|background|time|stint|years?|once|been|was|were|ever|previously|formerly|before)\s+(?:in\s+|of\s+)?)?(?:\b(?:(?:(?:who|that)\s+)?(?:are|is)\s+|(?:who|that)\s+)?${DOING}|\b(?:who|that)\s+(?:(?:now|currently|still|also)\s+)?${DOES}|(?<=\b(?:they|and|or|now|currently|still|also)\s+)(?!(?:nurse|cook|report|audit|survey)s?\s)${DOES})\s+(?:for|with|at)\s+(?:(?:either|any of|one of)\s+)?(?:the\s+)?$`,
  'i',
);
const DID_BEFORE = new RegExp(
  String.raw`\b(?:(?:who|that)\s+)?(?:(?:have|has|had|once|ever)\s+)*${DID}\s+(?:for|with|at)\s+(?:(?:either|any of|one of)\s+)?(?:the\s+)?$`,
  'i',
);
/** Lead-in words that can also precede other things. */
const PERHAPS_BEFORE = /\b(?:by|with|like|for|of|in)\s+(?:(?:either|any of|one of)\s+)?(?:the\s+)?$/i;
export const PAST_BEHIND =
  /^(?:['’]?s?\s*[\s-](?:alumn(?:i|us|a|ae|s)|alums?|leavers?|veterans?|ex[\s-](?:employees|staff))\b|\s+(?:previously|formerly)(?=\s*(?:$|[,;.)])))/i;
/** "KPMG now, EY before". */
export const BEFORE_BEHIND = /^\s+before(?=\s*(?:$|[,;.)]))/i;
export const NOW_BEHIND =
  /^\s*(?:,\s*)?(?:\s(?:now(?:adays)?|currently|presently|at present|at the moment|right now|today|these days|as we speak)\b(?!\s+(?:at|with|in|for|elsewhere|doing|working|employed|somewhere|anywhere|out|outside|back|an?|the|other|another)\b)|\((?:is |as )?(?:the |their )?(?:current|present)(?: employers?)?\))/i;
/** "Who work at KPMG today with Tableau": said of where they work. */
export const TODAY_BEHIND =
  /^\s+(?:now(?:adays)?|currently|at present|at the moment|right now|today|these days)(?=\s+with\b)/i;
export const EVER_BEHIND =
  /^['’]?[\s-]+(?:on\s+(?:the|their|his|her|a)\s+(?:cvs?|resum[eé]s?|record)|experience|background|trained|exposure|history|pedigree|people|folk|staff|employees?|team)\b/i;

/** What the words before a company say of the time there. */
export interface Cue {
  when: Facet['when'];
  length: number;
  /** Whether only a company can follow. */
  sure: boolean;
}

const LAST_AT = /(?:for|with|at)\s+(?:(?:either|any of|one of)\s+)?(?:the\s+)?$/i;
/** "Pilots flying for Emirates"; in "marketing at Unilever" what is done there is the trade that is asked for. */
function namesTrade(before: string): boolean {
  const words = plainWords(before);
  return words.some((_, at) => roles().book.at(words, at) !== undefined);
}

/** The words for where somebody works or worked with which a text ends; null where there are none. */
export function cueBefore(before: string): Cue | null {
  const doing = DOING_BEFORE.exec(before) ?? DID_BEFORE.exec(before);
  if (doing !== null && PAST_BEFORE.exec(before) === null) {
    const was = doing.groups?.was;
    const isNow = DOING_BEFORE.test(before) && was === undefined;
    const when = isNow ? 'current' : /formerly|previously|once|before/i.test(was ?? '') ? 'past' : null;
    const at = namesTrade(before.slice(0, doing.index)) ? 0 : doing[0].search(LAST_AT);
    return { when, length: doing[0].length - at, sure: true };
  }
  for (const [pattern, when] of [
    [PAST_BEFORE, 'past'],
    [EVER_BEFORE, null],
    [NOW_BEFORE, 'current'],
    [PERHAPS_BEFORE, null],
  ] as const) {
    const found = pattern.exec(before);
    if (found !== null) return { when, length: found[0].length, sure: pattern !== PERHAPS_BEFORE };
  }
  return null;
}
