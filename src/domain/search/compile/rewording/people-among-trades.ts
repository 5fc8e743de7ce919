import { roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { outsideQuotes } from './in-turn.ts';

const BE = String.raw`(?:['’]s|['’]re|\s+(?:is|are))`;
const WHO = String.raw`(?:who(?:ever)?|which(?:\s+(?:ones|people|of\s+(?:them|these)))?|(?:any|some|every)(?:one|body)(?:\s+(?:who|that))?)`;
const OF_NOW = String.raw`(?:(?:currently|presently|now|actually|still)\s+)*`;
const THESE_DAYS = String.raw`(?:\s+(?:right\s+now|just\s+now|now|today|currently|at\s+(?:the\s+(?:moment|minute)|present|this\s+(?:moment|minute))|these\s+days|this\s+(?:minute|week)))*`;
const AMONG = String.raw`(?:from\s+)?among(?:st)?\s+(?:all\s+(?:of\s+)?)?(?:(?:the|our|your|my|their|these|those)\s+)?`;
/** "Who's free among the plumbers": of whom it is asked whether they can begin. */
const FREE = new RegExp(
  String.raw`(?<!\p{L})(${WHO}${BE}?)\s+${OF_NOW}(?:free|available)${THESE_DAYS}(?=\s*,?\s+${AMONG})`,
  'giu',
);
/** "Sat idle", "who's idle at the minute": without work. */
const IDLE = new RegExp(
  String.raw`(?<!\p{L})((?:who|that|(?:any|some|every)(?:one|body)|(?:is|are))${BE}?)\s+${OF_NOW}(?:(?:sat|sitting|standing|lying)\s+(?:around\s+)?)?idle${THESE_DAYS}(?=\s*(?:$|[,;.?!)]|\s[-–—]\s|\b(?:and|or|in|from|among(?:st)?|with|near|around)(?!\p{L})))`,
  'giu',
);
const SAT_IDLE = new RegExp(
  String.raw`(?<=\p{L}\s+)(?:sat|sitting|standing)\s+(?:around\s+)?idle${THESE_DAYS}(?=\s*(?:$|[,;.?!)]|\s[-–—]\s))`,
  'giu',
);
/** "Who's looking among the nurses": for a job. */
const LOOKING = new RegExp(
  String.raw`(?<!\p{L})(${WHO}${BE}?)\s+${OF_NOW}(?:looking|on\s+the\s+look-?out)${THESE_DAYS}(?=\s*,?\s+${AMONG})`,
  'giu',
);
const AMONG_THEM = new RegExp(String.raw`(?:\s*,)?\s*(?<![\p{L}-])${AMONG}(?=\p{L})`, 'giu');
/** Who is not among some, and what is one of many, is no list of who is asked for. */
const NO_LIST =
  /(?:(?<!\p{L})(?:not|nobody|none|no[\s-]?one|never|no|nor|without|except|excluding|popular|common|known|liked|rated|shared|split|rare|first|last|best|one|two|three|four|any|some|all|both|either|neither|\d+)|n['’]t)\s*$/iu;
/** The end of what is said of those who are asked for. */
const BEGINS = /[.;:?!\n]\s*$/u;
/** How much is looked at before it. */
const BEFORE = 60;
const CLAUSE = /[,;.:?!()\n]|\s(?:or|and|who|with|in|at)\s/u;
/** What may stand before the trade: "the senior Java developers". */
const MOST_BEFORE = 2;

function leadsToTrade(behind: string): boolean {
  const words = plainWords(behind.slice(0, 80).split(CLAUSE)[0] ?? '');
  return words.slice(0, MOST_BEFORE + 1).some((_, at) => {
    const found = roles().book.at(words, at);
    return found !== undefined && !found.doubtful;
  });
}

/** A query in which those are asked for among whom somebody is looked for: "who's out of work among the plumbers and fitters". */
export const withPeopleAmong = (query: string): string =>
  outsideQuotes(query, (part) =>
    part
      .replace(FREE, '$1 available immediately')
      .replace(LOOKING, '$1 actively looking')
      .replace(IDLE, '$1 between jobs')
      .replace(SAT_IDLE, 'between jobs')
      .replace(AMONG_THEM, (among: string, at: number, said: string) => {
        const before = said.slice(Math.max(0, at - BEFORE), at);
        if (NO_LIST.test(before) || !leadsToTrade(said.slice(at + among.length))) return among;
        const isFirst = BEGINS.test(before) || (at <= BEFORE && before.trim() === '');
        return isFirst ? '' : ', ';
      }),
  );
