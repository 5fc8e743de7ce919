import type { Dimension, MetricName } from '../analytics/index.ts';
import { metricOf } from '../analytics/index.ts';
import type { Query } from './query.ts';
import { dimensionOf } from './structure.ts';
import type { Tokens } from './tokens.ts';

/** What a question says that it wants: how many of which things, or how much. */
export interface Asked {
  /** The things of which a number is wanted, where they are places of a figure and not events. */
  things: Dimension | null;
  many: boolean;
  /** Whether it is people, records or places of whom a number is wanted, and not days. */
  people: boolean;
  much: boolean;
  /** Whether a number of candidates or of people is wanted. */
  persons: boolean;
  /** Words that stand for something said before, where nothing was. */
  dangling: string[];
  /** Whether some of several are to be named: "which of Sam's". */
  which: boolean;
  /** A name that something comes from: "e-mails from Coral". */
  from: boolean;
}

/** Things that records are of, and the figures that count them. */
const COUNTED: Partial<Record<Dimension, readonly MetricName[]>> = {
  job: ['jobs', 'open_jobs', 'jobs_opened', 'jobs_filled', 'job_age', 'time_to_fill'],
  client: ['clients', 'clients_added'],
  consultant: [],
  team: [],
  industry: [],
};

/** "Job applications" and "client interviews" are not jobs and clients. */
const EVENTS: ReadonlySet<string> = new Set([
  'interview',
  'apply',
  'offer',
  'submit',
  'place',
  'reject',
  'withdraw',
  'call',
  'email',
  'start',
  'falloff',
]);

/** Units of time, of which how many is how long. */
const SPANS: ReadonlySet<string> = new Set([
  'day',
  'week',
  'month',
  'hour',
  'business',
  'working',
  'calendar',
]);

const OF_KIND: ReadonlySet<string> = new Set(['open', 'opened', 'different', 'distinct', 'the', 'our', 'of']);
const SOMEBODY = ['he', 'she', 'his', 'her', 'hers', 'him'];
const SAID_BEFORE: ReadonlySet<string> = new Set(['them', 'those', 'these', 'that']);

/** Reads what is wanted before the words of it are taken. */
export function askedIn(tokens: Tokens): Asked {
  const many = tokens.all.findIndex(({ word }, at) => word === 'many' && tokens.at(at - 1)?.word === 'how');
  const number = tokens.all.findIndex(
    ({ word }, at) => ['number', 'count'].includes(word) && tokens.at(at + 1)?.word === 'of',
  );
  const much = tokens.all.some(({ word }, at) => word === 'much' && tokens.at(at - 1)?.word === 'how');
  return {
    things: thingAt(tokens, many >= 0 ? many : number),
    many: many >= 0,
    people: many >= 0 && !SPANS.has(tokens.word(many + 1)),
    much,
    persons: personsAt(tokens, many >= 0 ? many : number),
    dangling: danglingIn(tokens),
    which: tokens.all.some(({ word }, at) => word === 'which' && tokens.at(at + 1)?.word === 'of'),
    from: tokens.mentions().some((at) => tokens.at(at - 1)?.word === 'from'),
  };
}

function thingAt(tokens: Tokens, start: number): Dimension | null {
  if (start < 0) return null;
  let at = start + 1;
  while (tokens.at(at)?.kind === 'mention' || OF_KIND.has(tokens.lemma(at)) || OF_KIND.has(tokens.word(at)))
    at += 1;
  const dimension = dimensionOf(tokens.word(at));
  if (dimension === null || COUNTED[dimension] === undefined || EVENTS.has(tokens.lemma(at + 1))) return null;
  return dimension;
}

function personsAt(tokens: Tokens, start: number): boolean {
  if (start < 0) return false;
  let at = start + 1;
  while (tokens.at(at)?.kind === 'mention' || OF_KIND.has(tokens.lemma(at)) || OF_KIND.has(tokens.word(at)))
    at += 1;
  return PERSONS.test(tokens.at(at)?.written ?? '');
}

const PERSONS = /^(candidates|people|applicants|contractors|starters)$/i;

/** He, she, of those: of whom or of what nothing is said in a question by itself. */
function danglingIn(tokens: Tokens): string[] {
  const dangling: string[] = [];
  tokens.all.forEach(({ kind, word, written }, at) => {
    if (kind !== 'word') return;
    const before = tokens.mentions().some((one) => one < at) || tokens.content().some((one) => one < at);
    if (SOMEBODY.includes(word) && !tokens.mentions().some((one) => one < at)) dangling.push(written);
    if (SAID_BEFORE.has(word) && tokens.at(at - 1)?.word === 'of' && !before) dangling.push(`of ${written}`);
  });
  return dangling;
}

/** What is wanted that the figure does not count. */
export function notCounted(
  { things, many, people, much, dangling, which, from }: Asked,
  query: Query,
): string[] {
  const { kind, label } = metricOf(query.metric);
  const unread = [...dangling];
  const money = kind === 'money' || kind === 'billings';
  if (
    things !== null &&
    query.tally !== things &&
    !query.by.includes(things) &&
    !COUNTED[things]?.includes(query.metric)
  )
    unread.push(`how many ${things}s`);
  if (many && money && query.rows === null && query.tally === null && !query.absent && query.places === null)
    unread.push(`how many, of ${label.toLowerCase()}`);
  if (kind === 'days' && query.rows === null && people) unread.push(`how many, of ${label.toLowerCase()}`);
  if (much && (kind === 'count' || query.rows !== null) && query.share === null)
    unread.push(`how much, of ${label.toLowerCase()}`);
  if (which && query.by.length === 0) unread.push('which of them');
  if (from && query.metric === 'emails_sent') unread.push('e-mails from somebody');
  return unread;
}
