import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Principal } from '#src/action/context.ts';
import { execute, type Outcome } from '#src/action/execute.ts';
import { admit, isShut } from '#src/action/gates.ts';
import { holdForApproval } from '#src/batch/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { fingerprintOf } from '#src/platform/idempotency/fingerprint.ts';
import { ALLOWANCE_HEADER } from '#src/platform/limits/candidate-access.ts';
import type { Service } from '#src/service.ts';
import type { Route } from './bind.ts';
import { hostGuard } from './hosts.ts';
import { noPage } from './pages/page.tsx';
import { rawRoutes } from './raw/index.ts';
import { atACost, bearerToken, idempotencyKey, jsonBody } from './request.ts';
import { asAppError, errorObject, outcomeHeaders, RELEASE, successBody } from './respond.ts';
import { routes } from './routes/index.ts';
import { endOfTurn } from './turn.ts';

export const PREFIX = '/api/v1';

/** What a handler knows of the request it answers. */
export interface Exchange {
  readonly c: Context;
  readonly requestId: string;
  /** Set once the credential is known. */
  principal: Principal | null;
  /** The credential of the request. @throws AppError AUTHENTICATION_REQUIRED */
  authenticate(): Promise<Principal>;
  /** A JSON answer with the envelope's common members and headers. */
  json(status: number, body: Record<string, unknown>, headers?: Record<string, string>): Response;
  meta(): Record<string, unknown>;
  /** The headers that every answer carries. */
  headers(): Record<string, string>;
}

/** The HTTP face. */
export function createApp(service: Service): Hono {
  const app = new Hono();
  const guard = hostGuard(service);
  if (guard !== null) {
    app.use('*', async (c, next) => {
      const refused = guard(c);
      return refused === null ? next() : handle(service, c, () => Promise.reject(refused));
    });
  }
  for (const route of routes) {
    app.on(route.method, PREFIX + route.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
      handle(service, c, (exchange) => runRoute(service, route, exchange)),
    );
  }
  for (const mount of rawRoutes) mount(app, service);
  app.notFound((c) => {
    const error = unrouted(app, c);
    if (error.code === 'NOT_FOUND' && asksForPage(c)) return noPage(service, c);
    return handle(service, c, () => Promise.reject(error));
  });
  return app;
}

async function runRoute(service: Service, route: Route, exchange: Exchange): Promise<Response> {
  const principal = await exchange.authenticate();
  // The gates come before the body is read; the action asks them again for every face.
  admit(route.action, principal);
  let key: string | undefined;
  let input: Record<string, unknown>;
  try {
    key = route.action.kind === 'write' ? idempotencyKey(exchange.c) : undefined;
    const body =
      route.method === 'GET' || route.method === 'DELETE'
        ? undefined
        : await jsonBody(exchange.c, route.maxBody);
    input = inputOf(route, exchange.c, body);
  } catch (error) {
    return atACost(service, principal)(error);
  }
  if (principal.asksApproval && route.action.kind === 'write') {
    const held = await holdRoute(service, route, input, key, exchange, principal);
    if (held !== null) return held;
  }
  let outcome: Outcome;
  try {
    outcome = await execute(service.runtime, route.action, input, {
      principal,
      origin: { face: 'http', requestId: exchange.requestId },
      keyNeeded: true,
      idempotency:
        key === undefined
          ? undefined
          : { key, fingerprint: fingerprintOf({ method: route.method, route: route.path, input }) },
    });
  } catch (error) {
    throw pathFault(route, error);
  }
  const answer = successBody(route.action, outcome, exchange.meta());
  if (outcome.status === 204) return new Response(null, { status: 204, headers: exchange.headers() });
  return exchange.json(outcome.status, answer, outcomeHeaders(outcome));
}

function inputOf(route: Route, c: Context, body: unknown): Record<string, unknown> {
  return route.collect(c.req.param() as Record<string, string>, queryOf(c.req.url), body);
}

const NO_QUERY = new URLSearchParams();

function queryOf(url: string): URLSearchParams {
  return url.includes('?') ? new URL(url).searchParams : NO_QUERY;
}

// Where the agency wants a person to agree first, the call waits as a batch of one.
async function holdRoute(
  service: Service,
  { action }: Route,
  input: unknown,
  key: string | undefined,
  exchange: Exchange,
  principal: Principal,
): Promise<Response | null> {
  const { requestId } = exchange;
  // A request that needs no key of its own is told from others by its id.
  const own = action.idempotency === 'required' ? undefined : requestId;
  const options = { face: 'http', requestId, idempotencyKey: key ?? own } as const;
  const reply = await holdForApproval(service, principal, action, input, options);
  if (reply === null) return null;
  const body = { success: true, data: reply.data, meta: exchange.meta() };
  return exchange.json(reply.status, body, reply.headers);
}

// Parameters of paths that are words of a vocabulary: a wrong one is a fault like any other.
const VOCABULARY = new Set(['kind']);

// An id in the path that cannot be one is an address that does not exist.
function pathFault(route: Route, error: unknown): unknown {
  if (
    error instanceof AppError &&
    error.code === 'VALIDATION_ERROR' &&
    route.parameters.includes(error.field ?? '') &&
    !VOCABULARY.has(error.field ?? '')
  ) {
    return new AppError('NOT_FOUND', error.message, { field: error.field });
  }
  return error;
}

/** Runs a handler with a request id, the envelope for whatever it throws, and one line in the log. */
export async function handle(
  service: Service,
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
    const error = counted(service, exchange.principal, asAppError(thrown));
    code = error.code;
    if (error.status >= 500)
      service.log.error(
        { request_id: exchange.requestId, code, err: error.details.cause ?? error },
        'request failed',
      );
    response = exchange.error(error);
  }
  if (response !== exchange.answered && !response.headers.has('X-RateLimit-Limit'))
    complete(response.headers, exchange.headers());
  service.log.info(
    {
      request_id: exchange.requestId,
      method: c.req.method,
      route: routeOf(c),
      status: response.status,
      code,
      account_id: exchange.principal?.account.id,
      credential_id: exchange.principal?.credential.id,
      ms: Math.round((performance.now() - started) * 100) / 100,
    },
    'request',
  );
  await endOfTurn();
  return response;
}

// What the gates refuse is charged nothing, but not without end.
function counted(service: Service, principal: Principal | null, error: AppError): AppError {
  return principal !== null && isShut(error) ? (service.limiter.refused(principal) ?? error) : error;
}

// A page or a document says for itself how it may be kept; the rest is the same everywhere.
function complete(headers: Headers, common: Record<string, string>): void {
  for (const [name, value] of Object.entries(common)) {
    if (name !== 'Cache-Control' && !headers.has(name)) headers.set(name, value);
  }
}

class HttpExchange implements Exchange {
  readonly c: Context;
  readonly requestId = newId('request');
  principal: Principal | null = null;
  /** The answer that was made here: its headers are complete, and looking into them would unpack them. */
  answered: Response | null = null;
  readonly #service: Service;

  constructor(service: Service, c: Context) {
    this.c = c;
    this.#service = service;
  }

  async authenticate(): Promise<Principal> {
    const ip = addressOf(this.c);
    try {
      const { authentication, limiter } = this.#service;
      const token = bearerToken(this.c);
      const proof = authentication.proofOf(token);
      limiter.admitAddress(ip, proof);
      this.principal = authentication.known(proof) ?? (await authentication.bearer(token, proof));
      limiter.authenticated(proof);
      return this.principal;
    } catch (error) {
      if (error instanceof AppError && error.code === 'AUTHENTICATION_REQUIRED')
        await this.#service.limiter.authenticationFailed(ip);
      throw error;
    }
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
    this.answered = new Response(JSON.stringify(body), { status, headers: Object.assign(all, headers) });
    return this.answered;
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

function commonHeaders(service: Service, exchange: Exchange): Record<string, string> {
  const { principal } = exchange;
  const window =
    principal === null
      ? service.limiter.addressWindow(addressOf(exchange.c))
      : service.limiter.windowOf(principal);
  const headers: Record<string, string> = {
    'X-Request-ID': exchange.requestId,
    'X-API-Release': RELEASE,
    'X-RateLimit-Limit': String(window.limit),
    'X-RateLimit-Remaining': String(window.remaining),
    'X-RateLimit-Reset': String(window.reset),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  const left = principal === null ? null : service.runtime.access.remainingOf(principal);
  if (left !== null) headers[ALLOWANCE_HEADER] = String(left);
  return headers;
}

// A request that matched no route has none, and the framework throws when asked for it.
function routeOf(c: Context): string {
  try {
    return c.req.routePath;
  } catch {
    return 'none';
  }
}

/** The IP address at the other end of the connection. */
export function addressOf(c: Context): string {
  // Without a socket (a request made in process) there is no address.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.remoteAddress ?? 'unknown';
}

// A person's browser, at an address that is no program's.
function asksForPage(c: Context): boolean {
  const wanted = c.req.header('accept') ?? '';
  return c.req.method === 'GET' && !c.req.path.startsWith('/api/') && wanted.includes('text/html');
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function unrouted(app: Hono, c: Context): AppError {
  const allowed = METHODS.filter((method) => {
    const [matches] = app.router.match(method, c.req.path);
    // What stands before every route is no route.
    return matches.some(([[, route]]) => route.method !== 'ALL');
  });
  if (allowed.length === 0) {
    return new AppError(
      'NOT_FOUND',
      `There is nothing at ${c.req.path.slice(0, 200)}. GET /api/v1/openapi.json lists the routes, GET /api/v1/batch/actions the actions.`,
    );
  }
  return new AppError(
    'METHOD_NOT_ALLOWED',
    `${c.req.method} is not possible here; use ${allowed.join(' or ')}.`,
    {
      headers: { Allow: allowed.join(', ') },
    },
  );
}
