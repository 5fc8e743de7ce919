import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import pg from 'pg';
import { openStore } from '#db/open.ts';
import { startOwnPostgres } from '#test/harness/postgres.ts';
import { type Cost, costOf } from './load.ts';
import { requestOf } from './mcp.ts';
import type { Ratio } from './ratio.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { countingRelay, type Traffic } from './traffic.ts';

// Counts as numbers, as the product reads them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The operations to measure, such as `create,read`; none for all of them. */
const CHOSEN = (process.env.OPERATIONS ?? '').split(',').filter((name) => name !== '');
const CONNECTIONS = 64;
/** Slow or fast, a server is measured after it has done the same work as the others, and its code was compiled as theirs. */
const MEASURED = { warm: 6_000, rounds: 3, seconds: 1 };
const SEEDED = 200;
const SEEDING = 8;

type Requests = Omit<autocannon.Options, 'url'> & { path: string };

/** One operation of the workload, for the product and for a bare route. */
interface Operation {
  name: string;
  /** What the product is to reach of the bare route on the same store. */
  goal?: number;
  /** What it is to reach on PostgreSQL of its own figure on SQLite. */
  acrossStores?: number;
  requests(base: string, one: string): Requests;
}

const isChosen = ({ name }: { name: string }): boolean => CHOSEN.length === 0 || CHOSEN.includes(name);

const FIELDS = ['Mining', 'Civil', 'Tax', 'Retail', 'Rail', 'Marine', 'Solar', 'Dairy', 'Freight', 'Water'];
const WORK = ['engineer', 'surveyor', 'accountant', 'buyer', 'planner', 'driver', 'nurse', 'chef'];

let created = 0;
/** People of eighty kinds of work, so that a search finds some of them and not all. */
const person = () => {
  created += 1;
  const kind = created % (FIELDS.length * WORK.length);
  return {
    name: `Ada Person ${process.pid}${created}`,
    email: `ada${process.pid}.${created}@example.test`,
    headline: `${FIELDS[kind % FIELDS.length]} ${WORK[Math.floor(kind / FIELDS.length)]}`,
  };
};
const sent = (method: 'POST' | 'PATCH', path: string, body: () => object): Requests => ({
  path,
  requests: [
    {
      method,
      setupRequest: (request) => {
        created += 1;
        return {
          ...request,
          headers: {
            'content-type': 'application/json',
            'idempotency-key': `k${created}`,
            ...request.headers,
          },
          body: JSON.stringify(body()),
        };
      },
    },
  ],
});

const OPERATIONS: Operation[] = [
  { name: 'create', goal: 0.4, acrossStores: 0.35, requests: (base) => sent('POST', base, person) },
  { name: 'read', goal: 0.5, acrossStores: 0.35, requests: (base, one) => ({ path: `${base}/${one}` }) },
  { name: 'list', requests: (base) => ({ path: base }) },
  {
    name: 'update',
    requests: (base, one) => sent('PATCH', `${base}/${one}`, () => ({ headline: `Engineer ${created}` })),
  },
  {
    name: 'search',
    requests: (base) => sent('POST', `${base}/search`, () => ({ query: 'mining engineer' })),
  },
];

/** What is counted on PostgreSQL beside the workload. */
const COUNTED: Operation[] = [
  ...OPERATIONS,
  {
    name: 'a batch of 100 creations',
    requests: () =>
      sent('POST', '/api/v1/batch', () => ({
        actions: Array.from({ length: 100 }, () => ({ action: 'create_candidate', input: person() })),
      })),
  },
  {
    name: 'a read by an MCP call',
    requests: (_, one) => {
      const { headers, body } = requestOf('older', 'get_candidate', { candidate_id: one });
      return {
        path: '/api/mcp?toolsets=all',
        requests: [{ setupRequest: (request) => ({ ...request, method: 'POST', headers, body }) }],
      };
    },
  },
];

/**
 * The same workload on the product and on bare hono, over both stores: what a request costs the process, and on PostgreSQL
 * the statements and round trips of one request.
 */
export async function measureStores(): Promise<Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'deskhand-stores-'));
  // The database server keeps no process from ending.
  const running = setInterval(() => {}, 1000);
  const postgres = await startOwnPostgres();
  const ratios: Ratio[] = [];
  try {
    const url = await postgres.database();
    for (const [name, traffic] of await trafficOf(await postgres.database()))
      console.log(
        `         ${name} on PostgreSQL: ${traffic.statements} statements, ${traffic.roundTrips} round trips`,
      );
    const product = {
      sqlite: await startServer('ours'),
      postgres: await startServer('ours', { DATABASE_URL: url }),
    };
    const bare = {
      sqlite: await startServer('bare-stores', { STORE: join(folder, 'bare.sqlite') }),
      postgres: await startServer(
        'bare-stores',
        await sameRows(product.postgres, url, await postgres.database(), folder),
      ),
    };
    try {
      for (const operation of OPERATIONS.filter(isChosen)) {
        const costs = {
          product: {
            sqlite: await cost(product.sqlite, operation),
            postgres: await cost(product.postgres, operation),
          },
          bare: {
            sqlite: await bareCost(bare.sqlite, operation),
            postgres: await bareCost(bare.postgres, operation),
          },
        };
        ratios.push(
          ratio(
            `${operation.name} on PostgreSQL against bare hono`,
            costs.product.postgres,
            costs.bare.postgres,
            operation.goal,
          ),
          ratio(`${operation.name} on SQLite against bare hono`, costs.product.sqlite, costs.bare.sqlite),
          ratio(
            `${operation.name} on PostgreSQL against SQLite`,
            costs.product.postgres,
            costs.product.sqlite,
            operation.acrossStores,
          ),
        );
      }
    } finally {
      for (const server of [...Object.values(product), ...Object.values(bare)]) await server.stop();
    }
  } finally {
    await postgres.stop();
    clearInterval(running);
    rmSync(folder, { recursive: true, force: true });
  }
  return ratios;
}

const ratio = (name: string, ours: Cost, ceiling: Cost, goal?: number): Ratio => ({
  name,
  unit: 'requests per second of processor time',
  reached: 1e6 / ours.microseconds,
  ceiling: 1e6 / ceiling.microseconds,
  goal,
  aside: `by the clock ${Math.round(ours.perSecond)} against ${Math.round(ceiling.perSecond)} requests/s`,
});

const authorised = (server: ServerProcess) => ({ authorization: `Bearer ${server.given.key}` });

async function cost(server: ServerProcess, operation: Operation): Promise<Cost> {
  const one = (await seeded(server)) ?? '';
  const { path, ...requests } = operation.requests('/api/v1/candidates', one);
  return costOf(
    { server, requests: { path, ...requests, headers: authorised(server), connections: CONNECTIONS } },
    MEASURED,
  );
}

const bareCost = (server: ServerProcess, operation: Operation): Promise<Cost> =>
  costOf(
    { server, requests: { ...operation.requests('/people', 'one'), connections: CONNECTIONS } },
    MEASURED,
  );

const seeds = new WeakMap<ServerProcess, string>();

/** Gives an agency its first people, once. @returns one of them */
async function seeded(server: ServerProcess): Promise<string | undefined> {
  if (!seeds.has(server)) {
    seeds.set(server, (await create(server)).data.id);
    // Some at a time.
    for (let made = 1; made < SEEDED; made += SEEDING)
      await Promise.all(Array.from({ length: SEEDING }, () => create(server)));
  }
  return seeds.get(server);
}

async function create(server: ServerProcess): Promise<{ data: { id: string } }> {
  return (await ask(server, sent('POST', '/api/v1/candidates', person))) as { data: { id: string } };
}

async function ask(server: ServerProcess, { path, requests }: Requests): Promise<unknown> {
  const request = firstOf(requests);
  const answer = await fetch(server.url + path, {
    method: request.method ?? 'GET',
    headers: {
      ...authorised(server),
      'content-type': 'application/json',
      'idempotency-key': `asked${created}`,
      ...(request.headers as Record<string, string> | undefined),
    },
    ...(request.body === undefined ? {} : { body: String(request.body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer.json();
}

function firstOf(requests: Requests['requests']): autocannon.Request {
  const setup = requests?.[0]?.setupRequest;
  return typeof setup === 'function' ? setup({ method: requests?.[0]?.method ?? 'GET' }, {}) : {};
}

const QUIET_MS = 40;

/** What one request of each operation sends to PostgreSQL with everything warm: the least of several, as sweeps go on beside. */
async function trafficOf(url: string): Promise<[string, Traffic][]> {
  const relay = await countingRelay(url);
  const server = await startServer('ours', { DATABASE_URL: relay.url });
  try {
    const one = (await seeded(server)) ?? '';
    const counted: [string, Traffic][] = [];
    for (const operation of COUNTED.filter(isChosen)) {
      let least: Traffic | undefined;
      for (let i = 0; i < 12; i += 1) {
        // What the last request left to be done afterwards is not of this one.
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
        relay.take();
        await ask(server, operation.requests('/api/v1/candidates', one));
        // What it woke is done after its answer.
        const now = relay.take();
        if (least === undefined || now.roundTrips < least.roundTrips) least = now;
      }
      if (least !== undefined) counted.push([operation.name, least]);
    }
    return counted;
  } finally {
    await server.stop();
    relay.stop();
  }
}

/**
 * The settings of a bare server that writes what one creation of the product leaves on PostgreSQL, in a database of its
 * own with the same tables.
 */
async function sameRows(
  ours: ServerProcess,
  url: string,
  own: string,
  folder: string,
): Promise<Record<string, string>> {
  await seeded(ours);
  const before = await rowsOf(url);
  const answer = await create(ours);
  const steps = stepsBetween(before, await rowsOf(url));
  const file = join(folder, 'rows.json');
  writeFileSync(file, JSON.stringify(steps));
  await (await openStore({ url: own })).close();
  const client = new pg.Client({ connectionString: own });
  await client.connect();
  // The rows that these refer to stay behind.
  await client.query(
    `alter database ${new URL(own).pathname.slice(1)} set session_replication_role = replica`,
  );
  await client.end();
  return { DATABASE_URL: own, ROWS: file, ANSWER: JSON.stringify(answer) };
}

export type Row = Record<string, unknown>;
export type Tables = Map<string, { key: string[]; rows: Row[] }>;

/** All rows of a database, by table. */
export async function rowsOf(url: string): Promise<Tables> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: keys } = await client.query<{ table: string; key: string[] }>(
      `select c.relname as table, array_agg(a.attname::text order by a.attnum) as key
       from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
       where i.indisprimary and c.relnamespace = 'public'::regnamespace group by c.relname`,
    );
    const tables: Tables = new Map();
    for (const { table, key } of keys)
      tables.set(table, { key, rows: (await client.query<Row>(`select * from ${table}`)).rows });
    return tables;
  } finally {
    await client.end();
  }
}

/** The statements that turn one state into the other, with the places of what each request needs of its own. */
function stepsBetween(before: Tables, after: Tables): { text: string; values: unknown[]; own: number[] }[] {
  const steps = [];
  const made: { table: string; key: string[]; row: Row; isNew: boolean }[] = [];
  const fresh = new Set<unknown>();
  for (const [table, { key, rows }] of after) {
    const keyOf = (row: Row) => key.map((name) => row[name]).join(' ');
    const old = new Map(before.get(table)?.rows.map((row) => [keyOf(row), JSON.stringify(row)]));
    for (const row of rows) {
      const known = old.get(keyOf(row));
      if (known === JSON.stringify(row) || table === 'rate_counts') continue;
      made.push({ table, key, row, isNew: known === undefined });
      if (known === undefined)
        for (const name of key) if (name === 'id' || name === 'key') fresh.add(row[name]);
    }
  }
  for (const { table, key, row, isNew } of made) {
    const names = Object.keys(row);
    const others = names.filter((name) => !key.includes(name));
    const order = isNew ? names : [...others, ...key];
    const values = order.map((name) => row[name]);
    const place = (name: string) => `$${order.indexOf(name) + 1}`;
    const own = order.flatMap((name, at) =>
      isOwn(name, row[name], fresh) || (key.includes(name) && typeof row[name] === 'number') ? [at] : [],
    );
    // What each request would write under the same key was written once by a worker beside it, such as how far it has come.
    if (isNew && !key.some((name) => own.includes(order.indexOf(name)))) continue;
    steps.push({
      text: isNew
        ? `insert into ${table} (${names}) values (${names.map(place)})`
        : `update ${table} set ${others.map((name) => `${name} = ${place(name)}`)} where ${key.map((name) => `${name} = ${place(name)}`).join(' and ')}`,
      values,
      own: isNew ? own : [],
    });
  }
  return steps;
}

const isOwn = (name: string, value: unknown, fresh: ReadonlySet<unknown>): boolean =>
  fresh.has(value) || name === 'operation_id' || name === 'sequence' || name === 'email_folded';
