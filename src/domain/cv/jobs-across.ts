import { type Label, labelOf } from './form-labels.ts';
import type { CvLine } from './source.ts';

interface Row {
  line: CvLine;
  cells: string[];
  label: Label | null;
}

const rowOf = (line: CvLine): Row => {
  const cells = line.text.split('\t').map((cell) => cell.trim());
  return { line, cells, label: cells.length > 2 ? labelOf(cells[0] ?? '') : null };
};

/** Whether rows are the fields of jobs that stand beside one another: each asks for its own, and no other cell is a label. */
function isAcross(rows: readonly Row[]): boolean {
  const labels = rows.flatMap(({ label }) => label ?? []);
  const asks = (label: Label): boolean => labels.filter((one) => one === label).length === 1;
  return (
    asks('employer') &&
    asks('title') &&
    (asks('dates') || (asks('from') && asks('to'))) &&
    !rows.some(({ cells, label }) => label !== null && cells.slice(1).some((cell) => labelOf(cell) === label))
  );
}

// The rows from one on that have as many columns.
function blockAt(rows: readonly Row[], at: number): Row[] {
  const columns = rows[at]?.cells.length;
  let until = at;
  while (until < rows.length && rows[until]?.cells.length === columns) until += 1;
  return rows.slice(at, until);
}

/**
 * The lines, of which a table that has a column for each job, and a row for each field, is a form for each job: "Compañía⇥Whirlpool⇥
 * Metalsa" above "Puesto⇥Planeadora⇥Analista".
 */
export function withJobsBelow(lines: readonly CvLine[]): CvLine[] {
  const rows = lines.map(rowOf);
  const out: CvLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line === undefined) break;
    const columns = rows[at]?.cells.length ?? 0;
    const block = columns < 3 ? [] : blockAt(rows, at);
    const first = block.findIndex(({ label }) => label !== null);
    const fields = block.slice(Math.max(0, first));
    if (first < 0 || !isAcross(fields)) {
      out.push(line);
      at += 1;
      continue;
    }
    out.push(...block.slice(0, first).map((row) => row.line));
    for (let column = 1; column < columns; column += 1)
      for (const { cells, line: of } of fields)
        if ((cells[column] ?? '') !== '')
          out.push({ ...of, text: `${cells[0]}\t${cells[column]}`, apart: of.apart && column === 1 });
    at += block.length;
  }
  return out;
}
