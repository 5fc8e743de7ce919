import type { FacetKind } from '../facets.ts';
import type { Draft } from './draft.ts';
import { between, PLURAL, QUALIFIES, type Run, sortOf } from './runs.ts';

/** "Land surveyors in Perth or Auckland and also quantity surveyors in Sydney": two trades, each with where it is wanted. */
export const areTwoTrades = (left: Run, right: Run): boolean =>
  [left, right].every((run) => run[0]?.facet.kind === 'role' && PLACED.has(lastSort(run))) &&
  lastSort(left) === lastSort(right) &&
  left.filter(({ facet: { kind } }) => kind === 'role').length === 1 &&
  String(left[0]?.facet.values) !== String(right[0]?.facet.values);
const PLACED: ReadonlySet<FacetKind> = new Set(['location', 'employer']);

/** "Therapists doing home visits, or else midwives": a trade with what it has to have, or another trade by itself. */
export const isQualifiedOrOther = (draft: Draft, left: Run, right: Run): boolean => {
  const [own, other] = [left[0]?.facet, right[0]?.facet];
  return (
    own?.kind === 'role' &&
    other?.kind === 'role' &&
    right.length === 1 &&
    left.length > 1 &&
    (QUALIFIES.has(lastSort(left)) || left.at(-1)?.facet.kind === 'keyword') &&
    /(?<!\p{L})(?:with|who|doing|holding|having|knowing|using|from)(?!\p{L})/iu.test(
      between(draft, left[0], left[1]),
    ) &&
    String(own.values) !== String(other.values)
  );
};

/** "Carpenters with a white card and plumbers": nobody need be both, and the paper is of the first. */
export const isQualifiedAndOther = (draft: Draft, left: Run, right: Run): boolean => {
  const [own, other] = [left[0], right[0]];
  return (
    own !== undefined &&
    other !== undefined &&
    isQualifiedOrOther(draft, left, [other]) &&
    right.every(({ facet: { kind } }, at) => at === 0 || kind === 'location') &&
    left.slice(1).every(({ facet: { kind } }) => kind !== 'role') &&
    [own, other].every(({ at, end }) => PLURAL.test(draft.text.slice(at, end)))
  );
};
/** "Production managers with Lean or Kaizen": people in the plural, and what they have to have. */
export const isQualifiedTrade = (draft: Draft, run: Run): boolean => {
  // "Java developers with AWS": what stands before the trade is of its name.
  const from = run.findIndex(({ facet: { kind } }) => kind === 'role');
  const [own, first] = run.slice(Math.max(0, from));
  return (
    own?.facet.kind === 'role' &&
    first !== undefined &&
    QUALIFIES.has(sortOf(first)) &&
    PLURAL.test(draft.text.slice(own.at, own.end)) &&
    /(?<!\p{L})(?:with|who|that|doing|holding|having|knowing|using|into)(?!\p{L})/iu.test(
      between(draft, own, first),
    ) &&
    run.every(({ facet: { kind } }, at) => at === from || kind !== 'role')
  );
};

export const lastSort = (run: Run): FacetKind => {
  const last = run.at(-1);
  return last === undefined ? 'role' : sortOf(last);
};
