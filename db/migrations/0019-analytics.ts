import { type Kysely, type Selectable, sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';
import { insertRows } from '../rows.ts';
import type { ApplicationStagesTable } from '../schema/application-stages.ts';
import type { Database } from '../types.ts';

export const analytics: Migration = {
  name: '0019-analytics',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    const stages = db.schema
      .createTable('application_stages')
      .addColumn('application_id', text, (c) => c.notNull().references('applications.id').onDelete('cascade'))
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('stage', text, (c) => c.notNull())
      .addColumn('entered_at', text, (c) => c.notNull())
      .addColumn('left_at', text)
      .addColumn('left_to', text)
      .addColumn('seconds', 'integer')
      .addPrimaryKeyConstraint('application_stages_pk', ['application_id', 'position']);
    // The stays of one application lie together: whether it was ever at a stage is asked of each.
    await (dialect === 'sqlite' ? stages.modifyEnd(sql`without rowid`) : stages).execute();
    await fillStages(db);
    await db.schema
      .createIndex('applications_pipeline')
      .on('applications')
      .columns(['account_id', 'stage', 'owner_id', 'job_id', 'stage_changed_at'])
      .where(sql.raw("status = 'active' and deleted_at is null") as never)
      .execute();
    await db.schema
      .createIndex('applications_deleted')
      .on('applications')
      .columns(['account_id', 'deleted_at', 'id'])
      .where(sql.raw('deleted_at is not null') as never)
      .execute();
    // The same one with the day of the first submission: without it SQLite looks through all of the agency's for the least.
    await db.schema.dropIndex('applications_job').execute();
    for (const [name, table, columns] of INDEXES)
      await db.schema.createIndex(name).on(table).columns(columns).execute();
  },
};

/** What reports count by: a period of the agency, with the columns that they then need. */
const INDEXES: [string, keyof Database, string[]][] = [
  ['application_stages_entered', 'application_stages', ['account_id', 'stage', 'left_to', 'entered_at']],
  ['application_stages_left', 'application_stages', ['account_id', 'stage', 'left_at', 'seconds']],
  ['applications_job', 'applications', ['account_id', 'job_id', 'submitted_at']],
  ['applications_submitted', 'applications', ['account_id', 'submitted_at']],
  ['interviews_starting', 'interviews', ['account_id', 'starts_at']],
  ['placements_started', 'placements', ['account_id', 'start_date']],
  ['email_messages_sent', 'email_messages', ['account_id', 'sent_at']],
];

const MANY = 500;

/** Writes the stays of the applications that there are, from what the activities tell of their moves. */
async function fillStages(db: Kysely<Database>): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('applications')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(MANY)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    const moves = await movesOf(db, rows);
    await insertRows(
      db,
      'application_stages',
      rows.flatMap((row) => staysOf(row, moves.get(row.id) ?? [])),
    );
    after = last.id;
  }
}

interface Move {
  from: string | null;
  to: string;
  at: string;
}

async function movesOf(
  db: Kysely<Database>,
  rows: readonly Selectable<Database['applications']>[],
): Promise<Map<string, Move[]>> {
  const lines = await db
    .selectFrom('activities')
    .select(['application_id', 'data', 'occurred_at'])
    .where('type', '=', 'stage_changed')
    .where(
      'application_id',
      'in',
      rows.map(({ id }) => id),
    )
    // Two of one moment: ids are given out in the order of writing.
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();
  const moves = new Map<string, Move[]>();
  for (const { application_id: id, data, occurred_at: at } of lines) {
    const { from, to } = JSON.parse(data) as { from?: unknown; to?: unknown };
    if (id === null || typeof to !== 'string') continue;
    const list = moves.get(id) ?? [];
    list.push({ from: typeof from === 'string' ? from : null, to, at });
    moves.set(id, list);
  }
  return moves;
}

function staysOf(
  row: Selectable<Database['applications']>,
  told: readonly Move[],
): Selectable<ApplicationStagesTable>[] {
  const moves = [...told];
  // Without a line of its own the first stage is the one that was first left, or the one it stands at.
  if (moves[0]?.from !== null) {
    const first = moves[0]?.from ?? row.previous_stage ?? row.stage;
    moves.unshift({ from: null, to: first, at: row.created_at });
  }
  if (moves.at(-1)?.to !== row.stage) {
    moves.push({ from: moves.at(-1)?.to ?? null, to: row.stage, at: row.stage_changed_at });
  }
  return moves.map(({ to, at }, index) => {
    const next = moves[index + 1];
    return {
      application_id: row.id,
      account_id: row.account_id,
      position: index + 1,
      stage: to,
      entered_at: at,
      left_at: next?.at ?? null,
      left_to: next?.to ?? null,
      seconds:
        next === undefined ? null : Math.max(0, Math.round((Date.parse(next.at) - Date.parse(at)) / 1000)),
    };
  });
}
