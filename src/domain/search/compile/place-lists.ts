import { placeAt } from '../../lexicon/places.ts';
import type { Draft } from './draft.ts';

/** "Esbjerg or Hamburg": before a large town, by an "or". */
export function leadsToPlace(draft: Draft, texts: readonly string[], next: number): boolean {
  const before = draft.words[next - 1];
  const joint = draft.words[next];
  if (before === undefined || joint?.text !== 'or' || before.end - before.start < 5) return false;
  const other = placeAt(texts, next + 1, draft.home.country);
  return other?.place.kind === 'city' && !other.doubtful && other.place.population >= 150_000;
}

/** "Perth Brissie or Melb": the comma is left out, and the next word is no surname. */
export function leadsToList({ words, home }: Draft, texts: readonly string[], next: number): boolean {
  const other = placeAt(texts, next, home.country);
  const joint = next + (other?.length ?? 0);
  if (other?.place.kind !== 'city' || words[joint]?.text.toLowerCase() !== 'or') return false;
  const last = placeAt(texts, joint + 1, home.country);
  return last?.place.kind === 'city' && !last.doubtful;
}
