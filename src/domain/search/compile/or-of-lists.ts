import { type FacetKind, MAX_VALUES } from '../facets.ts';
import type { Draft, Read } from './draft.ts';

/** What somebody has one of, or any of which will do where an "or" follows the list. */
const SIDES: ReadonlySet<FacetKind> = new Set(['location', 'work_type', 'work_rights', 'language']);
const LISTED = /^\s*(?:,|\/|,?\s*(?:\b(?:or|and|and\/or)\b|&))\s*(?:(?:in|at|the|around|near|from)\s+)*$/i;

const isRemote = ({ facet: { values } }: Read): boolean => values.includes('remote');

/** "In Dublin, Cork or Basel, or speaking German": the whole list is one side of the "or" that its last is joined by. */
export function widenSides(draft: Draft): void {
  bindLanguages(draft);
  const read = draft.read
    .toSorted((a, b) => a.at - b.at)
    .filter(({ facet: { kind } }) => kind !== 'unsupported' && kind !== 'keyword');
  const widened = new Set<Read>();
  for (let at = read.length - 1; at > 0; at -= 1) {
    const [one, before] = [read[at], read[at - 1]];
    if (one === undefined || before === undefined) continue;
    const { kind, either, together } = one.facet;
    if (either === null || together !== null || !SIDES.has(kind) || kind !== before.facet.kind) continue;
    // "Or fully remote in Germany": of its own kind, too, where it holds with another.
    const next = read[at + 1];
    const isSide =
      next?.facet.either === either &&
      (next.facet.kind !== kind || next.facet.together !== null) &&
      /\bor\b/i.test(draft.text.slice(one.end, next.at));
    if (!(isSide || widened.has(one)) || !isFree(before) || isRemote(one) !== isRemote(before)) continue;
    if (!LISTED.test(draft.text.slice(before.end, one.at))) continue;
    before.facet.either = either;
    widened.add(before);
    if (isSide && kind === 'location') bindPlace(draft, next, read[at + 2]);
  }
}

/** "In Germany or Austria, or German speakers in the UK": the place right behind it is of the other side alone. */
function bindPlace(draft: Draft, one: Read, place: Read | undefined): void {
  if (place?.facet.kind !== 'location' || !isFree(place) || one.facet.together !== null) return;
  const said = draft.text.slice(one.end, place.at);
  if (!/^(?:[\s-]+(?:speakers?|speaking))?\s+(?:(?:based|living)\s+)?(?:in\s+)?(?:the\s+)?$/i.test(said))
    return;
  const together = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
  Object.assign(one.facet, { together });
  Object.assign(place.facet, { either: one.facet.either, together });
}

/** "Or speaking French and English": of the languages of one saying both are asked for on that side. */
function bindLanguages(draft: Draft): void {
  const spoken = draft.read.filter(({ facet: { kind } }) => kind === 'language');
  for (const one of spoken) {
    const { either, together } = one.facet;
    const others = spoken.filter((read) => read.at === one.at && read.end === one.end && isFree(read));
    if (either === null || together !== null || others.length === 0) continue;
    const number = 1 + Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
    for (const { facet } of [one, ...others]) Object.assign(facet, { either, together: number });
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
