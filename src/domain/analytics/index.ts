export { askAnalytics } from './ask/index.ts';
export { type Dimension, type FactName, isEntity, type Sql } from './facts.ts';
export { AXES, type Axis, percentage, typical } from './measure.ts';
export { WON } from './metric.ts';
export { type MetricName, metricOf } from './metrics.ts';
export { namesOf, spellings } from './names.ts';
export { type PeriodName, type Span, spanOf } from './period.ts';
export { type Filter, select, type When } from './query.ts';
export {
  axisColumns,
  CURRENCY,
  date,
  hiddenColumns,
  hiddenNote,
  idColumn,
  integer,
  labelled,
  money,
  number,
  ordered,
  type Run,
  scopeNote,
  type Table,
  tableOf,
  text,
} from './table.ts';
