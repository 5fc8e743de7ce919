import { type MetricName, metricOf } from '../analytics/index.ts';
import { did, type Found } from './cover.ts';
import { FILLER } from './lexicon.ts';
import type { AskedFilter } from './query.ts';
import type { Bound } from './structure.ts';
import type { Tokens } from './tokens.ts';

/**
 * Which jobs a question about jobs without something means: open, closed, filled.
 * @param edge where it says what they are without, or how many of it: "open jobs with no live applications" says both
 */
export function statusIn(tokens: Tokens, edge: number | undefined, unsupported: string[]): AskedFilter[] {
  const status = (value: string): AskedFilter[] => [
    { dimension: 'status', values: [{ value, label: value }], how: 'in' },
  ];
  if (tokens.has('opened') || did(tokens)) unsupported.push('jobs opened at a time, without something');
  for (const [lemma, value] of [
    ['open', 'active'],
    ['close', 'closed'],
  ] as const) {
    const at = tokens.find([lemma]);
    if (at < 0 || (edge !== undefined && at > edge)) continue;
    for (let on = at; on >= 0 && (edge === undefined || on < edge); on = tokens.find([lemma], on + 1))
      tokens.take(on);
    return status(value);
  }
  return [];
}

/** How a bound applies: to the value of each row, or to the figure of each place. */
export function boundOf(
  tokens: Tokens,
  bound: Bound | null,
  metric: MetricName,
  found: Found,
): { metric?: MetricName; rows?: true; places?: true } | null {
  if (bound === null) return null;
  if (bound.unit === 'day')
    return DAYS_OF[metric] === undefined || (metric === 'placements' && !tokens.says(...TAKES))
      ? null
      : { metric: DAYS_OF[metric], rows: true };
  // "Perms below 20 percent" says what the fee is reckoned by; of a person it may be their part.
  const ofPerson = tokens.mentions().some((at) => tokens.at(at)?.mention?.dimension === 'consultant');
  const named = tokens.has(...NOUNS.map(([lemma]) => lemma));
  if (bound.unit === 'percent' && metric === 'placements' && !named && !ofPerson)
    return { metric: 'fee_percent', rows: true };
  const { kind } = metricOf(metric);
  const noun = NOUNS.find(([lemma]) => tokens.has(lemma));
  if (noun !== undefined && ['placements', 'fee', 'salary', 'fees'].includes(metric)) {
    tokens.takeAll(noun[0]);
    tokens.takeAll('worth');
    return { metric: noun[1], rows: true };
  }
  if (['fee', 'salary', 'fee_percent'].includes(metric) && found.lemmas.length > 0) return { rows: true };
  if (metric === 'billings' && found.lemmas.includes('fee') && !found.lemmas.includes('bill'))
    return { metric: 'fee', rows: true };
  if (boundsOther(tokens, bound, kind === 'billings')) return null;
  if (kind === 'count' || kind === 'billings' || kind === 'share') return { places: true };
  return null;
}

/** "The lowest billing client with at least 1 placement": the bound is of another figure than the one asked for. */
function boundsOther(tokens: Tokens, bound: Bound, amounts: boolean): boolean {
  const all = tokens.all
    .slice(bound.end + 1)
    .filter(({ kind, word }) => kind === 'word' && !FILLER.has(word));
  const [one, two] = all.map(({ lemma }) => lemma);
  if (one === undefined) return false;
  return amounts ? COUNTED.has(one) && !AMOUNTS.has(two ?? '') : AMOUNTS.has(one);
}

const COUNTED: ReadonlySet<string> = new Set(
  'place hire submit interview offer apply job fill start'.split(' '),
);
const AMOUNTS: ReadonlySet<string> = new Set('bill fee money earn'.split(' '));

const NOUNS: readonly [string, MetricName][] = [
  ['salary', 'salary'],
  ['feepercent', 'fee_percent'],
  ['fee', 'fee'],
  ['worth', 'fee'],
];

/** "Placements that took more than 30 days"; those "for more than 30 days" are other ones. */
const TAKES = ['take', 'took', 'taken', 'taking'];

const DAYS_OF: Partial<Record<MetricName, MetricName>> = {
  open_jobs: 'job_age',
  job_age: 'job_age',
  jobs_filled: 'time_to_fill',
  time_to_fill: 'time_to_fill',
  placements: 'time_to_fill',
  live_applications: 'stage_age',
  stage_time: 'stage_age',
  stage_age: 'stage_age',
  awaiting: 'waiting',
  waiting: 'waiting',
};
