import { isNow, isOfTime, timeIn } from '#src/domain/cv/dates.ts';
import { isFormLabel, labelOf } from '#src/domain/cv/form-labels.ts';
import { isAnswered } from '#src/domain/cv/paired-columns.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import type { Run } from './runs.ts';

/** Adjacent runs on one baseline, as one. */
export interface Segment extends Run {
  /** What of it is bold, where it goes on without. */
  strong?: string;
}

/** Where the text of a table of dates begins, of which a part must not be taken for columns. */
export function besideDates(rows: readonly Segment[][]): number[] {
  const pairs = rows.flatMap((row) => {
    const [first, ...others] = row.toSorted((a, b) => a.x - b.x);
    return first === undefined ? [] : others.map(({ x }) => ({ time: isTime(first.text), x }));
  });
  return pairs
    .filter(({ x, time }) => {
      const level = pairs.filter((pair) => Math.abs(pair.x - x) < 1);
      const times = level.filter((pair) => pair.time).length;
      return time && times >= 3 && times >= level.length * 0.4;
    })
    .map(({ x }) => x);
}

// "Lives in", "Rate sought", "Medical / D&A": as the label of a field is written.
const AS_LABEL = /^\p{Lu}[\p{L} /&.’'()-]{1,30}:?$/u;

/**
 * The same for a form: where what stands level with its labels begins. Four labels that a list knows tell it, or as many lines that look
 * like labels, one of which is answered as it asks: "Lives in⇥Mackay, QLD".
 */
export function besideLabels(rows: readonly Segment[][]): number[] {
  const pairs = rows.flatMap((row) => {
    const [first, second] = row.toSorted((a, b) => a.x - b.x);
    return first === undefined || second === undefined
      ? []
      : [{ x: second.x, label: first.text, value: second.text }];
  });
  return pairs
    .filter(({ x }) => {
      const level = pairs.filter((pair) => Math.abs(pair.x - x) < 1);
      if (level.filter(({ label }) => isFormLabel(label)).length >= 4) return true;
      const labels = level.filter(({ label }) => AS_LABEL.test(label) && sectionOf(label) === null);
      return (
        labels.length >= 4 &&
        labels.length >= level.length * 0.6 &&
        labels.some(({ label, value }) => isAnswered(label, value))
      );
    })
    .map(({ x }) => x);
}

/**
 * The same for a table of jobs: names level with places and dates, and then, beside an empty cell, what was done there, again and
 * again. A column beside such text has lines of its own from its top to its end, with headings or an address among them.
 */
export function besideJobs(rows: readonly Segment[][]): number[] {
  const sorted = rows.map((row) => row.toSorted((a, b) => a.x - b.x));
  const edge = Math.min(...rows.flat().map(({ x }) => x));
  const begins = [...new Set(sorted.flatMap(([, second]) => (second === undefined ? [] : [second.x])))];
  return begins.filter((x) => {
    const isAt = (segment: Segment | undefined): boolean =>
      segment !== undefined && Math.abs(segment.x - x) < 1;
    const first = sorted.findIndex(([, second]) => isAt(second));
    const last = sorted.findLastIndex(([, second]) => isAt(second));
    const within = sorted.slice(first, last + 1);
    const level = within.filter((row) => row.length === 2 && isAt(row[1]));
    const dates = level.filter(([, second]) => isTime(second?.text ?? ''));
    const gaps = within.filter(([only], at) => isAt(only) && within[at - 1]?.length === 2).length;
    const names = level.map(([name]) => name?.text ?? '');
    return (
      gaps >= 2 &&
      dates.length >= 3 &&
      dates.length >= level.length * 0.4 &&
      within.every(([head]) => isAt(head) || Math.abs((head?.x ?? 0) - edge) < 1) &&
      within.length - level.length <= within.filter(([head]) => isAt(head)).length + 1 &&
      !names.some((text) => sectionOf(text) !== null || /@|\d{4}/.test(text) || timeIn(text) !== null)
    );
  });
}

/** A table whose header names what stands in its columns, and where they begin: it is not parted into columns of running text. */
export interface HeadedTable {
  top: number;
  bottom: number;
  begins: number[];
}

/** The tables with a header: "Company⇥Vessel⇥Rank⇥Period", and the rows below it that begin where its cells do. */
export function headedTables(rows: readonly Segment[][]): HeadedTable[] {
  return rows.flatMap((row, at): HeadedTable[] => {
    const labels = new Set(row.map(({ text }) => labelOf(text)).filter((label) => label !== null));
    const isHeader =
      row.length > 2 &&
      labels.size > 1 &&
      (labels.has('dates') || labels.has('from')) &&
      row.every(({ text }) => text.length < 40 && timeIn(text) === null);
    if (!isHeader) return [];
    const begins = row.map(({ x }) => x).toSorted((a, b) => a - b);
    const below = rows.slice(at + 1);
    const end = below.findIndex((cells) =>
      cells.some(
        ({ x, text }) => !begins.some((begin) => Math.abs(begin - x) < 1) || sectionOf(text) !== null,
      ),
    );
    const own = end < 0 ? below : below.slice(0, end);
    const last = own.findLast((cells) => cells.length > 1) ?? row;
    return [{ top: row[0]?.y ?? 0, bottom: last[0]?.y ?? 0, begins }];
  });
}

/** Whether a strip at a position, through these segments, would part a table with a header. */
export const partsTable = (
  tables: readonly HeadedTable[],
  segments: readonly Segment[],
  edge: number,
): boolean =>
  tables.some(
    ({ top, bottom, begins }) =>
      edge > (begins[0] ?? 0) &&
      edge < (begins.at(-1) ?? 0) + 1 &&
      segments.some(({ y }) => y <= top + 1 && y >= bottom - 1),
  );

/** Whether a text is a date, or a part of one that a narrow column broke. */
export function isTime(text: string): boolean {
  if (isNow(text) || /^(?:from|to|dates)$/.test(labelOf(text) ?? '')) return true;
  const words = text.length < 40 ? timeIn(text)?.words : undefined;
  if (words !== undefined && !/\p{L}/u.test(text.replace(words, ''))) return true;
  return text.length < 40 && /\d/.test(text) && isOfTime(text);
}
