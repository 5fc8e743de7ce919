// A bare hono route that writes, by prepared statements in shared durable commits, the very rows that one POST of the
// product left in its store: into a copy of that store, with keys of their own, and answers with the product's words.
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { serve } from '@hono/node-server';
import Sqlite from 'better-sqlite3';
import { Hono } from 'hono';
import type { Row, Written } from '../written.ts';

setFlagsFromString('--no-parallel-scavenge');
const written = JSON.parse(readFileSync(process.env.ROWS ?? '', 'utf8')) as Written;
const answer = process.env.ANSWER ?? '{}';
const db = new Sqlite(process.env.STORE ?? '');
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('temp_store = MEMORY');

/** Ids that the rows brought with them: each request needs its own, wherever they stand. */
const fresh = new Set<unknown>();
for (const { key, rows } of written.inserts)
  for (const row of rows) for (const name of key) if (name === 'id' || name === 'key') fresh.add(row[name]);

/** Values of a row, and where a count makes them another's. */
function valuesOf(row: Row, names: readonly string[], key: readonly string[]): (count: number) => unknown[] {
  const given = names.map((name) => row[name]);
  const texts = names.flatMap((name, at) => (fresh.has(row[name]) || name === 'operation_id' ? [at] : []));
  const numbers = names.flatMap((name, at) =>
    key.includes(name) && name === 'sequence' && typeof row[name] === 'number' ? [at] : [],
  );
  return (count) => {
    const values = given.slice();
    for (const at of texts) values[at] = `${String(given[at])}${count}`;
    for (const at of numbers) values[at] = Number(given[at]) + count;
    return values;
  };
}

const steps = [
  ...written.inserts.flatMap(({ table, key, rows }) => {
    const names = Object.keys(rows[0] ?? {});
    const statement = db.prepare(`insert into ${table} (${names}) values (${names.map(() => '?')})`);
    return rows.map((row) => ({ statement, values: valuesOf(row, names, key) }));
  }),
  ...written.updates.flatMap(({ table, key, rows }) => {
    const names = Object.keys(rows[0] ?? {}).filter((name) => !key.includes(name));
    const set = names.map((name) => `${name} = ?`);
    const where = key.map((name) => `${name} = ?`).join(' and ');
    const statement = db.prepare(`update ${table} set ${set} where ${where}`);
    return rows.map((row) => ({ statement, values: valuesOf(row, [...names, ...key], []) }));
  }),
];

let waiting: { count: number; done: () => void }[] = [];
function commit(): void {
  const group = waiting;
  waiting = [];
  db.exec('begin immediate');
  for (const { count } of group) for (const { statement, values } of steps) statement.run(values(count));
  db.exec('commit');
  for (const { done } of group) done();
}

const app = new Hono();
let count = 0;
app.post('/records', async (c) => {
  await c.req.json();
  count += 1;
  const own = count;
  await new Promise<void>((done) => {
    if (waiting.length === 0) setImmediate(commit);
    waiting.push({ count: own, done });
  });
  return c.body(answer, 201, { 'Content-Type': 'application/json' });
});
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
process.on('SIGTERM', () => {
  server.close();
  process.exit(0);
});
