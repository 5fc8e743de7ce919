import { employerNamed } from '../../../lexicon/employers.ts';
import type { FacetKind } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';

const LISTED = /^\s*(?:,|,?\s*\bor\b|\/)\s*(?:(?:at|from|with|the)\s+)*$/i;
const OR = /^\s*,?\s*or\s+(?:(?:at|from|the)\s+)*$/i;
/** Where somebody is or was, as no tool is told of. */
const AT = /(?<!\p{L})(?:at|from|ex|left|worked\s+for|employed\s+by)(?:\s+(?:either|the|one\s+of))*[\s-]+$/iu;
/** "Used to be at Zara", read as one. */
const LED_TO = /^(?:\p{Ll}+\s+){1,5}(?<=\s(?:at|from|for)\s+)(?:the\s+)?\p{Lu}/u;
const ENDS = /^\s*(?:$|[,;.()?!]|(?:or|and|but|who|in|with|now|today|before|at)\b)/i;
const NAME = /^\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*)?$/u;
const OTHER: ReadonlySet<FacetKind> = new Set(['skill', 'keyword']);

/**
 * "From Reuters, Bloomberg or the BBC", "at Reuters or Bloomberg": a name in a list of companies behind "at" is a company, though it is a
 * tool by itself or unknown. Read as a tool it would be asked of everybody besides.
 */
export function readHousesInLists(draft: Draft): void {
  const read = draft.read
    .filter(({ facet: { kind } }) => kind !== 'unsupported')
    .toSorted((a, b) => a.at - b.at);
  for (const [index, one] of read.entries()) {
    const [last, next] = [read[index - 1], read[index + 1]];
    if (last === undefined || !isHouse(last) || !OTHER.has(one.facet.kind) || !isFree(one)) continue;
    const said = draft.text.slice(one.at, one.end).trim();
    const between = draft.text.slice(last.end, one.at);
    if (!NAME.test(said) || !LISTED.test(between) || !ENDS.test(draft.text.slice(one.end))) continue;
    const isAmong = next !== undefined && isHouse(next) && LISTED.test(draft.text.slice(one.end, next.at));
    if (!isAmong && !(OR.test(between) && isBehindAt(draft, read, index - 1))) continue;
    const name = employerNamed(said)?.name ?? said;
    const { when } = last.facet;
    const label = when === 'current' ? `now at ${name}` : when === 'past' ? `formerly at ${name}` : name;
    Object.assign(one.facet, { kind: 'employer', label, values: [name], when, demanded: false });
  }
}

const isFree = ({ facet: { strength, either, together } }: Read): boolean =>
  strength === 'must' && either === null && together === null;
const isHouse = (read: Read): boolean => read.facet.kind === 'employer' && isFree(read);

/** Whether the list that a company stands in begins behind "at" or "from". */
function isBehindAt(draft: Draft, read: readonly Read[], index: number): boolean {
  for (let at = index; at >= 0; at -= 1) {
    const one = read[at];
    if (one === undefined || one.facet.kind !== 'employer') return false;
    if (
      AT.test(draft.text.slice(0, one.at)) ||
      AT.test(`${draft.text.slice(one.at, one.end).split(/\s/)[0]} `) ||
      LED_TO.test(draft.text.slice(one.at, one.end))
    )
      return true;
    const last = read[at - 1];
    if (last === undefined || !LISTED.test(draft.text.slice(last.end, one.at))) return false;
  }
  return false;
}
