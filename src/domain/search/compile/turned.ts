import { type FacetKind, UNDER } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { payLabel } from './terms/pay.ts';
import { ratingLabel } from './terms/rating.ts';

/** What may stand between a negation and the figure that it is of: "no one who is on more than 65k". */
const LEADING =
  /^(?:\s*(?:any|an?|the|one|body|people|persons?|candidates?|anyone|anybody|someone|somebody|those|who|whose|that|with|is|are|be|has|have|had|having|on|at|asking|asks?|wants?|wanting|earns?|earning|paid|after|expecting|expects|looking|for|of|from|currently|pay|salary|salaries|rates?|been|in|already|ever|whom|which|we|i|you|were|was|more|just)(?![\p{L}]))*\s*$/iu;

/** Years are kept with a decimal at most. */
const JUST = 0.05;

/** How much lies beyond an edge: what is more than it, or less. */
const BEYOND: Partial<Record<FacetKind, number>> = {
  years_experience: JUST,
  // Ratings are whole.
  rating: 1,
};

/**
 * A figure behind a negation that is no part of it asks for the other side of its edge: "no one on more than 65k" for at most
 * that. Where it has two edges, or what is denied is no figure, those of whom it holds are left out.
 */
export function turnDenied(draft: Draft): void {
  for (const { from, to, isBehind } of draft.excluded) {
    if (isBehind === true) {
      turnRefused(draft, from, to);
      continue;
    }
    const first = draft.read
      .filter(({ at, end, facet: { kind } }) => at < to && end > from && kind !== 'unsupported')
      .toSorted((a, b) => a.at - b.at)[0];
    if (first === undefined || first.plain !== true || first.at <= from) continue;
    // When somebody can begin is turned round where it is read.
    const isState = first.facet.values.includes('between') || first.facet.values.includes('looking');
    if (first.facet.kind === 'availability' && !isState) continue;
    const negation = draft.text.slice(from, first.at);
    const denied = /^\s*(?:\S+?-)?\S+/u.exec(negation)?.[0] ?? '';
    if (!LEADING.test(negation.slice(denied.length).replace(/^\s*(?:one|body)\b/i, ''))) continue;
    turn(draft, first, from);
  }
}

/** "Not wanting banking", "nobody keen on sales": what somebody does not wish for, and need not ever have done. */
const UNWISHED =
  /^(?:(?:not|no one|nobody|none|doesn't|does not|isn't|aren't|without|anyone not)\s+(?:(?:who|that|is|are|people|anyone)\s+)*)(?:want(?:s|ing)?|interest(?:ed)?(?: in)?|keen(?: on)?|looking (?:for|at)|seeking|into|considering|hoping for)\b/i;

/** Of what a wish is of no record tells, but of kinds of work and places. */
const UNTOLD: ReadonlySet<FacetKind> = new Set(['industry', 'skill', 'role', 'keyword', 'employer']);

/** Tells of wishes that nobody is left out by, as no record holds what somebody does not want. */
export function tellUnwished(draft: Draft): void {
  for (const { from, to } of draft.excluded) {
    if (!UNWISHED.test(draft.text.slice(from, to))) continue;
    for (const { at, end, facet } of draft.read) {
      if (at >= to || end <= from || facet.strength !== 'exclude' || !UNTOLD.has(facet.kind)) continue;
      const said = draft.text.slice(from, end).trim();
      const reason = `"${said}" left nobody out: no record tells what somebody does not wish for.`;
      Object.assign(facet, {
        kind: 'unsupported',
        strength: 'must',
        label: said,
        values: [],
        when: null,
        reason,
      });
      draft.note('not_on_record', reason);
    }
  }
}

// "Job hoppers out": what is refused behind it.
function turnRefused(draft: Draft, from: number, to: number): void {
  const [only, ...more] = draft.read.filter(({ at, end }) => at < to && end > from);
  if (only?.plain !== true || more.length > 0 || only.facet.kind === 'unsupported') return;
  if (draft.text.slice(only.end, to).trim() !== '') return;
  turn(draft, only, only.at);
  // "Job hoppers out (3 jobs in 4 years)": what is meant by them.
  const bracket = /^[\s\p{L}]*\([^()]*\)/u.exec(draft.text.slice(to))?.[0].length ?? 0;
  const same = draft.read.filter(
    ({ at, end, facet }) => at >= to && end <= to + bracket && facet.kind === only.facet.kind,
  );
  for (const read of same) draft.read.splice(draft.read.indexOf(read), 1);
}

function turn(draft: Draft, read: Read, from: number): void {
  const { facet } = read;
  read.at = from;
  draft.blot(from, read.end);
  if (facet.kind === 'stability' && facet.values.includes('hopping')) {
    Object.assign(facet, { label: 'does not change employers often', values: ['no hopping'] });
    return;
  }
  const isFigure = (facet.min === null) !== (facet.max === null);
  // What has no other side leaves out those of whom it holds; of two negations the second takes the first back.
  if (facet.kind === 'career_gap' || facet.kind === 'last_contact' || facet.kind === 'added' || !isFigure) {
    facet.strength = facet.strength === 'exclude' ? 'must' : 'exclude';
    return;
  }
  const just = BEYOND[facet.kind] ?? 0;
  const { min, max } = facet;
  // "Not below 70k" keeps who asks for just that.
  if (facet.kind === 'salary') facet.values = facet.values.filter((value) => value !== UNDER);
  facet.min = max === null ? null : max + just;
  facet.max = min === null ? null : Math.max(0, min - just);
  facet.label =
    facet.kind === 'salary'
      ? payLabel(facet.min, facet.max, facet.currency ?? draft.home.currency)
      : facet.kind === 'tenure'
        ? facet.label.replace(/^at (?:least|most)/, facet.min === null ? 'at most' : 'at least')
        : facet.kind === 'rating'
          ? ratingLabel(facet.min, facet.max)
          : `not ${facet.label}`;
}
