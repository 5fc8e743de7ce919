import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { client, statuses } from '#test/harness/held.ts';
import { startService } from '#test/harness/workspace.ts';

const { desk: agency } = useDesk({ country: 'AU' });

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

it('needs a key unless it only reads, and replays even then where it has one', async () => {
  const search = { actions: [{ action: 'search_candidates', input: { query: 'tilers' } }] };
  const found = (answer: Awaited<ReturnType<typeof agency.api.post>>) =>
    answer.body.data.items[0].result.total_count;
  expect((await agency.api.post('/batch', { actions: [client('a')] }, null)).status).toBe(400);
  expect(found(await agency.api.post('/batch', search, null))).toBe(0);
  expect(found(await agency.api.post('/batch', search, 'kept-search'))).toBe(0);
  await agency.api.post('/candidates', {
    name: 'Tam Tile',
    email: 'tam@people.example',
    current_title: 'Tiler',
  });
  expect(found(await agency.api.post('/batch', search, null))).toBe(1);
  expect(found(await agency.api.post('/batch', search, 'kept-search'))).toBe(0);
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
  expect(statuses(answer.body.data)).toEqual(['succeeded', 'succeeded', 'failed']);
  expect(answer.body.data.items[2]).toMatchObject({
    http_status: 401,
    error: { code: 'AUTHENTICATION_REQUIRED' },
  });
});

it('rolls an atomic batch back whose own item revokes the key that it runs with', async () => {
  const secret = await agency.key(['admin']);
  const keys = await agency.api.get('/keys');
  const mine = keys.body.data.find((key: { hint: string }) => secret.endsWith(key.hint));
  const revoke = { id: 'revoke', action: 'revoke_key', input: { key_id: mine.id } };
  const answer = await agency
    .as(secret)
    .post('/batch', { mode: 'atomic', actions: [client('first'), revoke, client('second')] });
  expect(answer.body.error).toMatchObject({ code: 'BATCH_ROLLED_BACK', cause: 'AUTHENTICATION_REQUIRED' });
  expect((await agency.as(secret).get('/keys')).status).toBe(200);
});
