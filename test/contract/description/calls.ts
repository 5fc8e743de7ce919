import { randomUUID } from 'node:crypto';
import type { Api, TestService } from '#test/harness/workspace.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is read has every shape
export type Data = any;

/** What a call answers. @throws Error for a refusal */
export async function ok(asked: ReturnType<Api['get']>): Promise<Data> {
  const { status, body: answer } = await asked;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(answer.error)}`);
  return answer.data;
}

/** One more person on the books. */
export async function another(api: Api): Promise<string> {
  const email = `${randomUUID()}@people.example`;
  return (await ok(api.post('/candidates', { name: 'Bo Lind', email, current_title: 'Controller' }))).id;
}

export const pathOf = (url: string): string => new URL(url).pathname;

/** Sends a form of a page. */
export async function post(
  running: TestService,
  path: string,
  fields: Record<string, string> = {},
): Promise<void> {
  const response = await running.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  if (response.status >= 400)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** What an action answers as an item of a batch. */
export async function ran(api: Api, action: string, input: object): Promise<Data> {
  const { items } = await ok(api.post('/batch', { actions: [{ action, input }] }));
  if (items[0].status !== 'succeeded') throw new Error(`${action}: ${JSON.stringify(items[0])}`);
  return items[0].result;
}
