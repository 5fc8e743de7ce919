import robotsParser from 'robots-parser';
import type { Remark } from '#src/domain/sentences.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { addressOf } from './page.ts';

/** What was fetched, or why not. `lasting`: asking again today would change nothing. */
export type Fetched =
  | { ok: true; url: string; type: string; disposition: string; body: Uint8Array }
  | { ok: false; reason: Remark; lasting: boolean; kind?: FaultKind };

/** What kind of fault it was, where whoever asked can say it better. */
export type FaultKind = 'locked' | 'timeout' | 'too_large';

const REDIRECTS = 5;
const MOST_CALLS = 16;
/** How long one call and all of them may take, in ms. */
export interface TimeLimits {
  callMs: number;
  allMs: number;
}

export const PATIENCE: TimeLimits = { callMs: 8_000, allMs: 30_000 };
const ROBOTS_BYTES = 512 * 1024;

const fault = (reason: Remark, lasting = false, kind?: FaultKind): Fetched => ({
  ok: false,
  reason,
  lasting,
  ...(kind === undefined ? {} : { kind }),
});

/** It asks who one is. */
const LOCKED: ReadonlySet<number> = new Set([401, 403, 407]);

/**
 * Fetches pages of one website: within what its robots.txt allows (unless a person named the very address), with few
 * redirects, few calls and little time in all.
 * Each address, those of redirects among them, goes through the guarded connector.
 */
export class SiteReader {
  readonly #outbound: Outbound;
  readonly #agent: string;
  readonly #robots = new Map<string, Promise<Robots>>();
  readonly #patience: TimeLimits;
  readonly #endsAt: number;
  readonly #crawls: boolean;
  #calls = 0;

  /**
   * @param agent the name under which it asks: `Deskhand` before the first slash
   * @param crawls false for one address that a person gave, which robots.txt says nothing about
   */
  constructor(outbound: Outbound, agent: string, patience: TimeLimits, crawls = true) {
    this.#outbound = outbound;
    this.#agent = agent;
    this.#patience = patience;
    this.#crawls = crawls;
    this.#endsAt = performance.now() + patience.allMs;
  }

  /** Fetches an address of at most so many bytes, following redirects. */
  async fetch(start: string, given: { accept: string; maxBytes: number }): Promise<Fetched> {
    const seen = new Set<string>();
    let url = start;
    for (;;) {
      if (seen.has(url)) return fault(`${url} redirects in a circle.`, true);
      seen.add(url);
      const robots = this.#crawls ? await this.#robotsOf(url) : EVERYTHING;
      if (!robots.ok) return fault(robots.reason);
      if (!robots.allows(url)) return fault(`robots.txt does not allow ${url} to be read.`, true);
      const answer = await this.#get(url, given);
      if (typeof answer === 'string') return fault(answer);
      if (answer.ok) {
        if (answer.status >= 200 && answer.status < 300) {
          const { 'content-type': type, 'content-disposition': disposition } = answer.headers;
          return {
            ok: true,
            url,
            type: typeof type === 'string' ? type : '',
            disposition: typeof disposition === 'string' ? disposition : '',
            body: answer.body ?? new Uint8Array(),
          };
        }
        const { status } = answer;
        return fault(
          `${url} answered ${status}.`,
          status === 404 || status === 410,
          LOCKED.has(status) ? 'locked' : undefined,
        );
      }
      if (answer.kind !== 'redirect') {
        const kind = answer.kind === 'timeout' || answer.kind === 'too_large' ? answer.kind : undefined;
        return fault(`${url}: ${answer.message}`, LASTING.has(answer.kind), kind);
      }
      const next = addressOf(answer.location, url);
      if (next === null) return fault(`${url} redirects to nothing that can be read.`, true);
      if (seen.size > REDIRECTS) return fault(`${start} redirects more than ${REDIRECTS} times.`, true);
      url = securely(next);
    }
  }

  async #get(url: string, { accept, maxBytes }: { accept: string; maxBytes: number }) {
    this.#calls += 1;
    const left = this.#endsAt - performance.now();
    if (this.#calls > MOST_CALLS) return `${url}: the website needed more than ${MOST_CALLS} calls.` as const;
    if (left <= 0)
      return `${url}: the website took more than ${this.#patience.allMs / 1000} seconds.` as const;
    const timeoutMs = Math.ceil(Math.min(this.#patience.callMs, left));
    return this.#outbound.get(url, { accept, maxBytes, timeoutMs, userAgent: this.#agent });
  }

  #robotsOf(url: string): Promise<Robots> {
    const { origin } = new URL(url);
    const known = this.#robots.get(origin) ?? this.#readRobots(origin);
    this.#robots.set(origin, known);
    return known;
  }

  // As RFC 9309 says: none at 4xx allows everything, one that cannot be had allows nothing for now.
  async #readRobots(origin: string): Promise<Robots> {
    let url = `${origin}/robots.txt`;
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const answer = await this.#get(url, { accept: 'text/plain', maxBytes: ROBOTS_BYTES });
      if (typeof answer === 'string') return { ok: false, reason: answer };
      if (answer.ok) {
        if (answer.status >= 500) return { ok: false, reason: `${url} answered ${answer.status}.` };
        const text = answer.status < 300 ? new TextDecoder().decode(answer.body) : '';
        const parsed = robotsParser(`${origin}/robots.txt`, text);
        const name = this.#agent.split('/')[0] ?? this.#agent;
        return { ok: true, allows: (page) => parsed.isAllowed(page, name) !== false };
      }
      if (answer.kind === 'too_large') return { ok: true, allows: () => true };
      const next = answer.kind === 'redirect' ? addressOf(answer.location, url) : null;
      if (next === null) return { ok: false, reason: `${url}: ${answer.message}` };
      url = next;
    }
    return { ok: true, allows: () => true };
  }
}

/** A website without encryption is read with it; one at a bare address, as in development, stays. */
export function securely(website: string): string {
  const url = new URL(website);
  if (url.protocol === 'http:' && !/^[\d.:[\]]+$|^localhost$/.test(url.hostname)) url.protocol = 'https:';
  return url.href;
}

const EVERYTHING: Robots = { ok: true, allows: () => true };

type Robots = { ok: true; allows(url: string): boolean } | { ok: false; reason: Remark };

/** What is so at the third try as well. */
const LASTING: ReadonlySet<string> = new Set(['refused_target', 'too_large']);
