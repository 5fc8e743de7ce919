import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  inputResponse,
  ProtocolError,
  ProtocolErrorCode,
  type RequestStateCodec,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { catalogue, moduleOf } from '#actions/catalogue.ts';
import type { Principal } from '#src/access/principal.ts';
import { meantBy, missingScope } from '#src/batch/index.ts';
import { RELEASE } from '#src/http/respond.ts';
import { allowed } from './allowed.ts';
import { callTool, refuseClosedAccount } from './call.ts';
import { ANSWER, sealer, showForm } from './confirm.ts';
import { EXECUTOR_TOOLS } from './executor-tools.ts';
import { instructionsFor } from './instructions.ts';
import { getPrompt, promptsFor } from './prompts.ts';
import { RepeatDetector } from './repeats.ts';
import { readResource, resourcesFor, TEMPLATES } from './resources.ts';
import type { McpService } from './service.ts';
import type { Elicitation, ShownForm, ToolCall, ToolOptions, ToolRuntime } from './tool.ts';
import { type ToolSet, ToolSets } from './toolsets.ts';
import { adminsFor } from './who-may.ts';

const LISTS = { ttlMs: 300_000, cacheScope: 'private' } as const;

/** A connection: one request over HTTP, a whole session over stdio. */
export interface Connection {
  readonly options: ToolOptions;
  /** The current state of the credential. @throws AppError AUTHENTICATION_REQUIRED when it has ended */
  principal(): Principal | Promise<Principal>;
  requestId(): string;
  /** Confirms the credential in the read that the call is, where it was presumed. */
  readonly confirm?: ToolCall['confirm'];
  /** The credential as the connection began, which the instructions tell of. */
  readonly begunBy?: Principal;
  /** An additional line for the server's instructions. */
  readonly notice?: string;
  /** How the client would ask for these toolsets; left out for the query of an address. */
  toolsetsBy?(names: string): string;
}

/** The MCP interface: the state that all connections share. */
export class McpInterface {
  readonly desk: ToolRuntime;
  readonly #sets = new ToolSets();
  readonly #codec: RequestStateCodec<ShownForm>;
  readonly #validator = new AjvJsonSchemaValidator();

  constructor(service: McpService) {
    this.desk = { service, repeats: new RepeatDetector() };
    this.#codec = sealer(service.secrets.signing);
    // Only assistants are answered with it; it loads beside their first requests.
    void service.sentences.warm();
  }

  /** The tools that a credential is offered. */
  toolsFor(principal: Principal, options: ToolOptions): ToolSet {
    return this.#sets.for(principal, options);
  }

  /** Creates a server for one connection. It is not shared, as it stores the client's capabilities. */
  serve(connection: Connection): Server {
    const instructions = instructionsFor(connection.begunBy);
    const server = new Server(
      { name: 'deskhand', title: 'Deskhand', version: RELEASE },
      {
        capabilities: { tools: { listChanged: false }, resources: {}, prompts: {} },
        instructions: connection.notice === undefined ? instructions : `${instructions} ${connection.notice}`,
        cacheHints: {
          'tools/list': LISTS,
          'prompts/list': LISTS,
          'resources/list': LISTS,
          'resources/templates/list': LISTS,
        },
        jsonSchemaValidator: this.#validator,
        requestState: { verify: (state, ctx) => this.#codec.verify(state, ctx) },
      },
    );
    server.setRequestHandler('tools/list', async () => ({
      tools: [...this.toolsFor(await connection.principal(), connection.options).tools],
    }));
    server.setRequestHandler('tools/call', (request, ctx) =>
      this.#call(server, connection, request.params, ctx),
    );
    server.setRequestHandler('resources/list', async () => ({
      resources: resourcesFor(await connection.principal()),
    }));
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...TEMPLATES] }));
    server.setRequestHandler('resources/read', async (request) =>
      readResource(this.desk, await connection.principal(), connection.requestId(), request.params.uri),
    );
    server.setRequestHandler('prompts/list', async () => ({
      prompts: promptsFor(await connection.principal()),
    }));
    server.setRequestHandler('prompts/get', async (request) =>
      getPrompt(await connection.principal(), request.params.name, request.params.arguments ?? {}),
    );
    return server;
  }

  async #call(
    server: Server,
    connection: Connection,
    params: { name: string; arguments?: Record<string, unknown> | undefined },
    ctx: ServerContext,
  ) {
    const principal = await connection.principal();
    const offered = this.toolsFor(principal, connection.options).byName.get(params.name);
    if (offered === undefined) {
      const { name, arguments: args = {} } = params;
      const call = { desk: this.desk, principal, requestId: connection.requestId(), args };
      const executor = EXECUTOR_TOOLS.find(({ tool }) => tool.name === name);
      const action = catalogue.get(name);
      const writing = executor?.writes(call) ?? action?.kind === 'write';
      const shut = await refuseClosedAccount(call, writing);
      if (shut !== null) return shut;
      const missing = action === undefined ? null : missingScope(principal, action);
      const who = missing === null ? [] : await adminsFor(call);
      throw unknownTool(
        name,
        missing === null ? waysTo(principal, name, connection) : lacks(name, missing, who),
      );
    }
    const progress = progressOf(ctx);
    const answer = await callTool(offered, {
      desk: this.desk,
      principal,
      confirm: connection.confirm,
      options: connection.options,
      requestId: connection.requestId(),
      args: params.arguments ?? {},
      meta: ctx.mcpReq._meta ?? {},
      signal: ctx.mcpReq.signal,
      progress: progress.tell,
      elicitation: this.#asking(server, ctx),
    });
    await progress.told();
    return answer;
  }

  #asking(server: Server, ctx: ServerContext): Elicitation | null {
    // The current revision of the protocol declares capabilities with each request, older ones once per session.
    const envelope = ctx.mcpReq.envelope as Record<string, unknown> | undefined;
    const declared = (envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities()) as
      | ClientCapabilities
      | undefined;
    if (!takesForms(declared)) return null;
    const shown = ctx.mcpReq.requestState<ShownForm>();
    const response = inputResponse(ctx.mcpReq.inputResponses, ANSWER);
    return {
      shown: typeof shown === 'object' ? shown : undefined,
      answer: response.kind === 'elicit' ? response.action : undefined,
      accepted: response.kind === 'elicit' && response.content?.confirm === true,
      show: (message, what) => showForm(this.#codec, message, what),
    };
  }
}

// An empty declaration means form mode, which was the only mode at first.
function takesForms(capabilities: ClientCapabilities | undefined): boolean {
  const elicitation = capabilities?.elicitation;
  if (elicitation === undefined) return false;
  return elicitation.form !== undefined || elicitation.url === undefined;
}

/** Progress notifications of one call, and a promise that all are sent: after the answer the client ignores them. */
function progressOf(ctx: ServerContext): { tell: ToolCall['progress']; told(): Promise<void> } {
  const token = ctx.mcpReq._meta?.progressToken;
  let sending = Promise.resolve();
  return {
    tell(progress, total, message) {
      if (token === undefined) return;
      const params = { progressToken: token, progress, total, message };
      sending = sending
        .then(() => ctx.mcpReq.notify({ method: 'notifications/progress', params }))
        // A failure only means that a disconnected client misses its notifications.
        .catch(() => {});
    },
    told: () => sending,
  };
}

const unknownTool = (name: string, hint: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name.slice(0, 100)}. ${hint}`);

function lacks(name: string, scope: string, who: readonly string[]): string {
  const ask = who.length === 0 ? '' : `; ask ${who.join(' or ')}`;
  return `${name} exists, needs ${scope}, which this credential does not have${ask}.`;
}

// How else an action is called that the connection was not offered as a tool.
function waysTo(
  principal: Principal,
  name: string,
  { options, toolsetsBy = (names) => `?toolsets=${names}` }: Connection,
): string {
  const action = catalogue.get(name);
  const executor = EXECUTOR_TOOLS.find(({ tool }) => tool.name === name);
  const module = moduleOf.get(name) ?? executor?.toolset;
  const writes = action?.readOnly === false || executor?.tool.annotations?.readOnlyHint === false;
  const usable =
    (action === undefined ? executor?.visible(principal) === true : allowed(principal, action)) &&
    !(options.readonly && writes);
  if (!usable) {
    const known = action !== undefined || executor !== undefined;
    const own = new Map([...catalogue].filter(([, other]) => allowed(principal, other)));
    const meant = known ? '' : ` It is no action either; ${meantBy(name, own).says}`;
    return `tools/list names the tools of this connection; find_actions searches all actions.${meant}`;
  }
  const through =
    action === undefined
      ? 'run_actions, as its only action'
      : writes
        ? 'run_actions or plan_actions'
        : 'run_read_actions';
  const asked = [...(options.toolsets ?? ['default']), module].join(',');
  return `It is an action: call it through ${through}, or connect with ${toolsetsBy(asked)}.`;
}
