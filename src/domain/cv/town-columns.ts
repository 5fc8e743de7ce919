import type { Span } from './dates.ts';
import type { CvLine } from './source.ts';
import { titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeEmployer } from './words.ts';

const NAMED = /^\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]*){0,3}$/u;

/**
 * The names of towns too small for any list: where two jobs and at least half of them have a town in the last cell of a line,
 * the last cell of the same line of the others is one too.
 */
export function townsByColumn(
  lines: readonly CvLine[],
  anchors: readonly { at: number; span: Span }[],
  withoutSpan: (text: string, span: Span) => string,
): ReadonlySet<string> {
  const towns = new Set<string>();
  for (const offset of [-1, 0, 1]) {
    const cells = anchors.flatMap(({ at, span }) => {
      const line = lines[at + offset];
      if (line === undefined || line.bullet) return [];
      const own = offset === 0 ? withoutSpan(line.text, span) : line.text;
      const parts = own.split(/\t|\s[|•·]\s|\s[–—-]\s/).map((part) => part.trim());
      return parts.length > 1 ? [parts.at(-1) ?? ''] : [];
    });
    const known = cells.filter((cell) => placeIn(cell) !== null).length;
    if (known < 2 || known * 2 < cells.length) continue;
    for (const cell of cells)
      if (NAMED.test(cell) && titleEvidence(cell) < 1 && !looksLikeEmployer(cell)) towns.add(cell);
  }
  return towns;
}
