import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '#src/lib/errors.ts';
import type { Answer, TestService, Workspace } from '#test/harness/workspace.ts';

/** Where refusals are provoked: an agency that is new for each. */
export interface ErrorSetup {
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
  { running, desk }: ErrorSetup,
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

async function answerOf(response: Response): Promise<Answer> {
  const body = (await response.json()) as Answer['body'];
  return { status: response.status, headers: response.headers, body };
}

export const setAccount = ({ running, desk }: ErrorSetup, change: object) =>
  running.service.store.write(({ tx }) =>
    tx.updateTable('accounts').set(change).where('id', '=', desk.accountId).execute(),
  );
