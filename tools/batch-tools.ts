import {
  cancelBatch,
  getBatch,
  listBatches,
  planUndoOf,
  resumeBatch,
  type Touched,
  touchedBy,
} from '#src/batch/index.ts';
import { chargeThenRethrow } from '#src/http/request.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { localTime } from '#src/lib/local-time.ts';
import { allows } from './allowed.ts';
import { optionsOf } from './batch-options.ts';
import { readView } from './call.ts';
import { result } from './named.ts';
import { outline, singleLine } from './outline.ts';
import { mayHaveRun } from './repeats.ts';
import { VIEW } from './schemas.ts';
import { showBatch } from './show-batch.ts';
import type { ExecutorTool, ToolAnswer, ToolCall } from './tool.ts';
import { understoodLines } from './understood.ts';

const BATCH_ID = { type: 'string', pattern: '^bat_' };
const TEXT = { type: 'string' };
const BATCH: ExecutorTool['tool']['outputSchema'] = {
  type: 'object',
  properties: { batch_id: TEXT, status: TEXT, items: { type: 'array' } },
};
/** What only reads, and only in this service. */
export const READ = { readOnlyHint: true, openWorldHint: false };

/** The rows of a page of batches that a model is shown at most. */
const MAX_ROWS = 30;

const writesSomething: ExecutorTool['visible'] = (principal) =>
  allows(principal, (action) => !action.readOnly);

const listTool: ExecutorTool = {
  phrasings:
    'what did you just do; what has the bot done today; what did the assistant do; what have you changed; show the last batches; everything you did this morning; what ran overnight; last things done by the bot; recent tool calls; list what was done; what did you do; the last things you did; your recent work; did the last run finish; what was done for me; show me what the assistant changed; what did you change since lunch; show me your work today; what have you been up to; what did you do for me; which runs were there; list everything you ran for me this week; what have you done for me today; show me your runs; which bulk jobs ran; what did you change; which of your runs failed; history of what the bot did; show your last actions; runs since lunch; which runs are waiting or half done; did anything you ran go wrong',
  tool: {
    name: 'list_batches',
    title: 'List what was done in batches and tool calls',
    description:
      'List what assistants, bots and batches have done, the latest first: who, when, which actions, on whom, how it ended, ' +
      'what can be undone. Use it for "what did you just do", or to find the batch_id to undo. Not for the history of one ' +
      'record: list_activities.',
    annotations: READ,
    inputSchema: {
      type: 'object',
      properties: {
        created_after: {
          type: 'string',
          description: "Date-time or day of the agency's; words too: today, Monday, last week.",
        },
        created_before: TEXT,
        status: { type: 'string', description: 'Such as running, partial, failed, undone.' },
        limit: { type: 'integer', minimum: 1, maximum: MAX_ROWS, description: 'Default 10.' },
        after: { type: 'string', description: 'From next_cursor' },
        view: VIEW,
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: { items: { type: 'array', items: { type: 'object' } }, next_cursor: TEXT },
    },
  },
  visible: () => true,
  writes: () => false,
  run: async (call) => {
    await call.desk.service.runtime.charge(call.principal, 1, false);
    const { limit = 10 } = call.args;
    if (typeof limit !== 'number' || limit < 1 || limit > MAX_ROWS)
      throw invalid('limit', `limit must be 1 to ${MAX_ROWS}.`);
    const { view, ...filters } = call.args;
    return page(call, { ...filters, limit }, readView(view) === 'full');
  },
};

/** @param isFull whether what says nothing new is shown as well: no reason, one count, when it ended */
async function page(call: ToolCall, filters: Record<string, unknown>, isFull: boolean): Promise<ToolAnswer> {
  const { service } = call.desk;
  const { timezone } = call.principal.account;
  const found = await listBatches(service, call.principal, filters, 'reads');
  const touched = await touchedBy(
    service,
    call.principal,
    found.items.map(({ batch_id }) => batch_id),
  );
  const items = found.items.map(({ reason, finished_at, counts, may_undo, created_at, undone, ...row }) => ({
    ...row,
    ...aboutOf(touched.get(row.batch_id) ?? [], row.actions),
    ...(reason === null && !isFull ? {} : { reason }),
    ...(Object.keys(counts).length > 1 || isFull ? { counts } : {}),
    ...(isFull ? { finished_at } : {}),
    may_undo,
    created_at,
    created_at_local: localTime(created_at, timezone),
    ...(undone === undefined ? {} : { undone: { ...undone, at_local: localTime(undone.at, timezone) } }),
  }));
  const rows = items.map(({ actions, undone, ...row }) => ({
    ...row,
    ...(undone === undefined ? {} : { undone: `by ${undone.by}, ${undone.at_local}` }),
    actions: Object.entries(actions)
      .map(([name, count]) => (count === 1 ? name : `${count} ${name}`))
      .join(', '),
  }));
  const next = found.next_cursor === null ? {} : { next_cursor: found.next_cursor };
  const head = found.has_more ? `${found.count} shown, and there are more` : `${found.count}`;
  const lines = [
    `Batches and tool calls: ${found.count === 0 ? 'none' : head}.`,
    ...outline({ items: rows }, timezone),
  ];
  lines.push(...understoodLines(found.understood));
  if (found.count > 0)
    lines.push(
      'Runs that only read are left out. get_batch reads one; undo_batch shows what of one would be taken back (may_undo: actions that have an inverse; those whose record was changed since stay).',
    );
  if (found.next_cursor !== null)
    lines.push(`For the next ones call it again with after: ${found.next_cursor}.`);
  const words = found.understood === undefined ? {} : { understood: found.understood };
  return result({
    structuredContent: { items, has_more: found.has_more, ...next, ...words },
    text: lines.join('\n'),
  });
}

/** On whom or what a batch was: the first records that it changed by name, and how many actions there were beside theirs. */
function aboutOf(records: readonly Touched[], actions: Record<string, number>): { about?: string } {
  if (records.length === 0) return {};
  const named = [...new Set(records.map(({ names }) => singleLine(names.join(', '))))];
  const all = Object.values(actions).reduce((sum, count) => sum + count, 0);
  const more = all > records.length ? `; and ${all - records.length} more of ${all} actions` : '';
  return { about: `${named.join('; ')}${more}` };
}

/** get_batch, which every connection lists. */
export const batchTool: ExecutorTool = {
  phrasings:
    'how did the batch go; is it done yet; what came of the run; did the batch finish; which items failed; did the last run finish; is the job you ran done; how did that go; result of the last run; are you finished; what came of what you started; did it finish; how did the last run go; show me the result of that run; status of the bulk job; what came out of it; see the outcome of the run; did all of them go through',
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
    return showBatch(call, await getBatch(call.desk.service, call.principal, id), view);
  },
};

const undoTool: ExecutorTool = {
  phrasings:
    'undo what you just did; undo that; take it back; put it back as it was; revert; that was wrong undo it; roll it back; reverse the last change; undo everything the bot did; I did not mean that; put everything back; the way it was; cancel what you did; oops; back to before; reverse it; I changed my mind undo; take that back; oops wrong person; put it back; roll that back; that was wrong change it back; revert what you did; cancel what you just did; undo it please; that was meant for the other one, undo; revert that; reverse what you did; undo the last thing; wrong one, put it back; cancel what you just changed; restore it to how it was; oops undo; go back to before; that was a mistake, reverse it; unsend the change; scratch that, put it back',
  tool: {
    name: 'undo_batch',
    title: 'Plan an undo',
    description:
      'Plan to take back what a batch or a tool call did: shows what would be put back and what must stay. Use it for ' +
      '"undo that"; then show its confirm_text and commit_plan. batch_id comes from the result of the call or from ' +
      'list_batches, activity_id from list_activities. Not for mail that was sent. Changes nothing by itself.',
    annotations: READ,
    inputSchema: {
      type: 'object',
      properties: {
        batch_id: BATCH_ID,
        activity_id: { type: 'string', pattern: '^act_', description: 'In place of batch_id.' },
        items: { type: 'array', items: TEXT, description: 'Only these items of the batch.' },
        view: VIEW,
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: { plan_id: TEXT, confirm_text: TEXT, status: TEXT, items: { type: 'array' } },
    },
  },
  visible: writesSomething,
  writes: () => true,
  run: async (call) => {
    const { service } = call.desk;
    const { view, what } = await asked(call, () => ({ view: readView(call.args.view), what: whatOf(call) }));
    const reply = await planUndoOf(service, call.principal, what, optionsOf(call, 'all'));
    return showBatch(call, reply, view);
  },
};

function whatOf({ args }: ToolCall): Parameters<typeof planUndoOf>[2] {
  const { batch_id: batch, activity_id: activity, items } = args;
  if (typeof activity === 'string' && batch === undefined && items === undefined)
    return { activity_id: activity };
  if (typeof batch !== 'string' || activity !== undefined)
    throw invalid(
      'batch_id',
      'Give batch_id (of a batch or a tool call: list_batches shows them), or activity_id alone (list_activities shows them).',
    );
  if (items === undefined) return { batch_id: batch };
  if (!Array.isArray(items) || !items.every((item) => typeof item === 'string'))
    throw invalid('items', 'items must be the ids of items of the batch; get_batch shows them.');
  return { batch_id: batch, items };
}

const cancelTool: ExecutorTool = {
  phrasings:
    'stop what you are doing; stop the run; abort the batch; cancel what is running; halt; do not go on with it; hold on; wait stop; enough; do not continue; stop right there; break off; abort it; do not do the rest; halt the run; enough stop; leave the rest; stop the thing you started; abort; halt it; do not carry on; kill the run; pull the plug on it; enough, stop; quit what you are doing; stop midway; cancel the running job; interrupt the bulk run; discard the plan; drop the plan; throw that plan away; do not carry out the plan',
  tool: {
    name: 'cancel_batch',
    title: 'Cancel a batch',
    description:
      'Stop a batch that runs or waits for approval, or discard a plan. Use it when what is left should not happen. What is ' +
      'in flight finishes and what is committed stays: undo_batch takes that back. Not for scheduled mail: ' +
      'cancel_scheduled_email. batch_id comes from list_batches, or is a plan_id.',
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    inputSchema: {
      type: 'object',
      properties: { batch_id: { type: 'string', pattern: '^(bat|pln)_' }, view: VIEW },
      required: ['batch_id'],
      additionalProperties: false,
    },
    outputSchema: BATCH,
  },
  toolset: 'batches',
  visible: writesSomething,
  writes: () => true,
  run: async (call) => {
    await call.desk.service.runtime.charge(call.principal, 1, false);
    const view = readView(call.args.view);
    const { batch_id, plan_id } = call.args;
    const id = batch_id ?? plan_id;
    if (typeof id !== 'string')
      throw invalid('batch_id', 'batch_id must be that of a batch (list_batches shows them), or a plan_id.');
    return showBatch(call, await cancelBatch(call.desk.service, call.principal, id), view);
  },
};

const resumeTool: ExecutorTool = {
  phrasings:
    'go on with what failed; continue the batch; try the failed ones again; finish what stopped; carry on where it broke off; run the rest of it; finish what was left over; carry on; pick up where you stopped; complete the remaining ones; keep going from before; try again what did not work; carry on where you stopped; pick it up again; finish the rest; go on with it; do the remaining ones',
  tool: {
    name: 'resume_batch',
    title: 'Resume a batch',
    description:
      'Go on with a batch that failed or stopped: runs what has not succeeded, with corrected inputs where patch gives ' +
      'them; what is committed is never run again. Use it when a batch answers next: resume. What leaves the agency goes ' +
      'on only as it was agreed to: plan it anew otherwise. batch_id comes from list_batches.',
    annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    inputSchema: {
      type: 'object',
      properties: {
        batch_id: BATCH_ID,
        patch: {
          type: 'object',
          description:
            'By the id of an item: {"mail": {"input": {"subject": "Welcome"}}}; other fields stay.',
          additionalProperties: {
            type: 'object',
            properties: { input: { type: 'object' } },
            required: ['input'],
          },
        },
        view: VIEW,
      },
      required: ['batch_id'],
      additionalProperties: false,
    },
    outputSchema: BATCH,
  },
  toolset: 'batches',
  visible: writesSomething,
  writes: () => true,
  run: resume,
};

async function resume(call: ToolCall): Promise<ToolAnswer> {
  const { view: given, batch_id: _, ...body } = call.args;
  const { repeats, service } = call.desk;
  const { view, id } = await asked(call, () => ({ view: readView(given), id: idOf(call) }));
  const credential = call.principal.credential.id;
  const args = { batch_id: id, ...body };
  const { key, fingerprint, given: own } = repeats.keyFor(credential, 'resume_batch', args, call.meta);
  try {
    const options = { ...optionsOf(call, 'records'), idempotencyKey: key };
    return await showBatch(call, await resumeBatch(service, call.principal, id, body, options), view);
  } catch (error) {
    if (!own && error instanceof AppError && !mayHaveRun(error)) repeats.forget(credential, fingerprint);
    throw error;
  }
}

// Arguments that are refused are charged like a call.
async function asked<T>(call: ToolCall, read: () => T): Promise<T> {
  try {
    return read();
  } catch (error) {
    return chargeThenRethrow(call.desk.service, call.principal)(error);
  }
}

function idOf({ args }: ToolCall): string {
  if (typeof args.batch_id === 'string') return args.batch_id;
  throw invalid('batch_id', 'batch_id must be a batch id, beginning with bat_; list_batches shows them.');
}

/** The tools about the life of a batch, in the order they are listed. */
export const BATCH_TOOLS: readonly ExecutorTool[] = [listTool, undoTool, cancelTool, resumeTool];
