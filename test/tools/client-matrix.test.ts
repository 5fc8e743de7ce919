import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConnectOptions, connect, type Listening, listen, type McpClient } from '#test/harness/mcp.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;
let http: Listening;

beforeAll(async () => {
  running = await startService();
  http = await listen(running.app);
  desk = await running.workspace({ country: 'AU', name: 'Harbour Talent' });
});
afterAll(async () => {
  await http.close();
  await running.close();
});

const clients = [
  ['v1', 'http'],
  ['v1', 'stdio'],
  ['v2', 'http'],
  ['v2', 'stdio'],
] as const;

describe.each(clients)('the %s client over %s', (version, transport) => {
  const open = (more: Partial<ConnectOptions> = {}): Promise<McpClient> =>
    connect({ version, transport, key: desk.adminKey, url: http.url, running, ...more });
  let client: McpClient;

  beforeAll(async () => {
    client = await open({ toolsets: 'default,clients' });
  });
  afterAll(() => client.close());

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
    expect(read.structuredContent).toEqual(made.structuredContent);
  });

  it('reads why a call was refused, in words it can act on', async () => {
    const refused = await client.call('create_client', { nmae: 'X' });
    expect(refused.isError).toBe(true);
    expect(refused.structuredContent).toBeUndefined();
    expect(JSON.parse(refused.content[0]?.text ?? '')).toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'nmae',
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
    // A version 1 client over HTTP keeps no session that a question could come back on.
    const asks = version === 'v2' || transport === 'stdio';
    const questions: string[] = [];
    const answers = ['decline', 'untick', 'accept'];
    const asked = await open({
      toolsets: 'clients',
      elicit: (message) => {
        questions.push(message);
        const answer = answers.shift();
        if (answer === 'decline') return { action: 'decline' };
        return { action: 'accept', content: { confirm: answer === 'accept' } };
      },
    });
    try {
      const made = await asked.call('create_client', { name: `Gone ${version} ${transport}` });
      const id = made.structuredContent.id;
      if (asks) {
        for (const _ of ['decline', 'untick']) {
          const refused = await asked.call('delete_client', { client_id: id });
          expect(JSON.parse(refused.content[0]?.text ?? '')).toMatchObject({ type: 'declined' });
          expect((await asked.call('get_client', { client_id: id })).isError).toBeFalsy();
        }
      }
      const done = await asked.call('delete_client', { client_id: id });
      expect(done.structuredContent).toMatchObject({ deleted: true, id });
      expect(questions).toHaveLength(asks ? 3 : 0);
      for (const question of questions) expect(question).toContain(id);
    } finally {
      await asked.close();
    }
  });

  it('negotiates the newest revision that it knows', () => {
    if (version === 'v2') expect(client.revision()).toBe('2026-07-28');
    else if (transport === 'http') expect(client.revision()).toBe('2025-11-25');
  });
});
