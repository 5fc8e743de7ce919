import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type Listening, listen } from '#test/harness/mcp.ts';
import type { Workspace } from '#test/harness/workspace.ts';
import { carryOut, connect, GOAL } from '../../examples/agent/agent.ts';

const running = useService();
let desk: Workspace;
let http: Listening;

beforeAll(async () => {
  http = await listen(running.app);
  desk = await running.workspace({ country: 'AU' });
});
afterAll(async () => {
  await http.close();
});

it('finds the actions of a goal by its words, and does nothing before a person agrees', async () => {
  const client = await connect(http.url, desk.adminKey);
  try {
    const told: string[] = [];
    const asked: string[] = [];
    const person = (yes: boolean) => ({
      tell: (text: string) => told.push(text),
      agree: async (text: string) => {
        asked.push(text);
        return yes;
      },
    });
    expect(await carryOut(client, GOAL, person(false))).toBeNull();
    expect(told).toEqual([
      'add a client company → create_client',
      'open a new job → create_job',
      'add a candidate → create_candidate',
      'put a candidate on a job → create_application',
    ]);
    expect((await desk.api.get('/clients?search=Northwind')).body.meta.count).toBe(0);
    const outcome = await carryOut(client, GOAL, person(true));
    expect(outcome?.status).toBe('succeeded');
    expect(asked).toHaveLength(2);
    const [application] = (await desk.api.get('/applications')).body.data;
    expect(application).toMatchObject({
      stage: 'screen',
      candidate: { name: 'Ana Ruiz' },
      job: { title: 'Site Engineer', client_name: 'Northwind Engineering' },
    });
  } finally {
    await client.close();
  }
});

it('says in a sentence that nothing answers, that it is not the service, or that the key is wrong', async () => {
  await expect(connect('http://127.0.0.1:1', desk.adminKey)).rejects.toThrow(
    /^Nothing answers at http:\/\/127\.0\.0\.1:1\. Start the service with npm start/,
  );
  await expect(connect('no address', desk.adminKey)).rejects.toThrow(/^DESKHAND_URL is no address/);
  await expect(connect(http.url, 'sk_live_wrong')).rejects.toThrow(/DESKHAND_KEY holds the key\.$/);
  const other = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(connect(`http://127.0.0.1:${port}`, desk.adminKey)).rejects.toThrow(
    /is not Deskhand\. Set DESKHAND_URL/,
  );
  other.close();
});
