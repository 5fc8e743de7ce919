import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { makePasswordLinkAction } from '#src/identity/actions.ts';
import { setConnectionPolicyAction } from '#src/identity/oauth/connection-policy.ts';
import { decideConnectionAction } from '#src/identity/oauth/grants.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;
beforeAll(async () => {
  running = await startService();
  desk = await running.workspace();
});
afterAll(() => running.close());

const cases: [Action, () => object][] = [
  [setApprovalPolicyAction, () => ({ role: 'consultant', policy: 'off' })],
  [setConnectionPolicyAction, () => ({ roles: [] })],
  [decideConnectionAction, () => ({ grant_id: 'grt_00000000000000000000000x', approve: true })],
  [makePasswordLinkAction, () => ({ user_id: desk.adminId, hash: 'x', expires_at: '2099-01-01T00:00:00Z' })],
];

it.each(cases)("$name is refused to every key and connection, an admin's included", async (action, input) => {
  const person = { accountId: desk.accountId, userId: desk.adminId };
  const { token } = await tokenOf(running, person, ['admin']);
  const nobodys = await desk.key(['admin'], { userId: null });
  for (const secret of [desk.adminKey, nobodys, token]) {
    const principal = await running.service.authentication.bearer(secret);
    const origin = { channel: 'http', requestId: 'req_x' } as const;
    const run = execute(running.service.runtime, action, input(), { principal, origin });
    await expect(run).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
  }
  expect(running.service.batches.catalogue.has(action.name)).toBe(false);
});
