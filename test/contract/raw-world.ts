import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import type { NewApp } from '#src/identity/oauth/apps.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { connect, connectApp } from '#test/harness/oauth.ts';
import { type Person, person } from '#test/harness/person.ts';
import type { TestService } from '#test/harness/workspace.ts';
import type { World } from './world.ts';

/** An agency with one of everything that a route beside the actions can name, and its admin at a browser. */
export interface RawWorld extends World {
  admin: Person;
  app: NewApp;
  /** Tokens that the admin's own connection to the app was given. */
  tokens: { access_token: string; refresh_token: string };
}

export async function buildRawWorld(running: TestService, world: World): Promise<RawWorld> {
  const { desk, ids } = world;
  const reads = { actions: [{ action: 'list_jobs', input: {} }] };
  ids.batch_id = (await desk.api.post('/batch', reads)).body.data.batch_id;
  const plan = await desk.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'update_client', input: { client_id: ids.client_id, industry: 'Mining' } }],
  });
  ids.plan_id = plan.body.data.plan_id;
  world.ids.confirm_text = plan.body.data.confirm_text;
  const { userId, api, key } = await desk.user('consultant');
  const { credential } = await running.service.authentication.bearer(key);
  ids.held_key_id = credential.id;
  await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, {
    key_id: credential.id,
    policy: 'writes',
  });
  const held = await api.post('/clients', { name: `Held ${world.fresh()}` });
  ids.approval_id = new URL(held.body.data.approval.url).pathname.split('/').at(-1) ?? '';
  ids.grant_id = (
    await tokenOf(running, { accountId: desk.accountId, userId }, ['jobs:read'], 'pending')
  ).grantId;
  const app = await connectApp(running.service, desk.accountId, { scopes: ['jobs:read'] });
  ids.app_id = app.id;
  const admin = await person(running.service, running.app, desk.adminId);
  await admin.signIn(admin.email);
  const tokens = (await connect(running, admin, app)).body;
  return { ...world, admin, app, tokens };
}
