import type { Context } from '../../context.ts';
import { DIMENSIONS, type Dimension } from '../facts.ts';
import { type Axis, isGrain, takes } from '../measure.ts';
import { METRIC_NAMES, type MetricName, metricOf } from '../metrics.ts';
import { GRAINS, type Grain, type PeriodName, type Span, spanOf } from '../period.ts';
import { type Mention, mentionsIn } from './entities.ts';
import { METRIC_WORDS } from './figure-words.ts';
import { find, phraseOf, take, type Word, wordsOf } from './text.ts';
import { periodIn } from './when.ts';
import { DIMENSION_WORDS, FEWEST, GRAIN_WORDS, MOST, UNSUPPORTED } from './words.ts';

/** A question, as it was understood. */
export interface Reading {
  metric: MetricName | null;
  by: Axis[];
  filters: Mention[];
  /** Null for how things stand now. */
  period: { name: PeriodName | null; span: Span; assumed: boolean } | null;
  /** The most or the fewest first, and how many of them; null where no order was asked for. */
  rank: { order: 'most' | 'fewest'; limit: number | null } | null;
  /** What it asks for that there is no figure for, in its own words. */
  unsupported: string[];
  /** What to ask in its place. */
  instead: string[];
  /** Words that were left out as they change nothing that is known. */
  ignored: string[];
}

const AHEAD: readonly MetricName[] = ['forecast', 'pending_starts', 'contract_endings'];

/** Figures of how things stand now, and the one that is meant when a time is named. */
const DATED: Partial<Record<MetricName, MetricName>> = {
  open_jobs: 'jobs_opened',
  candidates: 'candidates_added',
  clients: 'clients_added',
  live_applications: 'applications',
};

/** Figures that a time to come turns into another. */
const COMING: Partial<Record<MetricName, MetricName>> = {
  billings: 'forecast',
  starts: 'pending_starts',
  fees: 'forecast',
};

/** Reads a question against the closed set of figures, dimensions and periods; it never guesses past it. */
export async function read(ctx: Context, question: string): Promise<Reading> {
  const words = wordsOf(question);
  const instead: string[] = [];
  const unsupported: string[] = [];
  for (const { concept, words: phrases, instead: other } of UNSUPPORTED) {
    for (const phrase of phrases) {
      const parts = phraseOf(phrase);
      const at = find(words, parts);
      if (at < 0 || quoted(words, at, parts.length) || words[at - 1]?.word === 'gross') continue;
      take(words, at, parts.length);
      if (!unsupported.includes(concept)) unsupported.push(concept);
      instead.push(...other.filter((one) => !instead.includes(one)));
    }
  }
  const ahead = AHEAD_WORDS.some((word) => find(words, phraseOf(word)) >= 0);
  // What is asked for per month names no month.
  const series = grainIn(words);
  const named = periodIn(words, ctx.today, ahead);
  const filters = await mentionsIn(ctx, words);
  const rank = rankIn(words);
  const asked = axesIn(words, series);
  let metric = metricIn(words);
  if (metric !== null && named !== null && !isNow(ctx, named.period)) metric = DATED[metric] ?? metric;
  const future = named !== null && comes(ctx, named.period, named.span);
  if (metric !== null && (future || ahead)) metric = COMING[metric] ?? metric;
  if (metric !== null && says(words, LENGTHS)) metric = AS_LENGTH[metric] ?? metric;
  if (metric !== null && says(words, SHARES)) metric = AS_SHARE[metric] ?? metric;
  if (metric === null) metric = fromAxes(asked, filters, words);
  if (
    metric === 'open_jobs' &&
    (asked.includes('status') || filters.some(({ dimension }) => dimension === 'status'))
  )
    metric = 'jobs';
  // Candidates at a stage, a client or a job are those in its pipeline.
  if (metric === 'candidates' && filters.some(({ dimension }) => IN_PIPELINE.includes(dimension)))
    metric = 'live_applications';
  const by = [...new Set(asked)].slice(0, 2);
  const reading: Reading = {
    metric,
    by,
    filters,
    period: periodFor(ctx, metric, named),
    rank: rank === null ? null : { ...rank, limit: rank.limit },
    unsupported,
    instead,
    ignored: [],
  };
  if (metric !== null) refuseMisfits(reading, metric);
  leftovers(words, reading);
  return reading;
}

const IN_PIPELINE: readonly Dimension[] = ['stage', 'client', 'job'];

/** "How long from application to hire" asks for days, and "what share of interviews are no-shows" for a share. */
const LENGTHS = ['long', 'quickly', 'fast', 'time', 'soon'];
const AS_LENGTH: Partial<Record<MetricName, MetricName>> = {
  placement_rate: 'time_to_hire',
  jobs_filled: 'time_to_fill',
  fill_rate: 'time_to_fill',
  submission_rate: 'time_to_submit',
};
const SHARES = ['proportion', 'percentage', 'percent', 'share', 'rate', 'ratio', 'fraction'];
const AS_SHARE: Partial<Record<MetricName, MetricName>> = {
  no_shows: 'no_show_rate',
  fall_offs: 'fall_off_rate',
  jobs_filled: 'fill_rate',
};

const says = (words: readonly Word[], any: readonly string[]): boolean =>
  words.some(({ word }) => any.includes(word));

const AHEAD_WORDS = [
  'will',
  'upcoming',
  'forecast',
  'coming',
  'next',
  'due to',
  'future',
  'projected',
  'ending',
  'expire',
  'expiring',
  'finishing',
  'finish',
  'to come',
  'due to end',
  'run out',
  'contract end',
];

/** A word that is said to be a name, such as the client Target, is no concept. */
const quoted = (words: readonly Word[], at: number, length: number): boolean =>
  at > 0 && words.slice(at, at + length).every(({ written }) => /^\p{Lu}\p{Ll}/u.test(written));

const isNow = (_ctx: Context, period: PeriodName | null): boolean => period === 'today';

function comes(ctx: Context, period: PeriodName | null, span: Span | null): boolean {
  const days = period === null ? span : spanOf(period, ctx.today);
  return days?.from != null && days.from > ctx.today;
}

function periodFor(
  ctx: Context,
  metric: MetricName | null,
  named: { period: PeriodName | null; span: Span | null } | null,
): Reading['period'] {
  if (metric === null) return null;
  if (metricOf(metric).when === null) return null;
  if (named !== null) {
    const span = named.period === null ? named.span : spanOf(named.period, ctx.today);
    return { name: named.period, span: span ?? { from: null, to: null }, assumed: false };
  }
  const name: PeriodName =
    metric === 'contract_endings'
      ? 'next_90_days'
      : AHEAD.includes(metric)
        ? 'next_12_months'
        : 'last_12_months';
  return { name, span: spanOf(name, ctx.today), assumed: true };
}

/** The figure whose words stand together most tellingly among those that are left. */
function metricIn(words: Word[]): MetricName | null {
  let best: { metric: MetricName; places: number[]; score: number } | null = null;
  for (const metric of METRIC_NAMES) {
    for (const phrase of METRIC_WORDS[metric]) {
      const parts = phraseOf(phrase);
      const places = loosely(words, parts);
      if (places === null) continue;
      const spread = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1 - parts.length;
      const weak = parts.length === 1 && WEAK.has(metric) ? 50 : 0;
      const score = parts.length * 100 - weak - spread * 10 - (places[0] ?? 0) * 0.1;
      if (best === null || score > best.score) best = { metric, places, score };
    }
  }
  if (best === null) return null;
  for (const at of best.places) take(words, at, 1);
  return best.metric;
}

/** What these are called is said of others too: "candidates submitted", "jobs filled". */
const WEAK: ReadonlySet<MetricName> = new Set([
  'candidates',
  'open_jobs',
  'clients',
  'live_applications',
  'applications',
]);

/** At most so many other words may stand between two words of a phrase. */
const GAP = 3;

function loosely(words: readonly Word[], parts: readonly string[]): number[] | null {
  for (let start = 0; start < words.length; start += 1) {
    if (words[start]?.word !== parts[0] || words[start]?.taken === true) continue;
    const places = [start];
    for (const part of parts.slice(1)) {
      const last = places.at(-1) ?? start;
      let at = last + 1;
      while (at <= last + GAP && at < words.length && (words[at]?.word !== part || words[at]?.taken === true))
        at += 1;
      if (at > last + GAP || at >= words.length) break;
      places.push(at);
    }
    if (places.length === parts.length) return places;
  }
  return null;
}

const SERIES_LEADS = ['by', 'per', 'each', 'every', 'a', 'which', 'what'];

/** month by month, per week, monthly: the stretches of a series. */
function grainIn(words: Word[]): Grain | null {
  for (const grain of GRAINS) {
    for (const phrase of GRAIN_WORDS[grain]) {
      const parts = phraseOf(phrase);
      const at = find(words, parts);
      if (at < 0) continue;
      if (parts.length > 1 || phrase.endsWith('ly') || phrase === 'trend') {
        take(words, at, parts.length);
        return grain;
      }
      const lead = words[at - 1]?.word ?? '';
      const listed =
        lead === 'and' && words.slice(Math.max(0, at - 4), at).some((one) => LEADS.includes(one.word));
      if (!listed && !SERIES_LEADS.includes(lead)) continue;
      take(words, at - 1, 2);
      return grain;
    }
  }
  return null;
}

const LEADS = ['by', 'per', 'each', 'every', 'across', 'which', 'what', 'between', 'whose'];

/** What the figures are to be broken down by. */
function axesIn(words: Word[], series: Grain | null): Axis[] {
  const found: { at: number; axis: Axis }[] = [];
  const who = find(words, ['who']);
  if (who >= 0) {
    take(words, who, 1);
    found.push({ at: who, axis: 'consultant' });
  }
  const where = find(words, ['where']);
  if (where >= 0) {
    take(words, where, 1);
    found.push({ at: where, axis: 'city' });
  }
  const phrases = DIMENSIONS.flatMap((dimension) =>
    DIMENSION_WORDS[dimension].map((phrase) => ({ dimension, parts: phraseOf(phrase) })),
  ).sort((a, b) => b.parts.length - a.parts.length);
  for (const { dimension, parts } of phrases) {
    for (let at = find(words, parts); at >= 0; at = find(words, parts, at + 1)) {
      const lead = leadOf(words, at, found);
      if (lead === null || found.some(({ axis }) => axis === dimension)) continue;
      take(words, lead, at - lead + parts.length);
      found.push({ at, axis: dimension });
      // A biller is a consultant, and says what is counted too.
      for (const one of words.slice(at, at + parts.length)) if (one.word === 'biller') one.taken = false;
      break;
    }
  }
  // "Who are our top clients" asks for clients.
  const people = found.filter(
    ({ at }) => at !== who || found.every((one) => one.at === who || one.at === where),
  );
  const axes = people.sort((a, b) => a.at - b.at).map(({ axis }) => axis);
  return series === null ? axes : [...axes, series];
}

/** Where what leads to a dimension begins: by, per, which, top five; or and, after another. */
function leadOf(words: readonly Word[], at: number, found: readonly { at: number }[]): number | null {
  const lead = words[at - 1];
  if (lead === undefined) return null;
  if (LEADS.includes(lead.word)) return at - 1;
  if (lead.word === 'the' && ['by', 'per', 'of', 'across'].includes(words[at - 2]?.word ?? '')) return at - 2;
  if (lead.word === 'and' && found.some((one) => one.at < at && at - one.at <= 4)) return at - 1;
  // "The most client interviews" counts interviews.
  const another = found.length > 0 || words[at + 1]?.word === 'interview';
  if ([...MOST, ...FEWEST].includes(lead.word)) return another ? null : at;
  if (lead.word.endsWith('ing') && [...MOST, ...FEWEST].includes(words[at - 2]?.word ?? '')) return at;
  if (/^\d{1,3}$/.test(lead.word) && [...MOST, ...FEWEST].includes(words[at - 2]?.word ?? '')) return at;
  return null;
}

function rankIn(words: Word[]): Reading['rank'] {
  for (const [order, list] of [
    ['most', MOST],
    ['fewest', FEWEST],
  ] as const) {
    for (const word of list) {
      const at = find(words, [word]);
      if (at < 0) continue;
      words[at] = { written: words[at]?.written ?? word, word, taken: true };
      const count = /^\d{1,3}$/.test(words[at + 1]?.word ?? '') ? Number(words[at + 1]?.word) : null;
      if (count !== null) take(words, at + 1, 1);
      return { order, limit: count };
    }
  }
  return null;
}

/** "Who billed most" says its figure; "placements" alone too; a filter on a stage alone means what stands there. */
function fromAxes(
  by: readonly Axis[],
  filters: readonly Mention[],
  words: readonly Word[],
): MetricName | null {
  if (by.includes('job') && says(words, ['longest', 'oldest', 'old'])) return 'job_age';
  if (filters.some(({ dimension }) => dimension === 'stage')) return 'live_applications';
  return by.includes('stage') ? 'live_applications' : null;
}

/** Takes out what the figure cannot be broken down by or limited to, and names it. */
function refuseMisfits(reading: Reading, name: MetricName): void {
  const metric = metricOf(name);
  for (const axis of reading.by.filter((one) => !takes(metric, one))) {
    reading.unsupported.push(`${metric.label.toLowerCase()} by ${axis.replaceAll('_', ' ')}`);
    reading.instead.push(...alternatives(name, reading.by));
  }
  for (const { dimension, values } of reading.filters.filter((one) => !takes(metric, one.dimension))) {
    const which = values.map(({ label }) => label).join(' or ');
    reading.unsupported.push(
      `${metric.label.toLowerCase()} limited to ${dimension.replaceAll('_', ' ')} ${which}`,
    );
    reading.instead.push(...alternatives(name, reading.by));
  }
}

function alternatives(name: MetricName, by: readonly Axis[]): string[] {
  const metric = metricOf(name);
  const possible = DIMENSIONS.filter((dimension: Dimension) => takes(metric, dimension)).slice(0, 3);
  const kept = by.filter((axis) => !isGrain(axis) && takes(metric, axis));
  return (kept.length > 0 ? kept : possible).map((axis) => `${metric.label} by ${axis.replaceAll('_', ' ')}`);
}

/** A word after one of these says what is meant, however it ends: one that is not known changes the answer. */
const POINTING = ['for', 'at', 'from', 'with', 'by', 'per', 'in', 'of', 'to', 'on', 'about'];

function leftovers(words: readonly Word[], reading: Reading): void {
  let name: string[] = [];
  const close = (): void => {
    if (name.length > 0) reading.unsupported.push(name.join(' '));
    name = [];
  };
  for (const [at, { word, written, taken }] of words.entries()) {
    if (taken || FILLER.has(word) || /^\d+$/.test(word)) {
      close();
      continue;
    }
    const pointed = POINTING.includes(words[at - 1]?.word ?? '') || /^\p{Lu}/u.test(at > 0 ? written : '');
    if (LEXICON.has(word)) {
      close();
      reading.ignored.push(written);
    } else if (name.length > 0 || pointed || !/(ed|ing|ly)$/.test(word)) name.push(written);
    else reading.ignored.push(written);
  }
  close();
}

/** Words of figures and dimensions: one that is left over repeats what is counted, or names a second figure. */
const LEXICON: ReadonlySet<string> = new Set(
  [...Object.values(METRIC_WORDS), ...Object.values(DIMENSION_WORDS)].flat().flatMap(phraseOf),
);

const FILLER = new Set(
  (
    'a an the of in on at to for from by per with and or is are was were be been being am do did does done has have had having ' +
    'we us our ours you your they them their it its this that these those there here what which who whose how many much long ' +
    'number count total amount sum figure figures figur show give tell list get see me let know please can could would should will ' +
    'i my about all any each every some so far up out over across during within into through than then now currently right ' +
    'moment today made make making make take took taken come came coming go went going gone happen happened stand standing sit ' +
    'look looking like need want find report statistic stat breakdown break broken down split group grouped average mean median ' +
    'typical percentage percent share rate ratio value overall whole agency business company firm desk people person candidate ' +
    'application job role placement client consultant team recruiter interview new open live active current recent recently ' +
    'one ones first last more most fewer less top best not no yes ago later since until between before after as if when while ' +
    'only just also too very really quite still yet already us around roughly approximately exactly actually ever again ' +
    'received receive sent send created create added add won win signed logged log booked book held hold opened closed ' +
    'gave given had get got getting put using used use doing work working worked performing perform performance compared time period ' +
    'day week month quarter year end ended start started begin began bring brought generate generated produce produced ' +
    'status state type kind level source location place city country market industry sector stage contract permanent perm ' +
    'temp lead led move moved reach reached through process progress table chart graph plot hi hello hey thank thanks ok okay ' +
    'dont don t s m re ve ll d doe ha wa thi hi ye plu e g eg ie vs per cent ? ! & + book register registered reg file database system record leave left ' +
    'please pretty big small good bad total close base hit turn deliver achieve manage complete process handle run keep stay see seen ' +
    'involve mean meant exact honest care help tracking doing going proportion fraction count able like well better worse overall ' +
    'available next past previous coming upcoming open long old longest oldest quickly fast soon daily weekly monthly quarterly'
  ).split(' '),
);
