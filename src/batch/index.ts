import * as z from 'zod';
import { catalogue } from '#actions/catalogue.ts';
import type { Principal } from '#src/access/principal.ts';
import { type Action, askedFor } from '#src/action/define.ts';
import { admit, admitAccount } from '#src/action/gates.ts';
import { parseInput } from '#src/action/parse.ts';
import { AppError } from '#src/lib/errors.ts';
import { needsApproval } from './approval.ts';
import { withCharge } from './charge.ts';
import { discardPlan, isPlanId } from './discard.ts';
import { cancel, parseBody, resume, show } from './lifecycle.ts';
import { list } from './list.ts';
import { likelihoodsByMeaning } from './meaning/ask.ts';
import { notHere } from './not-here.ts';
import { commit, plan } from './plan.ts';
import { singleError } from './plan-call.ts';
import { type Findable, mayDo, missingScope, searchActions } from './search.ts';
import type { BatchService } from './service.ts';
import { inFull } from './shorthand.ts';
import { readUnderstood, submit, withUnderstood, writes } from './submit.ts';
import type { ActionDescription, ActionSummary, BatchOptions, BatchReply } from './types.ts';
import { UndoActivity, undo } from './undo.ts';
import { batchOfActivity } from './undo-plan.ts';
import { meantBy } from './unknown-name.ts';

export { bodies } from './bodies.ts';
export { watchBatch } from './events.ts';
export { fixOf } from './fix.ts';
export type { BatchSummary } from './list.ts';
export { isPlannedFirst, planCall, refuseReaching } from './plan-call.ts';
export { besides } from './problems.ts';
export { recoverBatches } from './recover.ts';
export { Batches } from './registry.ts';
export { MAX_WAIT_MS } from './request.ts';
export { type Findable, missingScope, searchActions } from './search.ts';
export { keepCall } from './single.ts';
export { changes as wouldChange, writes as wouldWrite } from './submit.ts';
export { type Touched, touchedBy } from './touched.ts';
export type * from './types.ts';
export { understand, withTaken } from './understand.ts';
export { meantBy } from './unknown-name.ts';

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
  const all = words === '' ? [...catalogue.values()] : searchActions(catalogue, words);
  const found = all.filter((action) => mayDo(principal, action));
  const named =
    options.names === undefined ? found : found.filter(({ name }) => options.names?.includes(name));
  return named.slice(0, options.limit ?? named.length).map(summaryOf);
}

/** What an assistant is told about a request in plain words. */
export interface Found {
  /** What the credential may run, the best match first. */
  actions: ActionSummary[];
  /** What fits as well as those, and needs a scope that the credential has not. */
  notAllowed: { name: string; needs: string }[];
  /** Whether the best match of all is one of these. */
  bestNotAllowed: boolean;
  /** Said of what this service does not do, with the actions that come nearest. */
  notHere: { says: string; nearest: readonly string[] } | null;
  /** Whether the sentence model, which is on, did not answer in time, so that words alone decided. */
  byWordsAlone: boolean;
}

/** Among how many times as many as are asked for those are looked for that the credential may run: the rest fits nothing. */
const RELEVANT = 3;

/** The fitting actions among some, those that the credential may not run apart, and what is not done here at all. */
export async function findFor(
  { sentences }: Pick<BatchService, 'sentences'>,
  principal: Principal,
  among: ReadonlyMap<string, Findable>,
  query: string,
  limit: number,
): Promise<Found> {
  const words = inFull(query);
  const none = among.has(query.trim()) ? null : notHere(words);
  if (none !== null)
    return { actions: [], notAllowed: [], bestNotAllowed: false, notHere: none, byWordsAlone: false };
  const meaning = await likelihoodsByMeaning(sentences, words);
  const ranked = searchActions(among, words, meaning);
  const notAllowed = ranked.slice(0, limit).flatMap((action) => {
    const needs = missingScope(principal, action);
    return needs === null ? [] : [{ name: action.name, needs }];
  });
  const actions = ranked
    .slice(0, RELEVANT * limit)
    .filter((action) => mayDo(principal, action))
    .slice(0, limit);
  const bestNotAllowed = ranked[0] !== undefined && ranked[0].name === notAllowed[0]?.name;
  const byWordsAlone = sentences.isOn && meaning === null;
  return { actions: actions.map(summaryOf), notAllowed, bestNotAllowed, notHere: null, byWordsAlone };
}

/** One action with its schemas. @throws AppError NOT_FOUND with did_you_mean for a name not in the catalogue */
export function describeAction(principal: Principal, name: string): ActionDescription {
  const action = catalogue.get(name);
  if (action === undefined || !mayDo(principal, action)) {
    const own = new Map([...catalogue].filter(([, other]) => mayDo(principal, other)));
    const { near, says } = meantBy(name, own);
    throw new AppError(
      'NOT_FOUND',
      `No action ${name.slice(0, 100)} for this credential; ${says} GET /api/v1/batch/actions lists those that it may do.`,
      { field: 'name', extra: near === undefined ? {} : { did_you_mean: near } },
    );
  }
  return describe(action);
}

function summaryOf({ name, title, description, readOnly, scope, risk }: Findable): ActionSummary {
  return { name, title, description, kind: readOnly ? 'read' : 'write', scope, risk };
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
  return withCharge(service, principal, async (charge) => {
    const { request: read, understood } = await readUnderstood(service, principal, asked, options);
    return withUnderstood(await plan(service, principal, read, options, charge), understood);
  });
}

/** Commits a plan by its handle. A plan is single use; committing again replays its result. */
export async function commitPlan(
  service: BatchService,
  principal: Principal,
  handle: { plan_id: string; confirm_text: string },
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, true);
  return withCharge(service, principal, (charge) => commit(service, principal, handle, options, charge));
}

/** The current state of a batch. @throws AppError NOT_FOUND for credentials that may not see it */
export function getBatch(service: BatchService, principal: Principal, batchId: string): Promise<BatchReply> {
  return show(service, principal, batchId);
}

/** A page of the batches that a credential may see, the latest first; `without` reads only those that did more. @throws AppError BATCH_INVALID for unknown filters */
export function listBatches(
  service: BatchService,
  principal: Principal,
  filters: unknown,
  without: 'reads' | null = null,
): ReturnType<typeof list> {
  return list(service, principal, filters, without);
}

/**
 * Plans the undo of a batch, of some of its items, or of what one line of the activities tells. commitPlan carries it out.
 * @throws AppError NOT_FOUND, BATCH_INVALID, UNDO_CONFLICT when nothing can be taken back
 */
export async function planUndoOf(
  service: BatchService,
  principal: Principal,
  what: { batch_id: string; items?: readonly string[] } | { activity_id: string },
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, true);
  return withCharge(service, principal, async (charge) => {
    let batch: string;
    let items: readonly string[] | undefined;
    if ('activity_id' in what) {
      const found = await batchOfActivity(service, principal, what.activity_id);
      batch = found.batchId;
      items = [found.item];
    } else {
      batch = what.batch_id;
      items = what.items;
    }
    const body = { dry_run: true, ...(items === undefined ? {} : { items }) };
    const planned = undo(service, principal, batch, body, options, charge);
    return 'activity_id' in what ? planned.catch(refusedByActivity) : planned;
  });
}

/**
 * Undoes what one line of the activities tells: the item of a batch, or the tool call, that wrote it.
 * @throws AppError NOT_FOUND, BATCH_INVALID, UNDO_CONFLICT when nothing can be taken back
 */
export async function undoActivity(
  service: BatchService,
  principal: Principal,
  activityId: string,
  body: unknown,
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, true);
  return withCharge(service, principal, async (charge) => {
    const given = parseBody(UndoActivity, body);
    const { batchId, item } = await batchOfActivity(service, principal, activityId);
    const own = { ...given, items: [item] };
    return undo(service, principal, batchId, own, options, charge).catch(refusedByActivity);
  });
}

// Whoever named a line of the activities is told of that field, not of the batch behind it.
function refusedByActivity(error: unknown): never {
  if (error instanceof AppError && error.field === 'batch_id')
    throw new AppError(error.code, error.message, { ...error.details, field: 'activity_id' });
  throw error;
}

/** Cancels a batch: running items finish, committed ones stay. The id of a plan discards the plan. */
export async function cancelBatch(
  service: BatchService,
  principal: Principal,
  batchId: string,
): Promise<BatchReply> {
  admitAccount(principal, true);
  return isPlanId(batchId) ? discardPlan(service, principal, batchId) : cancel(service, principal, batchId);
}

/** Resumes a batch with corrections: `{ patch: { <label>: { input: {…} } } }`. Committed items are not run again. */
export async function resumeBatch(
  service: BatchService,
  principal: Principal,
  batchId: string,
  body: unknown,
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, true);
  return withCharge(service, principal, (charge) =>
    resume(service, principal, batchId, body, options, charge),
  );
}

/** Undoes committed items in reverse order, `{ items?: [labels] }`: per item done, conflict or irreversible. */
export async function undoBatch(
  service: BatchService,
  principal: Principal,
  batchId: string,
  body: unknown,
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, true);
  return withCharge(service, principal, (charge) => undo(service, principal, batchId, body, options, charge));
}

/**
 * Turns a single call that needs approval into a batch of one that waits for it, and returns its answer. Null where no
 * approval is needed.
 */
export async function holdForApproval(
  service: BatchService,
  principal: Principal,
  action: Action,
  input: unknown,
  options: BatchOptions,
): Promise<BatchReply | null> {
  if (!(await needsApproval(service, principal, [askedFor(action, input)]))) return null;
  admit(action, principal);
  // Charged as a batch, once it was parsed.
  await withCharge(service, principal, async (charge) => {
    parseInput(action, input);
    await charge(0, 0);
  });
  const reply = await submit(service, principal, { actions: [{ action: action.name, input }] }, options);
  const [item] = reply.data.items;
  if (reply.data.status !== 'failed' || reply.data.batch_id !== undefined || item?.error === undefined)
    return reply;
  // A call that would fail is not sent for approval: the caller gets the error as if the call had run.
  throw singleError(item.error);
}
