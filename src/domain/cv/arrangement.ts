import { anchorIn } from './anchors.ts';
import type { Span } from './dates.ts';
import { usualWords } from './employer-words.ts';
import { type Anchor, type Fitted, type Order, type Reading, readHead } from './head-reading.ts';
import { isHeadLine, isInCountry, isSurelyIn, piecesOf, withoutSpan } from './heads.ts';
import {
  employerIn,
  likeOthers,
  titlesAlike,
  titlesCutOff,
  townsAsEmployers,
  withoutPlaces,
} from './like-others.ts';
import type { Pieces } from './pieces.ts';
import type { CvLine } from './source.ts';
import { employerEvidence, titleEvidence } from './title-or-employer.ts';
import { townsByColumn } from './town-columns.ts';
import { placeIn } from './vocabulary.ts';

/** The layout of the jobs of a CV. It is the same throughout, so that unambiguous jobs resolve ambiguous ones. */
interface Arrangement extends Order {
  /** The largest number of heading lines above and below the dates. */
  above: number;
  below: number;
}

/** One job as read from the text. */
export interface Entry {
  span: Span;
  head: CvLine[];
  body: CvLine[];
  title: string | null;
  employer: string | null;
  place: string | null;
  /** How well the words fit their roles: 4 where both are unambiguous, below 0 where they contradict them. */
  evidence: number;
}

const LEFT_NAME = 1.8;
const ACROSS = 1;

/** The jobs of a section, split at its date ranges, by the layout that fits all of them best. */
export function entriesOf(lines: readonly CvLine[]): Entry[] {
  const anchors = lines.flatMap((line, at): Anchor[] => {
    const span = anchorIn(line);
    return span === null ? [] : [{ at, span }];
  });
  if (anchors.length === 0) return [];
  let best: { fitted: Fitted[]; score: number } | null = null;
  const sure = anchors.filter(
    ({ at, span }) => lines[at] !== undefined && isSurelyIn(lines[at], span),
  ).length;
  const read = headReader(
    lines,
    sure > 1 || (sure === 1 && anchors.length < 4),
    usualWords(lines, anchors, withoutSpan),
    townsByColumn(lines, anchors, withoutSpan),
  );
  for (const arrangement of ARRANGEMENTS) {
    const fitted = fitAll(lines, anchors, arrangement, read);
    const score = fitted.reduce((sum, one) => sum + one.score, 0) - strayIn(lines, fitted);
    if (best === null || score > best.score + 1e-9) best = { fitted, score };
  }
  const found = likeOthers(
    lines,
    anchors,
    townsAsEmployers(lines, withoutPlaces(titlesAlike(lines, titlesCutOff(best?.fitted ?? [])))),
  );
  return found.flatMap((one, index): Entry[] => {
    const span = anchors[index]?.span;
    if (span === undefined) return [];
    const next = found[index + 1]?.start ?? lines.length;
    const { title, employer, place, score } = one;
    const below = employer === null && title !== null ? employerIn(lines[one.end]) : null;
    const end = below === null || one.end >= next ? one.end : one.end + 1;
    const firm = end === one.end ? { employer, place } : below;
    const town = firm?.place == null && place === null && end < next ? townIn(lines[end]) : null;
    return [
      {
        span,
        head: lines.slice(one.start, end),
        body: lines.slice(town === null ? end : end + 1, next),
        title,
        employer: firm?.employer ?? null,
        place: firm?.place ?? place ?? town,
        evidence: score,
      },
    ];
  });
}

/** A town with its country or region that stands alone below the head of a job. */
function townIn(line: CvLine | undefined): string | null {
  if (line === undefined || line.bullet || line.margin || line.bold || !line.text.includes(',')) return null;
  const isTown = placeIn(line.text)?.city != null || isInCountry(line.text);
  return isTown && !/[.;:\t]/.test(line.text) ? line.text : null;
}

const ARRANGEMENTS: Arrangement[] = [0, 1, 2, 3].flatMap((above) =>
  [0, 1, 2].flatMap((below) =>
    above + below > 3
      ? []
      : [true, false].flatMap((titleFirst) =>
          [false, true].map((joined): Arrangement => ({ above, below, titleFirst, joined })),
        ),
  ),
);

type HeadReader = (
  at: { from: number; to: number; index: number; span: Span },
  arrangement: Arrangement,
) => Reading;

/** Reads each heading once for each way of parting title and employer: the ways of placing it around its dates share that. */
function headReader(
  lines: readonly CvLine[],
  isUsual: boolean,
  usual: ReadonlySet<string>,
  towns: ReadonlySet<string>,
): HeadReader {
  const pieces = new Map<string, Pieces>();
  const readings = new Map<string, Reading>();
  return ({ from, to, index, span }, arrangement) => {
    const head = `${from} ${to} ${index}`;
    const key = `${head} ${arrangement.titleFirst} ${arrangement.joined}`;
    const known = readings.get(key);
    if (known !== undefined) return known;
    const parts = pieces.get(head) ?? piecesOf(lines.slice(from, to), span, isUsual, usual, towns);
    pieces.set(head, parts);
    const reading = readHead(parts, arrangement, index > 0);
    readings.set(key, reading);
    return reading;
  };
}

function fitAll(
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  arrangement: Arrangement,
  read: HeadReader,
): Fitted[] {
  const fitted: Fitted[] = [];
  // Where the first heading has space above it, words without are of the job before.
  const isApartElsewhere = (start: number, above: number): boolean =>
    above > 0 &&
    fitted[0] !== undefined &&
    lines[fitted[0].start]?.apart === true &&
    lines[start]?.apart === false &&
    lines[start]?.bold === false &&
    lines[start + 1]?.apart === false;
  // What stands above a space is of the job before, where no space parts the dates from what stands below them.
  const isAcross = (at: number, above: number): boolean =>
    above > 0 && lines[at]?.apart === true && lines[at + 1]?.apart === false && isHeadLine(lines[at + 1]);
  // A name in bold above a line that is not is of the job below it.
  const leavesName = (start: number, floor: number): boolean =>
    start > floor &&
    lines[start]?.bold === false &&
    lines[start - 1]?.bold === true &&
    isHeadLine(lines[start - 1]);
  for (const [index, { at, span }] of anchors.entries()) {
    const floor = fitted.at(-1)?.end ?? 0;
    const ceiling = anchors[index + 1]?.at ?? lines.length;
    const up = reach(lines, at, floor, arrangement.above);
    const down = reachDown(lines, at, ceiling, arrangement.below);
    let best: Fitted | null = null;
    for (let a = 0; a <= up; a += 1) {
      for (let b = 0; b <= down; b += 1) {
        const [start, end] = [at - a, at + 1 + b];
        const reading = read({ from: start, to: end, index, span }, arrangement);
        const short = Math.max(0, arrangement.above - a + (arrangement.below - b)) * 0.15;
        const score =
          reading.score -
          short -
          (isApartElsewhere(start, a) ? 1 : 0) -
          (isAcross(at, a) ? ACROSS : 0) -
          (a < up && leavesName(start, floor) ? LEFT_NAME : 0);
        if (best === null || score > best.score + 1e-9) best = { ...reading, score, start, end };
      }
    }
    if (best !== null) fitted.push(best);
  }
  return fitted;
}

// A line that is a place and nothing else stands between title and employer without being either.
const isPlaceAlone = (line: CvLine | undefined): boolean => line !== undefined && placeIn(line.text) !== null;

/** The number of lines above a line that can belong to its heading. */
function reach(lines: readonly CvLine[], at: number, floor: number, most: number): number {
  let count = 0;
  let places = 0;
  while (count - places < most && at - count > floor && isHeadLine(lines[at - count - 1])) {
    // A line separated from the next by space belongs to something else, unless it looks like a heading.
    if (count > 0 && lines[at - count]?.apart === true && !lines[at - count - 1]?.bold) break;
    count += 1;
    if (isPlaceAlone(lines[at - count])) places += 1;
  }
  return count;
}

function reachDown(lines: readonly CvLine[], at: number, ceiling: number, most: number): number {
  let count = 0;
  let places = 0;
  while (count - places < most && at + 1 + count < ceiling && isHeadLine(lines[at + 1 + count])) {
    if (count > 0 && lines[at + 1 + count]?.apart === true) break;
    if (isPlaceAlone(lines[at + 1 + count])) places += 1;
    count += 1;
  }
  return count;
}

/** Bold or separated lines left in the text of a job are headings that the layout missed. */
function strayIn(lines: readonly CvLine[], fitted: readonly Fitted[]): number {
  let stray = 0;
  for (const [index, { end }] of fitted.entries()) {
    const next = fitted[index + 1]?.start ?? lines.length;
    for (let at = end; at < next; at += 1) {
      const line = lines[at];
      if (line === undefined || !isHeadLine(line)) continue;
      if (line.bold) stray += 0.8;
      // The line before a heading belongs to it where it supplies what the heading lacks.
      const beside =
        at === next - 1 && index < fitted.length - 1 ? fitted[index + 1] : at === end ? fitted[index] : null;
      if (beside == null) continue;
      // A short name alone under a heading that was split at a comma is the employer.
      if (at === end && beside.cut && /^\p{Lu}\S*(?: (?:[\p{Lu}&]\S*)){0,3}$/u.test(line.text)) stray += 0.9;
      if (beside.employer === null && employerEvidence(line.text) >= 2) stray += 0.6;
      if (beside.title === null && titleEvidence(line.text) >= 2) stray += 0.6;
    }
  }
  const [first] = fitted;
  for (const line of lines.slice(0, first?.start ?? 0)) if (isHeadLine(line)) stray += line.bold ? 0.8 : 0.5;
  return stray;
}
