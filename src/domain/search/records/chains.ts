import { addDays } from '#src/lib/clock.ts';
import type { Home } from '../facets.ts';
import type { Days } from './days.ts';
import type { Reading } from './item.ts';
import { Said, type Stretch, stretchOf } from './plain-text.ts';
import { type Condition, on } from './query.ts';
import { scoresIn } from './scores.ts';
import { SIGNS_OF_RELATED } from './signs/index.ts';
import { isBooked, stillBooked, stillOn } from './still-on.ts';
import { type Span, timesIn } from './times.ts';

/** Records that belong to others. */
export type Related = 'applications' | 'interviews';

/** What may follow the records counted, and says nothing more of them. */
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

/** Stages listed with commas are one list: "at client interview, references or offer". */
const STAGE_WORD =
  '(?:(?:client )?interview(?:s|ing)?|references?|refs|reference checks?|offers?|submitted|cvs? sent|screen(?:ing|ed)?|placed|funnel)';
/** How interviews were scored goes on behind a comma: "a client interview last week, scored 4". */
const SCORED =
  '(?:and |but )?(?:(?:both|all|each|either)(?: of (?:them|which|those))? )?(?:(?:was|were|got|being|been) )*(?:scor(?:ed|ing)|rated|marked)';
/** Days listed with commas are one list: "today, tomorrow or next week". */
const DAY_WORD =
  '(?:on )?(?:today|tomorrow|yesterday|(?:this|next|last) (?:week|month|quarter)|(?:next |last |this )?(?:mon|tues|wednes|thurs|fri)day)';
const CLAUSE = new RegExp(
  `^(?:[^,;.!?]|,(?= ?${DAY_WORD}(?:,| or | and | ?/))|,(?= ?${STAGE_WORD}(?: stage)?(?:,| or | and | ?/))|,(?= ?${SCORED} ))*`,
  'i',
);

/** What was read in a row of records that belong to one. */
export interface Chain {
  of: Condition[];
  /** Where the first of it stands. */
  at: number;
  end: number;
  hasNoun: boolean;
  /** Whether the noun alone would be of anybody. */
  isPeople: boolean;
  /** Days that will do as well as those asked for. */
  apart: Days[];
}

/** How many of them are counted. */
interface Counted {
  isNone?: boolean;
  hasHad?: boolean;
  /** Whether it is one, of which "and scored 4" is said too. */
  isOne?: boolean;
}

/** What stands in a row behind a number: the records counted, and what is asked of them. */
export function chainOf(
  said: Said,
  at: number,
  related: Related,
  home: Home,
  { isNone = false, hasHad = false, isOne = false }: Counted = {},
): Chain {
  const [own = ''] = CLAUSE.exec(said.text.slice(at)) ?? [];
  const part = Said.part(said, { at, end: at + own.length });
  const items: (Stretch & { conditions: Condition[] | 'noun'; apart?: Days[] })[] = [];
  for (const time of timesIn(part, {
    today: home.today,
    isAhead: related === 'interviews',
    country: home.country,
  })) {
    const [[from = null, to = null] = [], ...apart] = isNone ? sinceThen(time) : time.ranges;
    const day = on(related === 'interviews' ? 'starts' : 'created', { from, to });
    items.push({ ...time, conditions: [day], apart });
  }
  if (related === 'interviews') items.push(...scoredWithin(said, part));
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
  const chain: Chain = { of: [], at, end: at, hasNoun: false, isPeople: false, apart: [] };
  for (const item of items.toSorted((one, other) => one.at - other.at)) {
    const between = said.text.slice(chain.end, item.at).trimStart();
    const isOfThem = isScore(item.conditions) && (isOne ? AND_ONE : isNone ? NO_MORE : AND_ALL).test(between);
    const isNext = isOfThem || goesOn(between, chain, item.conditions, said.text.slice(item.at, item.end));
    if (item.at < chain.end || !isNext) break;
    if (chain.end === at) chain.at = item.at;
    if (item.conditions === 'noun') {
      chain.hasNoun = true;
      chain.isPeople = /^(?:people|persons?|names|candidates?)/i.test(said.text.slice(item.at, item.end));
    } else {
      chain.of.push(...item.conditions);
      chain.apart.push(...(item.apart ?? []));
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

/** What leads from interviews to how they were scored: of one, of all of several, and of none that there are. */
const AND_ONE = /^,? ?(?:(?:and|but) )?(?:(?:it|which|that|was|were|got|being|been) )*$/i;
const AND_ALL =
  /^,? ?(?:and )?(?:both|all|each|either)(?: of (?:them|which|those))?(?: (?:was|were|got|being|been))* ?$/i;
const NO_MORE = /(?!)/;

const isScore = (conditions: readonly Condition[] | 'noun'): boolean =>
  conditions !== 'noun' && conditions.some(({ field }) => field === 'score');

/** How interviews were scored, without the word for them that may lead to it. */
function scoredWithin(said: Said, part: Said): Reading[] {
  const whole = { at: 0, end: said.text.length };
  return scoresIn(Said.part(part, whole), true).map((score) => {
    const words = said.text.slice(score.at, score.end);
    const [noun = ''] = /^.*\b(?:interviews?|meetings?)\s+(?=.*\d)/i.exec(words) ?? [];
    const [not = ''] = /\bnot (?:yet )?$/i.exec(said.text.slice(0, score.at)) ?? [];
    const at = score.at + noun.length - (noun === '' ? not.length : 0);
    part.blot({ at, end: score.end });
    const isNot = noun === '' && not !== '';
    return { at, end: score.end, conditions: score.conditions.map((one) => ({ ...one, not: isNot })) };
  });
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
    !/^in (?:play|process|the running|the mix|flight|(?:the|our) pipeline)/i.test(words) &&
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

/** Stages that are listed are any of them; "two at offer in play" stand at the narrower. */
function merged(conditions: readonly Condition[]): Condition[] {
  const all: Condition[] = [];
  for (const condition of conditions) {
    const same = all.find(({ field }) => field === condition.field && condition.values.length > 0);
    if (same === undefined) all.push({ ...condition, values: [...condition.values] });
    else if (condition.values.every((value) => same.values.includes(value)))
      same.values = [...condition.values];
    else if (!same.values.every((value) => condition.values.includes(value)))
      same.values.push(...condition.values);
  }
  return all;
}

/** Days beside a stage tell when it was come to. */
export function withMoves(conditions: Condition[]): Condition[] {
  const asks = (name: Condition['field']): boolean => conditions.some(({ field }) => field === name);
  const day: Condition['field'] = asks('stage') ? 'moved' : asks('submitted') ? 'submitted' : 'created';
  const all = conditions.map((each) => (each.field === 'created' ? { ...each, field: day } : each));
  // The days that it was sent on tell that it was.
  const isDated = all.some(({ field, has }) => field === 'submitted' && has === null);
  return all.filter(({ field, has }) => !(isDated && field === 'submitted' && has === true));
}
