import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool, refusalOf } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU' });

const call = (name: string, args: Record<string, unknown> = {}, key = desk.adminKey) =>
  callTool(running.app, key, name, args, { query: '' });

describe('find_actions', () => {
  it('finds an action by what a person calls it, and says what runs it', async () => {
    const found = await call('find_actions', { query: 'add a client company' });
    expect(found.structuredContent.actions[0]).toMatchObject({
      name: 'create_client',
      run_with: 'run_actions',
    });
    expect(found.structuredContent.actions).toHaveLength(5);
    const removal = await call('find_actions', { query: 'remove a client company', limit: 2 });
    expect(removal.structuredContent.actions[0]).toMatchObject({
      name: 'delete_client',
      run_with: 'plan_actions, then commit_plan',
    });
    const reads = await call('find_actions', { query: 'list clients' });
    expect(reads.structuredContent.actions[0]).toMatchObject({ run_with: 'run_read_actions' });
  });

  it('takes what others call the query, and one name for names', async () => {
    for (const called of ['search', 'q', 'text', 'request'])
      expect(
        (await call('find_actions', { [called]: 'add a client company' })).structuredContent.actions[0],
        called,
      ).toMatchObject({ name: 'create_client' });
    for (const given of [{ name: 'get_client' }, { names: 'get_client' }])
      expect((await call('find_actions', given)).structuredContent.actions).toMatchObject([
        { name: 'get_client', input_schema: { required: ['client_id'] } },
      ]);
  });

  it('shows how chosen actions are called', async () => {
    const described = await call('find_actions', { names: ['create_client', 'get_client'] });
    expect(described.structuredContent.actions).toMatchObject([
      { name: 'create_client', input_schema: { type: 'object', properties: { name: { type: 'string' } } } },
      { name: 'get_client', input_schema: { required: ['client_id'] } },
    ]);
    expect(JSON.stringify(described.structuredContent)).not.toContain('"view"');
  });

  it('offers the nearest for a name that does not exist, and hides what the credential may not do', async () => {
    expect(refusalOf(await call('find_actions', { names: ['create_clinet'] }))).toMatchObject({
      code: 'NOT_FOUND',
      did_you_mean: expect.arrayContaining(['create_client']),
    });
    const reader = await desk.key(['clients:read'], { userId: null });
    const found = await call('find_actions', { query: 'add a client company', limit: 25 }, reader);
    const names = found.structuredContent.actions.map(({ name }: { name: string }) => name);
    expect(names).not.toContain('create_client');
  });

  it('says of what the credential may not do that it exists, and the scope it needs, no more', async () => {
    const reader = await desk.key(['clients:read'], { userId: null });
    const found = await call('find_actions', { query: 'add a client company' }, reader);
    expect(found.structuredContent.not_allowed[0]).toEqual({ name: 'create_client', needs: 'clients:write' });
    expect(found.content[0]?.text).toContain('create_client exists, needs clients:write');
    const named = await call('find_actions', { names: ['get_client', 'create_key'] }, reader);
    expect(named.structuredContent.unknown).toEqual([{ name: 'create_key', needs: expect.any(String) }]);
  });

  it('tells first what fits best, though the credential may not do it, and nothing that does not fit in its place', async () => {
    const reader = await desk.key(['clients:read']);
    const { content } = await call('find_actions', { query: 'log a placement' }, reader);
    const [first = '', ...others] = (content[0]?.text ?? '').split('\n');
    expect(first).toBe('- create_placement exists, needs placements:write; ask Mia Admin.');
    expect(others.join('\n')).not.toMatch(/cancel_batch|list_duplicates/);
  });

  it('names the admins who may give what an action in a batch lacks, to the credential of a person alone', async () => {
    const actions = [{ action: 'list_placements', input: {} }];
    const personal = await call('run_read_actions', { actions }, await desk.key(['clients:read']));
    expect(personal.structuredContent).toMatchObject({ who_may: ['Mia Admin'] });
    expect(personal.content[0]?.text).toContain('What is lacking is given by Mia Admin.');
    const nobodys = await call(
      'run_read_actions',
      { actions },
      await desk.key(['clients:read'], { userId: null }),
    );
    expect(nobodys.structuredContent).not.toHaveProperty('who_may');
  });

  it('describes the known names when others are unknown, and offers the nearest for those', async () => {
    const described = await call('find_actions', { names: ['get_client', 'create_clinet', 'undo_batch'] });
    expect(described.structuredContent).toMatchObject({
      actions: [{ name: 'get_client' }, { name: 'undo_batch', run_with: 'undo_batch' }],
      unknown: [{ name: 'create_clinet', did_you_mean: expect.arrayContaining(['create_client']) }],
    });
    const text = described.content[0]?.text ?? '';
    expect(text).toMatch(/get_client .*"client_id"/);
    expect(text).toContain('There is no action create_clinet');
  });

  it('says how names that are all unknown are set right, and asks for no id', async () => {
    const refused = await call('find_actions', { names: ['create_clinet'] });
    expect(refused.isError).toBe(true);
    const { fix } = refused.structuredContent.error as { fix: string };
    expect(fix).toBe(
      'Call it again with names of actions that exist, or with query: what is to be done, in plain words.',
    );
    expect(refused.content[0]?.text).toContain(fix);
  });

  it.each([
    ['invoice this placement', 'get_placement'],
    ['run payroll', 'get_placement_papers'],
    ['send her a LinkedIn message', 'send_email'],
    ['text him the address', 'send_email'],
    ['order flowers for the client', 'create_activity'],
    ['create_invoice', 'get_placement'],
    ['linkedin_message', 'send_email'],
    ['search LinkedIn for CFOs in Sydney', 'search_candidates'],
  ])('says of %j that it is not done here, and what comes nearest', async (query, nearest) => {
    const found = await call('find_actions', { query });
    expect(found.structuredContent.actions).toEqual([]);
    expect(found.structuredContent.nearest.map(({ name }: { name: string }) => name)).toContain(nearest);
    expect(found.content[0]?.text).toContain(found.structuredContent.not_done_here);
    expect(found.content[0]?.text).toContain(nearest);
  });

  it.each([
    ['who could do the payroll manager role', 'match_candidates_to_job'],
    ['undo what you just did', 'undo_batch'],
    ['what has the bot done today', 'list_batches'],
    ['stop the run', 'cancel_batch'],
  ])('finds for %j %s', async (query, name) => {
    const found = await call('find_actions', { query, limit: 3 });
    expect(found.structuredContent.actions.map((action: { name: string }) => action.name)).toContain(name);
  });

  it.each([
    ['that was meant for the other Lena, roll it back', 'undo_batch'],
    ['stop the thing you started, pull the plug', 'cancel_batch'],
    ['did that run finish, and did all of them go through', 'get_batch'],
    ['which runs did you do since lunch', 'list_batches'],
    ['pick up where you stopped', 'resume_batch'],
  ])('offers for %j %s before the other tools about batches', async (query, name) => {
    const { structuredContent } = await call('find_actions', { query });
    const names: string[] = structuredContent.actions.map((action: { name: string }) => action.name);
    expect(names.find((found) => found.endsWith('_batch') || found === 'list_batches')).toBe(name);
  });

  it.each([
    [{ query: 7 }, 'query'],
    [{ limit: 0 }, 'limit'],
    [{ names: [] }, 'names'],
    [{ names: Array(6).fill('get_client') }, 'names'],
  ])('refuses %j', async (args, field) => {
    expect(refusalOf(await call('find_actions', args))).toMatchObject({ code: 'VALIDATION_ERROR', field });
  });
});

describe('run_read_actions', () => {
  it('runs several reads, one feeding another', async () => {
    const made = await desk.api.post('/clients', { name: 'Acme Reads' });
    const read = await call('run_read_actions', {
      actions: [
        { id: 'found', action: 'list_clients', input: { search: 'Acme Reads' } },
        { id: 'one', action: 'get_client', input: { client_id: { $from: 'found', path: '/items/0/id' } } },
      ],
    });
    expect(read.structuredContent).toMatchObject({ status: 'succeeded' });
    expect(read.structuredContent.items[1].result).toMatchObject({
      id: made.body.data.id,
      name: 'Acme Reads',
      owner_name: 'Mia Admin',
    });
  });

  it('keeps the sentence that answers each question, however many are asked at once', async () => {
    const questions = [
      'placements',
      'billings',
      'submissions',
      'interviews',
      'jobs opened',
      'candidates added',
    ];
    const periods = ['this year by month', 'last 12 months by month', 'last year by month'];
    const actions = questions.flatMap((what) =>
      periods.map((when) => ({ action: 'ask_analytics', input: { question: `${what} ${when}` } })),
    );
    const read = await call('run_read_actions', { actions });
    expect(read.structuredContent.items).toHaveLength(18);
    for (const { result } of read.structuredContent.items) {
      expect(result.answer).toMatch(/Read as:/);
      expect(read.content[0]?.text).toContain(result.answer);
    }
  });

  // Notes of many lengths: with some of them a page fits exactly until its cursor is added.
  it.each([52, 54, 56, 58, 59, 60, 61, 62, 64])(
    'shows of lists that do not fit together a page each, with its count and a cursor that goes on from it (notes of %d words)',
    async (words) => {
      const other = await running.workspace();
      for (let i = 0; i < 40; i += 1)
        await other.api.post('/clients', { name: `Paged ${i}`, notes: 'Long. '.repeat(words) });
      const list = (after?: string) => ({
        action: 'list_clients',
        input: { limit: 40, ...(after ? { after } : {}) },
      });
      const read = await call(
        'run_read_actions',
        {
          actions: [
            { id: 'one', ...list() },
            { id: 'two', ...list() },
            { id: 'three', ...list() },
          ],
        },
        other.adminKey,
      );
      const whole = (await other.api.get('/clients?limit=100')).body.data.map(({ id }: { id: string }) => id);
      for (const { result } of read.structuredContent.items) {
        const shown = result.items.length;
        expect(result.items_not_shown).toBe(40 - shown);
        expect(read.content[0]?.text).toContain(`${shown} of ${whole.length} rows`);
        expect(read.content[0]?.text).toContain(result.next_cursor);
        const next = await call('list_clients', list(result.next_cursor).input, other.adminKey);
        expect(next.structuredContent.items[0].id).toBe(whole[shown]);
      }
    },
  );

  it('refuses an action that writes, and nothing is written', async () => {
    const refused = await call('run_read_actions', {
      actions: [{ action: 'create_client', input: { name: 'Sneaked' } }],
    });
    expect(refusalOf(refused)).toMatchObject({
      code: 'BATCH_INVALID',
      message: expect.stringContaining('run it with run_actions'),
    });
    expect((await desk.api.get('/clients?search=Sneaked')).body.meta.count).toBe(0);
  });
});

describe('searches among the reads', () => {
  it('finds a search as a read, runs it with other reads, and shows whoever was added meanwhile', async () => {
    const found = await call('find_actions', { names: ['search_candidates', 'match_candidates_to_job'] });
    expect(found.structuredContent.actions).toMatchObject([
      { kind: 'read', run_with: 'run_read_actions' },
      { kind: 'read', run_with: 'run_read_actions' },
    ]);
    const search = {
      actions: [
        { action: 'search_candidates', input: { query: 'tilers' } },
        { action: 'list_clients', input: {} },
      ],
    };
    const shown = async (tool: string) =>
      JSON.stringify((await call(tool, search)).structuredContent.items[0].result);
    await desk.api.post('/candidates', {
      name: 'Ines First',
      email: 'ines@people.example',
      current_title: 'Tiler',
    });
    for (const tool of ['run_read_actions', 'run_actions']) {
      expect(await shown(tool)).toContain('Ines First');
      expect(await shown(tool)).not.toContain('Otto Second');
    }
    await desk.api.post('/candidates', {
      name: 'Otto Second',
      email: 'otto@people.example',
      current_title: 'Tiler',
    });
    for (const tool of ['run_read_actions', 'run_actions'])
      expect(await shown(tool)).toContain('Otto Second');
  });
});

describe('run_actions', () => {
  it('makes records that refer to each other in one call, and names what failed', async () => {
    const done = await call('run_actions', {
      reason: 'New business',
      actions: [
        { id: 'client', action: 'create_client', input: { name: 'Boreal Runs' } },
        {
          id: 'job',
          action: 'create_job',
          input: { title: 'Geologist', client_id: { $from: 'client', path: '/id' } },
        },
        { id: 'twin', action: 'create_client', input: { name: 'boreal runs' } },
      ],
    });
    expect(done.structuredContent).toMatchObject({ status: 'partial', next: 'resume' });
    const [client, job, twin] = done.structuredContent.items;
    expect(client).toMatchObject({ status: 'succeeded', result: { name: 'Boreal Runs' } });
    expect(job.result.client).toMatchObject({ id: client.result.id, name: 'Boreal Runs' });
    expect(twin).toMatchObject({ status: 'failed', error: { code: 'DUPLICATE_CLIENT' } });
    expect(done.content[0]?.text).toContain('DUPLICATE_CLIENT');
    const again = await call('get_batch', { batch_id: done.structuredContent.batch_id });
    expect(again.structuredContent).toMatchObject({
      status: 'partial',
      items: [{ id: 'client' }, { id: 'job' }, { id: 'twin' }],
    });
  });

  it('refuses what leaves the agency or deletes, and points to a plan', async () => {
    const made = await desk.api.post('/clients', { name: 'Cobalt Runs' });
    const refused = await call('run_actions', {
      actions: [{ action: 'delete_client', input: { client_id: made.body.data.id } }],
    });
    const error = refusalOf(refused);
    expect(error.code).toBe('BATCH_INVALID');
    expect(JSON.stringify(error)).toContain('plan');
    expect(error.fix).toBe('Send it to plan_actions instead, show the confirm_text, then call commit_plan.');
    expect((await desk.api.get(`/clients/${made.body.data.id}`)).status).toBe(200);
  });

  it('refuses a write among reads, and says which tool takes it', async () => {
    const actions = [{ action: 'create_client', input: { name: 'Ochre Runs' } }];
    const { fix } = refusalOf(await call('run_read_actions', { actions }));
    expect(fix).toBe('Send what writes to run_actions instead.');
  });

  it('does the same call once when it is sent twice', async () => {
    const args = {
      actions: [{ action: 'create_client', input: { name: 'Delta Runs', allow_duplicate: true } }],
    };
    const [first, second] = [await call('run_actions', args), await call('run_actions', args)];
    expect(second.structuredContent.batch_id).toBe(first.structuredContent.batch_id);
    expect((await desk.api.get('/clients?search=Delta%20Runs')).body.meta.count).toBe(1);
  });

  it('lists every problem of a request at once, with what was meant', async () => {
    const error = refusalOf(
      await call('run_actions', {
        actions: [
          { action: 'create_clint', input: {} },
          { action: 'create_client', input: { nmae: 'X' } },
        ],
      }),
    );
    expect(error).toMatchObject({ code: 'BATCH_INVALID' });
    expect(error.problems).toHaveLength(2);
    expect(JSON.stringify(error.problems)).toContain('create_client');
  });

  it('names the nearest by its words for an action that does not exist, and the tool that finds others', async () => {
    const actions = [{ action: 'fetch_mail_threads_for_person', input: {} }];
    const error = refusalOf(await call('run_read_actions', { actions }));
    expect(error.message).toMatch(/by its words it may be (\w+, ){2}\w+; find_actions finds others/);
  });
});

describe('the size of a batch', () => {
  const size = (result: { structuredContent?: unknown; content: { text?: string }[] }): number =>
    encode(JSON.stringify(result.structuredContent)).length + encode(result.content[0]?.text ?? '').length;
  const clients = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      action: 'create_client',
      input: {
        name: `Size ${i}`,
        allow_duplicate: true,
        notes: 'A long note about this client. '.repeat(50),
      },
    }));

  it('stays within 6,000 tokens, with every item and its id', async () => {
    const done = await call('run_actions', { actions: clients(100) });
    expect(size(done)).toBeLessThan(6000);
    expect(done.structuredContent.counts).toMatchObject({ succeeded: 100 });
    const ids = done.structuredContent.items.map(({ result }: { result: { id: string } }) => result.id);
    expect(new Set(ids).size).toBeGreaterThan(60);
    expect(done.structuredContent.note).toBeTruthy();
    for (const view of ['concise', 'full'])
      expect(size(await call('get_batch', { batch_id: done.structuredContent.batch_id, view }))).toBeLessThan(
        6000,
      );
  });

  it('stays within 6,000 tokens for a plan, whose text tells of all of it', async () => {
    const planned = await call('plan_actions', { actions: clients(60) });
    expect(size(planned)).toBeLessThan(6000);
    expect(planned.structuredContent).toMatchObject({ confirm_text: expect.stringContaining('60') });
  });

  it('stays within 6,000 tokens for a page of many rows', async () => {
    const listed = await call('list_clients', { limit: 100 });
    expect(size(listed)).toBeLessThan(6000);
    const shown = listed.structuredContent.items.length;
    expect(shown).toBeGreaterThanOrEqual(25);
    expect(shown).toBeLessThan(100);
    // The next page begins with the row after the last one shown.
    const whole = (await desk.api.get('/clients?limit=100')).body.data.map(({ id }: { id: string }) => id);
    const next = await call('list_clients', { limit: 100, after: listed.structuredContent.next_cursor });
    expect(next.structuredContent.items[0].id).toBe(whole[shown]);
    expect(listed.content[0]?.text).toContain(`after: ${listed.structuredContent.next_cursor}`);
  });
});

describe('plan_actions and commit_plan', () => {
  const plan = (name: string, key?: string) =>
    call('plan_actions', { actions: [{ action: 'create_client', input: { name } }] }, key);

  it('shows what would happen, changes nothing, and does exactly that when committed', async () => {
    const planned = await plan('Echo Plans');
    const { plan_id, confirm_text, items, status } = planned.structuredContent;
    expect({ status, plan_id }).toEqual({ status: 'planned', plan_id: expect.stringMatching(/^pln_/) });
    expect(items[0].effects).toMatchObject([{ kind: 'create', type: 'client' }]);
    expect(planned.content[0]?.text).toContain(`confirm_text: ${confirm_text}`);
    expect((await desk.api.get('/clients?search=Echo%20Plans')).body.meta.count).toBe(0);
    const wrong = await call('commit_plan', { plan_id, confirm_text: 'Something else' });
    expect(refusalOf(wrong).code).toBe('CONFIRM_TEXT_MISMATCH');
    const done = await call('commit_plan', { plan_id, confirm_text });
    expect(done.structuredContent).toMatchObject({
      status: 'succeeded',
      items: [{ result: { name: 'Echo Plans' } }],
    });
    const replay = await call('commit_plan', { plan_id, confirm_text });
    expect(replay.structuredContent.batch_id).toBe(done.structuredContent.batch_id);
    expect((await desk.api.get('/clients?search=Echo%20Plans')).body.meta.count).toBe(1);
  });

  it('keeps a plan and a batch to the credential that made it', async () => {
    const planned = (await plan('Foxglove Plans')).structuredContent;
    const { key } = await desk.user('team_lead');
    const stolen = await call(
      'commit_plan',
      { plan_id: planned.plan_id, confirm_text: planned.confirm_text },
      key,
    );
    expect(refusalOf(stolen).code).toBe('NOT_FOUND');
    const other = await running.workspace();
    const done = (await call('commit_plan', { plan_id: planned.plan_id, confirm_text: planned.confirm_text }))
      .structuredContent;
    expect(refusalOf(await call('get_batch', { batch_id: done.batch_id }, other.adminKey)).code).toBe(
      'NOT_FOUND',
    );
  });

  it('hides money in the results of a batch as everywhere else', async () => {
    const key = await desk.key(['clients:read', 'clients:write'], { userId: null });
    const done = await call(
      'run_actions',
      { actions: [{ action: 'create_client', input: { name: 'Gantry Hidden' } }] },
      key,
    );
    expect(done.structuredContent.items[0]).toMatchObject({
      result: { fee_schedule: null },
      hidden_by_scope: ['fee_schedule'],
    });
  });

  it('refuses arguments of the wrong kind by name', async () => {
    expect(refusalOf(await call('commit_plan', { plan_id: 7 }))).toMatchObject({ field: 'plan_id' });
    expect(refusalOf(await call('commit_plan', { plan_id: 'pln_x' }))).toMatchObject({
      field: 'confirm_text',
    });
    expect(refusalOf(await call('get_batch', {}))).toMatchObject({ field: 'batch_id' });
    expect(refusalOf(await call('get_batch', { batch_id: 'bat_none' })).code).toBe('NOT_FOUND');
  });
});

it('answers a question inside a batch by its sentence', async () => {
  const actions = [
    { id: 'q', action: 'ask_analytics', input: { question: 'placements last month by client' } },
  ];
  const asked = await call('run_read_actions', { actions });
  const [item] = asked.structuredContent.items;
  expect(item.result.answer).toMatch(/Read as: placements, last month/);
  expect(asked.content[0]?.text).toContain(`q ask_analytics: succeeded; ${item.result.answer}`);
});
