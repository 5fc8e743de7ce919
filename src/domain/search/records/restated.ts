import { matchesOf } from '#src/lib/matches.ts';
import { SINGLE } from './clauses.ts';
import type { Item } from './item.ts';
import type { Said } from './plain-text.ts';

const NAMELY = /(?<![\p{L}-])namely(?![\p{L}-])/giu;

/**
 * "With the client, by which I mean submitted or client interview": what is said once more in other words holds in place of what
 * was said of the same before it, in one sentence.
 */
export function restatedIn(said: Said, items: readonly Item[]): Item[] {
  let kept = [...items];
  for (const { index } of matchesOf(NAMELY, said.text)) {
    const from = said.text.slice(0, index).search(/[^;.?!]*$/);
    const [behind = ''] = /^[^;.?!]*/.exec(said.text.slice(index)) ?? [];
    const again = new Set(
      kept
        .filter(({ at, field }) => at > index && at < index + behind.length && SINGLE.has(field))
        .map(({ field }) => field),
    );
    kept = kept.filter(({ at, end, field }) => !(at >= from && end <= index && again.has(field)));
  }
  return kept;
}
