import { spanIn } from './dates.ts';
import type { CvLine } from './source.ts';
import { titleEvidence } from './title-or-employer.ts';

/** How far below the years of a job its months may be told. */
const REACH = 2;

const yearOf = (day: string | null): string => day?.slice(0, 4) ?? '';

/**
 * The lines of a section of jobs where the exact time of one stands below its years: "2014–2017⇥Kokk, Hurtigruten" above "Februar 2014
 * til juni 2017. 22 dager på, 22 dager av". The job has the exact one, and what follows is what was done.
 */
export function withExactTimes(lines: readonly CvLine[]): CvLine[] {
  const found = lines.map((line) => ({ ...line }));
  for (const [at, line] of found.entries()) {
    const span = spanIn(line.text);
    if (span === null || (span.from?.length ?? 0) < 7) continue;
    // "Mecanoo, Delft (april 2008 tot december 2015)": in brackets behind what stands below the years.
    const before = line.text.slice(0, span.at);
    const [, name = ''] = /^(\p{Lu}[^().]{2,60}?)\s*\($/u.exec(before) ?? [];
    // Behind a title it is the time of that role at the employer above.
    const isBehind =
      name !== '' &&
      titleEvidence(name) < 1 &&
      /^\s*\)\s*$/.test(line.text.slice(span.at + span.words.length));
    if (/\p{L}/u.test(before) && !isBehind) continue;
    const rest = isBehind ? '' : line.text.slice(span.at + span.words.length);
    const head = found.slice(Math.max(0, at - REACH), at).findLast(({ text }) => spanIn(text) !== null);
    const own = head === undefined ? null : spanIn(head.text);
    const isExact =
      head !== undefined &&
      own !== null &&
      /\p{L}{3}/u.test(head.text.replace(own.words, '')) &&
      own.from?.length === 4 &&
      (own.to === null || own.to.length === 4) &&
      own.from === yearOf(span.from) &&
      yearOf(own.to) === yearOf(span.to) &&
      own.current === span.current &&
      /^\s*(?:$|[.;:]\s)/u.test(rest);
    if (!isExact || head === undefined || own === null) continue;
    head.text = `${head.text.slice(0, own.at)}${span.words}${head.text.slice(own.at + own.words.length)}`;
    if (isBehind) {
      line.text = name;
      continue;
    }
    line.text = rest.replace(/^\s*[.;:]\s+/u, '').trim();
    line.bullet = true;
  }
  return found.filter(({ text }) => text !== '');
}
