import * as z from 'zod';
import { newestFirst } from '#db/list.ts';
import { DateFilter, fromBound, toBound } from '#src/lib/clock.ts';
import { toCsv } from '#src/lib/csv.ts';
import { toPage } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import type { Activity } from './schema.ts';
import { toActivity } from './store.ts';
import { AUDIT_TYPES } from './types.ts';

/** What an export may be narrowed to: the audit's own types, and changes of records. */
const NARROWED = [...AUDIT_TYPES, 'record_changed'] as const;

export const ExportAudit = z.object({
  format: z.enum(['csv', 'ndjson']).default('csv').describe('ndjson: one JSON object a line.'),
  types: z
    .array(z.enum(NARROWED))
    .min(1)
    .max(NARROWED.length)
    .optional()
    .describe('Without it, all that was done.'),
  from: DateFilter.optional().describe('The earliest, as a day or a time.'),
  to: DateFilter.optional().describe('The latest, as a day (whole) or a time.'),
  limit: z.int().min(1).max(1000).default(500).describe('Lines of one answer.'),
  after: z.string().max(1000).optional().describe('Cursor: the next_cursor of the answer before.'),
});

export const AuditExport = z.object({
  format: z.enum(['csv', 'ndjson']),
  lines: z.int().describe('How many lines this answer holds, without the heading of a CSV.'),
  content: z.string().describe('The file.'),
  next_cursor: z
    .nullable(z.string())
    .describe('Pass as `after` for the lines before these; null at the end.'),
});

const COLUMNS = ['occurred_at', 'type', 'actor_type', 'actor_id', 'actor_name', 'summary', 'data'] as const;

const rowOf = ({
  occurred_at,
  type,
  actor,
  summary,
  data,
}: Activity): Record<(typeof COLUMNS)[number], unknown> => ({
  occurred_at,
  type,
  actor_type: actor.type,
  actor_id: actor.id,
  actor_name: actor.name,
  summary,
  data,
});

/** All that was done in an agency, or what of it is asked for, as a file, the latest first. */
export async function exportAudit(
  ctx: Context,
  input: z.output<typeof ExportAudit>,
): Promise<z.input<typeof AuditExport>> {
  const { format, types, from, to } = input;
  let query = ctx.db
    .selectFrom('activities')
    .selectAll('activities')
    .where('account_id', '=', ctx.account.id);
  if (types !== undefined) query = query.where('type', 'in', types);
  if (from !== undefined) query = query.where('occurred_at', '>=', fromBound(from));
  if (to !== undefined) query = query.where('occurred_at', '<=', toBound(to));
  const rows = await newestFirst(query, 'activities', input, 'occurred_at')
    .limit(input.limit + 1)
    .execute();
  const position = ({ occurred_at, id }: (typeof rows)[number]) => ({ at: occurred_at, id });
  const page = toPage(rows, { ...input }, position, (row) => rowOf(toActivity(ctx, row)));
  const content =
    format === 'ndjson'
      ? page.items.map((line) => `${JSON.stringify(line)}\n`).join('')
      : toCsv([[...COLUMNS], ...page.items.map((line) => COLUMNS.map((name) => cellOf(line[name])))]);
  return { format, lines: page.count, content, next_cursor: page.next_cursor };
}

const cellOf = (value: unknown): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);
