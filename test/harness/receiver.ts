import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '../../examples/webhook-receiver/verify.mjs';

/** A request as a receiver got it. */
export interface Received {
  headers: IncomingMessage['headers'];
  raw: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read into payloads of every shape
  body: any;
  at: number;
}

type Answer = (response: ServerResponse, received: Received) => void;

/** What a receiver does with each request. */
export const answers = {
  status:
    (status: number, headers: Record<string, string> = {}): Answer =>
    (response) =>
      void response.writeHead(status, headers).end(),
  hang: (() => {}) satisfies Answer,
  drip: ((response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  }) satisfies Answer,
};

/** A real HTTP receiver on loopback. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Replaces what it does; a list is worked off, its last entry stays. */
  answer(...next: Answer[]): void;
  /** The most requests that were open at once. */
  peak(): number;
  /** Resolves once so many requests have come. */
  came(count: number): Promise<void>;
  verifies(index: number, secret: string): boolean;
  close(): Promise<void>;
}

export async function startReceiver(...first: Answer[]): Promise<Receiver> {
  let plan: Answer[] = first.length > 0 ? first : [answers.status(204)];
  const received: Received[] = [];
  let waiting: { count: number; resolve: () => void }[] = [];
  let open = 0;
  let peak = 0;
  const server: Server = createServer(async (request, response) => {
    open += 1;
    peak = Math.max(peak, open);
    response.on('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString('utf8');
    const one = { headers: request.headers, raw, body: JSON.parse(raw), at: Date.now() };
    received.push(one);
    const next = plan.length > 1 ? plan.shift() : plan[0];
    next?.(response, one);
    for (const { count, resolve } of waiting) if (received.length >= count) resolve();
    waiting = waiting.filter(({ count }) => received.length < count);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer(...next) {
      plan = next;
    },
    peak: () => peak,
    came: (count) =>
      received.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ count, resolve })),
    verifies(index, secret) {
      const one = received[index];
      return one !== undefined && verifyWebhook({ secret, headers: one.headers, rawBody: one.raw }).ok;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
