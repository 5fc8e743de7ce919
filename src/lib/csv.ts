type Cell = string | number | boolean | null | undefined;

/** The first characters with which a spreadsheet runs text as a formula, full-width forms included. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A value as a field of RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
function field(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as RFC 4180 text, with a line end after each. Numbers, negative ones too, stay numbers. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
