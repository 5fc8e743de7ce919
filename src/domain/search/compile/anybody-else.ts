import type { Draft, Read } from './draft.ts';
import { group } from './runs.ts';

const HAS = String.raw`(?:has|have|had|holds?|knows?|does|do|did|done|uses?|used|gets?|got|can|could|worked\s+(?:with|on|in)|works?\s+(?:with|on|in)|comes?\s+with|came\s+with|speaks?|been\s+(?:on|using)|runs?|ran)`;
/** "Or anyone on [React]", "or people who know [Flutter]", "or anybody else who's done [conveyancing]". */
const OR_ANYBODY = new RegExp(
  String.raw`^[\s,(]*(?:and\/)?or\s+(?:else\s+|even\s+|also\s+|equally\s+|just\s+)?(?:(?:any|some)(?:one|body)(?:\s+else)?|those|people|folks?|candidates?|others)\s+(?:at\s+all\s+)?(?:(?:with|on|using|knowing|having|holding|doing|from)|(?:who|that)(?:\s+(?:also|already|really|actually|just))?(?:\s+${HAS})*(?:\s+with)?)\s+(?:(?:an?|the|their|some|good|any|current|valid|experience|knowledge|of|in|with)\s+)*$`,
  'i',
);
const ALSO = /^\s*(?:and|&|\+|plus)\s*(?:(?:an?|the)\s+)?$/i;
const OTHER = /^\s*,?\s*(?:or|\/)\s*(?:(?:an?|the)\s+)?$/i;

const isTrade = ({ facet: { kind, when } }: Read): boolean => kind === 'role' && when === null;
const isKnown = ({ facet: { kind, either } }: Read): boolean =>
  either === null &&
  (kind === 'skill' || kind === 'certification' || kind === 'language' || kind === 'keyword');

/**
 * "iOS engineers, or anyone on React": whoever has the trade, with what stands right before it, or whoever knows the other, of
 * whatever trade; where the trade is to be is asked of both. What stands between them and is of the first alone is left to the others.
 */
export function joinAnybody(
  draft: Draft,
  { last, next, between }: { last: Read; next: Read; between: string },
  read: readonly Read[],
): boolean {
  if (!OR_ANYBODY.test(between) || !isKnown(next)) return false;
  const at = read.findLastIndex((one, index) => index <= read.indexOf(last) && isTrade(one));
  const trade = read[at];
  if (trade === undefined || trade.facet.either !== null || trade.facet.together !== null) return false;
  const within = read.slice(at + 1, read.indexOf(last) + 1);
  if (within.some(({ facet: { kind, either } }) => kind !== 'location' || either !== null)) return false;
  if (draft.text.slice(trade.end, next.at).includes(';')) return false;
  const one = [...ownOf(draft, trade, read), trade];
  const { all, others } = listFrom(draft, next, read);
  for (const whole of [one, all]) join(draft, whole);
  group(draft, [...one, ...all, ...others]);
  const said = [one, all, ...others.map((other) => [other])].map(
    (whole) => `"${whole.map(({ facet: { label } }) => label).join(' + ')}"`,
  );
  draft.note('alternatives', `${said.join(' or ')}: all else is asked of both.`.slice(0, 400));
  return true;
}

/** What says right before a trade which of it is meant. */
function ownOf(draft: Draft, trade: Read, read: readonly Read[]): Read[] {
  const own: Read[] = [];
  for (let at = read.indexOf(trade) - 1, behind = trade; at >= 0; at -= 1) {
    const one = read[at];
    if (one === undefined || one.facet.either !== null || one.facet.together !== null) break;
    if (one.facet.kind !== 'skill' && one.facet.kind !== 'seniority') break;
    if (!/^[ -]$/.test(draft.text.slice(one.end, behind.at))) break;
    own.unshift(one);
    behind = one;
  }
  return own;
}

/** What is asked with what anybody has to have, and what will do in its place: "React and TypeScript", "React or Vue". */
function listFrom(draft: Draft, next: Read, read: readonly Read[]): { all: Read[]; others: Read[] } {
  const [all, others]: [Read[], Read[]] = [[next], []];
  for (let at = read.indexOf(next) + 1, before = next; at < read.length; at += 1) {
    const one = read[at];
    if (one === undefined || !isKnown(one) || one.facet.together !== null) break;
    const said = draft.text.slice(before.end, one.at);
    if (ALSO.test(said) && others.length === 0) all.push(one);
    else if (OTHER.test(said)) others.push(one);
    else break;
    before = one;
  }
  return { all, others };
}

function join(draft: Draft, whole: readonly Read[]): void {
  if (whole.length < 2) return;
  const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
  for (const { facet } of whole) Object.assign(facet, { together });
}
