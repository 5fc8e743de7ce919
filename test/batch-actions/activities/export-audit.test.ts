import { expect, it } from 'vitest';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { connect, connectApp } from '#test/harness/oauth.ts';
import { person } from '#test/harness/person.ts';

const { running, desk } = useDesk();
const approvals = fixture(async () => ({
  /** Lets the admin decide about the newest request. */
  async decide(id: string, decision: 'approve' | 'refuse') {
    const mia = await person(running.service, running.app, desk.adminId);
    await mia.signIn(mia.email);
    await mia.fill(`/approvals/batches/${id}`, { decision }, { action: `/approvals/batches/${id}` });
  },
}));

interface Line {
  occurred_at: string;
  type: string;
  actor_name: string;
  summary: string;
  data: Record<string, unknown>;
}

const exported = async (query = '') => {
  const { body } = await desk.api.get(`/audit/export?format=ndjson&limit=1000${query}`);
  const lines: Line[] = body.data.content
    .split('\n')
    .filter((line: string) => line !== '')
    .map((line: string) => JSON.parse(line));
  return { ...body.data, lines };
};
const newest = async (type: string) => (await exported(`&types=${type}`)).lines[0];

it('holds every sign-in with its address, and keeps it from those who are no admins', async () => {
  const pat = await desk.user('consultant');
  const browser = await person(running.service, running.app, pat.userId);
  await browser.signIn(browser.email, 'a wrong password of hers');
  expect(await newest('sign_in')).toBeUndefined();
  await browser.signIn(browser.email);
  expect(await newest('sign_in')).toMatchObject({
    actor_name: 'Pat consultant',
    summary: 'Pat consultant signed in with the password from unknown',
    data: { by: 'password', address: 'unknown' },
  });
  const types = async (api: typeof desk.api) =>
    (await api.get('/activities?limit=100')).body.data.map(({ type }: Line) => type);
  expect(await types(desk.api)).toContain('sign_in');
  expect(await types(pat.api)).not.toContain('sign_in');
  expect((await pat.api.get('/activities?type=sign_in')).body.data).toEqual([]);
  expect((await pat.api.get('/audit/export')).body.error.code).toBe('ADMIN_REQUIRED');
});

it('holds every key, role, policy, consent and approval as an activity of its own kind', async () => {
  const key = (await desk.api.post('/keys', { scopes: ['clients:write'] })).body.data;
  expect((await newest('key_changed'))?.data).toMatchObject({ action: 'create_key', subject: key.id });
  await desk.api.post(`/keys/${key.id}/rotate`);
  expect((await newest('key_changed'))?.data).toMatchObject({ action: 'rotate_key' });
  const pat = await desk.user('consultant');
  await desk.api.patch(`/accounts/${desk.accountId}/users/${pat.userId}`, { role: 'team_lead' });
  expect((await newest('role_changed'))?.data).toMatchObject({ action: 'update_user', fields: ['role'] });
  await desk.api.patch(`/accounts/${desk.accountId}/users/${pat.userId}`, { default_currency: 'NZD' });
  expect((await newest('role_changed'))?.data.fields).toEqual(['role']);
  const mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  await connect(running, mia, await connectApp(running.service, desk.accountId));
  expect((await newest('consent'))?.summary).toContain('connected Ledger Sync');
  await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, {
    key_id: key.id,
    policy: 'writes',
  });
  expect((await newest('access_changed'))?.data).toMatchObject({ subject: key.id, policy: 'writes' });
  const rotated = (await desk.api.post(`/keys/${key.id}/rotate`)).body.data.key;
  const held = await desk.as(rotated).post('/clients', { name: 'Acme' });
  await approvals.decide(held.body.data.approval.id, 'refuse');
  expect(await newest('approval')).toMatchObject({
    actor_name: 'Mia Admin',
    data: { approval: held.body.data.approval.id, decision: 'denied' },
  });
});

it('holds every change of a record with who made it and which fields, and only those where they are asked for', async () => {
  const { id } = (await desk.api.post('/clients', { name: 'Changed Client' })).body.data;
  await desk.api.patch(`/clients/${id}`, { industry: 'Mining' });
  const of = (lines: Line[]) =>
    lines
      .filter(({ data }) => data.subject === id)
      .map(({ data }) => data.action)
      .sort();
  expect(of((await exported()).lines)).toEqual(['create_client', 'update_client']);
  const { lines } = await exported('&types=record_changed');
  expect(
    lines.find(({ data }: Line) => data.subject === id && data.action === 'update_client'),
  ).toMatchObject({
    actor_name: expect.stringContaining('Mia Admin'),
    data: { fields: ['industry'] },
  });
  expect(new Set(lines.map(({ type }: Line) => type))).toEqual(new Set(['record_changed']));
});

it('exports CSV that runs nothing in a spreadsheet, page by page, of its own agency alone', async () => {
  await desk.api.post('/keys', { scopes: ['jobs:read'], name: '=HYPERLINK("https://evil.example")' });
  const { body } = await desk.api.get('/audit/export?types=key_changed');
  const [head, first] = body.data.content.split('\r\n');
  expect(head).toBe('occurred_at,type,actor_type,actor_id,actor_name,summary,data');
  expect(first).toContain('key_changed');
  expect(body.data.content).not.toMatch(/(^|,)"?=/m);
  const all = await exported();
  let after = '';
  const seen: string[] = [];
  do {
    const page = (await desk.api.get(`/audit/export?format=ndjson&limit=2${after && `&after=${after}`}`)).body
      .data;
    seen.push(...page.content.split('\n').filter((line: string) => line !== ''));
    after = page.next_cursor ?? '';
  } while (after !== '');
  expect(seen).toHaveLength(all.lines.length);
  expect(new Set(seen).size).toBe(seen.length);
  const other = await running.workspace();
  expect((await other.api.get('/audit/export?format=ndjson')).body.data.lines).toBe(0);
});

it.each([
  ['format=pdf', 'format'],
  ['types=note', 'types.0'],
  ['from=yesterday', 'from'],
  ['limit=0', 'limit'],
  ['limit=1001', 'limit'],
  ['after=x', 'after'],
])('refuses %s naming %s', async (query, field) => {
  const refused = await desk.api.get(`/audit/export?${query}`);
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
});
