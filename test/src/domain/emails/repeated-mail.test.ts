import { expect, it } from 'vitest';
import { insertRow } from '#db/rows.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { callTool } from '#test/harness/mcp.ts';
import { person } from '#test/harness/person.ts';

const here = fixture(() => startMailDesk());

const BODY = 'Dear Ana, how was the start at Ironbark? I would like to hear it: may we talk on Thursday?';

const call = (name: string, args: Record<string, unknown>) =>
  callTool(here.running.app, here.desk.adminKey, name, args);

const warned = (warnings: { code: string; message: string }[] | undefined) =>
  (warnings ?? []).filter(({ code }) => code === 'mail_repeated').map(({ message }) => message);

const send = async (candidate_id: string, subject: string, body = BODY) => {
  const answer = await here.desk.api.post('/emails', { candidate_id, subject, body });
  expect(answer.status).toBe(201);
  return warned(answer.body.meta.warnings);
};

it('a second mail with the same subject, or nearly the same words, is warned of with whom it went to and when', async () => {
  const ana = await here.candidate();
  expect(await send(ana.id, 'How was the start?')).toEqual([]);
  expect(await send(ana.id, 'Re: how was the start', 'Something else entirely.')).toEqual([
    expect.stringMatching(/^A mail with this subject went to Ana Ruiz at \S.*\d\d:\d\d\. Write again only/),
  ]);
  expect(await send(ana.id, 'Your first week', `${BODY} Mia`)).toEqual([
    expect.stringMatching(/^A mail with nearly these words went to Ana Ruiz at /),
  ]);
});

it('a mail about something else, or to somebody else, is not warned of', async () => {
  const [ana, bo] = [await here.candidate(), await here.candidate()];
  await send(ana.id, 'Interview Monday');
  expect(await send(ana.id, 'Interview Tuesday', 'Tuesday at ten suits the client better.')).toEqual([]);
  expect(await send(bo.id, 'Interview Monday')).toEqual([]);
});

it('a mail that is still to leave within a day of it counts, and one that was cancelled or leaves later does not', async () => {
  const ana = await here.candidate();
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const schedule = async (hours: number, body_text: string) => {
    const { body } = await here.schedule({ candidate_id: ana.id, body_text, scheduled_at: at(hours) });
    return { id: body.data.id, warnings: warned(body.meta.warnings) };
  };
  const first = await schedule(5, 'How are things?');
  expect(first.warnings).toEqual([]);
  expect((await schedule(40, 'All is well?')).warnings).toEqual([]);
  const second = await schedule(6, 'Is it all right there?');
  expect(second.warnings).toEqual([
    expect.stringMatching(/^A mail with this subject to Ana Ruiz is already on its way, for /),
  ]);
  for (const { id } of [first, second]) await here.desk.api.delete(`/scheduled-emails/${id}`);
  expect(await send(ana.id, 'How are things?', 'Are you well?')).toEqual([]);
});

it('the plan of a mail that went already warns in its text and its data, and so does the result', async () => {
  const ana = await here.candidate();
  const mail = { candidate_id: ana.id, subject: 'How was the start?', body: BODY };
  const commit = async ({ structuredContent }: Awaited<ReturnType<typeof call>>) => {
    const { plan_id, confirm_text } = structuredContent;
    return call('commit_plan', { plan_id, confirm_text });
  };
  const first = await call('plan_actions', { actions: [{ action: 'send_email', input: mail }] });
  expect(warned(first.structuredContent.items[0].warnings)).toEqual([]);
  await commit(first);
  const again = await call('plan_actions', { actions: [{ action: 'send_email', input: mail }] });
  const words = expect.stringMatching(/^A mail with nearly these words went to Ana Ruiz at /);
  expect(warned(again.structuredContent.items[0].warnings)).toEqual([words]);
  expect(again.content[0]?.text).toContain('A mail with nearly these words went to Ana Ruiz at ');
  const done = await commit(again);
  expect(warned(done.structuredContent.items[0].warnings)).toEqual([words]);
  expect(done.content[0]?.text).toContain('A mail with nearly these words went to Ana Ruiz at ');
  expect(here.mailTo(ana.email)).toHaveLength(2);
});

it('the approval of a mail that went already warns whoever decides', async () => {
  const ana = await here.candidate();
  await send(ana.id, 'How was the start?');
  await here.running.service.store.write((unit) =>
    insertRow(unit.tx, 'approval_policies', {
      account_id: here.desk.accountId,
      subject: 'admin',
      policy: 'outward',
      set_by: here.desk.adminId,
      updated_at: new Date().toISOString(),
    }),
  );
  const mail = { candidate_id: ana.id, subject: 'How was the start?', body: BODY };
  const held = await call('send_email', mail);
  expect(held.structuredContent).toMatchObject({ status: 'awaiting_approval' });
  const { url } = held.structuredContent.approval;
  const admin = await person(here.running.service, here.running.app, here.desk.adminId);
  await admin.signIn(admin.email);
  const page = await admin.get(new URL(url).pathname);
  expect(page.html).toContain('A mail with nearly these words went to Ana Ruiz at ');
});
