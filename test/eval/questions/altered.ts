import type { Context } from '#src/domain/context.ts';
import { read } from '#src/domain/questions/index.ts';
import { readingOf } from '#src/domain/questions/wording.ts';
import type { TestService, Workspace } from '#test/harness/workspace.ts';
import { loadNames } from './load.ts';
import { JOBS, NOW } from './world.ts';

/**
 * Questions with one word of meaning more, or another: each asks for something else than the question that it was made of, so that it has
 * to be read otherwise, or refused. What is read as before has dropped the word.
 */
export interface Altered {
  /** The question that it was made of. */
  of: string;
  ask: string;
  /** What was added, or put in place of another word. */
  word: string;
}

/** Said before what is counted: a part of it, or something else. */
const BEFORE_NOUN =
  'zorbic net gross repeat first second third final open active live filled closed unfilled permanent contract temp retained exclusive female ' +
  'senior junior graduate remote urgent unpaid paid overdue late early internal external domestic local overseas failed successful ' +
  'unsuccessful cancelled rejected declined accepted expected projected pending future past previous lost missed half double average ' +
  'median biggest smallest fewest fastest worst non former existing returning direct indirect part-time casual billable invoiced disputed ' +
  'refunded replacement split shared joint solo inbound outbound qualified shortlisted duplicate unique no zero few some most ' +
  'other weekend Monday morning daily weekly';

/** Said at the end: a limit, a grouping, a comparison, another stretch, something left out. */
const AT_END = [
  'zorbically',
  'excluding Pacific Bank',
  'except contract',
  'not contract',
  'but not Sam',
  'other than Priya',
  'without interviews',
  'with no offer',
  'with an interview',
  'per week',
  'per head',
  'per person',
  'per placement',
  'a day',
  'by star sign',
  'by weekday',
  'at least 3',
  'at most 2',
  'over 100k',
  'under 50',
  'more than twice',
  'twice',
  'again',
  'once',
  'that fell off',
  'who were rejected',
  'that were accepted',
  'not placed',
  'never placed',
  'still open',
  'already filled',
  'not yet started',
  'on Mondays',
  'on weekends',
  'before noon',
  'after hours',
  'on average',
  'as a percentage',
  'in Sydney',
  'outside Sydney',
  'near Perth',
  'abroad',
  'in euros',
  'in thousands',
  'for new clients',
  'for women',
  'from LinkedIn',
  'via referral',
  'through the marketplace',
  'or interviews',
  'and fees',
  'and rejections',
  'plus offers',
  'minus refunds',
  'net of refunds',
  'before tax',
  'after tax',
  'after an interview',
  'before the offer',
  'after submission',
  'within 30 days',
  'in under a week',
  'inside the guarantee',
  'outside the guarantee',
  'since Easter',
  'until Christmas',
  'before lunch',
  'in business days',
  'in weeks',
  'compared with the market',
  'against budget',
  'against forecast',
  'if Sam leaves',
  'unless rejected',
  'only on Fridays',
  'alone',
  'together',
  'combined',
  'in a row',
  'at once',
  'at the same time',
  'for the first time',
  'for free',
  'by phone',
  'by email',
  'in person',
  'with discount',
  'with Acme Rockets',
  'of Barry',
  'and Barry',
  'for seniors',
  'at director level',
  'for more than 3 weeks',
  'longer than 10 days',
  'above average',
  'below average',
  'half',
  'double',
  'so little',
  'too late',
  'on time',
  'early',
  'late',
  'rounded',
  'cumulatively',
  'running total',
  'year on year',
  'excluding weekends',
  'including fall-offs',
  'less fall-offs',
  'not counting Pacific Bank',
  'apart from Sam and Priya',
  'elsewhere',
  'anywhere but Vela Health',
];

/** One word in place of another. */
const INSTEAD: readonly [RegExp, readonly string[]][] = [
  [/\bsince\b/i, ['until', 'before', 'after', 'by']],
  [/\bmore\b/i, ['less', 'fewer']],
  [/\bmost\b/i, ['least', 'second most', 'average']],
  [/\b(?:top|best)\b/i, ['bottom', 'worst', 'middle', 'second best']],
  [
    /\bdid we\b/i,
    [
      'could we',
      'should we',
      'will we',
      'did we not',
      'did they',
      'would we',
      'must we',
      'did we almost',
      'did competitors',
    ],
  ],
  [/\bhave we\b/i, ['could we have', 'should we have', 'have we not', 'have we nearly', 'will we have']],
  [/\bhow many\b/i, ['how few', 'how often', 'how long', 'how much', 'how soon', 'why', 'when', 'where']],
  [/\bwho\b/i, ['why', 'when', 'who else', 'who nearly']],
  [/\bwhich\b/i, ['which other', 'whose', 'why']],
  [
    /\baverage\b/i,
    ['median', 'maximum', 'minimum', 'total', 'modal', 'weighted average', 'typical deviation of'],
  ],
  [/\bmedian\b/i, ['average', 'lowest', 'quartile']],
  [/\bby (?=\w+\b)/i, ['not by ', 'outside ', 'before each ']],
  [/\bper\b/i, ['without']],
  [/\bin\b/i, ['outside', 'before', 'not in', 'except in']],
  [/\blast\b/i, ['every', 'next', 'second last', 'the first', 'two']],
  [/\bthis\b/i, ['next', 'every', 'the same']],
  [/\bmake|made\b/i, ['lose', 'cancel', 'miss', 'plan', 'forecast', 'refund', 'discuss', 'avoid']],
  [/\bbill|billed\b/i, ['pay', 'spend', 'refund', 'write off', 'lose', 'collect', 'owe', 'invoice']],
  [/\bplaced?\b/i, ['lose', 'reject', 'interview', 'meet', 'call', 'train']],
  [/\bopen\b/i, ['closed', 'stale', 'filled', 'paused', 'on hold']],
  [/\bwith\b/i, ['without', 'besides', 'against']],
  [/\bfrom\b/i, ['to', 'outside']],
  [/\bpercentage|percent|proportion|share\b/i, ['number', 'range', 'change']],
  [/\bclients?\b/i, ['prospects', 'competitors', 'suppliers', 'former clients']],
  [/\bconsultants?\b/i, ['researchers', 'contractors', 'applicants', 'former consultants']],
];

const NOUN =
  /\b(?:placements?|billings?|fees?|jobs?|roles?|vacancies|interviews?|submissions?|applications?|candidates?|people|hires?|deals?|offers?|rejections?|withdrawals?|salary|salaries|starts|cvs|revenue|guarantees?|clients?|consultants?|conversion|rate|time|contractors?|calls|target|targets|fall-offs)\b/gi;

/** Every alteration of a question, the same each time. */
function* alterationsOf(question: string): Generator<Altered> {
  const of = question;
  const ends = /[\s?.!]*$/.exec(question)?.[0] ?? '';
  const bare = question.slice(0, question.length - ends.length);
  const nouns = [...bare.matchAll(NOUN)].map(({ index }) => index);
  const said = new Set(bare.toLowerCase().split(/[^\p{L}\p{N}-]+/u));
  for (const at of nouns)
    for (const word of BEFORE_NOUN.split(' '))
      if (!said.has(word.toLowerCase()))
        yield { of, word, ask: `${bare.slice(0, at)}${word} ${bare.slice(at)}${ends}` };
  for (const words of AT_END) yield { of, word: words, ask: `${bare} ${words}${ends}` };
  for (const [pattern, others] of INSTEAD)
    if (pattern.test(bare))
      for (const word of others)
        yield { of, word: `${pattern.source} -> ${word}`, ask: bare.replace(pattern, word) + ends };
  const words = bare.split(' ');
  for (let at = 0; at <= words.length; at += 1)
    yield {
      of,
      word: `zorbic at ${at}`,
      ask: [...words.slice(0, at), 'zorbic', ...words.slice(at)].join(' ') + ends,
    };
}

/** Words that say again what a question says already, or mean nothing beside it: by what was added, and by how it was read. */
const SAME: readonly [RegExp, RegExp][] = [
  // A closed deal is a placement, and who is at a stage, or whose job is open, is active.
  [/^closed$/, /placement|fee|salary/],
  [/^(active|open|live|still open)$/, /live applications|stage|open jobs|status active|age of open/],
  [/^(average|on average)$/, /^(mean|applications per job)/],
  [/^as a percentage$/, /share|rate|percent| to |attainment/],
  [/^(contract|permanent)$/, /permanent|contract/],
  [/^(not|except) contract$/, /without placement type contract/],
  [/^(excluding|not counting) Pacific Bank$/, /without client Pacific Bank/],
  [/^but not Sam$/, /without consultant Sam/],
  [/^(per person|each)$/, /consultant/],
  // More than and fewer than ask for the same difference, which is told with its sign.
  [/more\\b -> (less|fewer)$/, /against|by (consultant|team|client)/],
  [/^not yet started$/, /to come/],
  [/^(future|pending|expected|projected|late)$/, /to come|ending/],
  [/^(split|shared|joint|together|combined)$/, /together|by consultant| or /],
  // Who is furthest behind has missed it, by per cent.
  [/^missed$/, /"figure":"(gap|missed)"|"order":"low"/],
  [/^as a percentage$/, /"figure":"standing"/],
  [/^expected$/, /expected gross profit/],
  // A share is told with how many of how many.
  [/-> number$/, / rate, [^,]*$/],
  [/^with an interview$/, /interview/],
  // A preposition before what is named.
  [/from.* -> to$/, /./],
  [/with.* -> against$/, /against/],
];

/** Whether an alteration that is read as before was of no meaning. */
const saysTheSame = ({ word }: Altered, reading: string): boolean =>
  SAME.some(([added, read]) => added.test(word) && read.test(reading));

/** A reading of a question in words, to be compared; null where it is refused. */
export async function readingIn(ctx: Context, question: string): Promise<string | null> {
  const { compiled } = await read(ctx, question);
  if (compiled === null) return null;
  return compiled.kind === 'figure' ? readingOf(compiled.query) : JSON.stringify(compiled);
}

/**
 * The alterations that are read as the question they were made of, and so dropped a word, with how many were read.
 * @param every takes each so-many-th alteration alone
 */
export async function droppedIn(
  ctx: Context,
  questions: readonly string[],
  every: number,
): Promise<{ asked: number; dropped: string[] }> {
  const dropped: string[] = [];
  let asked = 0;
  let at = 0;
  for (const question of new Set(questions)) {
    const meant = await readingIn(ctx, question);
    if (meant === null) continue;
    for (const altered of alterationsOf(question)) {
      at += 1;
      if (at % every !== 0) continue;
      asked += 1;
      const read = await readingIn(ctx, altered.ask);
      if (read === meant && !saysTheSame(altered, read))
        dropped.push(`${altered.word}: ${altered.ask} (${read})`);
    }
  }
  return { asked, dropped };
}

/**
 * The readings that, asked as questions in the words in which they are told, are read as something else, with how many are read the
 * same again and how many not at all.
 */
export async function reread(
  ctx: Context,
  questions: readonly string[],
): Promise<{ same: number; refused: number; other: string[] }> {
  const told = { same: 0, refused: 0, other: [] as string[] };
  for (const question of new Set(questions)) {
    const { compiled } = await read(ctx, question);
    if (compiled?.kind !== 'figure') continue;
    const words = readingOf(compiled.query);
    const again = await readingIn(ctx, words);
    if (again === words) told.same += 1;
    else if (again === null) told.refused += 1;
    else told.other.push(`${question}: ${words}: ${again}`);
  }
  return told;
}

/** All that a question of the sets may name, without the records: what they say is read, and not counted. */
export async function loadForReading(running: TestService, desk: Workspace): Promise<{ key: string }> {
  const { clock, idOf, keyOf } = await loadNames(running.service, desk);
  for (const title of new Set(JOBS.map((job) => job.title)))
    await desk.api.post('/jobs', { title, client_id: idOf('Pacific Bank') });
  await clock(NOW);
  return { key: keyOf('mia') };
}
