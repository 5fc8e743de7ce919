import { type Assistant, AssistantError } from './port.ts';

/** Storage for usage. Both calls are atomic; a period is a calendar month in UTC, `2026-03`. */
export interface BudgetStore {
  /** Add `tokens` unless the period's total would pass `limit`; false when it would. */
  reserve(entry: { workspaceId: string; period: string; tokens: number; limit: number }): Promise<boolean>;
  /** Correct a reservation by what was really used; `tokens` may be negative. */
  settle(entry: { workspaceId: string; period: string; tokens: number }): Promise<void>;
}

export type BudgetOptions = {
  store: BudgetStore;
  /** Tokens, in and out together, that the workspace may use in one calendar month. */
  limitFor: (workspaceId: string) => Promise<number> | number;
  now: () => Date;
  /** Tokens reserved for an answer before its length is known. Default 2,000. */
  expectedOutputTokens?: number;
};

/** About four characters per token; accurate enough for a reservation, which is settled afterwards. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * Limits an assistant to each workspace's budget. Tokens are reserved before the call, so that concurrent calls cannot
 * exceed the limit together, and corrected afterwards. The embedded engine costs nothing.
 */
export function withBudget(assistant: Assistant, options: BudgetOptions): Assistant {
  if (assistant.engine === 'embedded') return assistant;
  const { store } = options;
  return {
    engine: assistant.engine,
    async generate(request) {
      const { workspaceId } = request;
      const period = options.now().toISOString().slice(0, 7);
      const { brief, facts, instructions, data } = request;
      const characters = JSON.stringify({ brief, facts, instructions, data }).length;
      const reserved = Math.ceil(characters / CHARACTERS_PER_TOKEN) + (options.expectedOutputTokens ?? 2_000);
      const limit = await options.limitFor(workspaceId);
      if (!(await store.reserve({ workspaceId, period, tokens: reserved, limit }))) {
        throw new AssistantError(
          'budget_exhausted',
          'The workspace has used its assistant budget of this month; it starts anew next month.',
        );
      }
      try {
        const answer = await assistant.generate(request);
        const used = answer.usage.inputTokens + answer.usage.outputTokens;
        // An endpoint that reports no usage is charged the estimate.
        if (used > 0) await store.settle({ workspaceId, period, tokens: used - reserved });
        return answer;
      } catch (error) {
        // A failed call may have been charged; the reservation is only returned if nothing was sent.
        if (error instanceof AssistantError && error.kind === 'unavailable') {
          await store.settle({ workspaceId, period, tokens: -reserved });
        }
        throw error;
      }
    },
  };
}
