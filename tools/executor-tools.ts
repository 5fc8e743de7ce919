import type { Tool } from '@modelcontextprotocol/server';
import {
  commitPlan,
  MAX_WAIT_MS,
  planBatch,
  type Reach,
  runBatch,
  wouldChange,
  wouldWrite,
} from '#src/batch/index.ts';
import { chargeThenRethrow } from '#src/http/request.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { OUTWARD, YES } from './agreeing.ts';
import { allows } from './allowed.ts';
import { optionsOf } from './batch-options.ts';
import { BATCH_TOOLS, batchTool, READ } from './batch-tools.ts';
import { readView } from './call.ts';
import { confirmed } from './confirm.ts';
import { findTool } from './find-tool.ts';
import type { View } from './fit.ts';
import { mayHaveRun } from './repeats.ts';
import { type JsonSchema, VIEW } from './schemas.ts';
import { itemsAsRecorded } from './sent-back.ts';
import { showBatch, showReads } from './show-batch.ts';
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

/** The output schema of a batch: only the members that a next call needs. */
const batchWith = (members: Record<string, JsonSchema>): Tool['outputSchema'] => ({
  type: 'object',
  properties: { ...members, status: TEXT, items: { type: 'array' } },
});

const PLAN = batchWith({ plan_id: TEXT, confirm_text: TEXT });
const BATCH = batchWith({ batch_id: TEXT });

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
      `Try actions out and see every effect before anything is done: records, e-mails, money, links. Use it for ${OUTWARD}, ` +
      'or when someone should agree first; then commit_plan. Not needed for plain record keeping: run_actions. Names and inputs come from find_actions. Changes nothing; a plan lasts 15 minutes.',
    annotations: READ,
    inputSchema: {
      type: 'object',
      properties: { actions: ITEMS, ...HOW, view: VIEW },
      required: ['actions'],
      additionalProperties: false,
    },
    outputSchema: PLAN,
  },
  visible: (principal) => allows(principal, (action) => !action.readOnly),
  writes: writesItems,
  run: async (call) => {
    const { view, request } = await requestOf(call);
    const reply = await planBatch(call.desk.service, call.principal, request, optionsOf(call, 'all'));
    return showBatch(call, reply, view);
  },
};

const runTool: ExecutorTool = {
  tool: {
    name: 'run_actions',
    title: 'Run actions',
    description:
      'Run one or several actions that make and change records of the agency, in one call; results feed each other with ' +
      `$from. Use it for record keeping: clients, jobs, candidates, stages, placements, notes. Not for ${OUTWARD}: ` +
      'plan_actions, then commit_plan. Names and inputs come from find_actions. Writes at once; nothing leaves the agency.',
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
    allows(principal, ({ readOnly, risk }) => !readOnly && !risk.outward && !risk.destructive),
  writes: writesItems,
  run: (call) => runItems(call, 'records'),
};

const commitTool: ExecutorTool = {
  tool: {
    name: 'commit_plan',
    title: 'Commit a plan',
    description:
      'Do exactly what a plan said. Use it after plan_actions, or a tool that answered with a plan, once the person agrees to ' +
      `its confirm_text; repeat that text word for word. ${YES} plan_id and confirm_text come from the plan. May send mail, share ` +
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

/** The tools that find, run, plan and commit any action, in the order they are listed. */
export const EXECUTOR_TOOLS: readonly ExecutorTool[] = [
  findTool,
  readTool,
  planTool,
  runTool,
  commitTool,
  batchTool,
  ...BATCH_TOOLS,
];

function writesItems({ desk, args }: Pick<ToolCall, 'desk' | 'args'>): boolean {
  return wouldWrite(desk.service, args);
}

/** The request of a call, with its view validated before anything runs. */
async function requestOf(call: ToolCall): Promise<{ view: View; request: Record<string, unknown> }> {
  const { view, ...request } = call.args;
  try {
    if ('actions' in request) request.actions = await itemsAsRecorded(request.actions, call);
    return { view: readView(view), request };
  } catch (error) {
    return chargeThenRethrow(call.desk.service, call.principal)(error);
  }
}

// A batch about another batch would run inside itself: such a tool runs alone.
function soleTool(call: ToolCall): { executor: ExecutorTool; input: Record<string, unknown> } | null {
  const { actions } = call.args;
  if (!Array.isArray(actions)) return null;
  const at = actions.findIndex((item) => BATCH_TOOLS.some(({ tool }) => tool.name === item?.action));
  const executor = BATCH_TOOLS.find(({ tool }) => tool.name === actions[at]?.action);
  if (executor === undefined) return null;
  if (actions.length > 1)
    throw invalid(
      `actions[${at}].action`,
      `${executor.tool.name} is about batches, and runs alone: send it as the only action.`,
    );
  const input: unknown = actions[at].input ?? {};
  if (typeof input !== 'object' || input === null)
    throw invalid('actions[0].input', 'input must be an object.');
  return { executor, input: { ...input } };
}

async function runItems(call: ToolCall, reach: Reach): Promise<ToolAnswer> {
  const sole = soleTool(call);
  if (sole !== null) {
    const { executor, input } = sole;
    if (reach === 'reads' && executor.tool.annotations?.readOnlyHint !== true)
      throw invalid(
        'actions[0].action',
        `${executor.tool.name} changes what happens; run it with run_actions.`,
      );
    if (!executor.visible(call.principal))
      throw new AppError('NOT_FOUND', `There is no action ${executor.tool.name} for this credential.`);
    return executor.run({ ...call, args: input });
  }
  const { view, request } = await requestOf(call);
  if (reach === 'reads') {
    // Nothing is gained by telling a caller early that an answer is on its way.
    const options = { ...optionsOf(call, reach), waitMs: MAX_WAIT_MS };
    return showReads(call, await runBatch(call.desk.service, call.principal, request, options), view);
  }
  // What only reads is never answered from an earlier call.
  if (!wouldChange(call.desk.service, request)) {
    return showBatch(
      call,
      await runBatch(call.desk.service, call.principal, request, optionsOf(call, reach)),
      view,
    );
  }
  const { repeats, service } = call.desk;
  const credential = call.principal.credential.id;
  const { key, fingerprint, given } = repeats.keyFor(credential, 'run_actions', request, call.meta);
  try {
    const options = { ...optionsOf(call, reach), idempotencyKey: key };
    return await showBatch(call, await runBatch(service, call.principal, request, options), view);
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
  // It may have taken back or deleted what an earlier call made.
  call.desk.repeats.forgetAll(call.principal.credential.id);
  return showBatch(call, reply, 'concise');
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
