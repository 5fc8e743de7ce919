import { afterEach, describe, expect, it } from 'vitest';
import { decide } from '#src/batch/approval-decide.ts';
import { readApproval } from '#src/batch/approval-view.ts';
import { recoverBatches } from '#src/batch/index.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import type { Policy } from '#src/domain/accounts/policies.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { fixture } from '#test/harness/fixture.ts';
import { bad, freshName, startHeldDesk, statuses } from '#test/harness/held.ts';
import type { Api } from '#test/harness/workspace.ts';

// What each item really does is held to what was agreed to, whatever happened since the last trial run.
const held = fixture(startHeldDesk);
afterEach(() => held.open());

let serial = 0;

/** Somebody to write to, and another address for them. */
async function ana() {
  serial += 1;
  const [good, evil] = [`ana${serial}@good.example`, `ana${serial}@evil.example`];
  const { api } = held.agency;
  const { id } = (await api.post('/candidates', { name: 'Ana Ruiz', email: good })).body.data;
  const mail = (label: string, more: object = {}) => ({
    id: label,
    action: 'send_email',
    input: { candidate_id: id, subject: `To ${label}`, body: 'Dear Ana' },
    ...more,
  });
  return { good, evil, mail, move: () => api.patch(`/candidates/${id}`, { email: evil }) };
}

/** Where mails of a subject went. */
async function went(good: string, evil: string): Promise<string[]> {
  const rows = await held.running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .select('to_address')
      .where('to_address', 'in', [good, evil])
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ to_address }) => to_address);
}

/** An admin's key under a policy of its own. */
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

async function approve(id: string): Promise<void> {
  const { accountId, adminId: userId } = held.agency;
  const mia = { accountId, userId, name: 'Mia Admin', role: 'admin' as const };
  const { hash } = await readApproval(held.running.service, mia, id);
  await decide(held.running.service, mia, id, { approve: true, hash });
}

const planned = async (body: object) =>
  (await held.agency.api.post('/batch', { dry_run: true, ...body }, null)).body.data;
const commit = ({ plan_id, confirm_text }: { plan_id: string; confirm_text: string }) =>
  held.agency.api.post('/batch', { plan_id, confirm_text });
const outside = { id: 'call', action: 'call_client', input: { name: '' } };

describe('a mail whose address changes while the batch runs', () => {
  it('is not sent, and says what differs', async () => {
    const { api } = await bound('outward');
    const { good, evil, mail, move } = await ana();
    held.shut();
    const actions = [{ ...outside, input: { name: freshName() } }, mail('before'), mail('after')];
    const { data } = (await api.post('/batch', { actions })).body;
    await approve(data.approval.id);
    await held.preparing(1);
    await move();
    held.open();
    await held.running.service.batches.settled();
    const ended = (await api.get(`/batch/${data.batch_id}`)).body.data;
    expect(statuses(ended)).toEqual(['succeeded', 'failed', 'failed']);
    expect(ended.items[1].error.code).toBe('PLAN_STALE');
    const [difference] = ended.items[1].error.difference;
    expect(difference.changed.to_address).toEqual({ planned: good, now: evil });
    expect(await went(good, evil)).toEqual([]);
  });

  it.each(['independent', 'atomic'])(
    'never leaves for the new one, whenever that comes (%s)',
    async (mode) => {
      for (let round = 0; round < 25; round += 1) {
        const { good, evil, mail, move } = await ana();
        const actions = ['a', 'b', 'c', 'd'].map((label) => mail(label));
        const plan = await planned({ actions, mode });
        const late = async () => {
          for (let turn = 0; turn < round; turn += 1) await new Promise((resolve) => setImmediate(resolve));
          await move();
        };
        await Promise.all([commit(plan), late()]);
        expect(await went(good, evil)).not.toContain(evil);
      }
    },
  );
});

it('what one item makes is what those after it are about', async () => {
  const { api } = held.agency;
  const client = { name: freshName() };
  const { id } = (await api.post('/clients', { name: freshName() })).body.data;
  const job = (label: string) => ({
    id: label,
    action: 'create_job',
    input: { title: 'Controller', client_id: { $from: 'cli', path: '/id' } },
  });
  const plan = await planned({
    actions: [
      { id: 'gone', action: 'update_client', input: { client_id: id, industry: 'Mining' } },
      { id: 'cli', action: 'create_client', input: client },
      job('one'),
      job('two'),
    ],
  });
  expect(plan.plan_id).toBeDefined();
  const done = (await commit(plan)).body.data;
  expect(statuses(done)).toEqual(['succeeded', 'succeeded', 'succeeded', 'succeeded']);
  expect(done.items[2].result.client?.id).toBe(done.items[1].result.id);
});

describe('a batch that is gone on with', () => {
  /** A committed plan of which the first mail is sent and the second is left, as by a process that died. */
  async function left(status: 'running' | 'failed') {
    const person = await ana();
    const plan = await planned({ actions: [person.mail('first'), person.mail('second')] });
    const { batch_id } = (await commit(plan)).body.data;
    const { service } = held.running;
    await service.store.write(async ({ tx }) => {
      await tx
        .deleteFrom('batch_items')
        .where('batch_id', '=', batch_id)
        .where('label', '=', 'second')
        .execute();
      await tx.deleteFrom('scheduled_emails').where('subject', '=', 'To second').execute();
      await tx
        .updateTable('batches')
        .set({ status, claim: null, lease_until: null, finished_at: null })
        .where('id', '=', batch_id)
        .execute();
    });
    return { ...person, batch_id };
  }
  const read = async (id: string) => (await held.agency.api.get(`/batch/${id}`)).body.data;

  it('after a crash is held against its plan', async () => {
    const { good, evil, move, batch_id } = await left('running');
    await move();
    expect(await recoverBatches(held.running.service)).toBe(1);
    await held.running.service.batches.settled();
    const ended = await read(batch_id);
    expect(statuses(ended)).toEqual(['succeeded', 'failed']);
    expect(ended.items[1].error.code).toBe('PLAN_STALE');
    expect(await went(good, evil)).toEqual([good]);
  });

  it('after a crash does what is left of its plan while nothing moved', async () => {
    const { good, evil, batch_id } = await left('running');
    await recoverBatches(held.running.service);
    await held.running.service.batches.settled();
    const ended = await read(batch_id);
    expect(statuses(ended), JSON.stringify(ended)).toEqual(['succeeded', 'succeeded']);
    expect(await went(good, evil)).toEqual([good, good]);
  });

  it('knows after a crash what its committed items made', async () => {
    const name = freshName();
    const plan = await planned({
      actions: [
        { id: 'cli', action: 'create_client', input: { name } },
        {
          id: 'job',
          action: 'create_job',
          input: { title: 'Welder', client_id: { $from: 'cli', path: '/id' } },
        },
      ],
    });
    const { batch_id } = (await commit(plan)).body.data;
    const { service } = held.running;
    await service.store.write(async ({ tx }) => {
      await tx
        .deleteFrom('batch_items')
        .where('batch_id', '=', batch_id)
        .where('label', '=', 'job')
        .execute();
      await tx
        .updateTable('batches')
        .set({ status: 'running', claim: null, lease_until: null, finished_at: null })
        .where('id', '=', batch_id)
        .execute();
    });
    await recoverBatches(service);
    await service.batches.settled();
    const ended = await read(batch_id);
    expect(statuses(ended), JSON.stringify(ended)).toEqual(['succeeded', 'succeeded']);
  });

  it('after a crash is held against what a person approved', async () => {
    const { api } = await bound('outward');
    const { good, evil, mail, move } = await ana();
    const { data } = (await api.post('/batch', { actions: [mail('only')] })).body;
    await approve(data.approval.id);
    const { service } = held.running;
    await service.batches.settled();
    await service.store.write(async ({ tx }) => {
      await tx.deleteFrom('batch_items').where('batch_id', '=', data.batch_id).execute();
      await tx.deleteFrom('scheduled_emails').where('to_address', '=', good).execute();
      await tx
        .updateTable('batches')
        .set({ status: 'running', claim: null, lease_until: null, finished_at: null })
        .where('id', '=', data.batch_id)
        .execute();
    });
    await move();
    await recoverBatches(service);
    await service.batches.settled();
    expect((await read(data.batch_id)).items[0].error.code).toBe('PLAN_STALE');
    expect(await went(good, evil)).toEqual([]);
  });

  it('by a resumption is held against its plan, but for what its sender patched', async () => {
    const { good, evil, move, batch_id } = await left('failed');
    await move();
    const { data } = (await held.agency.api.post(`/batch/${batch_id}/resume`, {})).body;
    expect(data.items[1].error.code).toBe('PLAN_STALE');
    expect(await went(good, evil)).toEqual([good]);
    const patch = { second: { input: { subject: 'To the new one' } } };
    const again = (await held.agency.api.post(`/batch/${batch_id}/resume`, { patch })).body.data;
    expect(again.status).toBe('succeeded');
    expect(await went(good, evil)).toEqual([good, evil]);
  });
});

describe('a policy that is set while a batch runs', () => {
  it('holds what is left of it: nothing more leaves until a person has decided', async () => {
    const { api, set } = await bound('off');
    const { good, evil, mail } = await ana();
    held.shut();
    const actions = [
      { id: 'slow', action: 'slow_client', input: { name: freshName() } },
      mail('then', { after: ['slow'] }),
      bad('bad'),
    ];
    const sent = api.post('/batch', { actions });
    await held.preparing(1);
    await set('outward');
    held.open();
    const { data } = (await sent).body;
    expect(statuses(data)).toEqual(['succeeded', 'failed', 'failed']);
    expect(data.items[1].error).toMatchObject({
      code: 'APPROVAL_DENIED',
      fix: 'Resume: what is left then waits for a person.',
    });
    expect(await went(good, evil)).toEqual([]);
    const patch = { bad: { input: { client_id: data.items[0].result.id } } };
    const resumed = (await api.post(`/batch/${data.batch_id}/resume`, { patch })).body.data;
    expect(resumed.status).toBe('awaiting_approval');
    await approve(resumed.approval.id);
    await held.running.service.batches.settled();
    const ended = (await api.get(`/batch/${data.batch_id}`)).body.data;
    expect(statuses(ended), JSON.stringify(ended)).toEqual(['succeeded', 'succeeded', 'succeeded']);
    expect(await went(good, evil)).toEqual([good]);
  });

  it('calls nothing outside any more', async () => {
    const { api, set } = await bound('off');
    held.shut();
    const slow = { id: 'slow', action: 'slow_client', input: { name: freshName() } };
    const call = { ...outside, input: { name: freshName() }, after: ['slow'] };
    const sent = api.post('/batch', { actions: [slow, call] });
    await held.preparing(1);
    await set('writes');
    held.open();
    const { data } = (await sent).body;
    expect(statuses(data)).toEqual(['failed', 'skipped']);
    expect(held.called).toHaveLength(1);
  });
});
