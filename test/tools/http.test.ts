import { expect, it, vi } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool, listen, post, refusalOf } from '#test/harness/mcp.ts';
import { startService } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();
const LIST = { jsonrpc: '2.0', id: 7, method: 'tools/list' };

it('challenges a request without a credential with the address that says who issues tokens', async () => {
  const refused = await post(running.app, null, LIST);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toMatch(
    /^Bearer realm="deskhand", scope="jobs:read [^"]+", resource_metadata="http:\/\/[^"]+\/\.well-known\/oauth-protected-resource\/api\/mcp"$/,
  );
  expect(refused.body.error.code).toBe('AUTHENTICATION_REQUIRED');
});

it('counts failed credentials by address, and then refuses', async () => {
  const strict = await startService({ AUTH_FAILURES_PER_MINUTE: '2' });
  const wrong = () => post(strict.app, 'sk_live_us_nonsense', LIST);
  expect((await wrong()).status).toBe(401);
  expect((await wrong()).status).toBe(401);
  expect((await wrong()).status).toBe(429);
  await strict.close();
});

it.each(['GET', 'DELETE', 'PUT'])('refuses %s with the method that is possible', async (method) => {
  const refused = await running.app.request('/api/mcp', { method });
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toContain('POST');
});

it('serves no page of another origin and no other host name', async () => {
  const page = await post(running.app, desk.adminKey, LIST, { headers: { Origin: 'https://evil.example' } });
  expect(page.status).toBe(403);
  const opaque = await post(running.app, desk.adminKey, LIST, { headers: { Origin: 'null' } });
  expect(opaque.status).toBe(403);
  const rebound = await post(running.app, desk.adminKey, LIST, { headers: { Host: 'evil.example' } });
  expect(rebound.status).toBe(403);
  const local = await post(running.app, desk.adminKey, LIST, {
    headers: { Origin: 'http://localhost:6274' },
  });
  expect(local.status).toBe(200);
});

it('carries a request id, the release and the rate limit on every answer', async () => {
  for (const answer of [await post(running.app, desk.adminKey, LIST), await post(running.app, null, LIST)]) {
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    expect(answer.headers.get('x-api-release')).toBe('7.2.0');
    expect(Number(answer.headers.get('x-ratelimit-limit'))).toBeGreaterThan(0);
  }
});

it('sends the answer of a call in one piece, of a length that is told, in both revisions of the protocol', async () => {
  const { url, close } = await listen(running.app);
  for (const [version, meta] of [
    ['2025-11-25', undefined],
    [
      '2026-07-28',
      {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    ],
  ] as const) {
    const params = { name: 'list_clients', arguments: {}, ...(meta === undefined ? {} : { _meta: meta }) };
    const answer = await fetch(`${url}/api/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${desk.adminKey}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': version,
        ...(meta === undefined ? {} : { 'mcp-method': 'tools/call', 'mcp-name': 'list_clients' }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    const text = await answer.text();
    expect(text).toContain('structuredContent');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
  }
  await close();
});

it.each([
  ['not JSON', '{"jsonrpc"'],
  ['nested too deep', `${'['.repeat(70)}${']'.repeat(70)}`],
  ['a key twice', '{"jsonrpc":"2.0","id":1,"id":2,"method":"tools/list"}'],
])('answers %s with a parse error', async (_what, body) => {
  const refused = await post(running.app, desk.adminKey, body);
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ jsonrpc: '2.0', error: { code: -32700 }, id: null });
});

it('refuses another media type, a body that is too large, and a toolset that does not exist', async () => {
  const typed = await post(running.app, desk.adminKey, LIST, { headers: { 'Content-Type': 'text/plain' } });
  expect(typed.status).toBe(415);
  const params = { name: 'get_client', arguments: { client_id: 'x'.repeat(2_200_000) } };
  const large = await post(running.app, desk.adminKey, { ...LIST, method: 'tools/call', params });
  expect(large.status).toBe(413);
  const unknown = await post(running.app, desk.adminKey, LIST, { query: '?toolsets=client' });
  expect(unknown.status).toBe(422);
  expect(unknown.body.error).toMatchObject({ field: 'toolsets', did_you_mean: 'clients' });
});

it('answers an array of messages one by one, as clients of 2025-03-26 send them', async () => {
  const call = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'find_actions', arguments: {} } };
  const answers = await post(running.app, desk.adminKey, [
    { ...call, id: 'a' },
    { ...call, id: 'b' },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
  ]);
  expect(answers.status).toBe(200);
  expect(answers.body.map(({ id }: { id: string }) => id).toSorted()).toEqual(['a', 'b']);
});

it('answers an unknown method and an unknown tool as protocol errors', async () => {
  const method = await post(running.app, desk.adminKey, { ...LIST, method: 'tools/make' });
  expect(method.body.error.code).toBe(-32601);
  const params = { name: 'create_clients', arguments: {} };
  const tool = await post(running.app, desk.adminKey, { ...LIST, method: 'tools/call', params });
  expect(tool.body.error.code).toBe(-32602);
});

it('tells the model why an account is closed, in a result', async () => {
  const other = await running.workspace();
  const state = async (columns: Record<string, string>) =>
    running.service.store.write((unit) =>
      unit.tx.updateTable('accounts').set(columns).where('id', '=', other.accountId).execute(),
    );
  await state({ plan: 'none' });
  expect(refusalOf(await callTool(running.app, other.adminKey, 'list_clients')).code).toBe(
    'PREMIUM_REQUIRED',
  );
  await state({ plan: 'active', status: 'restoring' });
  const restoring = await callTool(running.app, other.adminKey, 'create_client', { name: 'Later' });
  expect(refusalOf(restoring)).toMatchObject({ code: 'RESTORE_IN_PROGRESS', retry_after_seconds: 60 });
  await state({ status: 'suspended' });
  expect(refusalOf(await callTool(running.app, other.adminKey, 'list_clients')).code).toBe(
    'ACCOUNT_SUSPENDED',
  );
});

it('charges each request once, and tells a call over the limit when to come back', async () => {
  // The window is a minute of the clock, which must not turn in between.
  vi.useFakeTimers({ toFake: ['Date'] });
  const narrow = await startService({ RATE_LIMIT_PER_MINUTE: '3' });
  try {
    const { adminKey } = await narrow.workspace();
    const list = () => post(narrow.app, adminKey, LIST);
    const used = [await list(), await list(), await list()];
    expect(used.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['2', '1', '0']);
    const over = await callTool(narrow.app, adminKey, 'list_clients');
    expect(refusalOf(over)).toMatchObject({
      code: 'RATE_LIMIT_EXCEEDED',
      retry_after_seconds: expect.any(Number),
    });
    expect((await list()).status).toBe(429);
  } finally {
    vi.useRealTimers();
    await narrow.close();
  }
});

it('lets go of open streams when the service stops', async () => {
  const stopping = await startService();
  const { adminKey } = await stopping.workspace();
  const http = await listen(stopping.app);
  const answer = await fetch(`${http.url}/api/mcp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${adminKey}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'subscriptions/listen',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: {
        notifications: { toolsListChanged: true },
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    }),
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const ended = answer.text();
  await stopping.service.stop();
  expect(await ended).toContain('"jsonrpc":"2.0"');
  await http.close();
  await stopping.close();
});
