import { roundMoney } from '#src/lib/money.ts';
import { isGrain, type Run } from '../analytics/index.ts';
import type { Column, Row } from '../analytics/schema.ts';
import { expectedIn, type Valued, valuedOf } from '../reports/index.ts';

/** The live applications behind a row of the weighted pipeline or of its forecast. */
export interface ValuedRecords {
  how: 'count' | 'sum';
  columns: Column[];
  rows: Row[];
}

const text = (key: string, label: string): Column => ({ key, label, type: 'text', unit: null });
const money = (key: string, label: string): Column => ({ key, label, type: 'money', unit: 'currency' });

const COLUMNS: readonly Column[] = [
  text('record', 'Record'),
  { key: 'record_id', label: 'Record id', type: 'id', unit: null },
  text('candidate', 'Candidate'),
  text('job', 'Job'),
  text('client', 'Client'),
  text('consultant', 'Consultant'),
  text('stage', 'Stage'),
  { key: 'odds', label: 'Odds of a placement', type: 'number', unit: 'percent' },
  money('expected_fee', 'Its part if the job is filled'),
  money('weighted_fee', 'Weighted fee'),
  text('currency', 'Currency'),
];

/** @param row the row that is opened; null for the total of its currency */
export async function valuedRecords(
  run: Run,
  forecast: boolean,
  column: string,
  row: Row,
  total: boolean,
): Promise<ValuedRecords> {
  const axis = run.axis ?? (forecast ? 'month' : 'stage');
  const found: (Valued & { starts?: string; at?: string | null })[] = forecast
    ? (await expectedIn(run)).applications
    : (await valuedOf(run, isGrain(axis) ? null : axis)).applications;
  const cell =
    row[
      axis === 'consultant' || axis === 'team' || axis === 'client' || axis === 'job' ? `${axis}_id` : axis
    ] ?? null;
  const rows = found.filter((one) => {
    if (!total && (forecast ? one.at : one.place) !== cell) return false;
    if (one.currency !== row.currency) return false;
    if (column === 'unpriced') return one.fee === null;
    return column === 'priced' || column.endsWith('_fee') ? one.fee !== null : true;
  });
  const shown = rows.map((one): Row => {
    const record: Row = { record: 'application', record_id: one.id };
    if (one.starts !== undefined) record.counted_on = one.starts;
    return Object.assign(record, {
      candidate: one.candidate,
      job: one.title,
      client: one.client,
      consultant: one.consultant,
      stage: one.stage,
      odds: one.odds,
      expected_fee: one.expected === null ? null : roundMoney(one.expected, one.currency),
      weighted_fee: one.weighted === null ? null : roundMoney(one.weighted, one.currency),
      currency: one.currency,
    });
  });
  const starts: Column = { key: 'counted_on', label: 'Expected to start', type: 'date', unit: null };
  const columns = forecast ? [...COLUMNS.slice(0, 2), starts, ...COLUMNS.slice(2)] : [...COLUMNS];
  return { how: column.endsWith('_fee') ? 'sum' : 'count', columns, rows: shown };
}
