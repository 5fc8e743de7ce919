import type { Applied, Column, PeriodShown, Row } from '../analytics/schema.ts';
import type { FigureExplanation } from './schema.ts';

/** How records make a figure, in a sentence. */
function reckoned(how: FigureExplanation['how'], key: string, column: string): string {
  switch (how) {
    case 'count':
      return 'It is the number of these records, each once.';
    case 'share':
      return 'It is the share, in percent, of these records whose hit is true.';
    case 'sum':
      return `${key === column ? 'It is' : `The ${key} in it are`} the sum of ${key} over these records; the exact amounts are added, and the sum is rounded once.`;
    case 'median':
      return `It is the median of ${key} over these records.`;
    case 'mean':
      return `It is the mean of ${key} over these records.`;
    case 'max':
      return `It is the highest ${key} of these records.`;
    case 'min':
      return `It is the lowest ${key} of these records.`;
    case 'listed':
      return 'Each row is a record of its own; its cells are reckoned as the definition says.';
    case 'absence':
      return 'It is named because there is no record of it; so there is none to show.';
  }
}

/** Where a row stands, by the cells that tell it. */
function placed(row: Row, columns: readonly Column[]): string[] {
  return columns.flatMap(({ key, type, label }) => {
    const cell = row[key];
    return (type === 'text' || type === 'date') && typeof cell === 'string' && key !== 'mend'
      ? [`${label} ${cell}`]
      : [];
  });
}

/** The rule of a figure in words: without amounts, so that anybody who may see the row may read it. */
export function ruleOf(given: {
  definition: string;
  attribution: string;
  how: FigureExplanation['how'];
  /** The column of the records that is added up or compared. */
  key: string;
  /** The column of the figure. */
  column: string;
  row: Row;
  columns: readonly Column[];
  period: PeriodShown | null;
  filters: readonly Applied[];
}): string {
  const { definition, attribution, how, key, column, row, columns, period, filters } = given;
  const days =
    period === null
      ? 'as things stand now'
      : period.from === null && period.to === null
        ? 'all time'
        : `${period.from ?? 'the first day'} to ${period.to ?? 'the last'} (${period.timezone})`;
  const limited = filters.map(
    ({ dimension, values }) =>
      `${dimension.replaceAll('_', ' ')} ${values.map(({ label }) => label).join(' or ')}`,
  );
  const of = [...placed(row, columns), ...limited, days].join('; ');
  return `${definition} ${reckoned(how, key, column)} ${attribution} Here: ${of}.`;
}
