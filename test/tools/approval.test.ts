import { expect, it } from 'vitest';
import { insertRow } from '#db/rows.ts';
import { useService } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const running = useService();

/** An agency whose admins' keys need a person's approval for some of what they do. */
async function agency(policy: 'outward' | 'writes'): Promise<Workspace> {
  const desk = await running.workspace();
  await running.service.store.write((unit) =>
    insertRow(unit.tx, 'approval_policies', {
      account_id: desk.accountId,
      subject: 'admin',
      policy,
      set_by: desk.adminId,
      updated_at: new Date().toISOString(),
    }),
  );
  return desk;
}

it('puts a direct call aside where the agency wants a person to agree, and says where to decide', async () => {
  const desk = await agency('writes');
  const held = await callTool(running.app, desk.adminKey, 'create_client', { name: 'Held Back' });
  expect(held.isError).toBeFalsy();
  expect(held.structuredContent).toMatchObject({
    status: 'awaiting_approval',
    next: 'approve',
    approval: { url: expect.stringMatching(/^http/) },
    batch_id: expect.stringMatching(/^bat_/),
  });
  expect(held.content[0]?.text).toContain('A person of the agency must approve it first');
  expect(held.content[0]?.text).toMatch(/It would do: 1 .*Held Back/);
  expect((await desk.api.get('/clients?search=Held%20Back')).body.meta.count).toBe(0);
  const { batch_id } = held.structuredContent;
  const waits = await callTool(running.app, desk.adminKey, 'get_batch', { batch_id });
  const asked_by = expect.stringMatching(/^Mia Admin, by /);
  expect(waits.structuredContent).toMatchObject({ status: 'awaiting_approval', asked_by });
  expect(waits.content[0]?.text).toContain(`Asked by ${waits.structuredContent.asked_by}.`);
  const reads = await callTool(running.app, desk.adminKey, 'list_clients');
  expect(reads.structuredContent).toMatchObject({ count: 1 });
});

it('names in the brief of a desk the batch that waits, as its next action needs it', async () => {
  const desk = await agency('writes');
  const held = await callTool(running.app, desk.adminKey, 'create_client', { name: 'Held Back' });
  const { batch_id } = held.structuredContent;
  const brief = await callTool(running.app, desk.adminKey, 'get_desk_brief', {});
  expect(brief.structuredContent.approvals).toMatchObject([{ batch_id, next_action: 'get_batch' }]);
  expect(brief.content[0]?.text).toContain(batch_id);
});

it('lets through what the policy does not name', async () => {
  const desk = await agency('outward');
  const made = await callTool(running.app, desk.adminKey, 'create_client', { name: 'Let Through' });
  expect(made.structuredContent).toMatchObject({ name: 'Let Through' });
  const { id } = made.structuredContent;
  const held = await callTool(running.app, desk.adminKey, 'delete_client', { client_id: id });
  expect(held.structuredContent).toMatchObject({ status: 'awaiting_approval' });
});

it('refuses at once what would be refused anyway, and asks nobody', async () => {
  const desk = await agency('writes');
  const refused = await callTool(running.app, desk.adminKey, 'create_client', { nmae: 'X' });
  expect(JSON.parse(refused.content[0]?.text ?? '')).toMatchObject({
    code: 'VALIDATION_ERROR',
    field: 'nmae',
  });
});

it('shows whoever decides the whole mail that would leave, in the text and in the data', async () => {
  const desk = await agency('outward');
  const candidate_id = await deskOf(desk).candidate({ name: 'Ana Mailed', email: 'ana@mailed.example' });
  const body = `Dear Ana,\n\n${'A sentence that she must not be sent unseen. '.repeat(40)}\n\nThe last words.`;
  const mail = { candidate_id, subject: 'An offer for you', body };
  const held = await callTool(running.app, desk.adminKey, 'send_email', mail);
  expect(held.structuredContent).toMatchObject({ status: 'awaiting_approval' });
  const { batch_id } = held.structuredContent;
  const read = await callTool(running.app, desk.adminKey, 'get_batch', { batch_id });
  for (const { content, structuredContent } of [held, read]) {
    const [effect] = (
      structuredContent.items as { effects: { kind: string; after: object }[] }[]
    )[0]?.effects.filter(({ kind }) => kind === 'email') ?? [undefined];
    expect(effect?.after).toMatchObject({ subject: 'An offer for you' });
    expect(JSON.stringify(effect?.after)).toContain('The last words.');
    expect(content[0]?.text).toContain('subject: An offer for you');
    expect(content[0]?.text).toContain('The last words.');
    expect(`${JSON.stringify(structuredContent)}${content[0]?.text}`).not.toContain('more characters]');
  }
});

it('says in the plan already that its commit will wait for an approval, and whose, and says nothing where none is needed', async () => {
  const desk = await agency('writes');
  const actions = [{ action: 'create_client', input: { name: 'Told Before' } }];
  const planned = await callTool(running.app, desk.adminKey, 'plan_actions', { actions });
  expect(planned.structuredContent).toMatchObject({ status: 'planned', needs_approval: 'lead' });
  expect(planned.content[0]?.text).toContain('until an admin or a team lead of the agency approves it');
  const { plan_id, confirm_text } = planned.structuredContent;
  const committed = await callTool(running.app, desk.adminKey, 'commit_plan', { plan_id, confirm_text });
  expect(committed.structuredContent.status).toBe('awaiting_approval');

  const key = [{ action: 'create_key', input: { name: 'Bot', scopes: ['clients:read'] } }];
  const forAdmins = await callTool(running.app, desk.adminKey, 'plan_actions', { actions: key });
  expect(forAdmins.structuredContent.needs_approval).toBe('admin');
  expect(forAdmins.structuredContent.confirm_text).toMatch(/Bot, of .+, which may do clients:read/);

  const free = await running.workspace();
  const plain = await callTool(running.app, free.adminKey, 'plan_actions', { actions });
  expect(plain.structuredContent).not.toHaveProperty('needs_approval');
  expect(plain.content[0]?.text).not.toContain('approves it');
});

it('says in the plan of letting something go, which only a person may agree to, that it waits', async () => {
  const desk = await running.workspace();
  const actions = [{ action: 'set_search_by_meaning', input: { on: true } }];
  const planned = await callTool(running.app, desk.adminKey, 'plan_actions', { actions });
  expect(planned.structuredContent).toMatchObject({ status: 'planned', needs_approval: 'admin' });
});
