import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BudgetStore, withBudget } from '#src/adapters/assistant/budget.ts';
import { createEmbeddedAssistant } from '#src/adapters/assistant/embedded.ts';
import { type Assistant, AssistantError, type AssistantErrorKind } from '#src/adapters/assistant/port.ts';

function memoryStore(): BudgetStore & { used: Map<string, number> } {
  const used = new Map<string, number>();
  const key = (entry: { workspaceId: string; period: string }) => `${entry.workspaceId} ${entry.period}`;
  return {
    used,
    async reserve({ tokens, limit, ...entry }) {
      const total = (used.get(key(entry)) ?? 0) + tokens;
      if (total > limit) return false;
      used.set(key(entry), total);
      return true;
    },
    async settle({ tokens, ...entry }) {
      used.set(key(entry), (used.get(key(entry)) ?? 0) + tokens);
    },
  };
}

/** An assistant at the edge of the system: it answers what a provider would have, or fails as one would. */
function provider(outcome: { input: number; output: number } | AssistantErrorKind): Assistant {
  return {
    engine: 'openai-compatible',
    async generate(request) {
      if (typeof outcome === 'string') throw new AssistantError(outcome, 'no');
      const usage = { inputTokens: outcome.input, outputTokens: outcome.output };
      return { object: request.schema.parse({}), engine: 'openai-compatible', model: 'm', notes: [], usage };
    },
  };
}

const request = { task: 't', brief: 'b', schema: z.object({}), facts: {}, workspaceId: 'acc_1' };
const march = () => new Date('2026-03-31T23:59:59Z');

describe('withBudget', () => {
  it('counts what was really used, by workspace and month', async () => {
    const store = memoryStore();
    const assistant = withBudget(provider({ input: 300, output: 100 }), {
      store,
      limitFor: () => 10_000,
      now: march,
    });
    await assistant.generate(request);
    await assistant.generate(request);
    await assistant.generate({ ...request, workspaceId: 'acc_2' });
    expect(Object.fromEntries(store.used)).toEqual({ 'acc_1 2026-03': 800, 'acc_2 2026-03': 400 });
  });

  it('refuses before anything is sent when the month is used up, and begins anew in the next', async () => {
    const store = memoryStore();
    const clock = { now: march() };
    const options = { store, limitFor: () => 2_500, now: () => clock.now };
    const assistant = withBudget(provider({ input: 2_000, output: 400 }), options);
    await assistant.generate(request);
    await expect(assistant.generate(request)).rejects.toMatchObject({ kind: 'budget_exhausted' });
    clock.now = new Date('2026-04-01T00:00:00Z');
    await expect(assistant.generate(request)).resolves.toMatchObject({ model: 'm' });
  });

  it('does not let calls at the same time pass the limit together', async () => {
    const store = memoryStore();
    const assistant = withBudget(provider({ input: 1, output: 1 }), {
      store,
      limitFor: () => 5_000,
      now: march,
    });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => assistant.generate(request)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('gives back what an endpoint that was not reached cannot have charged', async () => {
    const store = memoryStore();
    const options = { store, limitFor: () => 5_000, now: march };
    await expect(withBudget(provider('unavailable'), options).generate(request)).rejects.toThrow();
    expect(store.used.get('acc_1 2026-03')).toBe(0);
    await expect(withBudget(provider('timeout'), options).generate(request)).rejects.toThrow();
    expect(store.used.get('acc_1 2026-03')).toBeGreaterThan(0);
  });

  it('charges nothing for the embedded engine', async () => {
    const store = memoryStore();
    const embedded = createEmbeddedAssistant({ t: () => ({ object: {} }) });
    await withBudget(embedded, { store, limitFor: () => 0, now: march }).generate(request);
    expect(store.used.size).toBe(0);
  });
});
