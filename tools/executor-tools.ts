import type { Tool } from '@modelcontextprotocol/server';
import { catalogue } from '#actions/catalogue.ts';
import {
  commitPlan,
  findActions,
  getBatch,
  planBatch,
  type Reach,
  runBatch,
  wouldWrite,
} from '#src/batch/index.ts';
import { chargeThenRethrow } from '#src/http/request.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { allows } from './allowed.ts';
import { optionsOf } from './batch-options.ts';
import { readView, result } from './call.ts';
import { confirmed } from './confirm.ts';
import type { View } from './fit.ts';
import { mayHaveRun } from './repeats.ts';
import { argumentsOf, type JsonSchema, VIEW } from './schemas.ts';
import { shown, shownReads } from './show-batch.ts';
import type { ExecutorTool, ToolAnswer, ToolCall } from './tool.ts';

const ITEMS = {
  type: 'array',
  description:
    'In order. input may hold {"$from": "<id of another item>", "path": "/id"} in place of a value; after: ids that must succeed first.',
  items: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      action: { type: 'string' },
      input: { type: 'object' },
      after: { type: 'array', items: { type: 'string' } },
    },
    required: ['action', 'input'],
  },
};

const HOW = {
  mode: { type: 'string', enum: ['independent', 'atomic'], description: 'atomic: all or nothing.' },
  on_error: { type: 'string', enum: ['continue', 'stop', 'undo'] },
  reason: { type: 'string', description: 'Why, for the record.' },
};

const TEXT = { type: 'string' };

/** What a batch answers: of its members those that a next call is made of. */
const batchWith = (members: Record<string, JsonSchema>): Tool['outputSchema'] => ({
  type: 'object',
  properties: { ...members, status: TEXT, items: { type: 'array' } },
});

const PLAN = batchWith({ plan_id: TEXT, confirm_text: TEXT });
const BATCH = batchWith({ batch_id: TEXT });

const READ = { readOnlyHint: true, openWorldHint: false };

const findTool: ExecutorTool = {
  tool: {
    name: 'find_actions',
    title: 'Find actions',
    description:
      'Search every action of this service by words ("log a placement"), or give names to read how each is called. Use it ' +
      'first for anything that has no tool of its own; then call run_read_actions, run_actions, or plan_actions with what ' +
      'it shows. Not for finding records: use the search and list tools. Changes nothing.',
    annotations: READ,
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'What is to be done, in plain words.' },
        names: {
          type: 'array',
          items: { type: 'string' },
          description: 'Up to 5 actions to read the input of.',
        },
        limit: { type: 'integer', minimum: 1, maximum: 25, description: 'Default 5.' },
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: { actions: { type: 'array', items: { type: 'object' } } },
      required: ['actions'],
    },
  },
  visible: () => true,
  writes: () => false,
  run: async (call) => {
    await call.desk.service.runtime.charge(call.principal, 1, false);
    return find(call);
  },
};

const readTool: ExecutorTool = {
  tool: {
    name: 'run_read_actions',
    title: 'Run reading actions',
    description:
      'Run one or several actions that only read, in one call; results may feed each other with $from. Use it for reads ' +
      'that have no tool of their own, or several at once. Not for actions that write: run_actions. Names and inputs come ' +
      'from find_actions. Changes nothing.',
    annotations: READ,
    inputSchema: {
      type: 'object',
      properties: { actions: ITEMS, view: VIEW },
      required: ['actions'],
      additionalProperties: false,
    },
    outputSchema: BATCH,
  },
  visible: () => true,
  writes: writesItems,
  run: (call) => runItems(call, 'reads'),
};

const planTool: ExecutorTool = {
  tool: {
    name: 'plan_actions',
    title: 'Plan actions',
    description:
      'Try actions out and see every effect before anything is done: records, e-mails, money, links. Use it before anything ' +
      'that leaves the agency or cannot be undone, or when someone should agree first; then commit_plan. Not needed for ' +
      'plain record keeping: run_actions. Names and inputs come from find_actions. Changes nothing; a plan lasts 15 minutes.',
    annotations: READ,
    inputSchema: {
      type: 'object',
      properties: { actions: ITEMS, ...HOW, view: VIEW },
      required: ['actions'],
      additionalProperties: false,
    },
    outputSchema: PLAN,
  },
  visible: (principal) => allows(principal, (action) => action.kind === 'write'),
  writes: writesItems,
  run: async (call) => {
    const { view, request } = await requestOf(call);
    const reply = await planBatch(call.desk.service, call.principal, request, optionsOf(call, 'all'));
    return shown(call, reply, view);
  },
};

const runTool: ExecutorTool = {
  tool: {
    name: 'run_actions',
    title: 'Run actions',
    description:
      'Run one or several actions that make and change records of the agency, in one call; results feed each other with ' +
      '$from. Use it for record keeping: clients, jobs, candidates, stages, notes. Not for what sends mail, shares links or ' +
      'deletes: plan_actions, then commit_plan. Names and inputs come from find_actions. Writes at once; nothing leaves the agency.',
    annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    inputSchema: {
      type: 'object',
      properties: { actions: ITEMS, ...HOW, view: VIEW },
      required: ['actions'],
      additionalProperties: false,
    },
    outputSchema: BATCH,
  },
  visible: (principal) =>
    allows(principal, ({ kind, risk }) => kind === 'write' && !risk.outward && !risk.destructive),
  writes: writesItems,
  run: (call) => runItems(call, 'records'),
};

const commitTool: ExecutorTool = {
  tool: {
    name: 'commit_plan',
    title: 'Commit a plan',
    description:
      'Do exactly what a plan said. Use it after plan_actions, once the person agrees to its confirm_text; repeat that text ' +
      'word for word. Not without having shown it. plan_id and confirm_text come from plan_actions. May send mail, share ' +
      'links and delete, as the plan says; a plan that no longer fits is refused and nothing is done.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
    inputSchema: {
      type: 'object',
      properties: {
        plan_id: { type: 'string', pattern: '^pln_' },
        confirm_text: { type: 'string', description: 'Exactly as planned.' },
      },
      required: ['plan_id', 'confirm_text'],
      additionalProperties: false,
    },
    outputSchema: BATCH,
  },
  visible: planTool.visible,
  writes: () => true,
  run: commit,
};

const batchTool: ExecutorTool = {
  tool: {
    name: 'get_batch',
    title: 'Read a batch',
    description:
      'Read how a batch stands and what its items came to. Use it when a run or a commit answered running or ' +
      'awaiting_approval, or to see results that were cut. Not for history: list the activities. batch_id comes from ' +
      'run_actions or commit_plan. Changes nothing.',
    annotations: READ,
    inputSchema: {
      type: 'object',
      properties: { batch_id: { type: 'string', pattern: '^bat_' }, view: VIEW },
      required: ['batch_id'],
      additionalProperties: false,
    },
    outputSchema: BATCH,
  },
  visible: () => true,
  writes: () => false,
  run: async (call) => {
    const { batch_id: id } = call.args;
    await call.desk.service.runtime.charge(call.principal, 1, false);
    if (typeof id !== 'string')
      throw invalid('batch_id', 'batch_id must be a batch id, beginning with bat_.');
    const view = readView(call.args.view);
    return shown(call, await getBatch(call.desk.service, call.principal, id), view);
  },
};

/** The tools that find, run, plan and commit any action, in the order they are listed. */
export const EXECUTOR_TOOLS: readonly ExecutorTool[] = [
  findTool,
  readTool,
  planTool,
  runTool,
  commitTool,
  batchTool,
];

function writesItems({ desk, args }: Pick<ToolCall, 'desk' | 'args'>): boolean {
  return wouldWrite(desk.service, args);
}

function find(call: ToolCall): ToolAnswer {
  const { query, names, limit = 5 } = call.args;
  if (query !== undefined && typeof query !== 'string') throw invalid('query', 'query must be text.');
  if (typeof limit !== 'number' || limit < 1 || limit > 25) throw invalid('limit', 'limit must be 1 to 25.');
  if (names !== undefined) return described(call, names);
  const found = findActions(call.principal, query, { limit });
  const actions = found.map(({ name, title, description, kind, risk }) => ({
    name,
    title,
    description,
    kind,
    run_with: toolFor(kind, risk),
  }));
  const text = actions.map(({ name, title, run_with }) => `- ${name}: ${title} (${run_with})`).join('\n');
  return result({
    structuredContent: { actions },
    text:
      actions.length === 0
        ? 'No action fits; try other words.'
        : `${text}\nCall find_actions with names to read their input.`,
  });
}

function described(call: ToolCall, names: unknown): ToolAnswer {
  if (
    !Array.isArray(names) ||
    names.length === 0 ||
    names.length > 5 ||
    !names.every((name) => typeof name === 'string')
  )
    throw invalid('names', 'names must be 1 to 5 names of actions.');
  const found = new Map(
    findActions(call.principal, undefined, { names }).map((summary) => [summary.name, summary]),
  );
  const actions = names.map((name): JsonSchema => {
    const summary = found.get(name);
    const action = catalogue.get(name);
    if (summary === undefined || action === undefined) throw unknownAction(call, name);
    const { view: _, ...properties } = argumentsOf(action).properties as JsonSchema;
    return {
      ...summary,
      run_with: toolFor(summary.kind, summary.risk),
      input_schema: { ...argumentsOf(action), properties },
    };
  });
  return result({
    structuredContent: { actions },
    text: actions
      .map((action) => `${String(action.name)}: ${JSON.stringify(action.input_schema)}`)
      .join('\n'),
  });
}

function unknownAction(call: ToolCall, name: string): AppError {
  const near = findActions(call.principal, name.replaceAll('_', ' '), { limit: 3 }).map(
    (summary) => summary.name,
  );
  return new AppError('NOT_FOUND', `There is no action ${name} for this credential. Search with query.`, {
    field: 'names',
    extra: { did_you_mean: near },
  });
}

function toolFor(kind: string, risk: { outward: boolean; destructive: boolean }): string {
  if (kind === 'read') return 'run_read_actions';
  return risk.outward || risk.destructive ? 'plan_actions, then commit_plan' : 'run_actions';
}

/** What a call asks for, its view checked before anything runs. */
async function requestOf(call: ToolCall): Promise<{ view: View; request: Record<string, unknown> }> {
  const { view, ...request } = call.args;
  try {
    return { view: readView(view), request };
  } catch (error) {
    return chargeThenRethrow(call.desk.service, call.principal)(error);
  }
}

async function runItems(call: ToolCall, reach: Reach): Promise<ToolAnswer> {
  const { view, request } = await requestOf(call);
  if (reach === 'reads') {
    const reply = await runBatch(call.desk.service, call.principal, request, optionsOf(call, reach));
    return shownReads(call, reply, view);
  }
  const { repeats, service } = call.desk;
  const credential = call.principal.credential.id;
  const { key, fingerprint, given } = repeats.keyFor(credential, 'run_actions', request, call.meta);
  try {
    const options = { ...optionsOf(call, reach), idempotencyKey: key };
    return await shown(call, await runBatch(service, call.principal, request, options), view);
  } catch (error) {
    if (!given && error instanceof AppError && !mayHaveRun(error)) repeats.forget(credential, fingerprint);
    throw error;
  }
}

async function commit(call: ToolCall): Promise<ToolAnswer> {
  const { plan_id, confirm_text, asked } = await agreed(call).catch(
    chargeThenRethrow(call.desk.service, call.principal),
  );
  if ('form' in asked) {
    await call.desk.service.runtime.charge(call.principal, 1, false);
    return asked.form;
  }
  const reply = await commitPlan(
    call.desk.service,
    call.principal,
    { plan_id, confirm_text },
    optionsOf(call, 'all'),
  );
  return shown(call, reply, 'concise');
}

async function agreed(call: ToolCall) {
  const { plan_id, confirm_text } = call.args;
  if (typeof plan_id !== 'string')
    throw invalid('plan_id', 'plan_id must be a plan id, beginning with pln_.');
  if (typeof confirm_text !== 'string')
    throw invalid('confirm_text', 'confirm_text must be the text that plan_actions answered.');
  const asked = await confirmed(call, 'commit_plan', async () => ({ message: confirm_text }));
  return { plan_id, confirm_text, asked };
}
