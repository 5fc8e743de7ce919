import { type Dimension, type MetricName, metricOf } from '../analytics/index.ts';
import type { Named } from './days.ts';
import type { AskedFilter } from './query.ts';
import { ABSENT, type Bound, dimensionOf } from './structure.ts';
import type { Tokens } from './tokens.ts';

export function takeSaid(tokens: Tokens, word: string): void {
  tokens.all.forEach((token, at) => {
    if (token.kind === 'word' && token.word === word) tokens.take(at);
  });
}

/** "Only contract", "just Sam": said of what is limited to anyway. */
export function takeOnly(tokens: Tokens): void {
  for (const at of tokens.mentions())
    for (const on of [at - 1, at + 1]) if (tokens.lemma(on) === 'only') tokens.take(on);
}

/** "Over the last three months", "across 2025": what leads to a period. */
export function takeLeads(tokens: Tokens): void {
  tokens.all.forEach(({ kind }, at) => {
    if (kind !== 'period') return;
    let back = at - 1;
    while (tokens.isFiller(back)) back -= 1;
    if (['over', 'across', 'within', 'through', 'throughout', 'calendar'].includes(tokens.word(back)))
      tokens.take(back);
  });
}

/** "The Technology team", "the software industry": the noun after a name says what it is a name of. */
export function takeNouns(tokens: Tokens): void {
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
    // "Placement type contract", as a reading is told.
    if (dimension === 'type' && tokens.word(at - 1) === 'type' && KINDS.has(tokens.word(at - 2)))
      tokens.take(at - 2, 2);
    if (nouns.includes(tokens.word(at + 1))) tokens.take(at + 1);
    if (
      nouns.includes(tokens.word(at - 1)) &&
      // "More than one contract" says how many.
      tokens.word(at - 1) !== 'one' &&
      tokens.word(at - 2) !== 'by' &&
      tokens.word(at - 2) !== 'which'
    )
      tokens.take(at - 1);
  }
}

const KINDS: ReadonlySet<string> = new Set(['placement', 'employment', 'job']);

const NOUNS_OF: Readonly<Record<string, readonly string[]>> = {
  team: ['team', 'desk', 'division', 'department'],
  industry: ['industry', 'sector', 'space', 'client'],
  client: ['account', 'client'],
  job: ['job', 'role', 'position', 'vacancy'],
  type: ['work', 'business', 'one'],
  consultant: ['consultant', 'recruiter'],
  currency: ['currency'],
  stage: ['stage'],
  source: ['source', 'channel'],
  status: ['status'],
  employment_type: ['employment type'],
  city: ['city'],
  country: ['country'],
  kind: ['kind'],
  format: ['format'],
  seniority: ['seniority'],
};

/** Which mentions are left out: those after excluding, except, without or not, and what is listed with them. */
export function exclusionsIn(tokens: Tokens): ReadonlySet<number> {
  const out = new Set<number>();
  for (let at = 0; at < tokens.all.length; at += 1) {
    const lemma = tokens.lemma(at);
    if (lemma !== 'leave' && lemma !== 'not') continue;
    // "Open jobs with nobody at interview" asks for jobs that have none, and leaves no stage out.
    if (NOBODY.has(tokens.word(at)) || lacks(tokens, at)) continue;
    let on = tokens.next(at);
    // "Without client Pacific Bank": the noun is of the name.
    while (tokens.at(on)?.kind === 'word' && tokens.at(on)?.taken === true) on = tokens.next(on);
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

/** "Placements without the ones that fell off", "placements that did not fall off": what leaves those out. */
export function fallenLeftOut(tokens: Tokens): AskedFilter[] {
  for (let at = 0; at < tokens.all.length; at += 1) {
    // "Starts minus fall-offs" takes one number from another.
    if (tokens.word(at) === 'minus' && tokens.has('start')) continue;
    if (tokens.lemma(at) !== 'leave' && !['without', 'not'].includes(tokens.word(at))) continue;
    let on = tokens.next(at);
    while (['one', 'placement', 'deal'].includes(tokens.word(on))) on = tokens.next(on);
    const counted = tokens.find(['place', 'hire', 'start', 'bill', 'fee']);
    if (tokens.lemma(on) !== 'falloff' || counted < 0 || counted > at) continue;
    tokens.take(at, on - at + 1);
    const values = [{ value: 'fell_off', label: 'fell off' }];
    return [{ dimension: 'status', values, how: 'none' }];
  }
  return [];
}

/** "Clients with no contract placements", "clients without a contract placement": they have none; contract is not left out. */
function lacks(tokens: Tokens, at: number): boolean {
  if (tokens.word(at) === 'no') return true;
  if (tokens.word(at) !== 'without') return false;
  let on = tokens.next(at);
  while (tokens.at(on)?.kind === 'mention') on = tokens.next(on);
  return headIn(tokens, at, null, false) !== null && EVENTS.has(tokens.lemma(on));
}

const NOBODY: ReadonlySet<string> = new Set(['nobody', 'none', 'nothing', 'never', 'neither', 'zero']);

const LISTED: ReadonlySet<string> = new Set(['and', 'or', 'nor']);

/** "Sam and Priya share" wants what they have in common; "Sam and Priya together" may want what they come to. */
export function togetherIn(tokens: Tokens): 'shared' | 'together' | 'unclear' | null {
  const people = tokens.mentions().filter((at) => tokens.at(at)?.mention?.dimension === 'consultant');
  if (people.length !== 2) return null;
  const last = people[1] ?? 0;
  for (let at = 0; at < tokens.all.length; at += 1) {
    const word = tokens.word(at);
    const verb = ['share', 'shared', 'split'].includes(word) && at > last && tokens.word(at + 1) !== 'of';
    if (!verb && !['jointly', 'together', 'both', 'combined'].includes(word)) continue;
    tokens.take(at);
    tokens.takeAll('together');
    // "Sam and Priya together: how many", "combined": what both made in common, or all that either made.
    if (word === 'combined' || (word === 'together' && at === last + 1)) return 'unclear';
    return verb || word === 'jointly' ? 'shared' : 'together';
  }
  return null;
}

/** Whether two people's rows in common are meant. Of money they are what both come to, as each has a share of their own. */
export function joint(
  together: ReturnType<typeof togetherIn>,
  metric: MetricName,
  unsupported: string[],
): boolean {
  const { kind } = metricOf(metric);
  const amounts = kind === 'billings' || kind === 'money';
  if (together === 'unclear' && !amounts)
    unsupported.push('two people together: in common, or either of them');
  if (together === null || !amounts) return together !== null;
  if (together === 'shared') unsupported.push('amounts that two people share');
  return false;
}

export interface Comparison {
  /** Whether two stretches are held against each other. */
  periods: boolean;
  /** Whether the stretch that was named first is the one that the other is held against. */
  turned: boolean;
  /** Whether it says than, so that what stands first is told against the other. */
  than: boolean;
  /** The dimension of which two values are. */
  pair: Dimension | null;
}

const NONE: Comparison = { periods: false, turned: false, than: false, pair: null };

/** Versus, compared with, more than last year, the difference between: what is held against what. */
export function comparisonIn(tokens: Tokens, periods: readonly Named[]): Comparison {
  const cue = tokens.find(['versus', 'than', 'differ', 'hit']);
  if (cue < 0) return NONE;
  const of = tokens.mentions().map((at) => tokens.at(at)?.mention?.dimension ?? null);
  const kinds = [...new Set(of)];
  const pair = kinds.find((one) => one !== null && of.filter((other) => other === one).length > 1) ?? null;
  const at = tokens.mentions();
  const apart =
    tokens.lemma(cue) !== 'than' ||
    (at.some((one) => one < cue) && at.some((one) => one > cue) && kinds.length === 1);
  // "Who placed more contractors than perms" asks for whom it holds, which two figures beside one another do not say.
  if (pair !== null && apart && tokens.lemma(cue) === 'than' && tokens.says('who', 'which')) return NONE;
  if (pair !== null && periods.length < 2 && apart) {
    // "Is Sam ahead of Priya", "did Tom bill more than Ana": one is held against the other.
    if (tokens.lemma(cue) === 'than') tokens.takeAll('than', 'more', 'less');
    tokens.takeAll('versus', 'differ', 'hit');
    takeSaid(tokens, 'between');
    return { periods: false, turned: false, than: false, pair: pair === 'type' ? 'placement_type' : pair };
  }
  if (tokens.lemma(cue) === 'hit') return NONE;
  const periodAfter = tokens.all.findIndex(({ kind }, at) => kind === 'period' && at > cue);
  if (periods.length >= 2 || (periods.length === 1 && periodAfter >= 0 && tokens.lemma(cue) !== 'differ')) {
    const than = tokens.lemma(cue) === 'than';
    const turned = cue < tokens.all.findIndex(({ kind }) => kind === 'period') && leadsTo(tokens, cue);
    tokens.takeAll('versus', 'than', 'more', 'less', 'differ');
    for (const word of ['higher', 'better', 'worse', 'up', 'down', 'lower', 'between'])
      takeSaid(tokens, word);
    // "Compare Sam and Priya, this quarter against last": each with both.
    const each = tokens.all.some(
      ({ written }, on) => /^compar/i.test(written) && on < (at[0] ?? 0) && tokens.at(on)?.kind === 'word',
    );
    const apartBy = pair === 'type' ? 'placement_type' : pair;
    return { periods: true, turned, than, pair: each ? apartBy : null };
  }
  return NONE;
}

/** "Than last year", "compared with 2025": what follows is held against the rest; "compare this year with last" names both after it. */
const leadsTo = (tokens: Tokens, cue: number): boolean =>
  (['than', 'against'].includes(tokens.word(cue)) || tokens.at(cue)?.written.includes(' ') === true) &&
  tokens.at(tokens.next(cue))?.kind === 'period';

const EVENTS = new Set(['place', 'hire', 'offer', 'interview', 'submit']);
const LISTED_BY = ['top', 'most', 'fewest', 'list', 'table', 'breakdown'];

/** "Interviews per placement", "applications per job": what one thing is divided by. */
export function perIn(tokens: Tokens): string | null {
  for (let at = 0; at < tokens.all.length; at += 1) {
    if (
      !['per', 'every', 'each'].includes(tokens.word(at)) &&
      !(tokens.word(at) === 'for' && tokens.lemma(at + 1) === 'every')
    )
      continue;
    const on = tokens.word(at + 1) === 'each' || tokens.word(at + 1) === 'every' ? at + 2 : at + 1;
    const lemma = tokens.lemma(on);
    const mean = tokens.has('mean') || (tokens.word(at) === 'per' && !tokens.says(...LISTED_BY));
    if (lemma === 'job' && mean && tokens.has('apply', 'submit')) {
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
export function headIn(tokens: Tokens, denied: number, bound: Bound | null, takes = true): Dimension | null {
  const edge = denied >= 0 ? denied : bound !== null && bound.unit === null ? bound.at : -1;
  if (edge < 0) return null;
  for (let at = 0; at < edge; at += 1) {
    const word = tokens.word(at);
    const dimension = dimensionOf(word);
    if (dimension === null || !ABSENT.has(dimension)) continue;
    if (takes) tokens.take(at);
    return dimension;
  }
  return null;
}
