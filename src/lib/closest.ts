import { distance } from 'fastest-levenshtein';

/** The candidate with the smallest edit distance to what was written; undefined when none is close enough. */
export function closest(written: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(written.length * 0.4)) + 1;
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
  return candidate.includes(written) || written.includes(candidate) ? 1 : distance(written, candidate);
}
