import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { Principal } from '#src/action/context.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';
import { callTool } from '#tools/call.ts';
import { Repeats } from '#tools/repeats.ts';
import type { ToolCall } from '#tools/tool.ts';
import { offer } from '#tools/toolsets.ts';

let running: TestService;
let desk: Workspace;

beforeAll(async () => {
  running = await startService();
  desk = await running.workspace();
});
afterAll(() => running.close());

/** Calls an action's tool as a credential that needs a person's approval for some of what it does. */
async function callAs(approval: Principal['approval'], name: string, args: Record<string, unknown>) {
  const action = catalogue.get(name);
  if (action === undefined) throw new Error(`there is no ${name}`);
  const principal = { ...(await running.service.authentication.bearer(desk.adminKey)), approval };
  const call: ToolCall = {
    desk: { service: running.service, repeats: new Repeats() },
    principal,
    options: { toolsets: ['all'], readonly: false },
    requestId: 'req_test',
    args,
    meta: {},
    signal: new AbortController().signal,
    progress: () => {},
    asking: null,
  };
  return callTool(offer(action), call);
}

it('puts a direct call aside where the agency wants a person to agree, and says where to decide', async () => {
  const held = await callAs('writes', 'create_client', { name: 'Held Back' });
  expect(held).toMatchObject({
    structuredContent: {
      status: 'awaiting_approval',
      next: 'approve',
      approval: { url: expect.stringMatching(/^http/) },
      batch_id: expect.stringMatching(/^bat_/),
    },
  });
  expect(JSON.stringify(held)).toContain('A person of the agency must approve it first');
  expect((await desk.api.get('/clients?search=Held%20Back')).body.meta.count).toBe(0);
});

it('lets through what the policy does not name', async () => {
  expect(await callAs('outward', 'create_client', { name: 'Let Through' })).toMatchObject({
    structuredContent: { name: 'Let Through' },
  });
  expect(await callAs('writes', 'list_clients', { search: 'Let Through' })).toMatchObject({
    structuredContent: { count: 1 },
  });
});
