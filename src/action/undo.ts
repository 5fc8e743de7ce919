import * as z from 'zod';
import type { RecordChange, RecordType, WriteContext } from '#src/domain/context.ts';
import { equalBySchema, requireKnown, toPresentSchema } from '#src/domain/record/index.ts';
import { AppError } from '#src/lib/errors.ts';
import type { CompletedAction, Difference, UndoOutcome } from './define.ts';

/** The change that an action made to the one record of a type; undefined when it made none. */
function changeOf(done: Pick<CompletedAction, 'changes'>, type: RecordType): RecordChange | undefined {
  return done.changes.find((change) => change.type === type);
}

/** Whether two snapshots of a member are equal; `later` says that the second may come from a later release. */
type MemberComparison = (name: string, first: unknown, second: unknown, later: boolean) => boolean;
type Shape = NonNullable<CompletedAction['shape']>;

/** The restorable members of a type of record. */
interface RestorableRecord {
  readonly type: RecordType;
  readonly shape: Shape;
  /** The members that a change can set. */
  readonly restorable: readonly string[];
  readonly sameMember: MemberComparison;
}

const schemaIn = (shape: Shape, name: string): z.ZodType | undefined => {
  const schema = shape[name];
  return schema instanceof z.ZodType ? schema : undefined;
};

const sameUnderSchema =
  (shape: Shape): MemberComparison =>
  (name, first, second, later) =>
    equalBySchema(schemaIn(shape, name), first, second, later);

/**
 * The members in which a record differs from the state that a change left; null when it does not. A member that only one
 * of the two snapshots has belongs to another release and is ignored.
 * @param fields the members to compare
 */
function changedSince(
  left: object,
  now: object | null,
  fields: readonly string[],
  same: MemberComparison,
): Difference | null {
  const was = left as Record<string, unknown>;
  const is = (now ?? {}) as Record<string, unknown>;
  const shared = now === null ? fields : fields.filter((name) => name in was && name in is);
  const differing = shared.filter((name) => !same(name, was[name], is[name], true));
  if (differing.length === 0) return null;
  return Object.fromEntries(
    differing.map((name) => [name, { left: was[name] ?? null, now: is[name] ?? null }]),
  );
}

/** The members that an action set or changed and that the credential of the undo may not see. */
function hiddenChanges(
  { hidden }: CompletedAction,
  { before, after, reached = [] }: RecordChange,
  same: MemberComparison,
): ReadonlySet<string> {
  if (hidden === undefined || before === null || after === null) return NOTHING;
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return new Set(
    [...hidden.members].filter((name) => reached.includes(name) || !same(name, was[name], is[name], false)),
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The difference in the members that an undo writes. Hidden members are not compared, as the outcome would confirm a
 * guessed value: they count as changed when anything of the record was changed since.
 */
function differenceOf(
  { hidden: known }: CompletedAction,
  { id, after: left }: RecordChange,
  now: object,
  members: readonly string[],
  hiddenMembers: ReadonlySet<string>,
  same: MemberComparison,
): Difference | null {
  if (left === null) return null;
  const open = members.filter((name) => !hiddenMembers.has(name));
  const difference = changedSince(left, now, open, same);
  const [was, is] = [left as Record<string, unknown>, now as Record<string, unknown>];
  const moment = known?.restored.get(id) ?? is.updated_at;
  if (hiddenMembers.size === 0 || moment === was.updated_at) return difference;
  const hiddenNames = members.filter((name) => hiddenMembers.has(name));
  return {
    ...difference,
    ...Object.fromEntries(
      hiddenNames.map((name) => [name, { left: was[name] ?? null, now: is[name] ?? null }]),
    ),
  };
}

/** Notes that a record is restored to its state before a change, if nothing else had changed it since. */
function noteRestored({ hidden }: CompletedAction, { id, before, after }: RecordChange, now: object): void {
  if (hidden === undefined || before === null || after === null) return;
  const moment = hidden.restored.get(id) ?? Reflect.get(now, 'updated_at');
  if (moment === Reflect.get(after, 'updated_at')) hidden.restored.set(id, Reflect.get(before, 'updated_at'));
  else hidden.restored.delete(id);
}

/** Reads a record's current state; null when it is not found, as it was deleted since. */
async function current(read: () => Promise<object>): Promise<object | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

const deletedSince = (change: RecordChange): UndoOutcome => ({
  outcome: 'conflict',
  record: { type: change.type, id: change.id },
  difference: { deleted: { left: false, now: true } },
});

type Members =
  /** The members of a declared record; all restorable ones when left out. */
  | { record: RestorableRecord; fields?: readonly string[] }
  /** The members of an object in a declared record, each of which is set by itself. */
  | { record: RestorableRecord; within: string; fields: readonly string[]; members: Shape }
  /** The members that `write` takes; derived ones and timestamps follow from them. */
  | { type: RecordType; fields: readonly string[] };

function restorableOf(options: Members, shape: Shape = {}): RestorableRecord {
  if ('within' in options) {
    const { record, fields, members } = options;
    return { type: record.type, shape: members, restorable: fields, sameMember: sameUnderSchema(members) };
  }
  if ('record' in options) {
    const { record, fields = record.restorable } = options;
    return { type: record.type, shape: record.shape, restorable: fields, sameMember: record.sameMember };
  }
  const { type, fields } = options;
  return { type, shape, restorable: fields, sameMember: sameUnderSchema(shape) };
}

/** The record, or the object in it, whose members are written back. */
function partOf(record: object, options: Members): Record<string, unknown> {
  const part: unknown = 'within' in options ? Reflect.get(record, options.within) : record;
  return (part ?? {}) as Record<string, unknown>;
}

/** An earlier value of a member, in its current form. @throws AppError CONFLICT for a value that is no longer valid */
function asToday(
  schema: z.ZodType | undefined,
  name: string,
  was: unknown,
  left: unknown,
  now: unknown,
): unknown {
  const value = toPresentSchema(schema, was ?? null, left, now);
  if (schema !== undefined) requireKnown(schema, value, name);
  return value;
}

/** The undo of an update: restores the members that the action changed, unless one of them was changed since. */
export function undoUpdate(
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
  return async (ctx, done) => {
    const { type, shape, restorable, sameMember } = restorableOf(options, done.shape);
    const change = changeOf(done, type);
    if (change === undefined || change.before === null || change.after === null) return { outcome: 'done' };
    const before = partOf(change.before, options);
    const after = partOf(change.after, options);
    const hiddenNames = hiddenChanges(done, change, sameMember);
    const changed = restorable.filter(
      (name) => hiddenNames.has(name) || !sameMember(name, before[name], after[name], false),
    );
    if (changed.length === 0) return { outcome: 'done' };
    const now = await current(() => options.read(ctx, change.id, change));
    if (now === null) return deletedSince(change);
    const is = partOf(now, options);
    const difference = differenceOf(done, { ...change, after }, is, changed, hiddenNames, sameMember);
    if (difference !== null) {
      return { outcome: 'conflict', record: { type: change.type, id: change.id }, difference };
    }
    const fields = Object.fromEntries(
      changed.map((name) => [
        name,
        asToday(schemaIn(shape, name), name, before[name], after[name], is[name]),
      ]),
    );
    await options.write(ctx, change.id, fields, change);
    noteRestored(done, change, now);
    return { outcome: 'done' };
  };
}

/**
 * The undo of an action that updates many records, of one type or of several: restores all of them, or none when one was
 * changed since.
 */
export function undoUpdates(
  ...types: readonly Parameters<typeof undoUpdate>[0][]
): (ctx: WriteContext, done: CompletedAction) => Promise<UndoOutcome> {
  const checks = types.map((options) => ({ ...options, write: () => Promise.resolve() }));
  return async (ctx, done) => {
    for (const options of [...checks, ...types]) {
      const restore = undoUpdate(options);
      for (const change of wholeChanges(done, restorableOf(options).type)) {
        const undone = await restore(ctx, { ...done, changes: [change] });
        if (undone.outcome !== 'done') return undone;
      }
    }
    return { outcome: 'done' };
  };
}

/** One change for each record of a type, from before its first change to after its last. */
function wholeChanges({ changes }: CompletedAction, type: RecordType): RecordChange[] {
  const whole = new Map<string, RecordChange>();
  for (const change of changes.filter((one) => one.type === type))
    whole.set(change.id, { ...change, before: whole.get(change.id)?.before ?? change.before });
  return [...whole.values()];
}

/** The undo of a creation: deletes the record, unless it was changed since. */
export function undoCreate(options: {
  type: RecordType;
  /** The members to compare; all of them when left out. */
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
    if (now === null) return deletedSince(change);
    const difference = differenceFromCreated(done, change, now, options.fields);
    if (difference !== null) {
      return { outcome: 'conflict', record: { type: change.type, id: change.id }, difference };
    }
    await options.remove(ctx, change.id, change);
    return { outcome: 'done' };
  };
}

// As for an update, hidden members count as changed when anything of the record was changed since.
function differenceFromCreated(
  done: CompletedAction,
  change: RecordChange,
  now: object,
  fields: readonly string[] | undefined,
): Difference | null {
  const made = change.after ?? {};
  const members = fields ?? Object.keys(made).filter((name) => name !== 'updated_at');
  const hiddenNames = new Set(members.filter((name) => done.hidden?.members.has(name)));
  return differenceOf(done, change, now, members, hiddenNames, sameUnderSchema(done.shape ?? {}));
}

/** The undo of a soft deletion: restores the record as it was. */
export function undoDelete(options: {
  type: RecordType;
  /** @throws AppError when it no longer fits, which is a conflict */
  restore(ctx: WriteContext, id: string, changes: readonly RecordChange[]): Promise<unknown>;
}): (ctx: WriteContext, done: CompletedAction) => Promise<UndoOutcome> {
  return async (ctx, done) => {
    const deleted = done.changes.find(({ type, after }) => type === options.type && after === null);
    if (deleted !== undefined) await options.restore(ctx, deleted.id, done.changes);
    return { outcome: 'done' };
  };
}
