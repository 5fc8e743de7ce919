import { expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

// There a key is confirmed together with what it asks for, as each question is a round trip.
const { running, desk } = useDesk({ on: 'postgres' });

/** A key that was used a moment ago, and what another process makes of it. */
async function usedKey(scopes: string[]) {
  const key = await desk.key(scopes);
  const api = desk.as(key);
  await api.get('/candidates');
  const { credential } = await running.service.authentication.bearer(key);
  return {
    key,
    api,
    async changed(columns: { status?: 'revoked'; scopes?: string; allowed_networks?: string }) {
      const other = await openStore({ url: running.service.config.storeUrl });
      await other.write(({ tx }) =>
        tx
          .updateTable('api_keys')
          .set(columns)
          .where('account_id', '=', desk.accountId)
          .where('id', '=', credential.id)
          .execute(),
      );
      await other.close();
    },
  };
}

const person = { name: 'Grace Kelly', email: 'grace@revoked.example' };
const known = async () => (await desk.api.get('/candidates?limit=100')).body.data.length;

it('answers nothing to a key that another process revoked, from the next request on', async () => {
  for (const ask of ['/candidates', '/candidates/nobody', '/candidates?limit=0', '/jobs']) {
    const { api, changed } = await usedKey(['candidates:read']);
    await changed({ status: 'revoked' });
    expect((await api.get(ask)).status, ask).toBe(401);
    expect((await api.get(ask)).status, ask).toBe(401);
  }
});

it('writes nothing for a key that another process revoked, from the next request on', async () => {
  const { api, changed } = await usedKey(['candidates:read', 'candidates:write']);
  const before = await known();
  await changed({ status: 'revoked' });
  expect((await api.post('/candidates', person)).status).toBe(401);
  expect(await known()).toBe(before);
});

it('replays nothing to a key that another process revoked', async () => {
  const { api, changed } = await usedKey(['candidates:read', 'candidates:write']);
  const body = { ...person, email: 'again@revoked.example' };
  expect((await api.post('/candidates', body, 'the-same')).status).toBe(201);
  expect((await api.post('/candidates', body, 'the-same')).headers.get('idempotency-replayed')).toBe('true');
  await changed({ status: 'revoked' });
  expect((await api.post('/candidates', body, 'the-same')).status).toBe(401);
});

it('goes by the rights that a key has at the request, those it was given and those it lost', async () => {
  const { api, changed } = await usedKey(['candidates:read']);
  const before = await known();
  expect((await api.post('/candidates', { ...person, email: 'b@rights.example' })).status).toBe(403);
  await changed({ scopes: '["candidates:read","candidates:write"]' });
  expect((await api.post('/candidates', { ...person, email: 'c@rights.example' })).status).toBe(201);
  await changed({ scopes: '["jobs:read"]' });
  expect((await api.post('/candidates', { ...person, email: 'd@rights.example' })).status).toBe(403);
  expect((await api.get('/candidates')).status).toBe(403);
  await changed({ scopes: '["admin"]', allowed_networks: '["192.0.2.0/24"]' });
  expect((await api.get('/candidates')).status).toBe(401);
  expect(await known()).toBe(before + 1);
});

it('answers nothing over MCP to a key that another process revoked, and goes by its rights at the call', async () => {
  const { key, changed } = await usedKey(['candidates:read']);
  const list = () => callTool(running.app, key, 'list_candidates', {});
  expect((await list()).isError).toBeFalsy();
  await changed({ scopes: '["jobs:read"]' });
  await expect(list()).rejects.toThrow('Unknown tool');
  await changed({ scopes: '["candidates:read"]' });
  expect((await list()).isError).toBeFalsy();
  await changed({ status: 'revoked' });
  for (const tool of ['list_candidates', 'get_candidate', 'create_candidate'])
    await expect(callTool(running.app, key, tool, {})).rejects.toThrow('This key was revoked');
});
