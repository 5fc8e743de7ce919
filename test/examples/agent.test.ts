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
