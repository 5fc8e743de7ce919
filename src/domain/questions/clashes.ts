import { type MetricName, metricOf } from '../analytics/index.ts';
import { LESS_IS_BETTER, RANKS } from './figure-words.ts';
import { FILLER } from './lexicon.ts';
import type { AskedFilter, Query } from './query.ts';
import { rolesIn } from './roles.ts';
import { dimensionOf } from './structure.ts';
import { AHEAD } from './timing.ts';
import type { Token, Tokens } from './tokens.ts';

/** Verbs that ask politely after can and could, where the question itself follows. */
const ASKS: ReadonlySet<string> = new Set(['see', 'get', 'have', 'find', 'know', 'ask', 'show']);

/** What is counted: two of them joined by "and" are two figures. */
const FIGURES: ReadonlySet<string> = new Set([
  ...'place hire bill fee feesize salary submit interview offer job fill apply falloff reject withdraw start'.split(
    ' ',
  ),
  ...'call email candidate client guarantee target'.split(' '),
]);

/** Words that order values themselves; most and fewest order places. */
const OF_VALUES = /^(high|low|big|small|large|long|short|fast|quick|speedi|slow|old|great|best|worst|top)/;

/** Reads what in the words of a question does not go together, before they are taken. */
export function clashesIn(tokens: Tokens): string[] {
  return [
    ...moodIn(tokens),
    ...theyIn(tokens),
    ...joinedIn(tokens),
    ...reckonedTwice(tokens),
    ...deniedIn(tokens),
    ...byKindIn(tokens),
    ...whoseIn(tokens),
    ...rolesIn(tokens),
    ...bestIn(tokens),
  ];
}

/** "Could we bill": of what might be; "could you tell me" and "can I see" before the question are mere politeness. */
function moodIn(tokens: Tokens): string[] {
  return tokens.all.flatMap(({ kind, word, written }, at) => {
    if (kind !== 'word' || !['could', 'would', 'can', 'might', 'must'].includes(word)) return [];
    const [one, two] = [tokens.word(at + 1), tokens.word(at + 2)];
    const first = tokens.content().every((on) => on > at || on === at);
    const done = one === 'we' && two === 'have';
    const polite =
      one === 'you' ||
      one === 'like' ||
      two === 'like' ||
      (first && !done && (ASKS.has(one) || ASKS.has(two)));
    return polite ? [] : [written];
  });
}

/** "Did they": of whom nothing is said in a question by itself. */
const theyIn = (tokens: Tokens): string[] =>
  tokens.all.some(({ word }, at) => word === 'they' && ASKING.has(tokens.word(at - 1))) ? ['they'] : [];

const ASKING: ReadonlySet<string> = new Set(['did', 'do', 'have', 'had', 'will', 'are', 'were', 'could']);

/** "… and fees", "or interviews": a second figure, but for the two ends of "between". */
function joinedIn(tokens: Tokens): string[] {
  const unread: string[] = [];
  tokens.all.forEach(({ word }, at) => {
    if (!['and', 'or', 'plus', '&', '+'].includes(word)) return;
    const on = tokens.next(at);
    const cut = cutBy(tokens, at) && dimensionOf(tokens.word(on)) !== null;
    if (!FIGURES.has(tokens.lemma(on)) || cut) return;
    const before = tokens.all.slice(0, at);
    if (afterBetween(before) || !before.some(({ lemma }) => FIGURES.has(lemma))) return;
    unread.push(`${word} ${tokens.at(on)?.written}`);
  });
  return unread;
}

/** "By team and client" lists what figures are cut by. */
const cutBy = (tokens: Tokens, at: number): boolean =>
  [at - 3, at - 2].some((on) => ['by', 'per', 'each', 'every', 'across'].includes(tokens.word(on)));

const afterBetween = (before: readonly Token[]): boolean =>
  before.findLastIndex(({ word }) => word === 'between') > before.findLastIndex(({ word }) => word === 'and');

/** "Median … on average", "the fastest … on average", "the biggest client took longest": reckoned or ordered in two ways. */
function reckonedTwice(tokens: Tokens): string[] {
  const ranks = tokens.all.filter(({ kind, word }) => kind === 'word' && RANKS[word] !== undefined);
  const ends = new Set(ranks.map(({ word }) => RANKS[word]));
  const unread: string[] = [];
  if (tokens.has('mean') && tokens.has('median')) unread.push('mean and median');
  if (ranks.length > 1 && (ends.size > 1 || ranks.some(({ lemma }) => TELLING.has(lemma))))
    unread.push(ranks.map(({ written }) => written).join(' and '));
  return unread;
}

const TELLING: ReadonlySet<string> = new Set(['long', 'fast', 'slow', 'short', 'old']);

/** "Not in 2025", "not by team", "non people": what is denied is no figure. */
function deniedIn(tokens: Tokens): string[] {
  return tokens.all.flatMap(({ kind, word, written }, at) => {
    if (kind !== 'word') return [];
    const next = tokens.at(tokens.next(at));
    if (word === 'non') return next?.kind === 'mention' ? [] : [written];
    if (word !== 'not') return [];
    return next?.kind === 'period' || tokens.word(at + 1) === 'by'
      ? [`not ${tokens.at(at + 1)?.written}`]
      : [];
  });
}

/** "By contractors": a kind of placement does nothing. */
function byKindIn(tokens: Tokens): string[] {
  return tokens.mentions().flatMap((at) => {
    const { mention, written } = tokens.at(at) ?? {};
    return mention?.dimension === 'type' && tokens.word(at - 1) === 'by' && /ors?$/i.test(written ?? '')
      ? [`by ${written}`]
      : [];
  });
}

/** "Whose clients": of whom the clients are, and which of them, are two things. */
const whoseIn = (tokens: Tokens): string[] =>
  tokens.all.flatMap(({ word }, at) =>
    word === 'whose' && dimensionOf(tokens.word(at + 1)) !== null ? [`whose ${tokens.word(at + 1)}`] : [],
  );

/** "Our best candidates", "top placements": an order of what is counted, and not of what it is counted by. */
const bestIn = (tokens: Tokens): string[] =>
  tokens.all.flatMap(({ kind, word, written }, at) => {
    if (kind !== 'word' || !['best', 'worst'].includes(RANKS[word] ?? '')) return [];
    const [next, after] = [tokens.at(at + 1), tokens.word(at + 2)];
    // "The best interviews to offers ratio" is of the ratio.
    return next?.kind === 'word' && COUNTED.test(next.written) && after !== 'to'
      ? [`${written} ${next.written}`]
      : [];
  });

const COUNTED =
  /^(candidates?|people|placements|deals|hires|jobs|roles|offers|interviews|submissions|applicants?|applications)$/i;

/** Figures that a stage limits: those of who stands at one, or came to it. */
const STAGED: ReadonlySet<MetricName> = new Set<MetricName>([
  'live_applications',
  'stage_entries',
  'stage_time',
  'stage_age',
]);

/** Figures of what is to come alone. */
const TO_COME: ReadonlySet<MetricName> = new Set<MetricName>(['forecast', 'pending_starts']);

/** So much is an amount of money, and no count of anything here. */
const AMOUNT = 1000;

/** What shares are taken of: what adds up. */
const SHARED: ReadonlySet<string> = new Set(['count', 'billings', 'money']);

/** What a query holds that does not go together, so that one of its words would be for nothing. */
export function clashing(query: Query, tokens: Tokens, today: string): string[] {
  const metric = metricOf(query.metric);
  const label = metric.label.toLowerCase();
  const unread: string[] = [];
  const counted = metric.kind === 'count' || metric.kind === 'billings';
  if (query.places !== null && query.by.length === 0) unread.push(`a bound of ${label} without places`);
  if (query.places !== null && metric.kind === 'count' && query.places.amount >= AMOUNT)
    unread.push(`${query.places.amount}, of ${label}`);
  if (query.tally !== null && query.by.length > 1) unread.push(`how many, by ${query.by[1]}`);
  unread.push(...besideAgainst(query));
  // "Top clients by fall-offs": those with the most, or the best of them.
  const top = tokens.all.find(({ kind, word }) => kind === 'word' && ['top', 'bottom'].includes(word));
  if (top !== undefined && query.rank !== null && LESS_IS_BETTER.has(query.metric))
    unread.push(`${top.written} by ${label}: the highest, or the best`);
  if (query.share !== null && (query.aggregate !== null || !SHARED.has(metric.kind)))
    unread.push(`a share of ${label}`);
  if (
    query.absent &&
    (!counted ||
      query.places !== null ||
      query.rows !== null ||
      query.rank !== null ||
      query.per !== null ||
      query.share !== null ||
      query.against !== null ||
      query.aggregate !== null)
  )
    unread.push(`${label} that there are none of, and something else of them`);
  // What stands now is asked of what happens in time.
  const now = tokens.all.find(({ kind, lemma }) => kind === 'word' && lemma === 'now');
  const until = query.period?.span.to ?? null;
  const over = query.period?.assumed === false && until !== null && until < today;
  const unsaid = query.period?.assumed === true && !AHEAD.has(query.metric) && !query.absent;
  if (now !== undefined && (over || unsaid)) unread.push(`${label}, ${now.written}`);
  if (query.rows !== null && tokens.all.some(({ written }) => /^how long$/i.test(written)))
    unread.push('how long, within a bound');
  // "Jobs closed without a placement in 2025": closed then, or without one then.
  const closed = limits(query).some(({ values }) => values.some(({ value }) => value === 'closed'));
  if (query.absent && closed && query.period?.assumed === false) unread.push('closed, and of a time');
  if (query.rows !== null && query.aggregate !== null) unread.push(`${query.aggregate} within a bound`);
  if (
    query.per !== null &&
    (query.period === null || query.per === query.metric || query.rows !== null || query.share !== null)
  )
    unread.push(`${label} divided by ${metricOf(query.per).label.toLowerCase()}`);
  if (
    (query.aggregate === 'max' || query.aggregate === 'min') &&
    query.by.length === 0 &&
    tokens.all.some(({ kind, word }) => kind === 'word' && RANKS[word] !== undefined && !OF_VALUES.test(word))
  )
    unread.push(`most or fewest, of ${label}`);
  const to = query.period?.span.to ?? null;
  const ahead = tokens.says('will', 'future', 'upcoming', 'projected');
  if ((ahead || TO_COME.has(query.metric)) && query.period?.assumed === false && to !== null && to < today)
    unread.push('what is to come, of a time that is over');
  if (!STAGED.has(query.metric) && limits(query).some(({ dimension }) => dimension === 'stage'))
    unread.push(`${label} by stage`);
  const status = limits(query).flatMap(({ dimension, values }) => (dimension === 'status' ? values : []));
  if (
    ['open_jobs', 'jobs_filled', 'job_age'].includes(query.metric) &&
    status.some(({ value }) => value !== 'active')
  )
    unread.push(`${label}, ${status.map(({ label: one }) => one.replaceAll('_', ' ')).join(' or ')}`);
  // "Open closed jobs with nobody at interview": jobs are one or the other.
  if (query.absent && new Set(status.map(({ value }) => value)).size > 1)
    unread.push(`jobs, ${status.map(({ label: one }) => one.replaceAll('_', ' ')).join(' and ')}`);
  // "The highest number of interviews into offers" is of a number, and a rate is none.
  if (metric.kind === 'share' && query.rank !== null && tokens.says('number', 'count'))
    unread.push(`the number, of ${label}`);
  // "Clients with more than 20k in fees": one of that size, or what they come to.
  const fees = tokens.all.find(({ kind, written }) => kind === 'word' && /^fees$/i.test(written));
  if (fees !== undefined && query.metric === 'fee' && query.rows !== null && query.by.length > 0)
    unread.push(`${fees.written}: one by one, or together`);
  // "Billings by placements": in the order of another figure, or of each.
  const by = tokens.all.findIndex(({ word }, at) => word === 'by' && tokens.at(at + 1)?.lemma === 'place');
  if (by >= 0 && metric.kind !== 'count' && !['fee', 'type'].includes(tokens.at(by + 2)?.lemma ?? ''))
    unread.push(`by ${tokens.at(by + 1)?.written}`);
  // "Is Ana in guarantee", of a consultant: a candidate is, and no consultant.
  const [lead, who] = tokens.all;
  if (
    ['is', 'are'].includes(lead?.word ?? '') &&
    who?.mention?.dimension === 'consultant' &&
    metric.fact === 'placements' &&
    metric.when === null
  )
    unread.push(`${who.mention.values[0]?.label} ${label}: a consultant, or a candidate of that name`);
  unread.push(...bothWays(query), ...apartIn(query, tokens), ...takenFrom(query, tokens));
  if (query.rank !== null && query.by.includes('currency') && metric.kind !== 'count')
    unread.push('the most of several currencies, as none are converted');
  if (query.filters.some(({ how }) => how === 'all') && query.by.includes('consultant'))
    unread.push('together, one by one');
  return unread;
}

const limits = (query: Query): AskedFilter[] => [
  ...query.filters,
  ...(Array.isArray(query.share) ? query.share : []),
];

/** "Sam's billings minus Priya's", "at Vela, not at Summit": what is of one only is without the other anyway. */
function takenFrom({ filters, metric }: Query, tokens: Tokens): string[] {
  const counted = metricOf(metric).kind === 'count' && !tokens.says('minus');
  return filters.flatMap(({ dimension, values, how }) => {
    const ofPeople = dimension === 'consultant' || dimension === 'team';
    const beside = filters.some((one) => one.how === 'in' && one.dimension === dimension);
    // Sam's placements without those shared with Priya are fewer.
    return how === 'none' && beside && !(ofPeople && counted) ? [`without ${values[0]?.label}`] : [];
  });
}

/** "Placements Sam made for Priya": two of a kind that are not listed together are not either of them. */
function apartIn({ filters, share, by }: Query, tokens: Tokens): string[] {
  if (share !== null) return [];
  return filters.flatMap(({ dimension, values, how }) => {
    if (how !== 'in' || values.length < 2 || by.some((axis) => axis === dimension)) return [];
    const at = tokens.mentions().filter((on) => tokens.at(on)?.mention?.dimension === dimension);
    return at.slice(1).flatMap((on, n) => {
      const between = tokens.all.slice((at[n] ?? 0) + 1, on);
      const [lead, ...rest] = between.filter(({ kind, word }) => kind === 'word' && !NOUNS.has(word));
      const listed =
        lead === undefined || (LISTED.has(lead.word) && rest.every(({ word }) => FILLER.has(word)));
      return listed ? [] : [`${tokens.at(at[n] ?? 0)?.written} … ${tokens.at(on)?.written}`];
    });
  });
}

const LISTED: ReadonlySet<string> = new Set(['and', 'or', 'nor', 'plus', '&', '+']);
const NOUNS: ReadonlySet<string> = new Set([
  'team',
  'client',
  'industry',
  'account',
  'desk',
  'currency',
  'stage',
]);

/** What is not reckoned of two stretches that are held against each other. */
function besideAgainst({ against, by, places, rank, share, per, tally }: Query): string[] {
  if (against === null) return [];
  const beside = { 'a bound': places, 'an order': rank };
  const unread = Object.entries(beside).flatMap(([said, part]) => (part === null ? [] : [said]));
  if (share !== null && by.length > 0) unread.push('shares of each');
  if (per !== null && by.length > 0) unread.push('a ratio of each');
  if (tally !== null && by.length > 1) unread.push('how many of each');
  return unread.map((said) => `${said}, of two stretches held against each other`);
}

/** A value that is limited to and left out at once. */
function bothWays(query: Query): string[] {
  const all = limits(query);
  const out = all.filter(({ how }) => how === 'none');
  return out.flatMap(({ dimension, values }) =>
    values
      .filter(({ value }) =>
        all.some(
          (one) =>
            one.how !== 'none' &&
            one.dimension === dimension &&
            one.values.some((own) => own.value === value),
        ),
      )
      .map(({ label }) => `with and without ${label}`),
  );
}
