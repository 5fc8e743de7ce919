import * as z from 'zod';
import { type Principal, scopesOf } from '#src/access/principal.ts';
import { warningsFor } from '#src/action/context.ts';
import { withPages } from '#src/action/record-pages.ts';
import { addMs } from '#src/lib/clock.ts';
import { AppError, type ErrorCode } from '#src/lib/errors.ts';
import { redactDifference } from './record-redactor.ts';
import { settledNotes } from './settled-warnings.ts';
import { hasEnded, type ItemState, isSettled, withoutSecrets } from './state.ts';
import type {
  BatchAnswer,
  BatchReply,
  BatchStatus,
  ItemAnswer,
  KeptUndo,
  Next,
  UndoAnswer,
} from './types.ts';

/** The parts of an answer other than its items. */
export interface AnswerHead {
  batchId?: string | undefined;
  planId?: string | undefined;
  status: BatchStatus;
  confirmText?: string | undefined;
  expiresAt?: string | undefined;
  approval?: BatchAnswer['approval'];
  askedBy?: string | undefined;
  decision?: BatchAnswer['decision'] | undefined;
}

/**
 * A batch as a credential may see it.
 * @param pages the address at which people open the pages of records; null for none
 * @param secrets whether secrets that are shown once are included: only in the first answer
 */
export function answerOf(
  head: AnswerHead,
  states: readonly ItemState[],
  principal: Principal,
  pages: string | null,
  secrets = false,
): BatchAnswer {
  return {
    ...(head.batchId === undefined ? {} : { batch_id: head.batchId }),
    ...(head.planId === undefined ? {} : { plan_id: head.planId }),
    status: head.status,
    counts: countsOf(states),
    next: nextOf(head, states),
    ...(head.confirmText === undefined ? {} : { confirm_text: head.confirmText }),
    ...(head.expiresAt === undefined ? {} : { expires_at: head.expiresAt }),
    ...(head.approval === undefined ? {} : { approval: head.approval }),
    ...(head.askedBy === undefined ? {} : { asked_by: head.askedBy }),
    ...(head.decision === undefined ? {} : { decision: head.decision }),
    ...undoneOf(
      states.map(({ undo }) => undo),
      principal,
    ),
    items: states.map((state) => itemAnswer(state, principal, pages, secrets, states)),
  };
}

/**
 * An item as a credential may see it.
 * @param batch the items that were tried or done with it, which may end what it warns of
 */
export function itemAnswer(
  state: ItemState,
  principal: Principal,
  pages: string | null,
  secrets = false,
  batch: readonly ItemState[] = [],
): ItemAnswer {
  const { item } = state;
  const action = item.definition;
  const answer: ItemAnswer = { id: item.id, action: item.action, status: state.status };
  if (state.httpStatus !== null) answer.http_status = state.httpStatus;
  if (state.data !== undefined && (state.status === 'succeeded' || state.status === 'undone')) {
    const scopes = scopesOf(principal);
    const data = secrets ? state.data : withoutSecrets(action, state.data);
    answer.result = withPages(action.redactor.redact(data, scopes), pages);
    const hidden = action.redactor.hidden(scopes);
    if (hidden.length > 0) answer.hidden_by_scope = hidden;
    // Whom it wrote to and what it left is not so any more once it is undone.
    const told = state.status === 'undone' ? { warnings: [], meta: {} } : settledNotes(state, batch);
    if (Object.keys(told.meta).length > 0) answer.meta = told.meta;
    const warnings = warningsFor(principal, told.warnings);
    if (warnings.length > 0) answer.warnings = warnings;
  }
  if (state.error !== null) answer.error = state.error;
  if (state.causedBy !== null) answer.caused_by = state.causedBy;
  if (state.undo !== null) answer.undo = undoAnswer(state.undo, principal);
  if (state.status === 'unknown' && action.reconcile !== null && item.ready !== undefined) {
    answer.reconcile = action.reconcile(item.ready);
  }
  return answer;
}

/** Who undid something of a batch last, and when, by the clock that the credential sees; empty where nothing was. */
export function undoneOf(
  outcomes: readonly (KeptUndo | null)[],
  { clockOffsetMs }: Principal,
): Pick<BatchAnswer, 'undone'> {
  let last: { by: string; at: string } | undefined;
  for (const undo of outcomes)
    if (undo?.by !== undefined && undo.at !== undefined && (last === undefined || undo.at > last.at))
      last = { by: undo.by, at: undo.at };
  return last === undefined ? {} : { undone: { by: last.by, at: addMs(last.at, clockOffsetMs) } };
}

/** The outcome of an undo as a credential may see it: hidden values are null on both sides, and their paths listed. */
function undoAnswer({ by: _, at: __, warnings, ...kept }: KeptUndo, principal: Principal): UndoAnswer {
  const told = warningsFor(principal, warnings ?? []);
  const undone = told.length === 0 ? kept : { ...kept, warnings: told };
  const conflict = Conflict.safeParse(undone.error);
  if (undone.error === undefined || !conflict.success) return undone;
  const { difference, hidden } = redactDifference(
    principal,
    conflict.data.record.type,
    conflict.data.difference,
  );
  if (hidden.length === 0) return undone;
  return { ...undone, error: { ...undone.error, difference, hidden_by_scope: hidden } };
}

const Conflict = z.object({
  record: z.object({ type: z.string() }),
  difference: z.record(z.string(), z.object({ left: z.unknown(), now: z.unknown() })),
});

function countsOf(states: readonly ItemState[]): BatchAnswer['counts'] {
  const counts: BatchAnswer['counts'] = { succeeded: 0, failed: 0, skipped: 0, not_run: 0 };
  for (const { status } of states) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function nextOf(head: AnswerHead, states: readonly ItemState[]): Next {
  switch (head.status) {
    case 'planned':
      return head.planId === undefined ? null : 'commit';
    case 'awaiting_approval':
      return 'approve';
    case 'running':
      return 'wait';
    case 'partial':
    case 'failed':
    case 'rolled_back': {
      const undone = states.some(({ undo }) => undo !== null);
      return !undone && head.batchId !== undefined && states.some(({ status }) => !isSettled(status))
        ? 'resume'
        : null;
    }
    default:
      return null;
  }
}

/** The reply for the state of a batch. @throws AppError BATCH_ROLLED_BACK for an atomic batch that failed */
export function replyOf(answer: BatchAnswer, headers: Record<string, string>): BatchReply {
  if (answer.status === 'rolled_back') throw rolledBack(answer, headers);
  if (answer.status === 'running' || answer.status === 'awaiting_approval') {
    return {
      status: 202,
      data: answer,
      headers: { ...headers, Location: `/api/v1/batch/${answer.batch_id}` },
    };
  }
  const good = answer.status === 'succeeded' || answer.items.every(({ status }) => status === 'planned');
  return { status: good ? 200 : 207, data: answer, headers };
}

function rolledBack(answer: BatchAnswer, headers: Record<string, string>): AppError {
  const root = answer.items.find(({ status }) => status === 'failed');
  const { message = 'an item failed', field } = root?.error ?? {};
  const retryAfter = root?.error?.retry_after;
  return new AppError(
    'BATCH_ROLLED_BACK',
    `Nothing was kept, because ${root?.id ?? 'an item'} failed: ${message}`,
    {
      status: root?.http_status,
      field,
      headers,
      retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
      extra: {
        cause: root?.error?.code as ErrorCode | undefined,
        fix: root?.error?.fix,
        batch_id: answer.batch_id,
        batch_status: answer.status,
        counts: answer.counts,
        next: answer.next,
        items: answer.items,
      },
    },
  );
}

/** How many items have ended. */
export function endedCount(states: readonly ItemState[]): number {
  return states.filter(({ status }) => hasEnded(status)).length;
}
