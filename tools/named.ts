import type { CallToolResult } from '@modelcontextprotocol/server';
import { holds, type Principal } from '#src/access/principal.ts';
import { namesOf } from '#src/domain/names/index.ts';
import type { Shown } from './render.ts';
import { unnamedIds } from './shape.ts';
import type { ToolCall } from './tool.ts';

/** A result with its data and its short text. */
export function result({ structuredContent, text }: Shown): CallToolResult {
  return { structuredContent, content: [{ type: 'text', text }] };
}

/** The names of the records whose ids occur in data without a name. */
export async function namesFor(
  data: unknown,
  { desk, principal }: { desk: ToolCall['desk']; principal: Principal },
): Promise<ReadonlyMap<string, string>> {
  const ids = unnamedIds(data);
  if (ids.size === 0) return new Map();
  return desk.service.runtime.store.read(
    (db) => namesOf(db, principal.account.id, ids, (scope) => holds(principal, scope)),
    { kind: 'names' },
  );
}
