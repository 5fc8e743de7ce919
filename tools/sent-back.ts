import { catalogue } from '#actions/catalogue.ts';
import type { Action } from '#src/action/define.ts';
import { execute, type Outcome } from '#src/action/execute.ts';
import { fieldsAt, valueAt } from '#src/action/parse.ts';
import { isOfView, takesRecord } from '#src/action/sent-back.ts';
import { isObject, sameJson } from '#src/domain/record/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { localTime } from '#src/lib/local-time.ts';
import { namesFor } from './named.ts';
import { zoneOf } from './outline.ts';
import { contentOf } from './render.ts';
import type { ToolCall } from './tool.ts';
import { untrustedIn } from './untrusted.ts';

type Fields = Record<string, unknown>;
type Caller = Pick<ToolCall, 'desk' | 'principal' | 'requestId'>;

/** A record as it stands: as it is stored, as it is shown, in short and in full. */
interface Standing {
  data: unknown;
  shown: Fields[];
}

/**
 * The arguments of an update without what was added when its record was shown: names beside ids, local times, counts of
 * notes, marks on what outsiders wrote. What was added and is not as it would be shown stays, and is refused by name.
 */
export async function asRecorded(action: Action, args: Fields, caller: Caller): Promise<Fields> {
  if (!takesRecord(action)) return args;
  const isAdded = (key: string): boolean =>
    key !== 'view' && !Object.hasOwn(action.input.shape, key) && !isOfView(action, key);
  if (!Object.keys(args).some(isAdded) && !holdsAdded(args)) return args;
  const stands = await standing(action, args, caller);
  const names = await namesFor(withoutNames(args), caller);
  const { timezone } = caller.principal.account;

  const follows = (record: Fields, key: string): boolean => {
    const told = record[key];
    if (key.endsWith('_local')) {
      const of = key.slice(0, -'_local'.length);
      const at = record[of];
      return typeof at === 'string' && told === localTime(at, zoneOf(record, of) ?? timezone);
    }
    if (!key.endsWith('_name')) return false;
    const base = key.slice(0, -'_name'.length);
    const id = record[`${base}_id`] ?? record[base];
    return typeof id === 'string' && told === names.get(id);
  };
  const isShownSo = (path: readonly string[], value: unknown): boolean =>
    stands?.shown.some((shown) => sameJson(valueAt(shown, path) ?? null, value)) === true;

  const visit = (value: unknown, path: readonly string[]): unknown => {
    // What was not changed is sent as it is stored, not as it was shown.
    const isNested = typeof value === 'object' && value !== null && path.length > 0;
    if (isNested && isShownSo(path, value)) return valueAt(stands?.data, path);
    if (Array.isArray(value)) return value.map((item, place) => visit(item, [...path, String(place)]));
    if (!isObject(value)) return value;
    if (isMarked(value)) return value.untrusted_text;
    const known = path.length === 0 ? null : fieldsAt(action, path);
    const kept = Object.entries(value).filter(([key, member]) => {
      const isExtra = known === null ? isAdded(key) : known.size > 0 && !known.has(key);
      return !isExtra || !(follows(value, key) || isShownSo([...path, key], member));
    });
    return Object.fromEntries(kept.map(([key, member]) => [key, visit(member, [...path, key])]));
  };
  const hidden = new Set(Array.isArray(args.hidden_by_scope) ? args.hidden_by_scope : []);
  const given = Object.entries(args).filter(([key, value]) => !(value === null && hidden.has(key)));
  return visit(Object.fromEntries(given), []) as Fields;
}

/** The items of a batch, each as `asRecorded` has it. What is no item stays as it is, for the batch to refuse. */
export async function itemsAsRecorded(items: unknown, caller: Caller): Promise<unknown> {
  if (!Array.isArray(items)) return items;
  const recorded: unknown[] = [];
  for (const item of items) {
    const action = isObject(item) && typeof item.action === 'string' ? catalogue.get(item.action) : undefined;
    const isUpdate = action !== undefined && isObject(item.input);
    recorded.push(isUpdate ? { ...item, input: await asRecorded(action, item.input, caller) } : item);
  }
  return recorded;
}

/** What a record is as its read shows it; null where no read has its name or it may not be read. */
async function standing(action: Action, args: Fields, caller: Caller): Promise<Standing | null> {
  const read = catalogue.get(readOf(action.name));
  if (read === undefined || read.kind !== 'read') return null;
  const input = Object.fromEntries(Object.entries(args).filter(([key]) => key in read.input.shape));
  const outcome = await readAs(read, input, caller);
  if (outcome === null) return null;
  const how = {
    names: await namesFor(outcome.data, caller),
    untrusted: untrustedIn(read),
    timezone: caller.principal.account.timezone,
  };
  return {
    data: outcome.data,
    shown: (['concise', 'full'] as const).map((view) => contentOf(read, outcome, { ...how, view })),
  };
}

async function readAs(read: Action, input: Fields, caller: Caller): Promise<Outcome | null> {
  const { desk, principal, requestId } = caller;
  try {
    const origin = { channel: 'mcp' as const, requestId };
    return await execute(desk.service.runtime, read, input, { principal, origin, charged: true });
  } catch (error) {
    // The update itself says what is wrong with the id, or that the record is not the caller's.
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The name of the read that shows what an update changes. */
const readOf = (name: string): string =>
  name === 'bd_set_patch' ? 'get_bd_patch' : name.replace(/^(bd_)?update_/, 'get_$1');

const isMarked = (value: Fields): boolean =>
  typeof value.untrusted_text === 'string' && Object.keys(value).every((key) => MARK.has(key));
const MARK: ReadonlySet<string> = new Set(['untrusted_text', 'source']);

/** Whether something is added anywhere inside a value. */
function holdsAdded(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsAdded);
  if (!isObject(value)) return false;
  return (
    isMarked(value) || Object.entries(value).some(([key, member]) => ADDED.test(key) || holdsAdded(member))
  );
}
const ADDED = /_(?:name|local)$/;

function withoutNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNames);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !ADDED.test(key));
  return Object.fromEntries(kept.map(([key, member]) => [key, withoutNames(member)]));
}
