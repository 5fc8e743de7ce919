import { cpuTime } from './cpu.ts';

/**
 * How much more processor time one thing takes than the other, of so many in turn each: of the quicker ones, beside which
 * the process did nothing else. What other processes do does not count.
 */
export async function costRatio(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  rounds: number,
): Promise<number> {
  const costs: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const [which, work] of [one, other].entries()) {
      const before = cpuTime();
      await work();
      costs[which]?.push(cpuTime() - before);
    }
  const [a = 1, b = 1] = costs.map((values) => values.sort((x, y) => x - y)[Math.floor(rounds / 4)] ?? 1);
  return a / b;
}
