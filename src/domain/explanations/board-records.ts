// Read model: the lines of a quota board, with the names of what they are about.
import { sql } from 'kysely';
import { namesOf } from '../analytics/index.ts';
import type { Column, Row } from '../analytics/schema.ts';
import type { Context } from '../context.ts';
import { type BoardSubject, linesBehind } from '../quotas/index.ts';

const column = (key: string, label: string, type: Column['type'] = 'text'): Column => ({
  key,
  label,
  type,
  unit: type === 'money' ? 'currency' : null,
});

const COLUMNS: readonly Column[] = [
  column('record', 'Record'),
  column('record_id', 'Record id', 'id'),
  column('counted_on', 'Counted on', 'date'),
  column('candidate', 'Candidate'),
  column('job', 'Job'),
  column('client', 'Client'),
  column('consultant', 'Consultant'),
  column('part', 'Part'),
  column('billings', 'Billings', 'money'),
  column('currency', 'Currency'),
];

interface Placed {
  id: string;
  candidate: string | null;
  job: string | null;
  client: string | null;
}

const MANY = 5000;

async function placedOf(ctx: Context, ids: readonly string[]): Promise<Map<string, Placed>> {
  const found = new Map<string, Placed>();
  for (let at = 0; at < ids.length; at += MANY) {
    const { rows } = await sql<Placed>`
      select id, candidate_name as candidate, job_title as job, client_name as client from placements
      where account_id = ${ctx.account.id} and id in (${sql.join(ids.slice(at, at + MANY))})`.execute(ctx.db);
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

/** The shares and adjustments, in one currency or in all, that a figure of a quota board is the sum of, the newest first. */
export async function boardRecords(
  ctx: Context,
  periodId: string,
  subject: BoardSubject,
  currency: string | null,
): Promise<{ columns: Column[]; rows: Row[]; frozen: boolean }> {
  const { lines, frozen } = await linesBehind(ctx, periodId, subject);
  const own = lines.filter(
    (line) => currency === null || line.currency === currency || line.currency === null,
  );
  const placed = await placedOf(
    ctx,
    own.filter(({ record }) => record === 'placement').map(({ id }) => id),
  );
  const people = await namesOf(
    ctx,
    'consultant',
    own.map(({ user_id }) => user_id),
  );
  const rows = own.map((line): Row => {
    const about = placed.get(line.id);
    return {
      record: line.record,
      record_id: line.id,
      counted_on: line.counted_on,
      candidate: about?.candidate ?? null,
      job: about?.job ?? null,
      client: about?.client ?? null,
      consultant: line.user_id === null ? null : (people.get(line.user_id) ?? line.user_id),
      part: line.part,
      billings: line.amount,
      currency: line.currency,
    };
  });
  rows.sort((a, b) => (String(a.counted_on) > String(b.counted_on) ? -1 : 1));
  return { columns: [...COLUMNS], rows, frozen };
}
