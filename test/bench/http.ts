import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { compare, type Side } from './load.ts';
import { type Ratio, underLoad } from './ratio.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { copyOf, difference } from './written.ts';

export const CONNECTIONS = 64;

/** A GET by id, and a durable POST with an Idempotency-Key, each against a bare hono route. */
export async function measureHttp(): Promise<Ratio[]> {
  const ours = await startServer('ours');
  const bare = await startServer('bare', { BODY: ours.given.body ?? '{}' });
  const headers = { authorization: `Bearer ${ours.given.key}` };
  const same = await sameRows(ours);
  try {
    const read = await compare(
      {
        server: ours,
        requests: { path: `/api/v1/clients/${ours.given.client}`, headers, connections: CONNECTIONS },
      },
      { server: bare, requests: { path: '/records/one', connections: CONNECTIONS } },
    );
    const write = await compare(post(ours, '/api/v1/clients', headers), post(bare, '/records', {}));
    const rows = await compare(post(ours, '/api/v1/clients', headers), post(same, '/records', {}));
    const posted = `durable POST with Idempotency-Key, ${CONNECTIONS} connections`;
    return [
      underLoad('GET by id', 'requests', 0.5, read),
      underLoad(posted, 'requests', 0.4, write),
      underLoad(`${posted}, against a bare route that writes the same rows`, 'requests', undefined, rows),
    ];
  } finally {
    await ours.stop();
    await bare.stop();
    await same.stop();
  }
}

/** A bare route that writes what one POST of the product writes. */
async function sameRows(ours: ServerProcess): Promise<ServerProcess> {
  const folder = ours.given.dataDir ?? '';
  const store = join(folder, 'deskhand.sqlite');
  const copy = join(folder, 'same-rows.sqlite');
  await copyOf(store, copy);
  const answer = await fetch(`${ours.url}/api/v1/clients`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${ours.given.key}`,
      'content-type': 'application/json',
      'idempotency-key': 'same-rows',
    },
    body: JSON.stringify({ name: 'Same rows', industry: 'Mining', notes: 'Met at the conference.' }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  const before = new Sqlite(copy, { readonly: true });
  const after = new Sqlite(store, { readonly: true });
  const rows = join(folder, 'same-rows.json');
  writeFileSync(rows, JSON.stringify(difference(before, after)));
  before.close();
  after.close();
  return startServer('same-rows', { STORE: copy, ROWS: rows, ANSWER: await answer.text() });
}

/** Creations of clients, each under a key of its own. */
export function post(server: ServerProcess, path: string, extra: Record<string, string>): Side {
  let count = 0;
  return {
    server,
    requests: {
      path,
      connections: CONNECTIONS,
      requests: [
        {
          method: 'POST',
          setupRequest: (request) => {
            count += 1;
            return {
              ...request,
              headers: { 'content-type': 'application/json', 'idempotency-key': `bench${count}`, ...extra },
              body: JSON.stringify({
                name: `Client ${count}`,
                industry: 'Mining',
                notes: 'Met at the conference.',
              }),
            };
          },
        },
      ],
    },
  };
}
