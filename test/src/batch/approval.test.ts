import { beforeAll, describe, expect, it } from 'vitest';
import { execute } from '#src/action/execute.ts';
import { decide } from '#src/batch/approval-decide.ts';
import { listApprovals, readApproval } from '#src/batch/approval-view.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import type { Policy } from '#src/domain/accounts/policies.ts';
import type { Role } from '#src/domain/context.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf } from '#test/harness/submission.ts';
import type { Api } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
let held: Api;
let serial = 0;

beforeAll(async () => {
  held = (await agency.user('consultant')).api;
  await set({ role: 'consultant' }, 'writes');
});

const set = (subject: { role?: string; key_id?: string }, policy: Policy) =>
  runAsOperator(running.service, agency.accountId, setApprovalPolicyAction, { ...subject, policy });
const name = (): string => {
  serial += 1;
  return `Held ${serial}`;
};
const decider = (role: Role, accountId = agency.accountId) => ({
  accountId,
  userId: agency.adminId,
  name: 'Mia Admin',
  role,
});
const found = async (wanted: string): Promise<number> =>
  (await agency.api.get(`/clients?search=${encodeURIComponent(wanted)}`)).body.data.filter(
    (row: { name: string }) => row.name === wanted,
  ).length;
const ask = async (wanted: string, api = held, key?: string) =>
  api.post(
    '/batch',
    { reason: 'new business', actions: [{ id: 'a', action: 'create_client', input: { name: wanted } }] },
    key,
  );

it('shows whoever decides what a send warns of, before it is done', async () => {
  const brief = await briefOf(agency);
  const items = [{ application_id: brief.applications[0], summary: 'Won Olympic bronze in rowing.' }];
  const input = { job_id: brief.job_id, items, identity_visibility: 'anonymous' };
  const { body } = await held.post('/batch', {
    reason: 'a shortlist',
    actions: [{ id: 'a', action: 'create_submission', input }],
  });
  expect(body.data.status).toBe('awaiting_approval');
  const shown = await readApproval(running.service, decider('admin'), body.data.approval.id);
  expect(shown.items[0]?.warnings?.join(' ')).toContain('"Olympic"');
});

it('puts a batch aside with 202 and a link, and changes nothing', async () => {
  const wanted = name();
  const answer = await ask(wanted);
  expect(answer.status).toBe(202);
  expect(answer.body.data).toMatchObject({
    status: 'awaiting_approval',
    next: 'approve',
    confirm_text: `1 new client (${wanted}); reason: new business`,
    approval: { url: expect.stringContaining('/approvals/batches/apr_') },
    items: [{ id: 'a', status: 'awaiting_approval' }],
  });
  expect(answer.headers.get('location')).toBe(`/api/v1/batch/${answer.body.data.batch_id}`);
  expect(Date.parse(answer.body.data.approval.expires_at) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  expect(await found(wanted)).toBe(0);
  expect((await held.get(`/batch/${answer.body.data.batch_id}`)).body.data).toEqual(answer.body.data);
});

it('runs as the credential that asked once a person has approved, exactly once', async () => {
  const wanted = name();
  const { data } = (await ask(wanted, held, 'approve-me')).body;
  const shown = await readApproval(running.service, decider('team_lead'), data.approval.id);
  expect(shown).toMatchObject({ mayDecide: true, status: 'pending', requestedBy: 'Pat consultant' });
  expect(shown.items[0]?.effects[0]).toMatchObject({ kind: 'create', type: 'client' });
  const decision = { approve: true, hash: shown.hash };
  const both = await Promise.allSettled([
    decide(running.service, decider('team_lead'), data.approval.id, decision),
    decide(running.service, decider('admin'), data.approval.id, decision),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await running.service.batches.settled();
  const ended = await held.get(`/batch/${data.batch_id}`);
  expect(ended.body.data).toMatchObject({ status: 'succeeded', items: [{ result: { name: wanted } }] });
  expect(await found(wanted)).toBe(1);
  const line = await agency.api.get(`/activities?client_id=${ended.body.data.items[0].result.id}`);
  expect(line.body.data[0].actor.name).toMatch(/^Pat consultant, by key …/);
  expect((await ask(wanted, held, 'approve-me')).body.data.batch_id).toBe(data.batch_id);
  await expect(decide(running.service, decider('admin'), data.approval.id, decision)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

it('is read by who leads the agency and by who asked, and by nobody else of it', async () => {
  const { data } = (await ask(name())).body;
  const read = (role: Role, userId: string) =>
    readApproval(running.service, { ...decider(role), userId }, data.approval.id);
  const { user } = (await held.get('/me')).body.data;
  expect(await read('consultant', user.id)).toMatchObject({ status: 'pending', mayDecide: false });
  expect(await read('team_lead', 'usr_other')).toMatchObject({ mayDecide: true });
  for (const role of ['consultant', 'researcher', 'finance', 'read_only'] as const)
    await expect(read(role, 'usr_other')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('does nothing of what was refused, and says who refused', async () => {
  const wanted = name();
  const { data } = (await ask(wanted)).body;
  const { hash } = await readApproval(running.service, decider('admin'), data.approval.id);
  await decide(running.service, decider('admin'), data.approval.id, { approve: false, hash });
  const ended = await held.get(`/batch/${data.batch_id}`);
  expect(ended.body.data.items[0]).toMatchObject({
    status: 'failed',
    http_status: 403,
    error: { code: 'APPROVAL_DENIED' },
  });
  expect(ended.body.data.items[0].error.message).toContain('Mia Admin');
  expect(await found(wanted)).toBe(0);
});

it('is decided by team leads and admins of the agency, for fee terms by admins alone', async () => {
  const { data } = (await ask(name())).body;
  const { hash } = await readApproval(running.service, decider('admin'), data.approval.id);
  for (const role of ['consultant', 'finance', 'read_only'] as const) {
    await expect(
      decide(running.service, decider(role), data.approval.id, { approve: true, hash }),
    ).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
  }
  const elsewhere = await running.workspace();
  await expect(
    readApproval(running.service, decider('admin', elsewhere.accountId), data.approval.id),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const client = (await agency.api.post('/clients', { name: name() })).body.data.id;
  const key = await agency.key(['admin']);
  const id = (await running.service.authentication.bearer(key)).credential.id;
  await set({ key_id: id }, 'writes');
  const terms = await agency.as(key).post('/batch', {
    actions: [{ action: 'set_client_fee_terms', input: { client_id: client, minimum_fee: 5000 } }],
  });
  expect(terms.body.data.confirm_text).toContain('1 fee terms change');
  const seen = await readApproval(running.service, decider('team_lead'), terms.body.data.approval.id);
  expect(seen).toMatchObject({ decider: 'admin', mayDecide: false });
  expect((await listApprovals(running.service, decider('admin'))).map(({ id: one }) => one)).toContain(
    seen.id,
  );
});

it("names the key that asked, where the key is the agency's own", async () => {
  const made = await agency.api.post('/keys', { name: 'Slack bot', scopes: ['admin'], user_id: null });
  const { id, key } = made.body.data;
  await set({ key_id: id }, 'writes');
  const { data } = (await ask(name(), agency.as(key))).body;
  const shown = await readApproval(running.service, decider('admin'), data.approval.id);
  expect(shown.requestedBy).toBe('the key “Slack bot”');
});

it('is bound to what was shown: another hash, and a record that has moved since, are refused and asked again', async () => {
  const client = (await agency.api.post('/clients', { name: name(), phone: '1' })).body.data.id;
  const { data } = (
    await held.post('/batch', {
      actions: [{ action: 'update_client', input: { client_id: client, notes: 'x' } }],
    })
  ).body;
  const { hash } = await readApproval(running.service, decider('admin'), data.approval.id);
  await expect(
    decide(running.service, decider('admin'), data.approval.id, { approve: true, hash: 'other' }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  await agency.api.patch(`/clients/${client}`, { phone: '2' });
  await expect(
    decide(running.service, decider('admin'), data.approval.id, { approve: true, hash }),
  ).rejects.toMatchObject({ code: 'PLAN_STALE' });
  const waits = await held.get(`/batch/${data.batch_id}`);
  expect(waits.body.data.status).toBe('awaiting_approval');
  const now = await readApproval(running.service, decider('admin'), data.approval.id);
  expect(now.changed).toEqual([
    expect.objectContaining({
      type: 'client',
      id: client,
      changed: expect.objectContaining({ phone: { planned: '1', now: '2' } }),
    }),
  ]);
  const agreed = { approve: true, hash: now.hash };
  const { view } = await decide(running.service, decider('admin'), data.approval.id, agreed);
  expect(view.status).toBe('approved');
});

it('is over when what waits can no longer be done, and says so on its page', async () => {
  const client = (await agency.api.post('/clients', { name: name() })).body.data.id;
  const { data } = (
    await held.post('/batch', {
      actions: [{ action: 'update_client', input: { client_id: client, notes: 'x' } }],
    })
  ).body;
  await agency.api.delete(`/clients/${client}`);
  const { hash, failing } = await readApproval(running.service, decider('admin'), data.approval.id);
  expect(failing).toContain(client);
  await expect(
    decide(running.service, decider('admin'), data.approval.id, { approve: true, hash }),
  ).rejects.toMatchObject({ code: 'PLAN_STALE' });
  const ended = await held.get(`/batch/${data.batch_id}`);
  expect(ended.body.data).toMatchObject({ status: 'failed', items: [{ error: { code: 'PLAN_STALE' } }] });
});

it('is over after 24 hours', async () => {
  const wanted = name();
  const { data } = (await ask(wanted)).body;
  const { hash } = await readApproval(running.service, decider('admin'), data.approval.id);
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('approvals')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', data.approval.id)
      .execute(),
  );
  await expect(
    decide(running.service, decider('admin'), data.approval.id, { approve: true, hash }),
  ).rejects.toMatchObject({ code: 'PLAN_EXPIRED' });
  const ended = await held.get(`/batch/${data.batch_id}`);
  expect(ended.body.data).toMatchObject({
    status: 'failed',
    items: [{ error: { code: 'APPROVAL_DENIED' } }],
  });
});

it('can be taken back by who asked', async () => {
  const { data } = (await ask(name())).body;
  const cancelled = await held.post(`/batch/${data.batch_id}/cancel`, undefined, null);
  expect(cancelled.body.data.status).toBe('cancelled');
  expect(cancelled.body.data.items).toMatchObject([{ status: 'cancelled' }]);
  const { hash } = await readApproval(running.service, decider('admin'), data.approval.id);
  await expect(
    decide(running.service, decider('admin'), data.approval.id, { approve: true, hash }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
});

describe('every interface', () => {
  it('holds a single REST write as a batch of one, and refuses at once what would fail', async () => {
    const wanted = name();
    const answer = await held.post('/clients', { name: wanted });
    expect(answer.status).toBe(202);
    expect(answer.body.data).toMatchObject({
      status: 'awaiting_approval',
      items: [{ action: 'create_client' }],
    });
    expect(await found(wanted)).toBe(0);
    const twin = (await agency.api.post('/clients', { name: name() })).body.data;
    const refused = await held.post('/clients', { name: twin.name });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: 'DUPLICATE_CLIENT',
      field: 'name',
      existing_id: twin.id,
    });
    expect((await held.post('/clients', { nmae: 'x' })).body.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'nmae',
    });
    expect((await held.post('/clients', { name: name() }, null)).status).toBe(400);
    const unkeyed = await held.patch(`/clients/${twin.id}`, { phone: '1' });
    expect(unkeyed.status).toBe(202);
  });

  it('lets reads, people who are signed in and other credentials pass', async () => {
    expect((await held.get('/clients')).status).toBe(200);
    const reads = await held.post('/batch', { actions: [{ action: 'list_clients', input: {} }] });
    expect(reads.status).toBe(200);
    expect((await agency.api.post('/clients', { name: name() })).status).toBe(201);
  });

  it('holds the commit of a plan, whatever its text said', async () => {
    const wanted = name();
    const actions = [{ action: 'create_client', input: { name: wanted } }];
    const plan = (await held.post('/batch', { dry_run: true, actions }, null)).body.data;
    const answer = await held.post('/batch', { plan_id: plan.plan_id, confirm_text: plan.confirm_text });
    expect(answer.status).toBe(202);
    expect(answer.body.data.status).toBe('awaiting_approval');
    const { hash } = await readApproval(running.service, decider('admin'), answer.body.data.approval.id);
    await decide(running.service, decider('admin'), answer.body.data.approval.id, { approve: true, hash });
    await running.service.batches.settled();
    expect(await found(wanted)).toBe(1);
  });

  it('lets no resume and no undo around it', async () => {
    const person = await agency.user('researcher');
    const key = agency.as(await agency.key(['clients:write', 'clients:read'], { userId: null }));
    const made = await key.post('/batch', {
      actions: [
        { action: 'create_client', input: { name: name() } },
        { action: 'get_client', input: { client_id: 'cli_x' } },
      ],
    });
    const id = (
      await running.service.store.read((db) =>
        db
          .selectFrom('batches')
          .select('credential_id')
          .where('id', '=', made.body.data.batch_id)
          .executeTakeFirst(),
      )
    )?.credential_id;
    await set({ key_id: id ?? '' }, 'writes');
    const undo = await key.post(`/batch/${made.body.data.batch_id}/undo`, {});
    expect([undo.status, undo.body.data.status]).toEqual([202, 'awaiting_approval']);
    expect(person.userId).toMatch(/^usr_/);
    await set({ key_id: id ?? '' }, 'off');
    expect((await key.post(`/batch/${made.body.data.batch_id}/undo`, {})).status).toBe(200);
  });

  it('refuses what would run past it by a way that cannot wait', async () => {
    const consultant = await agency.user('consultant');
    const principal = await running.service.authentication.bearer(consultant.key);
    const action = running.service.batches.catalogue.get('create_client');
    if (action === undefined) throw new Error('no create_client');
    const direct = execute(
      running.service.runtime,
      action,
      { name: name() },
      { principal, origin: { channel: 'http', requestId: 'req_x' } },
    );
    await expect(direct).rejects.toMatchObject({ code: 'APPROVAL_DENIED' });
  });
});

describe('policies', () => {
  it('cannot be set by a key, and know keys and roles of the agency alone', async () => {
    const principal = await running.service.authentication.bearer(agency.adminKey);
    const byKey = execute(
      running.service.runtime,
      setApprovalPolicyAction,
      { role: 'consultant', policy: 'off' },
      { principal, origin: { channel: 'http', requestId: 'req_x' } },
    );
    await expect(byKey).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
    expect(running.service.batches.catalogue.has('set_approval_policy')).toBe(false);
    await expect(set({ role: 'boss' }, 'off')).rejects.toMatchObject({ field: 'role' });
    await expect(set({ key_id: 'key_other' }, 'off')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(set({}, 'off')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('outward holds what reaches people outside or removes for good, and not what stays in the agency', async () => {
    const person = await agency.user('team_lead');
    const { credential } = await running.service.authentication.bearer(person.key);
    await set({ key_id: credential.id }, 'outward');
    const told = (await agency.api.get('/activities?type=access_changed&limit=1')).body.data;
    const [key] = (await agency.api.get('/keys')).body.data.filter(
      ({ id }: { id: string }) => id === credential.id,
    );
    expect(told[0].summary).toBe(`Set what waits for approval of the key ${key.name}: outward`);
    expect((await ask(name(), person.api)).status).toBe(200);
    const candidate = (
      await agency.api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' })
    ).body.data.id;
    const mail = await person.api.post('/batch', {
      actions: [
        { action: 'send_email', input: { candidate_id: candidate, subject: 'Welcome', body: 'Hello' } },
      ],
    });
    expect(mail.status).toBe(202);
    expect(mail.body.data.confirm_text).toContain('1 e-mail to');
  });
});
