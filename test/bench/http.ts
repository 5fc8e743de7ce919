import autocannon from 'autocannon';
import type { Ratio } from './ratio.ts';
import { startServer } from './server-process.ts';

const SECONDS = 4;

function load(options: autocannon.Options): Promise<number> {
  return new Promise((resolve, reject) => {
    autocannon({ connections: 64, duration: SECONDS, ...options }, (error, result) => {
      if (error) reject(error);
      else if (result.non2xx > 0) reject(new Error(`${result.non2xx} answers were not 2xx`));
      else resolve(result.requests.average);
    });
  });
}

/** A GET by id, and a durable POST with an Idempotency-Key, each against a bare hono route. Requests a second. */
export async function measureHttp(): Promise<Ratio[]> {
  const ours = await startServer('ours');
  const bare = await startServer('bare', { BODY: ours.given.body ?? '{}' });
  const headers = { authorization: `Bearer ${ours.given.key}` };
  try {
    const get = {
      ours: `${ours.url}/api/v1/clients/${ours.given.client}`,
      bare: `${bare.url}/records/one`,
    };
    await load({ url: get.ours, headers, duration: 1 });
    await load({ url: get.bare, duration: 1 });
    const read = await load({ url: get.ours, headers });
    const readCeiling = await load({ url: get.bare });
    const post = (url: string, extra: Record<string, string>, run: string): Promise<number> => {
      let count = 0;
      return load({
        url,
        requests: [
          {
            method: 'POST',
            setupRequest: (request) => {
              count += 1;
              return {
                ...request,
                headers: {
                  'content-type': 'application/json',
                  'idempotency-key': `${run}${count}`,
                  ...extra,
                },
                body: JSON.stringify({
                  name: `Client ${run} ${count}`,
                  industry: 'Mining',
                  notes: 'Met at the conference.',
                }),
              };
            },
          },
        ],
      });
    };
    const write = await post(`${ours.url}/api/v1/clients`, headers, 'a');
    const writeCeiling = await post(`${bare.url}/records`, {}, 'a');
    return [
      { name: 'GET by id', unit: 'requests/s', reached: read, ceiling: readCeiling, goal: 0.5 },
      {
        name: 'durable POST with Idempotency-Key, 64 connections',
        unit: 'requests/s',
        reached: write,
        ceiling: writeCeiling,
        goal: 0.4,
      },
    ];
  } finally {
    await ours.stop();
    await bare.stop();
  }
}
