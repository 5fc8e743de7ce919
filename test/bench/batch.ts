import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';
import type { Ratio } from './ratio.ts';

const SIZE = 100;
const ROUNDS = 12;

type Row = Record<string, unknown>;

/** What a run left in a store, beside what was there: the rows to insert and those to rewrite, by table. */
interface Written {
  inserts: { table: string; rows: Row[] }[];
  updates: { table: string; key: string[]; rows: Row[] }[];
}

function tablesOf(db: Sqlite.Database): { table: string; key: string[] }[] {
  const names = db
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and sql not like 'CREATE VIRTUAL%'",
    )
    .all() as { name: string }[];
  return names.map(({ name }) => {
    const columns = db.pragma(`table_info(${name})`) as { name: string; pk: number }[];
    return {
      table: name,
      key: columns
        .filter(({ pk }) => pk > 0)
        .sort((a, b) => a.pk - b.pk)
        .map((column) => column.name),
    };
  });
}

function difference(before: Sqlite.Database, after: Sqlite.Database): Written {
  const written: Written = { inserts: [], updates: [] };
  for (const { table, key } of tablesOf(after)) {
    const keyOf = (row: Row) => key.map((name) => row[name]).join(' ');
    const old = new Map(
      (before.prepare(`select * from ${table}`).all() as Row[]).map((row) => [
        keyOf(row),
        JSON.stringify(row),
      ]),
    );
    const rows = after.prepare(`select * from ${table}`).all() as Row[];
    const inserted = rows.filter((row) => !old.has(keyOf(row)));
    const updated = rows.filter((row) => old.has(keyOf(row)) && old.get(keyOf(row)) !== JSON.stringify(row));
    if (inserted.length > 0) written.inserts.push({ table, rows: inserted });
    if (updated.length > 0) written.updates.push({ table, key, rows: updated });
  }
  return written;
}

/** Milliseconds that prepared statements take to write the same rows in one durable transaction. */
function replay(file: string, written: Written): number {
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  const steps = [
    ...written.inserts.map(({ table, rows }) => {
      const names = Object.keys(rows[0] ?? {});
      return {
        statement: db.prepare(`insert into ${table} (${names}) values (${names.map(() => '?')})`),
        values: rows.map((row) => names.map((name) => row[name])),
      };
    }),
    ...written.updates.map(({ table, key, rows }) => {
      const names = Object.keys(rows[0] ?? {}).filter((name) => !key.includes(name));
      const text = `update ${table} set ${names.map((name) => `${name} = ?`)} where ${key.map((name) => `${name} = ?`).join(' and ')}`;
      return {
        statement: db.prepare(text),
        values: rows.map((row) => [...names, ...key].map((name) => row[name])),
      };
    }),
  ];
  const began = performance.now();
  db.exec('begin immediate');
  for (const { statement, values } of steps) for (const value of values) statement.run(value);
  db.exec('commit');
  const took = performance.now() - began;
  db.close();
  return took;
}

async function applications(desk: Workspace, count: number, round: number): Promise<string[]> {
  const job = await desk.api.post('/jobs', {
    title: `Nurse ${round}`,
    client_id: (await client(desk)) ?? '',
    is_evergreen: true,
  });
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const person = await desk.api.post('/candidates', {
      name: `Person ${round} ${i}`,
      email: `p${round}x${i}@people.example`,
    });
    const made = await desk.api.post('/applications', {
      job_id: job.body.data.id,
      candidate_id: person.body.data.id,
    });
    ids.push(made.body.data.id);
  }
  return ids;
}

const clients = new Map<string, string>();

async function client(desk: Workspace): Promise<string | undefined> {
  if (!clients.has(desk.accountId)) {
    const made = await desk.api.post('/clients', {
      name: 'Bench Hospital',
      terms: { standard_fee_percent: 18, guarantee_days: 90 },
    });
    clients.set(desk.accountId, made.body.data.id);
  }
  return clients.get(desk.accountId);
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measureMode(
  running: TestService,
  mode: 'atomic' | 'independent',
): Promise<{ ours: number; raw: number; plan: number }> {
  const desk = await running.workspace();
  const ours: number[] = [];
  const raw: number[] = [];
  const plans: number[] = [];
  const file = join(running.dataDir, 'deskhand.sqlite');
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = await applications(desk, SIZE, round);
    const actions = ids.map((id) => ({
      action: 'create_placement',
      input: { application_id: id, salary: 90_000 },
    }));
    const planned = performance.now();
    await desk.api.post('/batch', { mode, dry_run: true, actions }, null);
    plans.push(performance.now() - planned);
    const copy = join(running.dataDir, `before-${mode}-${round}.sqlite`);
    await running.service.store.backup(copy);
    const began = performance.now();
    const answer = await desk.api.post('/batch', { mode, actions });
    ours.push(performance.now() - began);
    if (answer.status !== 200)
      throw new Error(`the batch answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 500)}`);
    const before = new Sqlite(copy, { readonly: true });
    const after = new Sqlite(file, { readonly: true });
    const written = difference(before, after);
    before.close();
    after.close();
    const target = join(running.dataDir, `raw-${mode}-${round}.sqlite`);
    copyFileSync(copy, target);
    raw.push(replay(target, written));
  }
  return { ours: median(ours), raw: median(raw), plan: median(plans) };
}

/** A batch of 100 create_placement against the same rows by prepared statements; a plan against its run. */
export async function measureBatch(): Promise<Ratio[]> {
  const running = await startService();
  // The measurement is of the product as it runs, without the tests' check of every output.
  const { service } = running;
  Object.assign(service.runtime, { checkOutput: false });
  try {
    const ratios: Ratio[] = [];
    for (const mode of ['atomic', 'independent'] as const) {
      const { ours, raw, plan } = await measureMode(running, mode);
      ratios.push({
        name: `batch of ${SIZE} create_placement, ${mode}`,
        unit: 'items/s',
        reached: (SIZE * 1000) / ours,
        ceiling: (SIZE * 1000) / raw,
        goal: 0.35,
      });
      ratios.push({
        name: `plan of ${SIZE} create_placement, ${mode}`,
        unit: 'ms against its run',
        reached: plan,
        ceiling: ours,
        goal: 1.5,
        lessIsBetter: true,
      });
    }
    return ratios;
  } finally {
    await running.close();
  }
}
