import autocannon from 'autocannon';
import { median, processorTime } from './processor.ts';
import type { ServerProcess } from './server-process.ts';

const ROUNDS = 5;
const SECONDS = 2;
const LONGER = 4;
const LONGEST = 60;

/** One side of a comparison: a server, and what is asked of it. */
export interface Side {
  server: ServerProcess;
  requests: Omit<autocannon.Options, 'url'> & { path: string };
}

/** What a request costs a server, in microseconds of processor time, and how many it answers in a second. */
export interface Cost {
  microseconds: number;
  perSecond: number;
}

/**
 * Loads two servers in turn, so that whatever else the machine does meanwhile weighs on both.
 * @returns the medians of each
 */
export async function compare(ours: Side, ceiling: Side): Promise<{ ours: Cost; ceiling: Cost }> {
  const costs = { ours: [] as Cost[], ceiling: [] as Cost[] };
  await measure(ours);
  await measure(ceiling);
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.ours.push(await measure(ours));
    costs.ceiling.push(await measure(ceiling));
  }
  return { ours: middle(costs.ours), ceiling: middle(costs.ceiling) };
}

/**
 * What one server's requests cost: the medians.
 * @param options.warm how many requests it answers before it is measured; left out: those of one round
 */
export async function costOf(
  side: Side,
  {
    rounds = ROUNDS,
    seconds = SECONDS,
    warm,
  }: { rounds?: number; seconds?: number; warm?: number | undefined } = {},
): Promise<Cost> {
  const costs: Cost[] = [];
  await measure(side, warm === undefined ? { duration: seconds } : { amount: warm });
  for (let round = 0; round < rounds; round += 1) costs.push(await measure(side, { duration: seconds }));
  return middle(costs);
}

function middle(costs: readonly Cost[]): Cost {
  return {
    microseconds: median(costs.map(({ microseconds }) => microseconds)),
    perSecond: median(costs.map(({ perSecond }) => perSecond)),
  };
}

async function measure(
  { server, requests: { path, ...options } }: Side,
  extent: { duration: number } | { amount: number } = { duration: SECONDS },
): Promise<Cost> {
  const pid = server.process.pid ?? 0;
  const before = processorTime(pid);
  const result = await autocannon({ ...extent, ...options, url: server.url + path });
  if (result.non2xx > 0) throw new Error(refusals(result));
  const answered = result['2xx'];
  if (answered === 0) {
    // On a busy machine a round may end before the first answer.
    const duration = LONGER * ('duration' in extent ? extent.duration : SECONDS);
    if (duration > LONGEST) throw new Error(`${path} answered nothing in ${duration / LONGER} s`);
    return measure({ server, requests: { path, ...options } }, { duration });
  }
  return {
    microseconds: (processorTime(pid) - before) / answered,
    perSecond: answered / result.duration,
  };
}

/** How many answers of each status were no success. */
function refusals({ non2xx, statusCodeStats = {} }: autocannon.Result): string {
  const others = Object.entries(statusCodeStats)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { count }]) => `${count} times ${status}`);
  return `${non2xx} answers were not 2xx: ${others.join(', ')}`;
}
