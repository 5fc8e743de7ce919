import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, deskOf } from '#test/harness/pipeline.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let agency: Workspace;
let desk: Desk;
let serial = 0;

beforeAll(async () => {
  running = await startService();
  agency = await running.workspace({ country: 'AU' });
  desk = deskOf(agency);
});
afterAll(() => running.close());

const name = (): string => {
  serial += 1;
  return `Company ${serial}`;
};
const client = (id?: string, more: object = {}) => ({
  ...(id === undefined ? {} : { id }),
  action: 'create_client',
  input: { name: name() },
  ...more,
});
const countClients = async (): Promise<number> => {
  const names = await agency.api.get('/clients?limit=100');
  return names.body.meta.count;
};
// biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
const statuses = (items: any[]): string[] => items.map((item) => item.status);

describe('what it answers', () => {
  it('answers 200 with results in request order when every item succeeded', async () => {
    const answer = await agency.api.post('/batch', {
      actions: [
        {
          id: 'phone',
          action: 'update_client',
          input: { client_id: { $from: 'made', path: '/id' }, phone: '1' },
        },
        { id: 'made', action: 'create_client', input: { name: name() } },
      ],
    });
    expect(answer.status).toBe(200);
    const { data } = answer.body;
    expect(data.batch_id).toMatch(/^bat_/);
    expect(data).toMatchObject({
      status: 'succeeded',
      next: null,
      counts: { succeeded: 2, failed: 0, skipped: 0, not_run: 0 },
    });
    expect(data.items.map((item: { id: string }) => item.id)).toEqual(['phone', 'made']);
    expect(data.items[0]).toMatchObject({ http_status: 200, result: { phone: '1' } });
    expect(data.items[1]).toMatchObject({ http_status: 201, result: { phone: null } });
  });

  it('labels items a1, a2, … where they have no id', async () => {
    const answer = await agency.api.post('/batch', { actions: [client(), client()] });
    expect(answer.body.data.items.map((item: { id: string }) => item.id)).toEqual(['a1', 'a2']);
  });

  it('answers 207 with success when an item failed, and says what to mend and which items it took along', async () => {
    const placed = await desk.application({ stage: 'offer' });
    const answer = await agency.api.post('/batch', {
      actions: [
        { id: 'place', action: 'create_placement', input: { application_id: placed, salary: 90_000 } },
        { id: 'tag', action: 'update_candidate_tags', input: { candidate_id: 'cnd_nobody', add: ['x'] } },
        { id: 'after', action: 'list_clients', after: ['tag'], input: {} },
        { id: 'last', action: 'list_clients', after: ['after'], input: {} },
        client('other'),
      ],
    });
    expect(answer.status).toBe(207);
    expect(answer.body.success).toBe(true);
    const { data } = answer.body;
    expect(data).toMatchObject({
      status: 'partial',
      next: 'resume',
      counts: { succeeded: 2, failed: 1, skipped: 2, not_run: 0 },
    });
    expect(data.items[1]).toMatchObject({
      status: 'failed',
      http_status: 404,
      error: { code: 'NOT_FOUND', field: 'actions[1].input.candidate_id', retryable: false },
    });
    expect(data.items[1].error.fix).toContain('patch.tag.input.candidate_id');
    expect(data.items[1].error.message).not.toBe('');
    expect(data.items[2]).toMatchObject({ status: 'skipped', http_status: 424, caused_by: 'tag' });
    expect(data.items[3]).toMatchObject({ status: 'skipped', http_status: 424, caused_by: 'tag' });
    expect(data.items[4].status).toBe('succeeded');
  });

  it('on_error stop leaves what is not committed yet as not_run, naming the root', async () => {
    const answer = await agency.api.post('/batch', {
      on_error: 'stop',
      actions: [
        client('first'),
        { id: 'bad', action: 'get_client', input: { client_id: 'cli_nobody' } },
        { id: 'dependant', action: 'list_clients', after: ['bad'], input: {} },
        client('later'),
      ],
    });
    expect(statuses(answer.body.data.items)).toEqual(['succeeded', 'failed', 'skipped', 'not_run']);
    expect(answer.body.data.items[3].caused_by).toBe('bad');
    expect(answer.body.data.items[3]).not.toHaveProperty('error');
  });

  it('max_failures stops at the n-th failure', async () => {
    const bad = (id: string) => ({ id, action: 'get_client', input: { client_id: 'cli_nobody' } });
    const answer = await agency.api.post('/batch', {
      max_failures: 2,
      actions: [bad('one'), client('between'), bad('two'), client('later')],
    });
    expect(statuses(answer.body.data.items)).toEqual(['failed', 'succeeded', 'failed', 'not_run']);
    expect(answer.body.data.items[3].caused_by).toBe('two');
  });

  it('answers 202 with a Location while it still runs, and at once with wait_ms 0', async () => {
    const answer = await agency.api.post('/batch', { wait_ms: 0, actions: [client('a'), client('b')] });
    expect(answer.status).toBe(202);
    expect(answer.body.data).toMatchObject({ status: 'running', next: 'wait' });
    expect(answer.headers.get('location')).toBe(`/api/v1/batch/${answer.body.data.batch_id}`);
    await running.service.batches.settled();
    const ended = await agency.api.get(`/batch/${answer.body.data.batch_id}`);
    expect(ended.status).toBe(200);
    expect(ended.body.data).toMatchObject({ status: 'succeeded', counts: { succeeded: 2 } });
  });

  it('answers an atomic failure with the status of its root, BATCH_ROLLED_BACK and the items, and keeps nothing', async () => {
    const before = await countClients();
    const answer = await agency.api.post('/batch', {
      mode: 'atomic',
      actions: [
        client('one'),
        { id: 'bad', action: 'update_client', input: { client_id: 'cli_nobody', phone: '1' } },
        client('three'),
      ],
    });
    expect(answer.status).toBe(404);
    const { error } = answer.body;
    expect(answer.body).toMatchObject({ success: false, data: null });
    expect(error).toMatchObject({
      code: 'BATCH_ROLLED_BACK',
      field: 'actions[1].input.client_id',
      next: 'resume',
    });
    expect(statuses(error.items)).toEqual(['rolled_back', 'failed', 'not_run']);
    expect(error.items[0].caused_by).toBe('bad');
    expect(error.items[1].error).toMatchObject({ code: 'NOT_FOUND' });
    expect(error.items[0]).not.toHaveProperty('result');
    expect(await countClients()).toBe(before);
    const read = await agency.api.get(`/batch/${error.batch_id}`);
    expect(read.body.data).toMatchObject({
      status: 'rolled_back',
      counts: { rolled_back: 1, failed: 1, not_run: 1 },
    });
  });

  it('commits an atomic batch whole, with references between its items', async () => {
    const answer = await agency.api.post('/batch', {
      mode: 'atomic',
      actions: [
        client('one'),
        {
          id: 'two',
          action: 'update_client',
          input: { client_id: { $from: 'one', path: '/id' }, phone: '22' },
        },
      ],
    });
    expect(answer.status).toBe(200);
    const read = await agency.api.get(`/clients/${answer.body.data.items[0].result.id}`);
    expect(read.body.data.phone).toBe('22');
  });

  it('gives each write a line in the activities with actor, batch, item and reason', async () => {
    const answer = await agency.api.post('/batch', {
      reason: 'Ana accepted by phone',
      actions: [client('a')],
    });
    const id = answer.body.data.items[0].result.id;
    const lines = await agency.api.get(`/activities?client_id=${id}`);
    expect(lines.body.data[0]).toMatchObject({
      actor: { type: 'user', id: agency.adminId },
      data: { batch_id: answer.body.data.batch_id, batch_item: 'a', reason: 'Ana accepted by phone' },
    });
  });

  it('refuses a scope as a failure of the item, naming it, and an atomic batch with the same status', async () => {
    const narrow = agency.as(await agency.key(['clients:read'], { userId: null }));
    const body = { actions: [{ id: 'look', action: 'list_clients', input: {} }, client('make')] };
    const answer = await narrow.post('/batch', body);
    expect(answer.status).toBe(207);
    expect(answer.body.data.items[1]).toMatchObject({
      status: 'failed',
      http_status: 403,
      error: { code: 'INSUFFICIENT_SCOPE', scope: 'clients:write' },
    });
    const atomic = await narrow.post('/batch', { mode: 'atomic', ...body });
    expect(atomic.status).toBe(403);
    expect(atomic.body.error.code).toBe('BATCH_ROLLED_BACK');
  });

  it('shows results as the credential may see them, and says what is hidden', async () => {
    const made = await agency.api.post('/batch', { actions: [client('a')] });
    expect(made.body.data.items[0].result.fee_schedule).not.toBeNull();
    const consultant = await agency.user('consultant');
    const answer = await consultant.api.post('/batch', {
      actions: [{ action: 'get_client', input: { client_id: made.body.data.items[0].result.id } }],
    });
    expect(answer.body.data.items[0].result.fee_schedule).toBeNull();
    expect(answer.body.data.items[0].hidden_by_scope).toEqual(['fee_schedule']);
  });
});

describe('what it refuses before anything runs', () => {
  const refused = async (body: unknown) => {
    const before = await countClients();
    const answer = await agency.api.post('/batch', body);
    expect(await countClients()).toBe(before);
    return answer;
  };

  it('lists every problem of every item at once', async () => {
    const answer = await refused({
      mode: 'sometimes',
      actions: [
        client('a'),
        { id: 'a', action: 'create_client', input: { name: '' } },
        { id: 'c', action: 'create_clint', input: {} },
        {
          id: 'd',
          action: 'update_client',
          input: { client_id: { $from: 'nobody', path: '/id' }, phon: '1' },
        },
        { id: 'E!', action: 'list_clients', input: {} },
        { id: 'f', action: 'list_clients', input: {}, afte: ['a'] },
        { id: 'g', action: 'get_client', input: { client_id: { $from: 'a', path: 'id' } } },
        { id: 'h', action: 'get_client', input: { client_id: { $from: 'a', path: '/id', else: 1 } } },
        { id: 'i', action: 'get_client', input: { client_id: 'job_1' }, after: ['aa'] },
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.error.code).toBe('BATCH_INVALID');
    const fields = answer.body.error.problems.map((problem: { field: string }) => problem.field);
    expect(fields).toEqual(
      expect.arrayContaining([
        'mode',
        'actions[1].id',
        'actions[1].input.name',
        'actions[2].action',
        'actions[3].input.client_id',
        'actions[3].input.phon',
        'actions[4].id',
        'actions[5].afte',
        'actions[6].input.client_id',
        'actions[7].input.client_id',
        'actions[8].input.client_id',
        'actions[8].after[0]',
      ]),
    );
    const hints = new Map(
      answer.body.error.problems.map((p: { field: string; did_you_mean?: string }) => [
        p.field,
        p.did_you_mean,
      ]),
    );
    expect(hints.get('actions[2].action')).toBe('create_client');
    expect(hints.get('actions[3].input.phon')).toBe('actions[3].input.phone');
    expect(hints.get('actions[5].afte')).toBe('actions[5].after');
    expect(hints.get('actions[8].after[0]')).toBe('a');
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no actions', {}],
    ['an empty list', { actions: [] }],
    ['an unknown field', { actions: [client()], on_eror: 'stop' }],
    ['a wait that is too long', { actions: [client()], wait_ms: 25_001 }],
    ['a reason that is no text', { actions: [client()], reason: 7 }],
    ['max_failures 0', { actions: [client()], max_failures: 0 }],
    ['an item that is no object', { actions: ['create_client'] }],
    [
      'input that is a reference as a whole',
      { actions: [client('a'), { action: 'get_client', input: { $from: 'a', path: '' } }] },
    ],
  ])('refuses %s with BATCH_INVALID', async (_, body) => {
    const answer = await refused(body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.code).toBe('BATCH_INVALID');
    expect(answer.body.error.problems.length).toBeGreaterThan(0);
  });

  it('names the labels of a cycle, through references and after alike', async () => {
    const answer = await refused({
      actions: [
        { id: 'x', action: 'get_client', input: { client_id: { $from: 'z', path: '/id' } } },
        { id: 'y', action: 'list_clients', input: {}, after: ['x'] },
        { id: 'z', action: 'get_client', input: { client_id: 'cli_1' }, after: ['y'] },
      ],
    });
    expect(answer.body.error.problems).toHaveLength(1);
    for (const label of ['x', 'y', 'z']) expect(answer.body.error.problems[0].message).toContain(label);
  });

  it('takes a chain of 10 and refuses one of 11, naming it', async () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, i) => ({
        id: `c${i}`,
        action: 'list_stages',
        input: {},
        after: i === 0 ? [] : [`c${i - 1}`],
      }));
    expect((await agency.api.post('/batch', { actions: chain(10) })).status).toBe(200);
    const answer = await refused({ actions: chain(11) });
    expect(answer.status).toBe(422);
    expect(answer.body.error.problems[0].message).toContain('c0 → c1');
  });

  it('refuses an unknown item id in the input only as a reference: text that looks like one stays text', async () => {
    const answer = await agency.api.post('/batch', {
      actions: [
        client('a'),
        { action: 'create_client', input: { name: name(), notes: '{"$from":"a","path":"/id"} {{a.id}}' } },
      ],
    });
    expect(answer.body.data.items[1].result.notes).toBe('{"$from":"a","path":"/id"} {{a.id}}');
  });

  it('asks for an Idempotency-Key, except for a dry run', async () => {
    const answer = await agency.api.post('/batch', { actions: [client()] }, null);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'INVALID_REQUEST', field: 'Idempotency-Key' });
    const plan = await agency.api.post('/batch', { dry_run: true, actions: [client()] }, null);
    expect(plan.status).toBe(200);
  });

  it('answers 400 for what is not JSON', async () => {
    expect((await refused('{"actions": [')).status).toBe(400);
    expect((await refused('{"actions": [], "actions": []}')).status).toBe(400);
  });

  it('answers 413 above 100 items that are waited for or atomic, above 1,000, and above 2 MB', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ action: 'list_stages', input: {} }));
    for (const body of [
      { actions: many(101) },
      { actions: many(101), mode: 'atomic', wait_ms: 0 },
      { actions: many(101), dry_run: true },
      { actions: many(1001), wait_ms: 0 },
      { actions: [{ action: 'create_client', input: { name: 'x', notes: 'x'.repeat(2_100_000) } }] },
    ]) {
      const answer = await refused(body);
      expect(answer.status).toBe(413);
      expect(answer.body.error.code).toBe('PAYLOAD_TOO_LARGE');
    }
    const large = await agency.api.post('/batch', { actions: many(1000), wait_ms: 0 });
    expect(large.status).toBe(202);
    await running.service.batches.settled();
    expect((await agency.api.get(`/batch/${large.body.data.batch_id}`)).body.data.counts.succeeded).toBe(
      1000,
    );
  });
});

describe('keys and limits', () => {
  it('replays the first answer for the same key and body, also after a failure and for an atomic error', async () => {
    const bad = { id: 'bad', action: 'get_client', input: { client_id: 'cli_nobody' } };
    for (const [index, body] of [
      { actions: [client('a')] },
      { actions: [client('a'), bad] },
      { mode: 'atomic', actions: [client('a'), bad] },
    ].entries()) {
      const first = await agency.api.post('/batch', body, `replay-${index}`);
      const again = await agency.api.post('/batch', body, `replay-${index}`);
      expect(again.status).toBe(first.status);
      expect(again.body.data).toEqual(first.body.data);
      expect(again.body.error).toEqual(first.body.error);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(again.headers.get('x-idempotency-operation-id')).toBe(
        first.headers.get('x-idempotency-operation-id'),
      );
    }
  });

  it('refuses the key for another body', async () => {
    await agency.api.post('/batch', { actions: [client('a')] }, 'changed');
    const answer = await agency.api.post('/batch', { actions: [client('b')] }, 'changed');
    expect(answer.status).toBe(409);
    expect(answer.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('runs once under the same key 50 times at once; the rest replay or are in progress', async () => {
    const body = { actions: [client('a'), client('b')] };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => agency.api.post('/batch', body, 'storm')),
    );
    const ids = new Set(
      answers
        .filter(({ status }) => status === 200 || status === 202)
        .map(({ body: { data } }) => data.batch_id),
    );
    expect(ids.size).toBe(1);
    for (const answer of answers) {
      if (answer.status !== 409) continue;
      expect(answer.body.error.code).toBe('IDEMPOTENCY_IN_PROGRESS');
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    const found = await agency.api.get(
      `/clients?search=${encodeURIComponent(body.actions[0]?.input.name ?? '')}`,
    );
    expect(found.body.meta.count).toBe(1);
  });

  it('refuses the whole batch with 429 when the limit cannot cover it, before anything runs', async () => {
    const limited = await startService({ RATE_LIMIT_PER_MINUTE: '20' });
    try {
      const small = await limited.workspace();
      const first = await small.api.post('/batch', { actions: Array.from({ length: 15 }, () => client()) });
      expect(first.status).toBe(200);
      const answer = await small.api.post('/batch', { actions: Array.from({ length: 15 }, () => client()) });
      expect(answer.status).toBe(429);
      expect(answer.body.error.code).toBe('RATE_LIMIT_EXCEEDED');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('x-ratelimit-remaining')).toBe('5');
      expect((await small.api.get('/clients?limit=100')).body.meta.count).toBe(16);
    } finally {
      await limited.close();
    }
  });

  it('checks the credential again before each item: a key revoked by an item stops those after it', async () => {
    const secret = await agency.key(['admin']);
    const keys = await agency.api.get('/keys');
    const mine = keys.body.data.find((key: { hint: string }) => secret.endsWith(key.hint));
    const answer = await agency.as(secret).post('/batch', {
      actions: [
        client('before'),
        { id: 'revoke', action: 'revoke_key', input: { key_id: mine.id } },
        client('after'),
      ],
    });
    expect(statuses(answer.body.data.items)).toEqual(['succeeded', 'succeeded', 'failed']);
    expect(answer.body.data.items[2]).toMatchObject({
      http_status: 401,
      error: { code: 'AUTHENTICATION_REQUIRED' },
    });
  });
});

describe('the catalogue', () => {
  it('shows what the credential may do, with schemas, and searches it', async () => {
    const narrow = agency.as(await agency.key(['clients:read'], { userId: null }));
    const all = await narrow.get('/batch/actions');
    const names = all.body.data.map((action: { name: string }) => action.name);
    expect(names).toContain('list_clients');
    expect(names).not.toContain('create_client');
    const found = await agency.api.get('/batch/actions?q=log%20a%20placement&limit=3');
    expect(found.body.data[0]).toMatchObject({
      name: 'create_placement',
      scope: 'placements:write',
      risk: { outward: false },
    });
    expect(found.body.data[0].input_schema.properties).toHaveProperty('application_id');
  });

  it('shows one action, and the nearest name for one that does not exist', async () => {
    const one = await agency.api.get('/batch/actions/create_client');
    expect(one.body.data).toMatchObject({ name: 'create_client', idempotency: 'required', undo: true });
    const none = await agency.api.get('/batch/actions/create_clint');
    expect(none.status).toBe(404);
    expect(none.body.error.did_you_mean).toBe('create_client');
  });
});
