import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { client, freshName } from '#test/harness/held.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

const countClients = async (): Promise<number> => {
  const names = await agency.api.get('/clients?limit=100');
  return names.body.meta.count;
};

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
      { action: 'create_client', input: { name: freshName(), notes: '{"$from":"a","path":"/id"} {{a.id}}' } },
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

it.each([
  ['start_video_call', { candidate_id: 'cnd_00000000' }],
  ['draft_email', { candidate_id: 'cnd_00000000', instructions: 'Ask how she is.' }],
])('refuses %s, which calls out while it runs, in an atomic batch', async (action, input) => {
  const answer = await refused({ mode: 'atomic', actions: [client('a'), { id: 'out', action, input }] });
  expect(answer.status).toBe(422);
  expect(answer.body.error.problems).toHaveLength(1);
  expect(answer.body.error.problems[0]).toMatchObject({ field: 'actions[1].action' });
  expect(answer.body.error.problems[0].message).toContain('cannot be part of an atomic batch');
});

it('answers 413 above 100 items that are waited for or atomic, above 1,000, and above 2 MB', async () => {
  const many = (count: number) => Array.from({ length: count }, () => ({ action: 'list_stages', input: {} }));
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
  expect((await agency.api.get(`/batch/${large.body.data.batch_id}`)).body.data.counts.succeeded).toBe(1000);
});
