import type { FacetKind } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { between, type Run } from './runs.ts';

const OPEN = /^\s*\(\s*(?:(?:with|esp(?:ecially)?|incl(?:uding)?|ideally|and)\.?\s+)*$/i;
const CLOSE_OR = /^\s*\)\s*,?\s*(?:or|\/)\s*$/i;

/** Figures of which one may hold elsewhere. */
const FIGURES: ReadonlySet<FacetKind> = new Set(['salary', 'years_experience', 'availability']);

/** "Under 80k (95k in London)": another figure, for whoever meets what stands beside it. */
export function otherFigure(draft: Draft, read: Run): Run[] | null {
  for (let at = 2; at < read.length; at += 1) {
    const [figure, one, two] = [read[at - 2], read[at - 1], read[at]];
    if (figure === undefined || one === undefined || two === undefined) continue;
    const [again, of] = one.facet.kind === figure.facet.kind ? [one, two] : [two, one];
    if (!FIGURES.has(figure.facet.kind) || again.facet.kind !== figure.facet.kind) continue;
    if (of.facet.kind === figure.facet.kind || !isAlone(figure) || !isAlone(one) || !isAlone(two)) continue;
    const isInBrackets =
      /^\s*(?:a year|p\.?a\.?)?\s*\(\s*(?:or\s+|but\s+)?(?:(?:up to|max|in|at|for|if|with)\s+)*$/i.test(
        between(draft, figure, one),
      ) &&
      /^[^().;]*\)/.test(draft.text.slice(two.end)) &&
      !/[.;]/.test(between(draft, one, two));
    if (isInBrackets) return [[figure], [again, of]];
  }
  return null;
}

const isAlone = ({ facet: { either, together } }: Read): boolean => either === null && together === null;

/** "Python (pandas) or R": what stands in brackets is of the one before them, so that the other will do without it. */
export function detailed(draft: Draft, read: Run): Run[] | null {
  for (let at = 2; at < read.length; at += 1) {
    const [whole, part, other] = [read[at - 2], read[at - 1], read[at]];
    if (whole === undefined || part === undefined || other === undefined) continue;
    if (![whole, part, other].every(isPlainSkill)) continue;
    if (OPEN.test(between(draft, whole, part)) && CLOSE_OR.test(between(draft, part, other)))
      return [[whole, part], [other]];
  }
  return null;
}

const isPlainSkill = ({ facet: { kind, either, together, strength } }: Read): boolean =>
  (kind === 'skill' || kind === 'certification') &&
  either === null &&
  together === null &&
  strength === 'must';

/** "Both AWS and Azure or with GCP": the two together, or the third. */
export function bothOrElse(draft: Draft, read: Run): Run[] | null {
  for (let at = 2; at < read.length; at += 1) {
    const [one, two, other] = [read[at - 2], read[at - 1], read[at]];
    if (one === undefined || two === undefined || other === undefined) continue;
    if (![one, two, other].every(isAlone) || other.facet.kind === 'role') continue;
    if (!/\bboth\s+(?:with\s+)?$/i.test(draft.text.slice(0, one.at))) continue;
    if (!/^\s*(?:and|&)\s*$/i.test(between(draft, one, two))) continue;
    if (/^\s*,?\s*or\s+(?:(?:else|with|just|only|has|have|who)\s+)*$/i.test(between(draft, two, other)))
      return [[one, two], [other]];
  }
  return null;
}
