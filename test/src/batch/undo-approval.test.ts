import { describe, expect, it } from 'vitest';
import { decide } from '#src/batch/approval-decide.ts';
import { readApproval } from '#src/batch/approval-view.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import type { Policy } from '#src/domain/accounts/policies.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { useService } from '#test/harness/fixture.ts';
import type { Api, Workspace } from '#test/harness/workspace.ts';

const running = useService();

/** An agency, an admin's free key, and an agent with an admin's key under a policy. */
async function bound(policy: Policy = 'outward'): Promise<{ desk: Workspace; agent: Api; keyId: string }> {
  const desk = await running.workspace();
  const key = await desk.key(['admin']);
  const keyId = (await running.service.authentication.bearer(key)).credential.id;
  await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, { key_id: keyId, policy });
  return { desk, agent: desk.as(key), keyId };
}

const admin = (desk: Workspace) => ({
  accountId: desk.accountId,
  userId: desk.adminId,
  name: 'Mia Admin',
  role: 'admin' as const,
});

async function decideOn(desk: Workspace, id: string, approve: boolean): Promise<void> {
  const { hash } = await readApproval(running.service, admin(desk), id);
  await decide(running.service, admin(desk), id, { approve, hash });
  await running.service.batches.settled();
}

const ran = async (api: Api, ...actions: { action: string; input: object; id?: string }[]) => {
  const answer = await api.post('/batch', { actions });
  expect(answer.body.data.status).toBe('succeeded');
  return answer.body.data;
};

/** An admin demotes another admin. */
async function demotion(desk: Workspace) {
  const other = await desk.user('admin');
  const batch = await ran(desk.api, {
    action: 'update_user',
    input: { user_id: other.userId, role: 'consultant' },
  });
  const role = async () =>
    (await desk.api.get(`/accounts/${desk.accountId}/users/${other.userId}`)).body.data.role;
  return { id: batch.batch_id as string, role };
}

/** An admin calls off a mail that was scheduled. */
async function calledOff(desk: Workspace) {
  const candidate = (await desk.api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' }))
    .body.data.id;
  const mail = await desk.api.post('/scheduled-emails', {
    candidate_id: candidate,
    subject: 'A while later',
    body_text: 'How are things?',
    scheduled_at: '2099-01-01T09:00:00Z',
  });
  const { id } = mail.body.data;
  const batch = await ran(desk.api, { action: 'cancel_scheduled_email', input: { scheduled_email_id: id } });
  const status = async () => (await desk.api.get(`/scheduled-emails/${id}`)).body.data.status;
  return { id: batch.batch_id as string, status };
}

describe('an undo counts as a write of what it brings about', () => {
  it("waits where it brings back an admin's role, and is carried out as it was shown", async () => {
    const { desk, agent } = await bound();
    const { id, role } = await demotion(desk);
    const held = await agent.post(`/batch/${id}/undo`, {});
    expect(held.status).toBe(202);
    expect(held.body.data).toMatchObject({
      batch_id: id,
      status: 'awaiting_approval',
      next: 'approve',
      confirm_text: expect.stringContaining('Undo: 1 user change'),
      approval: { url: expect.stringContaining('/approvals/batches/apr_') },
      items: [{ id: 'a1', status: 'succeeded', undo: { outcome: 'awaiting_approval' } }],
    });
    expect(held.headers.get('location')).toBe(`/api/v1/batch/${id}`);
    expect(await role()).toBe('consultant');
    expect((await agent.get(`/batch/${id}`)).body.data).toEqual(held.body.data);
    const shown = await readApproval(running.service, admin(desk), held.body.data.approval.id);
    expect(shown).toMatchObject({ decider: 'admin', mayDecide: true, items: [{ action: 'update_user' }] });
    expect(shown.items[0]?.effects[0]).toMatchObject({
      kind: 'update',
      before: { role: 'consultant' },
      after: { role: 'admin' },
    });
    await decideOn(desk, held.body.data.approval.id, true);
    expect(await role()).toBe('admin');
    expect((await agent.get(`/batch/${id}`)).body.data).toMatchObject({
      status: 'undone',
      items: [{ status: 'undone', undo: { outcome: 'done' } }],
    });
  });

  it('waits where it has a mail leave that an admin called off, and names whom it goes to', async () => {
    const { desk, agent } = await bound();
    const { id, status } = await calledOff(desk);
    const held = await agent.post(`/batch/${id}/undo`, {});
    expect(held.status).toBe(202);
    expect(held.body.data.confirm_text).toContain('1 scheduled e-mail to Ana Ruiz');
    expect(await status()).toBe('cancelled');
    await decideOn(desk, held.body.data.approval.id, true);
    expect(await status()).toBe('scheduled');
  });

  it('has no mail leave in another form than it was asked for, with the same words', async () => {
    const { desk, agent } = await bound();
    const { id, status } = await calledOff(desk);
    const held = await agent.post(`/batch/${id}/undo`, {});
    expect(held.status).toBe(202);
    const { hash } = await readApproval(running.service, admin(desk), held.body.data.approval.id);
    await running.service.store.write(({ tx }) =>
      tx
        .updateTable('scheduled_emails')
        .set({ body_html: '<p>How are <a href="https://evil.example">things</a>?</p>' })
        .where('account_id', '=', desk.accountId)
        .execute(),
    );
    const late = decide(running.service, admin(desk), held.body.data.approval.id, { approve: true, hash });
    await expect(late).rejects.toThrow(expect.objectContaining({ code: 'PLAN_STALE' }));
    expect(await status()).toBe('cancelled');
  });

  it('waits where it deletes what somebody made', async () => {
    const { desk, agent } = await bound();
    const made = await ran(desk.api, { action: 'create_client', input: { name: 'Ironbark Water' } });
    expect((await agent.post(`/batch/${made.batch_id}/undo`, {})).status).toBe(202);
    expect((await desk.api.get('/clients?search=Ironbark')).body.meta.count).toBe(1);
  });

  it('goes through at once where it stays in the agency, and waits under writes', async () => {
    const change = async (desk: Workspace) => {
      const client = (await desk.api.post('/clients', { name: 'Ironbark Water' })).body.data.id;
      return ran(desk.api, { action: 'update_client', input: { client_id: client, phone: '2' } });
    };
    const free = await bound('outward');
    const { batch_id } = await change(free.desk);
    expect((await free.agent.post(`/batch/${batch_id}/undo`, {})).body.data.status).toBe('undone');
    const strict = await bound('writes');
    const again = await change(strict.desk);
    expect((await strict.agent.post(`/batch/${again.batch_id}/undo`, {})).status).toBe(202);
  });

  it('asks nobody where nothing can be taken back', async () => {
    const { desk, agent } = await bound();
    const made = await ran(desk.api, { action: 'create_team', input: { name: 'North' } });
    await desk.api.post(`/batch/${made.batch_id}/undo`, {});
    const again = await agent.post(`/batch/${made.batch_id}/undo`, {});
    expect(again.status).toBe(409);
  });
});

describe('an undo that waits', () => {
  it('is refused or taken back with nothing done, and can be asked for again', async () => {
    const { desk, agent } = await bound();
    const { id, role } = await demotion(desk);
    const first = await agent.post(`/batch/${id}/undo`, {});
    expect((await agent.post(`/batch/${id}/undo`, {})).body.error.message).toContain('waits for a person');
    await decideOn(desk, first.body.data.approval.id, false);
    expect((await agent.get(`/batch/${id}`)).body.data).toMatchObject({
      status: 'succeeded',
      next: null,
      items: [{ status: 'succeeded', undo: { outcome: 'denied', error: { code: 'APPROVAL_DENIED' } } }],
    });
    const second = await agent.post(`/batch/${id}/undo`, {});
    expect(second.status).toBe(202);
    const cancelled = await agent.post(`/batch/${id}/cancel`, undefined, null);
    expect(cancelled.body.data.status).toBe('succeeded');
    const late = decideOn(desk, second.body.data.approval.id, true);
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await role()).toBe('consultant');
    expect((await agent.post(`/batch/${id}/undo`, {})).status).toBe(202);
  });

  it('is replayed by its key as it stands, before and after the decision', async () => {
    const { desk, agent } = await bound();
    const { id } = await demotion(desk);
    const held = await agent.post(`/batch/${id}/undo`, {}, 'one-undo');
    const again = await agent.post(`/batch/${id}/undo`, {}, 'one-undo');
    expect([again.status, again.body.data]).toEqual([202, held.body.data]);
    await decideOn(desk, held.body.data.approval.id, true);
    expect((await agent.post(`/batch/${id}/undo`, {}, 'one-undo')).body.data.status).toBe('undone');
  });

  it('is over after 24 hours', async () => {
    const { desk, agent } = await bound();
    const { id, role } = await demotion(desk);
    const { data } = (await agent.post(`/batch/${id}/undo`, {})).body;
    const { hash } = await readApproval(running.service, admin(desk), data.approval.id);
    await running.service.store.write(({ tx }) =>
      tx
        .updateTable('approvals')
        .set({ expires_at: '2020-01-01T00:00:00.000Z' })
        .where('id', '=', data.approval.id)
        .execute(),
    );
    const late = decide(running.service, admin(desk), data.approval.id, { approve: true, hash });
    await expect(late).rejects.toMatchObject({ code: 'PLAN_EXPIRED' });
    expect((await agent.get(`/batch/${id}`)).body.data.items[0].undo.outcome).toBe('denied');
    expect(await role()).toBe('consultant');
  });

  it('is carried out as its page showed it, or asks again', async () => {
    const { desk, agent } = await bound();
    const { id } = await calledOff(desk);
    const { data } = (await agent.post(`/batch/${id}/undo`, {})).body;
    const before = await readApproval(running.service, admin(desk), data.approval.id);
    expect(before.changed).toEqual([]);
    const other = await demotion(desk);
    const approval = await agent.post(`/batch/${other.id}/undo`, {});
    await desk.api.post(`/batch/${other.id}/undo`, {});
    const over = await readApproval(running.service, admin(desk), approval.body.data.approval.id);
    expect(over.failing).toContain('undone or gone on with');
    expect(over.confirmText).toContain('Undo: 1 user change');
    const stale = decideOn(desk, approval.body.data.approval.id, true);
    await expect(stale).rejects.toMatchObject({ code: 'PLAN_STALE' });
    const [mail] = (await desk.api.get('/scheduled-emails')).body.data;
    await running.service.store.write(({ tx }) =>
      tx
        .updateTable('scheduled_emails')
        .set({ to_address: 'other@evil.example' })
        .where('id', '=', mail.id)
        .execute(),
    );
    // The page that was opened before is refused and asks again, saying what changed.
    const opened = { approve: true, hash: before.hash };
    const late = decide(running.service, admin(desk), data.approval.id, opened);
    await expect(late).rejects.toMatchObject({ code: 'PLAN_STALE' });
    const status = async () => (await desk.api.get(`/scheduled-emails/${mail.id}`)).body.data.status;
    expect(await status()).toBe('cancelled');
    const now = await readApproval(running.service, admin(desk), data.approval.id);
    expect(now).toMatchObject({ status: 'pending', mayDecide: true, failing: null });
    expect(now.confirmText).toContain('other@evil.example');
    expect(JSON.stringify(now.items)).toContain('other@evil.example');
    expect(now.changed).toEqual([
      expect.objectContaining({
        type: 'email',
        changed: { to_address: { planned: 'ana@people.example', now: 'other@evil.example' } },
      }),
    ]);
    // Whoever reads that may agree to it.
    await decideOn(desk, data.approval.id, true);
    expect(await status()).toBe('scheduled');
  });

  it('runs as whoever asked: a key that was revoked meanwhile takes nothing back', async () => {
    const { desk, agent, keyId } = await bound();
    const { id, role } = await demotion(desk);
    const { data } = (await agent.post(`/batch/${id}/undo`, {})).body;
    await desk.api.delete(`/keys/${keyId}`);
    await decideOn(desk, data.approval.id, true).catch(() => {});
    expect(await role()).toBe('consultant');
  });
});
