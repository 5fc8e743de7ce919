import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { admit } from '#src/action/gates.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { useService } from '#test/harness/fixture.ts';
import { post, refusalOf } from '#test/harness/mcp.ts';
import { apiOf, type Workspace } from '#test/harness/workspace.ts';

const running = useService();
let desk: Workspace;

beforeEach(async () => {
  desk = await running.workspace();
});

type Change = {
  status?: 'active' | 'suspended' | 'restoring';
  plan?: 'active' | 'none';
  marketplace?: 0 | 1;
};

const setAccount = (change: Change) =>
  running.service.store.write(({ tx }) =>
    tx.updateTable('accounts').set(change).where('id', '=', desk.accountId).execute(),
  );

interface Refusal {
  status: number;
  code: string | undefined;
  retry: unknown;
}

const WRITE = { name: 'Acme' };
const ITEMS = { actions: [{ action: 'create_client', input: WRITE }] };

/** Every way a write can be asked for, and what each answers: over MCP the status is the error's own. */
const WRITES: Record<string, (key: string) => Promise<Refusal>> = {
  'a route': (key) => http(key, 'POST', '/clients', WRITE),
  'a batch': (key) => http(key, 'POST', '/batch', ITEMS),
  'an atomic batch': (key) => http(key, 'POST', '/batch', { ...ITEMS, mode: 'atomic' }),
  'a plan': (key) => http(key, 'POST', '/batch', { ...ITEMS, dry_run: true }),
  'a tool': (key) => tool(key, 'create_client', WRITE),
  'the executor tool': (key) => tool(key, 'run_actions', ITEMS),
  'the planning tool': (key) => tool(key, 'plan_actions', ITEMS),
};
const READS: Record<string, (key: string) => Promise<Refusal>> = {
  'a route': (key) => http(key, 'GET', '/clients'),
  'a batch': (key) => http(key, 'POST', '/batch', { actions: [{ action: 'list_clients', input: {} }] }),
  'the catalogue': (key) => http(key, 'GET', '/batch/actions'),
  'a tool': (key) => tool(key, 'list_clients', {}),
  'the executor tool': (key) =>
    tool(key, 'run_read_actions', { actions: [{ action: 'list_clients', input: {} }] }),
  'the searching tool': (key) => tool(key, 'find_actions', { query: 'clients' }),
  'a resource': (key) => resource(key, 'deskhand://agency'),
};
const STEERING: Record<string, (key: string, batch: string) => Promise<Refusal>> = {
  cancel: (key, id) => http(key, 'POST', `/batch/${id}/cancel`, {}),
  resume: (key, id) => http(key, 'POST', `/batch/${id}/resume`, {}),
  undo: (key, id) => http(key, 'POST', `/batch/${id}/undo`, {}),
};

async function http(key: string, method: string, path: string, body?: unknown): Promise<Refusal> {
  const api = apiOf(running.app, key);
  const answer = method === 'GET' ? await api.get(path) : await api.post(path, body, randomUUID());
  return {
    status: answer.status,
    code: answer.body.error?.code,
    retry: answer.headers.get('retry-after') ?? undefined,
  };
}

async function tool(key: string, name: string, args: Record<string, unknown>): Promise<Refusal> {
  const params = { name, arguments: args };
  const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  const { body } = await post(running.app, key, request, { query: '?toolsets=all' });
  const refusal = body.result === undefined ? body.error : refusalOf(body.result);
  const retry = refusal.retry_after_seconds;
  return {
    status: 0,
    code: refusal.code as string | undefined,
    retry: retry === undefined ? undefined : String(retry),
  };
}

async function resource(key: string, uri: string): Promise<Refusal> {
  const answer = await post(running.app, key, {
    jsonrpc: '2.0',
    id: 1,
    method: 'resources/read',
    params: { uri },
  });
  return { status: 0, code: answer.body.error?.data?.code, retry: undefined };
}

/** Everything stored for the account but what its credentials left behind by being used. */
async function stored(): Promise<string> {
  return running.service.store.read(async (db) => {
    const parts: unknown[] = [];
    for (const table of [
      'clients',
      'activities',
      'batches',
      'batch_plans',
      'idempotency_keys',
      'events',
    ] as const)
      parts.push(await db.selectFrom(table).where('account_id', '=', desk.accountId).selectAll().execute());
    return JSON.stringify(parts);
  });
}

const STATES: [string, Change, number, string, string | undefined][] = [
  ['suspended', { status: 'suspended' }, 403, 'ACCOUNT_SUSPENDED', undefined],
  ['without a plan', { plan: 'none' }, 402, 'PREMIUM_REQUIRED', undefined],
];

describe.each(STATES)('an account that is %s', (_, change, status, code, retry) => {
  it.each(Object.keys(WRITES))('refuses to write by %s and keeps nothing', async (way) => {
    await setAccount(change);
    const before = await stored();
    const refusal = await WRITES[way]?.(desk.adminKey);
    expect(refusal).toMatchObject({ code, retry });
    if (refusal?.status !== 0) expect(refusal?.status).toBe(status);
    expect(await stored()).toBe(before);
  });

  it.each(Object.keys(READS))('refuses to read by %s', async (way) => {
    await setAccount(change);
    const refusal = await READS[way]?.(desk.adminKey);
    expect(refusal?.code).toBe(code);
    if (refusal?.status !== 0) expect(refusal?.status).toBe(status);
  });
});

describe('an account that is being restored', () => {
  it.each(Object.keys(WRITES))('answers 423 to a write by %s, and writes nothing', async (way) => {
    await setAccount({ status: 'restoring' });
    const before = await stored();
    const refusal = await WRITES[way]?.(desk.adminKey);
    expect(refusal).toMatchObject({ code: 'RESTORE_IN_PROGRESS', retry: '60' });
    if (refusal?.status !== 0) expect(refusal?.status).toBe(423);
    expect(await stored()).toBe(before);
  });

  it.each(Object.keys(STEERING))('answers 423 to the %s of a batch', async (step) => {
    const batch = await desk.api.post('/batch', ITEMS);
    await setAccount({ status: 'restoring' });
    const before = await stored();
    const refusal = await STEERING[step]?.(desk.adminKey, batch.body.data.batch_id);
    expect(refusal).toEqual({ status: 423, code: 'RESTORE_IN_PROGRESS', retry: '60' });
    expect(await stored()).toBe(before);
  });

  it('answers 423 to the commit of a plan, which can be committed afterwards', async () => {
    const plan = (await desk.api.post('/batch', { ...ITEMS, dry_run: true }, null)).body.data;
    const handle = { plan_id: plan.plan_id, confirm_text: plan.confirm_text };
    await setAccount({ status: 'restoring' });
    expect((await desk.api.post('/batch', handle)).status).toBe(423);
    await setAccount({ status: 'active' });
    expect((await desk.api.post('/batch', handle)).status).toBe(200);
  });

  it.each(Object.keys(READS))('goes on reading by %s', async (way) => {
    await setAccount({ status: 'restoring' });
    expect((await READS[way]?.(desk.adminKey))?.code).toBeUndefined();
  });
});

describe('a connection that waits for approval', () => {
  it.each([...Object.entries(WRITES), ...Object.entries(READS)])('may do nothing by %s', async (_, ask) => {
    const { userId } = await desk.user('consultant');
    const scopes = ['clients:read', 'clients:write'];
    const { token } = await tokenOf(running, { accountId: desk.accountId, userId }, scopes, 'pending');
    const before = await stored();
    const refusal = await ask(token);
    expect(refusal.code).toBe('CONNECTION_PENDING_APPROVAL');
    if (refusal.status !== 0) expect(refusal.status).toBe(403);
    expect(await stored()).toBe(before);
  });
});

describe('the marketplace', () => {
  const browse = defineRead({
    name: 'browse_listings',
    title: 'Browse listings',
    description: 'Browses the listings.',
    scope: 'marketplace:read',
    module: 'marketplace',
    input: z.object({}),
    output: z.object({}),
    run: async () => ({}),
  });
  const refused = async (key: string): Promise<string | undefined> => {
    const principal = await running.service.authentication.bearer(key);
    try {
      admit(browse, principal);
      return undefined;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('is disabled until it is turned on, and asks for a plan and a scope first', async () => {
    const key = await desk.key(['marketplace:read']);
    await setAccount({ plan: 'none', marketplace: 0 });
    expect(await refused(key)).toBe('PREMIUM_REQUIRED');
    await setAccount({ plan: 'active' });
    expect(await refused(await desk.key(['jobs:read']))).toBe('INSUFFICIENT_SCOPE');
    expect(await refused(key)).toBe('MARKETPLACE_DISABLED');
    await setAccount({ marketplace: 1 });
    expect(await refused(key)).toBeUndefined();
  });
});
