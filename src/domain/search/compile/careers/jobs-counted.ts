import { ENGLISH_COUNTS, readCount } from '../../../candidates/index.ts';
import { MANY_JOBS_COUNTED } from '../../facets.ts';
import type { Draft } from '../draft.ts';

const COUNT = String.raw`(\d{1,2}|an?|single|${ENGLISH_COUNTS}|several|many|multiple)`;
const EARLIER = String.raw`(?:previous|earlier|former|past|prior|other)`;
const NOUN = String.raw`(jobs?|roles?|positions?|posts?|gigs?|employers?|compan(?:y|ies)|firms?|(?:places?\s+of\s+work)|workplaces?)`;
const CURRENT = String.raw`(?:\s+(?:than|besides|beside|before|prior\s+to|apart\s+from|other\s+than|on\s+top\s+of|in\s+addition\s+to|as\s+well\s+as|and|plus|excluding|not\s+counting)\s+(?:(?:the|their|his|her|this)\s+)?(?:(?:current|present|latest|existing|one)\s*)+(?:one|job|role|employer|position|now)?)`;
const LEAST = String.raw`(?:at\s+least|no\s+(?:less|fewer)\s+than|not\s+(?:less|fewer)\s+than|min(?:imum)?(?:\s+of)?|a\s+minimum\s+of|upwards\s+of|>=)`;
const OVER = String.raw`(?:more\s+than|over|>)`;
const MOST = String.raw`(?:at\s+most|no\s+more\s+than|not\s+more\s+than|max(?:imum)?(?:\s+of)?|a\s+maximum\s+of|up\s+to|<=)`;
const UNDER = String.raw`(?:fewer\s+than|less\s+than|under|<)`;
const ONLY = String.raw`(?:only|just|exactly|precisely|but)`;
const MORE_BEHIND = String.raw`(?:\+|plus|(?:or|and)\s+(?:more|over|up(?:wards)?|above)|at\s+(?:the\s+)?(?:very\s+)?least|min(?:imum)?)`;
const LESS_BEHIND = String.raw`(?:(?:or|and)\s+(?:fewer|less|under)|at\s+(?:the\s+)?most|max(?:imum)?|tops)`;
const LIFE = String.raw`(?:(?:their|the|his|her|an?)\s+)?(?:(?:whole|entire|working|work|professional)\s+)*(?:careers?|(?:working\s+)?li(?:fe|ves)|cvs?|resum[eé]s?|résum[eé]s?|records?|histor(?:y|ies)|names?|work\s+histor(?:y|ies))`;
/** That jobs are counted over somebody's whole life of work. */
const EVER = String.raw`(?:(?:on|in|to|over|across|throughout|during|through|behind)\s+(?:${LIFE}|them)|all\s+(?:through\s+)?${LIFE}|so\s+far|to\s+date|ever|in\s+(?:all|total)|altogether)`;
const HELD = String.raw`(?:(?:(?:who|that|which)\s+)?(?:(?:have|has|had|having|ever|only|never|just)\s+)+(?:ever\s+|only\s+|just\s+)*(?:had|held|been\s+(?:at|with|through|in)|gone\s+through|worked\s+(?:for|at|in|with)|done|known|seen|clocked\s+up|racked\s+up|notched\s+up|changed|moved|switched)?|with|having|of|(?:who|that)\s+(?:had|held))`;
/** A time in which they are counted is of how often somebody changes. */
const WINDOW = String.raw`(?!\s*(?:,\s*)?(?:(?:in|over|within|during|inside)\s+(?:just\s+|only\s+)?(?:the\s+)?(?:last|past|previous|${ENGLISH_COUNTS}|\d)|since\s+(?:19|20)\d\d|to\s+(?:fill|offer)))`;

const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<held>${HELD}\s+)?(?:(?<least>${LEAST})|(?<over>${OVER})|(?<most>${MOST})|(?<under>${UNDER})|(?<only>${ONLY}))?\s*(?:an?\s+(?=single))?(?<said>${COUNT})\s*(?:(?<more>${MORE_BEHIND})|(?<less>${LESS_BEHIND}))?\s+(?:(?:different|separate|distinct|full[\s-]time)\s+)*(?<earlier>${EARLIER}\s+)?(?<noun>${NOUN})(?:\s+(?:(?<more2>${MORE_BEHIND})|(?<less2>${LESS_BEHIND})))?(?<current>${CURRENT})?(?<ever>\s+${EVER})?(?![\p{L}\p{N}])${WINDOW}`,
  'giu',
);

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const IN_ORDER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:who|that)\s+(?:are|is)\s+)?(?:still\s+|now\s+|already\s+|currently\s+)?(?:on|in|at|with|into)\s+(?:at\s+least\s+)?(?:their|his|her)\s+(?:very\s+)?(${ORDINALS.join('|')}|\d{1,2}(?:st|nd|rd|th))\s+${NOUN}(\s+(?:or\s+(?:later|more|beyond|higher|above)|at\s+(?:the\s+)?least|and\s+(?:up|beyond)|\+))?(?![\p{L}\p{N}])`,
  'giu',
);

/** One employer all along, in words without a number. */
const ONE_ALONE = new RegExp(
  [
    String.raw`(?:(?:who|that)\s+)?(?:(?:have|has)\s+)?never\s+(?:once\s+|ever\s+|yet\s+)?(?:(?:changed|switched|left|swapped|had)(?:\s+(?:an?|their|the|another))?\s+${NOUN}|moved\s+to\s+another\s+${NOUN}|worked\s+(?:for|at)\s+(?:any(?:one|body|where)\s+else|another)(?:\s+${NOUN})?)(?!\s+(?:in|for|over|since|at|from|to|with)\b)`,
    String.raw`(?:(?:who|that)\s+)?(?:(?:have|has)\s+)?(?:(?:not|never)\s+worked\s+(?:any\s?where|for\s+any(?:one|body))|worked\s+(?:nowhere|for\s+no(?:[\s-]?one|body)))\s+else`,
    String.raw`(?:(?:who|that)\s+(?:have|has)\s+|with(?:out)?\s+|having\s+)*(?:had\s+)?(?:no|not\s+any|not\s+an?|without(?:\s+(?:an?|any))?|any)\s+${EARLIER}\s+${NOUN}(?:${CURRENT})?`,
    String.raw`(?:(?:who|that)\s+)?(?:(?:have|has|are|is|been|stayed|remained|stuck)\s+)*(?:loyal\s+to|faithful\s+to|with|at|by)\s+(?:(?:just|only)\s+)?(?:one|a\s+single|the\s+same|the\s+one)\s+(?:and\s+the\s+same\s+)?(?:company|employer|firm|business|organisation|organization|place)\s+(?:(?:for|through(?:out)?|during|over|in)\s+)?(?:all\s+(?:of\s+|through\s+)?|the\s+whole\s+of\s+)?${LIFE}`,
    String.raw`(?:one|single)[\s-](?:company|employer|firm)\s+(?:people|folks?|careers?|types?|cvs?|histor(?:y|ies))`,
    String.raw`(?:the\s+)?(?:same|one)\s+employer\s+(?:since\s+(?:they\s+started(?:\s+out)?|day\s+one|the\s+(?:start|beginning)|graduat\w+|school|uni\w*)|from\s+day\s+one|ever\s+since)`,
  ]
    .map((words) => String.raw`(?:${words})`)
    .join('|'),
  'giu',
);

interface Counted {
  min: number | null;
  max: number | null;
}

/** Reads how many jobs or employers somebody has had in all: "three jobs or more on their CV", "only ever one employer". */
export function readJobsCounted(draft: Draft): void {
  for (const { index, 0: whole } of draft.each(ONE_ALONE))
    take(draft, index, index + whole.length, { min: null, max: 1 }, 'employer');
  for (const match of draft.each(COUNTED)) {
    const said = countedIn(match);
    const [whole] = match;
    const noun = match.groups?.noun ?? '';
    if (said === null) continue;
    take(draft, match.index, match.index + whole.length, said, noun);
  }
  for (const { index, 0: whole, 1: nth = '', 2: noun = '', 3: later } of draft.each(IN_ORDER)) {
    const count = ORDINALS.indexOf(nth.toLowerCase()) + 1 || Number.parseInt(nth, 10);
    const isLeast = later !== undefined || /\bat\s+least\s/i.test(whole);
    take(draft, index, index + whole.length, { min: count, max: isLeast ? null : count }, noun);
  }
}

const MANY: Record<string, number> = { several: 3, many: 4, multiple: 2, single: 1, a: 1, an: 1 };

function countedIn(match: RegExpExecArray): Counted | null {
  const {
    held,
    least,
    over,
    most,
    under,
    only,
    said = '',
    earlier,
    current,
    ever,
    ...behind
  } = match.groups ?? {};
  const number = MANY[said.toLowerCase()] ?? readCount(said);
  if (number === null || number < 1 || number > 20) return null;
  const isVerb =
    held !== undefined &&
    /\b(?:had|held|been|gone|worked|done|racked|notched|clocked|changed|switched|moved)\b/i.test(held);
  // "With three roles to fill", "a job in Leeds": nothing of somebody's life of work.
  if (!isVerb && ever === undefined && current === undefined && (earlier === undefined || held === undefined))
    return null;
  if (/^an?$/i.test(said) && only === undefined) return null;
  // Beside the earlier ones is the present one.
  const isChanges = held !== undefined && /\b(?:changed|moved|switched)\s*$/i.test(held);
  const count = number + (earlier === undefined && current === undefined && !isChanges ? 0 : 1);
  const denied = held !== undefined && /\bnever\b/i.test(held);
  if (denied)
    return over === undefined && least === undefined
      ? null
      : { min: null, max: over === undefined ? count - 1 : count };
  if (over !== undefined) return { min: count + 1, max: null };
  if (most !== undefined || (behind.less ?? behind.less2) !== undefined) return { min: null, max: count };
  if (under !== undefined) return { min: null, max: count - 1 };
  const isLeast = least ?? behind.more ?? behind.more2;
  if (isLeast !== undefined) return { min: count, max: null };
  const isOnly =
    only !== undefined || (held !== undefined && /\b(?:only|just)\b/i.test(held)) || number === 1;
  return isOnly ? { min: null, max: count } : { min: count, max: null };
}

function take(draft: Draft, at: number, end: number, { min, max }: Counted, noun: string): void {
  const isOfEmployers = /^(?:employ|compan|firm)/i.test(noun);
  const what = isOfEmployers ? 'employers' : 'jobs';
  const label = countOnRecord(what, { min, max });
  const value = isOfEmployers ? MANY_JOBS_COUNTED.employers : MANY_JOBS_COUNTED.jobs;
  draft.take(at, end, { kind: 'stability', label, values: [value], min, max }, true);
}

/** How many jobs or employers are asked for, as the answer says it; one of the two figures is given at least. */
export function countOnRecord(
  what: 'jobs' | 'employers',
  { min, max }: { min: number | null; max: number | null },
): string {
  const one = (count: number): string => `${count} ${count === 1 ? what.slice(0, -1) : what}`;
  if (min === null) return `${max === 1 ? 'only' : 'at most'} ${one(max ?? 0)} on record`;
  if (max === null) return `at least ${one(min)} on record`;
  return min === max ? `${one(min)} on record` : `${min} to ${one(max)} on record`;
}
