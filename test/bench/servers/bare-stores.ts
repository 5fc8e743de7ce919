// The ceiling on each store: bare hono routes over prepared statements, written by hand, on a table of people of its own.
// With ROWS, a creation writes the rows that one POST of the product left on PostgreSQL, in one pipelined transaction.
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { serve } from '@hono/node-server';
import Sqlite from 'better-sqlite3';
import { type Context, Hono } from 'hono';
import pg from 'pg';

setFlagsFromString('--no-parallel-scavenge');

interface Table {
  /** Puts a person there before it all begins. */
  seed(id: string, body: string): Promise<void>;
  create(id: string, body: string): Promise<void>;
  read(id: string): Promise<string | undefined>;
  update(id: string, body: string): Promise<void>;
  list(): Promise<string[]>;
  search(word: string): Promise<string[]>;
}

interface Body {
  body: string;
}

const TABLE = 'create table bare_people (id text primary key, body text not null, words text not null)';
const CREATE = 'insert into bare_people (id, body, words) values ($1, $2, $2)';
const READ = 'select body from bare_people where id = $1';
const UPDATE = 'update bare_people set body = $1 where id = $2';
const LIST = 'select body from bare_people order by id desc limit 20';

function onSqlite(file: string): Table {
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(TABLE);
  db.exec('create virtual table bare_words using fts5(words)');
  const plain = (text: string) => db.prepare<unknown[], Body>(text.replaceAll(/\$\d/g, '?'));
  const create = db.prepare('insert into bare_people (id, body, words) values (?, ?, ?)');
  const index = db.prepare('insert into bare_words (rowid, words) values (?, ?)');
  const [read, update, list] = [plain(READ), plain(UPDATE), plain(LIST)];
  const search = plain(
    'select body from bare_people where rowid in (select rowid from bare_words where words match $1 limit 20)',
  );
  // Writes that arrive together share one durable commit, as they do in the product.
  let waiting: { run: () => void; done: () => void }[] = [];
  const inCommit = (run: () => void) =>
    new Promise<void>((done) => {
      if (waiting.length === 0)
        setImmediate(() => {
          const group = waiting;
          waiting = [];
          db.exec('begin immediate');
          for (const one of group) one.run();
          db.exec('commit');
          for (const one of group) one.done();
        });
      waiting.push({ run, done });
    });
  const bodies = (rows: Body[]) => rows.map(({ body }) => body);
  const insert = (id: string, body: string) =>
    inCommit(() => index.run(create.run(id, body, body).lastInsertRowid, body));
  return {
    seed: insert,
    create: insert,
    read: async (id) => read.get(id)?.body,
    update: (id, body) => inCommit(() => update.run(body, id)),
    list: async () => bodies(list.all()),
    search: async (word) => bodies(search.all(word)),
  };
}

interface Step {
  text: string;
  values: unknown[];
  /** The places of ids, which each request needs of its own. */
  own: number[];
}

async function onPostgres(url: string): Promise<Table> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  await pool.query(TABLE);
  await pool.query("create index bare_words on bare_people using gin (to_tsvector('simple', words))");
  const steps: Step[] =
    process.env.ROWS === undefined ? [] : JSON.parse(readFileSync(process.env.ROWS, 'utf8'));
  const piped = new pg.Pool(Object.assign({ connectionString: url, max: 20 }, { pipeline: true }));
  let written = 0;
  const writeRows = async () => {
    written += 1;
    const count = written;
    const client = await piped.connect();
    const sent = [client.query({ name: 'begin', text: 'begin' })];
    steps.forEach(({ text, values, own }, at) => {
      const given = values.slice();
      for (const place of own)
        given[place] =
          typeof values[place] === 'number'
            ? Number(values[place]) + count
            : `${String(values[place])}x${count}`;
      sent.push(client.query({ name: `s${at}`, text, values: given }));
    });
    sent.push(client.query({ name: 'commit', text: 'commit' }));
    await Promise.all(sent);
    client.release();
  };
  const ask = async (name: string, text: string, values: unknown[]) =>
    (await pool.query<Body>({ name, text, values })).rows.map(({ body }) => body);
  return {
    async seed(id, body) {
      await ask('create', CREATE, [id, body]);
    },
    async create(id, body) {
      if (steps.length > 0) await writeRows();
      else await ask('create', CREATE, [id, body]);
    },
    read: async (id) => (await ask('read', READ, [id]))[0],
    async update(id, body) {
      await ask('update', UPDATE, [body, id]);
    },
    list: () => ask('list', LIST, []),
    search: (word) =>
      ask(
        'search',
        "select body from bare_people where to_tsvector('simple', words) @@ plainto_tsquery('simple', $1) limit 20",
        [word],
      ),
  };
}

const url = process.env.DATABASE_URL;
const table = url === undefined ? onSqlite(process.env.STORE ?? '') : await onPostgres(url);
const answer = process.env.ANSWER ?? '{}';
await table.seed('one', answer);
for (let i = 0; i < 50; i += 1) await table.seed(`seed${i}`, answer);

const json = (c: Context, body: string, status: 200 | 201 = 200) =>
  c.body(body, status, { 'Content-Type': 'application/json' });
const app = new Hono();
let count = 0;
app.post('/people', async (c) => {
  await c.req.json();
  count += 1;
  await table.create(`r${process.pid}x${count}`, answer);
  return json(c, answer, 201);
});
app.get('/people', async (c) => json(c, `[${(await table.list()).join()}]`));
app.post('/people/search', async (c) => {
  const { query } = await c.req.json<{ query: string }>();
  return json(c, `[${(await table.search(query)).join()}]`);
});
app.get('/people/:id', async (c) => {
  const body = await table.read(c.req.param('id'));
  return body === undefined ? c.notFound() : json(c, body);
});
app.patch('/people/:id', async (c) => {
  await c.req.json();
  await table.update(c.req.param('id'), answer);
  return json(c, answer);
});
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
process.on('SIGTERM', () => {
  server.close();
  process.exit(0);
});
