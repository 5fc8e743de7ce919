import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { handle } from '#src/http/app.ts';
import type { ErrorCode } from '#src/lib/errors.ts';
import type { Answer, TestService, Workspace } from '#test/harness/workspace.ts';

/** Where refusals are provoked: an agency that is new for each. */
export interface Scene {
  readonly running: TestService;
  readonly desk: Workspace;
}

/** One refusal: how it comes about and what it says. */
export interface Row {
  code: ErrorCode;
  when: string;
  field?: string;
  retryAfter?: string;
  /** What the message must say, so that a caller knows which case it is and what to do. */
  says: string | RegExp;
  /** Members of `error` and `meta` beyond the envelope's own. */
  extra?: Record<string, unknown>;
  meta?: Record<string, unknown>;
  /** Prepares the agency, and answers the request that is refused. */
  provoke(): Promise<() => Promise<Answer>>;
}

export const ready = (call: () => Promise<Answer>) => async () => call;

/** A post as bytes. */
export async function raw(
  { running, desk }: Scene,
  body: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const response = await running.app.request('/api/v1/clients', {
    method: 'POST',
    headers: { authorization: `Bearer ${desk.adminKey}`, 'idempotency-key': randomUUID(), ...headers },
    body,
  });
  return answerOf(response);
}

/** What an action of the test answers at a route of the product's own machinery. */
export async function declared(
  { running, desk }: Scene,
  action: Action,
  key = desk.adminKey,
): Promise<Answer> {
  const { service } = running;
  const app = new Hono().get('/declared', (c) =>
    handle(service, c, async (exchange) => {
      const principal = await exchange.authenticate();
      const origin = { face: 'http' as const, requestId: exchange.requestId };
      const { data } = await execute(service.runtime, action, {}, { principal, origin });
      return exchange.json(200, { success: true, data, meta: exchange.meta() });
    }),
  );
  return answerOf(await app.request('/declared', { headers: { authorization: `Bearer ${key}` } }));
}

async function answerOf(response: Response): Promise<Answer> {
  const body = (await response.json()) as Answer['body'];
  return { status: response.status, headers: response.headers, body };
}

export const setAccount = ({ running, desk }: Scene, change: object) =>
  running.service.store.write(({ tx }) =>
    tx.updateTable('accounts').set(change).where('id', '=', desk.accountId).execute(),
  );
