import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { beforeAll, expect, it } from 'vitest';
import { productionInstallation, served } from '#test/harness/installation.ts';
import type { Envelope } from '#test/harness/workspace.ts';

// The recipe of CONTRIBUTING.md, followed to the letter in a copy of the sources, which is then served.
const [, LINE = ''] =
  /`(headcount: column\(.*\),)`/.exec(
    readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8'),
  ) ?? [];

let here: { url: string; key: string };
let jobId: string;

/** The three places of the recipe. */
function addField(folder: string): void {
  const edit = (file: string, before: string, added: string): void => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text.split(before), `${file}: ${before}`).toHaveLength(2);
    writeFileSync(join(folder, file), text.replace(before, `${added}${before}`));
  };
  edit('src/domain/jobs/schema.ts', '  opened_at: column(\n', `  ${LINE}\n`);
  writeFileSync(
    join(folder, 'db/migrations/9001-headcount.ts'),
    `import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

export const headcount: Migration = {
  name: '9001-headcount',
  async up(db) {
    await sql\`alter table jobs add column headcount integer\`.execute(db);
  },
};
`,
  );
  edit(
    'db/migrations/index.ts',
    '\n/** In order, by name. */',
    "import { headcount } from './9001-headcount.ts';\n",
  );
  edit('db/migrations/index.ts', '];\n', '  headcount,\n');
}

async function call(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: Envelope }> {
  const response = await fetch(`${here.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${here.key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Envelope };
}

const headcount = async (): Promise<unknown> => (await call('GET', `/jobs/${jobId}`)).body.data.headcount;

beforeAll(async () => {
  expect(LINE).not.toBe('');
  const folder = productionInstallation();
  addField(folder);
  here = await served(folder);
  const client = await call('POST', '/clients', { name: 'Harbour Rail' });
  const job = { title: 'Track Engineer', client_id: client.body.data.id };
  const made = await call('POST', '/jobs', { ...job, headcount: 3 });
  expect([made.status, made.body.data?.headcount]).toEqual([201, 3]);
  jobId = made.body.data.id;
});

it('takes, checks and shows a field that was added in three places over REST', async () => {
  expect(await headcount()).toBe(3);
  expect((await call('PATCH', `/jobs/${jobId}`, { headcount: 4 })).body.data.headcount).toBe(4);
  const refused = await call('PATCH', `/jobs/${jobId}`, { headcount: 0 });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'headcount']);
});

it('writes it in a batch, and undoes it', async () => {
  await call('PATCH', `/jobs/${jobId}`, { headcount: 4 });
  const actions = [{ action: 'update_job', input: { job_id: jobId, headcount: 5 } }];
  const { data } = (await call('POST', '/batch', { actions })).body;
  expect(data.items[0].result.headcount).toBe(5);
  expect(await headcount()).toBe(5);
  expect((await call('POST', `/batch/${data.batch_id}/undo`, {})).body.data.status).toBe('undone');
  expect(await headcount()).toBe(4);
});

it('offers it to assistants, who set it and read it', async () => {
  const client = new Client({ name: 'deskhand-test', version: '1.0.0' });
  const headers = { authorization: `Bearer ${here.key}` };
  const address = new URL('/api/mcp?toolsets=jobs', here.url);
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  try {
    const { tools } = await client.listTools();
    for (const name of ['create_job', 'update_job'])
      expect(tools.find((tool) => tool.name === name)?.inputSchema.properties).toHaveProperty('headcount');
    await client.callTool({ name: 'update_job', arguments: { job_id: jobId, headcount: 6 } });
    const read = await client.callTool({ name: 'get_job', arguments: { job_id: jobId } });
    expect(read.structuredContent).toMatchObject({ headcount: 6 });
  } finally {
    await client.close();
  }
});

it('tells its change in the audit and in the change feed', async () => {
  await call('PATCH', `/jobs/${jobId}`, { headcount: 7 });
  await call('PATCH', `/jobs/${jobId}`, { headcount: 8 });
  const { data: lines } = (await call('GET', `/activities?job_id=${jobId}&limit=1`)).body;
  expect(JSON.stringify(lines[0])).toContain('people wanted: 7 → 8');
  const { data: changes } = (await call('GET', '/changes?since=0&limit=500')).body;
  expect(changes.filter(({ id }: { id: string }) => id === jobId).at(-1)).toMatchObject({
    type: 'job',
    action: 'updated',
    fields: ['headcount'],
    data: { headcount: 8 },
  });
});

it('describes it in OpenAPI, where it is answered and where it is taken', async () => {
  const { components, paths } = (await call('GET', '/openapi.json')).body;
  expect(components.schemas.Job.properties).toHaveProperty('headcount');
  expect(JSON.stringify(paths['/jobs'].post.requestBody)).toContain('"headcount"');
  expect(JSON.stringify(paths['/jobs/{job_id}'].patch.requestBody)).toContain('"headcount"');
});
