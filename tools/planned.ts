import type { Action } from '#src/action/define.ts';
import type { Outcome } from '#src/action/execute.ts';
import { parseInput } from '#src/action/parse.ts';
import { commitPlan, type ItemAnswer, planBatch } from '#src/batch/index.ts';
import { chargeThenRethrow } from '#src/http/request.ts';
import { AppError, type ErrorCode } from '#src/lib/errors.ts';
import { optionsOf } from './batch-options.ts';
import type { ShownForm, ToolCall } from './tool.ts';

/**
 * The text that a person confirms before an outward or destructive tool call: the confirm text of a plan of the call, or,
 * where it cannot be rehearsed, its arguments.
 */
export async function confirmationText(
  call: ToolCall,
  action: Action,
  input: Record<string, unknown>,
): Promise<{ message: string; plan?: ShownForm['plan'] }> {
  try {
    parseInput(action, input);
  } catch (error) {
    return chargeThenRethrow(call.desk.service, call.principal)(error);
  }
  try {
    const request = { actions: [{ id: 'call', action: action.name, input }] };
    const { data } = await planBatch(call.desk.service, call.principal, request, optionsOf(call, 'all'));
    if (data.plan_id !== undefined && data.confirm_text !== undefined)
      return { message: data.confirm_text, plan: { id: data.plan_id, text: data.confirm_text } };
    // A call that would fail is refused at once.
    if (data.items[0]?.error !== undefined) throw refusalOf(data.items[0], undefined);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    call.desk.service.log.warn({ request_id: call.requestId, err: error }, 'a call could not be planned');
  }
  const lines = Object.entries(input).map(([key, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${key}: ${text.length > 500 ? `${text.slice(0, 500)}…` : text}`;
  });
  return { message: [`${action.title}?`, ...lines].join('\n') };
}

/**
 * Commits the plan that a person confirmed.
 * @returns the action's outcome
 * @throws AppError the action's error; the plan codes when records have changed in between
 */
export async function commitPlanned(call: ToolCall, plan: NonNullable<ShownForm['plan']>): Promise<Outcome> {
  const { data } = await commitPlan(
    call.desk.service,
    call.principal,
    { plan_id: plan.id, confirm_text: plan.text },
    { ...optionsOf(call, 'all'), onItem: undefined },
  );
  const [item] = data.items;
  if (item === undefined || item.status !== 'succeeded') throw refusalOf(item, data.batch_id);
  return {
    status: item.http_status ?? 200,
    data: item.result,
    envelope: {},
    meta: item.meta ?? {},
    warnings: item.warnings ?? [],
    hidden: item.hidden_by_scope ?? [],
  };
}

function refusalOf(item: ItemAnswer | undefined, batchId: string | undefined): AppError {
  if (item?.error !== undefined) {
    const { code, message, field } = item.error;
    // Removes the path prefix of the batch, which the caller does not know.
    const own = field?.replace(/^actions\[0\]\.input\.?/, '');
    return new AppError(code as ErrorCode, message, {
      ...(own === undefined || own === '' ? {} : { field: own }),
      status: item.http_status ?? 422,
    });
  }
  return new AppError(
    'CONFLICT',
    `It is not done: ${item?.status ?? 'nothing ran'}. Read it with get_batch.`,
    {
      extra: { batch_id: batchId, status: item?.status },
    },
  );
}
