import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

let keys = 0;
function create(body: string, headers: Record<string, string> = {}) {
  keys += 1;
  return running.app.request('/api/v1/clients', {
    method: 'POST',
    body,
    headers: {
      Authorization: `Bearer ${desk.adminKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': `odd-${keys}`,
      ...headers,
    },
  });
}

it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'names %s as an unknown field, like any other',
  async (field) => {
    const answer = await create(JSON.stringify({ name: 'Acme', [field]: 1 }));
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as { error: { message: string } };
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', field });
    expect(error.message).toContain(`${field}: is not a field of create_client`);
  },
);

it.each(['__proto__', 'constructor', 'toString'])('refuses %s in the query as unknown', async (field) => {
  const answer = await running.app.request(`/api/v1/clients?${field}=1`, {
    headers: { Authorization: `Bearer ${desk.adminKey}` },
  });
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as { error: unknown }).error).toMatchObject({
    code: 'VALIDATION_ERROR',
    field,
  });
});

it('refuses a body that says it is compressed, and takes one that says it is not', async () => {
  const refused = await create('{"name":"Packed"}', { 'Content-Encoding': 'gzip' });
  expect(refused.status).toBe(415);
  expect(((await refused.json()) as { error: { message: string } }).error.message).toContain('gzip');
  expect((await create('{"name":"Plain"}', { 'Content-Encoding': 'identity' })).status).toBe(201);
});

it.each(['{"\\q":1}', '{"\\u12":1}', '{"a\\', '{"\n\\n":1}', '{"\\ud8":1}'])(
  'refuses the key with a bad escape in %j as no JSON, with and without a credential',
  async (body) => {
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: unknown }).error).toMatchObject({ code: 'INVALID_REQUEST' });
    const stranger = await running.app.request('/api/oauth/register', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(stranger.status).toBe(400);
  },
);

it('names the first fifty of 30,000 unknown fields of a batch or of an item of it', async () => {
  const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, i) => [`k${i}`, 1]));
  const item = { action: 'list_jobs', input: {} };
  for (const [n, body] of [{ actions: [item], ...many }, { actions: [{ ...item, ...many }] }].entries()) {
    const answer = await running.app.request('/api/v1/batch', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        Authorization: `Bearer ${desk.adminKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `many-${n}`,
      },
    });
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as { error: { code: string; problems: unknown[] } };
    expect(error.code).toBe('BATCH_INVALID');
    expect(error.problems).toHaveLength(50);
  }
});
