import { internalPrincipal } from '#src/access/internal.ts';
import { nowFor } from '#src/access/principal.ts';
import { finish, type Runtime } from '#src/action/execute.ts';
import { runInUnit } from '#src/action/unit.ts';
import type { WriteContext } from '#src/domain/context.ts';
import { newId } from '#src/lib/ids.ts';

/** What the audit calls the work that the service does by itself. */
export interface SystemWork<T> {
  /** As an action's: verb_noun. */
  name: string;
  title: string;
  run(ctx: WriteContext): Promise<T>;
}

/**
 * Runs work in an account as the service itself: one unit with its audit, events and change feed, as an action's is.
 * @returns what the work answers, or undefined where the account is shut and nothing was done
 */
export async function runAsSystem<T>(
  runtime: Runtime,
  accountId: string,
  work: SystemWork<T>,
): Promise<T | undefined> {
  const effects = await runtime.store.write(
    async (unit) => {
      const principal = await internalPrincipal(unit.tx, accountId, { type: 'system', name: 'Deskhand' });
      if (principal === undefined) return undefined;
      const { status, plan } = principal.account;
      if (status !== 'active' || plan !== 'active') return undefined;
      let answer: { value: T } | undefined;
      const made = await runInUnit(
        unit,
        {
          name: work.name,
          title: work.title,
          write: async (ctx) => {
            answer = { value: await work.run(ctx) };
          },
          status: () => 200,
          subject: () => null,
        },
        undefined,
        undefined,
        { ...principal, deployment: runtime.deployment },
        { face: 'job', requestId: newId('request') },
        nowFor(principal),
      );
      return { made, answer };
    },
    { account: accountId },
  );
  if (effects === undefined) return undefined;
  finish(runtime, effects.made);
  return effects.answer?.value;
}
