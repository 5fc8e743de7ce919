import { invalid } from '#src/lib/errors.ts';
import type { Cell, Column, Row } from '../analytics/schema.ts';
import type { ExplainFigure } from './schema.ts';

const FIGURES: ReadonlySet<Column['type']> = new Set(['integer', 'number', 'money', 'rate']);

/** A table in which a figure stands. */
export interface Shown {
  columns: readonly Column[];
  rows: readonly Row[];
  totals: readonly Row[];
}

/** The column that is meant. @throws AppError VALIDATION_ERROR on `column` */
export function columnOf({ column }: ExplainFigure, { columns }: Shown): Column {
  const figures = columns.filter(({ type }) => FIGURES.has(type));
  const found = column === undefined ? figures[0] : columns.find(({ key }) => key === column);
  if (found !== undefined && (column !== undefined || FIGURES.has(found.type))) return found;
  throw invalid(
    'column',
    figures.length === 0
      ? 'column: there is no figure in this answer to explain'
      : `column: there is no ${column} here; one of ${figures.map(({ key }) => key).join(', ')}`,
  );
}

/**
 * The row that is meant: the one whose cells are those given, or the total. What it is told by are names, ids, days and
 * currencies, never amounts.
 * @throws AppError VALIDATION_ERROR on `row` where there is none, or more than one
 */
export function rowOf(
  { row }: ExplainFigure,
  { columns, rows, totals }: Shown,
): { row: Row; total: boolean } {
  const telling = columns.filter(({ type }) => !FIGURES.has(type)).map(({ key }) => key);
  const wanted = Object.entries(row ?? {});
  for (const [key] of wanted)
    if (!telling.includes(key))
      throw invalid(
        `row.${key}`,
        `row.${key}: a row is told by ${telling.length === 0 ? 'nothing here; leave row out' : telling.join(', ')}`,
      );
  const meets = (one: Row): boolean => wanted.every(([key, value]) => (one[key] ?? null) === value);
  const named = wanted.some(([key]) => key !== 'currency');
  const several = named || totals.length === 0;
  const found = (several ? rows : totals).filter(meets);
  const [first] = found;
  if (first !== undefined && found.length === 1) return { row: first, total: !several };
  if (found.length === 0)
    throw invalid(
      'row',
      `row: no row is so; ${rows.length === 0 ? 'the answer has no rows' : `such as ${said(rows[0], telling)}`}`,
    );
  throw invalid(
    'row',
    `row: ${found.length} rows are so; add what tells them apart, such as ${said(first, telling)}`,
  );
}

function said(row: Row | undefined, keys: readonly string[]): string {
  const cells: Record<string, Cell> = {};
  for (const key of keys) if (row?.[key] != null) cells[key] = row[key] ?? null;
  return JSON.stringify(cells);
}
