import { isGrain } from './figure.ts';
import type { Chart, Column, Row } from './schema.ts';

const FIGURES = new Set<Column['type']>(['integer', 'number', 'money', 'rate']);

/**
 * How the rows of a report are drawn: its first figure that the caller is shown, along its first column of words.
 * @param hidden columns of money that the caller is not shown
 * @returns null where there is nothing to compare: fewer than two rows, no such figure, or records one by one
 */
export function chartOfTable(
  columns: readonly Column[],
  rows: readonly Row[],
  hidden: ReadonlySet<string>,
): Chart | null {
  if (rows.length < 2 || columns.filter(({ type }) => type === 'id').length > 1) return null;
  const words = columns.filter(({ type, key }) => type === 'text' && key !== 'currency');
  const x = words.find(({ key }) => rows.some((row) => row[key] !== null && row[key] !== undefined));
  const y = columns.find(
    ({ key, type }) =>
      FIGURES.has(type) && !hidden.has(key) && rows.some((row) => typeof row[key] === 'number'),
  );
  if (x === undefined || y === undefined) return null;
  const series = seriesOf(y, rows);
  const places = rows.map((row) => JSON.stringify([row[x.key], series === null ? '' : row[series]]));
  if (new Set(places).size < places.length) return null;
  return { type: isGrain(x.key) ? 'line' : 'bar', x: x.key, y: y.key, series };
}

/** The column that tells the currencies of a figure apart; null where it is no money or all of it stands in one. */
export function seriesOf(figure: Column | undefined, rows: readonly Row[]): string | null {
  if (figure?.type !== 'money' || figure.unit === null) return null;
  const { unit } = figure;
  return new Set(rows.map((row) => row[unit])).size > 1 ? unit : null;
}
