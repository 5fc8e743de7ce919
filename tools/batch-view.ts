import { catalogue } from '#actions/catalogue.ts';
import type { BatchAnswer, ItemAnswer } from '#src/batch/index.ts';
import { fittingLines, RESULT_CHARACTERS, shorten, type View } from './fit.ts';
import { lineOf, type Shown, shape } from './render.ts';
import { untrustedIn } from './untrusted.ts';

/** A batch, or a plan, as a tool result. Items keep the request's order; all of them are named, however many. */
export function renderBatch(batch: BatchAnswer, view: View, names: ReadonlyMap<string, string>): Shown {
  const items = batch.items.map((item) => itemOf(item, names));
  const { tree } = shape({ ...batch, items: undefined }, new Set(), { names, untrusted: new Map() });
  const fitted = shorten({ ...(tree as Record<string, unknown>), items }, view, true, (content) =>
    bare(content, batch),
  );
  const content = fitted.content;
  if (fitted.note !== '') content.note = fitted.note;
  return { structuredContent: content, text: textOf(batch, fitted.note) };
}

function itemOf(item: ItemAnswer, names: ReadonlyMap<string, string>): Record<string, unknown> {
  const action = catalogue.get(item.action);
  const untrusted = action === undefined ? new Map<string, string>() : untrustedIn(action);
  const { result, hidden_by_scope: hidden = [], ...rest } = item;
  const { tree, nulled } = shape(result ?? null, new Set(hidden), { names, untrusted });
  return {
    ...(shape(rest, new Set(), { names, untrusted: new Map() }).tree as Record<string, unknown>),
    ...(tree === null ? {} : { result: tree }),
    ...(nulled.length > 0 ? { hidden_by_scope: nulled } : {}),
  };
}

// Every item stays, with what identifies its result; the details are read with get_batch or one by one.
function bare(
  content: Record<string, unknown>,
  batch: BatchAnswer,
): { content: Record<string, unknown>; note: string } {
  const items = batch.items.map(({ id, action, status, error, caused_by, result, effects }) => ({
    id,
    action,
    status,
    ...(caused_by === undefined ? {} : { caused_by }),
    ...(error === undefined ? {} : { error: { code: error.code, message: error.message.slice(0, 120) } }),
    ...(idOf(result) === undefined ? {} : { result: { id: idOf(result) } }),
    ...(effects === undefined ? {} : { effects_count: effects.length }),
  }));
  const whole = { ...content, items };
  if (JSON.stringify(whole).length <= RESULT_CHARACTERS)
    return { content: whole, note: 'Results are cut to their ids to fit; read the records one by one.' };
  const unfinished = items
    .filter(({ status }) => status !== 'succeeded' && status !== 'planned')
    .slice(0, 60);
  return {
    content: { ...content, items: unfinished, items_not_shown: items.length - unfinished.length },
    note: 'Only items that did not succeed are shown, the first 60; counts tell of all.',
  };
}

function idOf(value: unknown): string | undefined {
  return value !== null && typeof value === 'object' && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined;
}

function textOf(batch: BatchAnswer, note: string): string {
  const counts = Object.entries(batch.counts)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${count} ${status.replaceAll('_', ' ')}`)
    .join(', ');
  const lines = [
    `${batch.plan_id ?? batch.batch_id ?? 'Plan'}: ${batch.status}${counts === '' ? '' : ` (${counts})`}.`,
  ];
  if (batch.plan_id !== undefined && batch.confirm_text !== undefined)
    lines.push(
      `Would do: ${batch.confirm_text}`,
      `To do it, call commit_plan with plan_id ${batch.plan_id} and exactly that text as confirm_text.`,
    );
  if (batch.approval !== undefined)
    lines.push(
      `A person of the agency must approve it first, at ${batch.approval.url}. Read it again with get_batch.`,
    );
  if (batch.next === 'wait')
    lines.push(`Still running: read it with get_batch, batch_id ${batch.batch_id ?? ''}.`);
  lines.push(...fittingLines(batch.items.map((item) => `- ${item.id} ${item.action}: ${itemLine(item)}`)));
  if (note !== '') lines.push(note);
  return lines.join('\n');
}

function itemLine(item: ItemAnswer): string {
  if (item.error !== undefined)
    return `${item.status}, ${item.error.code}: ${item.error.message} ${item.error.fix}`;
  if (item.caused_by !== undefined) return `${item.status}, because of ${item.caused_by}`;
  const result = item.result;
  if (result !== null && typeof result === 'object' && !Array.isArray(result))
    return `${item.status}; ${lineOf(result, 3)}`;
  return item.status;
}
