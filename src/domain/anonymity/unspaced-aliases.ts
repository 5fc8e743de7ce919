import { matchesOf } from '#src/lib/matches.ts';
import { THERE_UNSPACED } from './across-alphabets.ts';
import type { Find } from './near.ts';

const SCRIPT = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}.]{2,}$/u;
/** How many signs tell a name wherever they stand. */
const LONG = 6;

let words: Intl.Segmenter | undefined;
/** How much of a run around a name is cut into words. */
const AROUND = 30;
/** Whether words begin and end where a stretch does, by the dictionary of Thai, Lao, Khmer and Burmese that comes with the platform. */
function isOfWords(run: string, start: number, end: number): boolean {
  words ??= new Intl.Segmenter('th', { granularity: 'word' });
  const from = Math.max(0, start - AROUND);
  const near = run.slice(from, end + AROUND);
  const starts = new Set([...words.segment(near)].map(({ index }) => index).concat(near.length));
  return starts.has(start - from) && starts.has(end - from);
}

const RUN = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}.]+/gu;

/**
 * Finds what a house is called in Thai, Lao, Khmer or Burmese, which write no gaps: a long name anywhere, a short one (`ทรู`) where it stands alone or
 * behind what says that somebody was there.
 */
export function unspacedAliasFinder(name: string): Find | undefined {
  const bare = name.replaceAll(' ', '');
  if (!SCRIPT.test(bare)) return undefined;
  return (text) =>
    matchesOf(RUN, text).flatMap(({ 0: run, index }) => {
      const places: { start: number; end: number }[] = [];
      for (let at = run.indexOf(bare); at >= 0; at = run.indexOf(bare, at + bare.length)) {
        const end = at + bare.length;
        // A sign over the last letter makes it another one.
        if (/^\p{M}/u.test(run.slice(end, end + 2))) continue;
        const isAlone = at === 0 && end === run.length;
        const before =
          at > 0
            ? run.slice(Math.max(0, at - AROUND), at)
            : text.slice(Math.max(0, index - 14), index).trimEnd();
        const isThere = THERE_UNSPACED.test(before);
        if ([...bare].length >= LONG || isAlone || (isThere && isOfWords(run, at, end)))
          places.push({ start: index + at, end: index + end });
      }
      return places;
    });
}
