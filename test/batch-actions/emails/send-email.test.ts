import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#test/harness/mail.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let mail: MailServer;
let running: TestService;
let desk: Workspace;
let ana: { id: string; email: string };
let count = 0;

beforeAll(async () => {
  mail = await startMailServer();
  running = await startService({ SMTP_URL: mail.url, MAIL_FROM: 'Desk <desk@deskhand.example>' });
  desk = await running.workspace({ name: 'Harbour Talent' });
  ana = await candidate();
});
afterAll(async () => {
  await running.close();
  await mail.close();
});

async function candidate(more: Record<string, unknown> = {}): Promise<{ id: string; email: string }> {
  count += 1;
  const made = await desk.api.post('/candidates', {
    name: 'Ana Ruiz',
    email: `ana${count}@people.example`,
    ...more,
  });
  expect(made.status).toBe(201);
  return made.body.data;
}

it('hands the mail over before it answers, and says that it was sent', async () => {
  const sent = await desk.api.post('/emails', {
    candidate_id: ana.id,
    subject: 'Your interview',
    body: 'Dear Ana,\n\nsee you on **Monday**:\n\n- ten o’clock\n- bring your papers\n\nMia',
  });
  expect(sent.status).toBe(201);
  expect(sent.body.data).toMatchObject({
    candidate_id: ana.id,
    to_address: ana.email,
    subject: 'Your interview',
    status: 'sent',
    scheduled_email_id: null,
    last_error: null,
  });
  expect(sent.body.data.email_message_id).toMatch(/^eml_/);
  expect(sent.body.data.email_thread_id).toMatch(/^thr_/);
  expect(sent.body.data.sent_at).toMatch(/^20/);
  expect(mail.received).toHaveLength(1);
  const [received] = mail.received;
  expect(received).toMatchObject({ from: 'desk@deskhand.example', to: [ana.email] });
  const parsed = await received?.parsed();
  expect(parsed?.subject).toBe('Your interview');
  expect(parsed?.from?.value).toEqual([
    { address: 'desk@deskhand.example', name: 'Mia Admin, Harbour Talent' },
  ]);
  expect(parsed?.text).toContain('see you on **Monday**');
  expect(parsed?.html).toContain('<strong>Monday</strong>');
  expect(parsed?.html).toContain('<li>ten o’clock</li>');
});
