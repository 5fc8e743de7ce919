import { beforeAll, expect, it } from 'vitest';
import { decide } from '#src/batch/approval-decide.ts';
import { readApproval } from '#src/batch/approval-view.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { useDesk } from '#test/harness/fixture.ts';
import type { Api } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();
let agent: Api;

beforeAll(async () => {
  const key = await desk.key(['admin']);
  const { credential } = await running.service.authentication.bearer(key);
  agent = desk.as(key);
  await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, {
    key_id: credential.id,
    policy: 'outward',
  });
});

const admin = () => ({
  accountId: desk.accountId,
  userId: desk.adminId,
  name: 'Mia Admin',
  role: 'admin' as const,
});

async function decideOn(id: string, approve: boolean): Promise<void> {
  const { hash } = await readApproval(running.service, admin(), id);
  await decide(running.service, admin(), id, { approve, hash });
  await running.service.batches.settled();
}

let serial = 0;
const mails = async () => (await desk.api.get('/scheduled-emails?limit=100')).body.data.length;

/** A batch of an admin's free key whose last item, a mail, failed; the first made a candidate. */
async function broken() {
  serial += 1;
  const email = `ana${serial}@people.example`;
  const answer = await desk.api.post('/batch', {
    actions: [
      { id: 'person', action: 'create_candidate', input: { name: `Ana ${serial}`, email } },
      {
        id: 'mail',
        action: 'schedule_email',
        input: {
          candidate_id: { $from: 'person', path: '/id' },
          subject: 'Welcome',
          body_text: 'Hello',
          scheduled_at: '2001-01-01T09:00:00Z',
        },
      },
    ],
  });
  expect(answer.body.data).toMatchObject({ status: 'partial', next: 'resume' });
  return { id: answer.body.data.batch_id as string, email };
}

const patch = { mail: { input: { scheduled_at: '2099-01-01T09:00:00Z' } } };

it('waits with what is left, patched, and runs that alone once a person has agreed', async () => {
  const { id, email } = await broken();
  const before = await mails();
  const held = await agent.post(`/batch/${id}/resume`, { patch }, 'resume-one');
  expect(held.status).toBe(202);
  expect(held.body.data).toMatchObject({
    batch_id: id,
    status: 'awaiting_approval',
    confirm_text: expect.stringContaining('1 scheduled e-mail to'),
    items: [
      { id: 'person', status: 'succeeded' },
      { id: 'mail', status: 'awaiting_approval' },
    ],
  });
  const shown = await readApproval(running.service, admin(), held.body.data.approval.id);
  expect(shown.items.map((item) => item.id)).toEqual(['mail']);
  expect(await mails()).toBe(before);
  await decideOn(held.body.data.approval.id, true);
  const ended = (await agent.get(`/batch/${id}`)).body.data;
  expect(ended).toMatchObject({
    status: 'succeeded',
    items: [{ status: 'succeeded' }, { status: 'succeeded', result: { subject: 'Welcome' } }],
  });
  expect(await mails()).toBe(before + 1);
  const people = (await desk.api.get('/candidates?limit=100')).body.data;
  expect(people.filter((one: { email: string }) => one.email === email)).toHaveLength(1);
  const replay = await agent.post(`/batch/${id}/resume`, { patch }, 'resume-one');
  expect(replay.body.data).toEqual(ended);
});

it('leaves what is committed where a person refuses, and can be asked for again', async () => {
  const { id } = await broken();
  const before = await mails();
  const held = await agent.post(`/batch/${id}/resume`, { patch });
  await decideOn(held.body.data.approval.id, false);
  expect((await agent.get(`/batch/${id}`)).body.data).toMatchObject({
    status: 'partial',
    next: 'resume',
    items: [{ status: 'succeeded' }, { status: 'failed', error: { code: 'APPROVAL_DENIED' } }],
  });
  expect(await mails()).toBe(before);
  expect((await agent.post(`/batch/${id}/resume`, { patch })).status).toBe(202);
});

it('asks nobody for what would fail anyway', async () => {
  const { id } = await broken();
  const again = await agent.post(`/batch/${id}/resume`, {});
  expect([again.status, again.body.error.code]).toEqual([422, 'VALIDATION_ERROR']);
  expect((await agent.get(`/batch/${id}`)).body.data.status).toBe('partial');
});

it('asks nobody for what stays in the agency', async () => {
  serial += 1;
  const made = await desk.api.post('/batch', {
    actions: [
      { id: 'client', action: 'update_client', input: { client_id: 'cli_00000000000000000000000x' } },
    ],
  });
  const client = (await desk.api.post('/clients', { name: `Client ${serial}` })).body.data.id;
  const resumed = await agent.post(`/batch/${made.body.data.batch_id}/resume`, {
    patch: { client: { input: { client_id: client, phone: '2' } } },
  });
  expect(resumed.body.data).toMatchObject({ status: 'succeeded' });
});
