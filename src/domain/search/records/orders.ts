import { type Said, type Stretch, stretchOf } from './plain-text.ts';
import type { Condition, RecordType } from './query.ts';

/** In which order records are asked for; without a word the newest come first. */
type Direction = 'oldest' | 'newest';
/** What records are put in order by, where it is not when they were made: those with most of it come first, or with least. */
export interface Rank {
  by: Condition;
  isMost: boolean;
}
/** The order that a search asks for, with the words that do and what of it is not done. */
export interface Order {
  direction: Direction;
  words: Stretch[];
  told: (Stretch & { why: string })[];
  /** How many of them are asked for, with their words; null for all. */
  first: (Stretch & { most: number; isAhead: boolean }) | null;
  /** By what, where it is not when they were made. */
  rank?: Rank;
}

const END = '(?=\\s*(?:$|[,;.)?!]|please\\b))';
const SORTED =
  '(?:(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arranged?|listed|shown|grouped?)(?: them| it| these)?(?: \\p{L}+wise)? (?:by|from|in|on) )';
const WHEN =
  '(?:dates?|times?|days?|age|when (?:they|it) (?:was|were) opened|start(?: times?)?|opening(?: dates?)?)';
const pattern = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');

const OLDEST: readonly RegExp[] = [
  `(?:from )?(?:the )?(?:oldest|earliest|soonest|longest[ -](?:open|waiting|running|standing))(?: ones?)? (?:first|at the top|(?:down )?to (?:the )?(?:newest|latest|most recent))${END}`,
  `${SORTED}?(?:in )?(?:chronological|date|time|day)(?: and time)? order|chronological(?:ly)?|in order of (?:${WHEN}|opening)`,
  `${SORTED}(?:the )?(?:oldest|earliest|soonest)(?: (?:first|to (?:newest|latest)))?`,
  // "Oldest open jobs first".
  `(?:oldest|earliest|soonest|longest[ -](?:open|waiting|running|standing))(?= [^,;.]{1,40} first${END})`,
].map(pattern);
const NEWEST: readonly RegExp[] = [
  `(?:from )?(?:the )?(?:newest|latest|most recent)(?: ones?)? (?:at the top|(?:down )?to (?:the )?(?:oldest|earliest))${END}`,
  `${SORTED}(?:${WHEN}|(?:the )?(?:newest|latest|most recent)(?: first)?)(?: (?:opened|added|created))?${END}`,
].map(pattern);
/** What no order is made by here. */
const OTHER: readonly RegExp[] = [
  // "Open jobs by client": behind what is asked for, and no one who did it.
  `(?<=(?:jobs?|roles?|vacancies|applications?|interviews?|ivs|candidates?|people|week|month|today|tomorrow|,) )by (?:client|company|customer|pay|salary|rate|owner|consultant|recruiter|stage|status|location|city|place|title|name|candidate|interviewer|type|team|source|day|date)(?: names?)?(?:,? (?:and|then) (?:by )?(?:client|company|pay|salary|owner|consultant|stage|status|title|name|date))?${END}`,
  `${SORTED}(?:the )?\\p{L}+(?: \\p{L}+)?(?: (?:first|descending|ascending|high to low|low to high))?${END}`,
  '(?:in )?(?:alphabetical|descending|ascending|reverse)(?: \\p{L}+)? order(?: of \\p{L}+)?|alphabetically|a to z|a-z',
  `(?:by (?:\\p{L}+ )?\\p{L}+,? )?(?:with (?:the )?)?(?:highest|lowest|biggest|smallest|best|worst|most|least|cheapest|top)(?: \\p{L}+){0,2} first${END}`,
].map(pattern);
const FIRST = pattern(`first${END}`);

const WITHIN =
  '(?:(?:open|live|active|current|perm(?:anent)?|contract|temp|remote|hybrid|evergreen|new|client|internal|video|phone|\\p{Lu}[\\p{L}&]+) ){0,3}';
const NOUNS: Readonly<Record<RecordType, string>> = {
  jobs: 'jobs?|roles?|vacanc(?:y|ies)|positions?|reqs?|briefs?|openings?',
  applications:
    'applications?|applicants?|placements?|hires?|rejections?|rejects|withdrawals?|offers?|submissions?|cvs?|people|persons?|candidates?|referrals?',
  interviews: 'interviews|meetings|calls',
};
const OLD = 'oldest|earliest|longest[ -](?:open|waiting|running|standing)';
const NEW = 'newest|latest|most recent(?:ly (?:opened|added|posted|received))?';

/** "The three newest jobs", "the oldest open role", "next 5 interviews": how many, from which end. */
function firstIn(said: Said, type: RecordType): (Order & { first: NonNullable<Order['first']> }) | null {
  const noun = `(?= ${WITHIN}(?:${NOUNS[type]})(?![\\p{L}]))`;
  const one =
    type === 'interviews'
      ? '(?!)'
      : `(?:(?:the|our|my) |(?<=^|\\b(?:what|which|who|show|was|is|me) ))(?:(?<old1>${OLD})|${NEW}${type === 'applications' ? '|last' : ''})(?= ${WITHIN}(?:${NOUNS[type].replaceAll('people|', '').replaceAll('s?', '').replaceAll('(?:y|ies)', 'y')})(?![\\p{L}]))`;
  const many = `(?:(?:the|our|my) )?(?:(?<n>\\d{1,2}) (?:(?<old2>${OLD})|${NEW})|(?:(?<old3>${OLD})|${NEW}) (?<n2>\\d{1,2}))(?:${noun}|(?= (?:ones |people |candidates )?(?:in|at|on|for|from|with|of)\\b)|${END})`;
  const ends =
    type === 'interviews'
      ? `(?:(?:the|our|my) )?next (?<n3>\\d{1,2})${noun}`
      : `(?:(?:the|our|my) )?last (?<n3>\\d{1,2})${noun}`;
  for (const match of said.each(pattern(`${one}|${type === 'interviews' ? '(?!)' : many}|${ends}`))) {
    const { n, n2, n3, old1, old2, old3 } = match.groups ?? {};
    const isAhead = type === 'interviews';
    const stretch = stretchOf(match);
    said.blot(stretch);
    const isOld = isAhead || [old1, old2, old3].some((each) => each !== undefined);
    return {
      direction: isOld ? 'oldest' : 'newest',
      words: [stretch],
      told: [],
      first: { ...stretch, most: Number(n ?? n2 ?? n3 ?? 1), isAhead },
    };
  }
  if (type !== 'jobs') return null;
  // "The three jobs that have been open the longest".
  for (const match of said.each(
    pattern(
      `(?<lead>(?:the )?(?<n>\\d{1,2})) (?:${NOUNS.jobs}) (?:(?:that|which) )?(?:(?:have|has) )?(?:been )?(?:open|live|running|active)(?<tail> (?:for )?(?:the )?longest)`,
    ),
  )) {
    const { lead = '', n = '1', tail = '' } = match.groups ?? {};
    const end = match.index + match[0].length;
    const stretches = [
      { at: match.index, end: match.index + lead.length },
      { at: end - tail.length, end },
    ];
    for (const stretch of stretches) said.blot(stretch);
    return {
      direction: 'oldest',
      words: stretches,
      told: [],
      first: { at: match.index, end, most: Number(n), isAhead: false },
    };
  }
  return null;
}

/** Reads in which order records are asked for. Null where nothing is said of it. */
export function orderIn(said: Said, type: RecordType): Order | null {
  const counted = firstIn(said, type);
  if (counted !== null) return counted;
  const words: Stretch[] = [];
  const told: Order['told'] = [];
  let direction: Direction | null = null;
  const take = (match: RegExpExecArray): Stretch => {
    const stretch = stretchOf(match);
    said.blot(stretch);
    words.push(stretch);
    return stretch;
  };
  for (const one of OLDEST)
    for (const match of said.each(one)) {
      take(match);
      direction ??= 'oldest';
    }
  if (words.length > 0) for (const match of said.each(FIRST)) take(match);
  for (const one of NEWEST)
    for (const match of said.each(one)) {
      take(match);
      direction ??= 'newest';
    }
  for (const one of OTHER)
    for (const match of said.each(one)) {
      // "Arranged by Gemma Stott": whose they are, and no order.
      if (/^arranged? (?:by|from) \p{Lu}/u.test(match[0].trim())) continue;
      const stretch = take(match);
      told.push({ ...stretch, why: `${match[0].trim()} (the newest are shown first)` });
      direction ??= 'newest';
    }
  return direction === null ? null : { direction, words, told, first: null };
}
