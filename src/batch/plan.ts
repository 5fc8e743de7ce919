import * as z from 'zod';
import { json } from '#db/rows.ts';
import type { Principal } from '#src/access/principal.ts';
import { warningsFor } from '#src/action/context.ts';
import { stepsDoneSince, supersededBy } from '#src/domain/briefs/index.ts';
import { inProgress } from '#src/idempotency/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Agreed, Agreement } from './agreement.ts';
import { replyOf } from './answer.ts';
import { deciderOf, needsApproval, requestApproval } from './approval.ts';
import type { Charge } from './charge.ts';
import { KeyedRequest, replay } from './claims.ts';
import { countShown } from './count-shown.ts';
import type { BatchRequest, StoredItem } from './items.ts';
import { answerForReplay } from './load.ts';
import { planAnswer } from './plan-answer.ts';
import {
  decodeBinding,
  decodePrepared,
  insertPlan,
  type PlanRow,
  refuseDiscarded,
  requirePlan,
  usePlan,
} from './plan-store.ts';
import { batchInvalid } from './problems.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';
import { encodeRequest, readRequest } from './request.ts';
import { wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import { standing } from './settled-warnings.ts';
import { refuseStale } from './stale.ts';
import { newBatch, runAndWait } from './start.ts';
import { batchNotFound, findBatch, insertBatch } from './store.ts';
import type { BatchOptions, BatchReply } from './types.ts';
import { isUndoPlan, runUndoPlan } from './undo-plan.ts';

/** The body of a commit. */
export const Commit = z.strictObject({
  plan_id: z.string().max(100),
  confirm_text: z.string('must be the confirm_text of the plan, word for word').max(100_000),
});

/** Rehearses a request, and stores it as a plan when all of it would succeed. */
export async function plan(
  service: BatchService,
  principal: Principal,
  request: BatchRequest,
  options: BatchOptions,
  charge: Charge,
): Promise<BatchReply> {
  const backed = request.items.filter((item) => item.definition.ai).length;
  await charge(request.items.length, backed);
  const rehearsal = await rehearse(service, principal, request, options);
  const kept =
    rehearsal.succeeds || isSoleUntried(rehearsal)
      ? await service.store.write(
          (unit) =>
            insertPlan(unit.tx, principal, {
              request: { ...encodeRequest(request), warnings: warningsOf(rehearsal, principal) },
              prepared: rehearsal.prepared,
              binding: rehearsal,
              confirmText: rehearsal.confirmText,
            }),
          {
            account: principal.account.id,
          },
        )
      : null;
  const answer = planAnswer(rehearsal, principal, kept, service.runtime.recordPages);
  if (kept !== null && (await needsApproval(service, principal, request.items)))
    answer.needs_approval = deciderOf(request.items);
  await countShown(service, principal, answer);
  return replyOf(answer, {});
}

// They stand beside the request, so that whoever is offered the plan again is warned again.
function warningsOf({ states }: Rehearsal, principal: Principal): string[] {
  const warned = states.flatMap((state) => warningsFor(principal, standing(state, states)));
  return [...new Set(warned.map(({ message }) => message))];
}

// One step that cannot be tried out is agreed to by its words alone; together with others it is refused.
function isSoleUntried({ states, unknown }: Rehearsal): boolean {
  const [only] = states;
  return states.length === 1 && only?.status === 'planned' && unknown.has(only.item.id);
}

/** Commits a plan by its handle; committing again replays its result. */
export async function commit(
  service: BatchService,
  principal: Principal,
  raw: unknown,
  options: BatchOptions,
  charge: Charge,
): Promise<BatchReply> {
  const parsed = Commit.safeParse(raw);
  if (!parsed.success) {
    throw batchInvalid(
      parsed.error.issues.map((issue) => ({
        field: issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
        message:
          issue.code === 'unrecognized_keys'
            ? 'is not part of a commit, which takes plan_id and confirm_text alone'
            : issue.message,
      })),
    );
  }
  const keyed = KeyedRequest.of(service, principal, 'batch', raw, options);
  const known = await keyed.savedReply();
  if (known !== null) {
    const { answer, headers } = await replay(service, principal, known);
    return replyOf(answer, headers);
  }
  const found = await service.store.read((db) => requirePlan(db, principal, parsed.data.plan_id));
  if (found.batch_id !== null) return committedBefore(service, principal, found);
  refuseUnfit(found, parsed.data.confirm_text);
  const run = isUndoPlan(found) ? runUndoPlan : runPlan;
  try {
    return await run(service, principal, found, keyed, options, charge);
  } catch (error) {
    if (!(error instanceof AppError && error.status === 409)) throw error;
    // Another commit of it that came at the same time may be what this one conflicts with.
    const now = await service.store.read((db) => requirePlan(db, principal, found.id));
    if (now.batch_id === null) throw error;
    return committedBefore(service, principal, now);
  }
}

async function runPlan(
  service: BatchService,
  principal: Principal,
  found: PlanRow,
  keyed: KeyedRequest,
  options: BatchOptions,
  charge: Charge,
): Promise<BatchReply> {
  const frozen = decodePrepared(found.prepared);
  const { warnings: _, ...asked } = json.decode<{ warnings?: unknown }>(found.request);
  const request = readRequest(asked, {
    catalogue: service.batches.catalogue,
    principal,
    reach: 'all',
    frozen: new Set(frozen.keys()),
  });
  await refuseDone(service, found, request.items);
  const { inFlight } = service.runtime;
  const flight = `plan ${found.id}`;
  if (inFlight.has(flight)) throw inProgress();
  inFlight.add(flight);
  try {
    keyed.reserve();
    // AI-backed preparations were charged when the plan was made.
    const backed = request.items.filter(({ id, definition }) => definition.ai && !frozen.has(id)).length;
    await charge(request.items.length, backed);
    const now = await rehearse(service, principal, request, options, frozen);
    const bound = decodeBinding(found.versions);
    refuseStale({ ...bound, confirmText: found.confirm_text }, now, service.batches.catalogue, principal);
    const more = { planId: found.id, idempotencyKey: keyed.key };
    if (await needsApproval(service, principal, request.items)) {
      return await requestApproval(service, principal, request, now, keyed, options, more);
    }
    const batch = newBatch(principal, request, options, more);
    const agreed: Agreed = {
      by: 'plan',
      ...bound,
      items: request.items,
      unknown: new Set(now.unknown.keys()),
    };
    return await runAndWait(
      {
        service,
        batch,
        items: request.items,
        order: request.order,
        principal,
        frozen,
        agreement: new Agreement(service, principal, agreed, request.items),
        begin: async (tx) => {
          await usePlan(tx, found, batch.id);
          await insertBatch(tx, batch, request.items);
          await keyed.save(tx, { batch_id: batch.id, attempt: 0 });
        },
      },
      keyed,
      options.waitMs ?? request.waitMs,
      options,
    );
  } finally {
    keyed.release();
    inFlight.delete(flight);
  }
}

async function committedBefore(
  service: BatchService,
  principal: Principal,
  found: PlanRow,
): Promise<BatchReply> {
  const answer = await service.store.read(async (db) => {
    const row = await findBatch(db, found.account_id, found.batch_id ?? '');
    if (row === undefined) throw batchNotFound(found.batch_id ?? '');
    // An undo is an attempt of the batch that it takes back, so its outcome is how the batch stands.
    return answerForReplay(db, service, principal, row, isUndoPlan(found) ? row.attempt : 0);
  });
  await countShown(service, principal, answer);
  return replyOf(answer, { 'Idempotency-Replayed': 'true' });
}

// The same mail twice: what was agreed to once is not done again by a plan that was left open.
async function refuseDone(
  { store }: Pick<BatchService, 'store'>,
  found: PlanRow,
  items: readonly StoredItem[],
): Promise<void> {
  const { account_id, id, created_at } = found;
  const done = await store.read((db) => stepsDoneSince(db, account_id, created_at));
  const batch_id = supersededBy(items, done, 'words');
  if (batch_id === null) return;
  throw new AppError(
    'CONFLICT',
    `All of plan ${id} was done since it was made, word for word (get_batch ${batch_id}), so nothing was done again. Only if it is wanted a second time, plan it again and commit that plan.`,
    { field: 'plan_id', extra: { batch_id } },
  );
}

function refuseUnfit(found: PlanRow, confirmText: string): void {
  refuseDiscarded(found);
  if (found.expires_at <= wallClock()) {
    throw new AppError(
      'PLAN_EXPIRED',
      'The plan has expired; a plan can be committed for 15 minutes. Plan again (plan_actions, or over HTTP with dry_run: true), and commit that plan.',
      { field: 'plan_id' },
    );
  }
  if (confirmText !== found.confirm_text) {
    throw new AppError(
      'CONFIRM_TEXT_MISMATCH',
      "confirm_text is not the plan's, word for word, so nothing has run. Read the plan's text, and send exactly it if that is what is meant.",
      { field: 'confirm_text', extra: { expected: found.confirm_text } },
    );
  }
}
