import autocannon from 'autocannon';
import type { Ratio } from './ratio.ts';
import { startServer } from './server-process.ts';
import type { GuardCost } from './servers/guards.ts';

const ROUNDS = 200;

/** Authentication, limits, policies and scope check of a GET by id, against the whole. */
export async function measureAuth(): Promise<Ratio[]> {
  const server = await startServer('ours', { ASKS: '1', GUARDS: '1' });
  const load = startLoad({
    url: `${server.url}/api/v1/clients/${server.given.client}`,
    headers: { authorization: `Bearer ${server.given.key}` },
    connections: 64,
    duration: 3600,
  });
  try {
    await guardCost(server.given.guards, ROUNDS / 4);
    const { whole, part } = await guardCost(server.given.guards, ROUNDS);
    const { non2xx } = await load.stop();
    if (non2xx > 0) throw new Error(`${non2xx} answers were not 2xx`);
    return [
      {
        name: 'authentication, limits, policies and scope check of a GET by id',
        unit: 'µs of processor time',
        reached: Math.max(0, whole * part),
        ceiling: whole,
        goal: 0.08,
        lessIsBetter: true,
      },
    ];
  } finally {
    await load.stop();
    await server.stop();
  }
}

function startLoad(options: autocannon.Options): { stop(): Promise<autocannon.Result> } {
  let stop = (): void => {};
  const ended = new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error: unknown, result: autocannon.Result) =>
      error == null ? resolve(result) : reject(error),
    );
    stop = () => running.stop();
  });
  return {
    stop() {
      stop();
      return ended;
    },
  };
}

async function guardCost(url = '', rounds = 0): Promise<GuardCost> {
  return (await (await fetch(`${url}/${rounds}`)).json()) as GuardCost;
}
