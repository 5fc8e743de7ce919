import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { median, processorTime, still } from './processor.ts';
import type { Ratio } from './ratio.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { copyOf, difference, type Written } from './written.ts';

export const SIZE = 100;
/** Rounds until what runs over and over is compiled for good, as in a service that has run for a while. */
const WARMING = 40;
const ROUNDS = 30;
/** In how many of the rounds the same rows are written by prepared statements too. */
const REPLAYED = 5;
/** How often each of them is. */
const REPLAYS = 4;

/** What something took, in milliseconds: of processor time, and by the clock. */
export interface Taken {
  processor: number;
  clock: number;
}

/** What prepared statements take to write the same rows in one durable transaction, its pages at hand. */
function replay(file: string, written: Written): Taken {
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
  const write = () => {
    db.exec('begin immediate');
    for (const { statement, values } of steps) for (const value of values) statement.run(value);
  };
  write();
  db.exec('rollback');
  const began = performance.now();
  const used = process.cpuUsage();
  write();
  db.exec('commit');
  const { user, system } = process.cpuUsage(used);
  const taken = { processor: (user + system) / 1000, clock: performance.now() - began };
  db.close();
  return taken;
}

/** Calls the product. */
export function caller({ url, given }: ServerProcess) {
  let calls = 0;
  return async (path: string, body: unknown, key = true) => {
    calls += 1;
    const answer = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${given.key}`,
        'content-type': 'application/json',
        ...(key ? { 'idempotency-key': `bench-${path}-${calls}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok || answer.status === 207) throw new Error(`${answer.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text).data;
  };
}

/** A batch at its end, also on a busy machine, where it takes longer than a request waits. */
async function ended<T extends { status: string; batch_id?: string }>(
  { url, given }: ServerProcess,
  batch: T,
): Promise<T> {
  let now = batch;
  while (now.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const answer = await fetch(`${url}/api/v1/batch/${batch.batch_id}`, {
      headers: { authorization: `Bearer ${given.key}` },
    });
    now = (await answer.json()).data;
  }
  if (now !== batch && now.status !== 'succeeded') throw new Error(`a batch is ${now.status}`);
  return now;
}

/** Sends a batch and answers it at its end. */
export async function batchOf(server: ServerProcess, call: Call, body: object, key = true) {
  return ended(server, await call('/batch', body, key));
}

type Call = ReturnType<typeof caller>;

/** Makes a job and so many applications to it, and answers their ids. */
export async function applications(
  server: ServerProcess,
  call: Call,
  count: number,
  round: string,
): Promise<string[]> {
  const { client } = server.given;
  const job = await call('/jobs', { title: `Nurse ${round}`, client_id: client, is_evergreen: true });
  const ids: string[] = [];
  const half = SIZE / 2;
  for (let from = 0; from < count; from += half) {
    const actions = Array.from({ length: half }, (_, at) => at).flatMap((at) => [
      {
        id: `person${at}`,
        action: 'create_candidate',
        input: { name: `Person ${round} ${from + at}`, email: `p${round}x${from + at}@people.example` },
      },
      {
        id: `application${at}`,
        action: 'create_application',
        input: { job_id: job.id, candidate_id: { $from: `person${at}`, path: '/id' } },
      },
    ]);
    const { items } = await batchOf(server, call, { mode: 'atomic', actions });
    for (const item of items) if (item.id.startsWith('application')) ids.push(item.result.id);
  }
  return ids;
}

/** Measures what a server takes for a piece of work, with all that follows from it. */
export async function takenBy(
  { process: { pid = 0 } }: ServerProcess,
  work: () => Promise<unknown>,
): Promise<Taken> {
  await still(pid);
  const used = processorTime(pid);
  const began = performance.now();
  await work();
  const clock = performance.now() - began;
  await still(pid);
  return { processor: (processorTime(pid) - used) / 1000, clock };
}

/** Makes applications, and from them the actions of a batch: a placement each. */
export async function placementsToMake(server: ServerProcess, call: Call, round: string) {
  const ids = await applications(server, call, SIZE, round);
  await assessed(fileOf(server));
  return ids.map((id) => ({ action: 'create_placement', input: { application_id: id, salary: 90_000 } }));
}

const fileOf = ({ given }: ServerProcess): string => join(given.dataDir ?? '', 'deskhand.sqlite');

/** Waits until nothing created waits to be assessed: that work is done beside the requests, and is not the batch's. */
async function assessed(file: string): Promise<void> {
  const db = new Sqlite(file, { readonly: true });
  try {
    // An older revision, against which today's is measured, may not assess by itself.
    const columns = db.pragma('table_info(applications)') as { name: string }[];
    if (!columns.some(({ name }) => name === 'assessments_asked')) return;
    const waiting = db
      .prepare('select count(*) from applications where assessments_asked > assessments_done')
      .pluck();
    while (waiting.get() !== 0) await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    db.close();
  }
}

async function measureMode(
  server: ServerProcess,
  call: Call,
  mode: 'atomic' | 'independent',
): Promise<{ ours: Taken; raw: Taken; plan: Taken }> {
  const file = fileOf(server);
  const taken = (work: () => Promise<unknown>): Promise<Taken> => takenBy(server, work);
  const ours: Taken[] = [];
  const raw: Taken[] = [];
  const plans: Taken[] = [];
  for (let round = 0; round < WARMING + ROUNDS; round += 1) {
    const actions = await placementsToMake(server, call, `${mode}${round}`);
    const plan = await taken(() => batchOf(server, call, { mode, dry_run: true, actions }, false));
    const copy = join(server.given.dataDir ?? '', `before-${mode}-${round}.sqlite`);
    const compared = round >= WARMING + ROUNDS - REPLAYED;
    if (compared) await copyOf(file, copy);
    const run = await taken(() => batchOf(server, call, { mode, actions }));
    if (round >= WARMING) {
      plans.push(plan);
      ours.push(run);
    }
    if (!compared) continue;
    const before = new Sqlite(copy, { readonly: true });
    const after = new Sqlite(file, { readonly: true });
    const written = difference(before, after);
    before.close();
    after.close();
    for (let again = 0; again < REPLAYS; again += 1) {
      const target = `${copy}-${again}`;
      copyFileSync(copy, target);
      raw.push(replay(target, written));
    }
  }
  return { ours: usual(ours), raw: usual(raw), plan: usual(plans) };
}

/** The medians. */
export function usual(taken: readonly Taken[]): Taken {
  return {
    processor: median(taken.map(({ processor }) => processor)),
    clock: median(taken.map(({ clock }) => clock)),
  };
}

/** A batch of 100 create_placement against the same rows by prepared statements; a plan against its run. */
export async function measureBatch(): Promise<Ratio[]> {
  const server = await startServer('ours');
  const call = caller(server);
  try {
    const ratios: Ratio[] = [];
    for (const mode of ['atomic', 'independent'] as const) {
      const { ours, raw, plan } = await measureMode(server, call, mode);
      ratios.push({
        name: `batch of ${SIZE} create_placement, ${mode}`,
        unit: 'items per second of processor time',
        reached: (SIZE * 1000) / ours.processor,
        ceiling: (SIZE * 1000) / raw.processor,
        goal: 0.35,
        aside: `by the clock ${(raw.clock / ours.clock).toFixed(2)}: ${ours.clock.toFixed(0)} ms against ${raw.clock.toFixed(0)} ms`,
      });
      ratios.push({
        name: `plan of ${SIZE} create_placement, ${mode}, against its run`,
        unit: 'ms of processor time',
        reached: plan.processor,
        ceiling: ours.processor,
        goal: 1.5,
        lessIsBetter: true,
        aside: `by the clock ${(plan.clock / ours.clock).toFixed(2)}`,
      });
    }
    return ratios;
  } finally {
    await server.stop();
  }
}
