import { expect } from 'vitest';
import { callTool } from '#test/harness/mcp.ts';
import type { TestService, Workspace } from '#test/harness/workspace.ts';

const FIGURES = ['integer', 'number', 'money', 'rate'];

interface Where {
  running: TestService;
  desk: Workspace;
}

/** Reports without a figure in an agency that has jobs, applications, interviews and placements alone. */
export const RARE: ReadonlySet<string> = new Set([
  'submission_outcomes',
  'ai_screen_outcomes',
  'guarantee_exposure',
  'marketplace_ledger',
  'pool_health',
  'email_activity',
  'contract_endings',
  'papers_compliance',
]);

type Row = Record<string, unknown>;
export interface Table {
  rows: Row[];
  columns: { key: string; type: string }[];
}
interface Explained {
  figure: Row;
  rule: string;
  how: string;
  record_count: number;
  records: Row[];
}

/** Opens a figure over each interface and holds the answers against one another. */
export async function openedIn({ running, desk }: Where, given: object): Promise<Explained> {
  const rest = await desk.api.post('/analytics/explain', given);
  expect(rest.status, JSON.stringify([given, rest.body.error])).toBe(200);
  const actions = [{ action: 'explain_figure', input: given }];
  const [item] = (await desk.api.post('/batch', { actions })).body.data.items;
  expect(item.status, JSON.stringify(item.error)).toBe('succeeded');
  const tool = await callTool(running.app, desk.adminKey, 'explain_figure', { ...given, view: 'full' });
  expect(tool.isError ?? false, tool.content[0]?.text).toBe(false);
  const whole = rest.body.data as Explained;
  // Asked a moment later.
  const { generated_at: _, ...asked } = item.result;
  expect(rest.body.data).toMatchObject(asked);
  const shown = tool.structuredContent as unknown as Explained;
  const { rule, how, record_count } = whole;
  expect(shown).toMatchObject({ rule, how, record_count });
  expect(whole.figure).toMatchObject(shown.figure);
  // A page that is long for a model is cut, and says so; what is shown is the same.
  for (const [at, record] of shown.records.entries()) expect(whole.records[at]).toMatchObject(record);
  return whole;
}

/** The first row and figure of a table, as what is behind it is asked for. */
export function firstOf({ rows, columns }: Table): { row: Row; column: string } | null {
  const [row] = rows;
  const column = columns.find(({ type, key }) => FIGURES.includes(type) && typeof row?.[key] === 'number');
  if (row === undefined || column === undefined) return null;
  const telling = columns.filter(({ type, key }) => !FIGURES.includes(type) && key in row);
  return { row: Object.fromEntries(telling.map(({ key }) => [key, row[key] ?? null])), column: column.key };
}
