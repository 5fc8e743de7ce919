import type { ComposedMessage } from './message.ts';
import { SmtpSession } from './smtp-session.ts';
import { parseSmtpUrl } from './smtp-url.ts';
import type { Handover, MailTransport } from './transport.ts';

export type SmtpTransportOptions = {
  /** SMTP_URL, see smtp-url.ts. */
  url: string;
  /** Total time for one hand-over in ms, waiting for a free connection included. Default 20,000. */
  timeoutMs?: number;
  /** Connections open at once. Default 5. */
  maxConnections?: number;
  /** The messages after which a connection is replaced. Default 100. */
  maxMessagesPerConnection?: number;
  /** An idle connection is closed after this time in ms. Default 5,000. */
  idleMs?: number;
};

type Idle = { session: SmtpSession; timer: NodeJS.Timeout };

/** Mail over SMTP with a small connection pool. It never retries what a server may have accepted. */
export function createSmtpTransport(options: SmtpTransportOptions): MailTransport {
  const endpoint = parseSmtpUrl(options.url);
  const timeoutMs = options.timeoutMs ?? 20_000;
  const maxConnections = options.maxConnections ?? 5;
  const maxMessages = options.maxMessagesPerConnection ?? 100;
  const idleMs = options.idleMs ?? 5_000;

  const idle: Idle[] = [];
  const waiting: (() => void)[] = [];
  const underWay = new Set<Promise<Handover>>();
  let busy = 0;

  /** Waits for a free connection; false after the deadline. */
  function takeTurn(deadline: number): Promise<boolean> {
    if (busy < maxConnections) {
      busy += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const turn = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        resolve(false);
      }, deadline - performance.now());
      waiting.push(turn);
    });
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  function takeIdle(): SmtpSession | undefined {
    for (let entry = idle.pop(); entry; entry = idle.pop()) {
      clearTimeout(entry.timer);
      if (entry.session.alive) return entry.session;
    }
    return undefined;
  }

  function keep(session: SmtpSession): void {
    if (session.sent >= maxMessages) {
      session.goodbye();
      return;
    }
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((entry) => entry.session === session),
        1,
      );
      session.goodbye();
    }, idleMs);
    timer.unref();
    idle.push({ session, timer });
  }

  async function deliver(message: ComposedMessage): Promise<Handover> {
    const deadline = performance.now() + timeoutMs;
    // A hand-over that starts too late would be aborted after DATA, with an unknown outcome.
    if (!(await takeTurn(deadline - timeoutMs / 2))) {
      return { outcome: 'not_accepted', retryable: true, response: 'No connection became free in time' };
    }
    try {
      for (;;) {
        const session = takeIdle() ?? new SmtpSession(endpoint);
        const left = Math.max(1, Math.round(deadline - performance.now()));
        const { handover, reusable, stale } = await session.handOver(message, left);
        if (reusable) keep(session);
        else session.close();
        // The server had closed an idle connection and has not seen this message: a new connection may send it.
        if (!stale) return handover;
      }
    } finally {
      passTurn();
    }
  }

  return {
    concurrency: maxConnections,
    send(message) {
      const handover = deliver(message);
      underWay.add(handover);
      const ended = (): boolean => underWay.delete(handover);
      handover.then(ended, ended);
      return handover;
    },
    async close() {
      await Promise.allSettled(underWay);
      for (let session = takeIdle(); session; session = takeIdle()) session.goodbye();
    },
  };
}

/** Connects to the mail server and signs in, without a message. @throws Error that says why it cannot */
export async function probeSmtp(url: string, timeoutMs: number): Promise<void> {
  await new SmtpSession(parseSmtpUrl(url)).greet(timeoutMs);
}
