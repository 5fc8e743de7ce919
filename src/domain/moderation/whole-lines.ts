import { isEnglish } from '../speech/index.ts';
import { saysWorkAlone } from './known-work.ts';
import { chanceOfLine, knowsWords } from './line-reader.ts';
import { type Piece, type PieceClause, withoutMasked, wordsAt } from './piece.ts';
import { isGreeting } from './plain.ts';
import { isPlainLine, withoutPlainParts } from './plain-lines.ts';
import { OF_LIKENESS, uncertain } from './reasons.ts';
import { tonguesOf } from './tongues.ts';
import { type Finding, PERSONAL_DESCRIPTION, type Review, type Subject } from './types.ts';

// What a line as a whole is like, beside what the rules find in its sentences: a line that is very like unlawful ones waits though no rule
// knows its words, and what a rule finds in one that is very like lawful ones is let go.

/** From and below which chances that is done. */
interface Least {
  /** A line that no rule knows waits from here on. */
  alone: number;
  /** The same of a line of few words, which says too little of what it is like. */
  short: number;
  /** What rules refuse is refused from here on, and waits below. */
  refused: number;
  /** What they would have wait does from here on, and is let go below. */
  waiting: number;
  /** The same of what is found by words that were never learned. */
  unknown: number;
  /** What they refuse is let go below. */
  blocked: number;
}

/**
 * By what most lines of authors who taught nothing went right (docs/decisions/what-leaves.md). Of other languages than English far fewer
 * lines were learned, and a line does not tell whether it is said of the one who is put forward: there less is let go, and more has to
 * speak against a line, and of a person nothing is let go (it would spare none of 90 lawful lines of nine authors).
 */
const LEAST = {
  ofRole: { alone: 0.35, short: 0.45, refused: 0.3, waiting: 0.1, unknown: 0.03, blocked: 0.1 },
  ofPerson: { alone: 0.42, short: 0.5, refused: 0.3, waiting: 0, unknown: 0, blocked: 0 },
  abroad: { alone: 0.5, short: 0.6, refused: 0.3, waiting: 0.05, unknown: 0, blocked: 0.02 },
} satisfies Record<string, Least>;

/** A line of fewer words is short; of one of nearly none what is found in it is not let go, and it does not wait for what it is like. */
const FEWEST = { short: 8, letGo: 3 };

/** How many sentences are read together: a line of more is read by each three in a row. */
const TOGETHER = 4;
const IN_A_ROW = 3;

/** How sentences stand together that are read: the line whole, or those of longer ones by themselves. */
type Span = 'whole' | 'pair' | 'single';

/**
 * What stands beside a sentence must not drown it, so each is read with its neighbour and alone as well. Either says less, as what stands
 * beside it may tell why: what is found there counts for such a part of its chance, and so much more has to speak against it where no rule
 * knows it.
 */
const BESIDE = {
  role: { whole: { part: 1, more: 0 }, pair: { part: 1, more: 0.1 }, single: { part: 0.7, more: 0.5 } },
  person: { whole: { part: 1, more: 0 }, pair: { part: 1, more: 0 }, single: { part: 1, more: 0 } },
} satisfies Record<Subject, Record<Span, { part: number; more: number }>>;

/** Sentences that are read together, and where they stand in the text as it is read. */
interface Line {
  span: Span;
  clauses: readonly PieceClause[];
  start: number;
  end: number;
  chance: number | null;
  least: Least;
}

/** Whether a review weighs whole lines: of what is published, not of what it was taken from. */
const isWeighed = ({ isUnread, isShown, isSource }: Review): boolean =>
  isSource !== true && (isUnread === true || isShown === true);

/** What is found in a text once its lines are weighed as wholes. */
export function byWholeLines(piece: Piece, findings: readonly Finding[], as: Review): Finding[] {
  if (!isWeighed(as)) return [...findings];
  const lines = linesOf(piece, as.subject);
  const left = findings.flatMap((finding) => {
    const clause = piece.clauses.findLast(({ start }) => piece.plain.startOf(start) <= finding.start);
    if (finding.verdict === 'clear' || clause === undefined || wordsIn(clause.text) < FEWEST.letGo)
      return [finding];
    const around = lines.filter(({ clauses }) => clauses.includes(clause));
    const chance = Math.max(
      ...around.map(({ span, chance: own }) => (own ?? 1) * BESIDE[as.subject][span].part),
    );
    const least = around[0]?.least ?? LEAST.abroad;
    const isUnknown = !knowsWords(finding.words);
    if (isUnknown && (finding.verdict === 'blocked' || chance >= least.unknown)) return [finding];
    return weighed(finding, chance, least, as);
  });
  const found: { start: number; end: number }[] = [...left];
  const likely = lines
    .filter(
      (line) =>
        Math.min(line.chance ?? 0, restOf(line, as.subject) ?? 0) >= leastFor(piece, line, as.subject),
    )
    .sort((one, other) => (other.chance ?? 0) - (one.chance ?? 0));
  const more = likely.flatMap(({ start, end }): Finding[] => {
    const words = wordsAt(piece, start, piece.plain.text.slice(start, end));
    if (found.some((one) => one.start < words.end && words.start < one.end)) return [];
    found.push(words);
    return [
      {
        verdict: as.isUnread === true ? 'held' : 'look',
        about: PERSONAL_DESCRIPTION,
        ...words,
        ...OF_LIKENESS[as.subject],
      },
    ];
  });
  return [...left, ...more];
}

/** The chance from which a line that no rule knows waits; a line of nearly no words never does. */
function leastFor({ plain }: Piece, { span, start, end, least }: Line, subject: Subject): number {
  const words = wordsIn(plain.text.slice(start, end));
  if (words <= FEWEST.letGo) return Number.POSITIVE_INFINITY;
  return (words < FEWEST.short ? least.short : least.alone) + BESIDE[subject][span].more;
}

const wordsIn = (line: string): number => line.match(/\p{L}+/gu)?.length ?? 0;

/** What passes by a turn of its sentence does not in a line that is so likely to be unlawful. */
const LIKELY = 0.75;

/** Whether a sentence says nothing of whoever is sought: by a set phrase, by what the next one answers, by the name of a job alone. */
const isKnownLawful = (
  { isPassed, isStated, text }: PieceClause,
  subject: Subject,
  isLikely: boolean,
): boolean =>
  (isPassed === true && !isLikely) ||
  isStated === true ||
  isGreeting(text) ||
  (subject === 'role' && (saysWorkAlone(text) || isPlainLine(text)));

/** The chance of a line by what is left of it without sentences and words that are known to be lawful. */
function restOf({ span, clauses, chance }: Line, subject: Subject): number | null {
  // What answers a sentence that is read alone stands beside it.
  const isLikely = span !== 'single' && (chance ?? 0) >= LIKELY;
  const rest = clauses
    .filter((clause) => !isKnownLawful(clause, subject, isLikely))
    .map(({ text, lawful }) => (isLikely ? withoutPlainParts(text) : withoutMasked(text, lawful)));
  const said = rest.join('. ');
  if (said === clauses.map(({ text }) => text).join('. ')) return chance;
  return rest.length === 0 ? null : chanceOfLine(said);
}

/** What is left of a finding in a line of some chance. */
function weighed(finding: Finding, chance: number, least: Least, as: Review): Finding[] {
  const { verdict } = finding;
  if (verdict === 'blocked') {
    if (chance >= least.refused) return [finding];
    if (chance >= least.blocked) return [{ ...finding, verdict: 'held', reason: uncertain(finding.reason) }];
    // What rules were certain of, a person who sends it is still told.
    return as.isUnread === true ? [] : [{ ...finding, verdict: 'look' }];
  }
  return chance >= least.waiting ? [finding] : [];
}

/** The lines of a text with their chances. */
function linesOf({ plain, clauses }: Piece, subject: Subject): Line[] {
  const paragraphs: PieceClause[][] = [];
  for (const [at, clause] of clauses.entries()) {
    const last = clauses[at - 1];
    const between = last === undefined ? '\n' : plain.text.slice(last.start + last.text.length, clause.start);
    if (/[\n•]/u.test(between)) paragraphs.push([]);
    paragraphs.at(-1)?.push(clause);
  }
  return paragraphs.flatMap((paragraph) => {
    const read = (span: Span, most: number): Line[] =>
      paragraph
        .slice(most - 1)
        .map((_, at) => lineOf(plain.text, paragraph.slice(at, at + most), subject, span));
    return [
      ...read('whole', paragraph.length <= TOGETHER ? paragraph.length : IN_A_ROW),
      ...(paragraph.length > 2 ? read('pair', 2) : []),
      ...(paragraph.length > 1 ? read('single', 1) : []),
    ];
  });
}

function lineOf(text: string, clauses: readonly PieceClause[], subject: Subject, span: Span): Line {
  const [first] = clauses;
  const last = clauses.at(-1);
  const start = first?.start ?? 0;
  let end = last === undefined ? start : last.start + last.text.length;
  while (/[.!?]/u.test(text[end] ?? '')) end += 1;
  const line = text.slice(start, end);
  const isAbroad = tonguesOf(line, text, isEnglish).length > 0;
  const inEnglish = subject === 'person' ? LEAST.ofPerson : LEAST.ofRole;
  return {
    span,
    clauses,
    start,
    end,
    chance: chanceOfLine(line),
    least: isAbroad ? LEAST.abroad : inEnglish,
  };
}
