import type { Store } from '#db/store.ts';
import type { BudgetStore } from './budget.ts';

/** Counts each agency's usage in the store, so that it survives restarts and is shared by all processes. */
export function budgetStore(store: Store): BudgetStore {
  const begin = (account_id: string, period: string) => (tx: Parameters<Parameters<Store['read']>[0]>[0]) =>
    tx
      .insertInto('ai_budget')
      .values({ account_id, period, tokens: 0 })
      .onConflict((conflict) => conflict.columns(['account_id', 'period']).doNothing())
      .execute();
  return {
    reserve: ({ workspaceId, period, tokens, limit }) =>
      store.write(async ({ tx }) => {
        await begin(workspaceId, period)(tx);
        const rows = await tx
          .updateTable('ai_budget')
          .set((eb) => ({ tokens: eb('tokens', '+', tokens) }))
          .where('account_id', '=', workspaceId)
          .where('period', '=', period)
          .where('tokens', '<=', limit - tokens)
          .returning('tokens')
          .execute();
        return rows.length > 0;
      }),
    settle: ({ workspaceId, period, tokens }) =>
      store.write(async ({ tx }) => {
        await tx
          .updateTable('ai_budget')
          .set((eb) => ({ tokens: eb('tokens', '+', tokens) }))
          .where('account_id', '=', workspaceId)
          .where('period', '=', period)
          .execute();
      }),
  };
}
