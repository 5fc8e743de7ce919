import { type Context, Hono } from 'hono';
import type { Principal } from '#src/access/principal.ts';
import { execute, type Outcome } from '#src/action/execute.ts';
import { admit } from '#src/action/gates.ts';
import { holdForApproval } from '#src/batch/index.ts';
import { fingerprintOf } from '#src/idempotency/fingerprint.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Route } from './bind.ts';
import { type Exchange, handle, PREFIX } from './exchange.ts';
import { hostGuard } from './hosts.ts';
import { noPage } from './pages/page.tsx';
import { rawRoutes } from './raw/index.ts';
import { chargeThenRethrow, idempotencyKey, jsonBody } from './request.ts';
import { outcomeHeaders, successBody } from './respond.ts';
import { routes } from './routes/index.ts';
import type { HttpService } from './service.ts';

/** The REST interface and the pages, each route at its address. */
export function createHttpApp(service: HttpService): Hono {
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

async function runRoute(service: HttpService, route: Route, exchange: Exchange): Promise<Response> {
  const principal = await exchange.authenticate();
  // The gates come before the body is read; the action asks them again for every interface.
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
    return chargeThenRethrow(service, principal)(error);
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
  service: HttpService,
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
