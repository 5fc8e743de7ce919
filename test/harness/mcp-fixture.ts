import {
  acceptedContent,
  type CallToolResult,
  createRequestStateCodec,
  type GetPromptResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { mountEndpoint } from '#tools/http.ts';
import type { Connection } from '#tools/server.ts';
import type { TestService, Workspace } from './workspace.ts';

// What the official conformance suite expects of a server, behind the product's own endpoint. The suite sends no
// credential, so one is added here.

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const SOUND = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=';

type Answer = CallToolResult | InputRequiredResult;
type Run = (ctx: ServerContext, args: Record<string, unknown>) => Answer | Promise<Answer>;

const text = (value: string): CallToolResult => ({ content: [{ type: 'text', text: value }] });
const image = { type: 'image', data: PIXEL, mimeType: 'image/png' } as const;
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

const form = (message: string, properties: Record<string, { type: 'string' } | { type: 'boolean' }>) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties, required: Object.keys(properties) },
  });

const sampling = (question: string, maxTokens: number) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: question } }],
    maxTokens,
  });

interface State {
  step: number;
}

function runners(codec: ReturnType<typeof createRequestStateCodec<State>>): Record<string, Run> {
  const log = (ctx: ServerContext, data: string) => ctx.mcpReq.log('info', data);
  const name = (ctx: ServerContext, key: string, field: string) =>
    acceptedContent<Record<string, unknown>>(ctx.mcpReq.inputResponses, key)?.[field];
  return {
    test_simple_text: () => text('This is a simple text response for testing.'),
    test_image_content: () => ({ content: [image] }),
    test_audio_content: () => ({ content: [{ type: 'audio', data: SOUND, mimeType: 'audio/wav' }] }),
    test_embedded_resource: () => ({
      content: [
        {
          type: 'resource',
          resource: {
            uri: 'test://embedded-resource',
            mimeType: 'text/plain',
            text: 'An embedded resource.',
          },
        },
      ],
    }),
    test_multiple_content_types: () => ({
      content: [
        { type: 'text', text: 'Several kinds of content:' },
        image,
        {
          type: 'resource',
          resource: {
            uri: 'test://mixed-content-resource',
            mimeType: 'application/json',
            text: '{"test":"data"}',
          },
        },
      ],
    }),
    test_tool_with_logging: async (ctx) => {
      for (const line of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
        await log(ctx, line);
        await pause();
      }
      return text('done');
    },
    test_tool_with_progress: async (ctx) => {
      const progressToken = ctx.mcpReq._meta?.progressToken;
      for (const progress of [0, 50, 100]) {
        if (progressToken !== undefined)
          await ctx.mcpReq.notify({
            method: 'notifications/progress',
            params: { progressToken, progress, total: 100 },
          });
        await pause();
      }
      return text('done');
    },
    test_error_handling: () => ({ isError: true, ...text('This tool always fails.') }),
    test_elicitation: (ctx, args) => {
      const answer = inputResponse(ctx.mcpReq.inputResponses, 'response');
      if (answer.kind === 'elicit') return text(`User response: ${answer.action}`);
      return inputRequired({
        inputRequests: {
          response: form(String(args.message), { username: { type: 'string' }, email: { type: 'string' } }),
        },
      });
    },
    test_sampling: (_ctx, args) =>
      inputRequired({ inputRequests: { answer: sampling(String(args.prompt), 100) } }),
    test_input_required_result_elicitation: (ctx) => {
      const given = name(ctx, 'user_name', 'name');
      if (typeof given === 'string') return text(`Hello, ${given}!`);
      return inputRequired({
        inputRequests: { user_name: form('What is your name?', { name: { type: 'string' } }) },
      });
    },
    test_input_required_result_sampling: (ctx) => {
      const answer = inputResponse(ctx.mcpReq.inputResponses, 'capital_question');
      if (answer.kind === 'sampling') return text(JSON.stringify(answer.result.content));
      return inputRequired({
        inputRequests: { capital_question: sampling('What is the capital of France?', 100) },
      });
    },
    test_input_required_result_list_roots: (ctx) => {
      const answer = inputResponse(ctx.mcpReq.inputResponses, 'client_roots');
      if (answer.kind === 'roots') return text(answer.roots.map(({ uri }) => uri).join(' '));
      return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
    },
    test_input_required_result_request_state: async (ctx) => {
      const state = ctx.mcpReq.requestState<State>();
      if (state?.step === 1 && name(ctx, 'confirm', 'ok') !== undefined) return text('state-ok');
      return inputRequired({
        inputRequests: { confirm: form('Please confirm', { ok: { type: 'boolean' } }) },
        requestState: await codec.mint({ step: 1 }),
      });
    },
    test_input_required_result_tampered_state: async (ctx) => {
      if (ctx.mcpReq.requestState<State>()?.step === 1) return text('state-ok');
      return inputRequired({
        inputRequests: { confirm: form('Please confirm', { ok: { type: 'boolean' } }) },
        requestState: await codec.mint({ step: 1 }),
      });
    },
    test_input_required_result_multiple_inputs: async (ctx) => {
      const kinds = (['user_name', 'greeting', 'client_roots'] as const).map(
        (key) => inputResponse(ctx.mcpReq.inputResponses, key).kind,
      );
      if (kinds.join() === 'elicit,sampling,roots') return text('all given');
      return inputRequired({
        inputRequests: {
          user_name: form('What is your name?', { name: { type: 'string' } }),
          greeting: sampling('Generate a greeting', 50),
          client_roots: inputRequired.listRoots(),
        },
        requestState: await codec.mint({ step: 1 }),
      });
    },
    test_input_required_result_multi_round: async (ctx) => {
      const step = ctx.mcpReq.requestState<State>()?.step ?? 0;
      if (step === 2 && name(ctx, 'step2', 'color') !== undefined) return text('both given');
      if (step === 1 && name(ctx, 'step1', 'name') !== undefined)
        return inputRequired({
          inputRequests: {
            step2: form('Step 2: What is your favorite color?', { color: { type: 'string' } }),
          },
          requestState: await codec.mint({ step: 2 }),
        });
      return inputRequired({
        inputRequests: { step1: form('Step 1: What is your name?', { name: { type: 'string' } }) },
        requestState: await codec.mint({ step: 1 }),
      });
    },
    test_input_required_result_capabilities: (ctx) => {
      const declared = ctx.mcpReq.envelope as Record<string, Record<string, unknown>> | undefined;
      const { elicitation, sampling: samples } =
        declared?.['io.modelcontextprotocol/clientCapabilities'] ?? {};
      return inputRequired({
        inputRequests: {
          ...(elicitation === undefined
            ? {}
            : { user_name: form('What is your name?', { name: { type: 'string' } }) }),
          ...(samples === undefined ? {} : { greeting: sampling('Generate a greeting', 50) }),
        },
      });
    },
    test_logging_tool: async (ctx) => {
      await log(ctx, 'Only for those who asked for it');
      return text('done');
    },
    test_streaming_elicitation: (ctx) => {
      const given = name(ctx, 'user_name', 'name');
      if (given !== undefined) return text(`Hello, ${String(given)}!`);
      return inputRequired({
        inputRequests: { user_name: form('What is your name?', { name: { type: 'string' } }) },
      });
    },
    test_missing_capability: () => inputRequired({ inputRequests: { answer: sampling('Anything', 10) } }),
  };
}

const RESOURCES = [
  { uri: 'test://static-text', name: 'static-text', mimeType: 'text/plain' },
  { uri: 'test://static-binary', name: 'static-binary', mimeType: 'image/png' },
  { uri: 'test://watched-resource', name: 'watched-resource', mimeType: 'text/plain' },
];

function read(uri: string) {
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
  if (id !== undefined)
    return { uri, mimeType: 'application/json', text: JSON.stringify({ id, data: `Data for ${id}` }) };
  const known = RESOURCES.find((resource) => resource.uri === uri);
  if (known === undefined) throw new ResourceNotFoundError(uri);
  return known.mimeType === 'image/png'
    ? { uri, mimeType: known.mimeType, blob: PIXEL }
    : { uri, mimeType: known.mimeType, text: 'The content of a text resource.' };
}

const PROMPTS = [
  { name: 'test_simple_prompt', description: 'A prompt without arguments.' },
  {
    name: 'test_prompt_with_arguments',
    description: 'A prompt with arguments.',
    arguments: [
      { name: 'arg1', required: true },
      { name: 'arg2', required: true },
    ],
  },
  {
    name: 'test_prompt_with_embedded_resource',
    description: 'A prompt that embeds a resource.',
    arguments: [{ name: 'resourceUri', required: true }],
  },
  { name: 'test_prompt_with_image', description: 'A prompt with an image.' },
  { name: 'test_input_required_result_prompt', description: 'A prompt that asks first.' },
];

function prompt(
  name: string,
  args: Record<string, string>,
  ctx: ServerContext,
): GetPromptResult | InputRequiredResult {
  const said = (value: string): GetPromptResult => ({
    messages: [{ role: 'user', content: { type: 'text', text: value } }],
  });
  if (name === 'test_simple_prompt') return said('This is a simple prompt for testing.');
  if (name === 'test_prompt_with_arguments') return said(`arg1='${args.arg1}', arg2='${args.arg2}'`);
  if (name === 'test_prompt_with_image') return { messages: [{ role: 'user', content: image }] };
  if (name === 'test_prompt_with_embedded_resource') {
    const resource = { uri: args.resourceUri ?? '', mimeType: 'text/plain', text: 'An embedded resource.' };
    return { messages: [{ role: 'user', content: { type: 'resource', resource } }] };
  }
  if (name === 'test_input_required_result_prompt') {
    const given = acceptedContent<{ context: string }>(ctx.mcpReq.inputResponses, 'user_context');
    if (given !== undefined) return said(`Context: ${given.context}`);
    return inputRequired({
      inputRequests: {
        user_context: form('What context should the prompt use?', { context: { type: 'string' } }),
      },
    });
  }
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${name}`);
}

function fixture(codec: ReturnType<typeof createRequestStateCodec<State>>, _connection: Connection): Server {
  const run = runners(codec);
  const server = new Server(
    { name: 'deskhand-fixture', version: '1.0.0' },
    {
      capabilities: { tools: {}, resources: { subscribe: true }, prompts: {}, completions: {}, logging: {} },
      requestState: { verify: (state, ctx) => codec.verify(state, ctx) },
    },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: Object.keys(run).map(
      (name): Tool => ({ name, description: name, inputSchema: { type: 'object' } }),
    ),
  }));
  server.setRequestHandler('tools/call', (request, ctx) => {
    const chosen = run[request.params.name];
    if (chosen === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${request.params.name}`);
    return chosen(ctx, request.params.arguments ?? {});
  });
  server.setRequestHandler('resources/list', () => ({ resources: RESOURCES }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [{ uriTemplate: 'test://template/{id}/data', name: 'template' }],
  }));
  server.setRequestHandler('resources/read', (request) => ({ contents: [read(request.params.uri)] }));
  server.setRequestHandler('resources/subscribe', () => ({}));
  server.setRequestHandler('resources/unsubscribe', () => ({}));
  server.setRequestHandler('prompts/list', () => ({ prompts: PROMPTS }));
  server.setRequestHandler('prompts/get', (request, ctx) =>
    prompt(request.params.name, request.params.arguments ?? {}, ctx),
  );
  server.setRequestHandler('completion/complete', () => ({
    completion: { values: [], total: 0, hasMore: false },
  }));
  return server;
}

/** The suite's fixture on the product's endpoint. */
export function fixtureApp(running: TestService, desk: Workspace): Hono {
  const app = new Hono();
  const codec = createRequestStateCodec<State>({ key: running.service.secrets.signing });
  mountEndpoint(app, running.service, (connection) => fixture(codec, connection));
  return withKey(app, desk.adminKey);
}

/** An app whose every request carries a key: the suite has no way to send one. */
export function withKey(app: Hono, key: string): Hono {
  const front = new Hono();
  front.all('*', (c) => {
    const headers = new Headers(c.req.raw.headers);
    headers.set('Authorization', `Bearer ${key}`);
    return app.fetch(new Request(c.req.raw, { headers }), c.env);
  });
  return front;
}
