import { distance } from 'fastest-levenshtein';

/** The candidate with the smallest edit distance to what was written; undefined when none is close enough. */
export function closest(written: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  // More than half of a short word changed is another word.
  const most = Math.min(Math.max(2, Math.floor(written.length * 0.4)), Math.floor(written.length / 2));
  let bestDistance = most + 1;
  const lower = written.toLowerCase();
  for (const candidate of candidates) {
    const far = distanceOf(lower, candidate.toLowerCase());
    if (far < bestDistance) {
      best = candidate;
      bestDistance = far;
    }
  }
  return best;
}

// What begins alike is nearer than what only holds the other.
function distanceOf(written: string, candidate: string): number {
  if (candidate.startsWith(written) || written.startsWith(candidate)) return 0.5;
  const isHeld = holds(candidate, written) || holds(written, candidate);
  return isHeld ? 1 : distance(written, candidate);
}

/** A few letters in the middle of a word tell nothing: `on` is not in `application_id`. */
function holds(long: string, short: string): boolean {
  return short.length >= FEWEST ? long.includes(short) : long.split(/[^a-z0-9]+/).includes(short);
}

const FEWEST = 4;
