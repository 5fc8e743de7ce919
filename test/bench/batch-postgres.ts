import pg from 'pg';
import { CreatePlacement } from '#src/domain/placements/schema.ts';
import { startOwnPostgres } from '#test/harness/postgres.ts';
import { applications, batchOf, caller, SIZE, type Taken, takenBy, usual } from './batch.ts';
import { median } from './processor.ts';
import type { Ratio } from './ratio.ts';
import { startServer } from './server-process.ts';
import { type Row, rowsOf, type Tables } from './stores.ts';

/** So many rounds are compared with as many before: what runs over and over is compiled once they take no less. */
const COMPARED = 10;
const STILL = 0.97;
/** On a busy machine, whose times never stand still. */
const MOST_WARMING = 80;
const ROUNDS = 12;
/** How often the rows of a round are written by hand, once the statements are prepared. */
const REPLAYS = 4;
/** As many rows go in one statement: it takes at most 65,535 values. */
const ROWS = 100;

/**
 * A batch of 100 create_placement on PostgreSQL against the rows that it leaves there, written by prepared multi-row statements
 * of a program that reads the same request, holds its items to the same schema, makes the JSON of the rows and answers alike.
 */
export async function measureBatchOnPostgres(): Promise<Ratio[]> {
  // The database server keeps no process from ending.
  const running = setInterval(() => {}, 1000);
  const postgres = await startOwnPostgres();
  const url = await postgres.database();
  const server = await startServer('ours', { DATABASE_URL: url });
  const call = caller(server);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The rows are taken out and written again, whatever refers to them.
  await client.query('set session_replication_role = replica');
  try {
    const ratios: Ratio[] = [];
    for (const mode of ['atomic', 'independent'] as const) {
      const ours: Taken[] = [];
      const raw: Taken[] = [];
      const warming: number[] = [];
      for (let round = 0; ours.length < ROUNDS; round += 1) {
        const ids = await applications(server, call, SIZE, `${mode}${round}`);
        await assessed(client);
        const actions = ids.map((id) => ({
          action: 'create_placement',
          input: { application_id: id, salary: 90_000 },
        }));
        const before = isWarm(warming) ? await rowsOf(url) : null;
        let answer: unknown;
        const run = await takenBy(server, async () => {
          answer = await batchOf(server, call, { mode, actions });
        });
        if (before === null) {
          warming.push(run.processor);
          continue;
        }
        ours.push(run);
        const steps = stepsOf(before, await rowsOf(url));
        const asked = { request: JSON.stringify({ mode, actions }), answer };
        await replay(client, steps, asked);
        for (let again = 0; again < REPLAYS; again += 1) raw.push(await replay(client, steps, asked));
      }
      const [reached, ceiling] = [usual(ours), usual(raw)];
      ratios.push({
        name: `batch of ${SIZE} create_placement on PostgreSQL, ${mode}, against multi-row statements`,
        unit: 'items per second of processor time',
        reached: (SIZE * 1000) / reached.processor,
        ceiling: (SIZE * 1000) / ceiling.processor,
        goal: 0.3,
        aside: `by the clock ${(ceiling.clock / reached.clock).toFixed(2)}: ${reached.clock.toFixed(0)} ms against ${ceiling.clock.toFixed(0)} ms; ${warming.length} rounds until the times stood still`,
      });
    }
    return ratios;
  } finally {
    await client.end();
    await server.stop();
    await postgres.stop();
    clearInterval(running);
  }
}

/** Whether the times of the last rounds are no less than those of as many before. */
function isWarm(times: readonly number[]): boolean {
  if (times.length < 2 * COMPARED) return false;
  const [last, before] = [times.slice(-COMPARED), times.slice(-2 * COMPARED, -COMPARED)];
  return times.length >= MOST_WARMING || median(last) >= STILL * median(before);
}

/** Waits until nothing created waits to be assessed: that work is done beside the requests, and is not the batch's. */
async function assessed(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ waiting: number }>(
      'select count(*)::int as waiting from applications where assessments_asked > assessments_done',
    );
    if (rows[0]?.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

interface Step {
  table: string;
  key: string[];
  rows: Row[];
  isNew: boolean;
}

/** What turns one state of the tables into the other. */
function stepsOf(before: Tables, after: Tables): Step[] {
  return [...after].flatMap(([table, { key, rows }]) => {
    if (table === 'rate_counts') return [];
    const keyOf = (row: Row) => key.map((name) => row[name]).join(' ');
    const old = new Map(before.get(table)?.rows.map((row) => [keyOf(row), JSON.stringify(row)]));
    const made = rows.filter((row) => !old.has(keyOf(row)));
    const changed = rows.filter((row) => old.has(keyOf(row)) && old.get(keyOf(row)) !== JSON.stringify(row));
    return [
      { table, key, rows: made, isNew: true },
      { table, key, rows: changed, isNew: false },
    ].filter((step) => step.rows.length > 0);
  });
}

/** Takes the new rows out, and measures what it takes to write all of them again in one transaction. */
async function replay(
  client: pg.Client,
  steps: readonly Step[],
  { request, answer }: { request: string; answer: unknown },
): Promise<Taken> {
  for (const { table, key, rows, isNew } of steps)
    if (isNew)
      for (const row of rows)
        await client.query(
          `delete from ${table} where ${key.map((name, at) => `${name} = $${at + 1}`).join(' and ')}`,
          key.map((name) => row[name]),
        );
  const types = await typesOf(client);
  const statements = steps.flatMap((step) => statementsOf(step, types));
  const began = performance.now();
  const used = process.cpuUsage();
  const { actions } = JSON.parse(request) as { actions: { input: unknown }[] };
  for (const { input } of actions) CreatePlacement.parse(input);
  await client.query({ name: 'begin', text: 'begin' });
  for (const { name, text, rows } of statements)
    await client.query({ name, text, values: rows.flatMap((row) => row.map(written)) });
  await client.query({ name: 'commit', text: 'commit' });
  JSON.stringify(answer);
  const { user, system } = process.cpuUsage(used);
  return { processor: (user + system) / 1000, clock: performance.now() - began };
}

/** What a program holds of a column that keeps JSON. */
class Held {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

const held = (value: unknown): unknown =>
  typeof value === 'string' && /^[[{]/.test(value) ? new Held(JSON.parse(value)) : value;

const written = (value: unknown): unknown => (value instanceof Held ? JSON.stringify(value.value) : value);

async function typesOf(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ place: string; type: string }>(
    `select table_name || '.' || column_name as place, data_type as type from information_schema.columns where table_schema = 'public'`,
  );
  return new Map(rows.map(({ place, type }) => [place, type]));
}

function statementsOf({ table, key, rows, isNew }: Step, types: ReadonlyMap<string, string>) {
  const names = Object.keys(rows[0] ?? {});
  const others = names.filter((name) => !key.includes(name));
  const some = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) =>
    rows.slice(at * ROWS, (at + 1) * ROWS),
  );
  return some.map((part) => {
    const list = part
      .map(
        (_, row) =>
          `(${names.map((name, at) => `$${row * names.length + at + 1}::${types.get(`${table}.${name}`)}`).join(', ')})`,
      )
      .join(', ');
    const text = isNew
      ? `insert into ${table} (${names}) values ${list}`
      : `update ${table} set ${others.map((name) => `${name} = given.${name}`).join(', ')} from (values ${list}) as given (${names}) where ${key.map((name) => `${table}.${name} = given.${name}`).join(' and ')}`;
    return {
      name: `${isNew ? 'add' : 'set'} ${table} ${part.length}`,
      text,
      rows: part.map((row) => names.map((name) => held(row[name]))),
    };
  });
}
