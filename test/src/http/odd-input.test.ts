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
