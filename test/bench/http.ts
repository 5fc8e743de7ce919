import { compare, type Side } from './load.ts';
import { type Ratio, underLoad } from './ratio.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const CONNECTIONS = 64;

/** A GET by id, and a durable POST with an Idempotency-Key, each against a bare hono route. */
export async function measureHttp(): Promise<Ratio[]> {
  const ours = await startServer('ours');
  const bare = await startServer('bare', { BODY: ours.given.body ?? '{}' });
  const headers = { authorization: `Bearer ${ours.given.key}` };
  try {
    const read = await compare(
      {
        server: ours,
        requests: { path: `/api/v1/clients/${ours.given.client}`, headers, connections: CONNECTIONS },
      },
      { server: bare, requests: { path: '/records/one', connections: CONNECTIONS } },
    );
    const write = await compare(post(ours, '/api/v1/clients', headers), post(bare, '/records', {}));
    return [
      underLoad('GET by id', 'requests', 0.5, read),
      underLoad(`durable POST with Idempotency-Key, ${CONNECTIONS} connections`, 'requests', 0.4, write),
    ];
  } finally {
    await ours.stop();
    await bare.stop();
  }
}

function post(server: ServerProcess, path: string, extra: Record<string, string>): Side {
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
