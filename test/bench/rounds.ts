import { median } from './processor.ts';
import type { ServerProcess } from './server-process.ts';
import type { Round } from './servers/rounds.ts';

/** Has a process do a round of so many. */
export async function round(server: ServerProcess, count: number): Promise<Round> {
  const answer = await fetch(`${server.url}/${count}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Round;
}

/**
 * Has two processes do rounds in turn, so that whatever else the machine does meanwhile weighs on both.
 * @returns the medians of each
 */
export async function takeTurns(
  { ours, ceiling }: { ours: ServerProcess; ceiling: ServerProcess },
  { rounds, count }: { rounds: number; count: number },
) {
  const taken = { ours: [] as Round[], ceiling: [] as Round[] };
  await round(ours, count);
  await round(ceiling, count);
  for (let i = 0; i < rounds; i += 1) {
    taken.ours.push(await round(ours, count));
    taken.ceiling.push(await round(ceiling, count));
  }
  return { ours: costOf(taken.ours, count), ceiling: costOf(taken.ceiling, count) };
}

const costOf = (rounds: readonly Round[], count: number) => ({
  microseconds: median(rounds.map(({ processor }) => processor)) / count,
  perSecond: (count * 1e6) / median(rounds.map(({ clock }) => clock)),
});
