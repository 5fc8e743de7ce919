import {
  type AuthInfo,
  createMcpHandler,
  hostHeaderValidationResponse,
  isJsonContentType,
  isLegacyRequest,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  type McpHttpHandler,
  type McpRequestContext,
  originValidationResponse,
  PROTOCOL_VERSION_META_KEY,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Context, Hono } from 'hono';
import { catalogue } from '#actions/catalogue.ts';
import { CredentialChanged, type Presumed } from '#src/access/authenticate.ts';
import type { Principal } from '#src/access/principal.ts';
import { asksAtOnce } from '#src/action/execute.ts';
import { admitAccount, hasScopeFor } from '#src/action/gates.ts';
import { type Exchange, handle } from '#src/http/exchange.ts';
import { bodyBytes, MAX_BODY } from '#src/http/request.ts';
import { MCP_RESOURCE_PATH, mcpChallenge } from '#src/identity/oauth/metadata.ts';
import { AppError } from '#src/lib/errors.ts';
import { parseJson } from '#src/lib/json.ts';
import { type Connection, McpInterface } from './server.ts';
import type { McpService } from './service.ts';
import type { ToolOptions } from './tool.ts';
import { readOptions } from './toolsets.ts';

// A CV of 10 MB is 14 MB in base64, for the actions that take a file.
const MAX_FILE_BODY = 15 * 1024 * 1024;

/** Mounts the MCP endpoint: stateless, for both generations of the protocol, with the same keys and scopes as REST. */
export function mountMcp(app: Hono, service: McpService): void {
  const mcp = new McpInterface(service);
  mountEndpoint(app, service, (connection) => mcp.serve(connection));
}

/** The endpoint around any server: how a request is admitted, parsed, charged and answered. */
export function mountEndpoint(
  app: Hono,
  service: McpService,
  serve: (connection: Connection) => Server,
): void {
  const endpoint = new McpEndpoint(service, serve);
  app.post(MCP_RESOURCE_PATH, (c) => handle(service, c, (exchange) => endpoint.post(c, exchange)));
  app.on(['GET', 'DELETE'], MCP_RESOURCE_PATH, (c) =>
    handle(service, c, () =>
      Promise.reject(
        new AppError(
          'METHOD_NOT_ALLOWED',
          'This endpoint keeps no sessions or streams of its own; use POST.',
          {
            headers: { Allow: 'POST' },
          },
        ),
      ),
    ),
  );
}

interface Known {
  url: string;
  hosts: string[];
  origins: string[];
}

class McpEndpoint {
  readonly #service: McpService;
  readonly #build: (connection: Connection) => Server;
  readonly #handler: McpHttpHandler;
  #knownAt: Known | undefined;

  constructor(service: McpService, build: (connection: Connection) => Server) {
    this.#service = service;
    this.#build = build;
    this.#handler = createMcpHandler((rc: McpRequestContext) => build(connectionOf(rc.authInfo)), {
      onerror: (error) => service.log.debug({ err: error }, 'mcp request refused'),
    });
  }

  async post(c: Context, exchange: Exchange): Promise<Response> {
    const request = c.req.raw;
    const refused =
      originValidationResponse(request, this.#known().origins) ??
      (this.#loopback() ? hostHeaderValidationResponse(request, this.#known().hosts) : undefined);
    if (refused !== undefined) return this.#answer(exchange, refused);
    const presumed = await this.#challenging(exchange, async () => exchange.presume());
    let principal = presumed?.principal ?? (await this.#authenticate(exchange));
    const options = readOptions({ toolsets: c.req.query('toolsets'), readonly: c.req.query('readonly') });
    if (!isJsonContentType(request.headers.get('content-type')))
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
    const bytes = await bodyBytes(c, MAX_FILE_BODY);
    const body = parsed(bytes);
    if (body === UNREADABLE) return this.#answer(exchange, parseError());
    if (bytes.length > MAX_BODY && !takesFile(body))
      throw new AppError(
        'PAYLOAD_TOO_LARGE',
        'A message may be 2 MB, or 15 MB for an action that takes a file.',
      );
    if (presumed !== null && isOneRead(body)) {
      const confirm = presumed.confirm.bind(presumed);
      const authInfo = authInfoOf(principal, options, exchange.requestId, body, confirm);
      const answer = await this.#serve(request, body, authInfo);
      if (await stands(presumed)) return this.#answer(exchange, answer);
    }
    if (presumed !== null && !(await stands(presumed))) principal = await this.#authenticate(exchange);
    await this.#charge(principal, body);
    this.#requireScopes(principal, body);
    const authInfo = authInfoOf(principal, options, exchange.requestId, body);
    return this.#answer(exchange, await this.#serve(request, body, authInfo));
  }

  // Most calls need no stream, and one JSON answer costs a third of it.
  async #serve(request: Request, body: unknown, authInfo: AuthInfo): Promise<Response> {
    if (listens(body))
      return this.#handler.fetch(this.#untilStopped(request), { parsedBody: body, authInfo });
    // Whatever names its revision itself is told apart by the handler.
    if (wantsProgress(body) || claimsRevision(body) || !(await isLegacyRequest(request, body)))
      return this.#handler.fetch(request, { parsedBody: body, authInfo });
    const server = this.#build(connectionOf(authInfo));
    // A server that logs sends notifications during a call, which a single JSON answer cannot contain.
    if (server.getCapabilities().logging !== undefined)
      return this.#handler.fetch(request, { parsedBody: body, authInfo });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    const answer = await transport.handleRequest(request, { parsedBody: body, authInfo });
    // Behind an answer in JSON nothing is open, and closing would make an error, with its stack, for nobody.
    if (!isJsonContentType(answer.headers.get('content-type'))) await server.close();
    return answer;
  }

  // An idle notification stream must not delay a stop; running calls may finish.
  #untilStopped(request: Request): Request {
    const signal = AbortSignal.any([request.signal, this.#service.stopping]);
    return new Request(request.url, { method: request.method, headers: request.headers, signal });
  }

  #authenticate(exchange: Exchange): Promise<Principal> {
    return this.#challenging(exchange, () => exchange.authenticate());
  }

  async #challenging<T>(exchange: Exchange, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'AUTHENTICATION_REQUIRED') throw error;
      throw new AppError(error.code, error.message, {
        ...error.details,
        headers: {
          ...error.details.headers,
          'WWW-Authenticate': mcpChallenge(
            this.#service.publicUrl(),
            exchange.c.req.header('authorization') === undefined ? undefined : { error: 'invalid_token' },
          ),
        },
      });
    }
  }

  // Tool calls are charged by their action or batch; other requests are charged here.
  async #charge(principal: Principal, body: unknown): Promise<void> {
    const plain = messagesOf(body).filter(({ method, id }) => id !== undefined && method !== 'tools/call');
    const charged = plain.filter(({ method }) => method !== 'resources/read').length;
    if (charged > 0) await this.#service.limiter.charge(principal, charged, false);
  }

  // A token can get more scopes by consent, so a missing scope is answered with a challenge. A key cannot, and gets "unknown tool".
  #requireScopes(principal: Principal, body: unknown): void {
    if (principal.credential.type !== 'oauth') return;
    for (const { method, params } of messagesOf(body)) {
      const action = method === 'tools/call' ? catalogue.get(String(params?.name)) : undefined;
      if (action === undefined || hasScopeFor(action, principal)) continue;
      const scope = action.scope ?? action.anyScope.join(' or ');
      // A closed account takes precedence over scopes.
      admitAccount(principal, action.kind === 'write');
      throw new AppError(
        'INSUFFICIENT_SCOPE',
        `This token lacks the scope ${scope}, which ${action.name} needs.`,
        {
          extra: { scope },
          headers: {
            'WWW-Authenticate': mcpChallenge(this.#service.publicUrl(), {
              error: 'insufficient_scope',
              // Includes the present scopes: a client that requests only those of the challenge would lose the others.
              scope: [action.scope ?? action.anyScope[0], ...principal.scopes].join(' '),
            }),
          },
        },
      );
    }
  }

  #loopback(): boolean {
    const { HOST } = this.#service.config;
    return HOST === '127.0.0.1' || HOST === '::1' || HOST === 'localhost';
  }

  /** The hosts and origins that are answered. They change with the address that the service is known by. */
  #known(): Known {
    const url = this.#service.publicUrl();
    if (this.#knownAt?.url === url) return this.#knownAt;
    const { REGION_HOSTS } = this.#service.config;
    const regional = Object.values(REGION_HOSTS ?? {}).map((host) => host.replace(/:\d+$/, ''));
    const own = new URL(url).hostname;
    this.#knownAt = {
      url,
      hosts: [...localhostAllowedHostnames(), own, ...regional],
      origins: this.#loopback() ? [...localhostAllowedOrigins(), own] : [own],
    };
    return this.#knownAt;
  }

  // The response stays the one that the library made: its body would be read as a stream by another.
  #answer(exchange: Exchange, response: Response): Response {
    for (const [name, value] of Object.entries(exchange.headers())) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  }
}

/** Whether a presumed key stands as it was; asked for unless its read has confirmed it. */
async function stands(presumed: Presumed): Promise<boolean> {
  try {
    if (!presumed.confirmed) await presumed.confirm();
    return true;
  } catch (error) {
    if (error instanceof CredentialChanged) return false;
    throw error;
  }
}

/** A call that is one read, with which the key that asks for it can be confirmed. */
function isOneRead(body: unknown): boolean {
  const { method, params } = (Array.isArray(body) ? {} : (body ?? {})) as Message;
  const action = method === 'tools/call' ? catalogue.get(String(params?.name)) : undefined;
  return action !== undefined && action.kind === 'read' && asksAtOnce(action);
}

function authInfoOf(
  principal: Principal,
  options: ToolOptions,
  requestId: string,
  body: unknown,
  confirm?: Connection['confirm'],
): AuthInfo {
  // A tool call is never answered with the instructions, which take time to write.
  const isCall = messagesOf(body).every(({ method }) => method === 'tools/call');
  return {
    token: '',
    clientId: principal.app?.clientId ?? principal.credential.id,
    scopes: [...principal.scopes],
    ...(principal.app?.expiresAt == null ? {} : { expiresAt: Date.parse(principal.app.expiresAt) / 1000 }),
    ...(principal.app?.resource == null ? {} : { resource: new URL(principal.app.resource) }),
    extra: { principal, options, requestId, confirm, ...(isCall ? {} : { begunBy: principal }) },
  };
}

function connectionOf(authInfo: AuthInfo | undefined): Connection {
  if (authInfo?.extra === undefined)
    throw new Error('a request reached the MCP server without its credential');
  const { principal, options, requestId, begunBy, confirm } = authInfo.extra as {
    principal: Principal;
    options: ToolOptions;
    requestId: string;
    begunBy?: Principal;
    confirm?: Connection['confirm'];
  };
  return {
    options,
    confirm,
    principal: () => principal,
    requestId: () => requestId,
    ...(begunBy === undefined ? {} : { begunBy }),
  };
}

interface Message {
  id?: unknown;
  method?: unknown;
  params?: {
    name?: unknown;
    _meta?: { progressToken?: unknown; [PROTOCOL_VERSION_META_KEY]?: unknown };
  };
}

function messagesOf(body: unknown): Message[] {
  return (Array.isArray(body) ? body : [body]).filter(
    (message): message is Message => message !== null && typeof message === 'object',
  );
}

function listens(body: unknown): boolean {
  return messagesOf(body).some(({ method }) => method === 'subscriptions/listen');
}

function wantsProgress(body: unknown): boolean {
  return messagesOf(body).some(({ params }) => params?._meta?.progressToken !== undefined);
}

/** Whether it says itself which revision of the protocol it follows, as messages of the current one do. */
function claimsRevision(body: unknown): boolean {
  return messagesOf(body).some(({ params }) => params?._meta?.[PROTOCOL_VERSION_META_KEY] !== undefined);
}

function takesFile(body: unknown): boolean {
  return messagesOf(body).some(({ method, params }) => {
    const action = method === 'tools/call' ? catalogue.get(String(params?.name)) : undefined;
    return action !== undefined && 'file_base64' in action.input.shape;
  });
}

const UNREADABLE = Symbol('unreadable');

function parsed(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    return UNREADABLE;
  }
}

function parseError(): Response {
  const error = {
    code: -32700,
    message: 'Parse error: the body is not acceptable JSON (UTF-8, 64 levels at most).',
  };
  return Response.json({ jsonrpc: '2.0', error, id: null }, { status: 400 });
}
