import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between a browser and the service as a proxy does, and can lose the service behind it, or let it stall. */
export class Between {
  readonly #server: Server;
  readonly #open = new Set<ServerResponse>();
  #away = false;
  #stalled = false;
  #refused: () => void = () => undefined;

  constructor(target: URL) {
    this.#server = createServer((incoming, answer) => {
      if (this.#away) {
        answer.writeHead(502).end();
        if (incoming.url === '/desk/events') this.#refused();
        return;
      }
      this.#open.add(answer);
      answer.on('close', () => this.#open.delete(answer));
      const { method, headers, url = '/' } = incoming;
      const onward = request(new URL(url, target), { method, headers }, (back) => {
        answer.writeHead(back.statusCode ?? 500, back.headers);
        // What stalls stays open, and what is written to it arrives nowhere.
        back.on('data', (part: Buffer) => (this.#stalled ? true : answer.write(part)));
        back.on('end', () => this.#stalled || answer.end());
      });
      onward.on('error', () => answer.destroy());
      incoming.pipe(onward);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Cuts what is open and refuses what comes; resolves once a stream was refused. */
  lose(): Promise<void> {
    this.#away = true;
    const refused = new Promise<void>((resolve) => {
      this.#refused = resolve;
    });
    for (const answer of this.#open) answer.destroy();
    return refused;
  }

  /** Lets nothing more through of any answer, and ends none. */
  stall(): void {
    this.#stalled = true;
  }

  back(): void {
    this.#away = false;
    this.#stalled = false;
  }

  close(): void {
    for (const answer of this.#open) answer.destroy();
    this.#server.close();
  }
}
