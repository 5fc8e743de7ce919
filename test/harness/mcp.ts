import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import * as v2 from '@modelcontextprotocol/client';
import { StdioClientTransport as Stdio2 } from '@modelcontextprotocol/client/stdio';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as Stdio1 } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as Http1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Hono } from 'hono';
import { storeOf, type TestService } from './workspace.ts';

/** The HTTP interface on a real socket of the loopback interface. */
export interface Listening {
  url: string;
  close(): Promise<void>;
}

export function listen(app: Hono): Promise<Listening> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (info: AddressInfo) =>
      resolve({
        url: `http://127.0.0.1:${info.port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
  });
}

export interface ToolResult {
  isError?: boolean | undefined;
  _meta?: Record<string, unknown> | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
  structuredContent?: any;
  content: { type: string; text?: string }[];
}

/** A listed tool, loosely. */
export interface ListedTool {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  inputSchema: Record<string, unknown>;
  outputSchema?: Record<string, unknown> | undefined;
  annotations?: Record<string, unknown> | undefined;
}

interface CallOptions {
  onProgress?: (progress: {
    progress: number;
    total?: number | undefined;
    message?: string | undefined;
  }) => void;
  signal?: AbortSignal;
  meta?: Record<string, unknown>;
}

/** An official client, whichever version, over whichever transport. */
export interface McpClient {
  tools(): Promise<ListedTool[]>;
  call(name: string, args?: Record<string, unknown>, options?: CallOptions): Promise<ToolResult>;
  resources(): Promise<string[]>;
  read(uri: string): Promise<unknown>;
  prompts(): Promise<string[]>;
  prompt(name: string, args: Record<string, string>): Promise<string>;
  instructions(): string | undefined;
  /** The revision of the protocol that was agreed on, where the client tells. */
  revision(): string | undefined;
  close(): Promise<void>;
}

export interface ConnectOptions {
  version: 'v1' | 'v2';
  transport: 'http' | 'stdio';
  key: string;
  /** Of the service under test: where it listens, and the folder its store is in. */
  url: string;
  running: TestService;
  /** `?toolsets=` and `?readonly=`. */
  toolsets?: string;
  readonly?: string;
  /** Answers forms; a client without it declares that it cannot ask. */
  elicit?: (message: string) => {
    action: 'accept' | 'decline' | 'cancel';
    content?: Record<string, boolean>;
  };
}

/** Connects an official client. */
export function connect(options: ConnectOptions): Promise<McpClient> {
  return options.version === 'v1' ? connect1(options) : connect2(options);
}

const INFO = { name: 'deskhand-test', version: '1.0.0' };

function address({ url, toolsets, readonly }: ConnectOptions): URL {
  const endpoint = new URL('/api/mcp', url);
  if (toolsets !== undefined) endpoint.searchParams.set('toolsets', toolsets);
  if (readonly !== undefined) endpoint.searchParams.set('readonly', readonly);
  return endpoint;
}

// The product's own command, as an assistant starts it.
function child({ key, running, toolsets, readonly }: ConnectOptions) {
  const command = fileURLToPath(new URL('../../src/cli/deskhand.mjs', import.meta.url));
  const flags = [
    ...(toolsets === undefined ? [] : ['--toolsets', toolsets]),
    ...(readonly === undefined ? [] : ['--readonly']),
  ];
  return {
    command: process.execPath,
    args: [command, 'mcp', ...flags],
    env: {
      PATH: process.env.PATH ?? '',
      ...storeOf(running),
      RATE_LIMIT_PER_MINUTE: '1000000',
      DESKHAND_KEY: key,
    },
    stderr: 'inherit' as const,
  };
}

async function connect1(options: ConnectOptions): Promise<McpClient> {
  const { elicit, key } = options;
  const client = new Client1(INFO, { capabilities: elicit === undefined ? {} : { elicitation: {} } });
  if (elicit !== undefined)
    client.setRequestHandler(ElicitRequestSchema, (request) => ({ ...elicit(request.params.message) }));
  const transport =
    options.transport === 'stdio'
      ? new Stdio1(child(options))
      : new Http1(address(options), { requestInit: { headers: { Authorization: `Bearer ${key}` } } });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return {
    tools: async () => (await client.listTools()).tools as ListedTool[],
    call: async (name, args = {}, { onProgress, signal, meta } = {}) =>
      (await client.callTool(
        { name, arguments: args, ...(meta === undefined ? {} : { _meta: meta }) },
        undefined,
        {
          ...(onProgress === undefined ? {} : { onprogress: onProgress }),
          ...(signal === undefined ? {} : { signal }),
        },
      )) as ToolResult,
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    read: async (uri) => parse((await client.readResource({ uri })).contents),
    prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    prompt: async (name, args) => textOf(await client.getPrompt({ name, arguments: args })),
    instructions: () => client.getInstructions(),
    revision: () => (transport instanceof Http1 ? transport.protocolVersion : undefined),
    close: () => client.close(),
  };
}

async function connect2(options: ConnectOptions): Promise<McpClient> {
  const { elicit, key } = options;
  const client = new v2.Client(INFO, {
    capabilities: elicit === undefined ? {} : { elicitation: { form: {} } },
    versionNegotiation: { mode: 'auto' },
  });
  if (elicit !== undefined)
    client.setRequestHandler('elicitation/create', (request) => ({ ...elicit(request.params.message) }));
  const transport =
    options.transport === 'stdio'
      ? new Stdio2(child(options))
      : new v2.StreamableHTTPClientTransport(address(options), {
          requestInit: { headers: { Authorization: `Bearer ${key}` } },
        });
  await client.connect(transport);
  return {
    tools: async () => (await client.listTools()).tools as ListedTool[],
    call: async (name, args = {}, { onProgress, signal, meta } = {}) =>
      (await client.callTool(
        { name, arguments: args, ...(meta === undefined ? {} : { _meta: meta }) },
        {
          ...(onProgress === undefined ? {} : { onprogress: onProgress }),
          ...(signal === undefined ? {} : { signal }),
        },
      )) as ToolResult,
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    read: async (uri) => parse((await client.readResource({ uri })).contents),
    prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    prompt: async (name, args) => textOf(await client.getPrompt({ name, arguments: args })),
    instructions: () => client.getInstructions(),
    revision: () => client.getNegotiatedProtocolVersion(),
    close: () => client.close(),
  };
}

function parse(contents: unknown[]): unknown {
  const [first] = contents as { text?: string }[];
  return JSON.parse(first?.text ?? 'null');
}

function textOf(prompt: { messages: { content: unknown }[] }): string {
  return prompt.messages.map(({ content }) => (content as { text?: string }).text ?? '').join('\n');
}

/** One JSON-RPC exchange with the endpoint as bytes on the wire, for what no client would send. */
export async function post(
  app: Hono,
  key: string | null,
  body: unknown,
  more: { headers?: Record<string, string>; query?: string } = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
): Promise<{ status: number; headers: Headers; body: any }> {
  const response = await app.request(`http://127.0.0.1/api/mcp${more.query ?? ''}`, {
    method: 'POST',
    headers: {
      Host: '127.0.0.1',
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      ...more.headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

/** Lists the tools that a key is offered. */
export async function toolsOf(app: Hono, key: string, query = ''): Promise<ListedTool[]> {
  const answer = await post(app, key, { jsonrpc: '2.0', id: 1, method: 'tools/list' }, { query });
  return answer.body.result.tools;
}

/** Calls a tool without a client. */
export async function callTool(
  app: Hono,
  key: string,
  name: string,
  args: Record<string, unknown> = {},
  more: { query?: string; meta?: Record<string, unknown> } = {},
): Promise<ToolResult> {
  const params = { name, arguments: args, ...(more.meta === undefined ? {} : { _meta: more.meta }) };
  const answer = await post(
    app,
    key,
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    { query: more.query ?? '?toolsets=all' },
  );
  if (answer.body.error !== undefined) throw new Error(answer.body.error.message);
  return answer.body.result;
}

/** The error object of a refused call. */
export function refusalOf(result: ToolResult): Record<string, unknown> {
  return result.isError ? JSON.parse(result.content[0]?.text ?? '{}') : {};
}
