import type { Draft } from '../draft.ts';
import { type Kind, type Of, type Token, tokensOf } from './standing-words.ts';
import { type Told, yearsTold } from './year-edges.ts';

/** What the words around a company or a title say of somebody's time in it, and the stretch of the query that says so. */
export interface Standing {
  from: number;
  to: number;
  /** Only now, only before, or null for either. */
  when: 'current' | 'past' | null;
  isDenied: boolean;
  /** Said to be somewhere else now: "… and moved on", "at neither today". */
  isGone: boolean;
  /** Whether it is said in so many words that they are not there now. */
  isElsewhere: boolean;
  /** The years in which they left. */
  ended: Told | null;
  /** Whether only a company can stand there. */
  isSure: boolean;
  /** Whether a title is spoken of, or the job just before the present one. */
  isTitle: boolean;
  isLast: boolean;
}

// What was read already.
const GONE = '\uFFFC';

/** How far back the words before a name are looked at. */
const REACH = 140;

/** What says something of somebody's time somewhere, and not only joins other words. */
const TELLING: ReadonlySet<Kind> = new Set([
  'not',
  'never',
  'now',
  'past',
  'last',
  'ever',
  'left',
  'longer',
  'work',
  'worked',
  'record',
  'else',
  'years',
  'title',
]);
/** What may end the words behind a name, where something else follows right behind it. */
const ENDS: ReadonlySet<Kind> = new Set([
  'title',
  'now',
  'ever',
  'left',
  'longer',
  'record',
  'else',
  'years',
  'job',
  'out',
]);
/** What may end them at the end of a clause. */
const LAST: ReadonlySet<Kind> = new Set([...ENDS, 'past', 'last', 'work', 'worked', 'person', 'never']);
const LEADS: ReadonlySet<Kind> = new Set([...TELLING, 'who', 'have', 'at', 'from', 'job', 'out']);

/** The words right before a name that say something of it. */
function leadOf(draft: Draft, start: number, of: Of): Token[] | null {
  const from = Math.max(0, start - REACH);
  const all = tokensOf(draft.rest, { from, to: start, isBehind: false, today: draft.home.today, of });
  const last = all.findLastIndex(({ is }) => is === 'border' || is === 'unknown' || is === 'comma');
  const stop = all[last];
  const own = all.slice(last + 1);
  const first = own.findIndex(({ is }) => LEADS.has(is));
  const lead = first < 0 ? [] : own.slice(first);
  if (stop?.is !== 'unknown') return lead;
  // "Who audited KPMG", "advising Westpac": an unknown verb governs the name.
  const word = draft.rest.slice(stop.at, stop.end);
  const before = all[last - 1];
  const isVerb = (before?.is === 'who' && before.end <= stop.at) || /^\p{Ll}{3,}(?:ed|ing)$/u.test(word);
  return isVerb && lead.every(({ is }) => !TELLING.has(is)) ? null : lead;
}

interface Tail {
  /** Up to the first "and", "but" or comma. */
  near: Token[];
  /** What goes on behind it of the same: "… and moved on", ", past or present". */
  after: Token[];
}

/** The words behind a name that say something of it, without those that begin something else. */
function tailOf(draft: Draft, end: number, of: Of): Tail {
  const all = tokensOf(draft.rest, {
    from: end,
    to: Math.min(draft.rest.length, end + REACH),
    isBehind: true,
    today: draft.home.today,
    of,
  });
  const clauses: { own: Token[]; isWhole: boolean }[] = [{ own: [], isWhole: true }];
  for (const [at, token] of all.entries()) {
    const clause = clauses.at(-1);
    const isNext = token.is === 'and' || token.is === 'comma';
    // A relative clause right behind the name is of whom is looked for.
    const isOther =
      token.is === 'who' && clause?.own.every(({ is }) => is === 'and' || is === 'comma') !== true;
    if (clause === undefined) break;
    if (token.is === 'border') {
      clause.isWhole = draft.rest[token.at] !== GONE;
      break;
    }
    if (token.is === 'unknown' || isOther || (token.is === 'who' && clauses.length === 1)) {
      clause.isWhole = isOther && at > 0;
      break;
    }
    if (isNext && (clauses.length === 1 || !clause.own.every(({ is }) => is === 'and' || is === 'comma')))
      clauses.push({ own: [token], isWhole: true });
    else clause.own.push(token);
  }
  const [first, ...more] = clauses;
  const near = endingWell(draft, first?.own ?? [], first?.isWhole ?? true);
  if (near.length < (first?.own.length ?? 0)) return { near, after: [] };
  const other = more.findIndex(({ own, isWhole }) => !isWhole || !goesOnOf(own));
  const going = other < 0 ? more : more.slice(0, other);
  return { near, after: going.flatMap(({ own }) => own) };
}

/** Whether a clause goes on of the same company: "… and never were", "… and haven't been". */
const goesOnOf = (own: readonly Token[]): boolean =>
  has(own, 'now', 'past', 'ever', 'never', 'left', 'longer', 'else') ||
  (has(own, 'not') && has(own, 'worked'));
/** "In some past job": of a title that somebody had there. */
const OF_A_JOB = /^(?:in|of|for|from)\s.*\s(?:jobs?|roles?|positions?|posts?|gigs?)$/i;
const OUT_NOW = /\b(?:now|currently|since)\s+(?:out\s+of|away\s+from|gone\s+from|done\s+with)\b/i;
const NOT: ReadonlySet<Kind> = new Set(['not', 'never']);
const IN_ONE_WORD =
  /^(?:now(?:adays)?|currently|presently|today|still|(?:current|present|existing)(?:ly)?)$/i;

// "At KPMG now working in tax", "Amazon now in Sydney": said of what follows.
function endingWell(draft: Draft, own: Token[], isWhole: boolean): Token[] {
  const cut = own.findLastIndex(({ is }, at) => (isWhole && at === own.length - 1 ? LAST : ENDS).has(is));
  const kept = own.slice(0, cut + 1);
  const last = kept.at(-1);
  if (last?.is !== 'now' || isWhole || !IN_ONE_WORD.test(draft.rest.slice(last.at, last.end))) return kept;
  const next = own[cut + 1];
  const isOfNext = next === undefined ? false : ['at', 'work', 'job', 'small'].includes(next.is);
  return isOfNext ? kept.slice(0, -1) : kept;
}

const has = (tokens: readonly Token[], ...kinds: readonly Kind[]): boolean =>
  tokens.some(({ is }) => kinds.includes(is));

/** "Current or former", "then or now", "past and present", "neither now nor before": either time. */
const isEither = (draft: Draft, tokens: readonly Token[]): boolean =>
  has(tokens, 'now') &&
  (has(tokens, 'past', 'ever', 'last') || (tokens.some(isNor(draft)) && has(tokens, 'worked'))) &&
  (has(tokens, 'or', 'and') || tokens.some(isNor(draft))) &&
  !has(tokens, 'left', 'longer', 'else');

const isNor =
  (draft: Draft) =>
  ({ is, at, end }: Token): boolean =>
    is === 'not' && /^nor$/i.test(draft.rest.slice(at, end));

/**
 * How many times something is denied: "not and never", "neither … nor" deny it once, and of "nobody who never" and "not without"
 * the second takes the first back.
 */
function denialsIn(draft: Draft, tokens: readonly Token[]): number {
  let count = 0;
  let last = -1;
  tokens.forEach((token, at) => {
    if (!NOT.has(token.is)) return;
    const between = tokens.slice(last + 1, at);
    const isSame = has(between, 'and', 'or', 'comma') && !has(between, 'who', 'person');
    if (last < 0 || !(isSame || isNor(draft)(token))) count += 1;
    last = at;
  });
  return count;
}

/**
 * What the words around a name say of somebody's time there, where all of them are words of that; null where they say nothing or
 * something that is not known here.
 */
export function standingOf(draft: Draft, start: number, end: number, of: Of = 'company'): Standing | null {
  const lead = leadOf(draft, start, of);
  if (lead === null) return null;
  const { near, after } = tailOf(draft, end, of);
  const isOfJobs = ({ is, at, end }: Token): boolean =>
    is === 'record' && /\b(?:work|job|employment)\b/i.test(draft.rest.slice(at, end));
  const behind = [...near, ...after];
  const main = [...lead, ...near];
  if (!has([...main, ...after], ...TELLING)) return null;
  const wasThere = has(after, 'past', 'worked', 'ever') && !has(after, 'not', 'never');
  const isNotNow = has(main, 'not') && !has(main, 'never', 'past', 'worked') && has(main, 'now');
  const isOdd = denialsIn(draft, main) % 2 === 1;
  const isDeniedBehind = has(after, 'not', 'never');
  // "Not at UGL and never have been", "…, not even in the past": at no time.
  const isAtNoTime = isOdd && isDeniedBehind && has(after, 'never', 'past', 'ever', 'worked');
  // "At KPMG and never left".
  const hasStayed = !isOdd && has(after, 'never') && has(after, 'else', 'left');
  const isElsewhere =
    (has(after, 'else', 'longer') && !hasStayed) ||
    (!isOdd &&
      has(after, 'not') &&
      has(after, 'now', 'job', 'small') &&
      !has(after, 'past', 'ever', 'worked')) ||
    has(near, 'else');
  const isGone =
    isElsewhere ||
    (has(after, 'left') && !hasStayed) ||
    OUT_NOW.test(draft.rest.slice(lead[0]?.at ?? start, start)) ||
    (isNotNow && wasThere) ||
    (has(lead, 'worked', 'past') && has(near, 'left'));
  const isNowBehind =
    has(after, 'now') && !has(after, 'not', 'past', 'ever', 'or') && !has(main, 'worked', 'past');
  const isEitherTime =
    !isGone &&
    (isEither(draft, main) ||
      isAtNoTime ||
      has(after, 'ever') ||
      (has(after, 'past') && (has(after, 'now') || has(main, 'now'))));
  const isNever = has(main, 'never');
  const isOut = has(near, 'out') && /\bleav(?:e|ing)\s+(?:the\s+)?$/i.test(draft.rest.slice(0, start));
  const years = behind.find(({ is }) => is === 'years');
  const ended = years === undefined ? null : yearsTold(draft.rest.slice(years.at), draft.home.today);
  const isLeft = has(main, 'left', 'longer') || isGone || (ended !== null && has(main, 'from'));
  if (ended !== null && !isLeft && !has(main, 'past')) return null;
  const isDenied = (isOdd || isOut) && !isGone;
  // "Whose employer is not a bank".
  const isOfEmployer =
    has(lead, 'who') && has(lead, 'job') && /^(?:whose|their)\b/i.test(draft.rest.slice(lead[0]?.at));
  // "Any employer but Arup", "non-Optus": of where they are.
  const isOther = lead.some(
    ({ is, at, end }) =>
      is === 'not' && /^(?:any|every|all|some|other|outside|non)/i.test(draft.rest.slice(at, end)),
  );
  // "Who have not left KPMG": still there.
  const isStaying =
    isDenied && lead.some(({ is }, at) => is === 'left' && NOT.has(lead[at - 1]?.is ?? 'small'));
  // "No ex-KPMG people", "no KPMG alumni": those who left, and nobody who is there.
  const isOfLeavers = main.some(
    ({ is, at, end }) =>
      is === 'past' &&
      /^(?:ex|former|previous|past|alum\w*|leavers?|veterans?)$/i.test(draft.rest.slice(at, end)),
  );
  const when = hasStayed
    ? 'current'
    : isDenied && isOfLeavers && !has(main, 'now', 'never', 'ever')
      ? 'past'
      : whenOf(main, { isEitherTime, isGone, isLeft, isNever, isDenied, isNowBehind, isOther, ended });
  if (when === undefined) return null;
  return {
    from: lead[0]?.at ?? start,
    to: behind.at(-1)?.end ?? end,
    when: isStaying ? 'current' : when,
    isDenied: isDenied && !isStaying,
    isGone: isGone || has(main, 'longer'),
    isElsewhere,
    ended,
    isSure:
      (has(lead, 'worked') && has(lead, 'at', 'from')) ||
      has(lead, 'work', 'left', 'past', 'now', 'longer', 'last') ||
      isOfEmployer ||
      has(near, 'work', 'job', 'else', 'left') ||
      near.some(isOfJobs),
    isTitle:
      has([...lead, ...behind], 'title', 'last') ||
      (has(lead, 'worked', 'have') && near.some(({ at, end }) => OF_A_JOB.test(draft.rest.slice(at, end)))),
    isLast: has(main, 'last'),
  };
}

function whenOf(
  main: readonly Token[],
  said: {
    isEitherTime: boolean;
    isGone: boolean;
    isLeft: boolean;
    isNever: boolean;
    isDenied: boolean;
    isNowBehind: boolean;
    isOther: boolean;
    ended: Told | null;
  },
): Standing['when'] | undefined {
  if (said.isGone || said.ended !== null) return 'past';
  if (said.isEitherTime || said.isNever) return null;
  if (said.isLeft) return 'past';
  if (has(main, 'ever')) return null;
  if (has(main, 'past', 'last')) return said.isDenied ? null : 'past';
  if (has(main, 'now') || said.isNowBehind) return 'current';
  if (has(main, 'worked', 'record', 'from')) return null;
  if (has(main, 'work')) return 'current';
  if (said.isDenied && (said.isOther || has(main, 'person', 'at', 'job', 'have'))) return 'current';
  return has(main, 'title') ? 'current' : undefined;
}

// "Not at Deloitte or in Leeds", "not at Deloitte, in Leeds or in York"; "not at Deloitte, auditors" ends at its comma.
const GOES_ON = /^\s*(?:,[^,.;()]{1,30}(?:,[^,.;()]{1,30})*,?\s(?:or|nor)\s|or\b|nor\b|and\s+(?:not|no)\b)/i;
/** Whether all of a negation was read: one that goes on over something else is read by where it stands. */
export const isSettled = (draft: Draft, { isDenied, to }: Standing): boolean =>
  !isDenied || !GOES_ON.test(draft.rest.slice(to));
