import { afterAll, beforeAll, expect, it } from 'vitest';
import { decide } from '#src/batch/approval-decide.ts';
import { readApproval } from '#src/batch/approval-view.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;
beforeAll(async () => {
  running = await startService();
  desk = await running.workspace();
});
afterAll(() => running.close());

const GOOD = 'https://hooks.good.example/in';
const subscription = async (): Promise<string> =>
  (await desk.api.post('/webhooks', { url: GOOD, events: ['account.enriched'] })).body.data.id;
const move = (id: string) => desk.api.patch(`/webhooks/${id}`, { url: 'https://hooks.evil.example/in' });
const sent = async (id: string): Promise<number> =>
  (await desk.api.get(`/webhooks/${id}/deliveries`)).body.data.length;

it('says where a test event goes, and sends none to an address that was changed since', async () => {
  const id = await subscription();
  const actions = [{ action: 'test_webhook', input: { webhook_id: id } }];
  const plan = (await desk.api.post('/batch', { dry_run: true, actions }, null)).body.data;
  expect(plan.confirm_text).toContain('hooks.good.example');
  expect(plan.items[0].effects).toContainEqual(
    expect.objectContaining({ kind: 'request', target: { id: null, name: 'hooks.good.example' } }),
  );
  await move(id);
  const handle = { plan_id: plan.plan_id, confirm_text: plan.confirm_text };
  expect((await desk.api.post('/batch', handle)).body.error.code).toBe('PLAN_STALE');
  expect(await sent(id)).toBe(0);
});

it('sends it where it was planned to go', async () => {
  const id = await subscription();
  const actions = [{ action: 'test_webhook', input: { webhook_id: id } }];
  const plan = (await desk.api.post('/batch', { dry_run: true, actions }, null)).body.data;
  const handle = { plan_id: plan.plan_id, confirm_text: plan.confirm_text };
  expect((await desk.api.post('/batch', handle)).body.data.status).toBe('succeeded');
  expect(await sent(id)).toBe(1);
});

it('binds the decision on a delivery that is sent again to its address as well', async () => {
  const id = await subscription();
  const first = (await desk.api.post(`/webhooks/${id}/test`)).body.data;
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('webhook_deliveries')
      .set({ status: 'dead_lettered', due_at: null })
      .where('id', '=', first.id)
      .execute(),
  );
  const key = await desk.key(['admin']);
  const { credential } = await running.service.authentication.bearer(key);
  await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, {
    key_id: credential.id,
    policy: 'outward',
  });
  const input = { webhook_id: id, delivery_id: first.id };
  const held = await desk.as(key).post('/batch', { actions: [{ action: 'replay_webhook_delivery', input }] });
  expect(held.body.data.confirm_text).toContain('hooks.good.example');
  const admin = { accountId: desk.accountId, userId: desk.adminId, name: 'Mia', role: 'admin' } as const;
  const approval = held.body.data.approval.id;
  const { hash } = await readApproval(running.service, admin, approval);
  await move(id);
  const decision = decide(running.service, admin, approval, { approve: true, hash });
  await expect(decision).rejects.toMatchObject({ code: 'PLAN_STALE' });
  expect(await sent(id)).toBe(1);
});
