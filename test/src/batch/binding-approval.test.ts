import { expect, it } from 'vitest';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { useService } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

const running = useService();

const TERMS = { tiers: [{ from: 0, percent: 15 }] };

it('a policy for what binds the agency holds a client made with fee terms as it holds the terms alone, for an admin to decide', async () => {
  const desk = await running.workspace();
  const key = await desk.key(['admin']);
  const { credential } = await running.service.authentication.bearer(key);
  await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, {
    key_id: credential.id,
    policy: 'outward',
  });
  const api = desk.as(key);
  const plain = await api.post('/clients', { name: 'Without Terms' });
  expect(plain.status).toBe(201);
  const alone = await api.post('/batch', {
    actions: [{ action: 'set_client_fee_terms', input: { client_id: plain.body.data.id, ...TERMS } }],
  });
  const held = await api.post('/clients', { name: 'With Terms', terms: TERMS });
  for (const answer of [alone, held]) {
    expect(answer.status, JSON.stringify(answer.body)).toBe(202);
    expect(answer.body.data.status).toBe('awaiting_approval');
  }
  const inBatch = await api.post('/batch', {
    actions: [{ action: 'create_client', input: { name: 'In A Batch', terms: TERMS } }],
  });
  expect(inBatch.body.data.status).toBe('awaiting_approval');
  const rows = await running.service.store.read((db) =>
    db.selectFrom('approvals').select('decider').where('account_id', '=', desk.accountId).execute(),
  );
  expect(rows.map(({ decider }) => decider)).toEqual(['admin', 'admin', 'admin']);
  const { body } = await desk.api.get('/clients?limit=100');
  expect(body.data.map(({ name }: { name: string }) => name)).not.toContain('With Terms');

  const told = await callTool(running.app, key, 'get_batch', { batch_id: held.body.data.batch_id });
  const { approval, next_step } = told.structuredContent;
  expect(next_step).toBe(
    `A person of the agency must approve it first, at ${approval.url}; no tool does that. Read it again with get_batch.`,
  );
  expect(told.content[0]?.text).toContain(next_step);
});
