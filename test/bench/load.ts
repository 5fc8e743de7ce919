import autocannon from 'autocannon';
import { Connections, type Slice } from './connections.ts';
import { median, processorTime } from './processor.ts';
import type { ServerProcess } from './server-process.ts';
import { type Name, ORDER, type Turns, turnsOf } from './turns.ts';

/** Rounds of a comparison, and how much of the dearer server's processor time a slice of one takes. */
const TURNS = 40;
const SLICE_MICROSECONDS = 50_000;
/** What each side answers before it is measured, so that its code is compiled for good. */
const WARMING = 12_000;
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

/** What requests cost two sides in each slice of their rounds. */
export type Costs = Record<Name, Cost[]>;

/** Two sides that were loaded in turn. */
export interface Compared {
  /** The medians of each. */
  ours: Cost;
  ceiling: Cost;
  turns: Turns;
}

/**
 * Loads two servers in turn with the same number of requests, so that whatever else the machine does meanwhile weighs on
 * both: a round is a slice of ours, two of the other's and one of ours again.
 */
export async function loadInTurn(ours: Side, ceiling: Side, rounds: number): Promise<Costs> {
  const sides = { ours: new Connections(ours), ceiling: new Connections(ceiling) };
  try {
    const each = await sliceSize(sides);
    const costs: Costs = { ours: [], ceiling: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const name of ORDER) costs[name].push(perRequest(await sides[name].slice(each), each));
    return costs;
  } finally {
    for (const side of Object.values(sides)) side.close();
  }
}

/** Compares what two sides took. */
export function comparedBy(costs: Costs): Compared {
  const microseconds = (name: Name): number[] => costs[name].map((cost) => cost.microseconds);
  const turns = turnsOf({ ours: microseconds('ours'), ceiling: microseconds('ceiling') });
  return { ours: middle(costs.ours), ceiling: middle(costs.ceiling), turns };
}

/** Loads two servers in turn and compares them. */
export async function compare(ours: Side, ceiling: Side): Promise<Compared> {
  return comparedBy(await loadInTurn(ours, ceiling, TURNS));
}

/** How many requests a slice has. Both sides have answered as many as warm them by then. */
async function sliceSize(sides: Record<Name, Connections>): Promise<number> {
  let dearest = 0;
  for (const side of Object.values(sides)) {
    await side.slice(WARMING / 2);
    const { processor } = await side.slice(WARMING / 2);
    dearest = Math.max(dearest, (2 * processor) / WARMING);
  }
  return Math.ceil(SLICE_MICROSECONDS / dearest);
}

const perRequest = ({ processor, clock }: Slice, each: number): Cost => ({
  microseconds: processor / each,
  perSecond: (each * 1e6) / clock,
});

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
