import { randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { routes } from '#src/http/routes/index.ts';

export type Fields = Record<string, unknown>;

/** Calls an action by name over one of the interfaces. */
export interface Caller {
  /** How a person would name the call that was made, for example `POST /api/v1/clients`. */
  readonly last: string;
  call(action: string, input: Fields): Promise<Fields>;
  close(): Promise<void>;
}

interface Envelope {
  success: boolean;
  data: unknown;
  meta: { next_cursor?: string | null };
  error?: { code: string; message: string };
}

/** Over HTTP batches can be sent and taken back as well. */
export interface HttpCaller extends Caller {
  batch(body: Fields): Promise<Fields>;
  undo(batchId: string): Promise<Fields>;
  /** How a batch stands. */
  standing(batchId: string): Promise<Fields>;
}

/**
 * The HTTP interface: an action's REST route where it has one, otherwise a batch of one.
 * @param ask sends a request and waits for its answer
 */
export function httpCaller(
  base: string,
  key: string,
  ask: (url: string, init: RequestInit) => Promise<Response> = fetch,
): HttpCaller {
  let last = '';
  const send = async (method: string, path: string, body?: Fields): Promise<Envelope> => {
    last = `${method} /api/v1${path}`;
    const response = await ask(`${base}/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Envelope;
    if (!answer.success) throw new Error(`${last}: ${answer.error?.code} ${answer.error?.message}`);
    return answer;
  };
  const batch = async (body: Fields): Promise<Fields> => asFields(await send('POST', '/batch', body));
  return {
    get last() {
      return last;
    },
    batch,
    undo: async (batchId) => asFields(await send('POST', `/batch/${batchId}/undo`, {})),
    standing: async (batchId) => asFields(await send('GET', `/batch/${batchId}`)),
    async call(action, input) {
      const route = routes.find((one) => one.action.name === action);
      if (route === undefined) {
        const done = await batch({ actions: [{ id: 'only', action, input }], reason: 'demo' });
        const [item] = done.items as { result: Fields; error?: { message: string } }[];
        if (item?.error !== undefined) throw new Error(`${action}: ${item.error.message}`);
        last = `POST /api/v1/batch (${action})`;
        return item?.result ?? {};
      }
      const rest = { ...input };
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = String(rest[name]);
        delete rest[name];
        return value;
      });
      if (route.method === 'GET' || route.method === 'DELETE') {
        const query = new URLSearchParams(
          Object.entries(rest).map(([name, value]) => [name, String(value)]),
        ).toString();
        return asFields(await send(route.method, query === '' ? path : `${path}?${query}`));
      }
      return asFields(await send(route.method, path, rest));
    },
    close: async () => {},
  };
}

function asFields(answer: Envelope): Fields {
  return Array.isArray(answer.data)
    ? { items: answer.data, next_cursor: answer.meta.next_cursor ?? null }
    : (answer.data as Fields);
}

/** The MCP interface, through the official client, with every action of some toolsets as a tool of its own. */
export async function mcpCaller(
  base: string,
  key: string,
  toolsets = 'all',
): Promise<Caller & { tools: number }> {
  const client = new Client({ name: 'deskhand-demo', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`${base}/api/mcp?toolsets=${toolsets}`), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  const { tools } = await client.listTools();
  let last = '';
  return {
    tools: tools.length,
    get last() {
      return last;
    },
    async call(action, input) {
      last = `tools/call ${action}`;
      const takesView = tools.some(
        (tool) => tool.name === action && 'view' in (tool.inputSchema.properties ?? {}),
      );
      for (let asked = 1; ; asked += 1) {
        const answer = await called(client, action, { ...input, ...(takesView ? { view: 'full' } : {}) });
        const { plan_id, confirm_text } = answer;
        if (plan_id === undefined) return answer;
        // What leaves the agency answers with a plan. The story is a plain instruction, which counts as the yes.
        const done = await called(client, 'commit_plan', { plan_id, confirm_text }).catch((error: Error) => {
          // The service itself may have added to a record since, what it found out of a client say: it is asked anew.
          if (asked < MOST_ASKED && error.message.includes('PLAN_STALE')) return null;
          throw error;
        });
        if (done === null) continue;
        const [item] = done.items as { result?: Fields; error?: { message: string } }[];
        if (item?.result === undefined) throw new Error(`${action}: ${item?.error?.message ?? done.status}`);
        return item.result;
      }
    },
    close: () => client.close(),
  };
}

/** How often something is asked for whose plan no longer holds when it is agreed to. */
const MOST_ASKED = 3;

async function called(client: Client, name: string, input: Fields): Promise<Fields> {
  const result = await client.callTool({ name, arguments: input });
  if (result.isError) {
    const [first] = result.content as { text?: string }[];
    throw new Error(`${name}: ${first?.text ?? 'refused'}`);
  }
  return (result.structuredContent ?? {}) as Fields;
}
