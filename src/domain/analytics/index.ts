export type { Aggregate, Limit } from './aggregate.ts';
export { attributionOf } from './attribution.ts';
export { candidatesNamed } from './candidates-named.ts';
export { chartOfTable, seriesOf } from './chart.ts';
export { creditedTo } from './credited.ts';
export { DIMENSIONS, type Dimension, type Entity, isEntity } from './dimensions.ts';
export type { FactName, Sql } from './facts.ts';
export {
  AXES,
  type Axis,
  decidedShare,
  type Figure,
  isGrain,
  percentage,
  type Question,
  typical,
} from './figure.ts';
export { measure, measureWithTotal, takes } from './measure.ts';
export { isOpenEnded, type Metric, partOf, WON } from './metric.ts';
export { type MetricName, metricOf } from './metrics.ts';
export { named, namesOf, spellings, spellingsOf } from './names.ts';
export { peopleOf } from './people.ts';
export {
  bucketsOf,
  firstOf,
  GRAINS,
  type Grain,
  labelOf,
  PERIODS,
  type PeriodName,
  type Span,
  spanOf,
  startOf,
  step,
  wholeOf,
} from './period.ts';
export { type Filter, select, type When } from './query.ts';
export { type How, type Paging, type Place, recordsBehind } from './records.ts';
export {
  axisColumns,
  CURRENCY,
  date,
  hiddenColumns,
  hiddenNote,
  idColumn,
  impossibleNote,
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
  valueColumns,
} from './table.ts';
