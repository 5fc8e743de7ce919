import { ENGLISH_COUNTS, readCount } from '../../../candidates/index.ts';
import { MANY_JOBS_COUNTED } from '../../facets.ts';
import { countOnRecord } from '../careers/jobs-counted.ts';
import type { Draft } from '../draft.ts';
import { lexiconOf, type Saying, sayingsOf } from '../sayings.ts';
import { type Bounds, boundsOf, EDGES, OF_FIGURES, type OfFigure } from './edges.ts';

/** What the words around a number of jobs say. */
type OfJobs =
  | OfFigure
  | 'job'
  | 'earlier'
  | 'move'
  | 'times'
  | 'nth'
  | 'life'
  | 'had'
  | 'small'
  | 'window'
  | 'never';

const NOUN = String.raw`(?:jobs?|roles?|positions?|posts?|gigs?|employers?|compan(?:y|ies)|firms?|places?\s+of\s+work|workplaces?)`;
const KIND = String.raw`(?:(?:different|separate|distinct|full[\s-]time|proper)\s+)*`;
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ONE_NOW = String.raw`(?:(?:the|their|his|her)\s+)?(?:(?:current|present|latest|existing)\s+(?:one|job|role|employer|position|company)|this(?:\s+(?:one|job))?|that|now|one\s+(?:they(?:'re|\s+are)|he\s+is|she\s+is)\s+in(?:\s+now)?|current|present(?:\s+one)?)`;
const LIFE = String.raw`(?:careers?|cvs?|resum[eé]s?|résum[eé]s?|records?|histor(?:y|ies)|(?:working\s+)?li(?:fe|ves)|work\s+histor(?:y|ies))`;

const LEXICON = lexiconOf<OfJobs>([
  [
    'window',
    String.raw`(?:in|over|within|during|inside|for|since)\s+(?:just\s+|only\s+)?(?:the\s+)?(?:last|past|previous|${ENGLISH_COUNTS}|\d+)|(?:a|per|each|every)\s+year|to\s+(?:fill|offer)`,
  ],
  [
    'nth',
    String.raw`(?:(?:still|now|already|currently)\s+)?(?:on|in|into|at|up|with)\s+(?:to\s+)?(?:(?:at\s+least)\s+)?(?:their|his|her)\s+(?:very\s+)?(?:${ORDINALS.join('|')}|\d{1,2}(?:st|nd|rd|th))`,
  ],
  [
    'nth',
    String.raw`(?:(?:on|in|at)\s+)?(?:job|role|employer)\s+(?:number|no\.?|#)\s*(?:${ENGLISH_COUNTS}|\d{1,2})`,
  ],
  [
    'earlier',
    String.raw`(?:before|besides?|prior\s+to|apart\s+from|other\s+than|on\s+top\s+of|in\s+addition\s+to|as\s+well\s+as|excluding|not\s+counting|than)\s+${ONE_NOW}`,
  ],
  ['earlier', String.raw`previous(?:ly)?|earlier|former|past|prior|other|before(?=\s*(?:$|[,;.)]))`],
  ['least>', String.raw`(?:or|and)\s+(?:later|beyond|onwards?)`],
  [
    'life',
    String.raw`(?:(?:on|in|to|over|across|throughout|during|through|behind)\s+(?:(?:the|their|his|her|an?)\s+)?(?:(?:whole|entire)\s+)?(?:${LIFE}|names?)|behind\s+(?:them|him|her)|all\s+(?:through\s+)?their\s+(?:${LIFE})|so\s+far|to\s+date|ever|in\s+(?:all|total)|altogether|all\s+along|yet)`,
  ],
  ['count', String.raw`once|twice|thrice`],
  [
    'move',
    String.raw`(?:chang(?:ed|ing)|switch(?:ed|ing)|swapp(?:ed|ing)|mov(?:ed|ing)|hopp(?:ed|ing))(?:\s+(?:between\s+)?(?:${NOUN}))?|(?:job\s+)?(?:moves?|changes?|switch(?:es)?)(?:\s+of\s+${NOUN})?`,
  ],
  ['job', String.raw`${KIND}${NOUN}`],
  [
    'never',
    String.raw`(?:(?:who|that)\s+)?(?:(?:have|has|had)(?:n't|\s+not|\s+never)|never)(?:\s+(?:yet|ever|once))*(?=\s+(?:changed|switched|moved|swapped|had)\s)|(?:with\s+)?(?:no|not\s+any|not\s+an?)(?=\s+(?:other\s+)?(?:${NOUN})\s+(?:before|prior|besides?|other|apart))`,
  ],
  ['times', 'times?'],
  ['small', String.raw`(?:no\.?|number)\s+of|[:=]`],
  ...OF_FIGURES,
  [
    'count',
    String.raw`(?:an?\s+)?single|several|multiple|\d{1,2}(?![.,]?\d|[\p{L}_%])|(?:${ENGLISH_COUNTS})`,
  ],
  [
    'had',
    String.raw`(?:(?:who|that)\s+)?(?:have|has|had|having)(?:\s+(?:ever|only|just))*\s+(?:ever\s+)?(?:had|held|been\s+(?:at|with|through|in)|gone\s+through|worked(?:\s+(?:for|at(?!\s+(?:least|most))|in|with))?|stayed\s+(?:in|with|at)|done|known|seen|clocked\s+up|racked\s+up|notched\s+up)|with|having|(?:who|that)\s+(?:had|held|worked)`,
  ],
  ['small', String.raw`who|that|they|have|has|had|is|are|been|the|an?|of|their|ever|it|so|still`],
]);

const GATE =
  /\b(?:jobs?|roles?|positions?|posts?|gigs?|employers?|compan(?:y|ies)|firms?|moves?|moved|changed|switched|swapped|job changes?)\b/i;

type Sayings = readonly Saying<OfJobs>[];

/**
 * Reads how many jobs or employers somebody has had by what each word around the number says: "exactly one previous job", "who have
 * changed jobs just once", "on to their second job", "number of jobs: 3+". How many in some years is of how often somebody changes.
 */
export function readJobsSaid(draft: Draft): void {
  if (!GATE.test(draft.rest)) return;
  const { rest } = draft;
  const sayings = sayingsOf(rest, LEXICON);
  for (let at = 0; at < sayings.length; at += 1) {
    if (!['count', 'nth', 'never'].includes(sayings[at]?.is ?? '')) continue;
    const stretch = stretchOf(sayings, at);
    if (stretch === null) continue;
    const own = sayings.slice(stretch.first, stretch.last + 1);
    // "Loyal to one company all their career": of that company more is said.
    if (/\b(?:to|for|at|by|of|in|as|with)\s+$/i.test(rest.slice(0, own[0]?.at))) continue;
    const bounds = jobsIn(rest, own);
    if (bounds === null) continue;
    take(draft, own, bounds);
    at = stretch.last;
  }
}

const WITHIN: ReadonlySet<string> = new Set([
  'count',
  'nth',
  'job',
  'earlier',
  'move',
  'times',
  'life',
  ...EDGES,
  'only',
]);

function stretchOf(sayings: Sayings, at: number): { first: number; last: number } | null {
  let last = at;
  for (let next = at + 1; next < sayings.length; next += 1) {
    const is = sayings[next]?.is ?? '';
    const isEdge = (one: string | undefined): boolean =>
      one !== undefined && /^(?:least|most|exact)/.test(one);
    if (is === 'window') return null;
    if ((is === 'comma' || is === 'and') && isEdge(sayings[next + 1]?.is)) continue;
    if (is === 'small' || is === 'range') continue;
    if (!WITHIN.has(is) || (is === 'count' && !sayings.slice(at, next).some((one) => one.is === 'range')))
      break;
    last = next;
  }
  let first = at;
  for (let before = at - 1; before >= 0; before -= 1) {
    const is = sayings[before]?.is ?? '';
    if (is !== 'had' && is !== 'small' && !WITHIN.has(is)) break;
    first = before;
  }
  return isEnding(sayings[last + 1]?.is) ? { first, last } : null;
}

// "With one job in Leeds", "one previous role as an auditor": of a job that more is said of, and no number of them.
const isEnding = (is: string | undefined): boolean =>
  is === undefined || is === 'border' || is === 'comma' || is === 'and' || is === 'or';

function jobsIn(rest: string, own: Sayings): Bounds | null {
  const has = (...kinds: readonly OfJobs[]): boolean => own.some(({ is }) => kinds.includes(is as OfJobs));
  // "Never changed jobs", "no job before this one": one and no other.
  if (own.some(({ is }) => is === 'never')) {
    const isOther =
      has('earlier') || own.some(({ is, at, end }) => is === 'move' && JOBS_MOVED.test(rest.slice(at, end)));
    return isOther && !has('count') ? { min: null, max: 1, isStrict: false } : null;
  }
  const nth = own.find(({ is }) => is === 'nth');
  if (nth !== undefined && !has('job') && !/number|no\b|#/i.test(rest.slice(nth.at, nth.end))) return null;
  const isOfMoves = has('move') || (has('times') && has('job'));
  if (!isOfMoves && !has('job') && nth === undefined) return null;
  const isTold =
    has('had', 'life', 'earlier') ||
    isOfMoves ||
    nth !== undefined ||
    has('only', 'exact') ||
    /[:=]/.test(rest.slice(own[0]?.at, own.at(-1)?.end));
  if (!isTold) return null;
  const isNthLeast = nth !== undefined && /least/i.test(rest.slice(nth.at, nth.end));
  const said = own.map((one) => (one.is === 'nth' ? { ...one, is: 'count' as const } : one));
  const isBare = !own.some(({ is }) => /^(?:least|most|over|under|exact|only|range)/.test(is));
  const bounds = boundsOf(said, (one) => countOf(rest.slice(one.at, one.end)));
  if (bounds === null) return null;
  const strict = bounds.isStrict ? 1 : 0;
  const more = isOfMoves || has('earlier') ? 1 : 0;
  const [min, max] = [bounds.min, bounds.max];
  const low = min === null ? null : min + strict + more;
  const high = max === null ? null : max - strict + more;
  // "One previous job", "moved once", "in their second job" are so many; "three jobs" are so many at least.
  const isOne = isBare && !isNthLeast && (nth !== undefined || min === 1);
  // "One earlier role, no more" is one; "at most one" may be none.
  const isOnly = has('only', 'most>') && more === 1 && high !== null && min === null;
  if (isOne || isOnly) return { min: low ?? high, max: high ?? low, isStrict: false };
  return { min: low, max: high, isStrict: false };
}

const JOBS_MOVED = /\s(?:jobs?|roles?|positions?|employers?|compan|firms?)/i;

function countOf(said: string): number | null {
  const word = said.toLowerCase();
  const times = ['once', 'twice', 'thrice'].indexOf(word);
  if (times >= 0) return times + 1;
  if (/single$/.test(word)) return 1;
  if (word === 'several' || word === 'multiple') return word === 'several' ? 3 : 2;
  const nth = ORDINALS.findIndex((ordinal) => word.endsWith(ordinal));
  if (nth >= 0) return nth + 1;
  const last = /(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? word.split(/\s+/).at(-1) ?? '';
  const count = readCount(last);
  return count === null || count < 1 || count > 20 || !Number.isInteger(count) ? null : count;
}

function take(draft: Draft, own: Sayings, { min: low, max }: Bounds): void {
  const [begin, end] = [own[0]?.at ?? 0, own.at(-1)?.end ?? 0];
  const noun = own.find(({ is }) => is === 'job' || is === 'move');
  const isOfEmployers = noun !== undefined && /employ|compan|firm/i.test(draft.rest.slice(noun.at, noun.end));
  const min = low === 1 ? null : low;
  if (min === null && max === null) return;
  const what = isOfEmployers ? 'employers' : 'jobs';
  const label = countOnRecord(what, { min, max });
  const values = [isOfEmployers ? MANY_JOBS_COUNTED.employers : MANY_JOBS_COUNTED.jobs];
  draft.take(begin, end, { kind: 'stability', label, values, min, max }, true);
}
