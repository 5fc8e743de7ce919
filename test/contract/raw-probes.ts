import { ERROR_STATUS, type ErrorCode } from '#src/lib/errors.ts';
import { post, refusalOf } from '#test/harness/mcp.ts';
import { oauthPost, secretOf } from '#test/harness/oauth.ts';
import { formsOf } from '#test/harness/person.ts';
import type { TestService } from '#test/harness/workspace.ts';
import type { RawWorld } from './raw-world.ts';

export interface Heard {
  status: number;
  text: string;
}

/** One request of somebody that names the records of a world. */
export interface Probe {
  what?: string;
  /** 404: as of an unknown id. Otherwise it is answered, and must neither show nor change anything of the other. */
  expects: number;
  ask(by: RawWorld, of: RawWorld, running: TestService): Promise<Heard>;
}

/** Who may use a route: a scope, a signed-in admin, a signed-in person, whoever has a key, or everybody. */
export type Opener = `scope ${string}` | 'admin' | 'person' | 'key' | 'everybody';

export interface RawCase {
  opener: Opener;
  probes: Probe[];
}

async function http(
  running: TestService,
  key: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Heard> {
  const response = await running.app.request(path.startsWith('/api') ? path : `/api/v1${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

type Of = (world: RawWorld) => string;
type BodyOf = (world: RawWorld) => unknown;

export const byKey = (method: string, path: Of, expects: number, body: BodyOf = () => undefined): Probe => ({
  expects,
  ask: (by, of, running) => http(running, by.desk.adminKey, method, path(of), body(of)),
});
const byNobody = (method: string, path: string): Probe => ({
  expects: 200,
  ask: (_, __, running) => http(running, null, method, path),
});
export const bySession = (path: Of, expects: number): Probe => ({
  expects,
  ask: async (by, of) => {
    const { status, html } = await by.admin.get(path(of));
    return { status, text: html };
  },
});
/** A form as the person's own page would send it, with another's id in it. */
export const byForm = (
  path: Of,
  expects: number,
  fields: (of: RawWorld) => Record<string, string> = () => ({}),
): Probe => ({
  expects,
  ask: async (by, of) => {
    const [first] = formsOf((await by.admin.get('/')).html);
    const csrf = Object.fromEntries(first?.fields ?? []).csrf ?? '';
    const { status, html } = await by.admin.post(path(of), { csrf, ...fields(of) });
    return { status, text: html };
  },
});
export const byTool = (name: string, args: (of: RawWorld) => Record<string, unknown>): Probe => ({
  what: name,
  expects: 404,
  ask: async (by, of, running) => {
    const params = { name, arguments: args(of) };
    const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const { body } = await post(running.app, by.desk.adminKey, request, { query: '?toolsets=all' });
    const { code } = refusalOf(body.result ?? {});
    const status =
      typeof code === 'string' ? ERROR_STATUS[code as Exclude<ErrorCode, 'BATCH_ROLLED_BACK'>] : 200;
    return { status, text: JSON.stringify(body) };
  },
});
export const byResource = (uri: Of): Probe => ({
  what: 'resource',
  expects: 404,
  ask: async (by, of, running) => {
    const request = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: uri(of) } };
    const { body } = await post(running.app, by.desk.adminKey, request);
    const none = body.error?.message === 'There is no such resource for this credential.';
    return { status: none ? 404 : 200, text: JSON.stringify({ ...body, error: null }) };
  },
});
export const byClient = (
  endpoint: string,
  expects: number,
  fields: (of: RawWorld) => Record<string, string>,
): Probe => ({
  expects,
  ask: async (by, of, running) => {
    const { status, body } = await oauthPost(running, endpoint, { ...secretOf(by.app), ...fields(of) });
    return { status, text: JSON.stringify(body) };
  },
});

/** A route that shows everybody the same and takes no id. */
export const NONE: RawCase = { opener: 'everybody', probes: [] };

/** A page or file that everybody may read. */
export const document = (path: string): RawCase => ({
  opener: 'everybody',
  probes: [byNobody('GET', path)],
});
