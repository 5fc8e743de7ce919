import { createHash } from 'node:crypto';
import { review } from '#src/domain/moderation/index.ts';
import { maskLawfulWording } from '#src/domain/moderation/lawful.ts';
import { type Made, madeOf, type Weights, weigher } from '#src/domain/moderation/likeness.ts';
import { clausesOf, lowerOf, plainOf, unswapped } from '#src/domain/moderation/plain.ts';
import { type Attribute, type Finding, isAttribute } from '#src/domain/moderation/types.ts';
import { isEnglish } from '#src/domain/speech/index.ts';
import { type Line, openLines, testedLines } from './lines.ts';
import { framed } from './ordinary.ts';
import { type Example, weightsOf } from './weigh.ts';

/** How many of the lawful lines that no rule judges may be held: of near misses, and of ordinary ones. */
const NEAR_MISSES_HELD = 0.03;
const ORDINARY_HELD = 0.02;
/** Parts in which the lines of the tests and the ordinary ones are left out, as they are many in one file. */
const SHARES = 4;

interface Known extends Line {
  unlawful: boolean;
  /** Those that are left out together. */
  batch: string;
}

/** Of the words of an English line as many at least are English ones. */
const ENGLISH_WORDS = 0.6;

const english = ({ text }: Line): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter(isEnglish).length >= ENGLISH_WORDS * words.length;
};

const known = (batch: string, lines: readonly Line[], unlawful: boolean, shares = 1): Known[] =>
  lines.map((line, at) => ({ ...line, unlawful, batch: `${batch} ${at % shares}` }));

/** The lines that the weighing of words is made of: English ones, as other languages have too few. */
const knownLines = (): Known[] => allLines().filter(english);

function allLines(): Known[] {
  const written = Object.entries(openLines()).flatMap(([batch, { unlawful, lawful }]) => {
    const shares = batch === 'ordinary' ? SHARES : 1;
    return [...known(batch, unlawful, true, shares), ...known(batch, lawful, false, shares)];
  });
  return [
    ...written,
    ...known('tested', testedLines('unlawful'), true, SHARES),
    ...known('tested', testedLines('lawful'), false, SHARES),
    ...known(
      'framed',
      framed.map((text) => ({ place: 'AU', kind: 'ad', text })),
      false,
    ),
  ];
}

/** A short hash of the lines, which tells that they have changed. */
export const linesHash = (): string =>
  createHash('sha256')
    .update(
      knownLines()
        .map(({ kind, unlawful, text }) => `${kind} ${unlawful} ${text}`)
        .join('\n'),
    )
    .digest('base64url')
    .slice(0, 16);

// How the reasons of the written lines name attributes; the first that fits.
const NAMED: readonly (readonly [RegExp, Attribute])[] = [
  [/pregnan|parental leave/, 'pregnancy'],
  [/orientation|transgender|gender identity|gender reassign/, 'sexual_orientation'],
  [/\bage\b/, 'age'],
  [/^sex\b|gender/, 'sex'],
  [/famil|marital|child/, 'family'],
  [/nationality|citizen/, 'nationality'],
  [/race|ethnic|colour|caste|origin|accent|extraction|language/, 'race_or_origin'],
  [/relig|belief|faith/, 'religion'],
  [/disab|health|injur/, 'disability_or_health'],
  [/appearance|physical|looks/, 'appearance'],
  [/union|politic|industrial/, 'union_or_politics'],
  [/employment status|veteran|record|conviction|residence|address/, 'work_status'],
];

/** A known line by its sentences. */
interface Read {
  line: Known;
  /** Whether the rules say something of it. */
  judged: boolean;
  sentences: { made: Made; raw: Made; about: Attribute | undefined; found: boolean }[];
}

function readLine(line: Known): Read {
  const { kind, place, text, reason } = line;
  const plain = plainOf(text);
  const findings = review([['text', text]], {
    subject: kind === 'pitch' ? 'person' : 'role',
    place,
    likeness: false,
  });
  const named = NAMED.find(([pattern]) => pattern.test(reason ?? ''))?.[1];
  const sentences = clausesOf(plain.text).map(({ text: clause, start }) => {
    const within = ({ start: from }: Finding): boolean =>
      from >= plain.startOf(start) && from < plain.endOf(start + clause.length - 1);
    const mine = findings.filter((finding) => finding.verdict !== 'clear' && within(finding));
    const about = mine.map((finding) => finding.about).find(isAttribute) ?? named;
    const made = madeOf(clause, maskLawfulWording(clause, unswapped(lowerOf(clause)), []));
    return { made, raw: madeOf(clause, ''), about, found: mine.length > 0 };
  });
  return { line, judged: findings.length > 0, sentences };
}

/** The sentences to learn from: of an unlawful line of several those that a rule found, where one did. */
function examplesOf({ line: { unlawful }, sentences }: Read): Example[] {
  const some = sentences.some(({ found }) => found);
  return sentences
    .filter(({ found }) => !unlawful || !some || found)
    .map(({ made, about }) => ({ made, unlawful, about: unlawful ? about : undefined }));
}

/** How much a line reads like an unlawful one: the most of its sentences. */
function scoreOf({ sentences }: Read, weights: Weights): number {
  const weigh = weigher(weights);
  return Math.max(
    ...sentences.map(({ made, raw }) => {
      const [left, whole] = [weigh(made), weigh(raw)];
      return left?.about === undefined || whole === undefined
        ? Number.NEGATIVE_INFINITY
        : Math.min(left.score, whole.score);
    }),
    Number.NEGATIVE_INFINITY,
  );
}

/** A line with its score by weights that were made without its batch. */
export interface Judged {
  line: Known;
  judged: boolean;
  score: number;
}

const isOrdinary = ({ line }: { line: Known }): boolean => line.batch.startsWith('ordinary');

/** The least score above which no more lawful lines are held than may be. */
function thresholdOf(lines: readonly Judged[]): number {
  const lawful = lines.filter(({ line, judged }) => !line.unlawful && !judged);
  const least = (held: number, ones: readonly Judged[]): number =>
    ones.map(({ score }) => score).sort((a, b) => b - a)[Math.floor(held * ones.length)] ?? 0;
  return Math.max(
    0,
    least(ORDINARY_HELD, lawful.filter(isOrdinary)),
    least(
      NEAR_MISSES_HELD,
      lawful.filter((one) => !isOrdinary(one)),
    ),
  );
}

/** The weights made of all known lines, and each line's score by weights made without its batch. */
export function makeWeights(): { made_from: string; weights: Weights; crossed: Judged[] } {
  const read = knownLines().map(readLine);
  const batches = new Set(read.map(({ line }) => line.batch).filter((batch) => !batch.startsWith('framed')));
  const crossed = [...batches].flatMap((batch): Judged[] => {
    const others = read.filter(({ line }) => line.batch !== batch).flatMap(examplesOf);
    const weights = { threshold: 0, ...weightsOf(others) };
    return read
      .filter(({ line }) => line.batch === batch)
      .map((one) => ({ line: one.line, judged: one.judged, score: scoreOf(one, weights) }));
  });
  const threshold = Number(thresholdOf(crossed).toFixed(3));
  const weights = { threshold, ...weightsOf(read.flatMap(examplesOf)) };
  return { made_from: linesHash(), weights, crossed };
}
