import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { client, freshName, statuses } from '#test/harness/held.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

const countClients = async (): Promise<number> => {
  const names = await agency.api.get('/clients?limit=100');
  return names.body.meta.count;
};

it('answers 200 with results in request order when every item succeeded', async () => {
  const answer = await agency.api.post('/batch', {
    actions: [
      {
        id: 'phone',
        action: 'update_client',
        input: { client_id: { $from: 'made', path: '/id' }, phone: '1' },
      },
      { id: 'made', action: 'create_client', input: { name: freshName() } },
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
  const skipped = {
    status: 'skipped',
    http_status: 424,
    caused_by: 'tag',
    error: { code: 'DEPENDENCY_FAILED' },
  };
  expect(data.items[2]).toMatchObject(skipped);
  expect(data.items[3]).toMatchObject(skipped);
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
  expect(statuses(answer.body.data)).toEqual(['succeeded', 'failed', 'skipped', 'not_run']);
  expect(answer.body.data.items[3].caused_by).toBe('bad');
  expect(answer.body.data.items[3]).not.toHaveProperty('error');
});

it('max_failures stops at the n-th failure', async () => {
  const bad = (id: string) => ({ id, action: 'get_client', input: { client_id: 'cli_nobody' } });
  const answer = await agency.api.post('/batch', {
    max_failures: 2,
    actions: [bad('one'), client('between'), bad('two'), client('later')],
  });
  expect(statuses(answer.body.data)).toEqual(['failed', 'succeeded', 'failed', 'not_run']);
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
  expect(statuses(error)).toEqual(['rolled_back', 'failed', 'not_run']);
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
