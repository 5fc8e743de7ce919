import type { Cell } from 'write-excel-file/node';
import { zoneOffset } from '#src/lib/clock.ts';
import { minorDigits } from '#src/lib/money.ts';
import type { Sheet, SheetColumn, Value } from './sheet.ts';

/** The most characters that a spreadsheet takes in a cell. */
const MOST_CHARACTERS = 32_767;

/** The local time of an instant, as the spreadsheet's own times, which know no zone. */
const localTimes =
  (timezone: string) =>
  (instant: string): Date => {
    const ms = Date.parse(instant);
    return new Date(ms + zoneOffset(ms, timezone));
  };

function amountFormat(currency: string | null): string {
  const digits = currency === null ? 2 : minorDigits(currency);
  return digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
}

/** Text is always text here, whatever it begins with: the file says of each cell what it is. */
const textCell = (text: string): Cell => ({ value: text.slice(0, MOST_CHARACTERS), type: String });

function cellOf(
  { kind }: SheetColumn,
  value: Value,
  currency: string | null,
  local: (instant: string) => Date,
): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number')
    return kind === 'money'
      ? { value, type: Number, format: amountFormat(currency) }
      : { value, type: Number };
  if (typeof value === 'boolean') return { value, type: Boolean };
  if (kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  if (kind === 'datetime') return { value: local(value), type: Date, format: 'yyyy-mm-dd hh:mm' };
  return textCell(value);
}

const WIDTHS: Readonly<Record<SheetColumn['kind'], number>> = {
  text: 24,
  number: 12,
  money: 16,
  boolean: 10,
  date: 12,
  datetime: 18,
};

/** A workbook of the rows, with a second sheet of notes where there are any. Times are those of the zone. */
export async function toXlsx(sheet: Sheet, timezone: string): Promise<Buffer> {
  const local = localTimes(timezone);
  const head = sheet.columns.map(
    ({ label, kind }): Cell => ({
      value: kind === 'datetime' ? `${label} (${timezone})` : label,
      type: String,
      fontWeight: 'bold',
    }),
  );
  const rows = sheet.rows.map((row, at) =>
    sheet.columns.map((column, n) => cellOf(column, row[n] ?? null, sheet.currencies[at] ?? null, local)),
  );
  const notes = sheet.notes.map(([label, text]) => [textCell(label), textCell(text)]);
  const main = {
    sheet: sheet.name,
    data: [head, ...rows],
    columns: sheet.columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
    stickyRowsCount: 1,
  };
  const about = { sheet: 'About', data: notes, columns: [{ width: 24 }, { width: 100 }] };
  // Loaded once somebody exports: its 78 modules are not needed to start.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(notes.length === 0 ? [main] : [main, about]).toBuffer();
}
