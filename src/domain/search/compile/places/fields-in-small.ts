import type { Place } from '../../../lexicon/gazetteer.ts';
import { industries, roles, skills } from '../../../lexicon/terms.ts';
import type { Draft } from '../draft.ts';

/** Whether what a town is called is a word in small letters where places have capitals: "in law", "dig out", "by spring". */
export function isFieldInSmall(
  draft: Draft,
  texts: readonly string[],
  at: number,
  { place, length }: { place: Place; length: number },
): boolean {
  const first = draft.words[at];
  if (place.kind !== 'city' || first === undefined || !/\p{Lu}/u.test(draft.text)) return false;
  if (!/^\p{Ll}/u.test(draft.text.slice(first.start))) return false;
  // Who writes a capital inside of a sentence writes towns with one.
  if (place.population < 50_000 && /[\p{Ll},]\s\p{Lu}\p{Ll}{2}/u.test(draft.text)) return true;
  return [industries(), skills(), roles()].some(({ book }) => (book.at(texts, at)?.length ?? 0) >= length);
}
