import { describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool, connect, listen, refusalOf } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU' });

const call = (name: string, args: Record<string, unknown>, key: string) =>
  callTool(running.app, key, name, args, { query: '?toolsets=all' });

const made = async (outward: 'plan' | 'run' | undefined, user_id: string | null = desk.adminId) => {
  const answer = await desk.api.post('/keys', { scopes: ['admin'], user_id, outward });
  expect(answer.status).toBe(201);
  expect(answer.body.data.outward).toBe(outward ?? null);
  return answer.body.data.key as string;
};

const client = async (name: string): Promise<string> =>
  (await desk.api.post('/clients', { name, allow_duplicate: true })).body.data.id;
const stands = async (id: string): Promise<boolean> => (await desk.api.get(`/clients/${id}`)).status === 200;

describe('an outward or destructive tool, where the client cannot show a form', () => {
  it('answers with its plan for a key of a person, and commit_plan does that plan', async () => {
    const id = await client('Acme Plans First');
    const planned = await call('delete_client', { client_id: id }, desk.adminKey);
    const { plan_id, confirm_text, status } = planned.structuredContent;
    expect(status).toBe('planned');
    expect(planned.content[0]?.text).toContain(`confirm_text: ${confirm_text}`);
    expect(confirm_text).toContain('Acme Plans First');
    expect(await stands(id)).toBe(true);
    const done = await call('commit_plan', { plan_id, confirm_text }, desk.adminKey);
    expect(done.structuredContent).toMatchObject({ status: 'succeeded', items: [{ id: 'call' }] });
    expect(await stands(id)).toBe(false);
  });

  it.each([
    ['a key set to run', () => made('run')],
    ["the agency's own key", () => made(undefined, null)],
  ])('does it at once for %s', async (_, key) => {
    const id = await client('Boreal At Once');
    const done = await call('delete_client', { client_id: id }, await key());
    expect(done.structuredContent).toMatchObject({ deleted: true, id });
    expect(await stands(id)).toBe(false);
  });

  it("answers with its plan for the agency's own key that is set to plan", async () => {
    const id = await client('Cobalt Own');
    const planned = await call('delete_client', { client_id: id }, await made('plan', null));
    expect(planned.structuredContent).toMatchObject({ status: 'planned', plan_id: expect.any(String) });
    expect(await stands(id)).toBe(true);
  });

  it('refuses at once what would fail, and stores no plan of it', async () => {
    const refused = await call('delete_client', { client_id: 'cli_none' }, desk.adminKey);
    expect(refusalOf(refused)).toMatchObject({ code: 'NOT_FOUND' });
    const without = await call('send_email', { subject: 'Hello' }, desk.adminKey);
    expect(refusalOf(without)).toMatchObject({ code: 'VALIDATION_ERROR', field: 'candidate_id' });
  });

  it('plans what cannot be tried out by its words', async () => {
    const { id } = (
      await desk.api.post('/candidates', { name: 'Ana Video', email: 'ana.video@people.example' })
    ).body.data;
    const planned = await call('start_video_call', { candidate_id: id }, desk.adminKey);
    const { plan_id, confirm_text } = planned.structuredContent;
    expect(confirm_text).toContain(id);
    const done = await call('commit_plan', { plan_id, confirm_text }, desk.adminKey);
    // No provider of video is set up in this service, which the step itself says.
    expect(done.structuredContent.items[0]).toMatchObject({ action: 'start_video_call' });
    expect(done.structuredContent.items[0].error?.code).not.toBe('PLAN_STALE');
  });
});

describe('record keeping that reaches nobody', () => {
  it('needs no plan: a pool that is not published, by its tool and by run_actions', async () => {
    const pool = await call('create_talent_pool', { name: 'Quiet', eligibility: 'Welders' }, desk.adminKey);
    expect(pool.structuredContent).toMatchObject({ id: expect.stringMatching(/^poo_|^pool_|^tp/) });
    const pool_id = pool.structuredContent.id;
    const changed = await call(
      'run_actions',
      { actions: [{ action: 'update_talent_pool', input: { pool_id, name: 'Quieter' } }] },
      desk.adminKey,
    );
    expect(changed.structuredContent).toMatchObject({
      status: 'succeeded',
      items: [{ result: { name: 'Quieter' } }],
    });
  });

  it('is left as soon as it reaches somebody: publishing is planned, and run_actions refuses it', async () => {
    const pool = await call('create_talent_pool', { name: 'Loud', eligibility: 'Welders' }, desk.adminKey);
    const publish = { pool_id: pool.structuredContent.id, is_published: true };
    const refused = await call(
      'run_actions',
      { actions: [{ action: 'update_talent_pool', input: publish }] },
      desk.adminKey,
    );
    expect(refused.structuredContent.items[0]).toMatchObject({
      status: 'failed',
      error: { type: 'plan_needed' },
    });
    const planned = await call('update_talent_pool', publish, desk.adminKey);
    expect(planned.structuredContent).toMatchObject({ status: 'planned' });
    const { plan_id, confirm_text } = planned.structuredContent;
    await call('commit_plan', { plan_id, confirm_text }, desk.adminKey);
    const rename = { pool_id: publish.pool_id, name: 'Louder' };
    expect((await call('update_talent_pool', rename, desk.adminKey)).structuredContent.status).toBe(
      'planned',
    );
    expect((await call('update_talent_pool', rename, await made('run'))).structuredContent.name).toBe(
      'Louder',
    );
  });

  it('stays with run_actions for a credential that runs at once too', async () => {
    const id = await client('Delta Records');
    const refused = await call(
      'run_actions',
      { actions: [{ action: 'delete_client', input: { client_id: id } }] },
      await made('run'),
    );
    expect(refusalOf(refused).code).toBe('BATCH_INVALID');
    const terms = { action: 'set_client_fee_terms', input: { client_id: id, use_standard: true } };
    expect(refusalOf(await call('run_actions', { actions: [terms] }, await made('run'))).code).toBe(
      'BATCH_INVALID',
    );
  });
});

describe('over REST and batch', () => {
  it('is run at once, unless the key is set to plan: then the answer is the plan, which POST /batch commits', async () => {
    const [first, second] = [await client('Echo Rest'), await client('Foxglove Rest')];
    expect((await desk.api.delete(`/clients/${first}`)).status).toBe(200);
    const planning = desk.as(await made('plan'));
    const planned = await planning.delete(`/clients/${second}`);
    expect(planned.status).toBe(202);
    expect(planned.body.data).toMatchObject({ status: 'planned', next: 'commit' });
    expect(await stands(second)).toBe(true);
    const batch = await planning.post('/batch', {
      actions: [{ id: 'gone', action: 'delete_client', input: { client_id: second } }],
    });
    expect(batch.body.data).toMatchObject({ status: 'planned' });
    const { plan_id, confirm_text } = batch.body.data;
    const done = await planning.post('/batch', { plan_id, confirm_text });
    expect(done.body.data.status).toBe('succeeded');
    expect(await stands(second)).toBe(false);
    const record = await planning.post('/clients', { name: 'Gantry Rest' });
    expect(record.status).toBe(201);
  });
});

it('lets a credential that is set to plan make no key that runs at once', async () => {
  const planning = desk.as(await made('plan'));
  const refused = await planning.post('/keys', { scopes: ['admin'], outward: 'run' });
  expect(refused.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', field: 'outward' });
  const inherits = await planning.post('/keys', { scopes: ['admin'], user_id: null });
  expect(inherits.body.data.outward).toBe('plan');
  expect((await desk.api.post('/keys', { scopes: ['admin'], outward: 'perhaps' })).body.error).toMatchObject({
    code: 'VALIDATION_ERROR',
    field: 'outward',
  });
});

it('says in the instructions, the tools and run_actions the same of what is planned and what counts as a yes', async () => {
  const server = await listen(running.app);
  const told = async (key: string) => {
    const connection = await connect({ version: 'v2', transport: 'http', url: server.url, running, key });
    try {
      const tools = await connection.tools();
      const description = (name: string) => tools.find((tool) => tool.name === name)?.description ?? '';
      return { instructions: connection.instructions() ?? '', description };
    } finally {
      await connection.close();
    }
  };
  try {
    const planning = await told(desk.adminKey);
    const running = await told(await made('run'));
    const means = /what leaves the agency, binds it or cannot be undone/i;
    const yes = 'A plain instruction by the person to do just that counts as their yes.';
    for (const { instructions, description } of [planning, running]) {
      expect(instructions).toMatch(means);
      expect(description('run_actions')).toMatch(means);
      expect(description('plan_actions')).toMatch(means);
      expect(instructions).toContain(yes);
      expect(description('commit_plan')).toContain(yes);
    }
    expect(planning.instructions).toContain('goes by a plan');
    expect(planning.description('send_email')).toContain('Answers with a plan first; commit_plan does it.');
    expect(running.instructions).toContain('at once by its tool');
    expect(running.description('send_email')).not.toContain('Answers with a plan');
  } finally {
    await server.close();
  }
});

it('names the admins who may do what a credential may not, to a credential of a person alone', async () => {
  const { userId } = await desk.user('consultant');
  const personal = await desk.key(['clients:read'], { userId });
  const found = await call('find_actions', { query: 'add a client company' }, personal);
  expect(found.structuredContent).toMatchObject({ who_may: ['Mia Admin'] });
  expect(found.content[0]?.text).toContain('create_client exists, needs clients:write; ask Mia Admin.');
  const own = await desk.key(['clients:read'], { userId: null });
  expect(JSON.stringify(await call('find_actions', { query: 'add a client company' }, own))).not.toContain(
    'Mia',
  );
});
