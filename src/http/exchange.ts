import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Presumed } from '#src/access/authenticate.ts';
import { ALLOWANCE_HEADER } from '#src/access/candidate-access.ts';
import type { Principal } from '#src/access/principal.ts';
import { isGateRefusal } from '#src/action/gates.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { bearerToken } from './request.ts';
import { asAppError, errorObject, standardHeaders } from './respond.ts';
import type { ExchangeService } from './service.ts';
import { endOfTurn } from './turn.ts';

export const PREFIX = '/api/v1';

/** A request and the means to answer it. */
export interface Exchange {
  readonly c: Context;
  readonly requestId: string;
  /** Set once the request is authenticated. */
  principal: Principal | null;
  /** The credential of the request. @throws AppError AUTHENTICATION_REQUIRED */
  authenticate(): Promise<Principal>;
  /** The credential of the request as it was a moment ago, where confirming it may go with what it asks for. */
  presume(): Presumed | null;
  /** A JSON answer with the envelope's common members and headers. */
  json(status: number, body: Record<string, unknown>, headers?: Record<string, string>): Response;
  meta(): Record<string, unknown>;
  /** The headers that every answer carries. */
  headers(): Record<string, string>;
}

/** Runs a handler with a request id, error envelopes, and one log line per request. */
export async function handle(
  service: ExchangeService,
  c: Context,
  answer: (exchange: Exchange) => Promise<Response>,
): Promise<Response> {
  const started = performance.now();
  const exchange = new HttpExchange(service, c);
  let response: Response;
  let code: string | undefined;
  try {
    response = await answer(exchange);
  } catch (thrown) {
    const error = limitRefusals(service, exchange.principal, asAppError(thrown));
    code = error.code;
    if (error.status >= 500)
      service.log.error(
        { request_id: exchange.requestId, code, err: error.details.cause ?? error },
        'request failed',
      );
    response = exchange.error(error);
  }
  if (response !== exchange.jsonResponse && !response.headers.has('X-RateLimit-Limit'))
    addCommonHeaders(response.headers, exchange.headers());
  const route = routeOf(c);
  const ms = performance.now() - started;
  service.metrics?.request(c.req.method, route, response.status, ms);
  service.log.info(
    {
      request_id: exchange.requestId,
      method: c.req.method,
      route,
      status: response.status,
      code,
      account_id: exchange.principal?.account.id,
      credential_id: exchange.principal?.credential.id,
      ms: Math.round(ms * 100) / 100,
    },
    'request',
  );
  await endOfTurn();
  return response;
}

// Requests that are refused for lack of rights are not charged, but are limited in number.
function limitRefusals(service: ExchangeService, principal: Principal | null, error: AppError): AppError {
  return principal !== null && isGateRefusal(error)
    ? (service.limiter.countRefused(principal) ?? error)
    : error;
}

// Pages and documents set their own caching headers; the other headers are the same everywhere.
function addCommonHeaders(headers: Headers, common: Record<string, string>): void {
  for (const [name, value] of Object.entries(common)) {
    if (name !== 'Cache-Control' && !headers.has(name)) headers.set(name, value);
  }
}

class HttpExchange implements Exchange {
  readonly c: Context;
  readonly requestId = newId('request');
  principal: Principal | null = null;
  /** The response made by `json`. Its headers are complete, and reading them would make hono materialise them. */
  jsonResponse: Response | null = null;
  readonly #service: ExchangeService;

  constructor(service: ExchangeService, c: Context) {
    this.c = c;
    this.#service = service;
  }

  async authenticate(): Promise<Principal> {
    const ip = addressOf(this.c);
    try {
      const { authentication, limiter } = this.#service;
      const token = bearerToken(this.c);
      const proof = authentication.hashOf(token);
      limiter.admitAddress(ip, proof);
      this.principal = authentication.cached(proof, ip) ?? (await authentication.bearer(token, ip, proof));
      limiter.authenticated(proof);
      return this.principal;
    } catch (error) {
      if (error instanceof AppError && error.code === 'AUTHENTICATION_REQUIRED')
        await this.#service.limiter.authenticationFailed(ip);
      throw error;
    }
  }

  presume(): Presumed | null {
    const { authentication, limiter, runtime } = this.#service;
    if (!runtime.store.remote) return null;
    const ip = addressOf(this.c);
    const token = this.c.req.header('authorization')?.startsWith('Bearer sk_') ? bearerToken(this.c) : null;
    const proof = token === null ? null : authentication.hashOf(token);
    const presumed = proof === null ? null : authentication.presumed(proof, ip);
    if (presumed === null || proof === null) return null;
    limiter.admitAddress(ip, proof);
    this.principal = presumed.principal;
    limiter.authenticated(proof);
    return presumed;
  }

  meta(): Record<string, unknown> {
    return {
      request_id: this.requestId,
      ...(this.principal?.credential.mode === 'test' ? { key_mode: 'test' } : {}),
    };
  }

  headers(): Record<string, string> {
    return commonHeaders(this.#service, this);
  }

  json(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}): Response {
    const all = commonHeaders(this.#service, this);
    all['Content-Type'] = 'application/json; charset=utf-8';
    this.jsonResponse = new Response(JSON.stringify(body), { status, headers: Object.assign(all, headers) });
    return this.jsonResponse;
  }

  error(error: AppError): Response {
    const { retryAfter, meta, headers } = error.details;
    return this.json(
      error.status,
      {
        success: false,
        data: null,
        meta: { ...this.meta(), ...meta },
        error: errorObject(error, this.#service.publicUrl()),
      },
      { ...headers, ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }) },
    );
  }
}

function commonHeaders(service: ExchangeService, exchange: Exchange): Record<string, string> {
  const { principal } = exchange;
  const window =
    principal === null
      ? service.limiter.addressWindow(addressOf(exchange.c))
      : service.limiter.windowOf(principal);
  const headers = standardHeaders(exchange.requestId, window);
  const left = principal === null ? null : service.runtime.access.remainingOf(principal);
  if (left !== null) headers[ALLOWANCE_HEADER] = String(left);
  return headers;
}

// hono throws when asked for the route of a request that matched none.
function routeOf(c: Context): string {
  try {
    return c.req.routePath;
  } catch {
    return 'none';
  }
}

/** The IP address at the other end of the connection. */
export function addressOf(c: Context): string {
  // A request made in process has no socket and no address.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.remoteAddress ?? 'unknown';
}
