import { type Dispatcher, errors } from 'undici';
import { RefusedTarget, UnresolvedTarget } from './connector.ts';

export type OutboundFailureKind =
  | 'refused_target'
  | 'timeout'
  | 'connect'
  | 'tls'
  | 'redirect'
  | 'too_large'
  | 'protocol'
  | 'aborted';

/** There was no usable response. `status` and `location` are only set for a redirect. */
export type OutboundFailure = {
  ok: false;
  kind: OutboundFailureKind;
  message: string;
  status?: number;
  /** Where a redirect leads to, as the server wrote it. */
  location?: string;
};

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

/** Header names are lower case; a header sent more than once is a list. */
export type OutboundResponse = {
  ok: true;
  status: number;
  headers: Headers;
  body?: Uint8Array;
};

export type OutboundResult = OutboundResponse | OutboundFailure;

const MAX_DISCARDED_BYTES = 64 * 1024;
const GIVEN_UP: OutboundFailure = { ok: false, kind: 'aborted', message: 'The call was given up.' };

/**
 * One request with its response. It settles once, at the deadline at the latest: undici only handles an abort once it
 * has a connection, and a hanging resolver would take longer.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #timeoutMs: number;
  readonly #keep: number | null;
  readonly #settle: (result: OutboundResult) => void;
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #ended = false;
  #status = 0;
  #headers: Headers = {};
  #size = 0;
  #chunks: Uint8Array[] | null = null;

  /**
   * @param keep the largest body in bytes; null: the body is read to its end, at most 64 KB, and thrown away
   * @param settle is called once
   */
  constructor(timeoutMs: number, keep: number | null, settle: (result: OutboundResult) => void) {
    this.#timeoutMs = timeoutMs;
    this.#keep = keep;
    this.#settle = settle;
    this.#timer = setTimeout(expire, timeoutMs, this);
  }

  giveUp(): void {
    this.#cut(GIVEN_UP);
  }

  expire(): void {
    this.#cut({ ok: false, kind: 'timeout', message: `No full answer in ${this.#timeoutMs} ms.` });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) this.#drop();
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    if (status >= 300 && status < 400) {
      this.#cut({
        ok: false,
        kind: 'redirect',
        message: `Answered ${status}; redirects are not followed.`,
        status,
        ...(typeof headers.location === 'string' ? { location: headers.location } : {}),
      });
    }
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    this.#size += chunk.byteLength;
    if (this.#keep === null) {
      // Beyond the limit the connection is dropped, because the response is unfinished.
      if (this.#size > MAX_DISCARDED_BYTES) this.#cut(this.#answered());
      return;
    }
    if (this.#size > this.#keep) {
      const message = `The answer is larger than ${this.#keep} bytes.`;
      this.#cut({ ok: false, kind: 'too_large', message });
      return;
    }
    this.#chunks ??= [];
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#end(this.#answered());
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    // An interrupted body that is discarded anyway does not change the status.
    this.#end(this.#status > 0 && this.#keep === null ? this.#answered() : failureOf(error));
  }

  #answered(): OutboundResponse {
    const answer = { ok: true as const, status: this.#status, headers: this.#headers };
    return this.#keep === null ? answer : { ...answer, body: Buffer.concat(this.#chunks ?? []) };
  }

  #end(result: OutboundResult): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#settle(result);
  }

  #cut(result: OutboundResult): void {
    if (this.#ended) return;
    this.#end(result);
    this.#drop();
  }

  #drop(): void {
    this.#controller?.abort(new errors.RequestAbortedError());
  }
}

function expire(exchange: Exchange): void {
  exchange.expire();
}

const CONNECT_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_CLOSED',
  'UND_ERR_DESTROYED',
]);

function failureOf(error: unknown): OutboundFailure {
  const fail = (kind: OutboundFailureKind, message: string): OutboundFailure => ({
    ok: false,
    kind,
    message,
  });
  if (error instanceof RefusedTarget) return fail('refused_target', error.message);
  if (error instanceof UnresolvedTarget) return fail('connect', error.message);
  if (error instanceof errors.ConnectTimeoutError) return fail('timeout', 'No connection in time.');
  // Happy eyeballs reports every address it tried.
  const cause = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  const code = codeOf(cause);
  if (code === 'ETIMEDOUT') return fail('timeout', 'No connection in time.');
  if (CONNECT_CODES.has(code)) return fail('connect', `The connection failed (${code}).`);
  if (/^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO)/.test(code)) {
    return fail('tls', `The TLS connection failed (${code}).`);
  }
  return fail('protocol', `The answer could not be read (${code || 'unknown'}).`);
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
