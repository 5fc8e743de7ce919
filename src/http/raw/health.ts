import type { Hono } from 'hono';
import { AppError } from '#src/lib/errors.ts';
import { type Exchange, handle, PREFIX } from '../exchange.ts';
import { bodyBytes, MAX_BODY } from '../request.ts';
import { RELEASE } from '../respond.ts';
import type { HttpService } from '../service.ts';

/**
 * GET: 200 when the service works and its store can be read and written, else 503. POST: an endpoint to test webhooks against, which accepts any
 * body and stores nothing. Neither needs a credential.
 */
export function mountHealth(app: Hono, service: HttpService): void {
  for (const path of ['/health', `${PREFIX}/health`]) {
    app.get(path, (c) => handle(service, c, (exchange) => readiness(service, exchange)));
    app.post(path, (c) =>
      handle(service, c, async (exchange) => {
        // Read to its end, so that the sender's connection is not reset while it still writes.
        await bodyBytes(c, MAX_BODY);
        return exchange.json(200, { success: true, data: { status: 'ok' }, meta: exchange.meta() });
      }),
    );
  }
}

async function readiness(service: HttpService, exchange: Exchange): Promise<Response> {
  if (service.leaving.aborted) throw notReady('The service is stopping.');
  try {
    await service.store.ping();
  } catch (cause) {
    throw notReady('The store does not answer.', cause);
  }
  try {
    await service.writable();
  } catch (cause) {
    if (cause instanceof AppError && cause.details.field === 'DATA_DIR') throw notReady(cause.message, cause);
    throw notReady(
      'Nothing can be written at the moment: the disk is full, read only or broken. Reads go on.',
      cause,
    );
  }
  const data = { status: 'ok', ready: true, release: RELEASE, region: service.config.REGION };
  return exchange.json(200, { success: true, data, meta: exchange.meta() });
}

function notReady(message: string, cause?: unknown): AppError {
  return new AppError('STORAGE_UNAVAILABLE', message, { retryAfter: 5, cause });
}
