import type { Facet, FacetKind, Note } from '../../facets.ts';
import { type Asked, quoted } from './asked.ts';

/** Terms of which somebody works on one. */
const TERMS: ReadonlySet<string> = new Set(['permanent', 'contract', 'temp', 'fixed_term', 'freelance']);

type Pair = (a: Facet, b: Facet) => boolean;

const isApart: Pair = (a, b) => a.values.every((value) => !b.values.includes(value));
const isContradicted: Pair = (a, b) => a.min !== null && b.max !== null && a.min > b.max;
const hasTwoEdges: Pair = (a, b) => (a.min !== null && b.min !== null) || (a.max !== null && b.max !== null);

/** Of which kinds two conditions narrow each other, or can hold of nobody, whatever joins them. */
const AT_ODDS: Partial<Record<FacetKind, Pair>> = {
  last_contact: (a, b) =>
    (a.values.includes('never') && (b.max !== null || b.min !== null)) ||
    hasTwoEdges(a, b) ||
    isContradicted(a, b),
  availability: (a, b) => hasTwoEdges(a, b) || isContradicted(a, b),
  salary: (a, b) => hasTwoEdges(a, b) || isContradicted(a, b),
  rating: isContradicted,
  tenure: isContradicted,
  years_experience: (a, b) => isContradicted(a, b) || (a.max !== null && hasTwoEdges(a, b)),
  seniority: isApart,
  employer: (a, b) => a.when === 'current' && b.when === 'current' && isApart(a, b),
  work_type: (a, b) =>
    isApart(a, b) &&
    [a, b].every(({ values }) => values.length > 0 && values.every((value) => TERMS.has(value))),
};
/** Tells of two conditions of one kind that are asked of one person, and narrow each other. */
export function tellTwoOfOneKind({ facets, notes }: Asked): Note[] {
  const asked = facets.filter(
    ({ strength, either, together, absent }) =>
      strength === 'must' && either === null && together === null && !absent,
  );
  for (const [at, a] of asked.entries())
    for (const b of asked.slice(at + 1)) {
      if (a.kind !== b.kind) continue;
      const rule = AT_ODDS[a.kind];
      if (rule === undefined || !(rule(a, b) || rule(b, a))) continue;
      if (notes.some(({ message }) => message.includes(a.label) && message.includes(b.label))) continue;
      return [
        {
          code: 'read_as',
          message: `${quoted(a.label)} and ${quoted(b.label)} were both asked of one person. Where either of them will do, join them by an "or".`,
        },
      ];
    }
  return [];
}
