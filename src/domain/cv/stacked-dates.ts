import { isNow, spanIn, timeIn } from './dates.ts';
import type { CvLine } from './source.ts';

const cellOf = ({ text, bullet }: CvLine): string | null => {
  const [first = '', ...rest] = text.split('\t');
  return bullet || rest.length === 0 ? null : first.trim();
};

// "von 03/2017" above "bis 08/2021".
const BEFORE_TIME =
  /^(?:vom|von|ab|da|dal|dall['’]|du|de|des|del|d['’]|desde|van|vanaf|från|fra|from|bis|zum|a|al|ad|all['’]|fino a|au|à|hasta|até|ao|tot|till?|to|until)\s*(?=[\p{L}\d])(?<![\p{L}](?=\p{L}))/iu;

/** A time that fills the first cell of a line; the end of the scale for one that goes on. */
function timeOf(line: CvLine | undefined): string | null {
  const written = line === undefined ? null : cellOf(line);
  const cell = written?.replace(BEFORE_TIME, '') ?? '';
  if (cell === '' || written === null || spanIn(cell) !== null) return null;
  if (isNow(cell)) return '9999';
  const time = timeIn(cell);
  return time?.words.length === cell.length ? time.to : null;
}

const bare = (cell: string): string => cell.trim().replace(BEFORE_TIME, '');

/**
 * Joins dates of which the first stands above the last in a column of their own: "2012⇥Técnico" above "hoy⇥Cepsa, Palos". Only where
 * all lines with such a date come in pairs, the earlier first: else each date is a job's own.
 */
export function unstackedDates(lines: readonly CvLine[]): CvLine[] {
  const dated = lines.flatMap((line, at) => (timeOf(line) === null ? [] : [at]));
  const firsts = dated.filter((_, index) => index % 2 === 0);
  const isPaired =
    firsts.length > 1 &&
    dated.length % 2 === 0 &&
    firsts.every((at) => {
      const [from, to] = [timeOf(lines[at]), timeOf(lines[at + 1])];
      return from !== null && to !== null && from !== '9999' && from <= to;
    });
  if (!isPaired) return [...lines];
  return lines.map((line, at) => {
    const [first = '', ...rest] = line.text.split('\t');
    if (firsts.includes(at))
      return {
        ...line,
        text: [bare(first), bare(cellOf(lines[at + 1] ?? line) ?? '')].join(' – ') + ['', ...rest].join('\t'),
      };
    return firsts.includes(at - 1) ? { ...line, text: rest.join('\t') } : line;
  });
}
