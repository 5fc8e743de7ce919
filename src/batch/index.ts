import * as z from 'zod';
import { catalogue } from '#actions/catalogue.ts';
import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { admit, admitAccount } from '#src/action/gates.ts';
import { parseInput } from '#src/action/parse.ts';
import { closest } from '#src/lib/closest.ts';
import { AppError, type ErrorCode } from '#src/lib/errors.ts';
import { needsApproval } from './approval.ts';
import { charging } from './charge.ts';
import { cancel, resume, show } from './lifecycle.ts';
import { commit, plan } from './plan.ts';
import { mayDo, searchActions } from './search.ts';
import type { BatchService } from './service.ts';
import { read, submit, writes } from './submit.ts';
import type { ActionDescription, ActionSummary, BatchOptions, BatchReply, ItemError } from './types.ts';
import { undo } from './undo.ts';

export { bodies } from './bodies.ts';
export { watchBatch } from './events.ts';
export { recoverBatches } from './recover.ts';
export { Batches } from './registry.ts';
export { writes as wouldWrite } from './submit.ts';
export type * from './types.ts';

/**
 * The actions that this credential may use, the best match for the words first (in catalogue order without words).
 * `names` narrows it to these.
 */
export function findActions(
  principal: Principal,
  query: string | undefined,
  options: { names?: readonly string[]; limit?: number } = {},
): ActionSummary[] {
  const words = query?.trim() ?? '';
  const found =
    words === ''
      ? [...catalogue.values()].filter((action) => mayDo(principal, action))
      : searchActions(catalogue, principal, words);
  const named =
    options.names === undefined ? found : found.filter(({ name }) => options.names?.includes(name));
  return named.slice(0, options.limit ?? named.length).map(summaryOf);
}

/** One action with its schemas. @throws AppError NOT_FOUND with did_you_mean for a name not in the catalogue */
export function describeAction(principal: Principal, name: string): ActionDescription {
  const action = catalogue.get(name);
  if (action === undefined || !mayDo(principal, action)) {
    const near = closest(
      name,
      [...catalogue.values()].filter((other) => mayDo(principal, other)).map((other) => other.name),
    );
    throw new AppError(
      'NOT_FOUND',
      `No action ${name} for this credential${near === undefined || near === name ? '' : `; did you mean ${near}?`} GET /api/v1/batch/actions lists those that it may do.`,
      { field: 'name', extra: near === undefined || near === name ? {} : { did_you_mean: near } },
    );
  }
  return describe(action);
}

function summaryOf({ name, title, description, kind, scope, risk }: Action): ActionSummary {
  return { name, title, description, kind, scope, risk };
}

const described = new WeakMap<Action, ActionDescription>();

/** An action with its schemas, made once. */
function describe(action: Action): ActionDescription {
  let description = described.get(action);
  if (description === undefined) {
    description = {
      ...summaryOf(action),
      idempotency: action.idempotency,
      undo: action.undo !== null,
      ...(action.irreversible === null ? {} : { irreversible: action.irreversible }),
      input_schema: schemaOf(action.input, 'input'),
      output_schema: schemaOf(action.output, 'output'),
    };
    described.set(action, description);
  }
  return description;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { id: _, $schema: __, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

/**
 * Runs (or with `dry_run` plans, or with `plan_id` commits) a request as POST /batch takes it.
 * @throws AppError BATCH_INVALID with every problem, PAYLOAD_TOO_LARGE, RATE_LIMIT_EXCEEDED, the idempotency codes,
 * BATCH_ROLLED_BACK for an atomic failure, the plan codes
 */
export function runBatch(
  service: BatchService,
  principal: Principal,
  request: unknown,
  options: BatchOptions,
): Promise<BatchReply> {
  return submit(service, principal, request, options);
}

/** Plans a request: the same as runBatch with `dry_run: true`. Changes nothing. */
export async function planBatch(
  service: BatchService,
  principal: Principal,
  request: unknown,
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, writes(service, request));
  const asked = typeof request === 'object' && request !== null ? { ...request, dry_run: true } : request;
  return charging(service, principal, async (charge) =>
    plan(service, principal, read(service, principal, asked, options), options, charge),
  );
}

/** Commits a plan by its handle. A plan is single use; committing again replays its result. */
export async function commitPlan(
  service: BatchService,
  principal: Principal,
  handle: { plan_id: string; confirm_text: string },
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, true);
  return charging(service, principal, (charge) => commit(service, principal, handle, options, charge));
}

/** A batch as it stands. @throws AppError NOT_FOUND for who may not see it */
export function getBatch(service: BatchService, principal: Principal, batchId: string): Promise<BatchReply> {
  return show(service, principal, batchId);
}

/** Stops a batch: what is in flight finishes, what is committed stays. */
export async function cancelBatch(
  service: BatchService,
  principal: Principal,
  batchId: string,
): Promise<BatchReply> {
  admitAccount(principal, true);
  return cancel(service, principal, batchId);
}

/** Goes on with a batch after a mend: `{ patch: { <label>: { input: {…} } } }`. Committed items are not run again. */
export async function resumeBatch(
  service: BatchService,
  principal: Principal,
  batchId: string,
  body: unknown,
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, true);
  return charging(service, principal, (charge) => resume(service, principal, batchId, body, options, charge));
}

/** Takes back committed items in reverse order, `{ items?: [labels] }`: per item done, conflict or irreversible. */
export async function undoBatch(
  service: BatchService,
  principal: Principal,
  batchId: string,
  body: unknown,
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, true);
  return charging(service, principal, (charge) => undo(service, principal, batchId, body, options, charge));
}

/**
 * What a single call of an action answers where the agency wants a person to agree to it first: it is put aside as a
 * batch of one. Null where no approval is needed: the call then runs as always.
 */
export async function holdForApproval(
  service: BatchService,
  principal: Principal,
  action: Action,
  input: unknown,
  options: BatchOptions,
): Promise<BatchReply | null> {
  if (!(await needsApproval(service, principal, [{ definition: action }]))) return null;
  admit(action, principal);
  // Charged as a batch, once it can be read.
  await charging(service, principal, async (charge) => {
    parseInput(action, input);
    await charge(0, 0);
  });
  const reply = await submit(service, principal, { actions: [{ action: action.name, input }] }, options);
  const [item] = reply.data.items;
  if (reply.data.status !== 'failed' || reply.data.batch_id !== undefined || item?.error === undefined)
    return reply;
  throw singleError(item.error);
}

// What would be refused is not put before a person: the caller hears it as from the call itself.
function singleError({ code, message, field, fix: _, retryable: __, ...extra }: ItemError): AppError {
  return new AppError(code as ErrorCode, message, {
    field: field?.replace(/^actions\[0\]\.input\.?/, ''),
    extra,
  });
}
