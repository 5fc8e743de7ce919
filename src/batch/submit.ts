import { type Principal, plansFirst } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { admitAccount } from '#src/action/gates.ts';
import { asStorageError } from '#src/idempotency/once.ts';
import { AppError } from '#src/lib/errors.ts';
import { replyOf } from './answer.ts';
import { needsApproval, requestApproval } from './approval.ts';
import { type Charge, withCharge } from './charge.ts';
import { KeyedRequest, replay } from './claims.ts';
import type { BatchRequest } from './items.ts';
import { commit, plan } from './plan.ts';
import { batchInvalid, besides, inputField, type Problem } from './problems.ts';
import { rehearse } from './rehearse.ts';
import { MAX_ITEMS, readRequest } from './request.ts';
import type { BatchService } from './service.ts';
import { newBatch, runAndWait } from './start.ts';
import { insertBatch } from './store.ts';
import type { BatchOptions, BatchReply, Understood } from './types.ts';
import { understand } from './understand.ts';

/** Handles POST /batch: a request to run, one to plan, or the commit of a plan. */
export async function submit(
  service: BatchService,
  principal: Principal,
  raw: unknown,
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, writes(service, raw));
  try {
    return await withCharge(service, principal, (charge) => take(service, principal, raw, options, charge));
  } catch (error) {
    throw options.idempotencyKey === undefined ? error : asStorageError(error);
  }
}

async function take(
  service: BatchService,
  principal: Principal,
  raw: unknown,
  options: BatchOptions,
  charge: Charge,
): Promise<BatchReply> {
  if (isCommit(raw)) return commit(service, principal, raw, options, charge);
  const { request, understood } = await readUnderstood(service, principal, raw, options);
  const answered = (reply: BatchReply): BatchReply => withUnderstood(reply, understood);
  if (request.dryRun || plansHere(principal, request, options))
    return answered(await plan(service, principal, request, options, charge));
  const readOnly = request.items.every(({ definition }) => definition.readOnly);
  const keyed = KeyedRequest.of(service, principal, 'batch', raw, options, readOnly);
  keyed.reserve();
  try {
    const known = await keyed.savedReply();
    if (known !== null) {
      const { answer, headers } = await replay(service, principal, known);
      return replyOf(answer, headers);
    }
    await chargeItems(request, charge);
    return answered(await begin(service, principal, request, keyed, options));
  } finally {
    keyed.release();
  }
}

// A batch by a credential that plans outward steps on every interface. Over MCP run_actions takes none.
function plansHere(principal: Principal, { items }: BatchRequest, { channel }: BatchOptions): boolean {
  return (
    channel !== 'mcp' &&
    plansFirst(principal, channel) &&
    items.some(({ definition }) => definition.risk.outward || definition.risk.destructive)
  );
}

const isCommit = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'plan_id' in raw;

/** Whether a request, as it was sent, would write to the store; a search keeps that it was asked. */
export function writes(service: BatchService, raw: unknown): boolean {
  return isCommit(raw) || someAction(service, raw, ({ kind }) => kind === 'write');
}

/** Whether a request, as it was sent, would change records. */
export function changes(service: BatchService, raw: unknown): boolean {
  return isCommit(raw) || someAction(service, raw, ({ readOnly }) => !readOnly);
}

function someAction(service: BatchService, raw: unknown, test: (action: Action) => boolean): boolean {
  const actions = typeof raw === 'object' && raw !== null && 'actions' in raw ? raw.actions : null;
  if (!Array.isArray(actions)) return false;
  return actions.some((item: { action?: unknown } | null) => {
    const name = typeof item?.action === 'string' ? item.action : '';
    const action = service.batches.catalogue.get(name);
    return action !== undefined && test(action);
  });
}

/** Reads a request. @throws AppError BATCH_INVALID, PAYLOAD_TOO_LARGE */
export function read(
  service: BatchService,
  principal: Principal,
  raw: unknown,
  { reach = 'all' }: Pick<BatchOptions, 'reach'>,
): BatchRequest {
  return readRequest(raw, { catalogue: service.batches.catalogue, principal, reach });
}

/**
 * Reads a request; where it is refused, names in place of ids and dates in words are understood, and it is read again.
 * @throws AppError BATCH_INVALID, which lists the records that a name may mean
 */
export async function readUnderstood(
  service: BatchService,
  principal: Principal,
  raw: unknown,
  options: Pick<BatchOptions, 'reach'>,
): Promise<{ request: BatchRequest; understood: Understood[] }> {
  try {
    return { request: read(service, principal, raw, options), understood: [] };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'BATCH_INVALID') || !hasActions(raw)) throw error;
    const { actions, understood, problems, isRead } = await understandAll(service, principal, raw.actions);
    if (!isRead && problems.length === 0) throw error;
    try {
      const request = read(service, principal, { ...raw, actions }, options);
      if (problems.length === 0) return { request, understood };
    } catch (refusal) {
      throw problems.length === 0 ? refusal : batchInvalid([...problems, ...besides(problems, refusal)]);
    }
    throw batchInvalid(problems);
  }
}

/** An answer with what was understood of the request. */
export function withUnderstood(reply: BatchReply, understood: Understood[]): BatchReply {
  return understood.length === 0 ? reply : { ...reply, data: { ...reply.data, understood } };
}

const hasActions = (raw: unknown): raw is { actions: unknown[] } =>
  typeof raw === 'object' && raw !== null && 'actions' in raw && Array.isArray(raw.actions);

async function understandAll(service: BatchService, principal: Principal, given: readonly unknown[]) {
  const understood: Understood[] = [];
  const problems: Problem[] = [];
  const actions: unknown[] = [];
  let isRead = false;
  for (const [position, item] of given.slice(0, MAX_ITEMS).entries()) {
    const { action: name, input } = (item ?? {}) as { action?: unknown; input?: unknown };
    const action = typeof name === 'string' ? service.batches.catalogue.get(name) : undefined;
    if (action === undefined || typeof input !== 'object' || input === null) {
      actions.push(item);
      continue;
    }
    const reading = await understand(service, principal, action, input as Record<string, unknown>);
    isRead ||= reading.input !== input;
    actions.push({ ...(item as object), input: reading.input });
    understood.push(
      ...reading.understood.map((word) => ({ ...word, field: inputField(position, word.field) })),
    );
    problems.push(
      ...reading.problems.map((problem) => ({ ...problem, field: inputField(position, problem.field) })),
    );
  }
  return { actions: [...actions, ...given.slice(MAX_ITEMS)], understood, problems, isRead };
}

// A batch that is too large to be charged at once is paced while it runs.
async function chargeItems({ items }: BatchRequest, charge: Charge): Promise<void> {
  const backed = items.filter(({ definition }) => definition.ai).length;
  await (items.length > MAX_ITEMS ? charge(0, 0) : charge(items.length, backed));
}

async function begin(
  service: BatchService,
  principal: Principal,
  request: BatchRequest,
  keyed: KeyedRequest,
  options: BatchOptions,
): Promise<BatchReply> {
  const more = { idempotencyKey: keyed.key };
  if (await needsApproval(service, principal, request.items)) {
    const rehearsal = await rehearse(service, principal, request, options);
    return requestApproval(service, principal, request, rehearsal, keyed, options, more);
  }
  const batch = newBatch(principal, request, options, more);
  return runAndWait(
    {
      service,
      batch,
      items: request.items,
      order: request.order,
      principal,
      begin: async (tx) => {
        await insertBatch(tx, batch, request.items);
        await keyed.save(tx, { batch_id: batch.id, attempt: 0 });
      },
    },
    keyed,
    options.waitMs ?? request.waitMs,
    options,
  );
}
