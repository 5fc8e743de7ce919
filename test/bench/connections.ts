import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type autocannon from 'autocannon';
import type { Side } from './load.ts';
import { processorTime, still } from './processor.ts';

const HEAD_END = '\r\n\r\n';
/** The last chunk of an answer whose length was not known when it began. */
const LAST_CHUNK = '0\r\n\r\n';
/** What an answer over MCP says where nothing was done: its status is 200 all the same. */
const REFUSALS = ['"isError":true', '"error":{'];

/** What a number of requests took, in microseconds. */
export interface Slice {
  /** Processor time of the server. */
  processor: number;
  clock: number;
}

/**
 * Connections that stay open and ask a server as fast as it answers, one request at a time on each. Opening them is no part
 * of what is measured.
 */
export class Connections {
  readonly #side: Side;
  readonly #sockets: Socket[] = [];

  constructor(side: Side) {
    this.#side = side;
  }

  /** What so many requests take, with all that follows from them. @throws Error where one is refused */
  async slice(count: number): Promise<Slice> {
    const pid = this.#side.server.process.pid ?? 0;
    await this.#open();
    const [before, began] = [processorTime(pid), performance.now()];
    await this.#ask(count);
    const clock = (performance.now() - began) * 1000;
    await still(pid);
    return { processor: processorTime(pid) - before, clock };
  }

  /** Opens what is not open, and has each connection answered once. */
  async #open(): Promise<void> {
    const { connections = 1 } = this.#side.requests;
    let opened = false;
    for (let at = 0; at < connections; at += 1) {
      if (this.#sockets[at]?.writable) continue;
      this.#sockets[at] = await open(this.#side.server.url);
      opened = true;
    }
    if (!opened) return;
    await this.#ask(connections);
    await still(this.#side.server.process.pid ?? 0);
  }

  async #ask(count: number): Promise<void> {
    let left = count;
    const next = (): string | null => {
      left -= 1;
      return left < 0 ? null : this.#request();
    };
    await Promise.all(this.#sockets.map((socket) => drive(socket, next)));
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #request(): string {
    const { path, method = 'GET', headers = {}, body, requests } = this.#side.requests;
    const first = requests?.[0];
    let request: autocannon.Request = { method, headers, body, ...first };
    if (typeof first?.setupRequest === 'function') request = first.setupRequest(request, {}) || request;
    const text = String(request.body ?? '');
    const lines = Object.entries(request.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = text === '' ? '' : `content-length: ${Buffer.byteLength(text)}\r\n`;
    const host = new URL(this.#side.server.url).host;
    return `${request.method} ${request.path ?? path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}${length}\r\n${text}`;
  }
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return socket.setEncoding('latin1');
}

/** Sends what `next` gives, each when the one before is answered, until it gives nothing. */
function drive(socket: Socket, next: () => string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const end = (settle: () => void) => {
      socket.removeAllListeners('data').removeAllListeners('close').removeAllListeners('error');
      settle();
    };
    const send = () => {
      const request = next();
      if (request === null) end(resolve);
      else socket.write(request);
    };
    const fail = (error: Error) => end(() => reject(error));
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the server closed a connection that was asked')));
    socket.on('data', (text: string) => {
      answer += text;
      if (!isWhole(answer)) return;
      const whole = answer;
      answer = '';
      if (/^HTTP\/1\.1 2/.test(whole) && !REFUSALS.some((words) => whole.includes(words))) return send();
      fail(new Error(`refused: ${whole.slice(0, 1000)}`));
    });
    send();
  });
}

function isWhole(answer: string): boolean {
  const head = answer.indexOf(HEAD_END);
  if (head === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  if (length === undefined) return answer.endsWith(LAST_CHUNK);
  return answer.length >= head + HEAD_END.length + Number(length);
}
