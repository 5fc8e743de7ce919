import { beforeEach, expect, it } from 'vitest';
import type { NewApp } from '#src/identity/oauth/apps.ts';
import { useService } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { connect, connectApp } from '#test/harness/oauth.ts';
import { type Person, person } from '#test/harness/person.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const running = useService();
let desk: Workspace;
let app: NewApp;
let mia: Person & { email: string };

beforeEach(async () => {
  desk = await running.workspace({ name: 'Harbour Talent' });
  app = await connectApp(running.service, desk.accountId, { scopes: ['clients:read', 'clients:write'] });
  mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
});

const scope = 'clients:read clients:write';
const planned = async (token: string): Promise<boolean> => {
  const { id } = (await desk.api.post('/clients', { name: `Acme ${Math.random()}` })).body.data;
  const answer = await callTool(running.app, token, 'delete_client', { client_id: id });
  const stands = (await desk.api.get(`/clients/${id}`)).status === 200;
  expect(answer.structuredContent).toMatchObject(stands ? { status: 'planned' } : { deleted: true });
  return stands;
};

it('plans what leaves the agency for a connection, unless the person lets it run at once as they connect', async () => {
  const asked = (await connect(running, mia, app, { scope })).body.access_token;
  expect(await planned(asked)).toBe(true);
  const { id } = (await desk.api.post('/clients', { name: 'Boreal Rest' })).body.data;
  expect((await desk.as(asked).delete(`/clients/${id}`)).status).toBe(200);
  const other = await connectApp(running.service, desk.accountId, { scopes: scope.split(' ') });
  expect(
    await planned((await connect(running, mia, other, { scope, outward: 'run' })).body.access_token),
  ).toBe(false);
});

it('lets the person, and an admin, change it on the page of connections, at the next call', async () => {
  const { userId } = await desk.user('team_lead');
  const pat = await person(running.service, running.app, userId);
  await pat.signIn(pat.email);
  const token = (await connect(running, pat, app, { scope })).body.access_token;
  expect(await planned(token)).toBe(true);
  expect((await pat.get('/connections')).html).toContain('an assistant shows a plan first');
  const path =
    /action="(\/connections\/[^"]+\/outward)"/.exec((await pat.get('/connections')).html)?.[1] ?? '';
  await pat.fill('/connections', { outward: 'run' }, { action: path });
  expect((await pat.get('/connections')).html).toContain('is always done at once');
  expect(await planned(token)).toBe(false);
  await mia.fill('/connections', { outward: 'plan' }, { action: path });
  expect(await planned(token)).toBe(true);
  const { activities } = { activities: (await desk.api.get('/activities?limit=50')).body.data };
  expect(JSON.stringify(activities)).toContain('be planned first');
});

it('lets nobody else change it, nor set it to anything else', async () => {
  const { userId } = await desk.user('team_lead');
  const pat = await person(running.service, running.app, userId);
  await pat.signIn(pat.email);
  const token = (await connect(running, mia, app, { scope })).body.access_token;
  const path =
    /action="(\/connections\/[^"]+\/outward)"/.exec((await mia.get('/connections')).html)?.[1] ?? '';
  const own = (await connect(running, pat, app, { scope })).body.access_token;
  const page = await pat.get('/connections');
  const csrf = /name="csrf" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
  expect((await pat.post(path, { csrf, outward: 'run' })).status).toBe(404);
  expect(await planned(token)).toBe(true);
  const ownPath = /action="(\/connections\/[^"]+\/outward)"/.exec(page.html)?.[1] ?? '';
  expect((await pat.post(ownPath, { csrf, outward: 'perhaps' })).status).toBe(422);
  expect(await planned(own)).toBe(true);
});
