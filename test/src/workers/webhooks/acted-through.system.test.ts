import { afterEach, expect, it } from 'vitest';
import { insertRow } from '#db/rows.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { useService } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { type Receiver, startReceiver } from '#test/harness/receiver.ts';

const running = useService({ ALLOW_PRIVATE_TARGETS: 'true' });
const receivers: Receiver[] = [];

afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});

const SCOPES = ['applications', 'candidates', 'jobs', 'activities', 'emails'].flatMap((area) => [
  `${area}:read`,
  `${area}:write`,
]);

it.each([
  ['an assistant that is connected', 'Mia Admin, by Assistant'],
  ['a key of theirs', 'Mia Admin, by Claude'],
  ['a key of the agency', 'Nightly bot'],
] as const)('names who acted through %s in webhook, activity and change feed alike', async (how, name) => {
  const desk = await running.workspace();
  const to = await startReceiver();
  receivers.push(to);
  await desk.api.post('/webhooks', { url: to.url, events: ['application.stage_changed'] });
  const application_id = await deskOf(desk).application();
  const person = { accountId: desk.accountId, userId: desk.adminId };
  const user_id = how === 'a key of the agency' ? null : desk.adminId;
  const made = await desk.api.post('/keys', {
    name: name.replace('Mia Admin, by ', ''),
    scopes: SCOPES,
    user_id,
  });
  const key = how.startsWith('an assistant')
    ? (await tokenOf(running, person, SCOPES)).token
    : made.body.data.key;
  const moved = await callTool(running.app, key, 'move_application_stage', {
    application_id,
    stage: 'screen',
  });
  expect(moved.isError, JSON.stringify(moved.content)).toBeFalsy();
  await running.service.jobs.runDue();
  await to.came(1);
  const { body } = to.received[0] ?? {};
  expect(JSON.stringify(body)).toContain(`"name":"${name}"`);
  expect((body.actor ?? body.data.actor).name).toBe(name);
  const [line] = (await desk.api.get(`/activities?application_id=${application_id}&type=stage_changed`)).body
    .data;
  expect(line.actor.name).toBe(name);
  const changes = (await desk.api.get('/changes?limit=100')).body.data;
  const mine = changes.filter(({ record }: { record: { id: string } }) => record?.id === application_id);
  expect(JSON.stringify(mine.length === 0 ? changes : mine)).toContain(name);
});

it('names the person and the assistant on what waits for approval', async () => {
  const desk = await running.workspace();
  await running.service.store.write((unit) =>
    insertRow(unit.tx, 'approval_policies', {
      account_id: desk.accountId,
      subject: 'admin',
      policy: 'writes',
      set_by: desk.adminId,
      updated_at: new Date().toISOString(),
    }),
  );
  const person = { accountId: desk.accountId, userId: desk.adminId };
  const { token } = await tokenOf(running, person, SCOPES);
  const held = await callTool(running.app, token, 'run_actions', {
    actions: [{ action: 'create_candidate', input: { name: 'Ana Held', email: 'ana@held.example' } }],
  });
  expect(held.structuredContent).toMatchObject({ status: 'awaiting_approval' });
  const { batch_id } = held.structuredContent;
  const waits = await callTool(running.app, desk.adminKey, 'get_batch', { batch_id });
  expect(waits.structuredContent.asked_by).toBe('Mia Admin, by the app “Assistant”');
  const brief = await callTool(running.app, desk.adminKey, 'get_desk_brief', { parts: ['approvals'] });
  expect(brief.structuredContent.approvals[0].what).toContain(
    'asked for by Mia Admin, by the app “Assistant”',
  );
});
