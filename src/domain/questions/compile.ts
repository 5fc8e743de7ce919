import {
  type Aggregate,
  type Axis,
  type Dimension,
  type Grain,
  type MetricName,
  metricOf,
  type Span,
  spanOf,
  startOf,
  step,
  takes,
  wholeOf,
} from '../analytics/index.ts';
import type { Context } from '../context.ts';
import { limitsAbsent } from './absent.ts';
import { cover, type Found } from './cover.ts';
import type { Mention } from './entities.ts';
import { LESS_IS_BETTER, RANKS } from './lexicon.ts';
import type { AskedFilter, Period, Query, Rank, Reading } from './query.ts';
import { axesIn, type Bound, boundIn, dimensionOf, grainIn, rankIn } from './structure.ts';
import { targetIn, worthIn } from './targets.ts';
import { numberOf, type Tokens } from './tokens.ts';
import { type Named, spanOfNamed } from './when.ts';

interface Asked {
  ctx: Context;
  tokens: Tokens;
  periods: readonly Named[];
  ahead: boolean;
}

const AMOUNTS: Readonly<Record<string, Aggregate>> = { mean: 'mean', median: 'median' };

/** Makes a query of a question's tokens; what finds no place in it is named. */
export function compile({ ctx, tokens, periods, ahead }: Asked): Reading {
  const unsupported: string[] = [];
  const instead: string[] = [];
  const none = (): Reading => ({ compiled: null, unsupported, instead });
  const past =
    PAST.some((word) => tokens.says(word)) ||
    tokens.all.some(({ written }) => /^(fell|fallen)\b/i.test(written));
  const ever = tokens.says('ever', 'never');
  takeSaid(tokens, 'ever');

  takeNouns(tokens);
  takeLeads(tokens);
  const target = targetIn(ctx, tokens, periods);
  if (target !== null) return target;

  const excluded = exclusionsIn(tokens);
  const together = togetherIn(tokens);
  const bound = boundIn(tokens);
  const versus = comparisonIn(tokens, periods);
  const grain = grainIn(tokens);
  const perStep = perIn(tokens);
  let axes: Axis[] = perStep === 'job' ? [] : axesIn(tokens);
  const worth = worthIn(tokens, filtersOf(tokens, excluded, false), axes);
  if (worth !== null) return worth;
  const rank = rankIn(tokens);
  const nonzero = tokens.takeAll('nonzero');
  let aggregate: Aggregate | null = null;
  for (const [lemma, how] of Object.entries(AMOUNTS)) if (tokens.takeAll(lemma)) aggregate = how;
  const denied = tokens.find(['not']);
  const head = headIn(tokens, denied, bound);
  if (denied >= 0) tokens.take(denied);
  const statuses = head === 'job' ? statusIn(tokens, unsupported) : [];

  const dimensions = new Set(tokens.mentions().map((at) => tokens.at(at)?.mention?.dimension));
  const found = cover(tokens, {
    dated: periods.length > 0,
    stage: dimensions.has('stage'),
    source: dimensions.has('source'),
    status: dimensions.has('status') || axes.includes('status'),
    byStage: axes.includes('stage'),
    job: dimensions.has('job'),
    type: dimensions.has('type'),
    days: bound?.unit === 'day',
    perStep,
    ahead,
    future: periods.some((one) => (spanOfNamed(one, ctx.today).from ?? '') > ctx.today),
    told: tokens.says('did') || tokens.says('have', 'has'),
    head,
  });
  if (found === null) {
    unsupported.push(...leftover(tokens));
    return none();
  }
  let { metric } = found;
  const { per, unread } = found;
  unsupported.push(...unread);
  if (head !== null && !axes.includes(head)) axes = [head, ...axes];
  if (grain !== null) axes.push(grain);
  axes = [...new Set(axes)];

  // The fee, salary or percent of each placement, where one value of several is asked for.
  if (aggregate !== null || (rank !== null && axes.length === 0))
    metric = OF_EACH[found.metric]?.(found) ?? metric;
  const rowBound = boundOf(tokens, bound, metric, found);
  if (rowBound?.metric !== undefined) metric = rowBound.metric;
  const shared = shareIn(tokens, axes);
  if (shared === 'unclear') unsupported.push('share of two things');

  const filters = [
    ...statuses,
    ...filtersOf(tokens, excluded, together).map((filter) => fitted(filter, metric)),
  ];
  const query: Query = {
    metric,
    aggregate,
    by: axes,
    filters: [],
    period: null,
    against: null,
    rank: null,
    rows: rowBound?.rows === true && bound !== null ? bound : null,
    places: rowBound?.places === true && bound !== null ? bound : null,
    absent: denied >= 0,
    tally: found.tally,
    share: null,
    per,
  };
  if (found.tally !== null && !query.by.includes(found.tally)) query.by = [found.tally, ...query.by];
  if (rowBound === null && bound !== null) unsupported.push(bound.said);
  const kept = filters.filter(
    ({ dimension, values, how }) => !(IMPLIED[metric] === `${dimension} ${values[0]?.value}` && how === 'in'),
  );
  if (Array.isArray(shared)) {
    const part = shared.map((at) => at);
    const partOf = (one: AskedFilter): boolean =>
      part.some((at) => same(tokens.at(at)?.mention ?? null, one, metric));
    query.share = kept.filter(partOf);
    query.filters = merged(kept.filter((one) => !partOf(one)));
    if (query.share.length === 0) query.share = null;
    if (query.share === null && axes.length === 0) unsupported.push('share');
  } else {
    query.filters = merged(kept);
    if (shared === 'places') query.share = 'places';
  }
  rankFor(query, rank, nonzero, unsupported);
  if (query.aggregate !== null && !AGGREGATED.has(metricOf(metric).kind)) unsupported.push(aggregate ?? '');
  periodsFor({ ctx, query, periods, versus, past, ever, ahead, found }, unsupported, instead);
  if (versus.pair !== null && !query.by.includes(versus.pair)) query.by = [versus.pair, ...query.by];
  if (query.by.length > 2) unsupported.push('more than two groupings');
  if (query.absent && (query.by.length !== 1 || !ABSENT.has(query.by[0] ?? ''))) unsupported.push('not');
  misfits(query, unsupported, instead);
  unsupported.push(...leftover(tokens));
  if (unsupported.length > 0) return none();
  return { compiled: { kind: 'figure', query }, unsupported, instead };
}

const PAST = [
  'did',
  'had',
  'was',
  'were',
  'made',
  'fell',
  'never',
  'ever',
  'has',
  'won',
  'been',
  'billed',
  'placed',
  'have',
];
const AGGREGATED: ReadonlySet<string> = new Set(['money', 'days', 'number']);
const ABSENT: ReadonlySet<string> = new Set(['consultant', 'team', 'client', 'job']);

const IMPLIED: Partial<Record<MetricName, string>> = {
  contract_endings: 'placement_type contract',
  contract_profit: 'placement_type contract',
};

/** Fees as a sum are billings; one of them, or their mean, is of placements. */
const OF_EACH: Partial<Record<MetricName, (found: Found) => MetricName | null>> = {
  billings: ({ lemmas }) => (lemmas.includes('fee') ? 'fee' : null),
  fees: ({ lemmas }) => (lemmas.includes('fee') ? 'fee' : null),
  placements: () => 'fee',
};

function takeSaid(tokens: Tokens, word: string): void {
  tokens.all.forEach((token, at) => {
    if (token.kind === 'word' && token.word === word) tokens.take(at);
  });
}

/** "Over the last three months", "across 2025": what leads to a period. */
function takeLeads(tokens: Tokens): void {
  tokens.all.forEach(({ kind }, at) => {
    if (kind !== 'period') return;
    let back = at - 1;
    while (tokens.isFiller(back)) back -= 1;
    if (['over', 'across', 'within', 'through', 'throughout', 'calendar'].includes(tokens.word(back)))
      tokens.take(back);
  });
}

/** "The Technology team", "the software industry": the noun after a name says what it is a name of. */
function takeNouns(tokens: Tokens): void {
  for (const at of tokens.mentions()) {
    const dimension = tokens.at(at)?.mention?.dimension;
    const nouns = NOUNS_OF[dimension ?? ''] ?? [];
    if (
      dimension === 'industry' &&
      tokens.word(at - 1) === 'in' &&
      tokens.word(at - 2) === 'client' &&
      tokens.all.length > 3 &&
      tokens.has('place', 'hire', 'bill', 'fee')
    )
      tokens.take(at - 2);
    if (nouns.includes(tokens.word(at + 1))) tokens.take(at + 1);
    if (
      nouns.includes(tokens.word(at - 1)) &&
      tokens.word(at - 2) !== 'by' &&
      tokens.word(at - 2) !== 'which'
    )
      tokens.take(at - 1);
  }
}

const NOUNS_OF: Readonly<Record<string, readonly string[]>> = {
  team: ['team', 'desk', 'division', 'department'],
  industry: ['industry', 'sector', 'space', 'client'],
  client: ['account', 'client'],
  job: ['job', 'role', 'position', 'vacancy'],
  consultant: ['consultant', 'recruiter'],
  currency: ['currency'],
  stage: ['stage'],
  source: ['source', 'channel'],
};

/** Which mentions are left out: those after excluding, except, without or not, and what is listed with them. */
function exclusionsIn(tokens: Tokens): ReadonlySet<number> {
  const out = new Set<number>();
  for (let at = 0; at < tokens.all.length; at += 1) {
    const lemma = tokens.lemma(at);
    if (lemma !== 'leave' && lemma !== 'not') continue;
    let on = tokens.next(at);
    if (tokens.lemma(on) === 'only') continue;
    if (tokens.at(on)?.kind !== 'mention') continue;
    // "Not a contract" is said of the figure; a noun of it may follow.
    while (tokens.at(on)?.kind === 'mention' || tokens.isFiller(on) || LISTED.has(tokens.lemma(on))) {
      if (tokens.at(on)?.kind === 'mention') out.add(on);
      else if (!['and', 'or', 'nor', 'the', 'a', 'any'].includes(tokens.word(on))) break;
      on += 1;
    }
    tokens.take(at);
  }
  return out;
}

const LISTED: ReadonlySet<string> = new Set(['and', 'or', 'nor']);

/** "Sam and Priya share": both of one row. */
function togetherIn(tokens: Tokens): boolean {
  const people = tokens.mentions().filter((at) => tokens.at(at)?.mention?.dimension === 'consultant');
  if (people.length !== 2) return false;
  const last = people[1] ?? 0;
  for (let at = 0; at < tokens.all.length; at += 1) {
    const word = tokens.word(at);
    const verb = ['share', 'shared', 'split'].includes(word) && at > last && tokens.word(at + 1) !== 'of';
    if (!verb && !['jointly', 'together', 'both'].includes(word)) continue;
    tokens.take(at);
    tokens.takeAll('together');
    return true;
  }
  return false;
}

interface Comparison {
  /** Whether two stretches are held against each other. */
  periods: boolean;
  /** The dimension of which two values are. */
  pair: Dimension | null;
}

/** Versus, compared with, more than last year, the difference between: what is held against what. */
function comparisonIn(tokens: Tokens, periods: readonly Named[]): Comparison {
  const cue = tokens.find(['versus', 'than', 'differ']);
  if (cue < 0) return { periods: false, pair: null };
  const of = tokens.mentions().map((at) => tokens.at(at)?.mention?.dimension ?? null);
  const kinds = [...new Set(of)];
  const pair = kinds.find((one) => one !== null && of.filter((other) => other === one).length > 1) ?? null;
  if (pair !== null && periods.length < 2 && tokens.lemma(cue) !== 'than') {
    tokens.takeAll('versus', 'differ');
    takeSaid(tokens, 'between');
    return { periods: false, pair: pair === 'type' ? 'placement_type' : pair };
  }
  const periodAfter = tokens.all.findIndex(({ kind }, at) => kind === 'period' && at > cue);
  if (periods.length >= 2 || (periods.length === 1 && periodAfter >= 0 && tokens.lemma(cue) !== 'differ')) {
    tokens.takeAll('versus', 'than', 'more', 'less', 'differ');
    for (const word of ['higher', 'better', 'worse', 'up', 'down', 'lower', 'between'])
      takeSaid(tokens, word);
    return { periods: true, pair: null };
  }
  return { periods: false, pair: null };
}

const EVENTS = new Set(['place', 'hire', 'offer', 'interview', 'submit']);

/** "Interviews per placement", "applications per job": what one thing is divided by. */
function perIn(tokens: Tokens): string | null {
  for (let at = 0; at < tokens.all.length; at += 1) {
    if (
      !['per', 'every', 'each'].includes(tokens.word(at)) &&
      !(tokens.word(at) === 'for' && tokens.lemma(at + 1) === 'every')
    )
      continue;
    const on = tokens.word(at + 1) === 'each' || tokens.word(at + 1) === 'every' ? at + 2 : at + 1;
    const lemma = tokens.lemma(on);
    if (lemma === 'job' && tokens.has('mean') && tokens.has('apply', 'submit')) {
      tokens.take(at, on - at);
      return 'job';
    }
    if (!EVENTS.has(lemma)) continue;
    tokens.take(at, on - at + 1);
    return lemma === 'hire' ? 'place' : lemma;
  }
  return null;
}

/** The noun that a question without or with a bound is about: "clients with no placements", "consultants with over 3". */
function headIn(tokens: Tokens, denied: number, bound: Bound | null): Dimension | null {
  const edge = denied >= 0 ? denied : bound !== null && bound.unit === null ? bound.at : -1;
  if (edge < 0) return null;
  for (let at = 0; at < edge; at += 1) {
    const word = tokens.word(at);
    const dimension = word === 'people' ? 'consultant' : dimensionOf(word);
    if (dimension === null || !ABSENT.has(dimension)) continue;
    if (dimension === 'job') {
      // "Open jobs with no candidates": which jobs is said beside.
      tokens.take(at);
      return dimension;
    }
    tokens.take(at);
    return dimension;
  }
  return null;
}

/** Which jobs a question about jobs without something means: open, closed, filled. */
function statusIn(tokens: Tokens, unsupported: string[]): AskedFilter[] {
  const status = (value: string): AskedFilter[] => [
    { dimension: 'status', values: [{ value, label: value }], how: 'in' },
  ];
  if (tokens.has('opened')) unsupported.push('jobs opened at a time, without something');
  if (tokens.takeAll('open')) return status('active');
  if (tokens.takeAll('close')) return status('closed');
  return [];
}

/** How a bound applies: to the value of each row, or to the figure of each place. */
function boundOf(
  tokens: Tokens,
  bound: Bound | null,
  metric: MetricName,
  found: Found,
): { metric?: MetricName; rows?: true; places?: true } | null {
  if (bound === null) return null;
  if (bound.unit === 'day')
    return DAYS_OF[metric] === undefined ? null : { metric: DAYS_OF[metric], rows: true };
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
  if (kind === 'count' || kind === 'billings' || kind === 'share') return { places: true };
  return null;
}

const NOUNS: readonly [string, MetricName][] = [
  ['salary', 'salary'],
  ['feepercent', 'fee_percent'],
  ['fee', 'fee'],
  ['worth', 'fee'],
];

const DAYS_OF: Partial<Record<MetricName, MetricName>> = {
  open_jobs: 'job_age',
  job_age: 'job_age',
  jobs_filled: 'time_to_fill',
  time_to_fill: 'time_to_fill',
  placements: 'time_to_fill',
  live_applications: 'stage_age',
  stage_time: 'stage_age',
  awaiting: 'waiting',
  waiting: 'waiting',
};

/** Which mentions are the part of a share; all of it by places; or null where no share is asked for. */
function shareIn(tokens: Tokens, axes: readonly Axis[]): number[] | 'places' | 'unclear' | null {
  const at = tokens.find(['share']);
  if (at < 0) return null;
  tokens.takeAll('share');
  const all = tokens.mentions().filter((on) => tokens.at(on)?.mention?.dimension !== 'currency');
  if (all.length === 0) return axes.length > 0 ? 'places' : [];
  if (all.length === 1) return all;
  // "Of Sam's placements, those that were contract": what stands before the verb is the whole.
  const verb = tokens.all.findLastIndex(
    ({ kind, word }, on) => kind === 'word' && on > at && SPLITS.has(word) && all.some((one) => one > on),
  );
  const after = all.filter((one) => one > verb && verb >= 0);
  return after.length > 0 && after.length < all.length ? after : 'unclear';
}

const SPLITS: ReadonlySet<string> = new Set([
  'were',
  'was',
  'are',
  'is',
  'came',
  'come',
  'went',
  'made',
  'by',
  'from',
  'that',
]);

function filtersOf(
  tokens: Tokens,
  excluded: ReadonlySet<number>,
  together: boolean,
): (AskedFilter & { type: boolean })[] {
  return tokens.mentions().flatMap((at) => {
    const mention = tokens.at(at)?.mention ?? null;
    if (mention === null) return [];
    const type = mention.dimension === 'type';
    const how = excluded.has(at) ? 'none' : together && mention.dimension === 'consultant' ? 'all' : 'in';
    const dimension: Dimension = mention.dimension === 'type' ? 'placement_type' : mention.dimension;
    return [{ dimension, values: [...mention.values], how, type }];
  });
}

const JOBWISE = { contract: ['contract'], permanent: ['full_time', 'part_time'] };

/** Contract and permanent are said of placements, and of jobs by their employment type. */
function fitted(
  { dimension, values, how, type }: AskedFilter & { type: boolean },
  metric: MetricName,
): AskedFilter {
  if (!type || takes(metricOf(metric), 'placement_type')) return { dimension, values, how };
  const [only] = values;
  const own = only?.value === 'contract' ? JOBWISE.contract : JOBWISE.permanent;
  return { dimension: 'employment_type', values: own.map((value) => ({ value, label: value })), how };
}

const same = (mention: Mention | null, { dimension, values }: AskedFilter, metric: MetricName): boolean =>
  mention !== null &&
  (mention.dimension === dimension ||
    (mention.dimension === 'type' && ['placement_type', 'employment_type'].includes(dimension))) &&
  (mention.dimension === 'type'
    ? fitted({ dimension: 'placement_type', values: mention.values, how: 'in', type: true }, metric).values
    : mention.values
  ).some(({ value }) => values.some((one) => one.value === value));

/** One filter for each dimension and way: two names of one are either; what is in and out of one at once is refused. */
function merged(filters: readonly AskedFilter[]): AskedFilter[] {
  const by = new Map<string, AskedFilter>();
  for (const { dimension, values, how } of filters) {
    const key = `${dimension} ${how}`;
    const known = by.get(key);
    if (known === undefined) by.set(key, { dimension, values: [...values], how });
    else known.values.push(...values.filter(({ value }) => !known.values.some((one) => one.value === value)));
  }
  return [...by.values()];
}

/** Turns best and worst, fast and slow into high and low, or the highest of a kind into one value. */
function rankFor(
  query: Query,
  rank: ReturnType<typeof rankIn>,
  nonzero: boolean,
  unsupported: string[],
): void {
  if (nonzero && rank === null) unsupported.push('of those who billed');
  if (rank === null) return;
  const less = LESS_IS_BETTER.has(query.metric);
  const low = rank.order === 'low' || rank.order === (less ? 'best' : 'worst');
  if (query.by.length > 0) {
    const order: Rank['order'] = low ? 'low' : 'high';
    query.rank = { order, limit: rank.limit };
  } else if (
    rank.limit === null &&
    ['money', 'days', 'number'].includes(metricOf(query.metric).kind) &&
    query.aggregate === null
  )
    query.aggregate = low ? 'min' : 'max';
  else if (!rank.telling || query.aggregate === null)
    unsupported.push(Object.keys(RANKS).find((word) => RANKS[word] === rank.order) ?? 'rank');
}

interface Timing {
  ctx: Context;
  query: Query;
  periods: readonly Named[];
  versus: Comparison;
  past: boolean;
  ever: boolean;
  ahead: boolean;
  found: Found;
}

const AHEAD: ReadonlySet<MetricName> = new Set<MetricName>([
  'forecast',
  'pending_starts',
  'contract_endings',
  'guarantee_endings',
]);
const AHEAD_TOO: ReadonlySet<MetricName> = new Set<MetricName>([...AHEAD, 'interviews', 'client_interviews']);

/** How far ahead what is kept may be asked about. */
const HORIZON_MONTHS = 12;

function periodsFor(
  { ctx, query, periods, versus, past, ever, found }: Timing,
  unsupported: string[],
  instead: string[],
): void {
  const metric = metricOf(query.metric);
  const { today } = ctx;
  const shown = (one: Named): Period => ({ name: one.period, span: spanOfNamed(one, today), assumed: false });
  const [first, second, ...more] = periods;
  if (more.length > 0) unsupported.push('more than two periods');
  if (metric.when === null) {
    if (first !== undefined && first.period !== 'today') {
      unsupported.push(`${metric.label.toLowerCase()} at another time than now`);
      instead.push('jobs opened last quarter', 'applications last month');
    }
    return;
  }
  if (first !== undefined) query.period = shown(first);
  if (second !== undefined) {
    if (!versus.periods) unsupported.push('two periods');
    query.against = shown(second);
  } else if (versus.periods && first !== undefined) {
    // "Compared with last year": this year is held against it.
    query.against = shown(first);
    const main = following(query.against, today);
    if (main === null) unsupported.push('compared with');
    query.period = main;
  }
  const from = query.period?.span.from ?? null;
  if (from !== null && from > today && !AHEAD_TOO.has(query.metric)) {
    unsupported.push(`${metric.label.toLowerCase()} to come`);
    instead.push('forecast billings next quarter', 'starts next month');
  }
  if (query.metric === 'forecast' && from !== null && from > step('month', today, HORIZON_MONTHS)) {
    unsupported.push(`billings ${from.slice(0, 4)}`);
    instead.push('forecast billings by month');
  }
  if (query.period !== null) return;
  const counts =
    metric.kind === 'count' ||
    metric.kind === 'billings' ||
    query.aggregate === 'max' ||
    query.share !== null;
  const always = ever || query.absent || (past && (counts || found.past));
  const name =
    query.metric === 'contract_endings' || query.metric === 'guarantee_endings'
      ? 'next_90_days'
      : AHEAD.has(query.metric)
        ? 'next_12_months'
        : always
          ? 'all_time'
          : 'last_12_months';
  query.period = { name, span: spanOf(name, today), assumed: true };
}

/** The stretch of today of the kind that another is of. */
function following({ name, span }: Period, today: string): Period | null {
  const grain = (['week', 'month', 'quarter', 'year'] as const).find((one) => name?.endsWith(`_${one}`));
  if (name?.startsWith('last_') && grain !== undefined)
    return { name: `this_${grain}` as const, span: spanOf(`this_${grain}`, today), assumed: true };
  if (span.from === null || span.to === null) return null;
  const whole = (['month', 'quarter', 'year'] as const).find((one: Grain) => {
    const own: Span = wholeOf(one, span.from ?? today);
    return own.from === span.from && own.to === span.to;
  });
  if (whole === undefined) return null;
  const now = wholeOf(whole, startOf(whole, today));
  if (now.from === span.from) return null;
  return { name: null, span: now, assumed: true };
}

/** Names what the figure cannot be cut by or limited to. */
function misfits(query: Query, unsupported: string[], instead: string[]): void {
  const metric = metricOf(query.metric);
  const label = metric.label.toLowerCase();
  const other = (): string[] =>
    (['consultant', 'client', 'team', 'source'] as const)
      .filter((axis) => takes(metric, axis))
      .map((axis) => `${metric.label} by ${axis}`);
  const said = (axis: string): string => axis.replaceAll('_', ' ');
  if (!query.absent)
    for (const axis of query.by.filter((one) => !takes(metric, one))) {
      unsupported.push(`${label} by ${said(axis)}`);
      instead.push(...other());
    }
  for (const { dimension, values } of [...query.filters, ...(Array.isArray(query.share) ? query.share : [])])
    if (!takes(metric, dimension) && !(query.absent && limitsAbsent(query.by[0] ?? '', dimension))) {
      unsupported.push(
        `${label} limited to ${said(dimension)} ${values.map(({ label: one }) => one).join(' or ')}`,
      );
      instead.push(...other());
    }
}

/** The words that nothing was made of, those that stand together as one. */
function leftover(tokens: Tokens): string[] {
  const names: string[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) names.push(open.join(' '));
    open = [];
  };
  tokens.all.forEach((token, at) => {
    const free =
      token.kind === 'word' &&
      !token.taken &&
      !tokens.isFiller(at) &&
      token.word !== 'by' &&
      token.word !== 'now';
    const said = free && !(numberOf(token.word) !== null && /^0$/.test(token.word));
    if (said) open.push(token.written);
    else close();
  });
  close();
  return names;
}
