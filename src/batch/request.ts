import * as z from 'zod';
import { readInput } from '#src/action/sent-back.ts';
import { AppError } from '#src/lib/errors.ts';
import { checkItems } from './check.ts';
import type { BatchItem, BatchRequest, ReadOptions, StoredHead, StoredItem } from './items.ts';
import { batchInvalid, type Problem, unknownField } from './problems.ts';

export const MAX_ITEMS = 100;
const MAX_ITEMS_UNWAITED = 1000;
export const DEFAULT_WAIT_MS = 10_000;
export const MAX_WAIT_MS = 25_000;

/** How many unknown fields of one object are reported. */
const MAX_UNKNOWN = 50;

const LABEL = /^[a-z][a-z0-9_]{0,31}$/;
const label = z
  .string()
  .regex(LABEL, 'must be a label: a small letter, then at most 31 small letters, digits or underscores');

const Item = z.strictObject({
  id: label.optional(),
  action: z.string().min(1).max(100),
  input: z
    .record(z.string(), z.unknown())
    .default({})
    .describe('Of the action; in place of a value {"$from": "<id of another item>", "path": "/id"}.'),
  after: z.array(label).max(MAX_ITEMS_UNWAITED).default([]).describe('Ids of items that must succeed first.'),
});

const Head = z.strictObject({
  mode: z
    .enum(['independent', 'atomic'])
    .default('independent')
    .describe('atomic: all or nothing, at most 100 items.'),
  on_error: z
    .enum(['continue', 'stop', 'undo'])
    .default('continue')
    .describe('What an independent batch does after an item failed.'),
  max_failures: z.int().min(1).max(MAX_ITEMS_UNWAITED).optional().describe('Stop after so many.'),
  dry_run: z.boolean().default(false).describe('Try it out: the answer is a plan, and nothing changes.'),
  reason: z.string().trim().min(1).max(500).optional().describe('Why, for the record.'),
  wait_ms: z
    .int()
    .min(0)
    .max(MAX_WAIT_MS)
    .default(DEFAULT_WAIT_MS)
    .describe('How long to wait for the end before the answer is 202; 0 for more than 100 items.'),
  actions: z.unknown().optional(),
});

/** The body of a request to run or to plan, for the description of the interface. */
export const RequestBody = Head.extend({ actions: z.array(Item).min(1).max(MAX_ITEMS_UNWAITED) });

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

function headProblems(error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue): Problem[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MAX_UNKNOWN).map((key) => unknownField('', key, Object.keys(Head.shape)))
      : [{ field: issue.path.join('.') || 'body', message: issue.message }],
  );
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
      const reported = issue.keys.slice(0, MAX_UNKNOWN);
      problems.push(...reported.map((key) => unknownField(`${prefix}.`, key, Object.keys(Item.shape))));
    } else {
      const path = issue.path
        .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
        .join('');
      problems.push({ field: prefix + path, message: issue.message });
    }
  }
  return null;
}

/** A stored item with its input parsed, if it has no references. An input that no longer parses is reported by the run. */
export function parseReady(item: BatchItem): BatchItem {
  if (item.references.length > 0) return item;
  const parsed = readInput(item.definition, item.input);
  return parsed.success ? { ...item, ready: parsed.data } : item;
}

/** A request in the form that `readRequest` reads. */
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
