import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ComposedMessage } from './message.ts';
import type { SmtpEndpoint } from './smtp-url.ts';
import type { Handover } from './transport.ts';

/** `reusable`: another message can follow. `stale`: the server had closed the session before this message. */
export type SessionResult = { handover: Handover; reusable: boolean; stale: boolean };

/** One connection to the mail server, for one message at a time. */
export class SmtpSession {
  readonly #connection: SMTPConnection;
  readonly #credentials: SmtpEndpoint['credentials'];
  #alive = true;
  #sent = 0;
  #onDead: (error: unknown) => void = () => {};

  constructor(endpoint: SmtpEndpoint) {
    this.#credentials = endpoint.credentials;
    // A zero close timeout destroys the socket: a finished attempt must leave nothing that could still send the
    // message.
    this.#connection = new SMTPConnection({ ...endpoint.connection, socketCloseTimeout: 0, logger: false });
    this.#connection.on('error', (error) => this.#died(error));
    this.#connection.on('end', () => this.#died(new Error('Connection closed')));
  }

  /** Whether the connection can still carry a message. */
  get alive(): boolean {
    return this.#alive;
  }

  /** Messages handed over on this connection so far. */
  get sent(): number {
    return this.#sent;
  }

  /**
   * Connects if needed, and hands over one message.
   * Whether the server may have the message follows from the protocol state: nodemailer starts to read the body only
   * after a positive reply to DATA. Before that the server cannot have it; afterwards only a complete final reply
   * decides. The error code does not help, as a closed connection has the same one before MAIL and after the final dot.
   */
  async handOver(message: ComposedMessage, timeoutMs: number): Promise<SessionResult> {
    const reused = this.#sent > 0;
    const body = new ObservedBody(message.raw);
    let timer: NodeJS.Timeout | undefined;
    let timedOut = false;
    let envelopeOpened = false;
    const cut = new Promise<never>((_resolve, reject) => {
      this.#onDead = reject;
      timer = setTimeout(() => {
        timedOut = true;
        reject(new Error(`No answer in ${timeoutMs} ms`));
      }, timeoutMs);
    });
    const exchange = async (): Promise<Handover> => {
      if (!reused) await this.#open();
      envelopeOpened = true;
      return this.#transfer(message, body);
    };
    try {
      const handover = await Promise.race([exchange(), cut]);
      this.#sent += 1;
      return { handover, reusable: this.#alive, stale: false };
    } catch (error) {
      const reply = replyOf(error);
      const lost = timedOut || !this.#alive || reply === null || reply.code === 421;
      const handover = failedHandover({ error, reply, bodyStarted: body.started, envelopeOpened });
      // After a reply that came while the body was being written, the session is out of step.
      const inStep = !lost && envelopeOpened && !body.started;
      const reusable = inStep && (await this.#reset(timeoutMs));
      if (reusable) this.#sent += 1;
      else this.close();
      return { handover, reusable, stale: reused && lost && !timedOut && !body.started };
    } finally {
      clearTimeout(timer);
      this.#onDead = () => {};
    }
  }

  /** Connects and signs in, without a message. @throws Error with the server's reply, or why there is none */
  async greet(timeoutMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const cut = new Promise<never>((_resolve, reject) => {
      this.#onDead = reject;
      timer = setTimeout(() => reject(new Error(`No answer in ${timeoutMs} ms`)), timeoutMs);
    });
    try {
      await Promise.race([this.#open(), cut]);
      this.goodbye();
    } catch (error) {
      this.close();
      throw new Error(
        oneLine(replyOf(error)?.text ?? (error instanceof Error ? error.message : String(error))),
      );
    } finally {
      clearTimeout(timer);
      this.#onDead = () => {};
    }
  }

  /** Ends an idle session with QUIT; a server that does not respond is dropped after a second. */
  goodbye(): void {
    if (!this.#alive) return;
    this.#alive = false;
    this.#connection.quit();
    setTimeout(() => this.#connection.close(), 1_000).unref();
  }

  /** Drop the connection at once. */
  close(): void {
    if (!this.#alive) return;
    this.#alive = false;
    this.#connection.close();
  }

  #died(error: unknown): void {
    this.#alive = false;
    this.#onDead(error);
  }

  #open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#connection.connect((error) => {
        if (error) return reject(error);
        if (!this.#credentials || !this.#connection.allowsAuth) return resolve();
        this.#connection.login({ ...this.#credentials }, (loginError) =>
          loginError ? reject(new LoginRefused(loginError.message)) : resolve(),
        );
      });
    });
  }

  #transfer(message: ComposedMessage, body: Readable): Promise<Handover> {
    const envelope = { ...message.envelope, size: message.raw.byteLength };
    return new Promise((resolve, reject) => {
      this.#connection.send(envelope, body, (error, info) => {
        if (error || !info) return reject(error ?? new Error('No answer'));
        const refused = (info.rejectedErrors ?? []).map((rejected) => ({
          address: String(rejected.recipient ?? ''),
          response: oneLine(rejected.response ?? rejected.message),
        }));
        resolve({ outcome: 'accepted', response: oneLine(info.response), refused });
      });
    });
  }

  #reset(timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), Math.min(timeoutMs, 2_000));
      const settle = (ok: boolean) => {
        clearTimeout(timer);
        resolve(ok);
      };
      this.#onDead = () => settle(false);
      this.#connection.reset((error) => settle(!error));
    });
  }
}

/** The message as a stream that records whether reading has started. */
class ObservedBody extends Readable {
  started = false;
  readonly #raw: Buffer;

  constructor(raw: Buffer) {
    super();
    this.#raw = raw;
  }

  /** Passes on all bytes at once: reading in pieces would be slower than sending them. */
  override pipe<T extends NodeJS.WritableStream>(destination: T): T {
    this.started = true;
    destination.end(this.#raw);
    return destination;
  }

  override _read(): void {
    this.started = true;
    this.push(this.#raw);
    this.push(null);
  }
}

/** A login error: it says nothing about the message, whatever its code. */
class LoginRefused extends Error {}

function failedHandover(attempt: {
  error: unknown;
  reply: { code: number; text: string } | null;
  bodyStarted: boolean;
  envelopeOpened: boolean;
}): Handover {
  const { error, reply, bodyStarted } = attempt;
  const response = oneLine(reply?.text ?? (error instanceof Error ? error.message : String(error)));
  // After a negative reply to the body the server does not have the message.
  if (bodyStarted && reply === null) return { outcome: 'unknown', response };
  const permanent = reply !== null && reply.code >= 500 && !(error instanceof LoginRefused);
  return { outcome: 'not_accepted', retryable: !permanent, response };
}

/** The server's negative reply in an error, if it contains one. */
function replyOf(error: unknown): { code: number; text: string } | null {
  if (!(error instanceof Error) || !('response' in error) || typeof error.response !== 'string') return null;
  const code = Number(/^([45]\d\d)(?:[ -]|$)/.exec(error.response)?.[1] ?? 0);
  return code === 0 ? null : { code, text: error.response };
}

/** Replies are shown to users and stored: one line, limited length, no control characters. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
