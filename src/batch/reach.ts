import type { Action } from '#src/action/define.ts';
import type { Effects } from '#src/action/unit.ts';
import { AppError } from '#src/lib/errors.ts';

/** Whether an action leaves the agency, binds it or cannot be undone, whatever its input. */
export function leaves({ risk, reaches }: Pick<Action, 'risk' | 'reaches'>): boolean {
  return risk.destructive || (risk.outward && reaches === null);
}

/** Whether what an action did leaves the agency, binds it or cannot be undone. */
export function hasLeft(
  { risk, reaches }: Pick<Action, 'risk' | 'reaches'>,
  effects: Effects | null,
): boolean {
  return risk.destructive || (risk.outward && (reaches?.(effects?.changes ?? []) ?? true));
}

/** The refusal of an outward step where only records may be kept. It is thrown in the unit of the step, which rolls back. */
export function mustBePlanned(action: Pick<Action, 'name'>): AppError {
  return new AppError(
    'CONFLICT',
    `${action.name} reaches people outside or binds the agency here, so nothing was done. Plan it (plan_actions) and commit the plan (commit_plan).`,
    { type: 'plan_needed' },
  );
}
