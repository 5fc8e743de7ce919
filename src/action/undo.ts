import type { RecordChange, RecordType, WriteContext } from '#src/domain/context.ts';
import { AppError } from '#src/lib/errors.ts';
import type { CompletedAction, Difference, UndoOutcome } from './define.ts';

/** The change that an action made to the one record of a type; undefined when it made none. */
function changeOf(done: Pick<CompletedAction, 'changes'>, type: RecordType): RecordChange | undefined {
  return done.changes.find((change) => change.type === type);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

type Alike = (name: string, a: unknown, b: unknown) => boolean;
const sameAnyway: Alike = (_, a, b) => same(a, b);

/** A kind of record by its declared members. */
interface Declared {
  readonly type: RecordType;
  /** The members that a change can set. */
  readonly restorable: readonly string[];
  /** Whether two snapshots of a member hold the same, as far as both releases that made them know it. */
  readonly sameMember: Alike;
}

/**
 * How a record differs from how a change left it; null when it does not. What only one of the two snapshots has is a
 * field of another release, which nobody changed.
 * @param fields the members that count; all but updated_at when left out
 */
function changedSince(
  left: object,
  now: object | null,
  fields: readonly string[] = Object.keys(left).filter((name) => name !== 'updated_at'),
  alike: Alike = sameAnyway,
): Difference | null {
  const was = left as Record<string, unknown>;
  const is = (now ?? {}) as Record<string, unknown>;
  const shared = now === null ? fields : fields.filter((name) => name in was && name in is);
  const differing = shared.filter((name) => !alike(name, was[name], is[name]));
  if (differing.length === 0) return null;
  return Object.fromEntries(
    differing.map((name) => [name, { left: was[name] ?? null, now: is[name] ?? null }]),
  );
}

/** The members that an action reached, or moved, and that whoever takes it back may not see. */
function unseenOf(
  { unseen }: CompletedAction,
  { before, after, reached = [] }: RecordChange,
  alike: Alike,
): ReadonlySet<string> {
  if (unseen === undefined || before === null || after === null) return NOTHING;
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return new Set(
    [...unseen.members].filter((name) => reached.includes(name) || !alike(name, was[name], is[name])),
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What differs of the members that an undo writes. What is hidden is not compared, as that would tell whether it is what
 * somebody guesses: it counts as changed once anything of the record was changed since.
 */
function differenceOf(
  { unseen: given }: CompletedAction,
  { id, after: left }: RecordChange,
  now: object,
  members: readonly string[],
  unseen: ReadonlySet<string>,
  alike: Alike,
): Difference | null {
  if (left === null) return null;
  const open = members.filter((name) => !unseen.has(name));
  const difference = changedSince(left, now, open, alike);
  const [was, is] = [left as Record<string, unknown>, now as Record<string, unknown>];
  const moment = given?.putBack.get(id) ?? is.updated_at;
  if (unseen.size === 0 || moment === was.updated_at) return difference;
  const hidden = members.filter((name) => unseen.has(name));
  return {
    ...difference,
    ...Object.fromEntries(hidden.map((name) => [name, { left: was[name] ?? null, now: is[name] ?? null }])),
  };
}

/** Notes that a record stands as it did before a change, where it was as that change had left it. */
function putBack({ unseen }: CompletedAction, { id, before, after }: RecordChange, now: object): void {
  if (unseen === undefined || before === null || after === null) return;
  const moment = unseen.putBack.get(id) ?? Reflect.get(now, 'updated_at');
  if (moment === Reflect.get(after, 'updated_at')) unseen.putBack.set(id, Reflect.get(before, 'updated_at'));
  else unseen.putBack.delete(id);
}

/** Reads a record as its module shows it; NOT_FOUND counts as deleted since. */
async function current(read: () => Promise<object>): Promise<object | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

const gone = (change: RecordChange): UndoOutcome => ({
  outcome: 'conflict',
  record: { type: change.type, id: change.id },
  difference: { deleted: { left: false, now: true } },
});

type Members =
  /** The members of a declared record; those that a change can set, when left out. */
  | { record: Declared; fields?: readonly string[] }
  /** The members that `write` takes; others (derived ones, timestamps) follow from them. */
  | { type: RecordType; fields: readonly string[] };

function declared(options: Members): Declared {
  if ('record' in options) {
    const { record, fields = record.restorable } = options;
    return { type: record.type, restorable: fields, sameMember: record.sameMember };
  }
  const { type, fields } = options;
  return { type, restorable: fields, sameMember: sameAnyway };
}

/** The inverse of an update: writes back the members that the action changed, unless one of them was changed since. */
export function restoring(
  options: Members & {
    read(ctx: WriteContext, id: string, change: RecordChange): Promise<object>;
    write(
      ctx: WriteContext,
      id: string,
      fields: Record<string, unknown>,
      change: RecordChange,
    ): Promise<unknown>;
  },
): (ctx: WriteContext, done: CompletedAction) => Promise<UndoOutcome> {
  const { type, restorable, sameMember } = declared(options);
  return async (ctx, done) => {
    const change = changeOf(done, type);
    if (change === undefined || change.before === null || change.after === null) return { outcome: 'done' };
    const before = change.before as Record<string, unknown>;
    const after = change.after as Record<string, unknown>;
    const unseen = unseenOf(done, change, sameMember);
    const changed = restorable.filter(
      (name) => unseen.has(name) || !sameMember(name, before[name], after[name]),
    );
    if (changed.length === 0) return { outcome: 'done' };
    const now = await current(() => options.read(ctx, change.id, change));
    if (now === null) return gone(change);
    const difference = differenceOf(done, change, now, changed, unseen, sameMember);
    if (difference !== null) {
      return { outcome: 'conflict', record: { type: change.type, id: change.id }, difference };
    }
    const fields = Object.fromEntries(changed.map((name) => [name, before[name] ?? null]));
    await options.write(ctx, change.id, fields, change);
    putBack(done, change, now);
    return { outcome: 'done' };
  };
}

/**
 * The inverse of an action that changes many records of one type: all are restored, or, when one of them was changed
 * since, none.
 */
export function restoringEach(
  options: Parameters<typeof restoring>[0],
): (ctx: WriteContext, done: CompletedAction) => Promise<UndoOutcome> {
  const { type: restored } = declared(options);
  const restore = restoring(options);
  return async (ctx, done) => {
    const whole = new Map<string, RecordChange>();
    for (const change of done.changes.filter(({ type }) => type === restored)) {
      whole.set(change.id, { ...change, before: whole.get(change.id)?.before ?? change.before });
    }
    const conflicts = { ...options, write: () => Promise.resolve() };
    for (const one of [restoring(conflicts), restore]) {
      for (const change of whole.values()) {
        const undone = await one(ctx, { ...done, changes: [change] });
        if (undone.outcome !== 'done') return undone;
      }
    }
    return { outcome: 'done' };
  };
}

/** The inverse of a creation: deletes the record, unless it was changed since. */
export function removing(options: {
  type: RecordType;
  /** The members that count as a change of the record; all of them when left out. */
  fields?: readonly string[];
  read(ctx: WriteContext, id: string, change: RecordChange): Promise<object>;
  remove(ctx: WriteContext, id: string, change: RecordChange): Promise<unknown>;
}): (ctx: WriteContext, done: CompletedAction) => Promise<UndoOutcome> {
  return async (ctx, done) => {
    const change = changeOf(done, options.type);
    if (change === undefined || change.after === null) return { outcome: 'done' };
    if (change.before !== null) {
      return {
        outcome: 'irreversible',
        why: `${change.label ?? change.id} existed before and was not made here.`,
      };
    }
    const now = await current(() => options.read(ctx, change.id, change));
    if (now === null) return gone(change);
    const difference = unlikeMade(done, change, now, options.fields);
    if (difference !== null) {
      return { outcome: 'conflict', record: { type: change.type, id: change.id }, difference };
    }
    await options.remove(ctx, change.id, change);
    return { outcome: 'done' };
  };
}

// As for an update: of a record with hidden members, any change since counts as one of those.
function unlikeMade(
  done: CompletedAction,
  change: RecordChange,
  now: object,
  fields: readonly string[] | undefined,
): Difference | null {
  const made = change.after ?? {};
  const members = fields ?? Object.keys(made).filter((name) => name !== 'updated_at');
  const unseen = new Set(members.filter((name) => done.unseen?.members.has(name)));
  return differenceOf(done, change, now, members, unseen, sameAnyway);
}

/** The inverse of a deletion that keeps what it deleted: brings the record back, as it was. */
export function bringingBack(options: {
  type: RecordType;
  /** @throws AppError when it no longer fits, which is a conflict */
  bringBack(ctx: WriteContext, id: string, changes: readonly RecordChange[]): Promise<unknown>;
}): (ctx: WriteContext, done: CompletedAction) => Promise<UndoOutcome> {
  return async (ctx, done) => {
    const deleted = done.changes.find(({ type, after }) => type === options.type && after === null);
    if (deleted !== undefined) await options.bringBack(ctx, deleted.id, done.changes);
    return { outcome: 'done' };
  };
}
