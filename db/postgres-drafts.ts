import { LockOrderConflict, lockedWith, sequencesBack, sequencesKept } from './account-locks.ts';
import { handleOn } from './postgres-connection.ts';
import { isPostgresTransactionLost } from './postgres-errors.ts';
import type { Answer } from './postgres-query.ts';
import { isAbout, mayChange, type Shape, shapeOf } from './postgres-shapes.ts';
import type { PostgresTransaction } from './postgres-transaction.ts';
import type { Unit } from './store.ts';
import { RerunWithSavepoints } from './writer.ts';

type Read = Extract<Shape, { kind: 'read' }>;
type Values = readonly unknown[];

interface Asked {
  shape: Read;
  values: Values;
}

interface Written {
  text: string;
  values: Values;
  shape: Shape;
}

export type Outcome = { value: unknown } | { error: unknown };

/** A unit of work that was run on what stands in the store, with what it writes kept back. */
interface Draft {
  outcome: Outcome;
  /** Whether it asked for nothing that a draft cannot tell: the answer to a write, a lock, or what it had written itself. */
  isWhole: boolean;
  asked: Asked[];
  written: Written[];
}

/**
 * Runs units of work in one transaction. All of them are drafted first, at once, so that they ask together. Where no draft read
 * what another one writes, they are written as they stand; otherwise they run one after another.
 * @param unit whose parts are not waited for
 */
export async function runTogether(
  tx: PostgresTransaction,
  unit: Unit,
  works: readonly ((unit: Unit) => Promise<unknown>)[],
): Promise<Outcome[]> {
  const kept = sequencesKept(tx.db);
  // Unheard, its error would end the process; where the lock fails, the drafts tell it.
  kept.catch(() => {});
  const drafts = await Promise.all(works.map((work) => drafted(tx, work)));
  await tx.settled();
  if (standTogether(drafts)) {
    tx.postAll(drafts.flatMap(({ written }) => written));
    return drafts.map(({ outcome }) => outcome);
  }
  sequencesBack(tx.db, await kept);
  const outcomes: Outcome[] = [];
  for (const work of works)
    outcomes.push(
      await unit
        .savepoint(() => work(unit))
        .then(
          (value) => ({ value }),
          (error: unknown) => {
            if (error instanceof RerunWithSavepoints || endsAll(error)) throw error;
            return { error };
          },
        ),
    );
  return outcomes;
}

async function drafted(tx: PostgresTransaction, work: (unit: Unit) => Promise<unknown>): Promise<Draft> {
  const draft: Draft = { outcome: { value: undefined }, isWhole: true, asked: [], written: [] };
  const untold = async (): Promise<never> => {
    draft.isWhole = false;
    throw new Error('a draft cannot tell');
  };
  const ask = (text: string, values: Values): Promise<Answer> => {
    const shape = shapeOf(text);
    if (shape.kind !== 'read' || draft.written.some((written) => changes(written, { shape, values })))
      return untold();
    draft.asked.push({ shape, values });
    return tx.ahead(text, values);
  };
  const rows = async <R>(text: string, values: Values) => (await ask(text, values)).rows as R[];
  const post = (text: string, values: Values = []) => {
    draft.written.push({ text, values, shape: shapeOf(text) });
  };
  const db = handleOn({ rows, post }, ask);
  lockedWith(db, tx.db);
  draft.outcome = await work({ tx: db, savepoint: untold }).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in draft.outcome && endsAll(draft.outcome.error)) draft.isWhole = false;
  return draft;
}

/** Whether an error is not about the unit that it came from alone. */
const endsAll = (error: unknown): boolean =>
  error instanceof LockOrderConflict || isPostgresTransactionLost(error);

/**
 * Whether the drafts may be written one after another as they stand: none read what one before it writes, and none was
 * refused after it had written, as its numbers in the account's sequences would be missing.
 */
function standTogether(drafts: readonly Draft[]): boolean {
  const before = new Map<string, Written[]>();
  for (const { outcome, isWhole, asked, written } of drafts) {
    if (!isWhole || ('error' in outcome && written.length > 0)) return false;
    for (const one of asked)
      for (const table of before.keys())
        if (one.shape.tables.has(table) && before.get(table)?.some((other) => changes(other, one)))
          return false;
    for (const one of written) {
      if (!('table' in one.shape)) return false;
      const same = before.get(one.shape.table);
      if (same === undefined) before.set(one.shape.table, [one]);
      else same.push(one);
    }
  }
  return true;
}

const changes = (written: Written, asked: Asked): boolean =>
  isAbout(written.shape, asked.shape) && mayChange(written.shape, written.values, asked.shape, asked.values);
