import type { Draft } from './draft.ts';
import { between, PLURAL, QUALIFIES, type Run, sortOf } from './runs.ts';

const HAS = /^\s*(?:who|that|with|having|holding|knowing|using)(?!\p{L})/iu;

/**
 * "MRICS quantity surveyors, or land surveyors who know Civil 3D": the paper before the first trade is of that alone where the second has
 * conditions of its own behind it. What stands behind a dash, and where they are, is of both.
 * @returns the two descriptions; null where one of them asks for nothing of its own
 */
export function eachWithPaper(draft: Draft, left: Run, right: Run, isAnd: boolean): Run[] | null {
  const [paper, own] = left.slice(-2);
  const [other, has] = right;
  if (paper?.facet.kind !== 'certification' || own?.facet.kind !== 'role') return null;
  if (other?.facet.kind !== 'role' || has === undefined || !QUALIFIES.has(sortOf(has))) return null;
  if (!/^[\s-]+$/.test(between(draft, paper, own)) || !HAS.test(between(draft, other, has))) return null;
  // Nobody need be of two trades that are said in the plural; "PRINCE2 project manager and analyst" may be one person.
  if (isAnd && ![own, other].every(({ at, end }) => PLURAL.test(draft.text.slice(at, end)))) return null;
  if (String(own.facet.values) === String(other.facet.values)) return null;
  const end = right.findIndex(
    (each, at) =>
      at > 1 && (!QUALIFIES.has(sortOf(each)) || /[-–—]/.test(between(draft, right[at - 1], each))),
  );
  return [[paper, own], right.slice(0, end < 0 ? right.length : end)];
}
