import * as z from 'zod';
import { holds, type Principal } from '#src/action/context.ts';
import type { Action } from '#src/action/define.ts';
import { type Problem as InputProblem, problemsOf } from '#src/action/parse.ts';
import { closest } from '#src/lib/closest.ts';
import { AppError } from '#src/lib/errors.ts';
import { guardAt, type Path, sourceAt } from '#src/lib/trust.ts';
import { MAX_CHAIN, orderOf } from './graph.ts';
import { fillReferences, findReferences, type Reference } from './references.ts';
import type { Reach } from './types.ts';

export const MAX_ITEMS = 100;
export const MAX_ITEMS_UNWAITED = 1000;
export const DEFAULT_WAIT_MS = 10_000;
export const MAX_WAIT_MS = 25_000;

const LABEL = /^[a-z][a-z0-9_]{0,31}$/;
const label = z
  .string()
  .regex(LABEL, 'must be a label: a small letter, then at most 31 small letters, digits or underscores');

const Item = z.strictObject({
  id: label.optional(),
  action: z.string().min(1).max(100),
  input: z.record(z.string(), z.unknown()).default({}),
  after: z.array(label).max(MAX_ITEMS_UNWAITED).default([]),
});

const Head = z.strictObject({
  mode: z.enum(['independent', 'atomic']).default('independent'),
  on_error: z.enum(['continue', 'stop', 'undo']).default('continue'),
  max_failures: z.int().min(1).max(MAX_ITEMS_UNWAITED).optional(),
  dry_run: z.boolean().default(false),
  reason: z.string().trim().min(1).max(500).optional(),
  wait_ms: z.int().min(0).max(MAX_WAIT_MS).default(DEFAULT_WAIT_MS),
  actions: z.unknown().optional(),
});

/** An item as it was accepted; what the store keeps of it. */
export interface StoredItem {
  id: string;
  action: string;
  input: Record<string, unknown>;
  after: string[];
}

/** A request without its items; what the store keeps of it. */
export interface StoredHead {
  mode: 'independent' | 'atomic';
  on_error: 'continue' | 'stop' | 'undo';
  max_failures: number | null;
  reason: string | null;
}

/** An item ready to run. */
export interface BatchItem extends StoredItem {
  readonly position: number;
  readonly definition: Action;
  readonly references: readonly Reference[];
  /** Positions of the items that must succeed first. */
  readonly needs: readonly number[];
  /** The checked input of an item without references. */
  readonly ready: unknown;
}

/** A request that holds together: its items in request order, and the order of their commits. */
export interface BatchRequest extends StoredHead {
  dryRun: boolean;
  waitMs: number;
  items: readonly BatchItem[];
  order: readonly number[];
}

/** One thing wrong with a request; `item` is the label of the item at fault. */
export interface Problem extends InputProblem {
  item?: string;
  code?: string;
}

export interface ReadOptions {
  catalogue: ReadonlyMap<string, Action>;
  principal: Principal;
  reach: Reach;
  /** Labels whose slow preparation is done already, by a plan. */
  frozen?: ReadonlySet<string>;
}

/**
 * Reads a request and checks all that can be known before it runs.
 * @throws AppError BATCH_INVALID with every problem in `error.problems`, PAYLOAD_TOO_LARGE for too many items
 */
export function readRequest(raw: unknown, options: ReadOptions): BatchRequest {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw batchInvalid([{ field: 'body', message: 'must be a JSON object with actions' }]);
  }
  const problems: Problem[] = [];
  const head = Head.safeParse(raw);
  if (!head.success) problems.push(...headProblems(head.error));
  const given = 'actions' in raw ? raw.actions : undefined;
  if (!Array.isArray(given) || given.length === 0) {
    problems.push({ field: 'actions', message: `must be a list of 1 to ${MAX_ITEMS} items` });
    throw batchInvalid(problems);
  }
  const settings = head.success ? head.data : Head.parse({});
  refuseTooMany(given.length, settings);
  const items = given.map((item, position) => readItem(item, position, problems));
  const { mode, on_error, max_failures = null, reason = null } = settings;
  const checked = checkItems(items, { mode, ...options }, problems);
  if (problems.length > 0) throw batchInvalid(problems);
  return {
    mode,
    on_error,
    max_failures,
    reason,
    dryRun: settings.dry_run,
    waitMs: settings.wait_ms,
    ...checked,
  };
}

/**
 * Checks stored items again, with a patch applied or after a restart.
 * @throws AppError BATCH_INVALID
 */
export function readStored(
  head: StoredHead,
  stored: readonly StoredItem[],
  options: ReadOptions,
): Pick<BatchRequest, 'items' | 'order'> {
  const problems: Problem[] = [];
  const checked = checkItems([...stored], { mode: head.mode, ...options }, problems);
  if (problems.length > 0) throw batchInvalid(problems);
  return checked;
}

/** The refusal that lists everything wrong with a request. */
export function batchInvalid(problems: readonly Problem[]): AppError {
  const [first] = problems;
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  const named =
    first === undefined
      ? ''
      : ` ${first.field}: ${first.message}${problems.length > 1 ? ' (and more)' : ''}.`;
  return new AppError(
    'BATCH_INVALID',
    `${count}; nothing has run.${named} Mend what error.problems lists and send the batch again.`,
    {
      field: first?.field,
      extra: { problems },
    },
  );
}

/** A path inside an item's input, in the words of the request. */
export function inputField(position: number, path: string): string {
  return `actions[${position}].input${path === '' || path === 'input' ? '' : `.${path}`}`;
}

function headProblems(error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue): Problem[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField('', key, Object.keys(Head.shape)))
      : [{ field: issue.path.join('.') || 'body', message: issue.message }],
  );
}

function unknownField(prefix: string, key: string, known: string[]): Problem {
  const near = closest(key, known);
  return {
    field: `${prefix}${key}`,
    message: `is not known here; ${near === undefined ? `known are ${known.join(', ')}` : `did you mean ${near}?`}`,
    ...(near === undefined ? {} : { did_you_mean: `${prefix}${near}` }),
  };
}

function refuseTooMany(count: number, settings: { mode: string; wait_ms: number; dry_run: boolean }): void {
  const waited = settings.wait_ms > 0 || settings.dry_run || settings.mode === 'atomic';
  const limit = waited ? MAX_ITEMS : MAX_ITEMS_UNWAITED;
  if (count <= limit) return;
  throw new AppError(
    'PAYLOAD_TOO_LARGE',
    waited
      ? `${count} actions are too many: at most ${MAX_ITEMS}, or ${MAX_ITEMS_UNWAITED} in an independent batch with wait_ms: 0.`
      : `${count} actions are too many: at most ${MAX_ITEMS_UNWAITED} in one batch. Send the rest in another.`,
    { field: 'actions' },
  );
}

function readItem(raw: unknown, position: number, problems: Problem[]): StoredItem | null {
  const parsed = Item.safeParse(raw);
  if (parsed.success) {
    const { id = `a${position + 1}`, action, input, after } = parsed.data;
    return { id, action, input, after };
  }
  for (const issue of parsed.error.issues) {
    const prefix = `actions[${position}]`;
    if (issue.code === 'unrecognized_keys') {
      problems.push(...issue.keys.map((key) => unknownField(`${prefix}.`, key, Object.keys(Item.shape))));
    } else {
      const path = issue.path
        .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
        .join('');
      problems.push({ field: prefix + path, message: issue.message });
    }
  }
  return null;
}

interface CheckOptions extends ReadOptions {
  mode: 'independent' | 'atomic';
}

function checkItems(
  given: readonly (StoredItem | null)[],
  options: CheckOptions,
  problems: Problem[],
): Pick<BatchRequest, 'items' | 'order'> {
  const positions = new Map<string, number>();
  given.forEach((item, position) => {
    if (item === null) return;
    const first = positions.get(item.id);
    if (first === undefined) positions.set(item.id, position);
    else {
      problems.push({
        field: `actions[${position}].id`,
        item: item.id,
        message: `${item.id} is the label of actions[${first}] already; labels are unique in a batch`,
      });
    }
  });
  const items: BatchItem[] = [];
  const needs: number[][] = given.map(() => []);
  given.forEach((item, position) => {
    if (item === null) return;
    const definition = definitionOf(item, position, options, problems);
    const { references, faults } = findReferences(item.input);
    for (const { at, message } of faults) {
      problems.push({ field: inputField(position, at.join('.')), item: item.id, message });
    }
    const wanted: [string, string][] = [
      ...item.after.map((name, index): [string, string] => [name, `actions[${position}].after[${index}]`]),
      ...references.map(({ from, at }): [string, string] => [from, inputField(position, at.join('.'))]),
    ];
    for (const [name, field] of wanted) {
      const target = positions.get(name);
      if (target === undefined) problems.push(unknownLabel(item.id, name, field, positions.keys()));
      else needs[position]?.push(target);
    }
    if (definition === undefined) return;
    const checked = checkInput(item, position, definition, references);
    problems.push(...checked.problems);
    const { ready } = checked;
    items.push({ ...item, position, definition, references, needs: needs[position] ?? [], ready });
  });
  const graph = orderOf(
    given.map((item, position) => ({ label: item?.id ?? `a${position + 1}`, needs: needs[position] ?? [] })),
  );
  if (graph.cycle !== null) {
    problems.push({
      field: 'actions',
      message: `${graph.cycle.join(' needs ')}: these items wait for one another; take one of the references or after labels out`,
    });
  } else if (graph.longest.length > MAX_CHAIN) {
    problems.push({
      field: 'actions',
      message: `${graph.longest.join(' → ')} is a chain of ${graph.longest.length}; at most ${MAX_CHAIN} items may depend on one another in a row`,
    });
  }
  if (problems.length === 0) problems.push(...forbiddenReferences(items, options.principal));
  return { items, order: graph.order };
}

function definitionOf(
  item: StoredItem,
  position: number,
  options: CheckOptions,
  problems: Problem[],
): Action | undefined {
  const definition = options.catalogue.get(item.action);
  const field = `actions[${position}].action`;
  if (definition === undefined) {
    const near = closest(item.action, options.catalogue.keys());
    problems.push({
      field,
      item: item.id,
      message: `${item.action} is not an action; ${near === undefined ? 'GET /api/v1/batch/actions?q=… finds them' : `did you mean ${near}?`}`,
      ...(near === undefined ? {} : { did_you_mean: near }),
    });
    return undefined;
  }
  const beyond = beyondReach(definition, options.reach);
  if (beyond !== null) problems.push({ field, item: item.id, message: beyond });
  const { mode, frozen } = options;
  const why = mode === 'atomic' && !frozen?.has(item.id) ? outsideUnit(definition, item) : null;
  if (why !== null) {
    problems.push({
      field,
      item: item.id,
      message: `${item.action} ${why}, so it cannot be part of an atomic batch; use mode independent${definition.ai ? ', or plan the batch (dry_run) and commit the plan' : ''}`,
    });
  }
  return definition;
}

/** Why an action's work cannot all be done in one unit; null when what it prepares can be made before. */
function outsideUnit(definition: Action, item: StoredItem): string | null {
  if (definition.prepare === null) return null;
  if (definition.reconcile !== null) return 'reaches outside while it runs';
  if (definition.ai) return 'has AI text made before it writes';
  const { references } = findReferences(item.input);
  return references.length > 0
    ? 'prepares its work from a result that is not there before the batch runs'
    : null;
}

function beyondReach(definition: Action, reach: Reach): string | null {
  if (reach === 'reads' && definition.kind === 'write') {
    return `${definition.name} writes; only reads can run here`;
  }
  if (reach === 'records' && (definition.risk.outward || definition.risk.destructive)) {
    const why = definition.risk.outward ? 'reaches people outside' : 'removes what cannot be brought back';
    return `${definition.name} ${why}; plan it (plan_actions) and commit the plan (commit_plan)`;
  }
  return null;
}

function unknownLabel(item: string, name: string, field: string, labels: Iterable<string>): Problem {
  const known = [...labels];
  const near = closest(name, known);
  return {
    field,
    item,
    message: `${name} is not the label of an item of this batch; ${near === undefined ? `they are ${known.slice(0, 20).join(', ')}` : `did you mean ${near}?`}`,
    ...(near === undefined ? {} : { did_you_mean: near }),
  };
}

const within = (path: Path, other: Path): boolean => other.every((token, index) => path[index] === token);

/** Faults of an item's input in all that is written out; what references will fill is left for the run. */
function checkInput(
  item: StoredItem,
  position: number,
  definition: Action,
  references: readonly Reference[],
): { problems: Problem[]; ready: unknown } {
  const given =
    references.length === 0 ? item.input : fillReferences(item.input, references, () => undefined);
  // Rules between fields cannot be judged while one of them is still to come.
  const schema = references.length === 0 ? definition.input : z.strictObject(definition.input.shape);
  const parsed = schema.safeParse(given);
  if (parsed.success) return { problems: [], ready: references.length === 0 ? parsed.data : undefined };
  const issues = parsed.error.issues.filter((issue) => {
    if (issue.code === 'unrecognized_keys') return true;
    const path = issue.path.map(String);
    return !references.some(({ at }) => within(path, at) || (within(at, path) && path.length > 0));
  });
  const problems = problemsOf(definition, new z.ZodError(issues)).map(({ field, message, did_you_mean }) => ({
    field: inputField(position, field),
    item: item.id,
    message,
    ...(did_you_mean === undefined ? {} : { did_you_mean: inputField(position, did_you_mean) }),
  }));
  return { problems, ready: undefined };
}

/** References that the labels already forbid: outsiders' text into guarded inputs, and money hidden from the credential. */
function forbiddenReferences(items: readonly BatchItem[], principal: Principal): Problem[] {
  const byLabel = new Map(items.map((item) => [item.id, item]));
  return items.flatMap((item) =>
    item.references.flatMap((reference): Problem[] => {
      const from = byLabel.get(reference.from);
      const why =
        from === undefined ? null : forbidden(reference, from.definition, item.definition, principal);
      if (why === null) return [];
      const field = inputField(item.position, reference.at.join('.'));
      return [{ field, item: item.id, code: 'REF_FORBIDDEN', message: why }];
    }),
  );
}

/** Why a reference may not be followed; null when it may. The one place that decides it. */
export function forbidden(
  reference: Reference,
  from: Action,
  into: Action,
  principal: Principal,
): string | null {
  const hidden = from.redactor.hidden({ has: (scope) => holds(principal, scope) });
  const path = reference.path.map((token) => (/^\d+$/.test(token) ? '*' : token));
  if (hidden.some((gate) => within(path, gate.split('.')))) {
    return `${reference.pointer} of ${reference.from} is money that this credential may not see, so it cannot be used`;
  }
  const source = sourceAt(from.output, reference.path);
  const guard = source === undefined ? undefined : guardAt(into.input, reference.at);
  if (guard === undefined) return null;
  return `${reference.pointer} of ${reference.from} is text from outside (${source}); it may not fill a ${guard} field. Write the value out yourself`;
}

/** A stored item with its input parsed, where it has no references. A run reports what no longer parses. */
export function parseReady(item: BatchItem): BatchItem {
  if (item.references.length > 0) return item;
  const parsed = item.definition.input.safeParse(item.input);
  return parsed.success ? { ...item, ready: parsed.data } : item;
}

/** A request as it can be read again. */
export function encodeRequest(request: BatchRequest): Record<string, unknown> {
  const { mode, on_error, max_failures, reason, waitMs, items } = request;
  return {
    mode,
    on_error,
    ...(max_failures === null ? {} : { max_failures }),
    ...(reason === null ? {} : { reason }),
    wait_ms: waitMs,
    actions: items.map(({ id, action, input, after }) => ({ id, action, input, after })),
  };
}
