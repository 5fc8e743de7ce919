import type { Item } from './item.ts';
import type { Said } from './plain-text.ts';
import { type Condition, on } from './query.ts';

/** What is asked of one interview. */
type Asked = Condition['of'][number];

const USERS: ReadonlySet<string> = new Set(['owner', 'interviewer']);
/** "Interviewed by Dan", "an interview with Dan", "scored 4 by Dan". */
const BY_OR_WITH = /^ (?:(?:(?:was|were|been|being) )?(?:held|taken|done|run|conducted|led) )?(?:by|with) $/i;
/** "Interviewed by Dan and Priya", "by Dan or Tom". */
const LISTED = /^(?:, ?| ?\/ ?|,? (?:or|and) )(?:(?:by|with) )?$/i;
/** "Internal interviews that Tom took". */
const THAT = /^ (?:(?:that|which) )?$/i;
const TOOK =
  /^ (?:(?:has|have|had|did) )?(?:took|taken|take|held|hold|did|done|do|ran|run|conducted|led|carried out|sat in on|sat on|was (?:in|on))(?! (?:not|never)\b)(?![\p{L}])/iu;
/** "Who Dan has interviewed": those whom he asked, and not those of his who were. */
const HE_MET = /^(?:(?:has|have|had|did|does|not|never|yet|already|just) )*interviewed(?![\p{L}])/iu;
const ON_TO_SCORE = /^,? ?(?:(?:and|but) )?(?:(?:who|that|which|it|was|were|got|has|been|being) )*$/i;
const SET_APART = /[,;]|\b(?:and|but)\b/i;
const AT = /^ (?:at|in|during|for|after) (?:(?:the|an?|their|his|her) )?$/i;
/** Who arranged an interview need not be who asks at it. */
const ARRANGED = /\b(?:arranged|booked|set up|organi[sz]ed|scheduled)\b/i;

/**
 * Joins an interview with the colleague who held it: "interviewed by Dan and scored 4" asks for one interview, of Dan's and
 * with that score, and not for an interview of anybody's on an application of Dan's.
 */
export function heldByIn(said: Said, items: readonly Item[]): Item[] {
  const all = items.toSorted((one, other) => one.at - other.at);
  for (let at = 0; at < all.length; at += 1) {
    const name = all[at];
    if (name === undefined || !isUser(said, name)) continue;
    const names = [name];
    for (let next = all[at + names.length]; next !== undefined; next = all[at + names.length]) {
      const last = names.at(-1) ?? name;
      if (!isUser(said, next) || !LISTED.test(said.text.slice(last.end, next.at))) break;
      names.push(next);
    }
    const found = joinedWith(said, all[at - 1], names, all[at + names.length]);
    if (found === null) continue;
    const { host, end } = found;
    const of = [...(host.conditions[0]?.of ?? []), whoAsked(said, names)];
    const first = host.at < name.at ? at - 1 : at;
    const whole = { ...host, at: Math.min(host.at, name.at), end };
    const joined = scored(said, whole, of, all.slice(first));
    said.blot(joined.item);
    all.splice(first, joined.taken, joined.item);
    at = first;
  }
  return all;
}

const isUser = (said: Said, { field, conditions, at, end }: Item): boolean =>
  USERS.has(field) &&
  conditions.length === 1 &&
  (conditions[0]?.values.length ?? 0) > 0 &&
  !/'s?$/.test(said.text.slice(at, end));

const isInterview = (item: Item | undefined): item is Item =>
  item?.field === 'interviews' &&
  item.conditions.length === 1 &&
  !item.conditions[0]?.of.some(({ field }) => field === 'interviewer' || field === 'owner');

/** The interview that stands beside names, with where the words for it end. */
function joinedWith(
  said: Said,
  before: Item | undefined,
  names: readonly Item[],
  behind: Item | undefined,
): { host: Item; end: number } | null {
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined) return null;
  const own = said.text.slice(first.at, first.end);
  if (isInterview(before)) {
    const between = said.text.slice(before.end, first.at);
    const isLed = before.end + 1 >= first.at && /\b(?:by|with) \S+/i.test(own);
    if (BY_OR_WITH.test(between) || isLed) return { host: before, end: last.end };
    const [verb] = TOOK.exec(said.text.slice(last.end)) ?? [];
    const words = said.text.slice(before.at, before.end);
    if (!THAT.test(between) || !/\b(?:interview|meeting)/i.test(words)) return null;
    if (verb !== undefined) return { host: before, end: last.end + verb.length };
    // "An interview Dan scored 4".
    if (behind !== undefined && isScore(behind) && said.text.slice(last.end, behind.at) === ' ')
      return { host: before, end: last.end };
    return null;
  }
  if (
    isInterview(behind) &&
    said.text.slice(last.end, behind.at) === ' ' &&
    HE_MET.test(said.text.slice(behind.at, behind.end))
  )
    return { host: behind, end: behind.end };
  return null;
}

function whoAsked(said: Said, names: readonly Item[]): Condition {
  const values = [...new Set(names.flatMap(({ conditions }) => conditions.flatMap((one) => one.values)))];
  const [first] = names;
  const isArranged = first !== undefined && ARRANGED.test(said.text.slice(first.at, first.end));
  return on(isArranged ? 'owner' : 'interviewer', { values });
}

/** The interview with what goes on with it, its score and the kind behind that; and how many items that takes. */
function scored(
  said: Said,
  host: Item,
  of: readonly Asked[],
  all: readonly Item[],
): { item: Item; taken: number } {
  const own = host.conditions[0] ?? on('interviews', { min: 1 });
  const within = all.filter(({ at, end }) => at >= host.at && end <= host.end).length;
  const made = (end: number, asked: readonly Asked[]): Item => ({
    ...host,
    end,
    conditions: [{ ...own, of: [...asked] }],
  });
  const next = all[within];
  if (next === undefined) return { item: made(host.end, of), taken: within };
  const between = said.text.slice(host.end, next.at);
  const isOne = own.max !== 0 || !SET_APART.test(between);
  if (isScore(next) && isOne && ON_TO_SCORE.test(between) && !of.some(isOfScore))
    return { item: made(next.end, [...of, ...(next.conditions[0]?.of ?? [])]), taken: within + 1 };
  // "Scored 4 by Dan at client interview": at which of them, and no stage.
  const isAt = next.conditions[0]?.values.join() === 'client_interview' && AT.test(between);
  return next.field === 'stage' && isAt && of.some(isOfScore)
    ? { item: made(next.end, [...of, on('kind', { values: ['client'] })]), taken: within + 1 }
    : { item: made(host.end, of), taken: within };
}

const isOfScore = ({ field }: Asked): boolean => field === 'score';
const isScore = ({ field, conditions: [only, ...more] }: Item): boolean =>
  field === 'interviews' &&
  more.length === 0 &&
  only?.max === null &&
  only.of.length > 0 &&
  only.of.every(isOfScore);
