import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays, interview } from '#test/harness/interview.ts';
import { person } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';

// Whoever agrees to a plan must see that mail leaves, what it says and to whom, whichever action sends it.
const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);
let serial = 0;

interface Mail {
  kind: string;
  type: string;
  target: { id: string | null; name: string };
  after: Record<string, unknown>;
  reversible: boolean;
}

async function plan(
  action: string,
  input: object,
  api = agency.api,
): Promise<{ text: string; mails: Mail[] }> {
  const answer = await api.post('/batch', { dry_run: true, actions: [{ id: 'it', action, input }] }, null);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { confirm_text, items } = answer.body.data;
  return { text: confirm_text, mails: items[0].effects.filter(({ kind }: Mail) => kind === 'email') };
}

const candidate = (name: string): Promise<string> => {
  serial += 1;
  return desk.candidate({ name, email: `person${serial}@mail.example` });
};
/** An application to a job whose client has a contact. */
async function toInterview(): Promise<{ application_id: string; contact_id: string }> {
  const client_id = await desk.client();
  serial += 1;
  const contact = await agency.api.post(`/clients/${client_id}/contacts`, {
    name: 'Helen Marsh',
    email: `helen${serial}@acme.example`,
  });
  const job_id = await desk.job({ client_id, title: 'Group Controller' });
  const application_id = await desk.application({ job_id, candidate_id: await candidate('Ana Ruiz') });
  return { application_id, contact_id: contact.body.data.id };
}
const TO_BOTH =
  /2 e-mails to Helen Marsh <\S+@acme\.example>(: "[^"]+")?, Ana Ruiz <\S+@mail\.example>: "[^"]+"/;
const names = (mails: Mail[]): string[] => mails.map(({ target }) => target.name);

it('shows the invitations of an interview with what they say, each to its guest', async () => {
  const { application_id, contact_id } = await toInterview();
  const { text, mails } = await plan('create_interview', {
    application_id,
    kind: 'client',
    starts_at: inDays(3),
    interviewers: [{ contact_id }],
  });
  expect(text).toMatch(
    /^1 new interview \(.+\), 2 e-mails to Helen Marsh <\S+@acme\.example>, Ana Ruiz <\S+@mail\.example>: "Invitation: [^"]+"$/,
  );
  expect(names(mails)).toEqual([
    expect.stringMatching(/^Helen Marsh <helen\d+@acme\.example>$/),
    expect.stringMatching(/^Ana Ruiz <person\d+@mail\.example>$/),
  ]);
  for (const mail of mails) expect(mail).toMatchObject({ type: 'email_message', reversible: false });
  expect(mails[1]?.after).toMatchObject({
    to_address: expect.stringMatching(/@mail\.example$/),
    subject: expect.stringContaining('Group Controller'),
    body: expect.stringContaining('Ana'),
    scheduled_at: null,
    calendar: 'invitation',
  });
});

it('shows the updates of an interview that is moved, and the cancellations of one that is called off', async () => {
  const { application_id, contact_id } = await toInterview();
  const { id } = await interview(agency, {
    application_id,
    kind: 'client',
    starts_at: inDays(4),
    interviewers: [{ contact_id }],
  });
  const moved = await plan('update_interview', { interview_id: id, starts_at: inDays(5) });
  expect(moved.text).toMatch(TO_BOTH);
  expect(moved.mails.map(({ after }) => after.calendar)).toEqual(['invitation', 'invitation']);
  const alone = await plan('update_interview', { interview_id: id, interviewers: [] });
  expect(alone.mails.map(({ target, after }) => [target.name, after.calendar])).toEqual([
    [expect.stringContaining('Helen Marsh'), 'cancellation'],
    [expect.stringContaining('Ana Ruiz'), 'invitation'],
  ]);
  const off = await plan('cancel_interview', { interview_id: id });
  expect(off.text).toMatch(TO_BOTH);
  // When it would have been is told, as of one that is booked.
  expect(off.text).toMatch(
    /1 calendar event deleted \(.*, \w{3} \d+ \w+ \d{4}, \d\d:\d\d \(Australia\/Sydney\)\)/,
  );
  expect(off.mails.map(({ after }) => after.calendar)).toEqual(['cancellation', 'cancellation']);
});

it('shows no mail where none leaves', async () => {
  const { application_id } = await toInterview();
  const { id } = await interview(agency, { application_id, starts_at: inDays(6) });
  expect((await plan('update_interview', { interview_id: id, round: 4 })).mails).toEqual([]);
  expect((await plan('record_interview_outcome', { interview_id: id, outcome: 'hold' })).mails).toEqual([]);
});

it('names a candidate with the address, their own or another', async () => {
  const candidate_id = await candidate('Ana Ruiz');
  const input = { candidate_id, subject: 'Welcome', body: 'Dear Ana, **welcome**.' };
  const own = await plan('send_email', input);
  expect(own.text).toBe(`1 e-mail to Ana Ruiz <person${serial}@mail.example>: "Welcome"`);
  expect(own.mails).toHaveLength(1);
  expect(own.mails[0]).toMatchObject({
    target: { id: null, name: `Ana Ruiz <person${serial}@mail.example>` },
    after: { subject: 'Welcome', body: 'Dear Ana, **welcome**.', from_name: 'Mia Admin, Harbour Talent' },
    reversible: false,
  });
  const other = await plan('send_email', { ...input, to_address: 'somebody@else.example' });
  expect(other.text).toBe('1 e-mail to Ana Ruiz <somebody@else.example>: "Welcome"');
});

it('names those who get copies of a scheduled mail, hidden ones too', async () => {
  const { text, mails } = await plan('schedule_email', {
    candidate_id: await candidate('Bo Li'),
    subject: 'News',
    body_html: '<p>Dear <b>Bo</b></p>',
    cc_addresses: ['boss@acme.example'],
    bcc_addresses: ['me@home.example'],
    scheduled_at: '2099-01-01T09:00:00Z',
  });
  expect(text).toBe(
    `1 scheduled e-mail to Bo Li <person${serial}@mail.example> (cc boss@acme.example; bcc me@home.example), Thu 1 Jan 2099, 20:00 (Australia/Sydney): "News"`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    type: 'scheduled_email',
    after: { body: 'Dear Bo', scheduled_at: '2099-01-01T09:00:00.000Z' },
    reversible: true,
  });
});

it('shows that a scheduled mail leaves now, and to whom one is redirected', async () => {
  const made = await agency.api.post('/scheduled-emails', {
    candidate_id: await candidate('Cy Dent'),
    subject: 'Later',
    body_text: 'Dear Cy',
    scheduled_at: '2099-01-01T09:00:00Z',
  });
  const scheduled_email_id = made.body.data.id;
  const now = await plan('send_scheduled_email_now', { scheduled_email_id });
  const own = `person${serial}@mail.example`;
  expect(now.text).toBe(`1 e-mail to Cy Dent <${own}>: "Later"`);
  expect(now.mails[0]).toMatchObject({ type: 'email_message', reversible: false });
  const elsewhere = await plan('update_scheduled_email', {
    scheduled_email_id,
    to_address: 'cy@else.example',
  });
  expect(elsewhere.text).toBe('1 scheduled e-mail change (Later, now to cy@else.example)');
  expect((await plan('update_scheduled_email', { scheduled_email_id, subject: 'Soon' })).text).toBe(
    `1 scheduled e-mail change (Soon, to ${own})`,
  );
});

it('shows the mail of a draft that is confirmed, at once or later, and none of one that is only staged', async () => {
  const draft = async (more: object): Promise<string> => {
    const input = {
      candidate_id: await candidate('Di Fox'),
      instructions: 'Ask whether Monday suits.',
      ...more,
    };
    const made = await agency.api.post('/batch', { actions: [{ action: 'draft_email', input }] });
    return made.body.data.items[0].result.review_token;
  };
  const now = await plan('confirm_email_draft', { review_token: await draft({}) });
  expect(now.text).toBe(`1 e-mail to Di Fox <person${serial}@mail.example>: "Harbour Talent"`);
  expect(now.mails).toHaveLength(1);
  expect(now.mails[0]?.after.body).toContain('Monday');
  const later = { schedule_at: '2099-01-01T09:00:00Z' };
  const staged = await draft(later);
  const scheduled = await plan('confirm_email_draft', { review_token: staged });
  expect(scheduled.text).toBe(
    `1 scheduled e-mail to Di Fox <person${serial}@mail.example>, Thu 1 Jan 2099, 20:00 (Australia/Sydney): "Harbour Talent"`,
  );
  expect(scheduled.mails[0]).toMatchObject({ after: { scheduled_at: '2099-01-01T09:00:00.000Z' } });
  expect((await plan('update_email_draft', { review_token: staged, subject: 'Monday?' })).mails).toEqual([]);
});

it('counts every application that a bulk move takes along', async () => {
  const job_id = await desk.job();
  const ids = [];
  for (const name of ['Ana Ruiz', 'Bo Li', 'Cy Dent', 'Di Fox'])
    ids.push(await desk.application({ job_id, candidate_id: await candidate(name) }));
  const { text } = await plan('bulk_update_applications', { ids, stage: 'rejected' });
  expect(text).toMatch(/^4 stage moves \(/);
  for (const name of ['Ana Ruiz', 'Bo Li', 'Cy Dent', 'Di Fox']) expect(text).toContain(name);
});

it('shows what mail would leave to a credential that reads no mail', async () => {
  const { application_id } = await toInterview();
  const narrow = agency.as(await agency.key(['interviews:write'], { userId: agency.adminId }));
  const { text, mails } = await plan(
    'create_interview',
    { application_id, kind: 'internal', starts_at: inDays(8) },
    narrow,
  );
  expect(text).toContain(`1 e-mail to Ana Ruiz <person${serial}@mail.example>`);
  expect(mails[0]?.after.subject).toEqual(expect.any(String));
});

it('puts the mails of a request before the person who decides on it', async () => {
  const consultant = await agency.user('consultant');
  const mia = await person(running.service, running.app, agency.adminId);
  await mia.signIn(mia.email);
  await mia.fill(
    '/approvals/policies',
    { 'set:role:consultant': 'outward' },
    { action: '/approvals/policies' },
  );
  const { application_id, contact_id } = await toInterview();
  const held = await consultant.api.post('/interviews', {
    application_id,
    kind: 'client',
    starts_at: inDays(9),
    interviewers: [{ contact_id }],
  });
  expect(held.status).toBe(202);
  expect(held.body.data.confirm_text).toMatch(TO_BOTH);
  const { html } = await mia.get(new URL(held.body.data.approval.url).pathname);
  expect(html).toMatch(
    /Send mail to <bdi>Helen Marsh &lt;\S+@acme\.example&gt;<\/bdi> <span class="mark">cannot be taken back/,
  );
  expect(html).toMatch(
    /Send mail to <bdi>Ana Ruiz &lt;\S+@mail\.example&gt;<\/bdi> <span class="mark">cannot be taken back/,
  );
});

it('names the subject of each mail that is agreed to, one that all have once, and who gets two', async () => {
  const [ana, bo] = [await candidate('Ana Ruiz'), await candidate('Bo Li')];
  const textOf = async (subjects: readonly [string, string]): Promise<string> => {
    const mail = (candidate_id: string, subject: string) => ({
      action: 'send_email',
      input: { candidate_id, subject, body: `About ${subject}.` },
    });
    const { body } = await agency.api.post('/batch', {
      dry_run: true,
      actions: [mail(ana, subjects[0]), mail(bo, subjects[1])],
    });
    return body.data.confirm_text;
  };
  const twice = await agency.api.post('/batch', {
    dry_run: true,
    actions: [ana, bo, ana].map((candidate_id, at) => ({
      action: 'send_email',
      input: { candidate_id, subject: 'Monday', body: `For the ${at}th time.` },
    })),
  });
  expect(twice.body.data.confirm_text).toMatch(/^3 e-mails to Ana Ruiz <\S+> \(×2\), Bo Li <\S+>: "Monday"$/);
  expect(await textOf(['Monday', 'Monday'])).toMatch(/^2 e-mails to Ana Ruiz <\S+>, Bo Li <\S+>: "Monday"$/);
  expect(await textOf(['Monday', 'Tuesday'])).toMatch(
    /^2 e-mails to Ana Ruiz <\S+>: "Monday", Bo Li <\S+>: "Tuesday"$/,
  );
});
