import { stepsShown } from '#src/cli/steps.ts';

/**
 * The cases of an eval one after another, telling on standard error how far it has come: a bar on a terminal, a line for each
 * tenth elsewhere, so that a run in the background shows that it goes on.
 * @param what the set, in a few words
 */
export function* counted<T>(what: string, cases: readonly T[]): Generator<T> {
  const { stderr } = process;
  const total = cases.length;
  const told = stepsShown(
    {
      json: false,
      redraw: stderr.isTTY ? (line) => void stderr.write(`\r\u001b[K${line}`) : null,
      say: (line) => void stderr.write(`${line}\n`),
    },
    'cases',
  );
  const tenth = (done: number): string =>
    stderr.isTTY || total === 0 ? what : `${what}, ${Math.floor((done * 10) / total) * 10} %`;
  for (const [done, one] of cases.entries()) {
    told({ doing: 'Asking', what: tenth(done), done, total });
    yield one;
  }
  told({ doing: 'Asking', what: tenth(total), done: total, total });
}
