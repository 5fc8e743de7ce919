import { type Principal, plansFirst } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { admit, admitAccount } from '#src/action/gates.ts';
import { parseInput } from '#src/action/parse.ts';
import { AppError, type ErrorCode } from '#src/lib/errors.ts';
import { withCharge } from './charge.ts';
import { plan } from './plan.ts';
import { hasLeft, mustBePlanned } from './reach.ts';
import type { BatchService } from './service.ts';
import { read } from './submit.ts';
import type { BatchOptions, BatchReply, ItemError } from './types.ts';

/** Whether a call of an action by this credential is shown as a plan before it is done. */
export function isPlannedFirst(
  principal: Principal,
  { risk, binds }: Pick<Action, 'risk' | 'binds'>,
  channel: BatchOptions['channel'],
  input: Readonly<Record<string, unknown>> = {},
): boolean {
  return (risk.outward || risk.destructive || binds?.(input) === true) && plansFirst(principal, channel);
}

/**
 * Plans a single call, as a batch of one, in place of running it. Nothing is done.
 * @throws AppError the action's own refusal where the call would fail
 */
export async function planCall(
  service: BatchService,
  principal: Principal,
  action: Action,
  input: unknown,
  options: BatchOptions,
): Promise<BatchReply> {
  admitAccount(principal, true);
  admit(action, principal);
  const reply = await withCharge(service, principal, async (charge) => {
    parseInput(action, input);
    const request = read(
      service,
      principal,
      { actions: [{ id: 'call', action: action.name, input }] },
      options,
    );
    return plan(service, principal, request, options, charge);
  });
  const [item] = reply.data.items;
  if (item?.error !== undefined) throw singleError(item.error);
  return { ...reply, status: 202 };
}

/** Refuses, inside the unit of a call, what reaches people; for a call of an action that only does so with some records. */
export function refuseReaching(action: Action): (effects: Parameters<typeof hasLeft>[1]) => void {
  return (effects) => {
    if (hasLeft(action, effects)) throw mustBePlanned(action);
  };
}

/** The error of a batch of one, told as if the call had run by itself. */
export function singleError({ code, message, field, fix: _, retryable: __, ...extra }: ItemError): AppError {
  return new AppError(code as ErrorCode, message, {
    field: field?.replace(/^actions\[0\]\.input\.?/, ''),
    extra,
  });
}
