import { achievementsIn } from './achievements.ts';
import { datesIn } from './dates.ts';
import { fameIn } from './fame.ts';
import { firstNameOnly } from './first-name.ts';
import type { Identity } from './identity.ts';
import { coverOf, type Span } from './spans.ts';

/** A piece of a text that stays and may tell who is meant, with the reason for a person to read. */
export interface UncertainMatch extends Span {
  why: string;
}

/**
 * Feats that stay at first_name, as the level hides none, and may lead straight to who it is; and the age at which something was done. They hold
 * nothing: whoever sends the text is told of them.
 */
export function featsIn(text: string, identity: Identity): UncertainMatch[] {
  const gone = coverOf(firstNameOnly(text, identity).replaced);
  const ages = datesIn(text).flatMap(({ start, end, reason }) =>
    reason === 'age'
      ? [{ start, end, reason, why: 'tells an age; leave it out unless the person agrees' }]
      : [],
  );
  const feats: UncertainMatch[] = [];
  const inOrder = [...achievementsIn(text), ...fameIn(text), ...ages].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  for (const { start, end, reason, why } of inOrder)
    if (!gone.holds({ start, end }) && start >= (feats.at(-1)?.end ?? 0))
      feats.push({ start, end, text: text.slice(start, end), reason, why });
  return feats;
}

/** Whether a place in a text is the number of a feat, of which the feat tells: that of a patent. */
export const isNumberOfFeat = (text: string, { start, end }: { start: number; end: number }): boolean =>
  !/\p{L}/u.test(text.slice(start, end)) &&
  achievementsIn(text).some((feat) => feat.start < end && start < feat.end);
