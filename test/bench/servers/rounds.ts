import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a round took: processor time of all threads and the clock, in microseconds. */
export interface Round {
  processor: number;
  clock: number;
  [more: string]: number;
}

/** Serves rounds on demand, each of as many as the path says, so that whoever measures can let two processes take turns. */
export function serveRounds(round: (count: number) => Promise<Round>): void {
  const server = createServer((request, response) => {
    round(Number(request.url?.slice(1))).then(
      (taken) => response.end(JSON.stringify(taken)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1', () => {
    console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
  });
  process.once('SIGTERM', () => process.exit(0));
}

/** Measures work of this process. */
export async function taking(work: () => Promise<unknown>): Promise<Round> {
  const before = process.cpuUsage();
  const started = performance.now();
  await work();
  const clock = (performance.now() - started) * 1000;
  const { user, system } = process.cpuUsage(before);
  return { processor: user + system, clock };
}
