import { catalogue } from '#actions/catalogue.ts';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { type BatchAnswer, type BatchReply, type ItemAnswer, withTaken } from '#src/batch/index.ts';
import { type RenderedBatch, renderBatch } from './batch-view.ts';
import { withCharts } from './charted.ts';
import type { View } from './fit.ts';
import { namesFor, result } from './named.ts';
import { rowsIn } from './outline.ts';
import { NOT_DONE_AGAIN, type Shown, supportsPaging } from './render.ts';
import type { ToolAnswer, ToolCall } from './tool.ts';
import { adminsFor } from './who-may.ts';

/** A batch as a tool result, with names beside the ids. */
export async function showBatch(call: ToolCall, reply: BatchReply, view: View): Promise<ToolAnswer> {
  const shown = withRepeat(reply, await rendered(call, reply.data, view));
  return result(await withWhoMay(call, reply.data, shown));
}

/** Says of a batch that an earlier call of the same words ran that nothing was done again. */
function withRepeat({ headers }: BatchReply, shown: RenderedBatch): RenderedBatch {
  if (headers['Idempotency-Replayed'] !== 'true') return shown;
  const { structuredContent, text } = shown;
  return {
    ...shown,
    structuredContent: { ...structuredContent, replayed: true },
    text: `${text}\n${NOT_DONE_AGAIN}`,
  };
}

const LACKING: ReadonlySet<string> = new Set(['INSUFFICIENT_SCOPE', 'ADMIN_REQUIRED']);

/** With the admins by name where an item lacks what they may give. */
async function withWhoMay(call: ToolCall, { items }: BatchAnswer, shown: Shown): Promise<Shown> {
  const { structuredContent, text } = shown;
  if (!items.some(({ error }) => error !== undefined && LACKING.has(error.code)))
    return { structuredContent, text };
  const who_may = await adminsFor(call);
  if (who_may.length === 0) return { structuredContent, text };
  return {
    structuredContent: { ...structuredContent, who_may },
    text: `${text}\nWhat is lacking is given by ${who_may.join(' or ')}.`,
  };
}

const NAMING: ReadonlySet<string> = new Set(['money', 'update']);

async function rendered(call: ToolCall, batch: BatchAnswer, view: View): Promise<RenderedBatch> {
  const names = await namesFor(
    // Of the effects those that name people by their ids alone: who shares a fee, from whom to whom a record goes.
    batch.items.map(({ result: of, meta, effects = [] }) => [
      of,
      meta,
      effects.filter(({ kind }) => NAMING.has(kind)),
    ]),
    call,
  );
  return renderBatch(batch, { view, names, timezone: call.principal.account.timezone });
}

/**
 * Renders a batch of reads. Each list that does not fit is read again as a shorter page, with its own cursor.
 * The cursors and counts take room themselves, so pages that nearly filled the answer may have to be cut once more.
 */
export async function showReads(call: ToolCall, reply: BatchReply, view: View): Promise<ToolAnswer> {
  const asked = Array.isArray(call.args.actions) ? call.args.actions : [];
  const given = withTaken(asked, reply.data.understood) as { input?: unknown }[];
  let items = reply.data.items;
  for (;;) {
    const shown = await rendered(call, { ...reply.data, items }, view);
    const shorter = await Promise.all(
      reply.data.items.map(async (item, position): Promise<ItemAnswer | null> => {
        const limit = shown.cutLists.get(item.id);
        const action = catalogue.get(item.action);
        const input = given[position]?.input ?? {};
        if (limit === undefined || action === undefined || !canReread(action, input)) return null;
        const { data } = await execute(
          call.desk.service.runtime,
          action,
          { ...input, limit },
          { principal: call.principal, origin: { channel: 'mcp', requestId: call.requestId }, charged: true },
        );
        return { ...item, result: notShown(item.result, data) };
      }),
    );
    if (shorter.every((item) => item === null)) {
      const reads = reply.data.items.map((item, at) => ({ input: given[at]?.input, data: item.result }));
      return withCharts(result(await withWhoMay(call, reply.data, shown)), reads);
    }
    items = items.map((item, position) => shorter[position] ?? item);
  }
}

// The number of rows that were read and are not shown.
function notShown(before: unknown, after: unknown): unknown {
  const all = rowsIn(before as Record<string, unknown>)?.rows.length ?? 0;
  const page = after as Record<string, unknown>;
  const shown = rowsIn(page);
  return { ...page, [`${shown?.member ?? 'items'}_not_shown`]: all - (shown?.rows.length ?? 0) };
}

// A list can be read again if its input contains no references to other items.
function canReread(action: Action, input: unknown): input is object {
  return (
    supportsPaging(action) &&
    input !== null &&
    typeof input === 'object' &&
    !JSON.stringify(input).includes('"$from"')
  );
}
