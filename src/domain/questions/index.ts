import { compileRedactor } from '#src/lib/money.ts';
import { seesTargets, type VisibleUsers, visibleInReports } from '../access/index.ts';
import {
  attributionOf,
  hiddenColumns,
  hiddenNote,
  isGrain,
  metricOf,
  scopeNote,
  seriesOf,
} from '../analytics/index.ts';
import type { PeriodShown } from '../analytics/schema.ts';
import type { Context } from '../context.ts';
import { whoseOf } from './absent.ts';
import { ofAllTime, tellsTheSame } from './implied.ts';
import { askInstead, isRead } from './instead.ts';
import { recordsOf } from './listing.ts';
import type { Outcome } from './outcome.ts';
import { besideOf, reckon } from './paired.ts';
import { answerPapers } from './papers.ts';
import type { Period, Query, Reading, TargetQuery, WorthQuery } from './query.ts';
import { read, readPlain } from './read.ts';
import { isMoney } from './run.ts';
import { AnalyticsAnswer } from './schema.ts';
import { filterShown, type QuotaStanding, standingOf, worthOf } from './standing.ts';
import { feesWon, notOver, yetToBill, yetToStart } from './unfinished.ts';
import { unplaced } from './unplaced.ts';
import { firstAmongUnseen, ofOthers, othersWith, unseenAmong, wholeUnseen, whoWasUnseen } from './unseen.ts';
import { aboutOf, filterWords, inBoth, readingOf, sentence, wordsFor } from './wording.ts';

export { filtersOf } from './figures.ts';
export { ofAllTime } from './implied.ts';
export { wantsChart } from './phrasing.ts';
export type { Query } from './query.ts';
export { read } from './read.ts';
export { daysOf } from './run.ts';

const redactor = compileRedactor(AnalyticsAnswer);

const BOTH =
  'No period was named, and the last 12 months and all time tell different things: both are told; name one to have it alone.';
const PLACEMENTS = 'placements:financials:read';
const TERMS = 'clients:financials:read';

const EXAMPLES = [
  'placements by consultant this quarter',
  'billings by month this year',
  'open jobs by client',
  'time to fill last 12 months',
];

/**
 * Answers a question in words from the closed layer of figures. Every word that carries meaning has to be used, and the
 * answer says how it was read; where a word is not used, nothing is counted: a figure that leaves part of a question out
 * would be the answer to another one.
 */
export async function askAnalytics(ctx: Context, question: string): Promise<AnalyticsAnswer> {
  const reading = await read(ctx, question);
  const seen = await visibleInReports(ctx);
  const { compiled } = reading;
  if (compiled === null) return await refusal(ctx, question, reading, seen);
  if (compiled.kind === 'figure') return figure(ctx, question, compiled.query, seen, reading.notes ?? []);
  if (compiled.kind === 'papers')
    return answerPapers(ctx, question, compiled.query, { seen, whose: WHOSE[seen.scope] });
  const standing =
    compiled.kind === 'target' ? await target(ctx, compiled.query) : await worthOf(ctx, compiled.query);
  if ('refused' in standing)
    return refusal(
      ctx,
      question,
      { unsupported: [standing.refused], instead: 'instead' in standing ? (standing.instead ?? []) : [] },
      seen,
    );
  const answer = stood(ctx, question, compiled.query, standing, seen);
  return { ...answer, caveats: [...new Set([...(reading.notes ?? []), ...answer.caveats])] };
}

async function target(
  ctx: Context,
  query: TargetQuery,
): Promise<QuotaStanding | { refused: string; instead?: string[] }> {
  if (!seesTargets(ctx)) return { refused: 'targets without quotas:read' };
  const standing = await standingOf(ctx, query);
  return 'refused' in standing
    ? { ...standing, instead: ['target this quarter', 'run_report quota_attainment'] }
    : standing;
}

/** The scope that a figure's amounts take; null where it has none. */
function scopeOf(query: Query): string | null {
  const metric = metricOf(query.metric);
  return isMoney(metric) || query.metric === 'fee_percent' ? PLACEMENTS : null;
}

const HIDDEN = 'amounts of money without';

/** Why whoever asks is not told a figure although it was understood; empty where they are. */
function whyNot(ctx: Context, query: Query, seen: VisibleUsers): string[] {
  // Their figures would read as none.
  const unseen = [unseenAmong, firstAmongUnseen, whoWasUnseen, wholeUnseen].flatMap((of) => of(query, seen));
  if (unseen.length > 0) return unseen;
  const scope = scopeOf(query);
  // Who is in the list, and how many are, would tell what the amounts do not.
  const listed = query.absent || query.places !== null || query.rows !== null || query.tally !== null;
  return scope !== null && !ctx.can(scope) && listed ? [`${HIDDEN} ${scope}`] : [];
}

async function figure(
  ctx: Context,
  question: string,
  query: Query,
  seen: VisibleUsers,
  notes: readonly string[],
): Promise<AnalyticsAnswer> {
  const refused = whyNot(ctx, query, seen);
  if (refused.length > 0) return await refusal(ctx, question, { unsupported: refused, instead: [] }, seen);
  const scope = scopeOf(query);
  const secret = scope !== null && !ctx.can(scope);
  const hidden = hiddenColumns(redactor, (one) => ctx.can(one));
  const asker = { ctx, seen, hidden: new Set(hidden.keys()) };
  const recent = (await recordsOf(asker, query)) ?? (await reckon(asker, query));
  // Hidden amounts are said to be hidden, and what is seen to come is told.
  const others = secret ? [] : othersWith(query, seen, recent);
  if (others.length > 0 && (await yetToBill(asker, query)) === '')
    return await refusal(ctx, question, { unsupported: others, instead: [] }, seen);
  // A stretch that nobody named answers alone only where it makes no difference.
  const always = secret || query.records !== null ? null : ofAllTime(query, ctx.today);
  const ever = always === null ? null : await reckon(asker, always);
  const both = ever !== null && !tellsTheSame(query, recent, ever);
  const against = both && always !== null ? always.period : query.against;
  const outcome = both && ever !== null ? besideOf(recent, query.period, ever, against) : recent;
  // Of whose clients an absence was asked, where that was not said.
  const among = query.absent && query.owners === undefined ? whoseOf(query, seen) : '';
  const readAs = `${readingOf(query)}${among && `, of those${among}`}${both ? ', and of all time beside it' : ''}`;
  const told = `Read as: ${readAs}${WHOSE[seen.scope]}.`;
  const without = `${aboutOf(query)}: the amounts are hidden from this credential.${ownBoard(ctx)} ${told}`;
  // Whose amounts there are is told with the amounts alone.
  const { columns, key } = outcome;
  const rows = secret ? [] : outcome.rows;
  const left = unplaced(query, outcome);
  const beside = secret
    ? []
    : [
        ...(left.money ? left.said : []),
        await feesWon(asker, query, recent),
        await yetToBill(asker, query),
        await yetToStart(asker, query),
      ];
  return {
    question,
    read_as: readAs,
    interpretation: {
      metric: query.metric,
      aggregate: query.aggregate,
      dimensions: query.by,
      filters: [...query.filters, ...(Array.isArray(query.share) ? query.share : [])],
      period: shownPeriod(ctx, query.period),
      against: shownPeriod(ctx, against),
    },
    answer: secret
      ? without
      : [
          both ? inBoth(ctx, query, outcome) : sentence(ctx, query, outcome),
          outcome.lacking,
          ofOthers(query, seen, outcome),
          ...beside,
          told,
        ]
          .filter((one) => one)
          .join(' '),
    if_hidden: scope === null ? null : { scope, answer: without },
    columns,
    rows,
    chart: both ? null : chartOf(query, { ...outcome, rows }, key),
    caveats: [
      ...new Set([...notes, ...caveatsOf(ctx, query, seen, outcome, hiddenNote(columns, hidden), both)]),
    ],
    definition: metricOf(query.metric).definition,
    attribution: attributionOf(metricOf(query.metric).fact),
    unsupported_concepts: [],
    suggested_alternatives: [],
    data_scope: seen.scope,
    generated_at: ctx.now,
  };
}

/** Whose figures are told, where they are not the agency's. */
const WHOSE: Readonly<Record<VisibleUsers['scope'], string>> = {
  agency: '',
  team: ', those of your team alone',
  self: ', your own alone',
};

/** Where people see their own amounts who may see none in answers, or who can let them. */
const ownBoard = (ctx: Context): string => {
  if (ctx.user === null) return '';
  return seesTargets(ctx)
    ? ' get_quota_period {"period_id":"current"} shows your own billings and target.'
    : ' An admin can let people see their own billings and target (set_own_figures).';
};

function chartOf(
  { by, absent, records }: Query,
  { rows, columns }: Outcome,
  y: string,
): AnalyticsAnswer['chart'] {
  if (rows.length === 0 || absent || records !== null) return null;
  const time = by.find(isGrain);
  const x = time ?? by[0] ?? null;
  const currencies = seriesOf(
    columns.find(({ key }) => key === y),
    rows,
  );
  const series = by.find((axis) => axis !== x) ?? currencies;
  return { type: time !== undefined ? 'line' : x === null ? 'number' : 'bar', x, y, series };
}

function shownPeriod(ctx: Context, period: Period | null): PeriodShown | null {
  if (period === null) return null;
  return { period: period.name, from: period.span.from, to: period.span.to, timezone: ctx.account.timezone };
}

function caveatsOf(
  ctx: Context,
  query: Query,
  seen: VisibleUsers,
  outcome: Outcome,
  hiddenMoney: string | null,
  both: boolean,
): string[] {
  const { period } = query;
  const left = unplaced(query, outcome);
  const notes = [
    scopeNote(seen),
    both
      ? BOTH
      : period?.assumed === true && !isOfNow(query)
        ? `No period was named, so this is ${wordsFor(period)}; name one to change that.`
        : null,
    ...notOver(query, ctx.today),
    ...(left.money ? [] : left.said),
    outcome.omitted > 0 ? `${outcome.omitted} more rows are not shown; run_report shows them all.` : null,
    ...outcome.caveats,
    hiddenMoney,
  ];
  return notes.filter((note) => note !== null);
}

/** Who has had none of something at all is asked of the open jobs there are now: no period is missing. */
const isOfNow = ({ absent, filters, by, period }: Query): boolean =>
  absent &&
  by[0] === 'job' &&
  period?.name === 'all_time' &&
  filters.some(({ dimension, values }) => dimension === 'status' && values[0]?.value === 'active');

const FIGURES: Readonly<Record<TargetQuery['figure'], string>> = {
  target: 'target',
  gap: 'what is left to the target',
  attainment: 'attainment of the target',
  standing: 'billings against the target',
  hit: 'who has reached the target',
  missed: 'who has not reached the target',
};

/** The answer of a board or of the pipeline's report. */
function stood(
  ctx: Context,
  question: string,
  query: TargetQuery | WorthQuery,
  standing: QuotaStanding,
  seen: VisibleUsers,
): AnalyticsAnswer {
  const worth = 'weighted' in query;
  const scope = worth ? TERMS : PLACEMENTS;
  const hidden = hiddenColumns(redactor, (one) => ctx.can(one));
  const { period, columns, rows } = standing;
  // Of one, whether the target is reached is told by how far it is.
  const one = !worth && query.by === null && (query.figure === 'hit' || query.figure === 'missed');
  const what = worth
    ? `${query.weighted ? 'weighted value' : 'value'} of the pipeline${query.filters.map((one) => `, ${filterWords(one)}`).join('')}`
    : `${FIGURES[one ? 'standing' : query.figure]}${query.by !== null && query.filter === null ? '' : ` of ${query.filter === null ? 'the agency' : query.filter.label}`}`;
  const readAs = `${what}, ${period?.label ?? 'now'}${query.by === null ? '' : `, by ${query.by}`}`;
  const without = `${what}: the amounts are hidden from this credential.${worth ? '' : ownBoard(ctx)} Read as: ${readAs}.`;
  // Who has reached a target would tell what the amounts do not.
  const secret = !ctx.can(scope);
  return {
    question,
    read_as: readAs,
    interpretation: {
      metric: worth ? 'pipeline_value' : query.figure,
      aggregate: null,
      dimensions: query.by === null ? [] : [query.by],
      filters: 'filters' in query ? query.filters : filterShown(query),
      period:
        period === null
          ? null
          : { period: null, from: period.starts_on, to: period.ends_on, timezone: ctx.account.timezone },
      against: null,
    },
    answer: secret ? without : `${standing.sentence} Read as: ${readAs}.`,
    if_hidden: { scope, answer: without },
    columns,
    rows: secret ? [] : rows,
    chart: null,
    caveats: [scopeNote(seen), ...standing.caveats, hiddenNote(columns, hidden)].filter(
      (note) => note !== null,
    ),
    definition: standing.definition,
    attribution: standing.attribution,
    unsupported_concepts: [],
    suggested_alternatives: [],
    data_scope: seen.scope,
    generated_at: ctx.now,
  };
}

/** The most suggestions that a refusal makes. */
const MOST_SUGGESTED = 6;

/** Whether a question is answered as it stands to whoever asks. */
async function isAnswered(ctx: Context, question: string, seen: VisibleUsers): Promise<boolean> {
  const { compiled } = await readPlain(ctx, question);
  if (compiled?.kind === 'figure') {
    const scope = scopeOf(compiled.query);
    return (scope === null || ctx.can(scope)) && whyNot(ctx, compiled.query, seen).length === 0;
  }
  if (compiled?.kind === 'target') return !('refused' in (await target(ctx, compiled.query)));
  return compiled !== null;
}

/** Of some suggestions those that can be followed: a report by its name, or a question that is answered. */
async function answerable(ctx: Context, some: readonly string[], seen: VisibleUsers): Promise<string[]> {
  const kept: string[] = [];
  for (const one of new Set(some))
    if (kept.length < MOST_SUGGESTED && (isRead(one) || (await isAnswered(ctx, one, seen)))) kept.push(one);
  return kept;
}

async function refusal(
  ctx: Context,
  question: string,
  { unsupported, instead }: Pick<Reading, 'unsupported' | 'instead'>,
  seen: VisibleUsers,
): Promise<AnalyticsAnswer> {
  const named = unsupported.length > 0 ? [...new Set(unsupported)] : ['a figure that is kept'];
  const near = await answerable(ctx, instead, seen);
  const suggested = near.length > 0 ? near : await answerable(ctx, EXAMPLES, seen);
  return {
    question,
    read_as: null,
    interpretation: {
      metric: null,
      aggregate: null,
      dimensions: [],
      filters: [],
      period: null,
      against: null,
    },
    answer: `There is no figure for ${named.map((one) => `"${one}"`).join(', ')}, so nothing was counted.${askInstead(suggested)}${named.some((one) => one.startsWith(HIDDEN)) ? ownBoard(ctx) : ''}`,
    if_hidden: null,
    columns: [],
    rows: [],
    chart: null,
    caveats: [],
    definition: null,
    attribution: null,
    unsupported_concepts: named,
    suggested_alternatives: suggested,
    data_scope: seen.scope,
    generated_at: ctx.now,
  };
}
