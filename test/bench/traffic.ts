import { connect, createServer } from 'node:net';

/** What went between a process and its PostgreSQL server. */
export interface Traffic {
  statements: number;
  /** How often the process sent something after the server had spoken last. */
  roundTrips: number;
}

/** The messages that run a statement: Execute, and the simple Query. */
const RUNS = new Set([0x45, 0x51]);

/**
 * A relay to a PostgreSQL server that counts what passes, whatever the driver. Meant for one request at a time: what
 * several send at once is counted as one round trip for each connection that it goes over.
 */
export async function countingRelay(url: string): Promise<{ url: string; take(): Traffic; stop(): void }> {
  const target = new URL(url);
  let counted: Traffic = { statements: 0, roundTrips: 0 };
  const relay = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    let serverSpoke = true;
    const messages = new MessageReader((type) => {
      if (RUNS.has(type)) counted.statements += 1;
    });
    client.on('data', (chunk) => {
      if (serverSpoke) counted.roundTrips += 1;
      serverSpoke = false;
      messages.read(chunk);
      server.write(chunk);
    });
    server.on('data', (chunk) => {
      serverSpoke = true;
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const address = relay.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    take() {
      const taken = counted;
      counted = { statements: 0, roundTrips: 0 };
      return taken;
    },
    stop: () => void relay.close(),
  };
}

/** Finds the messages of the frontend in what a connection sends. The first message of a connection has no type. */
class MessageReader {
  readonly #onMessage: (type: number) => void;
  #rest = Buffer.alloc(0);
  #started = false;

  constructor(onMessage: (type: number) => void) {
    this.#onMessage = onMessage;
  }

  read(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const header = this.#started ? 1 : 0;
      if (this.#rest.length < header + 4) return;
      const size = header + this.#rest.readInt32BE(header);
      if (this.#rest.length < size) return;
      if (this.#started) this.#onMessage(this.#rest[0] ?? 0);
      this.#started = true;
      this.#rest = this.#rest.subarray(size);
    }
  }
}
