import { anchorIn } from './anchors.ts';
import type { Span } from './dates.ts';
import { usualWords } from './employer-words.ts';
import {
  isHeadLine,
  isSurelyIn,
  type Piece,
  type Pieces,
  piecesOf,
  townAlone,
  withoutSpan,
} from './heads.ts';
import type { CvLine } from './source.ts';
import { employerAndPlace, employerEvidence, segmentsOf, titleEvidence } from './title-or-employer.ts';
import { townsByColumn } from './town-columns.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeEmployer } from './words.ts';

/** The layout of the jobs of a CV. It is the same throughout, so that unambiguous jobs resolve ambiguous ones. */
interface Arrangement {
  /** The largest number of heading lines above and below the dates. */
  above: number;
  below: number;
  titleFirst: boolean;
  /** Whether title and employer share a part, separated by a comma. */
  joined: boolean;
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

interface Anchor {
  at: number;
  span: Span;
}

interface Reading {
  /** Whether title and employer were split at a comma. */
  cut?: boolean;
  title: string | null;
  employer: string | null;
  place: string | null;
  score: number;
}

interface Fitted extends Reading {
  start: number;
  end: number;
}

const SWAPPED = 1.6;
const LEFT_OVER = 0.7;
/** Less than what any other name gains, so that one elsewhere in the heading is the employer. */
const TOWN_AS_EMPLOYER = 1.5;
/** More than what the town behind it gains. */
const PERHAPS_SUBURB = 0.9;
const NO_EMPLOYER = 0.6;
const NO_TITLE = 1;

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
  const found = townsAsEmployers(lines, withoutPlaces(best?.fitted ?? []));
  return found.flatMap((one, index): Entry[] => {
    const span = anchors[index]?.span;
    if (span === undefined) return [];
    const next = found[index + 1]?.start ?? lines.length;
    const { title, employer, place, score } = one;
    const below = employer === null && title !== null ? employerIn(lines[one.end]) : null;
    const end = below === null || one.end >= next ? one.end : one.end + 1;
    const firm = end === one.end ? { employer, place } : below;
    return [
      {
        span,
        head: lines.slice(one.start, end),
        body: lines.slice(end, next),
        title,
        employer: firm?.employer ?? null,
        place: firm?.place ?? place,
        evidence: score,
      },
    ];
  });
}

// Where a CV has title and employer on one line, one job may have them on two: "Laiterie du Haut, La Réole".
function employerIn(line: CvLine | undefined): { employer: string; place: string | null } | null {
  if (line === undefined || !isHeadLine(line) || line.apart || titleEvidence(line.text) >= 1) return null;
  const firm = employerAndPlace(line.text);
  return firm.place !== null && employerEvidence(line.text) >= 0.6 ? firm : null;
}

// "Quality Manager, Galway": where titles of a CV have their place behind them, a town too small to be known is one too.
function withoutPlaces(fitted: readonly Fitted[]): Fitted[] {
  const cuts = fitted.map(({ title, place }) => {
    const segments = title === null || place !== null ? [] : segmentsOf(title);
    const [rest, tail] = [segments.slice(0, -1).join(', '), segments.at(-1) ?? ''];
    const isTown = segments.length > 1 && titleEvidence(rest) >= 1 && titleEvidence(tail) <= 0;
    return isTown && /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u.test(tail) ? { rest, tail } : null;
  });
  const places = cuts.filter((one) => one !== null && placeIn(one.tail)?.city != null).length;
  if (places === 0 || places * 2 < fitted.length) return [...fitted];
  return fitted.map((one, at) => {
    const cutAt = cuts[at];
    return cutAt == null ? one : { ...one, title: cutAt.rest, place: cutAt.tail };
  });
}

// "Santander, Madrid": where another job of the CV has its employer and town alone on a line, the first of two towns there is the employer.
function townsAsEmployers(lines: readonly CvLine[], fitted: readonly Fitted[]): Fitted[] {
  const has = ({ start, end }: Fitted, text: string): boolean =>
    lines.slice(start, end).some((line) => line.text === text);
  const isSo = fitted.some(
    (one) => one.title !== null && one.place !== null && has(one, `${one.employer}, ${one.place}`),
  );
  return fitted.map((one) => {
    const towns = one.place?.split(/,\s+/) ?? [];
    const [employer = '', place = ''] = towns;
    const isEmployer =
      isSo &&
      one.title !== null &&
      one.employer === null &&
      towns.length === 2 &&
      has(one, one.place ?? '') &&
      townAlone(employer) !== null &&
      townAlone(place) !== null;
    return isEmployer ? { ...one, employer, place } : one;
  });
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
        const score = reading.score - short - (isApartElsewhere(start, a) ? 1 : 0);
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
  for (const line of lines.slice(0, first?.start ?? 0)) if (isHeadLine(line)) stray += 0.5;
  return stray;
}

/** The reading of a heading under a layout, and how well its words fit. */
function readHead({ named, places }: Pieces, arrangement: Arrangement, later: boolean): Reading {
  const [place = null] = places;
  const readings = named.length === 0 ? [] : pairsOf(named, arrangement);
  for (const piece of named) readings.push(...alone(piece, named, later));
  let best: Reading = { title: null, employer: null, place, score: -3 };
  for (const reading of readings)
    if (reading.score > best.score + 1e-9) best = { ...reading, place: reading.place ?? place };
  return best;
}

function alone(piece: Piece, all: readonly Piece[], later: boolean): Reading[] {
  const left = (all.length - 1) * LEFT_OVER;
  const { employer, place } = employerAndPlace(piece.text);
  return [
    {
      title: piece.text,
      employer: null,
      place: null,
      score: titleEvidence(piece.text) - left - NO_EMPLOYER - (later ? 0 : 1),
    },
    {
      title: null,
      employer,
      place,
      score: employerEvidence(piece.text) - left - NO_TITLE,
    },
  ];
}

function pairsOf(named: readonly Piece[], { titleFirst, joined }: Arrangement): Reading[] {
  const readings: Reading[] = [];
  for (const [at, first] of named.entries()) {
    for (const second of named.slice(at + 1)) {
      const left = leftOver(named, first, second);
      const price = left + (joined ? SWAPPED : 0);
      for (const isTitleFirst of [true, false]) {
        const [title, firm] = isTitleFirst ? [first, second] : [second, first];
        if (title.at || title.town) continue;
        const swapped = isTitleFirst === titleFirst || firm.at ? 0 : SWAPPED;
        readings.push(
          pair(
            title.text,
            firm.text,
            price +
              swapped -
              (firm.at ? 2 : firm.town ? TOWN_AS_EMPLOYER : 0) +
              (firm.suburb ? PERHAPS_SUBURB : 0),
          ),
        );
      }
    }
    const left = (named.length - 1) * LEFT_OVER;
    for (const { title, firm, isTitleFirst } of cut(first.text))
      readings.push({
        ...pair(
          title,
          firm,
          left +
            (joined ? 0 : SWAPPED) +
            (isTitleFirst === titleFirst ? 0.2 : SWAPPED) +
            (beginsWithDepartment(firm) ? 0.3 : 0) +
            (isTitleFirst ? 0 : strayed(title)),
        ),
        cut: true,
      });
  }
  return readings;
}

// "Staff Nurse, Oncology, St Brendan's Hospital": where somebody works within an employer goes with the title.
const DEPARTMENT =
  /^(?:oncology|cardiology|neurology|nephrology|urology|radiology|pa?ediatrics|orthopa?edics|geriatrics|haematology|hematology|maternity|theatres?|(?:accident (?:and|&) )?emergency|icu|itu|(?:medical |surgical |cardiovascular )?intensive care|surgery|(?:general )?medicine|mental health|dialysis|procurement|purchasing|finance|accounts payable|accounts receivable|human resources|hr|it|marketing|sales|operations|legal|compliance|logistics|customer service|quality|r&d)$/i;

function beginsWithDepartment(firm: string): boolean {
  const [first = '', ...rest] = segmentsOf(firm);
  return rest.length > 0 && DEPARTMENT.test(first) && placeIn(rest.join(', ')) === null;
}

// "Bang & Olufsen, Struer, Planner": what stands between the two is of the employer.
const strayed = (title: string): number => {
  const [first = '', ...others] = segmentsOf(title);
  return others.length > 0 && titleEvidence(first) < 1 ? 0.6 : 0;
};

// Text after the employer on its line is its location; other words left over count against a reading.
function leftOver(named: readonly Piece[], first: Piece, second: Piece): number {
  return named
    .filter((piece) => piece !== first && piece !== second)
    .reduce((sum, piece) => {
      const behind = piece.line === second.line && named.indexOf(piece) > named.indexOf(second);
      return sum + (behind ? 0.3 : LEFT_OVER);
    }, 0);
}

function pair(title: string, firm: string, price: number): Reading {
  const { employer, place } = employerAndPlace(firm);
  return { title, employer, place, score: titleEvidence(title) + employerEvidence(firm) - price };
}

/** The ways to split one part at a comma into a title and an employer with its location. */
function cut(text: string): { title: string; firm: string; isTitleFirst: boolean }[] {
  const segments = segmentsOf(text);
  return segments.slice(1).flatMap((_, index) => {
    const [before, after] = [segments.slice(0, index + 1).join(', '), segments.slice(index + 1).join(', ')];
    // "Abteilungsleiter Controlling, Finanzen und IT, Stadtwerke Ettlingen": what is listed up to an "and" is of the title.
    const [listed = '', ...rest] = segments.slice(index + 1);
    const isWithin =
      rest.length > 0 &&
      /\s(?:und|and|y|e|en|et|og|och|&)\s/u.test(listed) &&
      !looksLikeEmployer(listed) &&
      looksLikeEmployer(rest.join(', '));
    return [
      ...(isWithin ? [] : [{ title: before, firm: after, isTitleFirst: true }]),
      { title: after, firm: before, isTitleFirst: false },
    ];
  });
}
