import type { Aggregate, Axis, Dimension, Limit, MetricName, PeriodName, Span } from '../analytics/index.ts';

/** A stretch of time that a figure is of. */
export interface Period {
  name: PeriodName | null;
  span: Span;
  /** Whether the question named none. */
  assumed: boolean;
}

/** What a figure is limited to; with `none`, what it leaves out; with `all`, what each row has together. */
export interface AskedFilter {
  dimension: Dimension;
  values: { value: string; label: string }[];
  how: 'in' | 'none' | 'all';
}

/** How rows are ordered, and how many of them are wanted. */
export interface Rank {
  order: 'high' | 'low';
  limit: number | null;
}

/**
 * A question in the closed layer: one figure, how it is cut, limited, ordered and compared. Whatever a question asks for
 * that has no place here is refused.
 */
export interface Query {
  metric: MetricName;
  /** How the values of rows become one; null for the metric's own way. */
  aggregate: Aggregate | null;
  by: Axis[];
  /** Whether the places are asked for themselves, by their names. */
  listed: boolean;
  filters: AskedFilter[];
  /** Null for how things stand now. */
  period: Period | null;
  /** An earlier or other stretch to hold it against. */
  against: Period | null;
  rank: Rank | null;
  /** Bounds the value of each row, and counts those that keep within it. */
  rows: Limit | null;
  /** Bounds the figure of each place. */
  places: Limit | null;
  /** Asks for the places that have none of it. */
  absent: boolean;
  /** What the places have that have none of it, where that is said too. */
  among?: Query;
  /** Whose clients they are of which some have none of it. */
  owners?: AskedFilter;
  /** Of how many of its places the figure is above nothing. */
  tally: Dimension | null;
  /** The part of the figure that is asked for as a share of it: what it is limited to, or each place. */
  share: AskedFilter[] | 'places' | null;
  /** What it is divided by. */
  per: MetricName | null;
  /** Whether what there was up to each stretch of a series stands beside it. */
  cumulative?: boolean;
  /** Whether it asks for fees, which are told as billings. */
  fees?: boolean;
  /** The records themselves, all of them or some by their days, in place of their number. */
  records: {
    order: 'newest' | 'oldest' | 'next' | 'high' | 'low' | null;
    limit: number | null;
    who?: boolean | undefined;
  } | null;
  /** Whether it asks how many people, of whom one may have several of what is counted. */
  people?: boolean;
}

/** What is asked of targets. */
export interface TargetQuery {
  figure: 'target' | 'gap' | 'attainment' | 'standing' | 'hit' | 'missed';
  /** Which end of the attainment comes first; null for the order of the board. */
  order: 'high' | 'low' | null;
  by: 'consultant' | 'team' | null;
  filter: { level: 'consultant' | 'team'; ids: string[]; label: string } | null;
  /** The days that were named; null for the current period of the plan. */
  span: Span | null;
}

/** What is asked of the pipeline's worth. */
export interface WorthQuery {
  weighted: boolean;
  by: 'stage' | 'consultant' | 'team' | 'client' | 'job' | null;
  filters: AskedFilter[];
}

/** What is asked of the papers of contracts. */
export interface PapersQuery {
  which: 'missing' | 'ending' | 'right_to_work';
  /** When they end; null for how they stand now. */
  period: Period | null;
  filter: { dimension: 'consultant' | 'team'; value: string; label: string } | null;
}

export type Compiled =
  | { kind: 'figure'; query: Query }
  | { kind: 'target'; query: TargetQuery }
  | { kind: 'worth'; query: WorthQuery }
  | { kind: 'papers'; query: PapersQuery };

/** A question as it was read: the query, or what of it was not understood. */
export interface Reading {
  compiled: Compiled | null;
  unsupported: string[];
  instead: string[];
  /** The query as far as it was understood, where it was not. */
  part?: Query | undefined;
  /** What could have been meant otherwise, and how to ask for that. */
  notes?: string[];
}
