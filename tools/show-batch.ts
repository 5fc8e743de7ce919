import { catalogue } from '#actions/catalogue.ts';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import type { BatchAnswer, BatchReply, ItemAnswer } from '#src/batch/index.ts';
import { type RenderedBatch, renderBatch } from './batch-view.ts';
import { namesFor, result } from './call.ts';
import type { View } from './fit.ts';
import { rowsIn } from './outline.ts';
import { goesOn } from './render.ts';
import type { ToolAnswer, ToolCall } from './tool.ts';

/** A batch as a tool result, with names beside the ids. */
export async function shown(call: ToolCall, reply: BatchReply, view: View): Promise<ToolAnswer> {
  const { structuredContent, text } = await rendered(call, reply.data, view);
  return result({ structuredContent, text });
}

async function rendered(call: ToolCall, batch: BatchAnswer, view: View): Promise<RenderedBatch> {
  const names = await namesFor(
    batch.items.map((item) => item.result),
    call,
  );
  return renderBatch(batch, { view, names, timezone: call.principal.account.timezone });
}

/** Reads, with each list that does not fit read again as the shorter page that does: its cursor goes on from there. */
export async function shownReads(call: ToolCall, reply: BatchReply, view: View): Promise<ToolAnswer> {
  const first = await rendered(call, reply.data, view);
  if (first.cutLists.size === 0) return result(first);
  const given = Array.isArray(call.args.actions) ? call.args.actions : [];
  const items = await Promise.all(
    reply.data.items.map(async (item, position): Promise<ItemAnswer> => {
      const limit = first.cutLists.get(item.id);
      const action = catalogue.get(item.action);
      const input: unknown = given[position]?.input ?? {};
      if (limit === undefined || action === undefined || !pagesAnew(action, input)) return item;
      const { data } = await execute(
        call.desk.service.runtime,
        action,
        { ...input, limit },
        { principal: call.principal, origin: { face: 'mcp', requestId: call.requestId }, charged: true },
      );
      return { ...item, result: notShown(item.result, data) };
    }),
  );
  const { structuredContent, text } = await rendered(call, { ...reply.data, items }, view);
  return result({ structuredContent, text });
}

// How many of the rows that were read are not shown.
function notShown(before: unknown, after: unknown): unknown {
  const all = rowsIn(before as Record<string, unknown>)?.rows.length ?? 0;
  const page = after as Record<string, unknown>;
  return { ...page, items_not_shown: all - (rowsIn(page)?.rows.length ?? 0) };
}

// A list whose input is whole in the request; what it took from another item is not known here.
function pagesAnew(action: Action, input: unknown): input is object {
  return (
    goesOn(action) &&
    input !== null &&
    typeof input === 'object' &&
    !JSON.stringify(input).includes('"$from"')
  );
}
