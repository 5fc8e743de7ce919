import autocannon from 'autocannon';
import { median, processorTime } from './processor.ts';
import type { Ratio } from './ratio.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const REQUESTS = 20_000;
const ROUNDS = 5;

/** What a GET by id costs a server, in microseconds of processor time. */
async function costOf({ url, given, process: { pid = 0 } }: ServerProcess): Promise<number> {
  const before = processorTime(pid);
  const result = await autocannon({
    url: `${url}/api/v1/clients/${given.client}`,
    headers: { authorization: `Bearer ${given.key}` },
    connections: 64,
    amount: REQUESTS,
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return (processorTime(pid) - before) / REQUESTS;
}

/** Authentication, limits, policies and scope check of a GET by id: with them, less without them, against the whole. */
export async function measureAuth(): Promise<Ratio[]> {
  const guarded = await startServer('ours', { ASKS: '1' });
  const open = await startServer('ours', { OPEN: '1' });
  try {
    await costOf(guarded);
    await costOf(open);
    const costs: { guarded: number[]; open: number[] } = { guarded: [], open: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      costs.guarded.push(await costOf(guarded));
      costs.open.push(await costOf(open));
    }
    const whole = median(costs.guarded);
    return [
      {
        name: 'authentication, limits, policies and scope check of a GET by id',
        unit: 'µs of processor time',
        reached: Math.max(0, whole - median(costs.open)),
        ceiling: whole,
        goal: 0.08,
        lessIsBetter: true,
      },
    ];
  } finally {
    await guarded.stop();
    await open.stop();
  }
}
