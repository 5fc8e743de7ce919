import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { migrations } from '#db/migrations/index.ts';
import { openStore } from '#db/open.ts';
import { SqliteConnection } from '#db/sqlite.ts';
import { compiledScript, linesUntilKilled, start } from './killed-process.ts';
import { STEPS } from './later-steps.ts';
import { scratchFolder } from './scratch.ts';
import { waitedForProcessor } from './stalls.ts';
import { startService } from './workspace.ts';

export interface MigrationReport {
  kills: number;
  /** How many of the processes were killed before they were through, and of them after some of the steps. */
  midway: number;
  between: number;
  /** What did not hold, by the store it was found in. */
  faults: string[];
  /** The longest that a store took to be ready again, in milliseconds. */
  slowest: number;
  /** Backups that the killed processes left, every one of them whole. */
  backups: number;
}

/** Kills a process so many times while it brings a store up to date that is one or more steps behind. */
export async function killMigrations(kills: number): Promise<MigrationReport> {
  const folder = scratchFolder('migrate');
  const full = await fullStore(folder);
  const behind = await Promise.all(
    STEPS.slice(migrations.length).map((_, i) => {
      const steps = migrations.length + i;
      return storeBehind(full, join(folder, `behind-${steps}.sqlite`), steps);
    }),
  );
  const script = await compiledScript(new URL('./migrate-until-killed.ts', import.meta.url));
  const report: MigrationReport = { kills, midway: 0, between: 0, faults: [], slowest: 0, backups: 0 };
  let span = await longestMigration(behind[0] ?? full, folder);
  let next = start(script);
  for (let round = 0, file = ''; round < kills; round += 1) {
    const child = next;
    if (round + 1 < kills) next = start(script);
    // Every third store is killed a second time before it is looked at.
    const origin = behind[round % behind.length] ?? full;
    if (round % 3 !== 2 || file === '') {
      file = join(folder, `round-${round}`, 'deskhand.sqlite');
      copyStore(origin, file);
    }
    const part = ((round * 61) % 100) / 100;
    const lines = await linesUntilKilled(child, { file }, { acks: 0, ms: span * 1.2 * part });
    const done = lines.includes('done');
    if (!done) report.midway += 1;
    // The time that was measured follows what the processes take, which other work on the machine changes.
    if (done) span *= 0.5;
    else if (part > 0.5) span *= 1.3;
    if (round % 3 === 1 && round + 1 < kills) continue;
    await lookAt(file, full, report);
    rmSync(dirname(file), { recursive: true });
  }
  return report;
}

/** A store of this version with an agency's records in it. */
async function fullStore(folder: string): Promise<string> {
  const running = await startService();
  const desk = await running.workspace();
  for (let i = 0; i < 20; i += 1) {
    const client = (await desk.api.post('/clients', { name: `Client ${i}` })).body.data;
    await desk.api.post('/candidates', { name: `Person ${i}`, email: `p${i}@people.example` });
    await desk.api.post('/jobs', { title: `Nurse ${i}`, client_id: client.id });
  }
  const file = join(folder, 'full.sqlite');
  await running.service.store.backup(file);
  await running.close();
  await (await openStore({ url: file, steps: STEPS })).close();
  return file;
}

/** A store as it was after the first so many steps, with what it can hold of another one. */
async function storeBehind(full: string, file: string, steps: number): Promise<string> {
  const connection = new SqliteConnection(file);
  const { db, raw } = connection;
  await sql`create table schema_migrations (name text primary key, applied_at text not null)`.execute(db);
  for (const step of STEPS.slice(0, steps)) {
    await step.up(db, 'sqlite');
    raw.prepare('insert into schema_migrations values (?, ?)').run(step.name, '2026-01-01T00:00:00.000Z');
  }
  raw.pragma('foreign_keys = OFF');
  raw.prepare('attach ? as whole').run(full);
  for (const table of tablesOf(raw)) {
    if (table === 'schema_migrations') continue;
    const columns = columnsOf(raw, table).join(', ');
    raw.exec(`insert into ${table} (${columns}) select ${columns} from whole.${table}`);
  }
  raw.exec('detach whole');
  const broken = raw.pragma('foreign_key_check') as unknown[];
  if (broken.length > 0)
    throw new Error(`the store of ${steps} steps has ${broken.length} broken references`);
  raw.pragma('wal_checkpoint(TRUNCATE)');
  connection.close();
  return file;
}

const tablesOf = (db: Sqlite.Database): string[] =>
  db
    .prepare<[], string>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and sql not like 'CREATE VIRTUAL%' and name not like '%\\_fts%' escape '\\'",
    )
    .pluck()
    .all();

const columnsOf = (db: Sqlite.Database, table: string): string[] =>
  (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);

function copyStore(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

async function longestMigration(behind: string, folder: string): Promise<number> {
  const file = join(folder, 'measured', 'deskhand.sqlite');
  copyStore(behind, file);
  const began = performance.now();
  const store = await openStore({ url: file, steps: STEPS });
  const took = performance.now() - began;
  await store.close();
  return took;
}

/** Starts on what was left, and compares what is there with what has to be. */
async function lookAt(file: string, full: string, report: MigrationReport): Promise<void> {
  const fault = (what: string): void => void report.faults.push(`${basename(dirname(file))}: ${what}`);
  const own = (): number => performance.now() - waitedForProcessor();
  const began = own();
  const store = await openStore({ url: file, steps: STEPS });
  await store.ping();
  report.slowest = Math.max(report.slowest, own() - began);
  const { migrated } = store;
  if (migrated.length > 0 && migrated.length < STEPS.length - migrations.length) report.between += 1;
  await store.close();
  const db = new Sqlite(file, { readonly: true });
  const whole = new Sqlite(full, { readonly: true });
  for (const what of faultsOf(db)) fault(what);
  const schema = 'select type, name, tbl_name, sql from sqlite_master order by type, name';
  const [is, should] = [db, whole].map((one) => JSON.stringify(one.prepare(schema).all()));
  if (is !== should) fault('the schema is not that of a new store');
  for (const table of ['accounts', 'users', 'clients', 'candidates', 'jobs', 'activities']) {
    const [found, wanted] = [db, whole].map((one) =>
      one.prepare(`select id from ${table} order by id`).all(),
    );
    if (JSON.stringify(found) !== JSON.stringify(wanted)) fault(`${table} has not the rows that it had`);
  }
  db.close();
  whole.close();
  for (const name of readdirSync(dirname(file)).filter((one) => /\.before-\d{4}-[\w-]+$/.test(one))) {
    report.backups += 1;
    const copy = new Sqlite(join(dirname(file), name));
    for (const what of faultsOf(copy)) fault(`${name}: ${what}`);
    if (!tablesOf(copy).includes('accounts')) fault(`${name} holds nothing`);
    copy.close();
  }
}

function faultsOf(db: Sqlite.Database): string[] {
  const verdict = String(db.pragma('integrity_check', { simple: true }));
  const broken = db.pragma('foreign_key_check') as unknown[];
  return [
    ...(verdict === 'ok' ? [] : [verdict]),
    ...(broken.length === 0 ? [] : [`${broken.length} broken references`]),
  ];
}
