import { spanIn } from './dates.ts';
import type { Anchor, Fitted } from './head-reading.ts';
import { isHeadLine, withoutSpan } from './heads.ts';
import { townAlone } from './pieces.ts';
import type { CvLine } from './source.ts';
import { employerAndPlace, employerEvidence, segmentsOf, titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';

// "Voorman grondwerk, Dura Vermeer": where other jobs have a word before the employer, a comma may part the two as well.
export function titlesCutOff(fitted: readonly Fitted[]): Fitted[] {
  return fitted.map((one) => {
    const [first = '', ...rest] = one.title === null ? segmentsOf(one.employer ?? '') : [];
    const firm = rest.join(', ');
    const isBoth =
      rest.length > 0 &&
      titleEvidence(first) >= 1.5 &&
      employerEvidence(first) < 1 &&
      titleEvidence(firm) < 1 &&
      /^\p{Lu}/u.test(firm) &&
      placeIn(firm) === null;
    if (!isBoth) return one;
    const { employer, place } = employerAndPlace(firm);
    return { ...one, title: first, employer, place: place ?? one.place };
  });
}

// Where a CV has title and employer on one line, one job may have them on two: "Laiterie du Haut, La Réole".
export function employerIn(line: CvLine | undefined): { employer: string; place: string | null } | null {
  if (line === undefined || !isHeadLine(line) || line.apart || titleEvidence(line.text) >= 1) return null;
  const firm = employerAndPlace(line.text);
  return firm.place !== null && employerEvidence(line.text) >= 0.6 ? firm : null;
}

// "Quality Manager, Galway": where titles of a CV have their place behind them, a town too small to be known is one too.
export function withoutPlaces(fitted: readonly Fitted[]): Fitted[] {
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
export function townsAsEmployers(lines: readonly CvLine[], fitted: readonly Fitted[]): Fitted[] {
  const has = ({ start, end }: Fitted, text: string): boolean =>
    lines.slice(start, end).some((line) => line.text.split('\t').includes(text));
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

/**
 * "Conducteur de travaux, Charpentes de Chartreuse, Voreppe": where the other jobs have their title before the first of as many commas,
 * so has one whose employer looks like a part of it.
 */
export function titlesAlike(lines: readonly CvLine[], fitted: readonly Fitted[]): Fitted[] {
  const cells = fitted.map(({ title, employer, start, end }) => {
    const cell = lines
      .slice(start, end)
      .flatMap(({ text }) => text.split('\t'))
      .find((one) => title !== null && employer !== null && one.startsWith(`${title}, ${employer}`));
    return cell === undefined ? null : { parts: segmentsOf(cell), first: segmentsOf(title ?? '').length };
  });
  return fitted.map((one, at) => {
    const own = cells[at];
    if (own == null || own.first < 2 || employerEvidence(one.employer ?? '') >= 1) return one;
    const others = cells.filter((cell) => cell?.parts.length === own.parts.length);
    const alike = others.filter((cell) => cell?.first === 1).length;
    const [title = '', ...rest] = own.parts;
    if (alike < 2 || alike * 3 < others.length * 2 || titleEvidence(title) < 1) return one;
    if (titleEvidence(rest[0] ?? '') >= 1 || !/^[\p{Lu}\d]/u.test(rest[0] ?? '')) return one;
    return { ...one, title, employer: rest[0] ?? null, place: rest.slice(1).join(', ') };
  });
}

interface Slot {
  /** The line, from that of the dates. */
  offset: number;
  /** The part of it. */
  index: number;
  text: string;
}

/** Where the jobs of a CV have title and employer. */
interface Pattern {
  title: Slot;
  employer: Slot;
  /** The lines of the employer and of the title. */
  line: CvLine;
  own: CvLine;
}

const cellsOf = (line: CvLine, own: Anchor | null): string[] =>
  (own === null ? line.text : withoutSpan(line.text, own.span))
    .split(/\t|\s[|•·/–—-]\s/)
    .map((cell) => cell.trim());

const begins = (cell: string, name: string): boolean =>
  cell === name || (cell.startsWith(name) && /^(?:,\s|\s\(|\.$)/.test(cell.slice(name.length)));

function slotOf(
  lines: readonly CvLine[],
  anchor: Anchor,
  { start, end }: Pick<Fitted, 'start' | 'end'>,
  name: string,
): Slot | null {
  for (let at = start; at < end; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    const cells = cellsOf(line, at === anchor.at ? anchor : null);
    const index = cells.findIndex((cell) => begins(cell, name));
    if (index >= 0) return { offset: at - anchor.at, index, text: cells[index] ?? '' };
  }
  return null;
}

/** The pattern that most of the surely read jobs share. */
function patternOf(
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  fitted: readonly Fitted[],
): Pattern | null {
  const found = fitted.flatMap((one, at): Pattern[] => {
    const anchor = anchors[at];
    if (anchor === undefined || one.title === null || one.employer === null || titleEvidence(one.title) < 1)
      return [];
    const [title, employer] = [one.title, one.employer].map((name) => slotOf(lines, anchor, one, name));
    const line = employer == null ? undefined : lines[anchor.at + employer.offset];
    const areApart =
      title != null &&
      employer != null &&
      (title.offset !== employer.offset || title.index !== employer.index);
    const own = title == null ? undefined : lines[anchor.at + title.offset];
    return areApart && line !== undefined && own !== undefined ? [{ title, employer, line, own }] : [];
  });
  const keyOf = ({ title, employer }: Pattern): string =>
    [title.offset, title.index, employer.offset, employer.index].join(' ');
  const count = (key: string): number => found.filter((one) => keyOf(one) === key).length;
  const [most] = found.toSorted((a, b) => count(keyOf(b)) - count(keyOf(a)));
  return most !== undefined && count(keyOf(most)) * 2 > found.length ? most : null;
}

const isCapitals = (text: string): boolean =>
  text === text.toUpperCase() && text.replace(/\P{L}/gu, '').length > 2;

/** The employer that a job has where the others have theirs, whatever it is called: "Coin" above "Addetto vendite (2014 – 2018)". */
function employerAt(
  { title, employer, line: like }: Pattern,
  lines: readonly CvLine[],
  anchor: Anchor,
  job: Fitted,
  [floor, ceiling]: [number, number],
): { cell: string; at: number } | null {
  const at = anchor.at + employer.offset;
  const [line, own] = [lines[at], lines[anchor.at + title.offset]];
  if (line === undefined || own === undefined || job.title === null || at < floor || at >= ceiling)
    return null;
  const cellAt = (one: CvLine, { offset, index }: Slot): string =>
    cellsOf(one, offset === 0 ? anchor : null)[index] ?? '';
  const cell = cellAt(line, employer);
  const looksLike =
    line.bold === like.bold &&
    isCapitals(cell) === isCapitals(employer.text) &&
    (line.apart === like.apart || !like.apart);
  const isInner =
    employer.offset === 0 ||
    (employer.offset < 0 ? employer.offset > title.offset : employer.offset < title.offset);
  const isMarked = like.bold || isCapitals(employer.text) || (like.apart && employer.offset < title.offset);
  const isName =
    /^[\p{Lu}\d«“"]/u.test(cell) &&
    cell.length < 70 &&
    titleEvidence(cell) < 1 &&
    employerEvidence(cell) > (isInner || isMarked ? -3 : -1) &&
    isHeadLine(line) &&
    (at === anchor.at || spanIn(line.text) === null);
  // A town alone is where the others have it: there an employer has one behind it.
  const isPlace =
    placeIn(segmentsOf(cell)[0] ?? '') !== null &&
    (townAlone(cell) === null || employer.text !== employerAndPlace(employer.text).employer);
  return looksLike && isName && !isPlace && begins(cellAt(own, title), job.title) ? { cell, at } : null;
}

/** The title that a job has where the others have theirs, though no list knows it: "Zwirner" below "Baumwolle AG, Uster". */
function titleAt(
  { title, employer, own: like }: Pattern,
  lines: readonly CvLine[],
  anchor: Anchor,
  job: Fitted,
  [floor, ceiling]: [number, number],
): { cell: string; at: number } | null {
  const at = anchor.at + title.offset;
  const [line, firm] = [lines[at], lines[anchor.at + employer.offset]];
  if (line === undefined || firm === undefined || job.employer === null || at < floor || at >= ceiling)
    return null;
  const cellAt = (one: CvLine, { offset, index }: Slot): string =>
    cellsOf(one, offset === 0 ? anchor : null)[index] ?? '';
  const cell = cellAt(line, title);
  const isName =
    /^\p{Lu}/u.test(cell) &&
    cell.length < 60 &&
    cell.split(/\s+/).length < 7 &&
    titleEvidence(cell) > -1 &&
    employerEvidence(cell) < 1 &&
    placeIn(cell) === null &&
    isHeadLine(line) &&
    (at === anchor.at || spanIn(line.text) === null);
  const looksLike = line.bold === like.bold && isCapitals(cell) === isCapitals(title.text);
  return isName && looksLike && begins(cellAt(firm, employer), job.employer) ? { cell, at } : null;
}

// How sure a name must be of what it is, to stand elsewhere than the employers of the other jobs.
const SURE = 1.5;

// "Hydroware | Alvesta" below each title: the one job of which the town was taken, or the line below, has its employer there too.
const isStrayed = (
  { employer, end, start }: Fitted,
  { offset, index }: Slot,
  lines: readonly CvLine[],
  anchor: Anchor,
): boolean => {
  if (employer === null || employerEvidence(employer) >= SURE) return false;
  const own = slotOf(lines, anchor, { start, end }, employer);
  // "… beds at Grangegorman": within what was done, it begins no part of its line.
  return own === null || own.offset !== offset || own.index !== index;
};

/** What the words of one job leave open, read by where the others of the CV have title and employer. */
export function likeOthers(
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  fitted: readonly Fitted[],
): Fitted[] {
  const pattern = patternOf(lines, anchors, fitted);
  if (pattern === null) return cutAlike(lines, anchors, fitted);
  return employersAlike(pattern, lines, anchors, titlesWhereOthers(pattern, lines, anchors, fitted));
}

const aroundOf = (fitted: readonly Fitted[], index: number, lines: readonly CvLine[]): [number, number] => [
  fitted[index - 1]?.end ?? 0,
  fitted[index + 1]?.start ?? lines.length,
];

function titlesWhereOthers(
  pattern: Pattern,
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  fitted: readonly Fitted[],
): Fitted[] {
  const open = fitted.filter(({ title }) => title === null).length;
  if (open === 0 || open * 2 >= fitted.length) return [...fitted];
  return fitted.map((one, index) => {
    const anchor = anchors[index];
    if (anchor === undefined || one.title !== null) return one;
    const found = titleAt(pattern, lines, anchor, one, aroundOf(fitted, index, lines));
    return found === null
      ? one
      : {
          ...one,
          title: found.cell,
          score: Math.max(0.5, one.score),
          start: Math.min(one.start, found.at),
          end: Math.max(one.end, found.at + 1),
        };
  });
}

function employersAlike(
  pattern: Pattern,
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  fitted: readonly Fitted[],
): Fitted[] {
  const isOpen = (one: Fitted, index: number): boolean => {
    const anchor = anchors[index];
    return one.employer === null || (anchor !== undefined && isStrayed(one, pattern.employer, lines, anchor));
  };
  const open = fitted.filter(isOpen).length;
  // A line that is set apart heads the roles below it, however many of them have no other.
  const isMarked = (pattern.line.bold || isCapitals(pattern.employer.text)) && pattern.employer.offset < 0;
  if (open === 0 || (open * 2 >= fitted.length && !isMarked)) return [...fitted];
  return fitted.map((one, index) => {
    const anchor = anchors[index];
    if (anchor === undefined || !isOpen(one, index)) return one;
    const found = employerAt(pattern, lines, anchor, one, aroundOf(fitted, index, lines));
    if (found === null) return one;
    const { employer, place } = employerAndPlace(found.cell);
    return {
      ...one,
      employer,
      place: place ?? (one.place === found.cell ? null : one.place),
      score: Math.max(0.5, one.score),
      start: Math.min(one.start, found.at),
      end: Math.max(one.end, found.at + 1),
    };
  });
}

/**
 * "Bäckerei Stinges, Filialleiterin": where most jobs have both around a comma, so has one of which the words say nothing.
 */
function cutAlike(lines: readonly CvLine[], anchors: readonly Anchor[], fitted: readonly Fitted[]): Fitted[] {
  const orders = fitted.map(({ title, employer, start, end }) => {
    const cell = lines
      .slice(start, end)
      .flatMap(({ text }) => text.split('\t'))
      .find((one) => title !== null && employer !== null && one.includes(title) && one.includes(employer));
    if (cell === undefined || title === null || employer === null) return null;
    if (cell.includes(`${title}, ${employer}`)) return 'title';
    return cell.includes(`${employer}, ${title}`) ? 'employer' : null;
  });
  const [first] = (['title', 'employer'] as const).filter(
    (order) => orders.filter((one) => one === order).length * 2 > fitted.length,
  );
  if (first === undefined) return [...fitted];
  return fitted.map((one, index) => {
    const [anchor, whole] = [anchors[index], one.title];
    if (anchor === undefined || one.employer !== null || whole === null) return one;
    const [left = '', ...rest] = segmentsOf(whole);
    const right = rest.join(', ');
    const [title, firm] = first === 'title' ? [left, right] : [rest[0] ?? '', left];
    const isBoth =
      rest.length > 0 &&
      titleEvidence(firm) < 1 &&
      employerEvidence(title) < SURE &&
      [title, firm].every((part) => /^\p{Lu}/u.test(part) && placeIn(part) === null);
    if (!isBoth) return one;
    const { employer, place } = employerAndPlace(firm);
    return { ...one, title, employer, place: place ?? one.place, score: Math.max(0.5, one.score) };
  });
}
