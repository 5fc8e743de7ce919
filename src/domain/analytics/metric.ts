import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { FactName, Join, Sql } from './facts.ts';
import type { When } from './query.ts';

interface Common {
  label: string;
  /** What is counted and by which date, in a sentence. */
  definition: string;
  fact: FactName;
  /** Null for how things stand now. */
  when: When | null;
  where?: Sql | ((ctx: Context) => Sql);
  /** Joins that the times or amounts need. */
  needs?: readonly Join[];
}

/** Rows, or different values of a column. */
export interface Count extends Common {
  kind: 'count';
  of?: Sql;
  /** Whether each of what is counted stands at one value of every dimension, so that they add up. */
  adds?: true;
}

/** How many of the rows meet a condition, as a percentage of them. */
interface Share extends Common {
  kind: 'share';
  hit: Sql | ((account: string, few: boolean) => Sql);
  /** What makes a row that has not hit still open: it may yet. Without it each row is decided. */
  undecided?: Sql;
  /** What the rows and the hits are called. */
  whole: string;
  part: string;
}

/** Days from one time to another. */
interface Days extends Common {
  lacks?: Lacks;
  kind: 'days';
  from: When;
  to: When | 'now';
}

/** Rows that a figure leaves out for lack of a value: which, and why, as in "left out: no salary told". */
interface Lacks {
  where: Sql;
  said: string;
}

/** Amounts of money, by currency. */
interface Money extends Common {
  lacks?: Lacks;
  kind: 'money';
  amount: Sql;
  /** The share in percent that counts; all of it where there is none. */
  percent?: Sql;
  currency: Sql;
  /** Whether the sum or the mean is meant. */
  as: 'sum' | 'mean';
  /** The key of its column, which says whose scope it takes to see it. */
  column: MoneyColumn;
}

/** A plain number of each row, told by its mean: percent, or how many there are. */
interface Numbers extends Common {
  lacks?: Lacks;
  kind: 'number';
  amount: Sql;
  unit: 'percent' | null;
  column: NumberColumn;
}

/** What is recognised by the quota plan, from its own module. */
interface Billings extends Common {
  kind: 'billings';
  column: MoneyColumn;
}

export type MoneyColumn =
  | 'billings'
  | 'forecast'
  | 'fees'
  | 'fee'
  | 'salary'
  | 'expected_gp'
  | 'covered_fees';
type NumberColumn = 'charged_percent' | 'applications_per_job' | 'submissions_per_job';

export type Metric = Count | Share | Days | Money | Numbers | Billings;

/** That a row hits. @param few whether each row is looked at by itself, as there are few */
export const hitOf = ({ hit }: Share, account: string, few: boolean): Sql =>
  typeof hit === 'function' ? hit(account, few) : hit;

/** That a row is still open: it has not hit, and may yet. Null where each row is decided. */
export const stillOpen = (metric: Share, account: string, few: boolean): Sql | null =>
  metric.undecided === undefined
    ? null
    : sql`(${metric.undecided} and (${hitOf(metric, account, few)}) is not true)`;

/** Whether rows of a share may still be open. */
export const isOpenEnded = (metric: Metric): metric is Share & { undecided: Sql } =>
  metric.kind === 'share' && metric.undecided !== undefined;

/** The rows of a share that are still open, counted, or the share of those alone that are decided. */
export function partOf(metric: Share, part: 'open' | 'decided'): Metric {
  const where = (ctx: Context): Sql => {
    const own = typeof metric.where === 'function' ? metric.where(ctx) : metric.where;
    const open = stillOpen(metric, ctx.account.id, true) ?? sql`1 = 0`;
    const which = part === 'open' ? open : sql`${open} is not true`;
    return own === undefined ? which : sql`${own} and ${which}`;
  };
  const { fact, when, needs, label, definition } = metric;
  const common = { fact, when, where, ...(needs === undefined ? {} : { needs }) };
  if (part === 'open')
    return {
      ...common,
      kind: 'count',
      label: `${label}: still open`,
      definition: `${definition} Of those, the ones that are still open.`,
    };
  const { undecided: _, ...decided } = metric;
  return {
    ...decided,
    where,
    label: `${label}: of those decided`,
    definition: `${definition} Those that are still open are left out.`,
  };
}

/** A column that holds an instant; every record has the one at which it was made. */
export const instant = (name: string): When => ({
  sql: sql.ref(name),
  kind: 'instant',
  given: name.endsWith('.created_at'),
});
/** A column that holds a day. */
export const day = (name: string): When => ({ sql: sql.ref(name), kind: 'day' });

/** The day a fee was won: that of the offer, or the day it was logged where no offer is dated. */
export const WON: When = { sql: sql`coalesce(p.offer_date, substr(p.created_at, 1, 10))`, kind: 'day' };

/** When a job was opened: as it was told, or when it was entered. */
export const OPENED: When = { sql: sql`coalesce(j.opened_at, j.created_at)`, kind: 'instant' };
