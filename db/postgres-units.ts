import { sequencesBack, sequencesKept } from './account-locks.ts';
import { PostgresEarlyPart } from './postgres-early.ts';
import type { PostgresTransaction } from './postgres-transaction.ts';
import type { Unit } from './store.ts';
import { RerunWithSavepoints } from './writer.ts';

/** @param ahead whether parts may begin before their turn; not where a statement of such a part has failed */
const early = (tx: PostgresTransaction, ahead: boolean): Pick<Unit, 'beginEarly'> =>
  ahead
    ? {
        async beginEarly(works) {
          const parts = works.map((work) => new PostgresEarlyPart(tx, work));
          await Promise.all(parts.map(({ ready }) => ready));
          return parts;
        },
      }
    : {};

/** A unit that makes a savepoint for each part that asks for one, and waits for all that the part sent. */
export function unitOn(tx: PostgresTransaction, ahead: boolean): Unit {
  let depth = 0;
  return {
    tx: tx.db,
    ...early(tx, ahead),
    async savepoint(work) {
      // What was sent before is not of this part.
      tx.writeAll();
      await tx.settled();
      depth += 1;
      const name = `nested${depth}`;
      const kept = await sequencesKept(tx.db);
      tx.post(`savepoint ${name}`);
      try {
        const value = await work();
        tx.writeAll();
        tx.post(`release savepoint ${name}`);
        await tx.settled();
        return value;
      } catch (error) {
        await tx.settled().catch(() => {});
        tx.rollBackTo(name);
        sequencesBack(tx.db, kept);
        throw error;
      } finally {
        depth -= 1;
      }
    },
  };
}

/**
 * Runs a unit whose parts have no savepoints and are not waited for.
 * @throws RerunWithSavepoints when a part would have had to be rolled back, or a statement failed, whose part is not known
 */
export async function workTogether<T>(
  tx: PostgresTransaction,
  ahead: boolean,
  work: (unit: Unit) => Promise<T>,
  commit: () => Promise<void>,
): Promise<T> {
  let needsRerun = false;
  tx.keepWrites();
  const unit: Unit = {
    tx: tx.db,
    ...early(tx, ahead),
    async savepoint(part) {
      const before = tx.writes;
      try {
        return await part();
      } catch (error) {
        if (tx.writes === before && !tx.hasFailed) throw error;
        needsRerun = true;
        throw new RerunWithSavepoints();
      }
    },
  };
  try {
    const value = await work(unit);
    // The work may have caught the error of a part.
    if (needsRerun) throw new RerunWithSavepoints();
    await commit();
    return value;
  } catch (error) {
    // Even what is rolled back is told whether it could be written.
    if (!needsRerun && !tx.hasFailed) tx.writeAll();
    await tx.settled().catch(() => {});
    throw needsRerun || tx.hasFailed ? new RerunWithSavepoints() : error;
  }
}
