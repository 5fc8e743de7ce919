// The ceiling: a bare hono route over prepared better-sqlite3 statements, written by hand.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { serve } from '@hono/node-server';
import Sqlite from 'better-sqlite3';
import { Hono } from 'hono';

// As the product is set.
setFlagsFromString('--no-parallel-scavenge');
const db = new Sqlite(join(mkdtempSync(join(tmpdir(), 'deskhand-bare-')), 'bare.sqlite'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('create table records (id text primary key, body text not null)');
const insert = db.prepare('insert into records (id, body) values (?, ?)');
const find = db.prepare('select body from records where id = ?');
insert.run('one', process.env.BODY ?? '{}');

// Inserts that arrive together share one durable commit, as they do in the product.
let waiting: { id: string; body: string; done: () => void }[] = [];
function commit(): void {
  const group = waiting;
  waiting = [];
  db.exec('begin immediate');
  for (const { id, body } of group) insert.run(id, body);
  db.exec('commit');
  for (const { done } of group) done();
}

const app = new Hono();
app.get('/records/:id', (c) => {
  const row = find.get(c.req.param('id')) as { body: string } | undefined;
  return row === undefined ? c.notFound() : c.body(row.body, 200, { 'Content-Type': 'application/json' });
});
let count = 0;
app.post('/records', async (c) => {
  const body = await c.req.json();
  count += 1;
  const id = `r${count}`;
  await new Promise<void>((done) => {
    if (waiting.length === 0) setImmediate(commit);
    waiting.push({ id, body: JSON.stringify(body), done });
  });
  return c.json({ id }, 201);
});
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
process.on('SIGTERM', () => {
  server.close();
  process.exit(0);
});
