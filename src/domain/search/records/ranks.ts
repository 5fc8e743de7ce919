import { matchesOf } from '#src/lib/matches.ts';
import type { Item } from './item.ts';
import type { Order, Rank } from './orders.ts';
import { type Said, type Stretch, stretchOf } from './plain-text.ts';
import { on, type RecordType } from './query.ts';

const JOBS = '(?:jobs|roles|vacancies|positions|reqs|briefs|openings|contracts)';
const JOB = '(?:job|role|vacancy|position|req|brief|opening|contract)';
const KIND = '(?:(?!(?:and|or|with|by|of|the)\\b)[\\p{L}&-]+ ){0,3}';
const pattern = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');

const N = '(?<n>\\d{1,2})';
const MUCH = 'best|highest|top|most|biggest|largest|better|greatest';
const LITTLE = 'lowest|worst|least|smallest|cheapest|poorest';
const PAY =
  '(?:salar(?:y|ies)|pay|rates?(?: of pay)?|(?:day|daily|hourly) rates?|money|packages?|compensation)';
/** How people ask for what pays most: "the five best paying jobs", "top 3 jobs by salary", "which job pays the most". */
const BY_PAY: readonly RegExp[] = [
  `(?:the |our |top )?(?:${N} )?(?:(?<much>${MUCH})|(?<little>${LITTLE}))[ -](?:paid|paying|salaried)(?<first> first)?`,
  `(?:(?:with|on|at|has|have|offers?|offering) )?(?:the )?(?:${N} )?(?:(?<much>biggest|highest|largest|top|best)|(?<little>lowest|smallest|cheapest))(?= (?:day |daily |hourly )?rates?(?![\\p{L}])(?! (?:is|are|over|of \\d)))`,
  `(?:(?:with|on|at|has|have|offers?|offering) )?(?:the )?(?:${N} )?(?:(?<much>biggest|highest|largest|top|best)|(?<little>lowest|smallest)) (?:base |annual |starting )?${PAY}(?<first> first)?(?! (?:is|are|end|of \\d))`,
  `(?<=(?:${JOB}|${JOBS}) )(?:that |which )?(?:pays?|paying) (?:the )?(?:(?<much>most|best|highest)|(?<little>least|worst|lowest))`,
  `(?<much>top) ${N}(?= [^,;.?!]{0,30} by (?:${PAY})(?![\\p{L}]))`,
].map(pattern);
const BY_WHAT = pattern(`(?:(?:ranked|sorted|ordered) )?by ${PAY}`);
const LONGEST = pattern(
  '(?:(?:stuck|waiting|sitting|standing) )?(?:for )?(?:the )?longest(?! (?:running|standing|open|waiting|first)\\b)|longest (?=(?:waiting|stuck|sitting|standing)(?! first)\\b)',
);

/** How many are asked for: "which three jobs", "the job"; null for all of them. */
function mostOf(
  said: Said,
  type: RecordType,
  own: string | undefined,
): (Stretch & { most: number }) | null | number {
  if (own !== undefined) return Number(own);
  const many = type === 'jobs' ? JOBS : '(?:people|candidates|applications|applicants|cvs|ones|profiles)';
  const one = type === 'jobs' ? JOB : '(?:candidate|application|applicant|person|cv|profile|who)';
  const counted = pattern(
    `(?:(?:the|our|my|top|which|what|list|show) )*${N}(?= (?:${KIND}${many}|at)(?![\\p{L}]))`,
  );
  for (const match of matchesOf(counted, said.text)) {
    const stretch = stretchOf(match);
    if (!said.taken(stretch.end - 1, stretch.end)) return { ...stretch, most: Number(match.groups?.n) };
  }
  return new RegExp(`(?<![\\p{L}])${one}(?![\\p{L}])`, 'iu').test(said.text) ? 1 : null;
}

function orderBy(said: Said, type: RecordType, rank: Rank, words: Stretch[], own?: string): Order {
  const most = mostOf(said, type, own);
  const [first = { at: 0, end: 0 }] = words;
  if (most !== null && typeof most !== 'number') {
    said.blot(most);
    words.push(most);
  }
  const count = typeof most === 'number' ? most : (most?.most ?? null);
  return {
    direction: 'newest',
    words,
    told:
      count === null
        ? [
            {
              ...first,
              why: `${said.text.slice(first.at, first.end).trim()} (how many is not said: all are shown, in that order)`,
            },
          ]
        : [],
    first: count === null ? null : { ...first, most: count, isAhead: false },
    rank,
  };
}

/** What jobs are put in order by where that is what they pay. */
export function payRankIn(said: Said, type: RecordType, currency: string): Order | null {
  if (type !== 'jobs') return null;
  for (const words of BY_PAY)
    for (const match of said.each(words)) {
      const isContract = /\b(?:contract|contractors?|temps?|freelance|interim)\b/i.test(said.text);
      const period = /hour/i.test(said.text)
        ? 'hour'
        : /\b(?:day|daily)\b/i.test(said.text)
          ? 'day'
          : isContract
            ? null
            : 'year';
      // Of contracts some are paid by the day and some by the hour.
      if (period === null) return null;
      const stretches = [stretchOf(match)];
      said.blot(stretchOf(match));
      for (const by of said.each(BY_WHAT)) {
        said.blot(stretchOf(by));
        stretches.push(stretchOf(by));
      }
      const rank = {
        by: on('pay', { values: [period, currency] }),
        isMost: match.groups?.little === undefined,
      };
      const order = orderBy(said, type, rank, stretches, match.groups?.n);
      return match.groups?.first === undefined ? order : { ...order, first: null, told: [] };
    }
  return null;
}

const TO_FILL = '(?:to (?:(?:be |get )?fill(?:ed)?|hire(?: for)?|close)|to placement)';
/** What is said behind it of when: the filling is read with it. */
const WHEN_BEHIND =
  '(?! (?:(?:this|last|since|during|so far|in (?:the (?:last|past)|q\\d|\\d{4}|\\p{Lu})|over the)(?![\\p{L}])))';
const TOOK =
  '(?:(?:that|which|it|has|have|had|were|was|are|is) )*(?:(?:took|taken|taking|takes|needed) )?(?:us )?(?:(?:the|our|top) )*(?:(?<n>\\d{1,2}) )?';
const FAST = 'fastest|quickest|soonest|most quickly|speediest|shortest';
const SLOW = 'slowest|longest|most slowly';
/** How people ask for what was filled in the fewest days: "filled fastest", "slowest to fill", "which job took longest to fill". */
const BY_DAYS: readonly RegExp[] = [
  `(?<=\\b(?:filled|hired)(?: the)? )(?:the )?(?:(?<fast>${FAST})|(?<slow>${SLOW}))`,
  `(?:(?:the|our|top) )*(?:${N} )?(?:(?<fast>${FAST})|(?<slow>${SLOW}))(?:(?=[ -]filled(?![\\p{L}]))| fills)`,
  `${TOOK}(?:(?<fast>${FAST}|least time|fewest days)|(?<slow>${SLOW}|most time|most days)) ${TO_FILL}(?![\\p{L}])${WHEN_BEHIND}`,
  `${TOOK}(?:(?<fast>${FAST}|least time|fewest days)|(?<slow>${SLOW}|most time|most days))(?= ${TO_FILL}(?![\\p{L}]))`,
  `(?:(?:with|by|had|having|has) )?(?:the |our )?(?:(?<fast>${FAST}|lowest)|(?<slow>${SLOW}|highest)) time[ -]to[ -](?:fill|hire)`,
  `(?<=\\b(?:filled|hired) )in (?:the )?(?:(?<fast>fewest|shortest|least)|(?<slow>longest|most)) (?:days|time)`,
].map(pattern);

/** What jobs are put in order by where that is how many days it took to fill them. */
export function filledRankIn(said: Said, type: RecordType): Order | null {
  if (type !== 'jobs') return null;
  for (const words of BY_DAYS)
    for (const match of said.each(words)) {
      said.blot(stretchOf(match));
      const rank = {
        by: on('lapse', { values: ['opened', 'hired'] }),
        isMost: match.groups?.slow !== undefined,
      };
      return orderBy(said, type, rank, [stretchOf(match)], match.groups?.n);
    }
  return null;
}

/** "At submitted the longest": who came to it first. */
export function longestIn(said: Said, type: RecordType): Order | null {
  if (type !== 'applications') return null;
  for (const match of said.each(LONGEST)) {
    said.blot(stretchOf(match));
    return orderBy(said, type, { by: on('moved'), isMost: false }, [stretchOf(match)]);
  }
  return null;
}

/** "The job with the most people at offer": by how many of them there are. */
export function countRankOf(
  said: Said,
  items: readonly Item[],
): { order: Order; isMost: boolean; item: Item } | null {
  const item = items.find(({ rank }) => rank !== undefined);
  const [by] = item?.conditions ?? [];
  if (item === undefined || by === undefined) return null;
  const isMost = item.rank === 'most';
  const rank = { by: { ...by, min: null, max: null }, isMost };
  return { order: orderBy(said, 'jobs', rank, [{ at: item.at, end: item.end }]), isMost, item };
}

/** Those that came last to a stage, or were sent last: "the last three people we placed". */
export function lastCome(order: Order, items: readonly Item[]): Order | null {
  const own = items.filter(({ field }) => field === 'stage' || field === 'submitted');
  const [only] = own;
  const isOther = items.some(({ field }) => /^(?:reached|previous_stage)$/.test(field));
  if (only === undefined || own.length > 1 || isOther) return null;
  // Of all who are live it is when they came in.
  const values = only.conditions.flatMap((one) => one.values);
  if (only.field === 'stage' && values.includes('screen') && values.length > 1) return order;
  return {
    ...order,
    rank: { by: on(only.field === 'stage' ? 'moved' : 'submitted'), isMost: order.direction === 'newest' },
  };
}
