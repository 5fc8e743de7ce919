import { describe, expect, it } from 'vitest';
import { makeKey } from '#src/access/keys.ts';
import { decide } from '#src/batch/approval-decide.ts';
import { readApproval } from '#src/batch/approval-view.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { listPolicies, type Policy } from '#src/domain/accounts/policies.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { useService } from '#test/harness/fixture.ts';
import type { Api, Workspace } from '#test/harness/workspace.ts';

const running = useService();

type Subject = { role?: string; key_id?: string; user_id?: string };
const set = (of: Workspace, subject: Subject, policy: Policy) =>
  runAsOperator(running.service, of.accountId, setApprovalPolicyAction, { ...subject, policy });
const keyIdOf = async (key: string): Promise<string> =>
  (await running.service.authentication.bearer(key)).credential.id;
const keysOf = async (of: Workspace): Promise<string[]> =>
  (await of.api.get('/keys')).body.data.map(({ id }: { id: string }) => id);
const policiesOf = async (of: Workspace): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await running.service.store.read((db) => listPolicies(db, of.accountId))).map((row) => [
      row.subject,
      row.policy,
    ]),
  );

/** An agency with an admin's key under a policy of its own. */
async function bound(policy: Policy = 'outward'): Promise<{ desk: Workspace; api: Api; keyId: string }> {
  const desk = await running.workspace();
  const key = await desk.key(['admin']);
  const keyId = await keyIdOf(key);
  await set(desk, { key_id: keyId }, policy);
  return { desk, api: desk.as(key), keyId };
}

/** Lets an admin agree to what waits, and waits until it has run. */
async function approve(
  desk: Workspace,
  held: { body: { data: { approval: { id: string } } } },
): Promise<void> {
  const admin = {
    accountId: desk.accountId,
    userId: desk.adminId,
    name: 'Mia Admin',
    role: 'admin' as const,
  };
  const { id } = held.body.data.approval;
  const { hash } = await readApproval(running.service, admin, id);
  await decide(running.service, admin, id, { approve: true, hash });
  await running.service.batches.settled();
}

describe('whoever must ask before something leaves must ask before anybody may do more', () => {
  it('holds a new key, of its own, of nobody and of a team lead', async () => {
    const { desk, api } = await bound();
    const lead = await desk.user('team_lead');
    const before = await keysOf(desk);
    for (const more of [{}, { user_id: null }, { user_id: lead.userId }]) {
      const answer = await api.post('/keys', { scopes: ['admin'], ...more });
      expect(answer.status).toBe(202);
      expect(answer.body.data.status).toBe('awaiting_approval');
    }
    expect(await keysOf(desk)).toEqual(before);
  });

  it("holds a key of nobody that a person's key makes under the policy of the person's role", async () => {
    const desk = await running.workspace();
    await set(desk, { role: 'admin' }, 'outward');
    const answer = await desk.api.post('/keys', { scopes: ['admin'], user_id: null });
    expect(answer.status).toBe(202);
  });

  it('holds a new role, a new person and the pause of one', async () => {
    const { desk, api } = await bound();
    const consultant = await desk.user('consultant');
    const path = `/accounts/${desk.accountId}/users`;
    const answers = [
      await api.patch(`${path}/${consultant.userId}`, { role: 'admin' }),
      await api.patch(`${path}/${consultant.userId}`, { status: 'paused' }),
      await api.patch(`${path}/${consultant.userId}`, { data_scope: 'agency', name: 'New name' }),
      await api.post(path, { name: 'Neu', email: 'neu@agency.example', role: 'admin' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    const { data } = (await desk.api.get(`${path}/${consultant.userId}`)).body;
    expect(data).toMatchObject({ role: 'consultant', status: 'active', name: 'Pat consultant' });
  });

  it.each([
    ['set_fee_terms_roles', { roles: ['consultant'] }],
    ['set_candidate_allowance', { limit: 1_000_000 }],
    ['update_account', { marketplace: true }],
  ])('holds %s, which lifts a limit of its own', async (action, input) => {
    const { desk, api } = await bound();
    const before = (await desk.api.get(`/accounts/${desk.accountId}`)).body.data;
    const answer = await api.post('/batch', { actions: [{ action, input }] });
    expect(answer.status).toBe(202);
    expect((await desk.api.get(`/accounts/${desk.accountId}`)).body.data).toEqual(before);
  });

  it('leaves the rest of the day to it', async () => {
    const { api } = await bound();
    expect((await api.post('/clients', { name: 'Ironbark Water' })).status).toBe(201);
  });
});

describe('what such a credential makes', () => {
  it.each(['outward', 'writes'] as const)('asks as it does: a key under %s', async (policy) => {
    const { desk, api } = await bound(policy);
    const before = await keysOf(desk);
    await approve(desk, await api.post('/keys', { scopes: ['admin'], user_id: null }));
    const [made] = (await keysOf(desk)).filter((id) => !before.includes(id));
    expect((await policiesOf(desk))[made ?? '']).toBe(policy);
  });

  it('asks as it does: a person, whatever key the person is given', async () => {
    const { desk, api } = await bound();
    const path = `/accounts/${desk.accountId}/users`;
    await approve(desk, await api.post(path, { name: 'Neu', email: 'neu@agency.example', role: 'admin' }));
    const [neu] = (await desk.api.get(`${path}?search=Neu`)).body.data;
    expect((await policiesOf(desk))[neu.id]).toBe('outward');
    const key = await desk.key(['admin'], { userId: neu.id });
    expect((await desk.as(key).post('/keys', { scopes: ['admin'] })).status).toBe(202);
  });

  it("inherits the strictest of what binds it: the key's, the person's and the role's", async () => {
    const { desk, api } = await bound('outward');
    await set(desk, { user_id: desk.adminId }, 'writes');
    await set(desk, { role: 'admin' }, 'off');
    const before = await keysOf(desk);
    await approve(desk, await api.post('/keys', { scopes: ['admin'], user_id: null }));
    const [made] = (await keysOf(desk)).filter((id) => !before.includes(id));
    expect((await policiesOf(desk))[made ?? '']).toBe('writes');
  });

  it('inherits nothing where nothing is set', async () => {
    const desk = await running.workspace();
    await desk.api.post('/keys', { scopes: ['admin'] });
    await set(desk, { role: 'consultant' }, 'writes');
    await desk.api.post('/keys', { scopes: ['admin'] });
    expect(await policiesOf(desk)).toEqual({ consultant: 'writes' });
  });
});

describe('of several policies', () => {
  const client = (api: Api) => api.post('/clients', { name: `Client ${makeKey('test', 'us').slice(-12)}` });
  const hook = (api: Api) =>
    api.post('/webhooks', { url: 'https://hooks.example/x', events: ['job.created'] });

  it("the strictest holds: a key set to off stays under its role's and its person's", async () => {
    const { desk, api } = await bound('off');
    expect((await hook(api)).status).toBe(201);
    await set(desk, { role: 'admin' }, 'outward');
    expect((await hook(api)).status).toBe(202);
    expect((await client(api)).status).toBe(201);
    await set(desk, { user_id: desk.adminId }, 'writes');
    expect((await client(api)).status).toBe(202);
    await set(desk, { user_id: desk.adminId }, 'off');
    await set(desk, { role: 'admin' }, 'off');
    expect((await hook(api)).status).toBe(201);
  });

  it("holds a connection under its own, its person's and its role's", async () => {
    const desk = await running.workspace();
    const { token, grantId } = await tokenOf(running, { accountId: desk.accountId, userId: desk.adminId }, [
      'admin',
    ]);
    for (const subject of [{ key_id: grantId }, { user_id: desk.adminId }, { role: 'admin' }]) {
      await set(desk, subject, 'outward');
      expect((await hook(desk.as(token))).status).toBe(202);
      await set(desk, subject, 'off');
      expect((await hook(desk.as(token))).status).toBe(201);
    }
  });

  it('is set on people of the agency alone, and on one subject at a time', async () => {
    const desk = await running.workspace();
    const other = await running.workspace();
    await expect(set(desk, { user_id: other.adminId }, 'writes')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(set(desk, { user_id: desk.adminId, role: 'admin' }, 'writes')).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
    });
  });
});
