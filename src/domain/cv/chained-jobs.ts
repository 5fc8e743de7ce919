import { LABELS, type Label, labelled, likelihood, type Sums, sumsOf } from './chain.ts';
import { chainOf, type LearnedChain, learnedChain } from './chain-weights.ts';
import { isNow } from './dates.ts';
import { type LinePiece, linePieces } from './line-pieces.ts';
import { isOfPersonAlone } from './particulars.ts';
import { pieceSigns } from './piece-signs.ts';
import { sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';
import { withTimesWithin } from './times-within.ts';
import { tidyTitle } from './title-terms.ts';
import { wholeDates, withWholeRanges } from './whole-dates.ts';

/** A title, an employer or a time of a job, as the chain sees it. */
interface Entity {
  kind: 'T' | 'E' | 'D';
  /** Whether its dates stand behind it (`<`: it is before them) or before it. */
  side: '<' | '>' | '';
  from: number;
  to: number;
  line: number;
  text: string;
  likely: number;
}

/** When a job was, and the pieces that say so. */
interface Time {
  entity: Entity;
  from: string | null;
  to: string | null;
  current: boolean;
  first: number;
  last: number;
}

/** A job as the chain reads it. */
export interface ChainedJob {
  title: string;
  employer: string;
  location: string | null;
  from: string | null;
  to: string | null;
  is_current: boolean;
  description: string | null;
  /** How likely it is what the page says. */
  likely: number;
  /** Whether its employer is that of another job, or stands above several. */
  shared: boolean;
  page: number;
  quote: string;
}

/** What the chain reads of a CV: its jobs in their order, and of each time how likely it is a job's. */
export interface Chained {
  jobs: ChainedJob[];
  times: { from: string | null; to: string | null; current: boolean; likely: number }[];
}

const REACH = 6;
const NEAR = 2;
const MOST_DESCRIPTION = 8000;
/** More lines than any CV has: what stands behind them is left to the rules. */
const MOST_LINES = 1500;

/** The lines that the chain reads: without those on the person alone, and with dates whole that a column broke. */
export const chainedLines = (lines: readonly CvLine[]): CvLine[] =>
  wholeDates(
    withWholeRanges(
      withTimesWithin(
        lines.filter((line) => line.text.trim() !== '' && !isOfPersonAlone(line)).slice(0, MOST_LINES),
      ),
    ),
  );

/** The jobs of a CV by the learned chain. */
export function chainedJobs(source: readonly CvLine[], learned: LearnedChain = learnedChain()): Chained {
  const lines = chainedLines(source);
  const pieces = linePieces(lines);
  if (pieces.length === 0) return { jobs: [], times: [] };
  const chain = chainOf(lines, pieces, pieceSigns(lines, pieces), learned.index);
  const sums = sumsOf(learned, chain);
  const labels = labelled(learned, chain, sums.scores);
  const entities = entitiesOf(lines, pieces, labels, sums);
  return {
    jobs: jobsOf(lines, pieces, labels, entities),
    times: pieces.flatMap(({ span }, at) =>
      span === null
        ? []
        : [
            {
              from: span.from,
              to: span.to,
              current: span.current,
              likely: likelihood(sums, at, LABELS.indexOf('D')),
            },
          ],
    ),
  };
}

function entitiesOf(
  lines: readonly CvLine[],
  pieces: readonly LinePiece[],
  labels: readonly Label[],
  sums: Sums,
): Entity[] {
  const likely = (at: number): number => likelihood(sums, at, LABELS.indexOf(labels[at] ?? 'O'));
  return pieces.flatMap((piece, from): Entity[] => {
    const label = labels[from] ?? 'O';
    const { line, text } = piece;
    if (label === 'D') return [{ kind: 'D', side: '', from, to: from, line, text, likely: likely(from) }];
    const isBegun = label === 'T<' || label === 'T>' || label === 'E<' || label === 'E>';
    if (!isBegun) return [];
    const goesOn: Label = label.startsWith('T') ? 'TI' : 'EI';
    let to = from;
    while (labels[to + 1] === goesOn) to += 1;
    const sure = Math.min(...Array.from({ length: to - from + 1 }, (_, off) => likely(from + off)));
    return [
      {
        kind: label.startsWith('T') ? 'T' : 'E',
        side: label.endsWith('<') ? '<' : '>',
        from,
        to,
        line,
        text: textOf(lines, piece, pieces[to] ?? piece),
        likely: sure,
      },
    ];
  });
}

/** The words from the beginning of one piece to the end of another. */
function textOf(lines: readonly CvLine[], first: LinePiece, last: LinePiece): string {
  const of = (line: number): string => lines[line]?.text ?? '';
  const words =
    first.line === last.line
      ? of(first.line).slice(first.start, last.end)
      : [
          of(first.line).slice(first.start),
          ...lines.slice(first.line + 1, last.line).map(({ text }) => text),
          of(last.line).slice(0, last.end),
        ].join(' ');
  // What closes a bracket or quotation marks that are opened within belongs to it.
  const next = of(last.line)[last.end] ?? '';
  const isOpen =
    (next === ')' && /\([^)]*$/.test(words)) || (/[”“"»]/.test(next) && /["“„«][^"”“»]*$/.test(words));
  return `${words}${isOpen ? next : ''}`.replaceAll('\t', ' ').trim();
}

/** The times of jobs. A beginning and an end that stand apart are one; the whole time of an employer above its roles is none. */
function timesOf(pieces: readonly LinePiece[], entities: readonly Entity[]): Time[] {
  const dates = entities.filter(({ kind }) => kind === 'D');
  const taken = new Set<Entity>();
  const times = dates.flatMap((entity, at): Time[] => {
    const { span = null, kind } = pieces[entity.from] ?? {};
    if (span === null || taken.has(entity)) return [];
    const { from: first } = entity;
    if (kind === 'span')
      return [
        {
          entity,
          from: span.from,
          to: span.current ? null : span.to,
          current: span.current,
          first,
          last: first,
        },
      ];
    const next = dates[at + 1];
    const end = next === undefined ? null : pieces[next.from];
    const isPair =
      next !== undefined &&
      end?.kind === 'date' &&
      next.line - entity.line <= NEAR &&
      next.from - first <= 4 &&
      !entities.some(({ kind: other, from }) => other !== 'D' && from > first && from < next.from) &&
      (end.span?.to ?? '') >= (span.to ?? '');
    if (isPair) {
      taken.add(next);
      return [{ entity, from: span.to, to: end.span?.to ?? null, current: false, first, last: next.from }];
    }
    const current = pieces
      .slice(first + 1, first + 4)
      .some(({ line, text }) => line - entity.line <= NEAR && isNow(text));
    return [{ entity, from: span.to, to: current ? null : span.to, current, first, last: first }];
  });
  return times.filter((time, at) => !isOfEmployer(time, times[at + 1], entities));
}

const yearOf = (day: string | null | undefined): string => day?.slice(0, 4) ?? '';

function isOfEmployer(time: Time, next: Time | undefined, entities: readonly Entity[]): boolean {
  if (next === undefined || time.from === null || next.from === null) return false;
  const isWithin =
    yearOf(time.from) <= yearOf(next.from) &&
    (time.current || (next.to !== null && yearOf(time.to) >= yearOf(next.to)));
  const [line, below] = [time.entity.line, next.entity.line];
  const has = (kind: Entity['kind'], at: number): boolean =>
    entities.some((one) => one.kind === kind && one.line === at);
  const isTitled = entities.some(
    (one) => one.kind === 'T' && one.from > time.first && one.from < next.first && one.line !== below,
  );
  return (
    isWithin &&
    below - line <= 4 &&
    has('E', line) &&
    !has('T', line) &&
    has('T', below) &&
    !has('E', below) &&
    !isTitled
  );
}

/** A time with the title and the employer that belong to it, and how sure that is. */
interface Joined {
  time: Time;
  title?: Entity;
  employer?: Entity;
  sure: number;
  shared: boolean;
}

function joinedOf(times: readonly Time[], entities: readonly Entity[]): Joined[] {
  const used = new Set<Entity>();
  const far = ({ line }: Entity, { entity }: Time): number => Math.abs(line - entity.line);
  const near = (kind: 'T' | 'E', at: number, side: '<' | '>', isLoose: boolean): Entity | undefined => {
    const [time, before, behind] = [times[at], times[at - 1], times[at + 1]];
    if (time === undefined) return undefined;
    const fits = entities.filter(
      (one) =>
        one.kind === kind &&
        !used.has(one) &&
        (isLoose || one.side === side) &&
        far(one, time) <= (isLoose ? NEAR : REACH),
    );
    return side === '<'
      ? fits.findLast(({ from, to }) => to < time.first && from > (before?.last ?? -1))
      : fits.find(({ from }) => from > time.last && from < (behind?.first ?? Number.POSITIVE_INFINITY));
  };
  const joined = times.map((time): Joined => ({ time, sure: 1, shared: false }));
  for (const isLoose of [false, true])
    for (const [at, one] of joined.entries())
      for (const [kind, part] of [
        ['T', 'title'],
        ['E', 'employer'],
      ] as const) {
        if (one[part] !== undefined) continue;
        const [before, behind] = [near(kind, at, '<', isLoose), near(kind, at, '>', isLoose)];
        const got = nearer(before, behind, (entity) => far(entity, one.time));
        if (got === undefined) continue;
        if (isLoose) one.sure = 0.7;
        used.add(got);
        one[part] = got;
      }
  shareEmployers(joined, entities, used);
  return joined;
}

function nearer(
  one: Entity | undefined,
  other: Entity | undefined,
  far: (entity: Entity) => number,
): Entity | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const by = far(one) - far(other);
  return by < 0 || (by === 0 && one.likely >= other.likely) ? one : other;
}

/** Gives roles without an employer the one above them. Where nearly all others have their own, this one's was not seen. */
function shareEmployers(joined: Joined[], entities: readonly Entity[], used: Set<Entity>): void {
  const own = joined.filter(({ title, employer }) => title !== undefined && employer !== undefined).length;
  const without = joined.filter(
    ({ title, employer }) => title !== undefined && employer === undefined,
  ).length;
  for (const [at, one] of joined.entries()) {
    const { title, time } = one;
    if (one.employer !== undefined || title === undefined) continue;
    const above = joined.slice(0, at).findLast(({ employer }) => employer !== undefined)?.employer;
    const head = entities.findLast(
      (entity) => entity.kind === 'E' && entity.from < Math.min(title.from, time.first) && !used.has(entity),
    );
    const isOver = head !== undefined && (above === undefined || head.from > above.from);
    const got = isOver ? head : above;
    if (got === undefined) continue;
    used.add(got);
    one.employer = got;
    one.shared = true;
    one.sure *= isOver ? 0.9 : got.side === '>' ? 0.4 : without > 1 || own < 3 ? 0.8 : 0.6;
  }
}

// What stands before a title in a sentence or a list.
const BEFORE_TITLE = /^(?:als|as|como|come|comme|som)\s+/i;

const isOfJobs = ({ text, bullet }: CvLine): boolean => !bullet && sectionOf(text) === 'experience';

function jobsOf(
  lines: readonly CvLine[],
  pieces: readonly LinePiece[],
  labels: readonly Label[],
  entities: readonly Entity[],
): ChainedJob[] {
  const whole = joinedOf(timesOf(pieces, entities), entities).flatMap(
    ({ time, title, employer, sure, shared }) =>
      title === undefined ||
      employer === undefined ||
      // What stands below another heading is of another employer.
      (shared && lines.slice(employer.line + 1, time.entity.line).some(isOfJobs))
        ? []
        : [{ time, title, employer, sure, shared }],
  );
  const begins = whole.map(({ time, title, employer }) => {
    const own = [
      time.entity.line,
      title.line,
      ...(Math.abs(employer.line - title.line) <= NEAR ? [employer.line] : []),
    ];
    return { first: Math.min(...own), last: Math.max(...own, pieces[time.last]?.line ?? 0) };
  });
  return whole.map(({ time, title, employer, sure, shared }, at) => {
    const { first, last } = begins[at] ?? { first: 0, last: 0 };
    const next = begins.find((one) => one.first > last)?.first ?? lines.length;
    const head = [employer, title, time.entity].flatMap((entity) =>
      Array.from(
        { length: (pieces[entity.to]?.line ?? entity.line) - entity.line + 1 },
        (_, off) => entity.line + off,
      ),
    );
    const place = pieces.find(
      ({ line }, index) => labels[index] === 'P' && line >= first && line <= last && line < next,
    );
    return {
      title: tidyTitle(title.text.replace(BEFORE_TITLE, '')),
      employer: employer.text.slice(0, 300),
      location: place?.text.slice(0, 300) ?? null,
      from: time.from,
      to: time.to,
      is_current: time.current,
      description: toldOf(lines.slice(last + 1, next)),
      likely: Math.min(title.likely, employer.likely, time.entity.likely) * sure,
      shared,
      page: lines[time.entity.line]?.page ?? 1,
      quote: [...new Set(head)]
        .toSorted((a, b) => a - b)
        .map((line) => lines[line]?.text ?? '')
        .join(' · ')
        .slice(0, 300),
    };
  });
}

/** What is told of a job below it, to the next heading. */
function toldOf(below: readonly CvLine[]): string | null {
  const end = below.findIndex(({ text, bullet }) => !bullet && sectionOf(text) !== null);
  const told = (end < 0 ? below : below.slice(0, end))
    .filter(({ margin }) => !margin)
    .map(({ text, bullet }) => (bullet ? `- ${text}` : text).replaceAll('\t', ' '))
    .join('\n')
    .trim();
  return told === '' ? null : told.slice(0, MOST_DESCRIPTION);
}
