import { addDays } from '#src/lib/clock.ts';
import { type Dimension, isGrain, type MetricName, metricOf } from '../analytics/index.ts';
import { PLACEMENT_STATUSES } from '../placements/index.ts';
import { isFewOnJobs } from './absent.ts';
import type { Query } from './query.ts';
import { within } from './ranking.ts';
import { dimensionOf } from './structure.ts';
import type { Tokens } from './tokens.ts';

/** The form of what a question asks for, which its answer has to have too. */
export interface Forms {
  /** How it asks for records one by one: "list", "show me"; null where it does not. */
  list: string | null;
  /** One record by its value: "the biggest fee", "our smallest placement"; of which end. */
  one: { word: string; end: 'high' | 'low' } | null;
  /** "The biggest fees", "which contracts": several, that are to be told one by one; null where none are. */
  several: string | null;
  /** "How many of the placements of 2025 fell off", which is not how many fell off in 2025. */
  ofWhich: boolean;
  /** "For my jobs", "with Sam's clients", "my consultants": of whom something else is said than whose the figure is. */
  whose: { said: string; noun: string } | null;
  /** "Sam's clients", "clients of the Finance team": where it is said whose the clients are; -1 where it is not. */
  owners: number;
  /** "Have I not called", "I did not place": what whoever asks did, beside whose the clients are. */
  byMe: boolean;
  /** "Start in September", without a year: not what has started. */
  present: string | null;
  /** "That have ended": that it is over. */
  ended: boolean;
  /** "Rejected by the client": by whom it was done, and not how it is cut. */
  byWhom: string | null;
  /** "Rejected by Vela": by whom it was done is not kept. */
  byClient: string | null;
  /** "Has every consultant", "in every month": whether it holds of each of them. */
  ofAll: string | null;
  /** "Who is at offer": the people, who are candidates. */
  whoIs: string | null;
  /** "Both Sam and Priya's placements": those of each, or what they have in common. */
  both: boolean;
  /** "Which teams placed fewer than last year": for whom of several a comparison holds. */
  which: string | null;
  /** "Clients who have not responded": those themselves, and no number of something else. */
  opens: { axis: Dimension; at: number } | null;
  /** "Jobs on hold that have had a submission": jobs, and no number of something else. */
  jobs: string | null;
  /** "Will Sam bill more than Priya": how two compare in what is to come. */
  ahead: boolean;
}

const LISTS: ReadonlySet<string> = new Set(['list', 'listing', 'show', 'see', 'display']);
const ENDS: Readonly<Record<string, 'high' | 'low'>> = {
  biggest: 'high',
  highest: 'high',
  largest: 'high',
  greatest: 'high',
  smallest: 'low',
  lowest: 'low',
};
/** What one record of has a value, as it is written of one alone. */
const ONE = /^(fee|placement|deal|hire|salary)$/i;
const SEVERAL = /^(fees|placements|deals|hires|salaries)$/i;
const WHETHER: ReadonlySet<string> = new Set('has have had did do does is are was were will'.split(' '));

/** Reads what form of answer is asked for, before the words of it are taken. */
export function formsIn(tokens: Tokens): Forms {
  const start = tokens.all.findIndex(({ kind }, at) => kind === 'word' && !POLITE.has(tokens.word(at)));
  return {
    list: listIn(tokens, start),
    one: oneIn(tokens),
    several: severalIn(tokens, start),
    ofWhich: tokens.all.some(({ word }, at) => word === 'many' && tokens.at(at + 1)?.word === 'of'),
    byWhom: byWhomIn(tokens),
    byClient: byClientIn(tokens),
    whose: whoseIn(tokens),
    owners: ownersIn(tokens),
    byMe: byMeIn(tokens),
    present: presentIn(tokens),
    ended: tokens.all.some(({ written }) => /^(ended|finished|expired|ran out)$/i.test(written)),
    ofAll: ofAllIn(tokens, start),
    whoIs: whoIsIn(tokens, start),
    opens: opensIn(tokens, start),
    jobs: jobsIn(tokens, start),
    both: tokens.word(start) === 'both',
    which:
      tokens.all.find(({ word }, at) => word === 'which' || (word === 'who' && at === start))?.written ??
      null,
    ahead: tokens.says('will') && tokens.says('than', 'versus', 'against'),
  };
}

/** The places that a question begins with, in the plural, by themselves or after one word that says which. */
function opensIn(tokens: Tokens, start: number): Forms['opens'] {
  for (const at of [start, start + 1]) {
    if (tokens.at(at)?.kind !== 'word') return null;
    const axis = dimensionOf(tokens.word(at));
    if (axis !== null && /^(clients|consultants|teams|recruiters)$/i.test(tokens.at(at)?.written ?? ''))
      return { axis, at };
  }
  return null;
}

function jobsIn(tokens: Tokens, start: number): string | null {
  const written = tokens.at(start)?.written ?? '';
  const more = tokens.says('that', 'which', 'with', 'who', 'where', 'had', 'have', 'got', 'whose');
  return more && /^(jobs|roles|vacancies|positions|openings)$/i.test(written) ? written.toLowerCase() : null;
}

const OF_JOBS: ReadonlySet<string> = new Set(['jobs', 'fills']);
/** Statuses of jobs alone. */
const OF_JOB: ReadonlySet<string> = new Set(['on_hold', 'closed', 'active']);

const POLITE: ReadonlySet<string> = new Set(
  'please can could you would i we like to want hi hello hey ok so and just me'.split(' '),
);

function listIn(tokens: Tokens, start: number): string | null {
  if (tokens.all.some(({ word }, at) => word === 'many' && tokens.at(at - 1)?.word === 'how')) return null;
  const listed = tokens.all.find(({ kind, written }) => kind === 'word' && /\blist(ing)?\b/i.test(written));
  const word = tokens.word(start);
  if (listed !== undefined) return listed.written.toLowerCase();
  return LISTS.has(word) || word === 'give' ? word : null;
}

function oneIn(tokens: Tokens): Forms['one'] {
  for (let at = 0; at < tokens.all.length; at += 1) {
    const end = ENDS[tokens.word(at)];
    if (end === undefined) continue;
    let on = at + 1;
    while (tokens.at(on)?.kind === 'mention' || ['single', 'ever', 'one'].includes(tokens.word(on))) on += 1;
    const written = tokens.at(on)?.written ?? '';
    if (ONE.test(written)) return { word: written.toLowerCase(), end };
  }
  return null;
}

function severalIn(tokens: Tokens, start: number): string | null {
  if (tokens.word(start) === 'which') return `which ${tokens.at(start + 1)?.written ?? ''}`.trim();
  const at = tokens.all.findIndex(
    (_, on) => ENDS[tokens.word(on)] !== undefined && SEVERAL.test(tokens.at(on + 1)?.written ?? ''),
  );
  return at < 0 ? null : `${tokens.word(at)} ${tokens.at(at + 1)?.written}`;
}

function byWhomIn(tokens: Tokens): string | null {
  const at = tokens.all.findIndex(
    ({ written }, on) =>
      /ed$/i.test(written) &&
      tokens.word(on + 1) === 'by' &&
      ['the', 'our', 'a'].includes(tokens.word(on + 2)),
  );
  const clients = tokens.all.findIndex(
    ({ written }, on) =>
      /ed$/i.test(written) &&
      tokens.word(on + 1) === 'by' &&
      /^clients$/i.test(tokens.at(on + 2)?.written ?? ''),
  );
  if (clients >= 0) return `${tokens.at(clients)?.written} by clients`;
  if (at < 0 || dimensionOf(tokens.word(at + 3)) === null) return null;
  return `${tokens.at(at)?.written} by ${tokens.word(at + 2)} ${tokens.at(at + 3)?.written}`;
}

function byClientIn(tokens: Tokens): string | null {
  const at = tokens
    .mentions()
    .find((one) => tokens.at(one)?.mention?.dimension === 'client' && tokens.word(one - 1) === 'by');
  return at === undefined ? null : (tokens.at(at)?.mention?.values[0]?.label ?? null);
}

function presentIn(tokens: Tokens): string | null {
  const at = tokens.all.findIndex(
    ({ kind, written }) => kind === 'word' && /^(start|begin|(end|finish|expire)e?s?)$/i.test(written),
  );
  if (at >= 0 && !tokens.says('did') && tokens.word(at - 1) !== 'to') return tokens.at(at)?.written ?? null;
  // "How many starters do we have in January" asks of the one to come.
  const noun = tokens.all.find(
    ({ kind, written }) => kind === 'word' && /^(starters?|starts)$/i.test(written),
  );
  return noun !== undefined && tokens.says('do', 'are', 'is') ? noun.written : null;
}

function whoseIn(tokens: Tokens): Forms['whose'] {
  for (const at of tokens.mentions()) {
    if (tokens.at(at)?.mention?.dimension !== 'consultant') continue;
    const noun = dimensionOf(tokens.word(at + 1));
    const led = LED.has(tokens.word(at - 1)) || tokens.word(at - 1) === 'all';
    if (noun === 'consultant' || (led && (noun === 'job' || noun === 'client')))
      return { said: `${tokens.at(at)?.written} ${tokens.at(at + 1)?.written}`, noun };
  }
  return null;
}

const DONE: ReadonlySet<string> = new Set(['have', 'did', 'not', 'never', 'had']);

function byMeIn(tokens: Tokens): boolean {
  return tokens.all.some(
    ({ word }, at) => word === 'i' && [at - 1, at + 1].some((beside) => DONE.has(tokens.word(beside))),
  );
}

function ownersIn(tokens: Tokens): number {
  const clients = (at: number): boolean =>
    dimensionOf(tokens.word(at)) === 'client' && /s$/i.test(tokens.at(at)?.written ?? '');
  const found = tokens.mentions().find((at) => {
    const dimension = tokens.at(at)?.mention?.dimension;
    if (dimension !== 'consultant' && dimension !== 'team') return false;
    const noun = tokens.word(at + 1) === 'team' ? at + 2 : at + 1;
    let of = at - 1;
    while (['the', 'all', 'team'].includes(tokens.word(of))) of -= 1;
    return clients(noun) || (['of', 'in'].includes(tokens.word(of)) && clients(of - 1));
  });
  return found ?? -1;
}

const LED: ReadonlySet<string> = new Set(['for', 'on', 'at', 'in', 'from', 'to', 'with', 'of']);

function ofAllIn(tokens: Tokens, start: number): string | null {
  const whether = WHETHER.has(tokens.word(start));
  if (whether && tokens.word(start + 1) === 'all') return `all ${tokens.at(start + 2)?.written ?? ''}`.trim();
  for (let at = 0; at < tokens.all.length; at += 1) {
    if (!['every', 'each'].includes(tokens.word(at))) continue;
    const within = tokens.word(at - 1) === 'in' && tokens.says('who', 'which');
    if (whether || within) return `${tokens.word(at)} ${tokens.at(at + 1)?.written ?? ''}`.trim();
  }
  return null;
}

function whoIsIn(tokens: Tokens, start: number): string | null {
  const [word, verb] = [tokens.word(start), tokens.word(start + 1)];
  return word === 'who' && ['is', 'are', 'was', 'were'].includes(verb) ? `who ${verb}` : null;
}

/** What can be listed, by the figures that count it. */
const LISTED: Partial<Record<MetricName, Dimension>> = {
  open_jobs: 'job',
  jobs: 'job',
  jobs_opened: 'job',
  jobs_filled: 'job',
  clients: 'client',
  clients_added: 'client',
};

/** What a list of records goes by, where a figure counts them one by one; null where it does not. */
export const listedBy = (metric: MetricName): Dimension | null => LISTED[metric] ?? null;

/** What the rows of a fact are, where they have an owner of their own. */
const COUNTED: Readonly<Record<string, string>> = { jobs: 'job', fills: 'job', clients: 'client' };

/** Figures of candidates, whom "who" then asks for. */
const OF_CANDIDATES: ReadonlySet<string> = new Set([
  'applications',
  'stays',
  'submission_items',
  'interviews',
]);

const PLACED: ReadonlySet<string> = new Set(PLACEMENT_STATUSES);

const statusesOf = ({ filters }: Query): string[] =>
  filters.flatMap(({ dimension, values }) =>
    dimension === 'status' ? values.map(({ value }) => value) : [],
  );

/** What a query would tell in another form than it was asked for in. */
export function misformed(forms: Forms, query: Query, today: string): string[] {
  const { list, one, several, ofAll, whoIs, both, ahead } = forms;
  const metric = metricOf(query.metric);
  const label = metric.label.toLowerCase();
  const unread: string[] = [];
  const plain = query.by.length === 0 && query.aggregate === null && query.share === null;
  if (list?.startsWith('list') === true && plain && query.per === null) unread.push(`a list of ${label}`);
  const ofValue = query.aggregate === 'max' || query.aggregate === 'min';
  if (forms.byWhom !== null && query.by.length > 0) unread.push(forms.byWhom);
  if (forms.byClient !== null && query.metric === 'rejections') unread.push(`rejected by ${forms.byClient}`);
  const unknown = statusesOf(query).filter(
    (status) => !query.absent && metric.fact === 'placements' && !PLACED.has(status),
  );
  unread.push(...unknown.map((status) => `${label}, ${status.replaceAll('_', ' ')}`));
  if (one !== null && ofValue && query.by.some((axis) => axis === 'consultant' || axis === 'team'))
    unread.push(`the ${one.word} of one person, as several may be credited`);
  const named = several?.startsWith('which ') === true;
  if (several !== null && query.by.length === 0 && query.share === null && (named || query.rows === null))
    unread.push(`${several}: each by itself`);
  if (forms.ofWhich && query.metric === 'fall_offs' && query.period?.assumed === false)
    unread.push('of which placements, and when they fell off');
  if (ofAll !== null && !query.absent) unread.push(ofAll);
  if (whoIs !== null && query.rank === null && query.by[0] === 'consultant' && OF_CANDIDATES.has(metric.fact))
    unread.push(`${whoIs}: which candidates they are`);
  const { whose, present } = forms;
  if (present !== null && BEGIN_OR_END.has(query.metric) && bareMonthBefore(query, today))
    unread.push(`${present}: whether it has happened or is to come`);
  if (whose !== null && whose.noun !== COUNTED[metric.fact] && !query.by.some((axis) => axis === whose.noun))
    unread.push(`whose ${whose.noun}s: ${whose.said}`);
  if (both && query.filters.some(({ how }) => how === 'all'))
    unread.push('both: together, or each by itself');
  if (forms.jobs !== null && query.share === null && !query.by.includes('job') && !OF_JOBS.has(metric.fact))
    unread.push(`${forms.jobs}: which of them`);
  const ofJobs = metric.fact === 'jobs' || query.absent || isFewOnJobs(query);
  if (!ofJobs && statusesOf(query).some((status) => OF_JOB.has(status)))
    unread.push(`${label} of jobs by their status`);
  const { opens } = forms;
  if (opens !== null && query.by.length === 0 && query.share === null && COUNTED[metric.fact] !== opens.axis)
    unread.push(`${opens.axis}s: which of them`);
  if (ahead && query.by.length > 0) unread.push('who will be ahead');
  if (forms.which !== null && query.against !== null && query.by.length > 0)
    unread.push(`${forms.which} of them, by two stretches held against each other`);
  unread.push(...ofOne(query));
  return unread;
}

/**
 * Whose clients they are that a question of those without something is about: the places are then the clients that these
 * own, and the figure is everybody's. Null where it asks for anything else.
 */
export function ownersFor({ by, absent, places, tally }: Query, { owners }: Forms): number | null {
  const few = places !== null && tally === null && within(0, places.op, places.amount);
  return owners >= 0 && by.length === 1 && by[0] === 'client' && (absent || few) ? owners : null;
}

const MOST_DAYS = 366;

const BEGIN_OR_END: ReadonlySet<string> = new Set(['starts', 'contract_endings', 'guarantee_endings']);

/** Whether the days that were read are over, and do not follow from a name such as last month. */
const bareMonthBefore = ({ period }: Query, today: string): boolean =>
  period !== null && period.name === null && period.span.to !== null && period.span.to < today;

/** "Is Sam our top biller": the first of one is always that one, whoever else there is. */
function ofOne({ rank, by, filters, period }: Query): string[] {
  if (rank === null) return [];
  const named = filters.find(
    ({ dimension, how, values }) => how === 'in' && values.length === 1 && by.includes(dimension),
  );
  if (named !== undefined) return [`the first of ${named.values[0]?.label} alone`];
  const grain = by.find(isGrain);
  const { from, to } = period?.span ?? {};
  if (grain === 'year' && from != null && to != null && from.slice(0, 4) === to.slice(0, 4))
    return [`the first of one ${grain}`];
  // A series has so many stretches at most: the first of more might be among those left out.
  if (grain === 'day' && (from == null || to == null || addDays(from, MOST_DAYS) < to))
    return ['the first day of more than a year'];
  return [];
}
