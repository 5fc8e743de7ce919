import { type CandidateFields, type Profile, profileAt } from './candidate.ts';
import { createWorld, type WorldOptions } from './world.ts';

export { type Agency, generateAgency } from './agency.ts';
export { type CandidateFields, type Profile, profileAt } from './candidate.ts';
export { COUNTRIES } from './lexicon/family.ts';
export { FAMILIES, familyOf, payRange } from './lexicon/index.ts';
export { createWorld, type WorldOptions } from './world.ts';

export type CandidateRange = WorldOptions & {
  /** The index of the first candidate; 0 or more. */
  from: number;
  count: number;
};

/** Candidates with their answer key, one at a time: index `from` up to `from + count - 1`, in constant memory. */
export function* profiles({ from, count, ...options }: CandidateRange): Generator<Profile, void, undefined> {
  const world = createWorld(options);
  for (let index = from; index < from + count; index++) yield profileAt(world, index);
}

/**
 * Candidates one at a time, in constant memory. The one at an index is the same whatever the range it is asked in,
 * so a run can be resumed, or split over processes by ranges.
 */
export function* candidates(range: CandidateRange): Generator<CandidateFields, void, undefined> {
  for (const profile of profiles(range)) yield profile.fields;
}
