import { isNow, spanIn, timeIn } from '#src/domain/cv/dates.ts';
import { isFormLabel } from '#src/domain/cv/form-labels.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

/** The lines of a table, given as rows of cells: layout tables are read cell by cell, data tables row by row. */
export function linesOfRows(cells: readonly CvLine[][][]): CvLine[] {
  const longest = Math.max(0, ...cells.flat().map((lines) => lines.length));
  if (cells.length <= 2 && longest > 3 && !isGrid(cells)) return cells.flat(2);
  return cells.flatMap((row) => {
    const full = row.filter((lines) => lines.length > 0).map(oneTime);
    const [first] = full[0] ?? [];
    if (first === undefined) return [];
    // A heading in a column of its own applies to the cells next to it.
    if (full.length > 1 && full[0]?.length === 1 && sectionOf(first.text) !== null)
      return [{ ...first, bold: true }, ...full.slice(1).flat()];
    // A short cell next to a long one is a date or a label.
    if (full.length > 1 && full.every((lines) => lines.length === 1))
      return [
        {
          ...first,
          text: full
            .flat()
            .map(({ text }) => text)
            .join('\t'),
          bullet: false,
        },
      ];
    if (full.length === 2 && full[0]?.length === 1 && first.text.length < 40) {
      const [head, ...rest] = full[1] ?? [];
      // The label of a form stands before its value, however many lines that has.
      if (head !== undefined && isFormLabel(first.text) && !isDates(first.text))
        return [{ ...head, text: `${first.text}\t${head.text}`, bullet: false }, ...rest];
      return head === undefined
        ? [first]
        : [{ ...head, text: `${head.text}\t${first.text}`, bullet: false }, ...rest];
    }
    // The dates of a job in a column behind it.
    const last = full.at(-1) ?? [];
    if (full.length === 2 && last.length === 1 && isDates(last[0]?.text ?? ''))
      return [
        { ...first, text: `${first.text}\t${last[0]?.text}`, bullet: false },
        ...(full[0] ?? []).slice(1),
      ];
    // Cells with equally many lines are columns of one table: a period, a client and a role.
    if (full.length > 2 && full.every(([line]) => line !== undefined && line.text.length < 80))
      return [
        { ...first, text: full.map(([line]) => line?.text ?? '').join('\t'), bullet: false },
        ...full.flatMap((lines) => lines.slice(1)),
      ];
    return full.flat();
  });
}

// A time that its cell breaks, or of which the end stands below the beginning: "von 03/2017" above "bis 08/2021".
function oneTime(cell: CvLine[]): CvLine[] {
  const [first] = cell;
  const words = cell.map(({ text }) => text);
  if (first === undefined || cell.length < 2 || cell.length > 3 || words.join('').length > 40) return cell;
  const run = words.join(' ');
  const isTime = words.every((text) => isNow(text) || timeIn(text)?.words.length === text.length);
  const whole = [run, ...(isTime ? [words.join(' – ')] : [])].find(
    (text) => spanIn(text)?.words.length === text.length,
  );
  return whole === undefined ? cell : [{ ...first, text: whole }];
}

const isDates = (text: string): boolean => text.length < 40 && timeIn(text) !== null;

/** Whether the rows of a table begin or end with dates: such a table holds data however tall its cells are. */
function isGrid(cells: readonly CvLine[][][]): boolean {
  return cells.some(
    (row) =>
      row.filter((lines) => lines.length > 0).length > 1 &&
      [row[0], row.at(-1)].some((lines) => lines?.length === 1 && isDates(lines[0]?.text ?? '')),
  );
}
