import { beforeAll, describe, expect, it } from 'vitest';
import { CALLBACK, register, tokenFor } from '#test/harness/assistants.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { authorize, authorizePath, pkce } from '#test/harness/oauth.ts';
import { type Person, person } from '#test/harness/person.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();
let mia: Person & { email: string };

beforeAll(async () => {
  mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
});

describe('a connection that needs approval', () => {
  const listed = (token: string) => desk.as(token).get('/jobs');
  async function consultant(): Promise<{ pat: Person; there: Workspace; admin: Person }> {
    const there = await running.workspace();
    const { userId } = await there.user('consultant');
    const pat = await person(running.service, running.app, userId);
    await pat.signIn(pat.email);
    const admin = await person(running.service, running.app, there.adminId);
    await admin.signIn(admin.email);
    const policy = '/approvals/policies/connections';
    await admin.fill('/approvals/policies', { role: ['consultant'] }, { action: policy });
    return { pat, there, admin };
  }

  it('is told so, is refused until an admin approves, and then works without connecting again', async () => {
    const { pat, there, admin } = await consultant();
    const { client_id = '' } = (await register(running)).body;
    const page = await pat.get(
      authorizePath({ client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge }),
    );
    expect(page.html).toContain('has an admin approve new connections');
    const token = await tokenFor(running, pat, ['jobs:read']);
    const waiting = await listed(token);
    expect(waiting.status).toBe(403);
    expect(waiting.body.error.code).toBe('CONNECTION_PENDING_APPROVAL');
    expect((await pat.get('/approvals')).html).toContain('Nothing waits for you.');
    expect((await pat.get('/connections')).html).toContain('waits for an admin');
    const approvals = await admin.get('/approvals');
    expect(approvals.html).toContain('Test Assistant');
    await admin.fill('/approvals', { decision: 'approve' });
    expect((await listed(token)).status).toBe(200);
    const lines = (await there.api.get('/activities')).body.data;
    expect(lines[0]).toMatchObject({
      actor: { name: 'Mia Admin' },
      summary: 'Approved the connection of Pat consultant to Test Assistant',
    });
    expect((await admin.get('/approvals')).html).toContain('Nothing waits for you.');
  });

  it('ends when the admin refuses, and only an admin of the agency can decide', async () => {
    const { pat, admin } = await consultant();
    const token = await tokenFor(running, pat, ['jobs:read']);
    const action =
      /action="(\/approvals\/connections\/[^"]+)"/.exec((await admin.get('/approvals')).html)?.[1] ?? '';
    const csrf = async (who: Person) =>
      /name="csrf" value="([^"]+)"/.exec((await who.get('/')).html)?.[1] ?? '';
    expect((await pat.post(action, { csrf: await csrf(pat), decision: 'approve' })).status).toBe(403);
    expect((await mia.post(action, { csrf: await csrf(mia), decision: 'approve' })).status).toBe(404);
    expect((await listed(token)).status).toBe(403);
    expect((await admin.post(action, { csrf: await csrf(admin), decision: 'refuse' })).status).toBe(303);
    expect((await listed(token)).status).toBe(401);
    expect((await admin.post(action, { csrf: await csrf(admin), decision: 'approve' })).status).toBe(409);
  });

  it('is asked for again when the person allows more', async () => {
    const { pat, admin } = await consultant();
    const { client_id = '' } = (await register(running)).body;
    const ask = async (scope: string) =>
      authorize(pat, { client_id, redirect_uri: CALLBACK, code_challenge: pkce().challenge, scope });
    await ask('jobs:read');
    await admin.fill('/approvals', { decision: 'approve' });
    await ask('jobs:read');
    expect((await admin.get('/approvals')).html).toContain('Nothing waits for you.');
    await ask('jobs:read clients:read');
    expect((await admin.get('/approvals')).html).toContain('Test Assistant');
  });

  it('does not hold for admins', async () => {
    const { admin } = await consultant();
    expect((await listed(await tokenFor(running, admin, ['jobs:read']))).status).toBe(200);
  });
});
