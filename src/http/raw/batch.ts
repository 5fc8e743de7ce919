import type { Hono } from 'hono';
import * as z from 'zod';
import type { Principal } from '#src/access/principal.ts';
import { admitAccount, admitActiveAccount } from '#src/action/gates.ts';
import {
  type BatchOptions,
  type BatchReply,
  cancelBatch,
  describeAction,
  findActions,
  getBatch,
  listBatches,
  resumeBatch,
  runBatch,
  undoActivity,
  undoBatch,
  watchBatch,
  wouldWrite,
} from '#src/batch/index.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { Limit } from '#src/lib/page.ts';
import { type Exchange, handle, PREFIX } from '../exchange.ts';
import { chargeThenRethrow, idempotencyKey, jsonBody } from '../request.ts';
import type { HttpService } from '../service.ts';

/** The executor over HTTP: POST /batch, the life of a batch, and the catalogue it takes its actions from. */
export function mountBatch(app: Hono, service: HttpService): void {
  const on = (
    method: 'GET' | 'POST',
    path: string,
    answer: (exchange: Exchange, principal: Principal) => Promise<Response>,
  ): void => {
    app.on(method, `${PREFIX}${path}`, (c) =>
      handle(service, c, async (exchange) => {
        const principal = await exchange.authenticate();
        // Whether the request writes is only known from its body, so a restore in progress is checked later.
        if (method === 'POST' && path === '/batch') admitActiveAccount(principal);
        else admitAccount(principal, method === 'POST');
        return answer(exchange, principal);
      }),
    );
  };
  const charged = (principal: Principal): Promise<void> => service.runtime.charge(principal, 1, 0);
  const bodyOf = (exchange: Exchange, principal: Principal): Promise<unknown> =>
    jsonBody(exchange.c).catch(chargeThenRethrow(service, principal));
  const optionsOf = async (exchange: Exchange, principal: Principal): Promise<BatchOptions> => {
    const { c, requestId } = exchange;
    try {
      return { requestId, channel: 'http', idempotencyKey: idempotencyKey(c) };
    } catch (error) {
      return chargeThenRethrow(service, principal)(error);
    }
  };

  on('POST', '/batch', async (exchange, principal) => {
    const body = await jsonBody(exchange.c).catch((error: unknown) => {
      admitAccount(principal, false);
      return chargeThenRethrow(service, principal)(error);
    });
    admitAccount(principal, wouldWrite(service, body));
    const options = await optionsOf(exchange, principal);
    return sent(exchange, await runBatch(service, principal, body, options));
  });
  on('GET', '/batch/actions', async (exchange, principal) => {
    await charged(principal);
    return actions(exchange, principal);
  });
  on('GET', '/batch/actions/:name', async (exchange, principal) => {
    await charged(principal);
    const data = describeAction(principal, exchange.c.req.param('name') ?? '');
    return exchange.json(200, { success: true, data, meta: exchange.meta() });
  });
  on('GET', '/batch', async (exchange, principal) => {
    await charged(principal);
    const query: Record<string, string | number> = Object.fromEntries(
      new URL(exchange.c.req.url).searchParams,
    );
    if (query.limit !== undefined) query.limit = Number(query.limit);
    const { items, ...page } = await listBatches(service, principal, query);
    return exchange.json(200, { success: true, data: items, meta: { ...exchange.meta(), ...page } });
  });
  on('GET', '/batch/:batch_id', async (exchange, principal) => {
    await charged(principal);
    return sent(exchange, await getBatch(service, principal, idOf(exchange)));
  });
  on('GET', '/batch/:batch_id/events', async (exchange, principal) => {
    await charged(principal);
    await getBatch(service, principal, idOf(exchange));
    return stream(service, exchange, principal);
  });
  on('POST', '/batch/:batch_id/cancel', async (exchange, principal) => {
    await charged(principal);
    return sent(exchange, await cancelBatch(service, principal, idOf(exchange)));
  });
  on('POST', '/batch/:batch_id/resume', async (exchange, principal) => {
    const body = await bodyOf(exchange, principal);
    const options = await optionsOf(exchange, principal);
    return sent(exchange, await resumeBatch(service, principal, idOf(exchange), body, options));
  });
  on('POST', '/batch/:batch_id/undo', async (exchange, principal) => {
    const body = await bodyOf(exchange, principal);
    const options = await optionsOf(exchange, principal);
    return sent(exchange, await undoBatch(service, principal, idOf(exchange), body, options));
  });
  on('POST', '/activities/:activity_id/undo', async (exchange, principal) => {
    const body = await bodyOf(exchange, principal);
    const options = await optionsOf(exchange, principal);
    const id = exchange.c.req.param('activity_id') ?? '';
    return sent(exchange, await undoActivity(service, principal, id, body, options));
  });
}

function idOf(exchange: Exchange): string {
  return exchange.c.req.param('batch_id') ?? '';
}

function sent(exchange: Exchange, reply: BatchReply): Response {
  const body = { success: true, data: reply.data, meta: exchange.meta() };
  const waiting: Record<string, string> = reply.data.status === 'running' ? { 'Retry-After': '1' } : {};
  return exchange.json(reply.status, body, { ...reply.headers, ...waiting });
}

const SCHEMAS = z.enum(['true', 'false']).optional();

function actions(exchange: Exchange, principal: Principal): Response {
  const query = new URL(exchange.c.req.url).searchParams;
  const unknown = [...query.keys()].find(
    (name) => !['search', 'q', 'limit', 'after', 'schemas', 'names'].includes(name),
  );
  if (unknown !== undefined) {
    throw invalid(unknown, `${unknown} is not known here; known are search, names, limit, after, schemas`);
  }
  const schemas = SCHEMAS.safeParse(query.get('schemas') ?? undefined);
  if (!schemas.success) throw invalid('schemas', 'schemas must be true or false');
  const words = query.get('search') ?? query.get('q') ?? undefined;
  const names = query.get('names')?.split(',');
  const found = findActions(principal, words, names === undefined ? {} : { names });
  const limit = query.has('limit') ? Limit.parse(Number(query.get('limit'))) : found.length;
  const after = query.get('after');
  const from = after === null ? 0 : found.findIndex(({ name }) => name === after) + 1;
  if (after !== null && from === 0)
    throw invalid(
      'after',
      `after must be the next_cursor of a page of this list; ${after.slice(0, 100)} is not in it`,
    );
  const shown = found.slice(from, from + limit);
  const data = schemas.data === 'false' ? shown : shown.map(({ name }) => describeAction(principal, name));
  const has_more = from + shown.length < found.length;
  const page = { count: data.length, has_more, next_cursor: has_more ? (shown.at(-1)?.name ?? null) : null };
  return exchange.json(200, { success: true, data, meta: { ...exchange.meta(), ...page } });
}

const encoder = new TextEncoder();

/** Server-sent events: first committed items, then each change, then the end of the batch. */
function stream(service: HttpService, exchange: Exchange, principal: Principal): Response {
  const after = lastEventId(exchange);
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, exchange.c.req.raw.signal, service.stopping]);
  let heartbeat: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearInterval(heartbeat);
    over.abort();
  };
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string): void => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text));
      };
      heartbeat = setInterval(() => send(': still here\n\n'), service.batches.heartbeatMs);
      heartbeat.unref();
      try {
        for await (const { id, event, data } of watchBatch(
          service,
          principal,
          idOf(exchange),
          after,
          signal,
        )) {
          send(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        }
      } catch (error) {
        service.log.error({ err: error, request_id: exchange.requestId }, 'event stream broke off');
      }
      end();
      try {
        controller.close();
      } catch {
        // The reader has gone, and with it the stream.
      }
    },
    cancel: end,
  });
  return new Response(body, {
    status: 200,
    headers: {
      ...exchange.headers(),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'X-Accel-Buffering': 'no',
    },
  });
}

function lastEventId(exchange: Exchange): number {
  const given = exchange.c.req.header('last-event-id');
  if (given === undefined || given === '') return 0;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  throw new AppError(
    'INVALID_REQUEST',
    'Last-Event-ID must be the id of an event of this stream, a whole number.',
    {
      field: 'Last-Event-ID',
    },
  );
}
