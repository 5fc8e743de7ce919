import { randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type ConnectOptions, connect, type Listening, listen, type McpClient } from '#test/harness/mcp.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const running = useService();
let desk: Workspace;
let http: Listening;

beforeAll(async () => {
  http = await listen(running.app);
  desk = await running.workspace({ country: 'AU', name: 'Harbour Talent' });
});
afterAll(async () => {
  await http.close();
});

const items = (count: number, name: string) =>
  Array.from({ length: count }, (_, i) => ({
    action: 'create_client',
    input: { name: `${name} ${i}`, allow_duplicate: true },
  }));

// Each with much to write, so that they take several commits and there is time to stop in between.
const levels = (name: string) =>
  items(100, name).map((item, i) => ({
    action: item.action,
    input: { ...item.input, notes: 'Met at the conference. '.repeat(400) },
    id: `i${i}`,
    ...(i < 10 ? {} : { after: [`i${Math.floor(i / 10) * 10 - 10}`] }),
  }));

const clients = [
  ['v1', 'http'],
  ['v1', 'stdio'],
  ['v2', 'http'],
  ['v2', 'stdio'],
] as const;

describe.each(clients)('the %s client over %s', (version, transport) => {
  const open = (more: Partial<ConnectOptions> = {}): Promise<McpClient> =>
    connect({ version, transport, key: desk.adminKey, url: http.url, running, ...more });
  // A version 1 client over HTTP keeps no session that a question could come back on.
  const asks = version === 'v2' || transport === 'stdio';
  type Form = { action: 'accept' | 'decline'; content?: Record<string, boolean> };
  const yes: Form = { action: 'accept', content: { confirm: true } };
  const unticked: Form = { action: 'accept', content: { confirm: false } };
  const no: Form = { action: 'decline' };
  let client: McpClient;
  /** A client whose person answers forms, with what the test lays ready. */
  let asked: McpClient;
  let answers: Form[] = [];
  let questions: string[] = [];

  beforeAll(async () => {
    client = await open({ toolsets: 'default,clients' });
    asked = await open({
      toolsets: 'default,clients',
      elicit: (message) => {
        questions.push(message);
        return answers.shift() ?? no;
      },
    });
  });
  afterAll(async () => {
    await client.close();
    await asked.close();
  });
  beforeEach(() => {
    answers = [];
    questions = [];
  });

  it('is told how to work and lists the tools, each with schemas of plain objects', async () => {
    expect(client.instructions()).toContain('find_actions');
    const tools = await client.tools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['find_actions', 'create_client']));
    for (const { inputSchema, outputSchema } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(outputSchema?.type).toBe('object');
    }
  });

  it('calls a tool and gets data that its output schema allows, with a text that says the same', async () => {
    const made = await client.call('create_client', {
      name: `Acme ${version} ${transport}`,
      website: 'acme.example',
      allow_duplicate: true,
    });
    expect(made.isError).toBeFalsy();
    expect(made.structuredContent).toMatchObject({
      name: `Acme ${version} ${transport}`,
      domain: 'acme.example',
    });
    expect(made.content[0]?.text).toContain(made.structuredContent.id);
    const read = await client.call('get_client', { client_id: made.structuredContent.id });
    const { batch_id: _, ...record } = made.structuredContent;
    expect(read.structuredContent).toEqual(record);
  });

  it('reads why a call was refused, in words it can act on', async () => {
    const refused = await client.call('create_client', { nmae: 'X' });
    expect(refused.isError).toBe(true);
    const told = JSON.parse(refused.content[0]?.text ?? '');
    expect(refused.structuredContent).toEqual({ error: told });
    expect(told).toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'nmae',
      fix: 'Call it again with name in place of nmae, or without it.',
      retryable: false,
      request_id: expect.stringMatching(/^req_/),
    });
  });

  it('gets a protocol error for a tool that does not exist', async () => {
    await expect(client.call('make_coffee')).rejects.toThrow(/Unknown tool: make_coffee/);
  });

  it('reads resources and prompts', async () => {
    expect(await client.resources()).toEqual(
      expect.arrayContaining(['deskhand://agency', 'deskhand://actions']),
    );
    expect(await client.read('deskhand://agency')).toMatchObject({ name: 'Harbour Talent', currency: 'AUD' });
    expect(await client.read('deskhand://actions/get_client')).toMatchObject({
      name: 'get_client',
      input_schema: { properties: { client_id: { type: 'string' } } },
    });
    await expect(client.read('deskhand://actions/nothing')).rejects.toThrow();
    expect(await client.prompts()).toContain('prepare_client_call');
    expect(await client.prompt('prepare_client_call', { client: 'Acme' })).toContain('Acme');
  });

  it('asks a person before something is deleted, where the client can ask, and does nothing on a no', async () => {
    const name = `Gone ${version} ${transport}`;
    const { id } = (await asked.call('create_client', { name })).structuredContent;
    if (asks) {
      answers = [no, unticked];
      for (const _ of answers.slice()) {
        const refused = await asked.call('delete_client', { client_id: id });
        expect(JSON.parse(refused.content[0]?.text ?? '')).toMatchObject({ type: 'declined' });
        expect((await asked.call('get_client', { client_id: id })).isError).toBeFalsy();
      }
    }
    answers = [yes];
    const first = await asked.call('delete_client', { client_id: id });
    // A client that cannot ask gets the plan, which it commits.
    const { plan_id, confirm_text } = first.structuredContent;
    if (!asks) expect(confirm_text).toContain(name);
    const done = asks ? first : await asked.call('commit_plan', { plan_id, confirm_text });
    expect(asks ? done.structuredContent : done.structuredContent.items[0].result).toMatchObject({
      deleted: true,
      id,
    });
    expect(questions).toHaveLength(asks ? 3 : 0);
    for (const question of questions) expect(question).toContain(name);
  });

  it('is told of progress as the items of a batch end', async () => {
    const seen: string[] = [];
    const done = await client.call(
      'run_actions',
      { actions: levels(`Progress ${version} ${transport}`) },
      { onProgress: ({ progress, total, message }) => seen.push(`${progress}/${total} ${message}`) },
    );
    expect(done.structuredContent).toMatchObject({ status: 'succeeded' });
    // Both clients drop what they read together with the answer: the last ones may be missing, none before them.
    expect(seen.length).toBeGreaterThan(10);
    for (const [i, line] of seen.entries())
      expect(line).toMatch(new RegExp(`^${i + 1}/100 i\\d+: succeeded$`));
  });

  it('confirms a plan: by a form where the client can ask, by the plan and its text where it cannot', async () => {
    const name = `Plan ${version} ${transport}`;
    const count = async () =>
      (await desk.api.get(`/clients?search=${encodeURIComponent(name)}`)).body.meta.count;
    const { plan_id, confirm_text } = (await asked.call('plan_actions', { actions: items(1, name) }))
      .structuredContent;
    if (asks) {
      answers = [no];
      expect((await asked.call('commit_plan', { plan_id, confirm_text })).isError).toBe(true);
      expect(await count()).toBe(0);
    }
    answers = [yes];
    const done = await asked.call('commit_plan', { plan_id, confirm_text });
    expect(done.structuredContent).toMatchObject({ status: 'succeeded' });
    expect(questions).toEqual(asks ? [confirm_text, confirm_text] : []);
    expect(await count()).toBe(1);
  });

  // A batch can be over before the test has the store: only then is there anything to repeat.
  it('stops a batch when its call is cancelled, wherever the server learns of it', { retry: 3 }, async ({
    skip,
  }) => {
    skip(running.service.store.dialect === 'postgres', 'the lock of a SQLite file holds the batch up');
    const name = `Cancelled ${randomUUID()}`;
    const cancel = new AbortController();
    const writer = new Sqlite(running.service.config.storeUrl, { timeout: 0 });
    try {
      // The store is kept busy while the cancellation is on its way, or the batch would be done before it arrives: the
      // lock is taken between two commits, once some items are there.
      const some = writer.prepare<[string], number>('select count(*) from clients where name like ?').pluck();
      let over = false;
      const holdUp = () => {
        // A server in a process of its own leaves short gaps, which are not found by looking once a turn.
        for (let i = 0; i < (transport === 'stdio' ? 500 : 1) && !over; i += 1) {
          try {
            writer.exec('begin immediate');
          } catch {
            continue;
          }
          if ((some.get(`${name}%`) ?? 0) > 0) return cancel.abort();
          writer.exec('rollback');
        }
        if (!over) setImmediate(holdUp);
      };
      const call = client.call('run_actions', { actions: levels(name) }, { signal: cancel.signal });
      call.finally(() => (over = true)).catch(() => {});
      holdUp();
      await expect(call).rejects.toThrow();
      // Whatever the server reads after the cancellation, it answers after it.
      for (let i = 0; i < 3; i += 1) await client.call('find_actions', { query: 'list clients' });
      writer.exec('rollback');
      const batch = () =>
        running.service.store.read((db) =>
          db
            .selectFrom('batches')
            .where('account_id', '=', desk.accountId)
            .orderBy('created_at', 'desc')
            .limit(1)
            .select(['status'])
            .executeTakeFirstOrThrow(),
        );
      await expect.poll(async () => (await batch()).status).not.toBe('running');
      const made = (await desk.api.get(`/clients?search=${encodeURIComponent(name)}&limit=100`)).body.meta
        .count;
      // A version 1 client over HTTP says that it cancels in a request of its own, which a server without sessions
      // cannot tell to belong to the call: the batch goes on to its end.
      if (version === 'v1' && transport === 'http') {
        expect({ ...(await batch()), made }).toEqual({ status: 'succeeded', made: 100 });
      } else {
        expect((await batch()).status).toBe('cancelled');
        expect(made).toBeGreaterThan(0);
        expect(made).toBeLessThan(100);
      }
    } finally {
      writer.close();
    }
  });

  it('negotiates the newest revision that it knows', () => {
    if (version === 'v2') expect(client.revision()).toBe('2026-07-28');
    else if (transport === 'http') expect(client.revision()).toBe('2025-11-25');
  });
});
