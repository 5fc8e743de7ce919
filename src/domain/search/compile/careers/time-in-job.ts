import { daysBetween } from '#src/lib/clock.ts';
import { ENGLISH_COUNTS } from '../../../candidates/index.ts';
import { UNDER } from '../../facets.ts';
import type { Draft } from '../draft.ts';
import { daysIn, shown } from '../terms/periods.ts';
import { yearsTold } from './year-edges.ts';

const JOB = String.raw`(?:roles?|jobs?|posts?|positions?|seats?|chairs?|desks?|titles?|compan(?:y|ies)|employers?|firms?|place(?:\s+of\s+work)?|workplaces?|gigs?|teams?|outfits?|organi[sz]ations?|business(?:es)?|shops?|spots?|banks?|hospitals?|schools?|agenc(?:y|ies)|practices?|sites?)`;
const THEIR = String.raw`(?:(?:the|their|his|her|its|that|this|an?|one\s+and\s+the)\s+)`;
const NOW = String.raw`(?:current|present|existing|latest|same|new|actual)`;
const AT = String.raw`(?:(?:in|at|with|on|to|for|into|of|by|inside|within|under)\s+)`;

/** The time there by its own names: "tenure", "length of service", "time in seat". */
const TENURE = String.raw`(?:(?:current|present|job|whose|their|the)\s+)*(?:tenure|length\s+of\s+(?:service|stay|tenure)|(?:time|years)\s+in\s+(?:${THEIR})?(?:${NOW}\s+)?(?:role|job|seat|post|position)|(?<=['’]\s*|years?\s+(?:of\s+)?)service(?=\s*(?:$|[,;.)]|or\b|min|max))|(?<=\b(?:current|present)\s+)(?:stint|spell)|(?<=^|\b(?:with|length\s+of|whose)\s+)service(?=\s+of\s+(?:\d|at\s|min)))(?:\s+(?:in|at|with)\s+${THEIR}?${NOW}\s+${JOB})?`;

/** Where somebody is now, however it is called. */
const HERE = String.raw`(?:${AT}?${THEIR}?(?:very\s+)?${NOW}\s+(?:${NOW}\s+)?${JOB}(?:\s+(?:now|still))?|${AT}(?:their|his|her|its)\s+${JOB}|in\s+(?:that|the\s+very\s+same|this)\s+(?:job|role|post|position|seat)(?=,?\s+since\s+\d{4})|where(?:ver)?\s+(?:they|he|she)(?:'re|\s+(?:are|is|work|works|sit|sits))(?:\s+(?:now|today|currently|at\s+present|right\s+now|at\s+the\s+moment))?|in\s+(?:post|seat|role|situ|office|position|harness)(?!\s+of)|${AT}?there(?!\s+(?:is|are|was))|(?<=\b(?:joined|started|took|got)\s+)${THEIR}${JOB}(?=\s[^,;.]{2,40}\bago\b)|${TENURE})`;

/** That somebody is where they were: "have not changed employer", "never moved on". */
const UNMOVED = String.raw`(?:with\s+|had\s+)?no\s+(?:(?:job|role|employer|company)\s+)?(?:moves?|changes?|switch(?:es)?)(?:\s+of\s+${JOB})?|(?:(?:have|has|had|did|do|does)(?:n't|\s+not|\s+never)|never|not)\s+(?:ever\s+|yet\s+|once\s+)?(?:changed?|moved?|switch(?:ed)?|left|leave|swapped?|budged?|jumped)(?:\s+(?:ship|on|away|once|from|to|the|their|any|an?|another|${JOB}))*`;

/** How somebody came to where they are. */
const START = String.raw`(?:join(?:ed|ing)?|start(?:ed|ing)?|began|begun|beginning|took|taken|taking|got|landed|moved|came|come|arrived|hired|appointed|recruited|promoted|new|entered|signed|commenced|changed|switched|onboarded|newcomers?|found|accepted|brought)`;
const START_WORD = new RegExp(String.raw`\b${START}\b`, 'i');

/** Words between them that change nothing. */
const SMALL = String.raw`(?:who|that|which|they|have|has|had|having|is|are|was|were|be|been|being|did|do|does|done|spent|spending|served|serving|stayed|staying|stays?|remained|remaining|sat|sitting|sits?|worked|working|works?|held|holding|stuck|put|notched|clocked|racked|completed|for|in|at|with|on|to|into|by|up|of|as|the|their|an?|this|now|so\s+far|lasted|lasts|goes|going|dates|settled|loyal|faithful|already|still|only|just|merely|barely|hardly|recently|not|never|yet|quite|even|ever|haven't|hasn't|hadn't|isn't|aren't|wasn't|weren't|didn't|since|all|from|back|first|there|and|both|${START})`;
const SMALLS = String.raw`(?:${SMALL},?\s+)*`;

const MORE = String.raw`(?:(?:no|not)\s+(?:less|fewer|under)(?:\s+than)?|more\s+than|over|at\s+least|at\s+the\s+least|longer\s+than|min(?:imum)?(?:\s+of)?|>=?|upwards?\s+of|in\s+excess\s+of|beyond|well\s+over|above)`;
const LESS = String.raw`(?:(?:no|not)\s+(?:more|longer|over)(?:\s+than)?|less\s+than|under|fewer\s+than|shorter\s+than|at\s+most|at\s+the\s+most|up\s+to|max(?:imum)?(?:\s+of)?|<=?|within|below)`;
const COUNT = String.raw`(\d{1,2}(?:\.\d)?|an?|${ENGLISH_COUNTS}|half\s+a)`;
const UNIT = String.raw`(weeks?|wks?|months?|mths?|years?|yrs?)['’]?`;
const TIME = String.raw`(?:(?:an?\s+)?(?:(${MORE})|(${LESS}))\s*)?(?<![\d.])${COUNT}\s*(\+|plus|or\s+more)?\s*${UNIT}(?:\s*(?:(\+|plus|(?:or|and)\s+(?:more|longer|over|up)|at\s+(?:the\s+)?least|min(?:imum)?)|((?:or|and)\s+(?:less|under|fewer|shorter)|at\s+(?:the\s+)?most|max(?:imum)?|tops)))?(?!\s*(?:of\s+)?(?:exp|notice|pqe))`;

const HERE_OR_UNMOVED = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${UNMOVED}|${HERE})(?![\p{L}\p{N}])`,
  'giu',
);
const TIME_NEXT = new RegExp(
  String.raw`^[\s,:=-]*(?:(?:in|over|for|within)\s+(?:the\s+)?(?:last|past)\s+)?${TIME}(?![\p{L}\p{N}])`,
  'iu',
);
const TIME_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])${TIME}\s+(?:${SMALL}\s+)*$`, 'iu');
const SMALL_NEXT = new RegExp(String.raw`^[\s,:=]*${SMALLS}`, 'iu');
const SMALL_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}'’-])${SMALLS}$`, 'iu');
const YEAR_BEFORE =
  /(?<![\p{L}\p{N}])(?:since|before|after|from|in|by|prior to|no (?:later|earlier) than)\s+(?:19|20)\d\d(?:\s+or\s+(?:later|earlier|before|after|since))?\s*,?\s*$/iu;
const EDGE_BEHIND =
  /^\s+(?:max(?:imum)?|tops|at\s+(?:the\s+)?(?:very\s+)?(?:most|least)|or\s+(?:less|fewer|more|longer)|min(?:imum)?|plus)(?=\s*(?:$|[,.;)]))/i;
const DENIED = /\b(?:not|never|barely|hardly|haven't|hasn't|hadn't|isn't|aren't|wasn't|weren't|didn't)\b/i;
const ONLY = /\b(?:only|just|merely|barely|hardly|recently|new)\b/i;
const IS_UNMOVED = new RegExp(String.raw`^${UNMOVED}`, 'i');

interface Said {
  from: number;
  to: number;
  /** The words that say it, without those of the time. */
  words: string;
  isUnmoved: boolean;
}

/**
 * Reads how long somebody has been where they are now, whatever the place is called and whichever is said first: "who have been
 * where they are for longer than five years", "not yet two years in post", "took up their current job no later than 2021".
 */
export function readTimeInJob(draft: Draft): void {
  for (const { index, 0: here } of draft.each(HERE_OR_UNMOVED)) {
    const end = index + here.length;
    if (draft.taken(index, end)) continue;
    const isUnmoved = IS_UNMOVED.test(here);
    const behind = draft.rest.slice(end);
    const lead = SMALL_NEXT.exec(behind)?.[0] ?? '';
    const before = draft.rest.slice(0, index);
    if (readBehind(draft, { index, end, here, isUnmoved, before }, behind, lead)) continue;
    const time = TIME_BEFORE.exec(before);
    if (time !== null && !isUnmoved) {
      const small = SMALL_BEFORE.exec(before.slice(0, time.index))?.[0] ?? '';
      const from = time.index - small.length;
      const edge = EDGE_BEHIND.exec(behind);
      const to = end + (edge?.[0].length ?? 0);
      const isMost = edge !== null && !/least|min|more|longer|plus/i.test(edge[0]);
      if (edge !== null) time[isMost ? 7 : 6] = edge[0];
      takeLength(draft, time, {
        from,
        to,
        words: small + before.slice(time.index + time[0].length),
        isUnmoved,
      });
      continue;
    }
    const year = YEAR_BEFORE.exec(before);
    if (year === null) continue;
    const small = SMALL_BEFORE.exec(before.slice(0, year.index))?.[0] ?? '';
    takeYears(draft, year[0].trim(), {
      from: year.index - small.length,
      to: end,
      words: small + here,
      isUnmoved,
    });
  }
}

// The time behind the place, with small words between them or without.
function readBehind(
  draft: Draft,
  {
    index,
    end,
    here,
    isUnmoved,
    before,
  }: { index: number; end: number; here: string; isUnmoved: boolean; before: string },
  behind: string,
  lead: string,
): boolean {
  const small = SMALL_BEFORE.exec(before)?.[0] ?? '';
  // "Since", "in" and "not" may begin the time itself, so that the longest lead is tried last.
  const leads = [...lead.matchAll(/\s+|^/g)].map(({ index: at, 0: space }) => at + space.length);
  for (const length of new Set([...leads, lead.length])) {
    const rest = behind.slice(length);
    const words = `${small}${here} ${behind.slice(0, length)}`;
    const from = index - small.length;
    const time = TIME_NEXT.exec(rest);
    // "No move in the last three years" is so long a time, and no year in which they moved.
    const years = isUnmoved && time !== null ? null : yearsTold(rest, draft.home.today);
    if (years !== null && /\d{4}|year/i.test(rest.slice(0, years.length))) {
      takeYears(draft, rest.slice(0, years.length), {
        from,
        to: end + length + years.length,
        words,
        isUnmoved,
      });
      return true;
    }
    if (time !== null)
      return takeLength(draft, time, { from, to: end + length + time[0].length, words, isUnmoved });
  }
  return false;
}

function takeLength(draft: Draft, time: RegExpExecArray, { from, to, words, isUnmoved }: Said): boolean {
  const [, more, less, count = '', plus, unit = '', moreBehind, lessBehind] = time;
  const days = daysIn(count.replace(/\s+/g, ' '), unit);
  if (days === null) return false;
  const isLast = /\b(?:last|past)\b/i.test(time[0]);
  const isDenied = !isUnmoved && DENIED.test(words);
  const isLeast = more ?? plus ?? moreBehind;
  const isMost = less ?? lessBehind;
  const isStarted =
    !isUnmoved && START_WORD.test(words) && (isLast || /\bago\b/i.test(draft.rest.slice(to, to + 5)));
  const isShort =
    isMost !== undefined
      ? !isDenied
      : isLeast !== undefined
        ? isDenied
        : isDenied || isStarted || (!isUnmoved && ONLY.test(words));
  const years = days / 365.25;
  const isUnder = isShort && isMost === undefined && isLeast === undefined && isDenied;
  const facet = draft.take(
    from,
    to,
    {
      kind: 'tenure',
      label: `${isShort ? 'at most' : 'at least'} ${shown(years)} in the present job`,
      min: isShort ? null : years,
      max: isShort ? years : null,
    },
    true,
  );
  if (isUnder) facet.values = [UNDER];
  return true;
}

function takeYears(draft: Draft, said: string, { from, to, words, isUnmoved }: Said): void {
  const told = yearsTold(said, draft.home.today);
  if (told === null) return;
  const [first, last] = told.edges;
  const isStart = !isUnmoved && START_WORD.test(words);
  const isState = !isStart || /\balready\b/i.test(words);
  const isOnly = ONLY.test(words) && !isUnmoved;
  // "In the same job since 2021" began in that year or before; "only since 2024" in it or after.
  const isUntil = isState && (told.isSince || (first !== null && first === last));
  const [after, until] = isUntil
    ? isOnly
      ? [first, null]
      : [null, last ?? first]
    : isState && !told.isSince && first !== null && last === null && /^after/i.test(said)
      ? [first, null]
      : [first, last];
  const years = (day: string): number => Math.max(0, daysBetween(day, draft.home.today) / 365.25);
  const isBefore = /^(?:since\s+)?(?:before|prior|pre)\b/i.test(said);
  const label =
    after === null
      ? `in the present job since ${isBefore ? `before ${(until ?? 0) + 1}` : until}`
      : until === null
        ? `in the present job since ${after} or later`
        : after === until
          ? `in the present job since ${after}`
          : `in the present job since ${after} to ${until}`;
  draft.take(
    from,
    to,
    {
      kind: 'tenure',
      label,
      min: until === null ? null : years(`${until}-12-31`),
      max: after === null ? null : years(`${after}-01-01`),
    },
    true,
  );
}
