import { internalPrincipal } from '#src/access/internal.ts';
import { nowFor } from '#src/access/principal.ts';
import { emptyNotes, readContext } from '#src/action/context.ts';
import { type Runtime, wakeWorkersFor } from '#src/action/execute.ts';
import { runInUnit } from '#src/action/unit.ts';
import type { Context, WriteContext } from '#src/domain/context.ts';
import { newId } from '#src/lib/ids.ts';

/** Work that the service does by itself, with its names in the audit. */
export interface SystemWork<T> {
  /** As an action's: verb_noun. */
  name: string;
  title: string;
  run(ctx: WriteContext): Promise<T>;
  /** Whether it comes in masses, for which nobody waits. */
  patient?: boolean;
}

/**
 * Runs work in an account as the service itself: one unit with its audit, events and change feed, as an action's is.
 * @returns the result of the work, or undefined where the account is closed and nothing was done
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
        { channel: 'job', requestId: newId('request') },
        nowFor(principal),
      );
      return { made, answer };
    },
    { account: accountId, ...(work.patient === true ? { patient: true } : {}) },
  );
  if (effects === undefined) return undefined;
  wakeWorkersFor(runtime, effects.made);
  return effects.answer?.value;
}

/**
 * Reads in an account as the service itself.
 * @returns the result, or undefined where the account is closed
 */
export async function readAsSystem<T>(
  runtime: Runtime,
  accountId: string,
  work: (ctx: Context) => Promise<T>,
): Promise<T | undefined> {
  return runtime.store.read(async (db) => {
    const principal = await internalPrincipal(db, accountId, { type: 'system', name: 'Deskhand' });
    if (principal === undefined) return undefined;
    const { status, plan } = principal.account;
    if (status !== 'active' || plan !== 'active') return undefined;
    return work(
      readContext({ ...principal, deployment: runtime.deployment }, nowFor(principal), db, emptyNotes()),
    );
  });
}
