import { placeAt } from '../../../lexicon/places.ts';
import type { Draft } from '../draft.ts';

/** "Graduates from LSE or Warwick": in a list of schools a town stands for its own; those behind an offset, and where they end. */
export function townsBehind(draft: Draft, from: number): { names: string[]; end: number } {
  const texts = draft.words.map(({ text }) => text);
  const names: string[] = [];
  let end = from;
  for (;;) {
    const next = /^\s*(?:,?\s*or\s+|\/)(?=\p{Lu})/u.exec(draft.rest.slice(end));
    const at = next === null ? -1 : draft.words.findIndex(({ start }) => start === end + next[0].length);
    const town = at < 0 ? undefined : placeAt(texts, at, draft.home.country);
    const [first, last] = [draft.words[at], draft.words[at + (town?.length ?? 0) - 1]];
    if (town?.place.kind !== 'city' || first === undefined || last === undefined) return { names, end };
    names.push(draft.text.slice(first.start, last.end));
    end = last.end;
  }
}
