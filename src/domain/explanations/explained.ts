import type { VisibleUsers } from '../access/index.ts';
import type { Applied, Column, PeriodShown, Row } from '../analytics/schema.ts';
import type { FigureExplanation } from './schema.ts';

/** A figure with the records of one page behind it. */
export interface Explained {
  column: Column;
  row: Row;
  /** The columns of the row. */
  rowColumns: readonly Column[];
  how: FigureExplanation['how'];
  /** The column of the records that is added up or compared. */
  key: string;
  columns: Column[];
  rows: Row[];
  count: number;
  definition: string;
  attribution: string;
  period: PeriodShown | null;
  filters: Applied[];
  seen: VisibleUsers;
  caveats: string[];
}
