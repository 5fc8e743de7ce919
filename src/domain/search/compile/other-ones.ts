import type { FacetKind } from '../facets.ts';
import type { Draft, Read } from './draft.ts';

type Run = readonly Read[];

const OR =
  /(,?)\s*(?<![\p{L}-])(?:or|(?:plus|and|as\s+well\s+as)(?=\s+(?:also\s+)?(?:any|some)(?:one|body)\b))\s+(?:(?:else|otherwise|alternatively|also|again|maybe)\s+)*/giu;
/** Who is meant by a word in place of the trade: "or ones in Dubai". */
const OTHERS = /^(?:ones?|those|others|any(?!\s+other))(?:\s+(?:who|that|is|are|of\s+(?:them|those)))*\s+/i;
/** Whoever it is, where the trade is said once more: "or anyone QS in Dubai". */
const ANYONE = /^(?:any(?:one|body)|some(?:one|body)|an?|any)\s+(?:(?:who|that|is|are|else)\s+)*/i;
const ONES = /^\s*(?:ones?|people|folks?)\s+/i;
const LED =
  /^(?:(?:on|in|at|with|lives?|living|based|located|can|would|works?|working|who|that|is|are|an?|the|they|currently|from|already)\s+)*$/i;
/** What asks more of the second alone: "or perm if out of work". */
const IF =
  /^\s+(?:but\s+only\s+|only\s+)?(?:if|when|where|provided|providing|as\s+long\s+as|so\s+long\s+as)\s+(?:(?:they|he|she|it|is|are|were|have|has|knows?|speaks?|holds?|uses?|can|do|does|also|currently|now|on|in|at|with)\s+)*$/i;
const BUT =
  /^\s+(?:experience\s+)?(?:but|and|with|yet)\s+(?:an?\s+)?(?:(?:who|they|is|are|have|has|knows?|speaks?|holds?|uses?|also|currently|now|on|in|at|with|only)\s+)*$/i;

/** Circumstances of which somebody has one, so that a second one behind an "or" may have a condition of its own. */
const ONE_EACH: ReadonlySet<FacetKind> = new Set([
  'work_type',
  'location',
  'seniority',
  'work_rights',
  'years_experience',
]);
const NO_CONDITION: ReadonlySet<FacetKind> = new Set(['unsupported', 'keyword', 'name']);

/**
 * "Surveyors on contract, or ones in Dubai", "consultants on contract, or perm but out of work": two lots of one trade, each with
 * conditions of its own. The trade stays one for both.
 * @returns the conditions of each, without the trade; null where it could be meant otherwise
 */
export function otherOnes(draft: Draft, read: Run): Run[] | null {
  for (const match of draft.text.matchAll(OR)) {
    const at = match.index;
    const behind = at + match[0].length;
    const clause = /^[^,;.!?()]*/.exec(draft.text.slice(behind))?.[0] ?? '';
    const trade = read.findLast((one) => one.end <= at && isTrade(one));
    if (trade === undefined || /[;.!?()]/.test(draft.text.slice(trade.end, at))) continue;
    const left = read.filter((one) => one.at >= trade.end && one.end <= at);
    const end = behind + clause.length;
    const inside = draft.read
      .filter((one) => one.at >= behind && one.at < end)
      .toSorted((a, b) => a.at - b.at);
    if (inside.some(({ facet: { kind, strength } }) => NO_CONDITION.has(kind) || strength !== 'must'))
      continue;
    const parted = match[1] === ',' ? ofOtherKinds(draft, left, inside, behind) : null;
    if (parted !== null) return parted;
    if ([...left, ...inside].some(({ facet }) => facet.either !== null || facet.together !== null)) continue;
    const runs =
      ofOthers(draft, { trade, left, inside, clause, behind }) ??
      withMoreAsked(draft, { left, right: inside, behind, hasComma: match[1] === ',' });
    if (runs !== null) return runs;
  }
  return null;
}

/** What begins a description of its own behind an "or": "or with AHPRA", "or who speak German". */
const OF_ITS_OWN =
  /^(?:(?:also|are|is|that|those|already|currently)\s+)*(?:with|who|on|in|at|from|that|living|based|speaking|holding|having)\b/i;

/**
 * "Nurses on contract, or with AHPRA and open to relocation": what stands behind the comma with a word of its own is one
 * description, so that the second of its conditions is no condition of the first lot.
 */
function ofOtherKinds(draft: Draft, left: Run, right: Run, behind: number): Run[] | null {
  const [last, first, more] = [left[0], right[0], right[1]];
  if (last === undefined || left.length > 1 || first === undefined || more === undefined) return null;
  const number = last.facet.either;
  const isPair =
    number === first.facet.either &&
    (number === null || draft.read.filter(({ facet }) => facet.either === number).length === 2);
  const isFree = right.slice(1).every(({ facet }) => facet.either === null && facet.together === null);
  if (!isPair || !isFree || last.facet.kind === first.facet.kind) return null;
  if (right.some(({ facet: { kind } }) => kind === 'role')) return null;
  if (!OF_ITS_OWN.test(draft.text.slice(behind)) || !BUT.test(draft.text.slice(first.end, more.at)))
    return null;
  last.facet.either = null;
  first.facet.either = null;
  return [left, right];
}

const isTrade = ({ facet: { kind, when, either } }: Read): boolean =>
  kind === 'role' && when === null && either === null;

interface Sides {
  trade: Read;
  left: Run;
  inside: Run;
  clause: string;
  behind: number;
}

function ofOthers(draft: Draft, { trade, left, inside, clause, behind }: Sides): Run[] | null {
  if (left.length === 0 || left.some((one, at) => at > 0 && isParted(draft, left[at - 1], one))) return null;
  const again = inside.find((one) => isTrade(one));
  const right = inside.filter((one) => one !== again);
  if (right.length === 0 || right.some(({ facet: { kind } }) => kind === 'role')) return null;
  const isSame = again === undefined || String(again.facet.values) === String(trade.facet.values);
  // "Or anyone gas safe in Hull": with a place of its own.
  const isPlaced =
    right.length > 1 && [left, right].every((run) => run.some(({ facet: { kind } }) => kind === 'location'));
  // "With IWCF in Houston or anyone in Aberdeen": whoever is there, without what is asked of the others.
  const isAnyoneThere =
    again === undefined &&
    left.length > 1 &&
    left.some(({ facet: { kind } }) => kind === 'location') &&
    left.some(({ facet: { kind } }) => kind !== 'location') &&
    right.every(({ facet: { kind } }) => kind === 'location');
  const said =
    OTHERS.test(clause) || ((again !== undefined || isPlaced || isAnyoneThere) && ANYONE.test(clause));
  // "Or senior ones at Allianz".
  const [first] = right;
  const isLevel =
    first?.facet.kind === 'seniority' && ONES.test(draft.text.slice(first.end)) && first.at === behind;
  if (!isSame || !(said || isLevel)) return null;
  if (again !== undefined) draft.read.splice(draft.read.indexOf(again), 1);
  return [left, right];
}

const isParted = (draft: Draft, last: Read | undefined, next: Read): boolean =>
  /,/.test(draft.text.slice(last?.end ?? 0, next.at));

interface Joined {
  left: Run;
  right: Run;
  behind: number;
  hasComma: boolean;
}

function withMoreAsked(draft: Draft, { left, right, behind, hasComma }: Joined): Run[] | null {
  const [last, first, more] = [left.at(-1), right[0], right[1]];
  if (last === undefined || first === undefined || more === undefined) return null;
  if (last.facet.kind !== first.facet.kind || !ONE_EACH.has(first.facet.kind)) return null;
  const before = left.at(-2);
  // "In Leeds, York, or Hull and on contract" is one list.
  if (before?.facet.kind === last.facet.kind) return null;
  const lead = draft.text.slice(behind, first.at);
  if (!LED.test(lead) || !/^\s*,?\s*or\b/i.test(draft.text.slice(last.end))) return null;
  // "With a master's" is read with its "with".
  const [own = ''] = /^(?:with|who|having|holding)\s/i.exec(draft.text.slice(more.at)) ?? [];
  const joint = draft.text.slice(first.end, more.at) + own.replace(/\w+/, 'with');
  const isApart =
    hasComma || first.facet.kind === 'years_experience' || /^\s*(?:who|that|they)\b/i.test(lead);
  if (!(IF.test(joint) || (isApart && BUT.test(joint)))) return null;
  if (right.some(({ facet: { kind } }) => kind === 'role')) return null;
  // What the "if" does is done.
  if (IF.test(joint)) draft.blot(first.end, more.at);
  return [[last], right];
}
