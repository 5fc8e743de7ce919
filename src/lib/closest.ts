import { distance } from 'fastest-levenshtein';

/** The candidate with the smallest edit distance to what was written; undefined when none is close enough. */
export function closest(written: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(written.length * 0.4)) + 1;
  const lower = written.toLowerCase();
  for (const candidate of candidates) {
    const far =
      candidate.includes(lower) || lower.includes(candidate) ? 1 : distance(lower, candidate.toLowerCase());
    if (far < bestDistance) {
      best = candidate;
      bestDistance = far;
    }
  }
  return best;
}
