import { type FacetKind, MAX_VALUES } from '../facets.ts';
import type { Draft, Read } from './draft.ts';

/** What somebody has one of, or any of which will do where an "or" follows the list. */
const SIDES: ReadonlySet<FacetKind> = new Set(['location', 'work_type', 'work_rights', 'language']);
const LISTED = /^\s*(?:,|\/|,?\s*(?:\b(?:or|and|and\/or)\b|&))\s*(?:(?:in|at|the|around|near|from)\s+)*$/i;

const isRemote = ({ facet: { values } }: Read): boolean => values.includes('remote');

/** "In Dublin, Cork or Basel, or speaking German": the whole list is one side of the "or" that its last is joined by. */
export function widenSides(draft: Draft): void {
  const read = draft.read
    .toSorted((a, b) => a.at - b.at)
    .filter(({ facet: { kind } }) => kind !== 'unsupported' && kind !== 'keyword');
  for (let at = read.length - 1; at > 0; at -= 1) {
    const [one, before] = [read[at], read[at - 1]];
    if (one === undefined || before === undefined) continue;
    const { kind, either, together } = one.facet;
    if (either === null || together !== null || !SIDES.has(kind) || kind !== before.facet.kind) continue;
    const isOther = ({ facet }: Read): boolean => facet.either === either && facet.kind !== kind;
    if (!read.some(isOther) || !isFree(before) || isRemote(one) !== isRemote(before)) continue;
    if (LISTED.test(draft.text.slice(before.end, one.at))) before.facet.either = either;
  }
}

const isFree = ({ facet: { strength, either, together, absent } }: Read): boolean =>
  strength === 'must' && either === null && together === null && !absent;

const SHORT_TERM = new Set(['temp', 'contract']);

/** "Payroll temps, contract only": those who are called temps are on a contract; nobody is asked to be both. */
export function joinTemps(draft: Draft): void {
  const kinds = draft.read
    .filter((read) => read.facet.kind === 'work_type' && isFree(read))
    .filter(({ facet: { values } }) => values.every((value) => SHORT_TERM.has(value)))
    .toSorted((a, b) => a.at - b.at);
  const isCalled = ({ at, end }: Read): boolean =>
    /^(?:temps|contractors|freelancers)$/i.test(draft.text.slice(at, end).trim());
  const [first, ...others] = kinds;
  if (first === undefined || !kinds.some(isCalled)) return;
  for (const other of others) {
    if (String(other.facet.values) === String(first.facet.values)) continue;
    first.facet.values = [...new Set([...first.facet.values, ...other.facet.values])].slice(0, MAX_VALUES);
    first.facet.label = first.facet.values.join(' or ');
    draft.read.splice(draft.read.indexOf(other), 1);
  }
}
