import { type Said, type Stretch, stretchOf } from './plain-text.ts';

/** In which order records are asked for; without a word the newest come first. */
type Direction = 'oldest' | 'newest';
/** The order that a search asks for, with the words that do and what of it is not done. */
export interface Order {
  direction: Direction;
  words: Stretch[];
  told: (Stretch & { why: string })[];
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

/** Reads in which order records are asked for. Null where nothing is said of it. */
export function orderIn(said: Said): Order | null {
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
  return direction === null ? null : { direction, words, told };
}
