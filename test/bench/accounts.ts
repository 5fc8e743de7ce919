import { startOwnPostgres } from '#test/harness/postgres.ts';
import { compare, type Side } from './load.ts';
import { type Ratio, underLoad } from './ratio.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const CONNECTIONS = 64;

/**
 * What requests of one agency over 64 connections cost beside those of 64 agencies over one each, on both stores: keyed
 * creations, whose agency's numbers and locks they share, and reads by id.
 */
export async function measureAccounts(): Promise<Ratio[]> {
  // The database server keeps no process from ending.
  const running = setInterval(() => {}, 1000);
  const postgres = await startOwnPostgres();
  const ratios: Ratio[] = [];
  try {
    for (const [store, env] of [
      ['SQLite', {}],
      ['PostgreSQL', { DATABASE_URL: await postgres.database() }],
    ] as const) {
      const server = await startServer('ours', { ...env, AGENCIES_BESIDE: String(CONNECTIONS) });
      try {
        ratios.push(...(await measured(server, store)));
      } finally {
        await server.stop();
      }
    }
  } finally {
    await postgres.stop();
    clearInterval(running);
  }
  return ratios;
}

async function measured(server: ServerProcess, store: string): Promise<Ratio[]> {
  const several = (server.given.keys ?? '').split(',');
  const one = [server.given.key ?? ''];
  const name = `one agency over ${CONNECTIONS} connections against ${CONNECTIONS} agencies over one each, ${store}`;
  const [write, read] = [
    await compare(creations(server, one), creations(server, several)),
    await compare(await reads(server, one), await reads(server, several)),
  ];
  return [
    underLoad(`durable POST with Idempotency-Key, ${name}`, 'requests', undefined, write),
    underLoad(`GET by id, ${name}`, 'requests', undefined, read),
  ];
}

let made = 0;
const creation = () => {
  made += 1;
  return {
    headers: { 'content-type': 'application/json', 'idempotency-key': `accounts${made}` },
    body: JSON.stringify({ name: `Ada Person ${made}`, email: `ada${made}@example.test` }),
  };
};

const inTurn = (keys: readonly string[]): (() => string) => {
  let at = 0;
  return () => {
    at += 1;
    return `Bearer ${keys[at % keys.length]}`;
  };
};

function creations(server: ServerProcess, keys: readonly string[]): Side {
  const authorization = inTurn(keys);
  const setupRequest = (request: object) => {
    const { headers, body } = creation();
    return { ...request, headers: { ...headers, authorization: authorization() }, body };
  };
  const requests = [{ method: 'POST' as const, setupRequest }];
  return { server, requests: { path: '/api/v1/candidates', connections: CONNECTIONS, requests } };
}

/** Reads of one person of each agency. */
async function reads(server: ServerProcess, keys: readonly string[]): Promise<Side> {
  const people = await Promise.all(
    keys.map(async (key) => {
      const { headers, body } = creation();
      const answer = await fetch(`${server.url}/api/v1/candidates`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${key}` },
        body,
      });
      const { data } = (await answer.json()) as { data: { id: string } };
      return { path: `/api/v1/candidates/${data.id}`, headers: { authorization: `Bearer ${key}` } };
    }),
  );
  let at = 0;
  const setupRequest = (request: object) => {
    at += 1;
    return { ...request, ...people[at % people.length] };
  };
  return {
    server,
    requests: { path: '/', connections: CONNECTIONS, requests: [{ method: 'GET' as const, setupRequest }] },
  };
}
