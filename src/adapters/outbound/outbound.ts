/** Calls to addresses that customers choose: webhooks, boards, websites. See address.ts for what is reachable. */
import { Agent, type Dispatcher } from 'undici';
import { guardedConnector, type Lookup, lookupAll } from './connector.ts';
import { Exchange, type OutboundResult } from './exchange.ts';
import type { CallHandle } from './handle.ts';
import { bareHost, checkTargetUrl } from './target.ts';

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
  /** Lets the caller give the call up. */
  handle?: CallHandle;
};

export type GetInput = {
  /** Largest body in bytes; a larger one is `too_large`. */
  maxBytes: number;
  timeoutMs?: number;
  accept?: string;
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

type Target = { ok: true; origin: string; path: string } | { ok: false; message: string };

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

  // The same few receivers are called over and over; what a URL says does not change.
  const targets = new Map<string, Target>();

  function check(url: string): Target {
    const target = targetOf(url, allowPrivateTargets);
    if (targets.size >= MOST_TARGETS) targets.clear();
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
    post: (url, { headers, body, timeoutMs, handle }) =>
      call(url, { method: 'POST', headers, body }, { timeoutMs, keep: null, handle }),
    get: (url, { maxBytes, timeoutMs, accept }) => {
      const headers = { accept: accept ?? '*/*', 'accept-encoding': 'identity' };
      return call(url, { method: 'GET', headers }, { timeoutMs, keep: maxBytes, handle: undefined });
    },
    close: () => agent.close(),
  };
}

function targetOf(given: string, allowPrivateTargets: boolean): Target {
  const checked = checkTargetUrl(given, { allowPrivateTargets });
  if (!checked.ok) return checked;
  const { url } = checked;
  // Without this `host.` and `host` would be told apart by the certificate and by the connection cache.
  if (!url.hostname.startsWith('[')) url.hostname = bareHost(url);
  return { ok: true, origin: url.origin, path: url.pathname + url.search };
}
