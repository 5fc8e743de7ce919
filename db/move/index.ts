import { sql } from 'kysely';
import { AppError } from '#src/lib/errors.ts';
import type { Store } from '../store.ts';
import { countOf, keyOf, type Part, removeRows, searchPart, sumOf, tablePart } from './rows.ts';
import type { Scope } from './scope.ts';
import { cursorOf, endMove, type MoveState, setCursor, setMoveState } from './state.ts';
import { movedTables } from './tables.ts';

export { type MoveState, movedTo, moveState, setMoved } from './state.ts';

const PAGE = 500;

/** How far a move has come. */
export interface MoveProgress {
  doing: 'copy' | 'compare';
  table: string;
  /** Rows so far, of all tables. */
  done: number;
  total: number;
}

/** What was moved: the rows of each table, and the SHA-256 over them that both stores gave. */
export type MovedSums = Record<string, { rows: number; sha256: string }>;

export interface MoveOptions {
  /** The agency; null for the whole store. */
  account: string | null;
  /** Who is at the other end, so that a move goes on from where it began and nowhere else. */
  source: string;
  /** A move of before that this one goes on with. */
  state: MoveState | null;
  progress(step: MoveProgress): void;
}

/**
 * Copies rows from one store to another, in chunks that commit with how far they came, and compares both afterwards. Killed at
 * any point it goes on when it is run again. An agency is removed where it came from once both agreed.
 * @throws AppError CONFLICT where the two differ afterwards
 */
export async function moveRows(from: Store, to: Store, options: MoveOptions): Promise<MovedSums> {
  const { account, source } = options;
  const scope: Scope = { account };
  const tables = (await movedTables()).map(tablePart);
  const parts = (store: Store): Part[] => [...tables, searchPart(store.dialect)];
  if (options.state === null) await setMoveState(to, { source, account, verified: false });
  const sums = options.state?.verified
    ? {}
    : await copyAndCompare({ from, to, scope, reading: parts(from), writing: parts(to) }, options.progress);
  await setMoveState(to, { source, account, verified: true });
  // Until PostgreSQL knows how many rows came it takes wrong indexes, and counts by itself only after a minute.
  if (to.dialect === 'postgres') await to.write(({ tx }) => sql`analyze`.execute(tx));
  if (account !== null)
    await from.write(
      async ({ tx }) => {
        for (const part of parts(from).reverse()) await removeRows(tx, part, account, from.dialect);
      },
      { account },
    );
  return sums;
}

/**
 * Takes back what a move of one agency has copied so far. The rows of apps that registered by themselves stay: others may use
 * them. Killed in between it is run again.
 */
export async function abandonRows(to: Store, account: string): Promise<void> {
  const parts = [...(await movedTables()).map(tablePart), searchPart(to.dialect)];
  await to.write(
    async ({ tx }) => {
      for (const part of parts.reverse()) await removeRows(tx, part, account, to.dialect);
    },
    { account },
  );
  await endMove(to);
}

/** What a move that was compared leaves in the store that it filled is taken away: servers may start on it. */
export const finishMove = endMove;

interface Copying {
  from: Store;
  to: Store;
  scope: Scope;
  reading: Part[];
  writing: Part[];
}

async function copyAndCompare(
  { from, to, scope, reading, writing }: Copying,
  progress: MoveOptions['progress'],
): Promise<MovedSums> {
  let total = 0;
  for (const part of reading) total += await countOf(from, part, scope);
  let done = 0;
  for (const [at, part] of reading.entries()) {
    const into = writing[at] ?? part;
    done += await alreadyThere(to, into, scope);
    await copy(from, to, part, into, scope, (rows) => {
      done += rows;
      progress({ doing: 'copy', table: part.name, done, total });
    });
  }
  const sums: MovedSums = {};
  done = 0;
  for (const [at, part] of reading.entries()) {
    const before = await sumOf(from, part, scope, PAGE);
    const after = await sumOf(to, writing[at] ?? part, scope, PAGE);
    const shared = part.account === null && scope.account !== null;
    if (before.sha256 !== after.sha256 && !shared)
      throw new AppError(
        'CONFLICT',
        `The table ${part.name} is not the same in both stores: ${before.rows} rows where it comes from, ${after.rows} where it goes. Something wrote to one of them meanwhile. Nothing was removed; empty the destination, stop every process on both and move again.`,
      );
    sums[part.name] = before;
    done += before.rows;
    progress({ doing: 'compare', table: part.name, done, total });
  }
  return sums;
}

const alreadyThere = async (to: Store, part: Part, scope: Scope): Promise<number> =>
  (await cursorOf(to, part.name)) === null ? 0 : countOf(to, part, scope);

async function copy(
  from: Store,
  to: Store,
  part: Part,
  into: Part,
  scope: Scope,
  copied: (rows: number) => void,
): Promise<void> {
  let after = await cursorOf(to, part.name);
  for (;;) {
    const since = after;
    const rows = await from.read((db) => part.page(db, scope, since, PAGE));
    if (rows.length === 0) return;
    after = keyOf(part, rows.at(-1));
    const reached = after;
    await to.write(async ({ tx }) => {
      await into.insert(tx, rows);
      await setCursor(tx, part.name, reached);
    });
    copied(rows.length);
  }
}
