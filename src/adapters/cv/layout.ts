import { cleanText, unbulleted, withGaps } from '#src/domain/cv/clean.ts';
import { timeIn } from '#src/domain/cv/dates.ts';
import { isFormLabel, labelOf } from '#src/domain/cv/form-labels.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { placeIn } from '#src/domain/cv/vocabulary.ts';
import {
  besideDates,
  besideJobs,
  besideLabels,
  type HeadedTable,
  headedTables,
  isTime,
  partsTable,
  type Segment,
} from './pdf-tables.ts';
import type { Page, Run } from './runs.ts';

const GUTTER = 9;
/** A narrower gap also separates columns where the text to its right is left-aligned. */
const NARROW_GUTTER = -0.3;
const MIN_ROWS = 3;

/** A run and when it was drawn. */
type Placed = Run & { drawn: number };

/** Lines of one column, or of the whole width. */
interface Block {
  column: 'whole' | 'left' | 'right';
  lines: CvLine[];
}

/** The lines of pages in reading order: each column from top to bottom. */
export function linesOf(pages: readonly Page[]): { lines: CvLine[]; columns: number; stripped: string[] } {
  const stripped: string[] = [];
  const perPage = pages.map((page, at) => blocksOf(segmentsOf(page.runs, stripped), at + 1));
  const columns = perPage.some((blocks) => blocks.some(({ column }) => column === 'right')) ? 2 : 1;
  return { lines: inOrder(perPage), columns, stripped };
}

/** A column that continues over pages is read to its end before the next one. */
function inOrder(perPage: readonly Block[][]): CvLine[] {
  const lines: CvLine[] = [];
  let right: CvLine[] = [];
  for (const [at, blocks] of perPage.entries()) {
    const split = blocks.findIndex(({ column }) => column !== 'whole');
    const before = perPage[at - 1];
    const goesOn = at > 0 && split === 0 && before?.at(-1)?.column === 'right';
    if (!goesOn) {
      lines.push(...right);
      right = [];
    }
    for (const [index, block] of blocks.entries()) {
      if (block.column === 'right' && index === blocks.length - 1) right.push(...block.lines);
      else if (block.column === 'left' && index <= split + 1) lines.push(...block.lines);
      else {
        lines.push(...right, ...block.lines);
        right = [];
      }
    }
  }
  return [...lines, ...right];
}

/** How many lines of a column begin where a cell that touches another one does. */
const LEAST_OF_COLUMN = 4;
const isOfSize = (run: Run, last: Run): boolean =>
  Math.max(run.size, last.size) < 1.3 * Math.min(run.size, last.size);

function segmentsOf(runs: readonly Run[], stripped: string[]): Segment[] {
  const cleaned = runs.flatMap((run, drawn) => {
    const { text, hidden } = cleanText(run.text);
    stripped.push(...hidden);
    return text.trim() === '' ? [] : [{ ...run, text, drawn }];
  });
  const starts = cleaned.map(({ x }) => x);
  // Cells that touch are drawn one after another and begin where the other lines of their column begin.
  // In type of another size two that begin there tell it: an address beside a large name that fills its cell.
  const isOtherCell = (run: Placed, last: Placed): boolean =>
    Math.abs(run.drawn - last.drawn) > 1 &&
    starts.filter((x) => Math.abs(x - run.x) < 0.3).length >= (isOfSize(run, last) ? LEAST_OF_COLUMN : 2);
  // What a tab sets where other lines begin too stands apart, however near the words before it end.
  const isTabbed = (run: Placed, gap: number, size: number): boolean =>
    gap > size * 0.7 && starts.filter((x) => Math.abs(x - run.x) < 0.3).length >= 4;
  const rows = rowsOf(cleaned);
  return rows.flatMap((row) => {
    const segments: Segment[] = [];
    const sorted = row.toSorted((a, b) => a.x - b.x);
    for (const [at, run] of sorted.entries()) {
      const before = sorted[at - 1];
      const last = segments.at(-1);
      const gap = last === undefined ? Number.POSITIVE_INFINITY : run.x - last.x2;
      const size = Math.max(run.size, last?.size ?? 0, 1);
      // The same words twice with a small offset are a shadow or simulated bold.
      if (last !== undefined && last.text.trim() === run.text.trim() && Math.abs(run.x - last.x) < size * 0.2)
        continue;
      if (
        last === undefined ||
        gap > size * 1.15 ||
        (last.text.trim().length > 2 && isTabbed(run, gap, size)) ||
        (before !== undefined && isOtherCell(run, before))
      ) {
        segments.push({ text: run.text, x: run.x, x2: run.x2, y: run.y, size: run.size, bold: run.bold });
        continue;
      }
      if (last.bold && !run.bold) last.strong = last.text.trim();
      const space = gap > size * 0.14 && !last.text.endsWith(' ') && !run.text.startsWith(' ');
      last.text += (space ? ' ' : '') + run.text;
      last.x2 = Math.max(last.x2, run.x2);
      last.size = Math.max(last.size, run.size);
      last.bold = last.bold && run.bold;
    }
    return segments.map((segment) => ({ ...segment, text: withGaps(segment.text).trim() }));
  });
}

/** Groups runs by baseline, from the top of the page down. */
function rowsOf<T extends { y: number; size: number }>(things: readonly T[]): T[][] {
  const rows: { y: number; size: number; items: T[] }[] = [];
  for (const thing of things.toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    if (
      row !== undefined &&
      Math.abs(row.y - thing.y) <= Math.max(1.2, Math.min(row.size, thing.size) * 0.32)
    )
      row.items.push(thing);
    else rows.push({ y: thing.y, size: thing.size, items: [thing] });
  }
  return rows.map(({ items }) => items);
}

function blocksOf(segments: readonly Segment[], page: number): Block[] {
  if (segments.length === 0) return [];
  const rows = rowsOf(segments);
  const dated = [...besideDates(rows), ...besideLabels(rows), ...besideJobs(rows)];
  const tables = headedTables(rows);
  const whole = split(segments, dated, tables);
  if (whole !== null) return [block('left', whole.left, page), block('right', whole.right, page)];
  const part = partOf(rows, dated, tables);
  if (part === null) return [block('whole', segments, page)];
  const { from } = part;
  const reached = split(rows.slice(from, part.to).flat(), dated, tables);
  if (reached === null) return [block('whole', segments, page)];
  const to = endOf(rows, part, reached.right);
  const middle = to === part.to ? reached : split(rows.slice(from, to).flat(), dated, tables);
  if (middle === null)
    return [block('whole', rows.slice(0, to).flat(), page), ...blocksOf(rows.slice(to).flat(), page)];
  return [
    ...(from > 0 ? [block('whole', rows.slice(0, from).flat(), page)] : []),
    block('left', middle.left, page),
    block('right', middle.right, page),
    ...(to < rows.length ? blocksOf(rows.slice(to).flat(), page) : []),
  ];
}

/** The longest and highest part of a page that splits into two columns. */
function partOf(
  rows: readonly Segment[][],
  dated: readonly number[],
  tables: readonly HeadedTable[],
): { from: number; to: number } | null {
  for (let from = 0; from <= Math.min(rows.length - 5, 40); from += 1) {
    for (let to = rows.length; to >= from + 5; to -= 1) {
      if (split(rows.slice(from, to).flat(), dated, tables) !== null) return { from, to };
    }
  }
  return null;
}

/**
 * Where two columns above lines of the whole width end: at a heading from which on the right has nothing but what is level with the
 * left, as dates are. Short lines below a heading leave the strip empty and are no column.
 */
function endOf(
  rows: readonly Segment[][],
  { from, to }: { from: number; to: number },
  right: readonly Segment[],
): number {
  if (to === rows.length) return to;
  const behind = new Set(right);
  const isAtRight = (row: readonly Segment[]): boolean => row.every((segment) => behind.has(segment));
  const usual =
    rows.flat().toSorted((a, b) => a.size - b.size)[Math.floor(rows.flat().length / 2)]?.size ?? 0;
  const at = rows.findIndex(
    (row, index) =>
      index > from + 1 &&
      index < to &&
      row.length === 1 &&
      !isAtRight(row) &&
      isHeading(row[0], usual) &&
      !rows.slice(index, to).some(isAtRight) &&
      rows.slice(from, index).some((above) => above.some((segment) => behind.has(segment))),
  );
  return at < 0 ? to : at;
}

const isHeading = (segment: Segment | undefined, usual: number): boolean =>
  segment !== undefined &&
  segment.text.length < 40 &&
  (segment.bold || segment.size > usual * 1.08) &&
  (sectionOf(segment.text) !== null ||
    segment.size > usual * 1.08 ||
    segment.text === segment.text.toUpperCase());

/** Two columns, where an empty strip runs from top to bottom and both sides read as columns. */
function split(
  segments: readonly Segment[],
  dated: readonly number[],
  tables: readonly HeadedTable[],
): { left: Segment[]; right: Segment[] } | null {
  const sorted = segments.toSorted((a, b) => a.x - b.x);
  const [first] = sorted;
  if (first === undefined) return null;
  const last = Math.max(...segments.map(({ x2 }) => x2));
  const width = last - first.x;
  let reach = first.x2;
  let best: { gap: number; at: number } | null = null;
  for (const { x, x2 } of sorted) {
    const gap = x - reach;
    const at = Math.min((x + reach) / 2, x);
    if (
      (gap >= GUTTER || (gap >= NARROW_GUTTER && isEdge(sorted, x))) &&
      at > first.x + width * 0.12 &&
      at < first.x + width * 0.88 &&
      (best === null || gap > best.gap)
    )
      best = { gap, at };
    reach = Math.max(reach, x2);
  }
  if (best === null) return null;
  const edge = best.at;
  const left = segments.filter(({ x }) => x < edge);
  const right = segments.filter(({ x }) => x >= edge);
  const begins = Math.min(...right.map(({ x }) => x));
  if (dated.some((x) => Math.abs(x - begins) < 1) || partsTable(tables, segments, edge)) return null;
  return areColumns(left, right) ? { left, right } : null;
}

/** Whether most of the text to the right of a position is aligned to it. */
function isEdge(segments: readonly Segment[], at: number): boolean {
  const right = segments.filter(({ x }) => x >= at - 0.5);
  return right.length >= 8 && right.filter(({ x }) => x < at + 1.5).length >= right.length * 0.6;
}

/** Whether the two sides of a strip are columns rather than two ends of the same lines. */
function areColumns(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [rowsLeft, rowsRight] = [rowsOf(left), rowsOf(right)];
  const [few, many] = rowsLeft.length <= rowsRight.length ? [rowsLeft, rowsRight] : [rowsRight, rowsLeft];
  if (few.length < MIN_ROWS) return false;
  const texts = few.map((row) => row.map(({ text }) => text).join(' '));
  const share = (test: (text: string) => boolean): number => texts.filter(test).length / texts.length;
  const headings = texts.filter((text) => sectionOf(text) !== null).length;
  // Headings in the margin belong to the text next to them.
  if (headings / texts.length > 0.6) return false;
  const ys = many.map(([item]) => item?.y ?? 0);
  const aligned =
    few.filter(([item]) => ys.some((y) => Math.abs(y - (item?.y ?? 0)) < 2.2)).length / few.length;
  const timesAndPlaces = share(
    (text) =>
      (timeIn(text) !== null && text.length < 40) ||
      placeIn(text) !== null ||
      /^(?:remote|hybrid)$/i.test(text),
  );
  const plain = texts.filter((text) => sectionOf(text) === null);
  if (plain.filter(isTime).length >= plain.length * 0.7) return false;
  if (areDates(rowsLeft, rowsRight) || isBehindDates(rowsLeft, rowsRight)) return false;
  if (aligned > 0.75 && timesAndPlaces >= 0.5 && headings === 0) return false;
  const lengths = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  if (aligned > 0.85 && few.length < many.length * 0.5 && lengths < 34 && headings === 0) return false;
  // Labels and their values: "E-mail:  jane@…".
  if (aligned > 0.9 && share((text) => /:$/.test(text)) > 0.5) return false;
  if (areLabels(rowsLeft, rowsRight)) return false;
  if (aligned > 0.95 && few.length === many.length && few.length < 6 && headings === 0) return false;
  return true;
}

// "Employer:", "Position:" with what they say level with them, among other lines; without colons, the labels of a form.
function areLabels(left: readonly Segment[][], right: readonly Segment[][]): boolean {
  const besideOf = ([item]: readonly Segment[]): readonly Segment[] | undefined =>
    right.find(([other]) => Math.abs((other?.y ?? 0) - (item?.y ?? 0)) < 1);
  const level = left.filter((row) => besideOf(row) !== undefined);
  const labels = level.filter(
    (row) => /:$/.test(row.at(-1)?.text ?? '') || /^:/.test(besideOf(row)?.[0]?.text ?? ''),
  );
  const dates = level.filter((row) => row.every(({ text }) => isTime(text)));
  if (labels.length >= 2 && labels.length + dates.length >= level.length * 0.6) return true;
  const known = level.filter((row) => isFormLabel(row.map(({ text }) => text).join(' ')));
  return known.length >= 4 && known.length >= level.length * 0.35;
}

// Dates before or behind what they date, each on its line, however many lines have none.
function areDates(...sides: readonly [readonly Segment[][], readonly Segment[][]]): boolean {
  return sides.some((side, at) => {
    const beside = (sides[1 - at] ?? []).map(([item]) => item?.y ?? 0);
    const level = side.filter(([item]) => beside.some((y) => Math.abs(y - (item?.y ?? 0)) < 1));
    const dates = level.filter((row) => row.every(({ text }) => isTime(text)));
    return dates.length >= 2 && dates.length >= level.length * 0.6;
  });
}

// "2018-⇥Lastbilschaufför⇥Östersunds Åkeri AB", each with tabs of its own: what stands at the right stands behind dates, nearly all of it.
function isBehindDates(left: readonly Segment[][], right: readonly Segment[][]): boolean {
  const behind = right.filter(([item]) =>
    left.some((row) => Math.abs((row[0]?.y ?? 0) - (item?.y ?? 0)) < 1 && isTime(row[0]?.text ?? '')),
  );
  return behind.length >= 3 && behind.length >= right.length * 0.75;
}

const PAGE_NUMBER =
  /^(?:(?:page|seite|p[áa]gina|pagina|sida|side|strona)\s+)\d{1,2}(?:\s*(?:of|von|de|sur|di|van|av|af|\/|z)\s*\d{1,2})?$/i;

function block(column: Block['column'], segments: readonly Segment[], page: number): Block {
  const rows = rowsOf(segments).map((row) => row.toSorted((a, b) => a.x - b.x));
  const gaps = rows
    .slice(1)
    .map((row, at) => (rows[at]?.[0]?.y ?? 0) - (row[0]?.y ?? 0))
    .filter((gap) => gap > 0);
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const edge = Math.min(...segments.map(({ x }) => x));
  const lines = rows.flatMap((row, at): CvLine[] => {
    const above = at === 0 ? Number.POSITIVE_INFINITY : (rows[at - 1]?.[0]?.y ?? 0) - (row[0]?.y ?? 0);
    const size = Math.max(...row.map((segment) => segment.size));
    const bulletless = row.filter(({ text }) => !/^[•●▪■□◦‣⁃∙·►▶➢➤✓✔❖★*o–—-]$/u.test(text));
    const lead = row[0] !== undefined && bulletless[0] !== row[0] && bulletless.length > 0;
    const kept = lead ? bulletless : row;
    // A heading in the margin is a line of its own.
    const [head, ...rest] = kept;
    const parts =
      head !== undefined && rest.length > 0 && sectionOf(head.text) !== null ? [[head], rest] : [kept];
    return parts.map((part, index) => {
      const { text, bullet } = unbulleted(part.map((segment) => segment.text).join('\t'));
      const strong = part.find((segment) => segment.strong !== undefined)?.strong;
      return {
        text,
        page,
        size: Math.round(size * 10) / 10,
        bold: part.every((segment) => segment.bold),
        ...(strong !== undefined && text.includes(strong) && { strong }),
        styled: false,
        apart: index === 0 && above > Math.max(usual * 1.35, size * 1.5),
        bullet: bullet || (lead && index === 0) || (part[0]?.x ?? 0) - edge > 400,
        margin: false,
      };
    });
  });
  return { column, lines: unwrapped(lines.filter(({ text }) => !PAGE_NUMBER.test(text))) };
}

// "• Nombre y dirección del⇥Áridos Pazos" above "empleador": of two cells the label goes on.
function isRestOfLabel(text: string, rest: string): boolean {
  const [label = '', ...value] = text.split('\t');
  return value.length > 0 && labelOf(label) === null && labelOf(`${label} ${rest}`) !== null;
}

// "UCHealth Aurora (05/2019 –" above "11/2019)".
const isWithinBrackets = (above: string, text: string): boolean =>
  /\([^()]*$/.test(above) && /^[^()]*\)/.test(text);

/** Puts the lines of one bullet together. */
function unwrapped(lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      last?.bullet === true &&
      !isRestOfLabel(last.text, line.text) &&
      !line.bullet &&
      !line.apart &&
      !line.bold &&
      /^[\p{Ll}(&\d]/u.test(line.text) &&
      (timeIn(line.text) === null || isWithinBrackets(last.text, line.text)) &&
      Math.abs(line.size - last.size) < 0.6;
    if (goesOn && last !== undefined)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}
