import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decide } from '#src/batch/approval-decide.ts';
import { readApproval } from '#src/batch/approval-view.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import type { Policy } from '#src/domain/accounts/policies.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { fixture } from '#test/harness/fixture.ts';
import { bad, client, slow, startHeldDesk, statuses } from '#test/harness/held.ts';
import type { Api } from '#test/harness/workspace.ts';

// A batch that takes back what it did when something fails: under a policy, only what nobody else must decide about.
const held = fixture(startHeldDesk);
beforeEach(() => held.shut());
afterEach(() => held.open());

async function bound(policy: Policy): Promise<{ api: Api; set(to: Policy): Promise<void> }> {
  const key = await held.agency.key(['admin']);
  const { service } = held.running;
  const key_id = (await service.authentication.bearer(key)).credential.id;
  const set = async (to: Policy): Promise<void> => {
    await runAsOperator(service, held.agency.accountId, setApprovalPolicyAction, { key_id, policy: to });
  };
  await set(policy);
  return { api: held.agency.as(key), set };
}

/** Another admin, and the item that makes a consultant of them. */
async function admin() {
  const { userId: user_id } = await held.agency.user('admin');
  const path = `/accounts/${held.agency.accountId}/users/${user_id}`;
  return {
    demote: { id: 'demote', action: 'update_user', input: { user_id, role: 'consultant' } },
    role: async () => (await held.agency.api.get(path)).body.data.role,
  };
}

/** A mail that waits, and the item that calls it off. */
async function mail() {
  const { api } = held.agency;
  const address = `ana${(await held.agency.user('consultant')).userId}@people.example`;
  const { id: candidate_id } = (await api.post('/candidates', { name: 'Ana Ruiz', email: address })).body
    .data;
  const { id } = (
    await api.post('/scheduled-emails', {
      candidate_id,
      subject: 'A while later',
      body_text: 'How are things?',
      scheduled_at: '2099-01-01T09:00:00Z',
    })
  ).body.data;
  return {
    cancel: { id: 'cancel', action: 'cancel_scheduled_email', input: { scheduled_email_id: id } },
    status: async () => (await api.get(`/scheduled-emails/${id}`)).body.data.status,
  };
}

const fails = { ...bad('bad'), after: ['slow'] };

describe('on_error undo under a policy', () => {
  it('that was set while the batch ran leaves what a person must decide about, and waits for one when it is undone', async () => {
    const { api, set } = await bound('off');
    const [{ demote, role }, { cancel, status }] = [await admin(), await mail()];
    const actions = [demote, cancel, slow('slow'), fails];
    const started = await api.post('/batch', { actions, on_error: 'undo', wait_ms: 1 });
    const path = `/batch/${started.body.data.batch_id}`;
    await held.preparing(1);
    await held.firstCommitted(started.body.data.batch_id);
    await set('outward');
    held.open();
    await held.running.service.batches.settled();
    const { data } = (await api.get(path)).body;
    expect(data.status).toBe('partial');
    expect(statuses(data)).toEqual(['succeeded', 'succeeded', 'succeeded', 'failed']);
    expect(data.items[0].undo).toMatchObject({
      outcome: 'left',
      error: { code: 'APPROVAL_DENIED', fix: expect.stringContaining('waits for a person') },
    });
    expect([await role(), await status()]).toEqual(['consultant', 'cancelled']);
    const asked = await api.post(`/batch/${data.batch_id}/undo`, {});
    expect(asked.status).toBe(202);
    const { accountId, adminId: userId } = held.agency;
    const mia = { accountId, userId, name: 'Mia Admin', role: 'admin' as const };
    const { hash } = await readApproval(held.running.service, mia, asked.body.data.approval.id);
    await decide(held.running.service, mia, asked.body.data.approval.id, { approve: true, hash });
    await held.running.service.batches.settled();
    expect([await role(), await status()]).toEqual(['admin', 'scheduled']);
  });

  it('takes back at once what stays in the agency, also where the policy was set meanwhile', async () => {
    const { api, set } = await bound('off');
    const { id } = (await held.agency.api.post('/clients', { name: 'Ironbark' })).body.data;
    const rename = { action: 'update_client', input: { client_id: id, industry: 'Mining' } };
    const actions = [rename, { ...fails, after: [] }, { ...client('never'), after: ['bad'] }];
    await set('outward');
    const { data } = (await api.post('/batch', { actions, on_error: 'undo' })).body;
    expect(statuses(data)).toEqual(['undone', 'failed', 'skipped']);
  });

  it('that stands takes back what the same run has just made', async () => {
    const { api } = await bound('outward');
    const { data } = (await api.post('/batch', { actions: [client('made'), bad('bad')], on_error: 'undo' }))
      .body;
    expect(statuses(data)).toEqual(['undone', 'failed']);
  });

  it('takes back by a resumption nothing of an earlier run that a person must decide about', async () => {
    const { api } = await bound('outward');
    const { demote, role } = await admin();
    const free = held.agency.api;
    const actions = [demote, slow('slow'), fails];
    const started = await free.post('/batch', { actions, on_error: 'undo', wait_ms: 1 });
    const path = `/batch/${started.body.data.batch_id}`;
    await held.preparing(1);
    await held.firstCommitted(started.body.data.batch_id);
    const cancelling = free.post(`${path}/cancel`, undefined, null);
    await held.cancelRequested(started.body.data.batch_id);
    held.open();
    expect(statuses((await cancelling).body.data)).toEqual(['succeeded', 'cancelled', 'cancelled']);
    const { data } = (await api.post(`${path}/resume`, {})).body;
    expect(statuses(data)).toEqual(['succeeded', 'succeeded', 'failed']);
    expect(await role()).toBe('consultant');
    expect(data.items[0]).toMatchObject({ status: 'succeeded', undo: { outcome: 'left' } });
  });
});
