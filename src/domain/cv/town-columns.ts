import type { Span } from './dates.ts';
import type { CvLine } from './source.ts';
import { segmentsOf, titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeEmployer } from './words.ts';

const NAMED = /^\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]*){0,3}$/u;

/**
 * The names of towns too small for any list: where two jobs and at least half of them have a town in the last cell of a line,
 * or alone on it, the last cell of the same line of the others is one too.
 */
export function townsByColumn(
  lines: readonly CvLine[],
  anchors: readonly { at: number; span: Span }[],
  withoutSpan: (text: string, span: Span) => string,
): ReadonlySet<string> {
  const towns = new Set<string>();
  const isTown = (cell: string): boolean => placeIn(cell) !== null;
  // Where each job has a title and another name beside its dates, little tells that towns stand below.
  const isBothAbove = anchors.every(({ at, span }) => {
    const [title = '', ...others] = segmentsOf(
      withoutSpan(lines[at]?.text ?? '', span).replaceAll('\t', ', '),
    );
    return others.length > 0 && titleEvidence(title) >= 1;
  });
  for (const offset of [-1, 0, 1]) {
    const rows = anchors.flatMap(({ at, span }) => {
      const line = lines[at + offset];
      if (line === undefined || line.bullet) return [];
      const own = offset === 0 ? withoutSpan(line.text, span) : line.text;
      const row = own.split(/\t|\s[|•·/]\s|\s[–—-]\s/).map((part) => part.trim());
      // Alone below the dates, what stands out is the name above the next job.
      const isNext = offset > 0 && row.length === 1 && (line.bold || line.apart);
      return isNext ? [] : [row];
    });
    // The last of several cells, or a line of its own.
    for (const cells of [rows.filter((row) => row.length > 1), rows.filter((row) => row.length === 1)]) {
      const ends = cells.map((row) => row.at(-1) ?? '');
      const known = ends.filter(isTown).length;
      const [least, share] = isBothAbove && offset > 0 ? [1, 4] : [2, 2];
      if (known < least || known * share < ends.length) continue;
      for (const cell of ends)
        if (NAMED.test(cell) && titleEvidence(cell) < 1 && !looksLikeEmployer(cell)) towns.add(cell);
    }
  }
  return towns;
}
