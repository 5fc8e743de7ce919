import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }));

async function linkIn(candidate: { id: string; email: string }): Promise<{ path: string; raw: string }> {
  await here.desk.api.post('/emails', { candidate_id: candidate.id, subject: 'Hi', body: 'Hello' });
  const raw = here.mailTo(candidate.email).at(-1)?.raw ?? '';
  const [, path = ''] =
    /List-Unsubscribe: <https:\/\/desk\.example(\/opt-out\/[\w-]+)>/.exec(raw.replaceAll(/\r\n\s+/g, ' ')) ??
    [];
  expect(path).not.toBe('');
  return { path, raw };
}

const call = (path: string, init: RequestInit = {}) => here.running.app.request(path, init);
const optedOut = async (id: string) => (await here.desk.api.get(`/candidates/${id}`)).body.data.email_opt_out;

it('stands in every mail to a candidate, in the headers of RFC 2369 and 8058 and in the text', async () => {
  const ana = await here.candidate();
  const { path, raw } = await linkIn(ana);
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const parsed = await here.mailTo(ana.email)[0]?.parsed();
  expect(parsed?.text).toContain(`https://desk.example${path}`);
  expect(parsed?.html).toContain(`href="https://desk.example${path}"`);
});

it('stands in no mail about a candidate that goes to a client’s contact, who would opt the candidate out', async () => {
  const ana = await here.candidate();
  const contact = { name: 'Priya Nair', email: 'priya@lantern.example' };
  const client = await here.desk.api.post('/clients', { name: 'Lantern Health', contacts: [contact] });
  expect(client.status).toBe(201);
  const scheduled = await here.schedule({ candidate_id: ana.id, to_address: contact.email });
  expect(scheduled.status).toBe(201);
  await here.running.service.store.write(({ tx }) =>
    tx
      .updateTable('scheduled_emails')
      .set({ due_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', scheduled.body.data.id)
      .execute(),
  );
  await here.running.service.jobs.runDue();
  const [mail] = here.mailTo(contact.email);
  expect(mail?.raw).toContain('Priya Nair');
  expect(mail?.raw).not.toContain('opt-out');
  expect(mail?.raw).not.toContain('List-Unsubscribe');
});

it('shows a page without a sign-in, and opening it changes nothing', async () => {
  const ana = await here.candidate();
  const { path } = await linkIn(ana);
  for (const method of ['GET', 'HEAD']) {
    const page = await call(path, { method });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('cache-control')).toBe('no-store');
  }
  expect(await (await call(path)).text()).toContain('Harbour Talent');
  expect(await optedOut(ana.id)).toBe(false);
});

it.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  'opts out by one POST of a mail program (%s), without cookie or token, twice as well as once',
  async (type, body) => {
    const ana = await here.candidate();
    const { path } = await linkIn(ana);
    for (const _ of [1, 2]) {
      const done = await call(path, { method: 'POST', headers: { 'Content-Type': type }, body });
      expect(done.status).toBe(200);
      expect(await done.text()).toContain('no more e-mail');
    }
    expect(await optedOut(ana.id)).toBe(true);
    const refused = await here.desk.api.post('/emails', { candidate_id: ana.id, subject: 'Hi', body: 'Hi' });
    expect(refused.status).toBe(422);
    expect(refused.body.error.message).toContain('opted out');
    const scheduled = await here.schedule({ candidate_id: ana.id });
    expect(scheduled.status).toBe(422);
    const lines = await here.desk.api.get(`/activities?candidate_id=${ana.id}`);
    expect(lines.body.data[0]).toMatchObject({
      summary: 'Ana Ruiz opted out of e-mail',
      actor: { type: 'candidate', id: ana.id },
    });
  },
);

it('keeps only a keyed hash of the link', async () => {
  const ana = await here.candidate();
  const { path } = await linkIn(ana);
  const token = path.split('/').at(-1) ?? '';
  const rows = await here.running.service.store.read((db) =>
    db.selectFrom('email_opt_outs').selectAll().execute(),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('answers 404 for a link that was not made here', async () => {
  const page = await call('/opt-out/nonsense');
  expect(page.status).toBe(404);
  expect((await call('/opt-out/nonsense', { method: 'POST' })).status).toBe(404);
});

it('cancels what was scheduled before, when its time comes', async () => {
  const ana = await here.candidate();
  const made = await here.schedule({ candidate_id: ana.id });
  const { path } = await linkIn(ana);
  await call(path, { method: 'POST' });
  await here.running.service.store.write(({ tx }) =>
    tx
      .updateTable('scheduled_emails')
      .set({ due_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', made.body.data.id)
      .execute(),
  );
  await here.running.service.jobs.runDue();
  const read = await here.desk.api.get(`/scheduled-emails/${made.body.data.id}`);
  expect(read.body.data).toMatchObject({ status: 'cancelled', last_error: 'recipient_opted_out' });
  expect(here.mailTo(ana.email)).toHaveLength(1);
});

it('says what still comes, and asks nothing new of somebody who wants no more mail, while an appointment is mailed', async () => {
  const ana = await here.candidate();
  const { path } = await linkIn(ana);
  expect(await (await call(path)).text()).toContain('an appointment or a contract that you agreed to');
  const done = await call(path, { method: 'POST' });
  expect(await done.text()).toContain('but for mail about an appointment or a contract that you agreed to');
  const application = await here.application(ana.id);
  const base = `/applications/${application.id}`;
  for (const asked of [
    await here.desk.api.post(`${base}/ai-screens`, {}),
    await here.desk.api.post(`${base}/referee-requests`, {}),
  ]) {
    expect(asked.status).toBe(422);
    expect(asked.body.error).toMatchObject({ field: 'candidate_id', unreachable: 'email_opt_out' });
  }
  const booked = await here.desk.api.post('/interviews', {
    application_id: application.id,
    kind: 'internal',
    format: 'phone',
    starts_at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  });
  expect(booked.status).toBe(201);
  expect(booked.body.meta.warnings).toContainEqual(expect.objectContaining({ code: 'email_opt_out' }));
  await here.running.service.jobs.runDue();
  expect(here.mailTo(ana.email)).toHaveLength(2);
});
