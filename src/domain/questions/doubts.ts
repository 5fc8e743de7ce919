import type { Dimension, MetricName } from '../analytics/index.ts';
import { metricOf } from '../analytics/index.ts';
import { WEEKDAYS } from './days.ts';
import type { Query } from './query.ts';
import { numberOf, type Tokens } from './tokens.ts';

/**
 * What in the shape of a question makes a reading doubtful although each of its words would find a place: whom "who" asks for, two
 * questions in one, records that are to be named and not counted.
 */
export interface Doubts {
  /** Said in a way that no figure answers, whatever it is. */
  always: string[];
  /** "Who did we place", "who was rejected", "who started": candidates, where a consultant would be told. */
  candidates: string | null;
  /** "Which placements": records that are to be named. */
  records: string | null;
  /** "What share is from the top three": of several together. */
  several: boolean;
  total: string | null;
  booked: boolean;
}

const ASKING: ReadonlySet<string> = new Set('who whom what which how when where why whose'.split(' '));
const LEADING: ReadonlySet<string> = new Set(['for', 'at', 'with', 'by', 'from', 'in', 'to', 'of']);
const AUXILIARIES: ReadonlySet<string> = new Set([
  'did',
  'do',
  'does',
  'have',
  'has',
  'had',
  'are',
  'is',
  'were',
  'was',
]);
const PASSIVE: ReadonlySet<string> = new Set([
  'was',
  'were',
  'is',
  'are',
  'been',
  'being',
  'got',
  'get',
  'getting',
  'gets',
]);
const DONE_TO: ReadonlySet<string> = new Set([
  ...[
    'placed',
    'hired',
    'submitted',
    'interviewed',
    'interviewing',
    'rejected',
    'offered',
    'declined',
    'offer',
  ],
  ...['interview', 'withdrawn', 'turned down', 'put forward', 'cancelled', 'shortlisted'],
]);
/** What a candidate does, or a client, by the words as they are written. */
const OWN_DEED =
  /^((not )?(yet to )?(fell|fallen|falling|starts?|started|starting|begins?|began|begun|withdrew|withdrawn|withdraws|drop|dropped|pulled|ends?|ended|ending|finish\w*|expir\w+|due|fall|roll(ing|s|ed)? off|laps\w+|will start|going to start|appl(y|ies|ied|ying)|accept(s|ed)?|declin(e|es|ed)|waits?|waited|waiting|awaiting|covered|pending|left|leaves|joined|repl(y|ies|ied)|respond(s|ed)?|answer(s|ed)?)|not (responded|answered|replied|come back|got back|heard back)|no(t)? (show up|turn up))\b/i;
/** What may stand before a verb and says nothing of who does it. */
const PASSED: ReadonlySet<string> = new Set(
  'not never still yet already ever recently just only also most first now'.split(' '),
);
const EVENTS: ReadonlySet<string> = new Set([
  ...[
    'place',
    'hire',
    'submit',
    'interview',
    'offer',
    'apply',
    'candidate',
    'people',
    'falloff',
    'reject',
    'withdraw',
  ],
  ...['start', 'guarantee', 'call', 'email', 'note'],
]);

/** Reads the shape of a question, before its words are taken. */
export function doubtsIn(tokens: Tokens): Doubts {
  return {
    always: [...secondIn(tokens), ...weekdaysIn(tokens), ...ratioIn(tokens)],
    candidates: candidatesIn(tokens),
    records: recordsIn(tokens),
    several: severalIn(tokens),
    total: tokens.all.find(({ kind, word }) => kind === 'word' && TOTALS.has(word))?.word ?? null,
    booked: tokens.says('booked', 'scheduled', 'arranged'),
  };
}

const TOTALS: ReadonlySet<string> = new Set(['total', 'sum', 'combined', 'altogether']);

/** "And who was it", "and for whom", "and how many fell off": a second question. */
function secondIn(tokens: Tokens): string[] {
  const at = tokens.all.findIndex(
    ({ word }, on) =>
      word === 'and' &&
      (ASKING.has(tokens.word(on + 1)) ||
        (LEADING.has(tokens.word(on + 1)) && ASKING.has(tokens.word(on + 2)))),
  );
  return at <= 0 ? [] : [`and ${tokens.at(at + 1)?.written}`];
}

/** "On a Friday", "on Mondays": no day of the calendar. */
function weekdaysIn(tokens: Tokens): string[] {
  return tokens.all.flatMap(({ kind, written }, at) => {
    const day = written.toLowerCase();
    const name = day.replace(/s$/, '');
    if (kind !== 'period' || !WEEKDAYS.includes(name)) return [];
    const every = ['a', 'any', 'every', 'each'].includes(tokens.word(at - 1));
    // "Monday interviews": of every Monday, or of the last.
    const led = LED.has(tokens.word(at - 1)) || ['start', 'end'].includes(tokens.lemma(at - 1));
    return every || day !== name || !led ? [`${every ? `${tokens.word(at - 1)} ` : ''}${written}`] : [];
  });
}

const LED: ReadonlySet<string> = new Set(
  'on last this next since until till before after from to and by past of'.split(' '),
);

/** "The ratio of perm to contract": of two values, where a ratio is of two steps. */
function ratioIn(tokens: Tokens): string[] {
  if (!tokens.says('ratio')) return [];
  const of = tokens.mentions().map((at) => tokens.at(at)?.mention?.dimension);
  return new Set(of).size < of.length ? ['ratio'] : [];
}

/** "Who did we place", "who was rejected", "who started": of whom more is said than a consultant does; null for another who. */
export function candidatesIn(tokens: Tokens): string | null {
  const who = tokens.all.findIndex(({ word }) => word === 'who' || word === 'whom' || word === 'whose');
  if (who < 0 || tokens.all.slice(0, who).some(({ kind }, at) => kind !== 'period' && !tokens.isFiller(at)))
    return null;
  const word = tokens.word(who);
  // "Who did we place", "who has Sam submitted".
  const after = tokens.at(who + 2);
  if (
    AUXILIARIES.has(tokens.word(who + 1)) &&
    (['we', 'i', 'you'].includes(tokens.word(who + 2)) || after?.kind === 'mention')
  )
    return `${word} ${tokens.word(who + 1)} ${after?.written}`;
  const passive = tokens.all.findIndex((_, at) => {
    if (at <= who || !PASSIVE.has(tokens.word(at))) return false;
    const next = tokens.all
      .slice(at + 1)
      .find(({ word: one }) => !['being', 'been', 'an', 'a', 'the'].includes(one));
    return next?.kind === 'word' && DONE_TO.has(next.written.toLowerCase());
  });
  if (passive >= 0) return `${word} ${tokens.word(passive)}`;
  const deed = tokens.all
    .slice(who + 1)
    .find(({ kind, word: one }, at) => kind === 'word' && !tokens.isFiller(who + 1 + at) && !PASSED.has(one));
  if (word === 'whose') return tokens.has('guarantee', 'end', 'start', 'offer') ? 'whose' : null;
  return deed !== undefined && OWN_DEED.test(deed.written) ? `${word} ${deed.written}` : null;
}

/** "Which placements", "what interviews": records of a figure that are to be named. */
function recordsIn(tokens: Tokens): string | null {
  const at = tokens.all.findIndex(
    ({ kind }, on) => kind === 'word' && !['and', 'so', 'ok', 'hi', 'hello'].includes(tokens.word(on)),
  );
  if (at < 0 || !['which', 'what'].includes(tokens.word(at))) return null;
  let on = at + 1;
  while (tokens.at(on)?.kind === 'mention' || ['of', 'the', 'our', 'my'].includes(tokens.word(on))) on += 1;
  const written = tokens.at(on)?.written ?? '';
  if (!EVENTS.has(tokens.lemma(on)) || !/s$|people/i.test(written)) return null;
  return `${tokens.word(at)} ${written}`;
}

function severalIn(tokens: Tokens): boolean {
  const share = tokens.find(['share']);
  if (share < 0 || tokens.word(share - 1) === 'by') return false;
  return tokens.all.some(
    ({ word }, at) =>
      at > share &&
      ['top', 'biggest', 'best', 'largest', 'first'].includes(word) &&
      (numberOf(tokens.word(at + 1)) ?? 1) > 1,
  );
}

/** Figures of an application's step: the stage that it was at is another than the one that it came to. */
const STEPPED: ReadonlySet<MetricName> = new Set<MetricName>([
  ...(['rejections', 'withdrawals', 'submissions', 'offers', 'placements'] as const),
]);

/** What a query that was read leaves in doubt. */
export function doubtful(doubts: Doubts, query: Query): string[] {
  const metric = metricOf(query.metric);
  const label = metric.label.toLowerCase();
  const unsure = [...doubts.always];
  const cut = (axis: Dimension): boolean =>
    query.by.includes(axis) || query.filters.some(({ dimension }) => dimension === axis);
  if (doubts.candidates !== null && query.by[0] === 'consultant')
    unsure.push(`${doubts.candidates}: which candidates they are`);
  if (doubts.records !== null && query.by.length === 0 && query.aggregate === null && query.share === null)
    unsure.push(`${doubts.records}: each by itself`);
  if (doubts.several && query.share === 'places') unsure.push('the share of several together');
  if (
    doubts.total !== null &&
    (metric.kind === 'days' || metric.kind === 'number' || metric.kind === 'share')
  )
    unsure.push(`${doubts.total} of ${label}`);
  if (doubts.total !== null && metric.kind === 'money' && metric.as === 'mean' && query.aggregate === null)
    unsure.push(`${doubts.total} of ${label}`);
  if (
    doubts.booked &&
    ['interviews', 'client_interviews'].includes(query.metric) &&
    query.period?.assumed !== true &&
    !ahead(query)
  )
    unsure.push('when interviews were booked');
  if (metric.kind === 'billings' && query.places !== null && ['<', '<='].includes(query.places.op))
    unsure.push('amounts below a bound, with those who have none');
  if (STEPPED.has(query.metric) && cut('stage')) unsure.push(`${label} by the stage before`);
  if (cut('role') && metric.fact !== 'candidates') unsure.push(`${label} by title`);
  if (overlaps(query)) unsure.push('two periods that overlap');
  return unsure;
}

const ahead = ({ period }: Query): boolean => ['next', 'tomo'].includes(period?.name?.slice(0, 4) ?? '');

function overlaps({ period, against }: Query): boolean {
  if (period === null || against === null) return false;
  const { from, to } = period.span;
  const other = against.span;
  return (from ?? '') <= (other.to ?? '9') && (other.from ?? '') <= (to ?? '9');
}
