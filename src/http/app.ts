import { type Context, Hono } from 'hono';
import { CredentialChanged, type Presumed } from '#src/access/authenticate.ts';
import { nowFor, type Principal } from '#src/access/principal.ts';
import { asksAtOnce, execute, type Outcome } from '#src/action/execute.ts';
import { executeExport, MOST_EXPORTED } from '#src/action/export.ts';
import { admit } from '#src/action/gates.ts';
import { holdForApproval, isPlannedFirst, planCall } from '#src/batch/index.ts';
import { wantsChart } from '#src/domain/questions/index.ts';
import { fingerprintOf } from '#src/idempotency/fingerprint.ts';
import { dayIn } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Route } from './bind.ts';
import { type Exchange, handle, PREFIX } from './exchange.ts';
import { chartMeta, chartOf, type Format, fileOf, formatAsked, isCharted } from './export/answer.ts';
import { hostGuard } from './hosts.ts';
import { notFoundPage } from './pages/page.tsx';
import { mountHealth } from './raw/health.ts';
import { rawRoutes } from './raw/index.ts';
import { mountMetrics } from './raw/metrics.ts';
import { chargeThenRethrow, idempotencyKey, jsonBody } from './request.ts';
import { asAppError, outcomeHeaders, successBody } from './respond.ts';
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
    if (error.code === 'NOT_FOUND' && asksForPage(c)) return notFoundPage(service, c);
    return handle(service, c, () => Promise.reject(error));
  });
  return app;
}

/** What a process that only runs the workers serves: its health and its metrics. */
export function createWorkerApp(service: HttpService): Hono {
  const app = new Hono();
  mountHealth(app, service);
  mountMetrics(app, service);
  app.notFound((c) =>
    handle(service, c, () =>
      Promise.reject(
        new AppError(
          'NOT_FOUND',
          'This process runs the workers and serves /health and /metrics alone. Send requests to one that runs with --role web or all.',
        ),
      ),
    ),
  );
  return app;
}

async function runRoute(service: HttpService, route: Route, exchange: Exchange): Promise<Response> {
  let read: Promise<unknown> | undefined;
  const body = () => {
    read ??=
      route.method === 'GET' || route.method === 'DELETE'
        ? Promise.resolve()
        : jsonBody(exchange.c, route.maxBody);
    return read;
  };
  const presumed = exchange.presume();
  if (presumed !== null) {
    try {
      const answer = await answerRoute(service, route, exchange, body, presumed.principal, presumed);
      if (!presumed.confirmed) await presumed.confirm();
      return answer;
    } catch (error) {
      if (!(await hasChanged(presumed, error))) throw error;
    }
  }
  return answerRoute(service, route, exchange, body, await exchange.authenticate(), null);
}

/** Whether what was answered was answered to a credential that is not so any more. */
async function hasChanged(presumed: Presumed, error: unknown): Promise<boolean> {
  if (error instanceof CredentialChanged) return true;
  if (presumed.confirmed || asAppError(error).status >= 500) return false;
  try {
    await presumed.confirm();
    return false;
  } catch (changed) {
    if (changed instanceof CredentialChanged) return true;
    throw changed;
  }
}

async function answerRoute(
  service: HttpService,
  route: Route,
  exchange: Exchange,
  body: () => Promise<unknown>,
  principal: Principal,
  presumed: Presumed | null,
): Promise<Response> {
  // Rights are checked before the body is read; `execute` checks them again, as it does for every interface.
  admit(route.action, principal);
  let key: string | undefined;
  let input: Record<string, unknown>;
  const query = queryOf(exchange.c.req.url);
  const format = formatAsked(route, exchange.c, query);
  try {
    key = route.action.kind === 'write' ? idempotencyKey(exchange.c) : undefined;
    input = inputOf(route, exchange.c, query, await body());
  } catch (error) {
    return chargeThenRethrow(service, principal)(error);
  }
  if (format !== null && format !== 'svg')
    return exported(service, route, input, format, exchange, principal);
  const mayHold =
    route.action.kind === 'write' &&
    (principal.asksApproval ||
      route.action.needsPerson !== null ||
      isPlannedFirst(principal, route.action, 'http'));
  if (presumed !== null && (mayHold || !asksAtOnce(route.action))) await presumed.confirm();
  if (mayHold) {
    const held = await holdRoute(service, route, input, key, exchange, principal);
    if (held !== null) return held;
  }
  let outcome: Outcome;
  try {
    outcome = await execute(service.runtime, route.action, input, {
      principal,
      origin: { channel: 'http', requestId: exchange.requestId },
      confirm: presumed?.confirmed === false ? (db) => presumed.confirm(db) : undefined,
      keyRequired: true,
      idempotency:
        key === undefined
          ? undefined
          : { key, fingerprint: fingerprintOf({ method: route.method, route: route.path, input }) },
    });
  } catch (error) {
    throw pathFault(route, error);
  }
  if (format === 'svg') {
    const { body, headers } = await chartOf(outcome);
    return new Response(body, { status: 200, headers: { ...exchange.headers(), ...headers } });
  }
  const chart = isCharted(route.action) && wantsChart(input) ? await chartMeta(outcome) : {};
  const answer = successBody(route.action, outcome, { ...exchange.meta(), ...chart });
  if (outcome.status === 204) return new Response(null, { status: 204, headers: exchange.headers() });
  return exchange.json(outcome.status, answer, outcomeHeaders(outcome));
}

function inputOf(route: Route, c: Context, query: URLSearchParams, body: unknown): Record<string, unknown> {
  return route.collect(c.req.param() as Record<string, string>, query, body);
}

/** The whole list or report as a file. */
async function exported(
  service: HttpService,
  route: Route,
  input: Record<string, unknown>,
  format: Format,
  exchange: Exchange,
  principal: Principal,
): Promise<Response> {
  let outcome: Outcome;
  try {
    // A report takes as many rows as a file holds.
    const given = route.action.list ? input : { limit: MOST_EXPORTED, ...input };
    outcome = await executeExport(service.runtime, route.action, given, { principal });
  } catch (error) {
    throw pathFault(route, error);
  }
  const { timezone } = principal.account;
  const day = dayIn(nowFor(principal), timezone);
  const { body, headers } = await fileOf(route, outcome, format, { timezone, day });
  return new Response(body, { status: 200, headers: { ...exchange.headers(), ...headers } });
}

const NO_QUERY = new URLSearchParams();

function queryOf(url: string): URLSearchParams {
  return url.includes('?') ? new URL(url).searchParams : NO_QUERY;
}

// A call that needs approval is stored as a batch of one; one that is planned first is answered with its plan.
async function holdRoute(
  service: HttpService,
  { action }: Route,
  input: unknown,
  key: string | undefined,
  exchange: Exchange,
  principal: Principal,
): Promise<Response | null> {
  const { requestId } = exchange;
  // A request that needs no idempotency key uses its request id.
  const own = action.idempotency === 'required' ? undefined : requestId;
  const options = { channel: 'http', requestId, idempotencyKey: key ?? own } as const;
  const reply =
    (await holdForApproval(service, principal, action, input, options)) ??
    (isPlannedFirst(principal, action, 'http')
      ? await planCall(service, principal, action, input, options)
      : null);
  if (reply === null) return null;
  const body = { success: true, data: reply.data, meta: exchange.meta() };
  return exchange.json(reply.status, body, reply.headers);
}

// Path parameters that are enum values, for which a wrong value is a validation error.
const VOCABULARY = new Set(['kind']);

// A malformed id in the path is a 404.
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

// A browser that asks for a page, at a path outside the API.
function asksForPage(c: Context): boolean {
  const wanted = c.req.header('accept') ?? '';
  return c.req.method === 'GET' && !c.req.path.startsWith('/api/') && wanted.includes('text/html');
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function unrouted(app: Hono, c: Context): AppError {
  const allowed = METHODS.filter((method) => {
    const [matches] = app.router.match(method, c.req.path);
    // Middleware that matches all methods is not a route.
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
