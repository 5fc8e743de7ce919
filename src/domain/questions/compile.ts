import { addDays } from '#src/lib/clock.ts';
import {
  type Aggregate,
  type Axis,
  type Grain,
  isGrain,
  type MetricName,
  metricOf,
  type Span,
  takes,
} from '../analytics/index.ts';
import type { Context } from '../context.ts';
import { limitsAbsent, openJobsFor } from './absent.ts';
import { askedIn, notCounted } from './asked.ts';
import { boundOf, statusIn } from './bounds.ts';
import { clashesIn, clashing } from './clashes.ts';
import {
  comparisonIn,
  exclusionsIn,
  fallenLeftOut,
  headIn,
  joint,
  perIn,
  takeLeads,
  takeNouns,
  takeOnly,
  takeSaid,
  togetherIn,
} from './clauses.ts';
import { cover, type Found } from './cover.ts';
import { type Named, yearsUnsaid } from './days.ts';
import { doubtful, doubtsIn } from './doubts.ts';
import { LESS_IS_BETTER, RANKS } from './figure-words.ts';
import { filtersOf, fitted, merged, same } from './filters.ts';
import { formsIn, listedBy, misformed, ownersFor } from './forms.ts';
import { isToCome, momentsIn, soFarIn, targetSoFar, untilToday } from './moments.ts';
import { askedRecords, oneByOneIn } from './one-by-one.ts';
import type { AskedFilter, Query, Rank, Reading } from './query.ts';
import { cumulate } from './series.ts';
import { shareIn } from './shares.ts';
import { ABSENT, axesIn, boundIn, grainIn, rankIn, wantedIn, whichOfIn } from './structure.ts';
import { ANYBODY, DONE_TO_THEM, targetIn, worthIn } from './targets.ts';
import { HELD, periodsFor } from './timing.ts';
import type { Tokens } from './tokens.ts';
import { turnedIn } from './turning.ts';

interface Question {
  ctx: Context;
  tokens: Tokens;
  periods: readonly Named[];
  ahead: boolean;
}

const AMOUNTS: Readonly<Record<string, Aggregate>> = { mean: 'mean', median: 'median' };

/** Makes a query of a question's tokens; what finds no place in it is named. */
export function compile({ ctx, tokens, periods, ahead }: Question): Reading {
  const unsupported: string[] = [];
  const instead: string[] = [];
  const none = (): Reading => ({ compiled: null, unsupported, instead });
  const past =
    PAST.some((word) => tokens.says(word)) ||
    tokens.all.some(({ written }) => /^(fell|fallen)\b/i.test(written));
  const begun = tokens.all.some(({ written }) => /^(started|began|begun|commenced)$/i.test(written));
  const ever = tokens.says('ever', 'never');
  takeSaid(tokens, 'ever');

  const chosen = whichOfIn(tokens);
  const records = oneByOneIn(tokens);
  const wanted = wantedIn(tokens);
  const asked = askedIn(tokens);
  const forms = formsIn(tokens);
  const doubts = doubtsIn(tokens);
  const sofar = soFarIn(tokens, periods, ctx.today);
  const clashes = [
    ...clashesIn(tokens),
    ...turnedIn(tokens),
    ...momentsIn(tokens),
    ...sofar.unread,
    ...yearsUnsaid(periods),
  ];
  // "Placed as accountants" says which jobs.
  for (const at of tokens.mentions())
    if (tokens.at(at)?.mention?.dimension === 'job' && tokens.word(at - 1) === 'as') tokens.take(at - 1);
  takeNouns(tokens);
  takeLeads(tokens);
  takeOnly(tokens);
  const target = targetIn(ctx, tokens, periods);
  if (target !== null) return unless([...clashes, ...targetSoFar(sofar, target)], target);

  const notFallen = fallenLeftOut(tokens);
  const excluded = exclusionsIn(tokens);
  const together = togetherIn(tokens);
  const bound = boundIn(tokens);
  const versus = comparisonIn(tokens, periods);
  const grain = grainIn(tokens);
  const perStep = perIn(tokens);
  let axes: Axis[] = perStep === 'job' ? [] : [...(chosen === null ? [] : [chosen]), ...axesIn(tokens)];
  const worth = worthIn(tokens, filtersOf(tokens, excluded, false), axes);
  if (worth !== null) return unless(clashes, worth);
  const rank = rankIn(tokens);
  if (rank !== null) rank.limit ??= wanted;
  else if (wanted !== null) unsupported.push(`${wanted} of them`);
  // "The biggest single fee" is the biggest fee.
  if (rank !== null) takeSaid(tokens, 'single');
  const nonzero = tokens.takeAll('nonzero');
  const cumulative = tokens.takeAll('cumulate');
  let aggregate: Aggregate | null = null;
  for (const [lemma, how] of Object.entries(AMOUNTS)) if (tokens.takeAll(lemma)) aggregate = how;
  const denied = tokens.find(['not']);
  const head = headIn(tokens, denied, bound);
  if (denied >= 0) tokens.take(denied);
  // "Clients with open jobs" wants those that have any.
  const { opens } = forms;
  const any = opens !== null && tokens.word(opens.at + 1) === 'with';
  const having = any && axes.length === 0 && denied < 0 && bound === null && rank === null;
  if (having && !versus.periods && versus.pair === null) {
    tokens.take(opens.at);
    axes = [opens.axis];
  }
  const statuses = head === 'job' ? statusIn(tokens, denied >= 0 ? denied : bound?.at, unsupported) : [];

  const dimensions = new Set(tokens.mentions().map((at) => tokens.at(at)?.mention?.dimension));
  const found = cover(tokens, {
    dated: periods.length > 0,
    stage: dimensions.has('stage'),
    source: dimensions.has('source'),
    status: dimensions.has('status') || axes.includes('status'),
    byStage: axes.includes('stage'),
    byJob: axes.includes('job'),
    job: dimensions.has('job'),
    type: dimensions.has('type'),
    days: bound?.unit === 'day',
    perStep,
    ahead,
    future: !begun && periods.some((one) => isToCome(one, ctx.today)),
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
  if (perStep !== null && per === null && !PER_JOB.has(metric)) unsupported.push(`per ${perStep}`);
  if (head !== null && !axes.includes(head)) axes = [head, ...axes];
  // "Has anyone in my team made no placement" asks of each person.
  if (denied >= 0 && axes.length === 0 && tokens.says(...ANYBODY) && !tokens.says(...DONE_TO_THEM))
    axes = ['consultant'];
  if (grain !== null) axes.push(grain);
  axes = [...new Set(axes)];

  // The fee, salary or percent of each placement, where one value of several is asked for.
  // "Average placements" are no amounts, though the biggest placement is one.
  if ((aggregate !== null && found.metric !== 'placements') || (rank !== null && axes.length === 0))
    metric = OF_EACH[found.metric]?.(found) ?? metric;
  // "Which client gave us the biggest fee": of each the biggest.
  const valued = found.metric in OF_EACH || found.metric === 'salary';
  if (forms.one !== null && axes.length > 0 && valued && rank !== null && aggregate === null) {
    metric = OF_EACH[found.metric]?.(found) ?? metric;
    aggregate = rank.order === 'low' ? 'min' : 'max';
  }
  const rowBound = boundOf(tokens, bound, metric, found);
  // "Has anyone billed more than" asks of each person.
  if (rowBound?.places === true && axes.length === 0 && tokens.says(...ANYBODY)) axes = ['consultant'];
  if (rowBound?.metric !== undefined) metric = rowBound.metric;
  // "Which open jobs are over 90 days old" wants the jobs.
  if (metric === 'job_age' && axes.length === 0 && forms.several?.startsWith('which ') === true)
    axes = ['job'];
  const shared = shareIn(tokens, axes);
  const places = forms.list === null || axes.length > 0 || rank !== null ? null : listedBy(metric);
  const listed = places !== null && bound === null && denied < 0 && shared === null && found.tally === null;
  if (listed) axes = [places];
  // "Which clients have somebody under guarantee" wants all their names.
  const named =
    (having || forms.several?.startsWith('which ') === true) &&
    axes.length === 1 &&
    rank === null &&
    bound === null &&
    denied < 0 &&
    shared === null &&
    found.tally === null &&
    per === null &&
    grain === null &&
    metricOf(metric).kind === 'count';
  if (shared === 'unclear') unsupported.push('share of two things');

  const query: Query = {
    metric,
    aggregate,
    by: axes,
    listed: listed || named,
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
    records: null,
    people: asked.persons,
  };
  if (found.tally !== null && !query.by.includes(found.tally)) query.by = [found.tally, ...query.by];
  // "Our oldest open job" asks for the job as well as for its age.
  if (metric === 'job_age' && rank !== null && query.by.length === 0 && aggregate === null)
    query.by = ['job'];
  if (rowBound === null && bound !== null) unsupported.push(bound.said);
  const billed = tokens.all.some(({ written }) => /^bill/i.test(written));
  if (metric === 'billings' && found.lemmas.includes('fee') && !billed) query.fees = true;
  const owners = ownersFor(query, forms);
  const owner = owners === null ? null : (tokens.at(owners)?.mention ?? null);
  if (owner !== null && owner.dimension !== 'type')
    query.owners = { dimension: owner.dimension, values: [...owner.values], how: 'in' };
  const filters = [
    ...statuses,
    ...notFallen,
    ...filtersOf(tokens, excluded, joint(together, metric, unsupported), forms.byMe ? null : owners).map(
      (filter) => fitted(filter, metric),
    ),
  ];
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
  openJobsFor(query);
  // "Upcoming interviews" are those from today on, where nobody says until when.
  if (ahead && records?.order !== 'next' && HELD.has(query.metric) && query.period?.assumed === true)
    query.period = { name: null, span: { from: ctx.today, to: null }, assumed: false };
  // "Contracts that have ended" are those until now, where nobody says of when.
  if (forms.ended && query.metric === 'contract_endings' && query.period?.assumed === true)
    query.period = { name: null, span: { from: null, to: addDays(ctx.today, -1) }, assumed: false };
  if (cumulative) unsupported.push(...cumulate(query));
  unsupported.push(...askedRecords(records, query, ctx.today));
  if (sofar.said) unsupported.push(...untilToday(query, ctx.today));
  if (versus.pair !== null && !query.by.includes(versus.pair)) query.by = [versus.pair, ...query.by];
  if (rank !== null && query.by.length === 2)
    unsupported.push(
      query.by.some(isGrain) ? 'the first of each stretch of time' : `the first of each ${query.by[1]}`,
    );
  if (per !== null && ['money', 'billings'].includes(metricOf(metric).kind))
    unsupported.push('amounts divided by a count');
  if (query.by.length > 2) unsupported.push('more than two groupings');
  unsupported.push(...wider(query, ctx.today));
  if (query.absent && (query.by.length !== 1 || !ABSENT.has(query.by[0] ?? ''))) unsupported.push('not');
  const others = misfits(query, unsupported);
  unsupported.push(
    ...notCounted(asked, query),
    ...doubtful(doubts, query),
    ...misformed(forms, query, ctx.today),
  );
  unsupported.push(...clashes, ...clashing(query, tokens, ctx.today));
  unsupported.push(...leftover(tokens));
  // The figure cut otherwise is a neighbour where nothing else of the question was not read.
  if (others.unfit === unsupported.length) instead.push(...others.cuts);
  if (unsupported.length > 0) return { ...none(), part: query };
  return { compiled: { kind: 'figure', query }, unsupported, instead };
}

/** "Margin per week today" is a rate: a stretch is not cut by a longer one, but for what there is so far of that one. */
function wider({ by, period, against }: Query, today: string): string[] {
  const shorter = (span: Span | undefined, grain: Grain): boolean => {
    const { from, to } = span ?? { from: null, to: null };
    if (from === null || to === null || (to === today && from !== to)) return false;
    return addDays(from, LEAST_DAYS[grain] - 2) >= to;
  };
  return by
    .filter(isGrain)
    .filter((grain) => shorter(period?.span, grain) || shorter(against?.span, grain))
    .map((grain) => `by ${grain} of a shorter stretch`);
}

const LEAST_DAYS: Readonly<Record<Grain, number>> = { day: 1, week: 7, month: 28, quarter: 90, year: 365 };

/** A reading, unless something in the question does not go together. */
const unless = (clashes: readonly string[], reading: Reading): Reading =>
  clashes.length === 0
    ? reading
    : { ...reading, compiled: null, unsupported: [...reading.unsupported, ...clashes] };

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
const PER_JOB: ReadonlySet<string> = new Set(['applications_per_job', 'submissions_per_job']);
const AGGREGATED: ReadonlySet<string> = new Set(['money', 'days', 'number']);

const IMPLIED: Partial<Record<MetricName, string>> = {
  contract_endings: 'placement_type contract',
  contract_profit: 'placement_type contract',
  running_contracts: 'placement_type contract',
};

/** Fees as a sum are billings; one of them, or their mean, is of placements. */
const OF_EACH: Partial<Record<MetricName, (found: Found) => MetricName | null>> = {
  billings: ({ lemmas }) => (lemmas.includes('fee') ? 'fee' : null),
  fees: ({ lemmas }) => (lemmas.includes('fee') ? 'fee' : null),
  placements: () => 'fee',
};

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
  else unsupported.push(Object.keys(RANKS).find((word) => RANKS[word] === rank.order) ?? 'rank');
}

/** Names what the figure cannot be cut by or limited to; how many of that there are, and how it can be cut. */
function misfits(query: Query, unsupported: string[]): { unfit: number; cuts: string[] } {
  const metric = metricOf(query.metric);
  const label = metric.label.toLowerCase();
  const said = (axis: string): string => axis.replaceAll('_', ' ');
  // "Jobs with no candidates": candidates are on no job but by their applications.
  const unfit = query.by
    .filter((one) => !takes(metric, one) && (!query.absent || one === 'job'))
    .map((axis) => `${label} by ${said(axis)}`);
  for (const { dimension, values } of [...query.filters, ...(Array.isArray(query.share) ? query.share : [])])
    if (!takes(metric, dimension) && !(query.absent && limitsAbsent(query.by[0] ?? '', dimension)))
      unfit.push(
        `${label} limited to ${said(dimension)} ${values.map(({ label: one }) => one).join(' or ')}`,
      );
  unsupported.push(...unfit);
  const cuts = (['consultant', 'client', 'team', 'source'] as const)
    .filter((axis) => takes(metric, axis))
    .map((axis) => `${label} by ${axis}`);
  return { unfit: unfit.length, cuts: unfit.length === 0 ? [] : cuts };
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
    if (free) open.push(token.written);
    else close();
  });
  close();
  return names;
}
