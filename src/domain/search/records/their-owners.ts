import { type Item, itemOf } from './item.ts';
import type { Said } from './plain-text.ts';
import type { Condition, RecordType } from './query.ts';
import { JOB_NOUN, PERSON_NOUN } from './signs/sign.ts';

/** What leads to whose the records of a job are: "candidates of", "applications owned by", "people who belong to". */
const OF_WHOM =
  /^ (?:(?:that|which|who|all) )*(?:(?:are|is|were|was) )?(?:(?:currently|still|all) )*(?:of|belonging to|belongs? to|by|(?:owned|run|handled|held|managed|looked after|worked|booked|arranged|organi[sz]ed|submitted|added|put forward|sent in) by|with)?(?: both)? ?$/i;
/** "That Tom owns" behind them. */
const OWNS =
  /^ (?:owns?|runs?|handles?|looks after|look after|manages?|booked|arranged|added|submitted)(?![\p{L}])/iu;
const OWNED =
  /^ (?:(?:that|which|who) )?(?:(?:are|is) )?(?:owned|run|handled|managed|looked after) by ?(?:me)?$/i;
const NOUN =
  /(?:candidates?|people|persons?|applicants?|applications?|cvs?|contenders?|interviews?|meetings?|names|runners)(?: (?:booked|ever|yet|so far|lined up|at all))*$/i;
/** "Where Hannah has somebody at offer". */
const WHERE = /\b(?:where|(?:on|for|to) which|which|that)\s+$/i;
const HAS = /^(?: (?:has|have|had|am|got|currently|already|still|now))* ?$/i;
const GOES_ON =
  /^(?:'s?)?(?: (?:that|who|which|are|is|were|was|currently|now|still|sitting|stuck|waiting|at))* ?$/i;
const COUNTS_ITSELF =
  /^(?:(?:and|but|or) |with |where |have |has |\d|more|less|fewer|at least|at most|no |none|nobody|without|several)/i;
const MINE =
  /^(?:mine|i (?:own|run|handle|manage|look after)|(?:owned|run|handled|managed|booked|arranged|submitted|added) by me|by me|by myself)$/i;

/**
 * Reads whose candidates or interviews a job has: "jobs with no candidates of Tom" may be anybody's. An owner that stands right
 * behind them is theirs; where it may be the job's as well, the other reading is given with it.
 */
export function theirOwnersIn(
  said: Said,
  type: RecordType,
  items: readonly Item[],
): { items: Item[]; otherwise: { items: Item[]; how: string } | null } {
  const plain = { items: [...items], otherwise: null };
  if (type !== 'jobs') return plain;
  const sorted = items.toSorted((one, other) => one.at - other.at);
  const between = (one: Item, other: Item): string => said.text.slice(one.end, other.at);
  for (const [at, owner] of sorted.entries()) {
    if (owner.field !== 'owner' || owner.conditions.length !== 1) continue;
    const [before, behind] = [sorted[at - 1], sorted[at + 1]];
    const words = said.text.slice(owner.at, owner.end);
    const isBehind =
      before !== undefined &&
      isCount(before) &&
      NOUN.test(said.text.slice(before.at, before.end)) &&
      OF_WHOM.test(between(before, owner)) &&
      (between(before, owner).trim() !== '' || MINE.test(words) || OWNS.test(said.text.slice(owner.end)));
    const isAhead =
      behind !== undefined &&
      isCount(behind) &&
      WHERE.test(said.text.slice(0, owner.at)) &&
      HAS.test(between(owner, behind)) &&
      !/^(?:has |have |had |got )*with\b/i.test(said.text.slice(behind.at, behind.end)) &&
      /\b(?:has|have|had|got)\b/i.test(said.text.slice(owner.end, behind.end));
    // "With candidates at offer owned by Aisha": what stands nearer is no noun, so that the job's it is.
    const isEither =
      !isBehind &&
      before !== undefined &&
      isCount(before) &&
      OWNED.test(between(before, owner) + (MINE.test(words) ? words : ''));
    const counted = isBehind || isEither ? before : isAhead ? behind : undefined;
    const [own] = counted?.conditions ?? [];
    if (counted === undefined || own === undefined) continue;
    const more = isBehind && behind !== undefined && isMore(said, owner, behind, own) ? behind : null;
    const of: Condition['of'] = [
      ...own.of,
      ...owner.conditions,
      ...(more?.conditions.flatMap((each) => each.of) ?? []),
    ];
    if (of.length > 10) continue;
    const joined: Item = {
      ...itemOf({
        at: Math.min(counted.at, owner.at),
        end: Math.max(counted.end, owner.end, more?.end ?? 0),
        conditions: [{ ...own, of }],
      }),
      ...(counted.rank && { rank: counted.rank }),
      ...(counted.apart && { apart: counted.apart }),
    };
    const kept = sorted.filter((one) => one !== counted && one !== owner && one !== more);
    const items = [...kept, joined];
    const how = (one: string, other: string): string =>
      `"${words.trim()}" was read as whose the ${one} are, and not whose the ${other} are`;
    if (isEither) return { items: sorted, otherwise: { items, how: how('jobs', own.field) } };
    const [verb = ''] = OWNS.exec(said.text.slice(owner.end)) ?? [];
    if (isBehind) said.blot({ at: counted.end, end: owner.end + verb.length });
    const isTheirsAlone = /\bof $/i.test(said.text.slice(0, owner.at)) && /'s?$|^mine$/i.test(words);
    return {
      items,
      otherwise: isTheirsAlone ? null : { items: sorted, how: how(own.field, 'jobs') },
    };
  }
  return plain;
}

/** "On Tom's and Aisha's jobs": names in a list with whose the jobs are say whose the jobs are. */
export function listedJobOwners(said: Said, type: RecordType, items: readonly Item[]): Item[] {
  if (type === 'jobs') return [...items];
  const sorted = items.toSorted((one, other) => one.at - other.at);
  const isListed = (one: Item | undefined, other: Item | undefined): boolean =>
    one !== undefined && other !== undefined && LISTED.test(said.text.slice(one.end, other.at));
  const asJobs = (item: Item): Item =>
    itemOf({ ...item, conditions: item.conditions.map((one) => ({ ...one, field: 'job_owner' as const })) });
  const isHis = (item: Item): boolean =>
    item.field === 'owner' &&
    item.conditions.length === 1 &&
    /'s?$|^(?:mine|my)$/i.test(said.text.slice(item.at, item.end)) &&
    !OWN_NOUN.test(said.text.slice(item.end));
  for (let at = sorted.length - 2; at >= 0; at -= 1) {
    const [one, next] = [sorted[at], sorted[at + 1]];
    if (one !== undefined && isHis(one) && next?.field === 'job_owner' && isListed(one, next))
      sorted[at] = asJobs(one);
  }
  for (let at = 1; at < sorted.length; at += 1) {
    const [last, one] = [sorted[at - 1], sorted[at]];
    if (one !== undefined && isHis(one) && last?.field === 'job_owner' && isListed(last, one))
      sorted[at] = asJobs(one);
  }
  return sorted;
}

const LISTED = new RegExp(
  `^(?: (?:own )?${JOB_NOUN})?\\s*(?:,|/|&|(?:,\\s*)?\\b(?:and|or|plus|nor)\\b)\\s*(?:(?:on|for) )?$`,
  'i',
);
const OWN_NOUN = new RegExp(`^ (?:own )?(?:${PERSON_NOUN}|interviews?|meetings?|ones)(?![\\p{L}])`, 'iu');

const isCount = ({ field, conditions, isAny }: Item): boolean =>
  !isAny && conditions.length === 1 && (field === 'applications' || field === 'interviews');

/** "Candidates of Tom's at offer": what is asked of them goes on behind the name. */
function isMore(said: Said, owner: Item, behind: Item, own: Condition): boolean {
  const [next] = behind.conditions;
  return (
    isCount(behind) &&
    behind.rank === undefined &&
    next?.field === own.field &&
    next.min === 1 &&
    next.max === null &&
    next.of.length > 0 &&
    GOES_ON.test(said.text.slice(owner.end, behind.at)) &&
    !COUNTS_ITSELF.test(said.text.slice(behind.at, behind.end))
  );
}
