import type { VisibleUsers } from '../access/index.ts';
import type { Column, Row } from '../analytics/schema.ts';
import type { Context } from '../context.ts';

/** Who asks, and what of money they are not shown. */
export interface Asker {
  ctx: Context;
  seen: VisibleUsers;
  hidden: ReadonlySet<string>;
}

/** What a query comes to. */
export interface Outcome {
  columns: Column[];
  rows: Row[];
  /** The figure over all places, a row for each currency. */
  total: Row[];
  /** The same of the stretch it is held against. */
  before: Row[];
  /** Rows that are not shown. */
  omitted: number;
  /** Rows that have no place in the order that is asked for. */
  dropped?: Row[];
  /** The column that holds the figure. */
  key: string;
  caveats: string[];
  /** Rows left out for lack of a value, in a sentence; with amounts, so shown with them alone. */
  lacking?: string;
  /** How many people a count is of, where one of them has several. */
  people?: number;
  /** Whose the places are that were looked at, as " owned by Sam Lee". */
  whose?: string;
  /** The two outcomes that are held against each other, where each is told by itself. */
  pair?: readonly [Outcome, Outcome];
}
