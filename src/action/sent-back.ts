import * as z from 'zod';
import { innermost, isObject, sameJson } from '#src/domain/record/index.ts';
import type { Action } from './define.ts';
import { pagedKind, recordPath } from './record-pages.ts';

/** The members of a view that came back with an update, on its parsed input. No rule of the domain reads them. */
const SENT_BACK = Symbol('members of the view that were sent back');

type Members = Readonly<Record<string, unknown>>;

/**
 * Parses an action's input. An update may carry the members of its record's view that it cannot set, as whoever sends back
 * what was read does: they are set aside, to be compared with what stands (`differingFrom`).
 * @param schema the action's own, or one that refuses less
 */
export function readInput(
  action: Pick<Action, 'name' | 'input' | 'output'>,
  raw: unknown,
  schema: z.ZodObject = action.input,
) {
  const given = raw ?? {};
  const aside = isObject(given) ? setAside(action, given) : null;
  if (aside === null) return schema.safeParse(given);
  const parsed = schema.safeParse(aside.rest);
  if (parsed.success && Object.keys(aside.members).length > 0)
    Object.defineProperty(parsed.data, SENT_BACK, { value: aside.members });
  return parsed;
}

/**
 * Those of the members sent back with an input that are not as they stand.
 * @param views the record as it stood and as it stands: what follows from others may be told in one of them alone
 * @param made whether the update itself made the record, as the first one of a territory or an ad does: before it, what is
 * empty was so, and what is none of the record's members told of there being none
 */
export function differingFrom(
  views: readonly Members[],
  input: unknown,
  made = false,
): [name: string, sent: unknown][] {
  const members = isObject(input) ? (input as { [SENT_BACK]?: Members })[SENT_BACK] : undefined;
  if (members === undefined) return [];
  const stoodEmpty = (name: string, sent: unknown) =>
    made && (sent === null || views.every((view) => !(name in view)));
  return Object.entries(members).filter(
    ([name, sent]) => !stoodEmpty(name, sent) && !views.some((view) => isTold(name, sent, view)),
  );
}

/** Whether an input carries members that are to be compared. */
export const sendsBack = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && SENT_BACK in input;

function setAside(
  { name, input, output }: Pick<Action, 'name' | 'input' | 'output'>,
  given: Record<string, unknown>,
): { members: Record<string, unknown>; rest: Record<string, unknown> } | null {
  if (!takesRecord({ name, output })) return null;
  const kept = Object.keys(given).filter((key) =>
    Object.hasOwn(input.shape, key)
      ? isOfRecordAlone({ input, output }, key, given[key])
      : isOfView({ output }, key),
  );
  if (kept.length === 0) return null;
  const aside = new Set(kept);
  const entries = Object.entries(given);
  return {
    members: Object.fromEntries(entries.filter(([key]) => aside.has(key))),
    rest: Object.fromEntries(entries.filter(([key]) => !aside.has(key))),
  };
}

/** Whether an action takes the record that it changes as it was read, members that it cannot set included. */
export const takesRecord = ({ name, output }: Pick<Action, 'name' | 'output'>): boolean =>
  UPDATES.test(name) && shapesOf(output).length > 0;

/** Whether a member is one of the view that an action answers. */
export const isOfView = ({ output }: Pick<Action, 'output'>, key: string): boolean =>
  shapesOf(output).some((shape) => Object.hasOwn(shape, key) || key === 'url');

/** Whether a value is one that a record may have and that its update cannot set: the status of a job that was filled. */
function isOfRecordAlone({ input, output }: Pick<Action, 'input' | 'output'>, key: string, value: unknown) {
  const set: z.ZodType | undefined = input.shape[key];
  if (typeof value !== 'string' || set === undefined || set.safeParse(value).success) return false;
  return shapesOf(output).some(({ [key]: shown }) => {
    return shown !== undefined && isVocabulary(shown) && shown.safeParse(value).success;
  });
}

/** The shapes in which an action answers a record: more than one where there may be none of it yet (the ad of a job). */
function shapesOf(output: z.ZodType): Readonly<Record<string, z.ZodType>>[] {
  if (output instanceof z.ZodUnion) return output.options.flatMap((option) => shapesOf(option as z.ZodType));
  return output instanceof z.ZodObject ? [output.shape] : [];
}

const isVocabulary = (schema: z.ZodType): boolean => innermost(schema) instanceof z.ZodEnum;

/** The actions that are sent members of a record; those of its tags and preferences take steps and parts instead. */
const UPDATES =
  /(?:^|_)(?<!bulk_)update_(?!candidate_(?:tags|preferences)$)|^bd_set_patch$|^configure_board$/;

function isTold(name: string, sent: unknown, stands: Members): boolean {
  if (name !== 'url' || name in stands) return saysSame(sent, stands[name]);
  const { id } = stands;
  return (
    typeof id === 'string' &&
    pagedKind(id) !== undefined &&
    typeof sent === 'string' &&
    sent.endsWith(recordPath(id))
  );
}

// A short view leaves out members that are empty or said elsewhere: what an object lacks is no difference.
function saysSame(sent: unknown, stands: unknown): boolean {
  if (Array.isArray(sent) && Array.isArray(stands))
    return sent.length === stands.length && sent.every((item, at) => saysSame(item, stands[at]));
  if (isObject(sent) && isObject(stands) && Object.keys(sent).length > 0)
    return Object.entries(sent).every(([key, value]) => saysSame(value, stands[key]));
  return sameJson(sent ?? null, stands ?? null);
}
