import { industries } from '../../../lexicon/terms.ts';
import { facet } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';
import { group } from '../runs.ts';

const IN = /\bin\s+(?:the\s+)?$/i;
/** What is read with a field: "used to work in retail". */
const LED = /^(?:[\p{L}'’]+\s+){0,4}in\s+(?:the\s+)?/iu;
const COMMA = /^\s*,\s*(?:in\s+(?:the\s+)?)?$/i;
const OR = /^\s*,?\s*\b(?:or|and\/or)\s+(?:in\s+(?:the\s+)?)?(?:an?\s+)?$/i;

const isOneOf = ({ facet: { kind, strength, together, absent, when } }: Read): boolean =>
  strength !== 'nice' &&
  together === null &&
  !absent &&
  when !== 'past' &&
  (kind === 'skill' || kind === 'industry' || (kind === 'role' && when === null));

/** A field that was read as what somebody can do is where they work, too, beside others that are. */
function asField(draft: Draft, { at, end, facet: { kind, strength } }: Read, when: 'current' | null): Read[] {
  const said = draft.text.slice(at, end).replace(LED, '');
  const field = kind === 'skill' ? industries().book.whole(said.trim()) : undefined;
  if (field === undefined || draft.read.some((one) => one.at === at && one.facet.kind === 'industry'))
    return [];
  const { name } = field;
  return [{ at, end, facet: facet({ kind: 'industry', strength, label: name, values: [name], when }) }];
}

/** "In retail, banking or logistics", "in retail, logistics or a chef": of fields in a list any will do, whatever each was read as. */
export function joinListedFields(draft: Draft): void {
  const read = draft.read
    .filter(({ facet: { kind } }) => kind !== 'unsupported')
    .toSorted((one, other) => one.at - other.at);
  for (const first of read) {
    const isIn = IN.test(draft.text.slice(0, first.at)) || LED.test(draft.text.slice(first.at, first.end));
    if (!isIn || !isOneOf(first) || first.facet.kind === 'role') continue;
    const list = [first];
    let isEnded = false;
    for (const next of read.slice(read.indexOf(first) + 1)) {
      const last = list.at(-1) ?? first;
      const said = draft.text.slice(last.end, next.at);
      const isTwin = next.at === last.at;
      if (!isOneOf(next) || !(isTwin || (!isEnded && (COMMA.test(said) || OR.test(said))))) break;
      if (next.facet.kind === 'role' && !OR.test(said)) break;
      isEnded ||= !isTwin && OR.test(said);
      list.push(next);
    }
    const places = new Set(list.map(({ at }) => at));
    const kinds = new Set(list.map(({ facet: { kind } }) => kind));
    if (!isEnded || places.size < 3 || kinds.size < 2 || !kinds.has('industry')) continue;
    const isNow = list.some(({ facet: { kind, when } }) => kind === 'industry' && when === 'current');
    const fields = list.flatMap((one) => asField(draft, one, isNow ? 'current' : null));
    const isDenied = first.facet.strength === 'exclude';
    // "Not in retail, banking or a bakery": whether they may be of a trade is another question.
    if (!isDenied && list.some(({ facet: { strength } }) => strength === 'exclude')) continue;
    if (isDenied && kinds.has('role')) continue;
    draft.read.push(...fields);
    if (isDenied) {
      for (const { facet: one } of list) Object.assign(one, { strength: 'exclude', either: null });
      return;
    }
    for (const { facet: one } of list) one.either = null;
    group(draft, [...list, ...fields]);
    return;
  }
}
