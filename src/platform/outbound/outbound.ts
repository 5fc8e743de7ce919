/** Calls to addresses that customers choose: webhooks, boards, websites. See address.ts for what is reachable. */
import { EventEmitter } from 'node:events';
import { Agent, type Dispatcher, errors, request } from 'undici';
import { guardedConnector, type Lookup, lookupAll, RefusedTarget, UnresolvedTarget } from './connector.ts';
import { bareHost, checkTargetUrl, type TargetCheck } from './target.ts';

export type OutboundFailureKind =
  | 'refused_target'
  | 'timeout'
  | 'connect'
  | 'tls'
  | 'redirect'
  | 'too_large'
  | 'protocol'
  | 'aborted';

/** Nothing usable came back. `status` stands only where the other side had answered one (a redirect). */
export type OutboundFailure = { ok: false; kind: OutboundFailureKind; message: string; status?: number };

/** Header names are lower case; a header sent more than once is joined with a comma and a space. */
export type OutboundResponse = {
  ok: true;
  status: number;
  headers: Record<string, string>;
  body?: Uint8Array;
};

export type OutboundResult = OutboundResponse | OutboundFailure;

export type OutboundOptions = {
  /** Open loopback and private addresses, and plain http to them. For development. */
  allowPrivateTargets: boolean;
  /** Replaces the system resolver. */
  lookup?: Lookup;
  /** Total time for one call in ms: name, connection, headers and body together. Default 10,000. */
  timeoutMs?: number;
  /** A further trusted certificate authority (PEM). NODE_EXTRA_CA_CERTS holds with and without it. */
  extraCa?: string;
  /** Connections to one origin at most. Default 64: many endpoints may share a host, and none may wait for another. */
  connectionsPerOrigin?: number;
};

export type PostInput = {
  headers: Record<string, string>;
  body: string | Uint8Array;
  timeoutMs?: number;
  signal?: AbortSignal;
};

export type GetInput = {
  /** Largest body in bytes; a larger one is `too_large`. */
  maxBytes: number;
  timeoutMs?: number;
  accept?: string;
  signal?: AbortSignal;
};

export type Outbound = {
  /**
   * Send a body. The answer's body is read to its end, at most 64 KB, and thrown away; what is beyond, or
   * breaks off, changes nothing about its status. An answer that has not ended by the deadline is a `timeout`.
   */
  post(url: string, input: PostInput): Promise<OutboundResult>;
  /** Fetch a body of at most `maxBytes`. */
  get(url: string, input: GetInput): Promise<OutboundResult>;
  /** Close idle connections and wait for the calls under way. */
  close(): Promise<void>;
};

const DEFAULT_TIMEOUT_MS = 10_000;
const MOST_TARGETS = 1_000;
const MAX_DISCARDED_BYTES = 64 * 1024;
const GIVEN_UP: OutboundFailure = { ok: false, kind: 'aborted', message: 'The call was given up.' };

/** Create the caller. It never throws for what the other side does, and never follows a redirect. */
export function createOutbound(options: OutboundOptions): Outbound {
  const { allowPrivateTargets, extraCa } = options;
  const defaultTimeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const agent = new Agent({
    connect: guardedConnector({
      allowPrivateTargets,
      lookup: options.lookup ?? lookupAll,
      connectTimeoutMs: defaultTimeoutMs,
      ...(extraCa === undefined ? {} : { extraCa }),
    }),
    connections: options.connectionsPerOrigin ?? 64,
    // One deadline covers everything; undici's own timers would only restart with every byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  type Call = Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'body'> & { signal?: EventEmitter };
  type ReadBody = (response: Dispatcher.ResponseData) => Promise<Uint8Array | undefined>;

  // The same few receivers are called over and over; what a URL says does not change.
  const targets = new Map<string, TargetCheck>();

  function check(target: string): TargetCheck {
    const checked = checkTargetUrl(target, { allowPrivateTargets });
    // Without this `host.` and `host` would be told apart by the certificate and by the connection cache.
    if (checked.ok && !checked.url.hostname.startsWith('[')) checked.url.hostname = bareHost(checked.url);
    if (targets.size >= MOST_TARGETS) targets.clear();
    targets.set(target, checked);
    return checked;
  }

  async function call(
    target: string,
    input: { timeoutMs?: number; signal?: AbortSignal },
    init: Call,
    read: ReadBody,
  ): Promise<OutboundResult> {
    const checked = targets.get(target) ?? check(target);
    if (!checked.ok) return { ok: false, kind: 'refused_target', message: checked.message };
    const { url } = checked;

    const timeoutMs = input.timeoutMs ?? defaultTimeoutMs;
    if (input.signal?.aborted) return GIVEN_UP;
    let timer: NodeJS.Timeout | undefined;
    let giveUp = ignore;
    // An emitter does for undici what a signal does, at a fraction of its cost.
    const cut = new EventEmitter();
    // Undici heeds a signal only once it has a connection; a resolver that hangs would outlast the deadline.
    const ended = new Promise<OutboundFailure>((resolve) => {
      const end = (failure: OutboundFailure): void => {
        resolve(failure);
        cut.emit('abort');
      };
      timer = setTimeout(end, timeoutMs, {
        ok: false,
        kind: 'timeout',
        message: `No full answer in ${timeoutMs} ms.`,
      });
      giveUp = () => end(GIVEN_UP);
    });
    input.signal?.addEventListener('abort', giveUp);
    try {
      return await Promise.race([ended, exchange(url, { ...init, signal: cut }, read)]);
    } catch (error) {
      return failureOf(error);
    } finally {
      clearTimeout(timer);
      input.signal?.removeEventListener('abort', giveUp);
    }
  }

  async function exchange(url: URL, init: Call, read: ReadBody): Promise<OutboundResult> {
    const response = await request(url, { ...init, dispatcher: agent });
    if (response.statusCode >= 300 && response.statusCode < 400) {
      response.body.on('error', ignore).destroy();
      const message = `Answered ${response.statusCode}; redirects are not followed.`;
      return { ok: false, kind: 'redirect', message, status: response.statusCode };
    }
    const body = await read(response);
    const headers = flatten(response.headers);
    return { ok: true, status: response.statusCode, headers, ...(body === undefined ? {} : { body }) };
  }

  return {
    post: (url, input) =>
      call(url, input, { method: 'POST', headers: input.headers, body: input.body }, discard),
    get: (url, input) => {
      const headers = { accept: input.accept ?? '*/*', 'accept-encoding': 'identity' };
      return call(url, input, { method: 'GET', headers }, (response) => collect(response, input.maxBytes));
    },
    close: () => agent.close(),
  };
}

class TooLarge extends Error {}

async function collect(response: Dispatcher.ResponseData, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    const bytes: Uint8Array = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > maxBytes) throw new TooLarge(`The answer is larger than ${maxBytes} bytes.`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

async function discard(response: Dispatcher.ResponseData): Promise<undefined> {
  // Beyond the limit the connection is dropped, as its answer is unfinished.
  await response.body.dump({ limit: MAX_DISCARDED_BYTES });
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
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
  if (error instanceof TooLarge) return fail('too_large', error.message);
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

function ignore(): void {}
