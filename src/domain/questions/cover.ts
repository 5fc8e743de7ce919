import type { Dimension, MetricName } from '../analytics/index.ts';
import type { Mention } from './entities.ts';
import { CONVERSIONS, COUNTED, ENTRIES, type Entry, STEPS, type Step, TIMES } from './figure-words.ts';
import { dimensionOf } from './structure.ts';
import type { Tokens } from './tokens.ts';

/** The figure that a question's words name. */
export interface Found {
  metric: MetricName;
  per: MetricName | null;
  /** What was used of the words, by meaning. */
  lemmas: string[];
  /** The noun after how many, where another figure is asked of it. */
  tally: Dimension | null;
  /** Whether its words say that it has happened. */
  past: boolean;
  unread: string[];
}

/** What else a question says, as far as it decides between figures. */
export interface Around {
  dated: boolean;
  stage: boolean;
  source: boolean;
  status: boolean;
  byStage: boolean;
  byJob: boolean;
  job: boolean;
  type: boolean;
  days: boolean;
  perStep: string | null;
  ahead: boolean;
  future: boolean;
  /** Whether it asks what was done (did) or has been. */
  told: boolean;
  /** What a question without something, or with a bound, is about. */
  head: Dimension | null;
}

interface Cover {
  entry: Entry;
  used: number[];
  left: number;
  needs: number;
}

/** Finds the figure whose words take in as many of a question's words as any, all of them if there is one. */
export function cover(tokens: Tokens, around: Around): Found | null {
  const steps = stepsIn(tokens, around);
  if (steps !== null) return steps;
  const tally = tallyIn(tokens);
  const content = tokens.content().filter((at) => tokens.lemma(at) !== 'share' || shareBelongs(tokens));
  // "How many are sitting at offer" counts people; "how long have they sat there" is of time.
  const times = tokens.has(...LENGTHS) || (tokens.has('stay') && (around.days || !asksHowMany(tokens)));
  if ((around.stage || around.byStage) && times && content.every((at) => STAYING.has(tokens.lemma(at)))) {
    for (const at of content) tokens.take(at);
    return plain(
      !around.dated && tokens.says('been', 'stuck', 'sitting', 'present') ? 'stage_age' : 'stage_time',
    );
  }
  if (
    (around.stage || around.byStage) &&
    !around.dated &&
    content.every((at) => STANDING.has(tokens.lemma(at)))
  ) {
    const ofOpen = content.some((at) => tokens.lemma(at) === 'job') && tokens.says('open', 'live', 'active');
    for (const at of content) tokens.take(at);
    return { ...plain('live_applications'), unread: ofOpen ? ['open jobs, of candidates'] : [] };
  }
  // "Which roles have nobody in process" asks for those without a candidate who is in it.
  const process = tokens.all.some(({ lemma, written }) => lemma === 'open' && written.includes(' '));
  if (around.head === 'job' && process && content.every((at) => tokens.lemma(at) === 'open')) {
    for (const at of content) tokens.take(at);
    return plain('live_applications');
  }
  // "Which jobs have been open for more than 30 days": the jobs are what it is cut by.
  if (
    around.days &&
    around.byJob &&
    content.length > 0 &&
    content.every((at) => tokens.lemma(at) === 'open')
  ) {
    for (const at of content) tokens.take(at);
    return plain('job_age');
  }
  // "Contractors at Pacific Bank right now" are those whose contract runs.
  const people = tokens.mentions().some((at) => /^contractors$/i.test(tokens.at(at)?.written ?? ''));
  if (people && content.length === 0 && !around.dated && tokens.all.some(({ lemma }) => lemma === 'now'))
    return plain('running_contracts');
  const best = bestOf(tokens, content, around);
  if (best === null) {
    if (around.stage || around.byStage) return plain('live_applications');
    if (around.source && !tokens.has('share'))
      return plain(around.dated || around.told ? 'applications' : 'applications');
    if (around.type && content.length === 0 && tokens.says('contract')) return plain('placements');
    // "Perms last quarter" are placements.
    if (tokens.mentions().some((at) => /^perms$/i.test(tokens.at(at)?.written ?? ''))) {
      tokens.takeAll('do', 'make', 'get');
      return plain('placements');
    }
    return null;
  }
  for (const at of best.used) tokens.take(at);
  const lemmas = best.used.map((at) => tokens.at(at)?.lemma ?? '');
  const metric = finished(best.entry.metric, tokens, around, lemmas);
  return {
    metric: metric.name,
    per: perOf(around),
    lemmas,
    tally,
    past: lemmas.includes('falloff'),
    unread: metric.unread,
  };
}

const STAYING: ReadonlySet<string> = new Set([
  ...['people', 'candidate', 'apply', 'stage', 'stay', 'get', 'take'],
  'time',
  'long',
  'fast',
  'slow',
  'short',
  'present',
]);

const STANDING: ReadonlySet<string> = new Set([
  'people',
  'candidate',
  'client',
  'apply',
  'open',
  'pipeline',
  'job',
  'stage',
  'stay',
]);

const plain = (metric: MetricName): Found => ({
  metric,
  per: null,
  lemmas: [],
  tally: null,
  past: false,
  unread: [],
});

const perOf = ({ perStep }: Around): MetricName | null => {
  const step = STEPS.find((one) => one === perStep);
  return step === undefined ? null : COUNTED[step];
};

/** A share word is part of a figure's name where the figure is a share by itself. */
function shareBelongs(tokens: Tokens): boolean {
  // "What share of the fall-offs were Sam's" has the fall-offs for its whole.
  const share = tokens.find(['share']);
  const whole = tokens.all.some(({ lemma, written }, at) => {
    let back = at - 1;
    while (['the', 'our', 'all'].includes(tokens.word(back))) back -= 1;
    if (!['falloff', 'noshow'].includes(lemma)) return false;
    return (
      tokens.word(back) === 'of' || (at < share && tokens.word(share + 1) !== 'of' && /s$/i.test(written))
    );
  });
  if (whole && tokens.mentions().length > 0) return false;
  return tokens.mentions().length === 0 || tokens.has('falloff', 'noshow', 'fill');
}

function bestOf(tokens: Tokens, content: readonly number[], around: Around): Cover | null {
  let best: Cover | null = null;
  for (const entry of ENTRIES) {
    const one = covers(tokens, content, entry, around);
    if (one === null) continue;
    if (best === null || one.left < best.left || (one.left === best.left && one.needs > best.needs))
      best = one;
  }
  return best;
}

function covers(tokens: Tokens, content: readonly number[], entry: Entry, around: Around): Cover | null {
  const used: number[] = [];
  for (const need of entry.needs) {
    if (need[0] === 'perjob') {
      if (around.perStep !== 'job') return null;
      continue;
    }
    const at = content.find((on) => !used.includes(on) && need.includes(tokens.lemma(on)));
    if (at === undefined) return null;
    used.push(at);
  }
  const named = new Set(entry.needs.flat());
  for (const at of content) {
    const lemma = tokens.lemma(at);
    if (!used.includes(at) && (entry.beside.has(lemma) || (named.has(lemma) && repeats(lemma))))
      used.push(at);
  }
  if (entry.metric === 'placement_rate' && tokens.says('ratio')) return null;
  return { entry, used, left: content.length - used.length, needs: entry.needs.length };
}

/** Words that a question may say twice of the same: "which jobs did we fill, of the jobs of 2025". */
const repeats = (lemma: string): boolean =>
  ['silent', 'job', 'candidate', 'people', 'apply', 'submit', 'rate', 'long', 'take', 'bill'].includes(lemma);

/** What the words around a figure make of it. */
function finished(
  name: MetricName,
  tokens: Tokens,
  around: Around,
  lemmas: readonly string[],
): { name: MetricName; unread: string[] } {
  const ofOne = tokens.mentions().some((at) => tokens.at(at)?.mention?.dimension === 'candidate');
  if (ofOne && name === 'starts' && tokens.says('does', 'do', 'is', 'will')) {
    tokens.takeAll('will', 'due');
    return { name: 'pending_starts', unread: [] };
  }
  if (around.future || around.ahead) {
    const coming = COMING[name];
    if (coming !== undefined && (around.future || tokens.has('will', 'due') || tokens.says('will'))) {
      tokens.takeAll('will', 'due');
      return { name: coming, unread: [] };
    }
  }
  if (
    [
      'contract_endings',
      'guarantee_endings',
      'pending_starts',
      'forecast',
      'interviews',
      'client_interviews',
    ].includes(name)
  )
    tokens.takeAll('will', 'due');
  // What runs is a contract; of anything else it is not said what is meant.
  const contracts = tokens.mentions().some((at) => ofContracts(tokens.at(at)?.mention));
  if (name === 'running_contracts' && (!contracts || tokens.says('total')))
    return { name, unread: ['running'] };
  // "Placements per job opened", "applications for jobs opened last quarter": when the job was, and not what is counted.
  if (
    (name === 'placements' || name === 'applications') &&
    tokens.says('opened') &&
    lemmas.includes('opened')
  )
    return { name, unread: ['opened'] };
  // Gross profit is to some what contracts bring, and to others fees as well.
  if (
    name === 'contract_profit' &&
    !contracts &&
    !tokens.all.some(({ lemma, written }) => lemma === 'gp' && /contract/i.test(written))
  )
    return { name, unread: ['gross profit (of contracts, or billings)'] };
  // "Offers accepted last month" wants a number, and by the day of the acceptance, which is not kept.
  if (name === 'offer_acceptance_rate' && !lemmas.includes('rate') && !lemmas.includes('share')) {
    const verb = tokens.all.find(({ written }) =>
      /^(accept(ed|s)?|offers? accepted|accepted offers?)$/i.test(written),
    );
    if (verb !== undefined) return { name, unread: [verb.written] };
  }
  // "The pipeline for open jobs" leaves out those who are in process for other jobs.
  if (
    name === 'live_applications' &&
    lemmas.includes('job') &&
    lemmas.includes('open') &&
    around.head !== 'job'
  )
    return { name, unread: ['open jobs, of candidates'] };
  if (name === 'in_guarantee' && tokens.says('much')) return { name: 'covered_fees', unread: [] };
  if (around.head === 'job' && name === 'candidates') return { name: 'applications', unread: [] };
  if (around.head !== null && name === 'jobs_opened' && lemmas.length === 1 && !around.dated)
    return { name: 'jobs', unread: [] };
  if (name === 'open_jobs' && around.days) return { name, unread: [] };
  if (name === 'open_jobs' && did(tokens)) return { name: 'jobs_opened', unread: [] };
  if (name === 'jobs_opened' && lemmas.length === 1) {
    // A bare "jobs": of a status, or opened in a period; else it is not said which.
    if (around.status) return { name: 'jobs', unread: [] };
    return around.dated ? { name, unread: [] } : { name, unread: ['jobs (open, opened or filled)'] };
  }
  if (name === 'jobs_opened' && around.status) return { name: 'jobs', unread: [] };
  // "Live jobs that came in" are not all that came in.
  const still = tokens.all.some(({ lemma, written }) => lemma === 'open' && /^still/i.test(written));
  if (name === 'jobs_opened' && lemmas.includes('open') && (still || !did(tokens)))
    return { name, unread: ['open'] };
  if ((name === 'candidates' || name === 'applications') && around.stage && !around.dated)
    return { name: 'live_applications', unread: [] };
  if ((name === 'candidates' || name === 'clients') && around.dated)
    return { name, unread: [`${name} at another time than now`] };
  if (name === 'candidates' && around.job) return { name: 'live_applications', unread: [] };
  return { name, unread: [] };
}

const asksHowMany = (tokens: Tokens): boolean =>
  tokens.all.some(({ word }, at) => word === 'many' && tokens.at(at - 1)?.word === 'how');

const ofContracts = (mention: Mention | null | undefined): boolean =>
  mention?.dimension === 'type' && mention.values[0]?.value === 'contract';

const COMING: Partial<Record<MetricName, MetricName>> = {
  billings: 'forecast',
  fees: 'forecast',
  starts: 'pending_starts',
};

/** "Did we open" asks for what was opened; "are open" and "have open" for what is. */
export function did(tokens: Tokens): boolean {
  const verb = tokens.all.findIndex(({ word }) => word === 'did');
  return verb >= 0 && tokens.all.some(({ word }, at) => at > verb && word === 'open');
}

const TALLIED: readonly Dimension[] = ['consultant', 'client', 'team', 'industry', 'job'];

/** "How many clients did we place with": the noun is counted by the figure that follows. */
function tallyIn(tokens: Tokens): Dimension | null {
  const many = tokens.all.findIndex(({ word }, at) => word === 'many' && tokens.at(at - 1)?.word === 'how');
  const number = tokens.all.findIndex(
    ({ word }, at) => word === 'number' && tokens.at(at + 1)?.word === 'of',
  );
  const at = many >= 0 ? many + 1 : number >= 0 ? number + 2 : -1;
  if (at < 0) return null;
  const dimension =
    dimensionOf(tokens.word(at)) ??
    (tokens.word(at) === 'different' ? dimensionOf(tokens.word(at + 1)) : null);
  if (dimension === null || !TALLIED.includes(dimension)) return null;
  if (tokens.lemma(at + 1) === 'interview') return null;
  const own = dimension === 'job' ? ['job', 'fill', 'open'] : [];
  const others = tokens
    .content()
    .filter((on) => on > at && NOUNS.has(tokens.lemma(on)) && !own.includes(tokens.lemma(on)));
  if (others.length === 0) return null;
  tokens.take(at, tokens.word(at) === 'different' ? 2 : 1);
  return dimension;
}

const NOUNS: ReadonlySet<string> = new Set([
  'place',
  'hire',
  'bill',
  'submit',
  'interview',
  'offer',
  'job',
  'apply',
  'falloff',
  'reject',
  'withdraw',
  'start',
  'fill',
]);

const SHARES = ['share', 'rate', 'turn'];
const LENGTHS = ['time', 'long', 'fast', 'slow', 'short', 'take'];

/** Two steps of an application and a word of shares or of time: a conversion, or the days between. */
function stepsIn(tokens: Tokens, around: Around): Found | null {
  if (around.perStep !== null) return null;
  const at = tokens
    .content()
    .map((on) => ({ on, step: stepOf(tokens.lemma(on)) }))
    .filter((one): one is { on: number; step: Step } => one.step !== null);
  const [from, ...rest] = at;
  const to = rest.find(({ step }) => step !== from?.step);
  if (
    from === undefined ||
    to === undefined ||
    rest.some(({ step }) => step !== from.step && step !== to.step)
  )
    return null;
  const times = tokens.has(...LENGTHS);
  const shares = tokens.has(...SHARES);
  if (times === shares) return null;
  const metric = (times ? TIMES : CONVERSIONS)[`${from.step} ${to.step}`];
  if (metric === undefined) return null;
  for (const { on } of at) tokens.take(on);
  const beside = times
    ? [...LENGTHS, 'between', 'get', 'candidate', 'people', ...AT_CLIENT]
    : [...SHARES, ...AT_CLIENT, 'get', 'candidate', 'people', 'make', 'reach', 'end', 'come', 'do', 'we'];
  tokens.takeAll(...beside);
  return plain(metric);
}

/** What is said of a CV that goes to a client, and of an interview there. */
const AT_CLIENT = ['send', 'client'];

function stepOf(lemma: string): Step | null {
  const known = lemma === 'hire' ? 'place' : lemma;
  return STEPS.find((step) => step === known) ?? null;
}
