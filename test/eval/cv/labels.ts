import { LABELS, type Label } from '#src/domain/cv/chain.ts';
import type { LinePiece } from '#src/domain/cv/line-pieces.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { placeIn } from '#src/domain/cv/vocabulary.ts';
import { fold } from '#src/lib/fold.ts';
import type { Truth } from './sheet.ts';

/** Words of the truth in the pieces of its page, from the piece with which they begin to the one with which they end. */
interface Place {
  from: number;
  to: number;
  line: number;
}

const LONGEST = 9;
const plain = (text: string): string =>
  fold(text)
    .replace(/[’']/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.,;:]+$/, '')
    .trim();
const yearOf = (day: string | null | undefined): string | null => day?.slice(0, 4) ?? null;

function placesOf(words: string, lines: readonly CvLine[], pieces: readonly LinePiece[]): Place[] {
  const wanted = plain(words);
  return pieces.flatMap((piece, from) => {
    const to = piece.kind === 'span' || piece.kind === 'prose' ? -1 : endOf(wanted, from, lines, pieces);
    return to < 0 ? [] : [{ from, to, line: piece.line }];
  });
}

function endOf(wanted: string, from: number, lines: readonly CvLine[], pieces: readonly LinePiece[]): number {
  const first = pieces[from];
  if (first === undefined) return -1;
  const own = plain(first.text);
  if (own === wanted || (own.startsWith(wanted) && !/^[\p{L}\p{N}]/u.test(own.slice(wanted.length))))
    return from;
  if (!wanted.startsWith(own)) return -1;
  const bare = (text: string): string => plain(text.replace(/[()]/g, ''));
  for (const [off, last] of pieces.slice(from + 1, from + LONGEST).entries()) {
    if (last.line > first.line + 1 || last.kind === 'span') return -1;
    const [begin, end] = [lines[first.line]?.text ?? '', lines[last.line]?.text ?? ''];
    const read =
      last.line === first.line
        ? begin.slice(first.start, last.end)
        : `${begin.slice(first.start)} ${end.slice(0, last.end)}`;
    if (plain(read) === wanted || bare(read) === bare(wanted)) return from + 1 + off;
    if (plain(read).length > wanted.length + 3) return -1;
  }
  return -1;
}

/** What each piece of a page is, as far as its truth says: the title, employer and time of each job that stand nearest to one another. */
export function labelsOf(truth: Truth, lines: readonly CvLine[], pieces: readonly LinePiece[]): Uint8Array {
  const labels = new Uint8Array(pieces.length);
  const taken = new Set<number>();
  const put = (at: number, label: Label): void => {
    labels[at] = LABELS.indexOf(label);
  };
  for (const job of truth.jobs) {
    const { title, employer, time } = nearest(job, lines, pieces, taken);
    const isShared = employer !== undefined && taken.has(employer.from);
    for (const [kind, place] of [
      ['T', title],
      ['E', isShared ? undefined : employer],
    ] as const) {
      if (place === undefined) continue;
      for (let at = place.from; at <= place.to; at += 1) if (pieces[at]?.kind !== 'span') put(at, `${kind}I`);
      put(place.from, time === undefined || place.from < time ? `${kind}<` : `${kind}>`);
      taken.add(place.from);
    }
    const line = pieces[time ?? -1]?.line ?? Number.NaN;
    if (
      time === undefined ||
      ![title, employer].some((one) => Math.abs((one?.line ?? Number.NaN) - line) < 6)
    )
      continue;
    put(time, 'D');
    taken.add(time);
    const end = endOfTime(time, job, pieces, taken);
    if (end < 0) continue;
    put(end, 'D');
    taken.add(end);
  }
  for (const [at, { kind, text, line, of }] of pieces.entries()) {
    if (labels[at] !== 0 || kind !== 'text') continue;
    const isBeside = [at - 1, at + 1, at - 2, at + 2].some(
      (one) => (labels[one] ?? 0) > 0 && Math.abs((pieces[one]?.line ?? -9) - line) <= 1,
    );
    if (isBeside && placeIn(text) !== null) put(at, 'P');
    else if (of === 1 && sectionOf(text) !== null) put(at, 'H');
  }
  return labels;
}

type Job = Truth['jobs'][number];

function nearest(
  job: Job,
  lines: readonly CvLine[],
  pieces: readonly LinePiece[],
  taken: ReadonlySet<number>,
): { title?: Place; employer?: Place; time?: number } {
  const orNone = <T>(some: readonly T[]): readonly (T | undefined)[] =>
    some.length > 0 ? some : [undefined];
  const isTime = ({ kind, span }: LinePiece): boolean =>
    span !== null &&
    job.start !== null &&
    (kind === 'date'
      ? yearOf(span.to) === yearOf(job.start)
      : yearOf(span.from) === yearOf(job.start) &&
        (job.current ? span.current : yearOf(span.to) === yearOf(job.end)));
  const times = pieces.flatMap((piece, at) => (!taken.has(at) && isTime(piece) ? [at] : []));
  const far = (one: number | undefined, other: number | undefined, most: number): number =>
    one === undefined || other === undefined ? 0 : Math.min(most, Math.abs(one - other));
  let best: { cost: number; title?: Place; employer?: Place; time?: number } = {
    cost: Number.POSITIVE_INFINITY,
  };
  for (const time of orNone(times))
    for (const title of orNone(placesOf(job.title, lines, pieces)))
      for (const employer of orNone(placesOf(job.employer, lines, pieces))) {
        if (
          title !== undefined &&
          employer !== undefined &&
          title.from <= employer.to &&
          employer.from <= title.to
        )
          continue;
        const line = pieces[time ?? -1]?.line;
        const cost =
          (title === undefined ? 20 : 0) +
          (employer === undefined ? 20 : 0) +
          far(line, title?.line, Number.POSITIVE_INFINITY) +
          far(line, employer?.line, 12) +
          far(title?.line, employer?.line, 12) / 2 +
          (title !== undefined && taken.has(title.from) ? 15 : 0) +
          (employer !== undefined && taken.has(employer.from) ? 1 : 0);
        if (cost < best.cost)
          best = {
            cost,
            ...(title && { title }),
            ...(employer && { employer }),
            ...(time !== undefined && { time }),
          };
      }
  return best;
}

/** The end of a time that stands apart from its beginning. */
function endOfTime(
  time: number,
  { end }: Job,
  pieces: readonly LinePiece[],
  taken: ReadonlySet<number>,
): number {
  const first = pieces[time];
  if (first?.kind !== 'date' || end === null) return -1;
  return pieces.findIndex(
    ({ kind, span, line }, at) =>
      at > time &&
      at < time + 6 &&
      kind === 'date' &&
      line - first.line <= 2 &&
      yearOf(span?.to) === yearOf(end) &&
      !taken.has(at),
  );
}
