import { isEntity, isGrain, type Limit, metricOf } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import type { Context } from '../context.ts';
import { CONVERSIONS, TIMES } from './figure-words.ts';
import { listedBy } from './forms.ts';
import { recordsTold } from './listing.ts';
import type { Outcome } from './outcome.ts';
import type { AskedFilter, Period, Query } from './query.ts';
import { isMoney, keyOf } from './run.ts';
import { amountOf, gapOf, ofNothing, saidOf, told } from './said.ts';

const spaced = (name: string): string => name.replaceAll('_', ' ');

/** The words of a period: its name, and its days where they do not follow from it. */
export function wordsFor(period: Period | null): string {
  if (period === null) return 'now';
  const { name, span } = period;
  if (name === 'all_time') return 'all time';
  if (name !== null) return `${/^(last|next)_\d/.test(name) ? 'the ' : ''}${spaced(name)}`;
  if (span.from === null) return span.to === null ? 'all time' : `until ${span.to}`;
  // What has no end is to come.
  if (span.to === null) return `from ${span.from} on`;
  if (span.from === span.to) return `on ${span.from}`;
  const year = span.from.slice(0, 4);
  if (span.from === `${year}-01-01` && span.to === `${year}-12-31`) return `calendar ${year}`;
  return `from ${span.from} to ${span.to}`;
}

/** Records of one name are said once, and as they are written. */
const labelsOf = ({ dimension, values }: AskedFilter): string[] => [
  ...new Set(values.map(({ label }) => (isEntity(dimension) ? label : spaced(label)))),
];

/** A limit, as a reading tells it. */
export function filterWords(filter: AskedFilter): string {
  const { dimension, how } = filter;
  const labels = labelsOf(filter);
  if (dimension === 'status' && how === 'none') return 'without fall-offs';
  if (dimension === 'stage' && how === 'in') return `at ${labels.join(' or ')}`;
  if (how === 'none') return `without ${spaced(dimension)} ${labels.join(' or ')}`;
  return `${spaced(dimension)} ${labels.join(how === 'all' ? ' together with ' : ' or ')}`;
}

const AGGREGATE_WORDS = { sum: 'sum of', mean: 'mean', median: 'median', max: 'highest', min: 'lowest' };
const OPS = { '>': 'more than', '>=': 'at least', '<': 'less than', '<=': 'at most' };

const RATES: ReadonlySet<string> = new Set(Object.values(CONVERSIONS));
const LENGTHS: ReadonlySet<string> = new Set(Object.values(TIMES));

/** A figure by its label, and of two steps whether it is a share or a time. */
function figureOf(name: Query['metric']): string {
  const label = metricOf(name).label.toLowerCase();
  // "Waiting for the client" alone is how many are.
  if (name === 'waiting') return `time ${label}`;
  if (!label.includes(' to ') || /rate|time/.test(label)) return label;
  return RATES.has(name) ? `${label} rate` : LENGTHS.has(name) ? `${label} time` : label;
}

const OPEN: Readonly<Record<string, string>> = { active: 'open', closed: 'closed' };

/** Whether a limit is told with the jobs that are asked for: "open jobs with no placements". */
const saidOfJobs = ({ metric, absent }: Query, { dimension, values, how }: AskedFilter): boolean =>
  (absent || metric === 'jobs') && dimension === 'status' && how === 'in' && (values[0]?.value ?? '') in OPEN;

/** What is counted at a step, as it is divided by. */
function stepOf(name: Query['metric']): string {
  return name === 'submissions' ? 'submissions' : metricOf(name).label.toLowerCase();
}

/** The unit of what bounds each row. */
const unitOf = (name: Query['metric']): string =>
  ({ days: ' days', number: ' percent' })[metricOf(name).kind as string] ?? '';

/** A bound in a sentence, with its unit. */
function boundOf({ metric: name }: Query, { op, amount }: Limit): string {
  const metric = metricOf(name);
  const share = metric.kind === 'share' ? ' percent' : unitOf(name);
  return `${OPS[op]} ${isMoney(metric) ? amount.toLocaleString('en') : amount}${share}`;
}

const ownersOf = ({ values }: AskedFilter): string => values.map(({ label }) => label).join(' or ');

/** How a question was read, in words that are read the same again: the figure, what it is limited to, the period, and how it is cut. */
export function readingOf(query: Query): string {
  const metric = metricOf(query.metric);
  const label = figureOf(query.metric);
  const what =
    query.aggregate !== null
      ? `${AGGREGATE_WORDS[query.aggregate]} ${label}`
      : isMoney(metric) && query.rows === null
        ? `${metric.kind === 'money' && metric.as === 'mean' ? 'mean' : 'sum of'} ${label}${query.fees === true ? ' (fees by the day they are recognised)' : ''}`
        : label;
  const [axis] = query.by;
  const jobs = query.filters
    .filter((one) => saidOfJobs(query, one))
    .map(({ values }) => OPEN[values[0]?.value ?? '']);
  const places =
    query.owners === undefined
      ? `each ${spaced(axis ?? '')}`
      : `which of ${ownersOf(query.owners)}'s ${spaced(axis ?? '')}s`;
  const none = `${jobs.length > 0 ? 'jobs' : places} with no ${label}`;
  const parts = [[...jobs, query.absent ? none : what].join(' ')];
  if (query.owners !== undefined && !query.absent) parts.push(`${ownersOf(query.owners)}'s clients`);
  if (query.per !== null) parts.push(`divided by ${stepOf(query.per)}`);
  if (query.rows !== null)
    parts.push(`how many of ${OPS[query.rows.op]} ${query.rows.amount}${unitOf(query.metric)}`);
  if (query.share === 'places') parts.push('the share of each');
  parts.push(...query.filters.filter((one) => !saidOfJobs(query, one)).map(filterWords));
  if (Array.isArray(query.share)) parts.push(`the share that is ${query.share.map(filterWords).join(', ')}`);
  parts.push(wordsFor(query.period));
  if (query.against !== null) parts.push(`against ${wordsFor(query.against).replace(/^from /, '')}`);
  if (query.by.length > 0 && !query.absent) parts.push(`by ${query.by.map(spaced).join(' and ')}`);
  if (query.cumulative === true) parts.push('with a running total');
  if (query.places !== null) parts.push(`those with ${OPS[query.places.op]} ${query.places.amount}`);
  if (query.rank !== null)
    parts.push(
      `the ${query.rank.order === 'high' ? 'highest' : 'lowest'}${query.rank.limit === null ? ' first' : ` ${query.rank.limit}`}`,
    );
  if (query.among !== undefined) parts.push(`of those with ${readingOf({ ...query.among, by: [] })}`);
  return `${listWords(query)}${parts.filter((part) => part !== '').join(', ')}`;
}

/** That the records are told themselves, and which of them. */
function listWords({ records }: Query): string {
  if (records === null) return '';
  if (records.order === 'high' || records.order === 'low') return 'which record has the ';
  if (records.limit === null) return 'list of ';
  const which = { newest: 'latest', oldest: 'earliest', next: 'next', high: '', low: '' }[
    records.order ?? 'newest'
  ];
  return `${which}${records.limit === 1 ? '' : ` ${records.limit}`} of `;
}

/** What a question is about: the figure, its limits and its period. */
export function aboutOf(query: Query): string {
  const { label } = metricOf(query.metric);
  const how = query.aggregate === null ? '' : ` (${query.aggregate})`;
  const whom = query.filters
    .map((filter) => {
      const names = labelsOf(filter).join(filter.how === 'all' ? ' and ' : ' or ');
      return filter.how === 'none' ? `without ${names}` : names;
    })
    .join(', ');
  const limited = query.rows === null ? '' : ` of ${boundOf(query, query.rows)}`;
  const when =
    query.period === null
      ? ' now'
      : /^(until|since|on|from)/.test(wordsFor(query.period))
        ? ` ${wordsFor(query.period)}`
        : `, ${wordsFor(query.period)}`;
  return `${label}${how}${limited}${whom === '' ? '' : ` (${whom})`}${when}`;
}

/** The answer in a sentence, with its amounts. */
export function sentence(ctx: Context, query: Query, outcome: Outcome): string {
  if (query.absent) return absent(ctx, query, outcome);
  if (query.records !== null)
    return `${aboutOf(query)}: ${recordsTold(query, outcome, ctx.account.timezone)}.`;
  const [now, then] = outcome.pair ?? [];
  if (now !== undefined && then !== undefined)
    return `${aboutOf(query)}: ${saidIn(ctx, query, now)} against ${saidIn(ctx, query, then)} (${wordsFor(query.against)}).`;
  if (query.against !== null) return `${aboutOf(query)}: ${against(ctx, query, outcome)}.`;
  return `${aboutOf(query)}: ${saidIn(ctx, query, outcome)}.`;
}

/** What a question of which nobody said the time comes to in each of the stretches it may have meant. */
export function inBoth(ctx: Context, query: Query, { pair }: Outcome): string {
  const [recent, ever] = (pair ?? []).map((one) => saidIn(ctx, query, one));
  return `${aboutOf(query)}: ${recent}. All time: ${ever}.`;
}

/** What is told of one stretch. */
function saidIn(ctx: Context, query: Query, outcome: Outcome): string {
  if (Array.isArray(query.share) && query.by.length === 0) return shares(query, outcome);
  if (query.per !== null && query.by.length === 0) {
    const [row] = outcome.rows;
    const per = metricOf(query.per).label.toLowerCase();
    return `${row?.[query.metric] ?? 0} to ${row?.[query.per] ?? 0} ${per}, ${row?.ratio ?? 'not known'} for each`;
  }
  const whole = totalOf(ctx, query, outcome.total, outcome.key);
  if (query.by.length > 0) return places(query, outcome, whole);
  return outcome.people === undefined ? whole : `${whole}, of ${outcome.people} people`;
}

function totalOf(ctx: Context, query: Query, total: readonly Row[], key: string): string {
  const metric = metricOf(query.metric);
  const sums =
    total.length === 0 && isMoney(metric) && key !== 'matching'
      ? [{ [key]: ofNothing(query, key), currency: ctx.account.currency }]
      : total;
  const own = [...sums].sort(
    (a, b) => Number(b.currency === ctx.account.currency) - Number(a.currency === ctx.account.currency),
  );
  const said = own.map((row) => saidOf(query, row, key)).join(' and ');
  return said === '' ? 'nothing to count' : said;
}

const PLURALS: Readonly<Record<string, string>> = {
  consultant: 'consultants',
  client: 'clients',
  team: 'teams',
  industry: 'industries',
  city: 'cities',
  country: 'countries',
};

/** So many of what figures are cut by. */
const manyOf = (n: number, axis: string): string =>
  `${n} ${n === 1 ? spaced(axis) : (PLURALS[axis] ?? `${spaced(axis)}s`)}`;

const MAX_NAMED = 12;

function places(query: Query, { rows, key, whose = '' }: Outcome, whole: string): string {
  const nameOf = (row: Row): string => query.by.map((axis) => `${row[axis] ?? 'none'}`).join(', ');
  if (query.tally !== null)
    return `${manyOf(rows.length, query.tally)} with ${query.places === null ? 'any' : boundOf(query, query.places)}, ${whole} in all`;
  if (query.places !== null && rows.length === 0) return `none within the bound`;
  const named = rows.filter((row) => query.by.every((axis) => row[axis] !== null));
  const [axis = ''] = query.by;
  if (query.listed) {
    const each = listedBy(query.metric) === axis ? rows : named;
    const of = each === rows ? '' : `, of ${manyOf(named.length, axis)}`;
    return each.length === 0 ? whole : `${whole}${of}: ${listOf(each.map(nameOf))}`;
  }
  if (named.length === 0) return `${whole} in all`;
  if (query.by.some(isGrain) && query.rank === null)
    return `${whole} in all, over ${named.length} ${named.length === 1 ? 'row' : 'rows'}`;
  const pair = query.filters.some(
    ({ dimension, how, values }) => dimension === query.by[0] && how === 'in' && values.length > 1,
  );
  // "Which jobs have been open more than 60 days": each of them with its own.
  if (key === 'matching' && named.every((row) => typeof row[query.metric] === 'number'))
    return `${whole} in all: ${listOf(named.map((row) => `${nameOf(row)} with ${row[query.metric]} days`))}`;
  const none = named.every((row) => row[key] === 0);
  if (
    none &&
    !pair &&
    query.places === null &&
    query.by.length === 1 &&
    query.share === null &&
    query.rank?.order !== 'low'
  )
    // Of days or a share nought is a value and not none.
    return metricOf(query.metric).kind === 'count'
      ? `${whole} in all, so none for any of ${manyOf(named.length, axis)}`
      : `${whole} in all, the same for each of ${manyOf(named.length, axis)}`;
  const listed =
    pair || query.places !== null || query.rank?.limit != null
      ? named.slice(0, MAX_NAMED).map((row) => [row])
      : firsts(named, key);
  const told = listed
    .map((tied) => `${listOf(tied.map(nameOf))} with ${saidOf(query, tied[0] ?? {}, key)}`)
    .join('; ');
  if (query.places !== null)
    return `${manyOf(named.length, axis)}${whose} with ${boundOf(query, query.places)}: ${told}`;
  const apart = pair && query.by.length === 1 && query.share === null ? apartOf(query, named, key) : '';
  const lead = query.rank?.order === 'low' ? 'lowest' : 'highest';
  return `${query.share === 'places' ? '' : `${whole} in all; `}the ${lead} ${listed.flat().length === 1 ? 'is' : 'are'} ${told}${apart}`;
}

/** How far two are apart, in each currency of both. */
function apartOf(query: Query, rows: readonly Row[], key: string): string {
  if (new Set(rows.map((row) => row[query.by[0] ?? ''])).size !== 2) return '';
  // Who has no row has billed nothing; a mean of nothing is not known.
  const none = ['count', 'billings'].includes(metricOf(query.metric).kind) ? 0 : null;
  return [...new Set(rows.map(({ currency }) => currency ?? null))]
    .flatMap((currency) => {
      const own = rows.filter((row) => (row.currency ?? null) === currency);
      const [one, other = none] = own.map((row) => row[key]);
      if (typeof one !== 'number' || typeof other !== 'number') return [];
      return [`; ${gapOf(query, Math.round(Math.abs(one - other) * 1000) / 1000, currency)} apart`];
    })
    .join('');
}

/** So many names as a sentence holds, and how many more there are. */
function listOf(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return `${names.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The first row of each currency, each with those that are tied with it. */
function firsts(rows: readonly Row[], key: string): Row[][] {
  const byCurrency = new Map<unknown, Row[]>();
  for (const row of rows) {
    const known = byCurrency.get(row.currency ?? null);
    if (known === undefined) byCurrency.set(row.currency ?? null, [row]);
    else if (known[0]?.[key] === row[key]) known.push(row);
  }
  return [...byCurrency.values()];
}

/** That there is none of the places that are asked about: "You own no open job". */
function noPlaces({ user }: Context, query: Query, axis: string, whose: string): string {
  const said = query.filters.filter((one) => saidOfJobs(query, one));
  const what = [...said.map(({ values }) => OPEN[values[0]?.value ?? '']), spaced(axis)].join(' ');
  const limits = query.filters.filter((one) => !said.includes(one));
  if (query.owners?.values.every(({ value }) => value === user?.id) === true) return `You own no ${what}.`;
  if (query.owners !== undefined) return `There is no ${what}${whose}, and so none without.`;
  const [own] = limits;
  const mine = own?.dimension === 'consultant' && own.values.every(({ value }) => value === user?.id);
  if (limits.length === 1 && mine && (axis === 'job' || axis === 'client')) return `You own no ${what}.`;
  const whom = limits.map(filterWords).join(', ');
  return `There is no ${what}${whose}${whom === '' ? '' : ` (${whom})`}, and so none without.`;
}

function absent(ctx: Context, query: Query, { rows, total, whose = '' }: Outcome): string {
  const { by, metric } = query;
  const [axis = 'consultant'] = by;
  const all = Number(total[0]?.places ?? 0);
  if (all === 0) return noPlaces(ctx, query, axis, whose);
  const names = rows.map((row) => String(row[axis]));
  const label = metricOf(metric).label.toLowerCase();
  const base = total[0]?.of;
  const able =
    typeof base === 'string' ? ` with ${metricOf(base as Query['metric']).label.toLowerCase()}` : '';
  return `No ${label}: ${rows.length} of ${manyOf(all, axis)}${whose}${able}${names.length === 0 ? '' : `: ${listOf(names)}`}.`;
}

function shares(query: Query, { rows, total, key }: Outcome): string {
  const own = keyOf(query.metric);
  const metric = metricOf(query.metric);
  const part = Array.isArray(query.share)
    ? query.share
        .map((filter) => `${filter.how === 'none' ? 'without ' : ''}${labelsOf(filter).join(' or ')}`)
        .join(', ')
    : '';
  const told = rows.map((row) => {
    const whole = total.find(({ currency }) => currency === row.currency) ?? total[0];
    if (row[key] === null) return 'not known, as there is nothing to take a share of';
    return `${row[key]}% ${part}, ${amountOf(metric, row[own], row.currency)} of ${amountOf(metric, whole?.[own], row.currency)}`;
  });
  return told.length === 0 ? 'nothing to take a share of' : told.join('; ');
}

function against(ctx: Context, query: Query, { total, before, key }: Outcome): string {
  const metric = metricOf(query.metric);
  const currencies = [...new Set([...total, ...before].map(({ currency }) => currency ?? null))];
  currencies.sort((a, b) => Number(b === ctx.account.currency) - Number(a === ctx.account.currency));
  const list = currencies.length === 0 ? [isMoney(metric) ? ctx.account.currency : null] : currencies;
  return list
    .map((currency) => {
      const [one, other] = [total, before].map((rows) =>
        rows.find((row) => (row.currency ?? null) === currency),
      );
      const own = (row: Row | undefined): number | null => {
        const cell = row?.[key];
        return typeof cell === 'number' ? cell : ofNothing(query, key);
      };
      const said = (row: Row | undefined): string => {
        const value = own(row);
        if (value === null) return 'nothing to count';
        // Of a share, how many it is of and how many are still open.
        return metric.kind === 'share' && row !== undefined
          ? saidOf(query, row, key)
          : told(query, value, currency);
      };
      const [now, then] = [own(one), own(other)];
      const [here, there] = [said(one), said(other)];
      return `${here} against ${there} (${wordsFor(query.against)})${differenceOf(query, now, then, currency)}`;
    })
    .join('; ');
}

/** How far one figure is from an earlier one; of what is not known, no difference is told. */
function differenceOf(
  query: Query,
  now: number | null,
  then: number | null,
  currency: Row[string] | undefined,
): string {
  if (now === null || then === null) return '';
  const difference = Math.round((now - then) * 100) / 100;
  if (difference === 0) return ': no difference';
  const percent =
    then === 0
      ? ''
      : `, ${Math.abs(Math.round((1000 * difference) / then) / 10)}% ${difference > 0 ? 'up' : 'down'}`;
  const share = metricOf(query.metric).kind === 'share';
  return `: ${gapOf(query, Math.abs(difference), currency)} ${difference > 0 ? 'more' : 'less'}${share ? '' : percent}`;
}
