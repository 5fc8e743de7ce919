import type { FacetKind } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { group } from './runs.ts';

// What is allowed where it is said to be ok, and not asked for.
const MAY_BE: ReadonlySet<FacetKind> = new Set([
  'work_type',
  'seniority',
  'industry',
  'stability',
  'career_gap',
  'certification',
]);

const OK_BEHIND =
  /^\s*(?:(?:is|are|would be|also|both|all|totally|absolutely|background|people|experience|candidates)\s+){0,3}(?:ok(?:ay)?|fine|welcome|acceptable|possible|considered|no (?:problem|issue)|not a problem)\b/i;

/** "Part time ok", "juniors fine" is what somebody may be too. A place that is ok is one of those that are asked for. */
export const mayBeToo = (draft: Draft, { end, facet: { kind } }: Read): boolean =>
  MAY_BE.has(kind) && OK_BEHIND.test(draft.text.slice(end));

/** "Go preferred, Java fine": of two that are told so, either will do. */
export function allowOther(draft: Draft): void {
  const known = draft.read.filter(({ facet: { kind } }) => kind === 'skill').toSorted((a, b) => a.at - b.at);
  known.slice(1).forEach((next, index) => {
    const before = known[index];
    if (before?.facet.strength !== 'nice' || next.facet.strength !== 'must') return;
    const between = draft.text.slice(before.end, next.at);
    if (
      /^\s+(?:is\s+)?(?:preferred|preferably|ideal(?:ly)?|best)\s*,\s*(?:but\s+|or\s+)?$/i.test(between) &&
      OK_BEHIND.test(draft.text.slice(next.end))
    )
      group(draft, [before, next]);
  });
}

/** "Berlin, remote ok" is either of them, and "vets, remote fine" asks nobody to. */
export function allowRemote(draft: Draft): void {
  const places = draft.read.filter(
    ({ facet: { kind, strength, movable } }) =>
      kind === 'location' && strength === 'must' && movable !== true,
  );
  const remote = places.find(({ facet: { values } }) => values.join() === 'remote');
  if (remote === undefined || !OK_BEHIND.test(draft.text.slice(remote.end))) return;
  const others = places.filter((read) => read !== remote);
  const [other] = others;
  if (other === undefined) remote.facet.strength = 'nice';
  else if (others.length === 1 && other.facet.either === null) group(draft, [other, remote]);
}

// "Mid level, seniors ok": the second will do as well as the first, which is asked for.
const WIDENED: ReadonlySet<FacetKind> = new Set(['work_type', 'seniority']);
const OF_ALL = /^\s*(?:(?:is|are|would be)\s+)?(?:both|all|either|any)\b/i;

/** "Freelance or perm both ok": what is ok is each of the list. */
export function allowAlternatives(draft: Draft): void {
  const read = draft.read.filter(({ facet: { kind } }) => MAY_BE.has(kind)).toSorted((a, b) => b.at - a.at);
  let isOneList = false;
  read.slice(1).forEach((before, index) => {
    const next = read[index];
    if (next?.facet.strength !== 'nice' || before.facet.strength !== 'must') return;
    if (next.facet.kind !== before.facet.kind) return;
    const joint = /^\s*(?<joint>or|and|\/|,)\s*$/i.exec(draft.text.slice(before.end, next.at))?.groups?.joint;
    if (joint === undefined) return;
    if (
      joint === ',' &&
      WIDENED.has(next.facet.kind) &&
      !isOneList &&
      !OF_ALL.test(draft.text.slice(next.end))
    )
      return;
    isOneList = true;
    before.facet.strength = 'nice';
  });
}
