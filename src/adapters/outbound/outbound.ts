/** Calls to URLs chosen by customers: webhooks, boards, websites. See address.ts for the allowed addresses. */
import { Agent, type Dispatcher } from 'undici';
import { guardedConnector, type Lookup, lookupAll } from './connector.ts';
import { Exchange, type OutboundResult } from './exchange.ts';
import type { CallHandle } from './handle.ts';
import { bareHost, checkTargetUrl } from './target.ts';

export type OutboundOptions = {
  /** Allows loopback and private addresses, and plain http to them. For development. */
  allowPrivateTargets: boolean;
  /** Replaces the system resolver. */
  lookup?: Lookup;
  /** Total time for one call in ms: name, connection, headers and body together. Default 10,000. */
  timeoutMs?: number;
  /** An additional trusted certificate authority (PEM), besides NODE_EXTRA_CA_CERTS. */
  extraCa?: string;
  /** Connections to one origin at most. Default 64: many endpoints may share a host, and none may wait for another. */
  connectionsPerOrigin?: number;
};

export type PostInput = {
  headers: Record<string, string>;
  body: string | Uint8Array;
  timeoutMs?: number;
  /** Keeps the response body, up to this size in bytes; a larger one is `too_large`. */
  maxBytes?: number;
  /** Lets the caller abort the call. */
  handle?: CallHandle;
};

export type GetInput = {
  /** Largest body in bytes; a larger one is `too_large`. */
  maxBytes: number;
  timeoutMs?: number;
  accept?: string;
  /** Who asks, where a site should know. */
  userAgent?: string;
};

export type Outbound = {
  /**
   * Sends a body. Without `maxBytes` the response body is read to its end, at most 64 KB, and discarded; anything beyond that, or an
   * interruption, does not change the status. A response unfinished at the deadline is a `timeout`.
   */
  post(url: string, input: PostInput): Promise<OutboundResult>;
  /** Fetches a body of at most `maxBytes`. */
  get(url: string, input: GetInput): Promise<OutboundResult>;
  /** Closes idle connections and waits for running calls. */
  close(): Promise<void>;
};

const DEFAULT_TIMEOUT_MS = 10_000;
const MAX_TARGETS = 1_000;

type Target = { ok: true; origin: string; path: string } | { ok: false; message: string };

/** Creates the client. It never throws for errors of the other side, and never follows redirects. */
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
    // A single deadline covers everything; undici's own timers restart with every byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  // The same few receivers are called repeatedly, so checked URLs are cached.
  const targets = new Map<string, Target>();

  function check(url: string): Target {
    const target = targetOf(url, allowPrivateTargets);
    if (targets.size >= MAX_TARGETS) targets.clear();
    targets.set(url, target);
    return target;
  }

  function call(
    url: string,
    init: Pick<Dispatcher.DispatchOptions, 'method' | 'headers' | 'body'>,
    how: { timeoutMs: number | undefined; keep: number | null; handle: CallHandle | undefined },
  ): Promise<OutboundResult> {
    const target = targets.get(url) ?? check(url);
    return new Promise((resolve) => {
      if (!target.ok) return resolve({ ok: false, kind: 'refused_target', message: target.message });
      const exchange = new Exchange(how.timeoutMs ?? defaultTimeoutMs, how.keep, resolve);
      how.handle?.attach(exchange);
      if (how.handle?.aborted) return;
      const { origin, path } = target;
      const { method, headers, body } = init;
      agent.dispatch({ origin, path, method, headers: headers ?? null, body: body ?? null }, exchange);
    });
  }

  return {
    post: (url, { headers, body, timeoutMs, maxBytes, handle }) =>
      call(url, { method: 'POST', headers, body }, { timeoutMs, keep: maxBytes ?? null, handle }),
    get: (url, { maxBytes, timeoutMs, accept, userAgent }) => {
      const headers = {
        accept: accept ?? '*/*',
        'accept-encoding': 'identity',
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      };
      return call(url, { method: 'GET', headers }, { timeoutMs, keep: maxBytes, handle: undefined });
    },
    close: () => agent.close(),
  };
}

function targetOf(given: string, allowPrivateTargets: boolean): Target {
  const checked = checkTargetUrl(given, { allowPrivateTargets });
  if (!checked.ok) return checked;
  const { url } = checked;
  // Otherwise the certificate check and the connection cache would treat `host.` and `host` as different.
  if (!url.hostname.startsWith('[')) url.hostname = bareHost(url);
  return { ok: true, origin: url.origin, path: url.pathname + url.search };
}
