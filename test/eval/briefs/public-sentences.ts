import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sentences of a brief as a reader judged them, counted from 1, in ranges: "2-6,9". */
interface Judged {
  /** May stand in a public ad that does not name its client. */
  ad: string;
  /** Say something of the job and something private. */
  mixed?: string;
}

const judged: Record<string, Record<string, Judged>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'public-sentences.json'), 'utf8'),
);

const numbersIn = (ranges: string): Set<number> =>
  new Set(
    ranges
      .split(',')
      .filter((range) => range !== '')
      .flatMap((range) => {
        const [first = 0, last = first] = range.split('-').map(Number);
        return Array.from({ length: last - first + 1 }, (_, at) => first + at);
      }),
  );

/** Whether each sentence of a brief, counted from 0, may stand in its public ad: null where a part of it may, or nobody judged it. */
export function publicIn(file: string, id: string): (at: number) => boolean | null {
  const of = judged[file]?.[id];
  if (of === undefined) return () => null;
  const [ad, mixed] = [numbersIn(of.ad), numbersIn(of.mixed ?? '')];
  return (at) => (mixed.has(at + 1) ? null : ad.has(at + 1));
}
