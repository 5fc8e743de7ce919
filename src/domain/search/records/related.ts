import { addDays } from '#src/lib/clock.ts';
import type { Home } from '../facets.ts';
import { countsOf, QUANTITY } from './counts.ts';
import type { Days } from './days.ts';
import type { Reading } from './item.ts';
import { Said, type Stretch, stretchOf } from './plain-text.ts';
import { type Condition, on, type RecordType } from './query.ts';
import { SIGNS_OF_RELATED } from './signs/index.ts';
import { MISSED } from './signs/interviews.ts';
import { JOB_NOUN } from './signs/sign.ts';
import { isBooked, stillBooked, stillOn } from './still-on.ts';
import { type Span, timesIn } from './times.ts';

type Related = 'applications' | 'interviews';

const ENDING =
  /^(?:\s+(?:booked|ever|yet|so far|arranged|scheduled|set up|in the diary|to date|at all|in|lined up|on (?:them|it)|against (?:them|it)|to (?:them|it)))+(?![\p{L}])/iu;
const NOUNS: Readonly<Record<Related, RegExp>> = {
  applications:
    /^(?:applicants?|applications?|candidates?|people|persons?|cvs?|responses?|names|contenders|runners|pipeline|applied(?: to| for| yet)*|applying)(?![\p{L}])/iu,
  interviews: /^(?:interviews?|meetings?|interviewing|interviewed)(?![\p{L}])/iu,
};
/** What goes on with what is asked of the records that belong to one. */
const BETWEEN =
  /^(?:(?:at|in|the|an?|stages?|yet|so|far|booked|been|to|date|from|who|that|which|are|is|was|were|have|has|had|currently|now|still|left|remaining|for|them|on|it|with|put|got|received|being|already|of|our|any|us|arranged|(?:lined|fixed|pencilled|penciled|booked) (?:up|in)|fixed|due|(?:in|on) the (?:diary|calendar)|happening|tak(?:e|es|ing) place|set|up|anywhere|either|near|made|all|ever|going|us|there|one|times|their|his|her|anyone|anybody|someone|somebody|people|candidates?|these|those|waiting|stuck|sitting|stood|standing|sat|client'?s?(?= interviews?)),?\s+)*$/i;

/** What a search of one kind of record may ask of others that belong to it. */
const OF: Readonly<Record<RecordType, readonly Related[]>> = {
  jobs: ['interviews', 'applications'],
  applications: ['interviews'],
  interviews: [],
};

const MET =
  /\bclients? (?:(?:has|have|had|already|now) )*(?:seen|met|interviewed)(?: (?:only|just|at least|at most|more than|over|fewer than|less than|exactly|up to))* ?(?:\d{1,3}|an?|no|any|some)?$/i;
const OF_A_JOB = new RegExp(
  `${JOB_NOUN}(?: \\p{L}+){0,4}? (?:(?:that|which|where|we|there|it|with|have|has|had|having|got|getting|received|is|are|in|on|sorted|ranked|ordered|,) ?)*(?:the )?(?:most|highest number of|largest number of|biggest number of|greatest number of|by (?:the )?(?:number|amount) of|fewest|least|lowest number of|smallest number of)$`,
  'iu',
);
const LED = /\b(?:with|without|have|has|had|having|got|getting|no|nobody|none|received)\b/i;

/** Reads what records have of others: "with no applicants", "more than 3 interviews", "nobody at offer". */
export function relatedIn(said: Said, type: RecordType, home: Home): Reading[] {
  const found: Reading[] = [];
  for (const match of said.each(QUANTITY)) {
    const start = stretchOf(match);
    const counts = countsOf(match.groups ?? {});
    const { rank: most, fewest } = match.groups ?? {};
    const rank = most !== undefined ? 'most' : fewest !== undefined ? 'least' : undefined;
    // "Which consultant has the most candidates" counts those of no job.
    if (rank !== undefined && !OF_A_JOB.test(said.text.slice(0, start.end))) continue;
    // "Two at client interview" are candidates who stand there.
    const isPlaced =
      /^\s*(?:(?:people|candidates?|of them|are|is|has|have|who|still|been|stood|sat|sitting|stuck|waiting)\s+)*(?:at|in)\s/i.test(
        said.text.slice(start.end),
      );
    for (const related of OF[type]) {
      if (related === 'interviews' && isPlaced) continue;
      const hasHad = /\bhad\b/i.test(match[0]);
      const chain = chainOf(said, start.end, related, home, counts.max === 0, hasHad);
      const isPerson = /nobody|no one|no-one|noone|someone|somebody|anyone|anybody|none$/i.test(match[0]);
      // "The client wants more than two people" counts no applications.
      // "On which four people were rejected" counts those who stand there.
      const isWhere =
        /\b(?:which|where|whom|whose)\b/i.test(match[0]) &&
        chain.of.some(({ field }) => field === 'stage' || field === 'submitted' || field === 'reached');
      if (chain.isPeople && rank === undefined && !LED.test(match[0]) && !isWhere) continue;
      // Whom a client has seen is no application that a job has.
      if (chain.isPeople && MET.test(said.text.slice(0, start.at) + match[0])) continue;
      const isTold =
        chain.hasNoun ||
        chain.of.some(
          ({ field, values }) => field === 'submitted' || (field === 'stage' && values.length < 4),
        );
      // "With interviews held and none booked": none of those that were spoken of.
      const isOfSame =
        /\bnone$/i.test(match[0]) && chain.of.length > 0 && found.at(-1)?.conditions[0]?.field === related;
      if (!isTold && !isOfSame && !(isPerson && chain.of.length > 0 && related === 'applications')) continue;
      const stretch = { at: start.at + match[0].length - match[0].trimStart().length, end: chain.end };
      said.blot(stretch);
      const own = on(related, { ...counts, of: chain.of });
      const last = found.at(-1);
      const led = last?.conditions[0];
      // "Sent more than five CVs to" counts those that were sent.
      if (
        last !== undefined &&
        led !== undefined &&
        rank === undefined &&
        isLead(led, own) &&
        last.end + 1 >= stretch.at &&
        !/^\s*(?:and|but|with)\b/i.test(match[0])
      )
        found.splice(-1, 1, { at: last.at, end: stretch.end, conditions: [{ ...own, of: led.of }] });
      else found.push({ ...stretch, conditions: [own], ...(rank && { rank }) });
      break;
    }
  }
  if (type === 'jobs') found.push(...notDoneIn(said, home), ...meetingIn(said, home), ...standingIn(said));
  if (type === 'applications') found.push(...interviewedIn(said, home), ...meetingIn(said, home));
  return found;
}

const isLead = (one: Condition, next: Condition): boolean =>
  one.field === next.field && one.min === 1 && one.max === null && one.of.length > 0 && next.of.length === 0;

/** Stages listed with commas are one list: "at client interview, references or offer". */
const STAGE_WORD =
  '(?:(?:client )?interview(?:s|ing)?|references?|refs|reference checks?|offers?|submitted|cvs? sent|screen(?:ing|ed)?|placed|funnel)';
const CLAUSE = new RegExp(`^(?:[^,;.!?]|,(?= ?${STAGE_WORD}(?: stage)?(?:,| or | and | ?/)))*`, 'i');

interface Chain {
  of: Condition[];
  end: number;
  hasNoun: boolean;
  /** Whether the noun alone would be of anybody. */
  isPeople: boolean;
}

/** What stands in a row behind a number: the records counted, and what is asked of them. */
function chainOf(
  said: Said,
  at: number,
  related: Related,
  home: Home,
  isNone = false,
  hasHad = false,
): Chain {
  const [own = ''] = CLAUSE.exec(said.text.slice(at)) ?? [];
  const part = Said.part(said, { at, end: at + own.length });
  const items: (Stretch & { conditions: Condition[] | 'noun' })[] = [];
  for (const time of timesIn(part, {
    today: home.today,
    isAhead: related === 'interviews',
    country: home.country,
  })) {
    const [[from = null, to = null] = []] = isNone ? sinceThen(time) : time.ranges;
    items.push({ ...time, conditions: [on(related === 'interviews' ? 'starts' : 'created', { from, to })] });
  }
  for (const { pattern, read } of SIGNS_OF_RELATED[related])
    for (const match of part.each(pattern)) {
      const conditions = read(match);
      if (conditions === null) continue;
      part.blot(stretchOf(match));
      items.push({ ...stretchOf(match), conditions });
    }
  for (const { at: start, end } of part.words)
    if (!part.taken(start, end) && NOUNS[related].test(said.text.slice(start, end)))
      items.push({ at: start, end, conditions: 'noun' });
  const chain: Chain = { of: [], end: at, hasNoun: false, isPeople: false };
  for (const item of items.toSorted((one, other) => one.at - other.at)) {
    const between = said.text.slice(chain.end, item.at).trimStart();
    if (item.at < chain.end || !goesOn(between, chain, item.conditions, said.text.slice(item.at, item.end)))
      break;
    if (item.conditions === 'noun') {
      chain.hasNoun = true;
      chain.isPeople = /^(?:people|persons?|names|candidates?)/i.test(said.text.slice(item.at, item.end));
    } else {
      chain.of.push(...item.conditions);
      chain.hasNoun ||=
        related === 'interviews' && /\b(?:interview|meeting)/i.test(said.text.slice(item.at, item.end));
    }
    if (isSourceOf(item.conditions) && !OF_A_REFERRAL.test(said.text.slice(item.end))) chain.hasNoun = true;
    chain.end = item.end;
  }
  if (chain.end > at) chain.end += ENDING.exec(said.text.slice(chain.end))?.[0].length ?? 0;
  // "Has not had one booked" is of any time; "with none booked" of what is to come.
  const isEver = /\bever\b/i.test(said.text.slice(Math.max(0, at - 12), chain.end + 8));
  if (isNone && (hasHad || isEver)) chain.of = chain.of.filter((one) => !isBooked(one));
  if (!chain.of.some(({ field }) => field === 'starts')) chain.of = chain.of.map(stillBooked);
  chain.of = stillOn(withMoves(merged(chain.of)), home.today);
  return chain;
}

/** "With a referral in play": the word for where somebody came from stands for whoever did. */
const isSourceOf = (conditions: readonly Condition[] | 'noun'): boolean =>
  conditions !== 'noun' &&
  conditions.some(
    ({ field, values }) => field === 'source' && /^(?:referral|marketplace)$/.test(values[0] ?? ''),
  );
const OF_A_REFERRAL =
  /^ (?:fees?|bonus(?:es)?|schemes?|clauses?|programmes?|agreements?|links?)(?![\p{L}])/iu;

/** "Nobody in three weeks" is since then; of what there is the same words tell the age. */
const sinceThen = ({ ranges, kind, said }: Span): Days[] =>
  kind === 'age' && /^(?:for|in)\b/i.test(said) && !/\bold\b/i.test(said)
    ? ranges.map(([from, to]) => (from === null && to !== null ? [addDays(to, 1), null] : [from, to]))
    : ranges;

/** Whether what stands next is still asked of the records counted: "no applicants, open since May" is of the job again. */
function goesOn(
  between: string,
  { of, hasNoun }: Chain,
  next: readonly Condition[] | 'noun',
  words: string,
): boolean {
  const isStage = (all: readonly Condition[] | 'noun' | undefined): boolean =>
    Array.isArray(all) && all.some(({ field, values }) => field === 'stage' && values.length < 4);
  const isStanding =
    Array.isArray(next) &&
    next.some(({ field, values }) => field === 'stage' && values.length >= 4 && values.includes('maybe'));
  // Jobs are live too, but only candidates are in play.
  if (
    isStanding &&
    hasNoun &&
    !/^in (?:play|process|the running|the mix|flight)/i.test(words) &&
    // "More than two people live".
    !(between === '' && /^(?:live|alive)$/i.test(words)) &&
    !/\b(?:who|that|which)\b/i.test(between)
  )
    return false;
  // "No-show candidates that were rejected": that is of whoever was to be met.
  if (
    Array.isArray(next) &&
    next.some(({ field, values }) => field === 'outcome' && values.includes('reject')) &&
    /\b(?:candidates?|people|applicants?|applications?)\b/i.test(between)
  )
    return false;
  // "Somebody at offer and somebody at references" are two.
  if (
    /^(?:,\s*)?(?:and (?:also )?(?:\d{1,3}|some(?:body|one)|any(?:body|one)|another|others?|at least one|one)|or (?:\d{1,3}|one))\b/i.test(
      between,
    )
  )
    return false;
  const [or = ''] = /^(?:,\s*(?:or |and )?|or|and|\/)\s*/i.exec(between) ?? [];
  if (or !== '' && !(isStage(of) && isStage(next))) return false;
  // "Offers rejected" are not offers or rejections.
  if (or === '' && isStage(of) && isStage(next)) return false;
  return BETWEEN.test(between.slice(or.length));
}

/** Stages that are listed are any of them. */
function merged(conditions: readonly Condition[]): Condition[] {
  const all: Condition[] = [];
  for (const condition of conditions) {
    const same = all.find(({ field }) => field === condition.field && condition.values.length > 0);
    if (same === undefined) all.push({ ...condition, values: [...condition.values] });
    else same.values.push(...condition.values);
  }
  return all;
}

/** Days beside a stage tell when it was come to. */
function withMoves(conditions: Condition[]): Condition[] {
  const asks = (name: Condition['field']): boolean => conditions.some(({ field }) => field === name);
  const day: Condition['field'] = asks('stage') ? 'moved' : asks('submitted') ? 'submitted' : 'created';
  const all = conditions.map((each) => (each.field === 'created' ? { ...each, field: day } : each));
  // The days that it was sent on tell that it was.
  const isDated = all.some(({ field, has }) => field === 'submitted' && has === null);
  return all.filter(({ field, has }) => !(isDated && field === 'submitted' && has === true));
}

const NOT_DONE =
  /(?<![\p{L}-])(?:(?:that|which|where|we|i|they|nobody|no one)\s+)*(?:(?:have|has|had|did|are|is) )?(?:not|never|yet to)(?: yet| actually)? (?:(?<sent>submit(?:ted)?|sen[dt]|put (?:forward )?)|interview(?:ed)?)(?: (?:forward|over|across|in(?! (?:\d|the\b|over\b|an?\b))))?(?: (?:anyone|anybody|an?y? (?:candidates?|cvs?|people|one)|candidates?|people|cvs?))?(?: (?:forward|over|across|in(?! (?:\d|the\b|over\b|an?\b))))?(?: (?:for|on|to) (?:them|it|those|the clients?))?(?: yet)?(?![\p{L}])/giu;

/** "Where we have not submitted anyone": of jobs, what was not done for them. */
function notDoneIn(said: Said, home: Home): Reading[] {
  return [...said.each(NOT_DONE)].map((match) => {
    const isSent = match.groups?.sent !== undefined;
    const related: Related = isSent ? 'applications' : 'interviews';
    const start = stretchOf(match);
    const chain = chainOf(said, start.end, related, home, true);
    const of = isSent ? withMoves([on('submitted', { has: true }), ...chain.of]) : chain.of;
    const stretch = { at: start.at, end: Math.max(start.end, chain.end) };
    said.blot(stretch);
    return { ...stretch, conditions: [on(related, { max: 0, of })] };
  });
}

const AT_STAGE = /\b(?:at|in|got to|reached)\s+(?:the\s+)?$/i;

/** "Jobs at offer stage": with somebody who stands there. */
function standingIn(said: Said): Reading[] {
  const found: Reading[] = [];
  for (const { pattern, read } of SIGNS_OF_RELATED.applications)
    for (const match of said.each(pattern)) {
      const conditions =
        read(match)?.filter(({ field, values }) => field === 'stage' && values.length > 0) ?? [];
      const lead = AT_STAGE.exec(said.rest.slice(0, match.index));
      const isStage = lead !== null || /stage$|^at |^in |^under /i.test(match[0]);
      if (conditions.length === 0 || !isStage) continue;
      const stretch = { at: lead?.index ?? match.index, end: stretchOf(match).end };
      said.blot(stretch);
      found.push({ ...stretch, conditions: [on('applications', { min: 1, of: conditions })] });
    }
  return found;
}

const MEETING = /(?<![\p{L}-])(?:(?:who|that|are|is|were|was|being)\s+)*interviewing(?![\p{L}])/giu;

/** "Second interviews this week", where the stage is not meant. */
const MEETINGS =
  /(?<![\p{L}-])(?:first|second|third|fourth|1st|2nd|3rd|4th|video|phone|telephone|technical|internal)[ -](?:round )?interviews?(?![\p{L}])/giu;

/** "Interviewing next week": with a time or a kind of interview; alone it is a stage. */
function meetingIn(said: Said, home: Home): Reading[] {
  const read = (pattern: RegExp, of: Condition[], isOwn = false): Reading[] =>
    [...said.each(pattern)].flatMap((match) => {
      const chain = chainOf(said, isOwn ? match.index : stretchOf(match).end, 'interviews', home);
      const all = [...of, ...chain.of];
      if (all.length === 0) return [];
      const stretch = { at: match.index, end: Math.max(stretchOf(match).end, chain.end) };
      said.blot(stretch);
      return [{ ...stretch, conditions: [on('interviews', { min: 1, of: all })] }];
    });
  const missed = on('interview_status', { values: ['no_show'] });
  return [...read(MEETING, []), ...read(MEETINGS, [], true), ...read(MISSED.pattern, [missed])];
}

const INTERVIEWED =
  /(?<![\p{L}-])(?<never>(?:(?:has|have|had|are|is|were|was) )?(?:not|never)(?: yet)?(?: been| had)?(?: an?)?|yet to (?:be|have)(?: an?)?|un)?[ -]?(?:already |been )*interviewed(?: (?<often>once|twice|(?<n>\d{1,2}) times|more than once))?(?: yet| already)?(?![\p{L}])/giu;

/** Who was interviewed, or was not, and when. */
function interviewedIn(said: Said, home: Home): Reading[] {
  const found: Reading[] = [];
  for (const match of said.each(INTERVIEWED)) {
    const { never, often, n } = match.groups ?? {};
    const times =
      often === undefined
        ? null
        : n !== undefined
          ? Number(n)
          : /more/i.test(often)
            ? null
            : /once/i.test(often)
              ? 1
              : 2;
    const counts =
      never !== undefined
        ? { max: 0 }
        : times !== null
          ? { min: times, max: times }
          : { min: often === undefined ? 1 : 2 };
    const chain = chainOf(said, stretchOf(match).end, 'interviews', home, never !== undefined);
    const stretch = { at: match.index, end: Math.max(stretchOf(match).end, chain.end) };
    said.blot(stretch);
    found.push({ ...stretch, conditions: [on('interviews', { ...counts, of: chain.of })] });
  }
  return found;
}
