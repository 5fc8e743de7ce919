import { expect, it } from 'vitest';
import { runSignedIn } from '#test/harness/action.ts';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { briefOf, submit } from '#test/harness/submission.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }));
const SOON = '2099-01-01T09:00:00Z';

let count = 0;
/** Somebody with an address, and a client to whom they can be put. */
async function somebody(person: Record<string, unknown> = {}) {
  count += 1;
  const email = `quillon${count}@people.example`;
  const brief = await briefOf(here.desk, [{ name: 'Quillon Hartsease', email, ...person }]);
  const contacts = (await here.desk.api.get(`/clients/${brief.client_id}/contacts`)).body.data;
  const schedule = (mail: object) =>
    here.desk.api.post('/scheduled-emails', {
      subject: 'A thatcher',
      body_text: 'Somebody could help you.',
      scheduled_at: SOON,
      ...mail,
    });
  const put = (level = 'anonymous') => submit(here.desk, brief, { identity_visibility: level });
  return {
    brief,
    email,
    schedule,
    put,
    reader: contacts[0].person_id as string,
    candidate: brief.candidates[0],
  };
}

const due = async (id: string) => {
  await here.running.service.store.write(({ tx }) =>
    tx
      .updateTable('scheduled_emails')
      .set({ due_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute(),
  );
  await sendDue(here.running);
  return (await here.desk.api.get(`/scheduled-emails/${id}`)).body.data;
};
const signedIn = async (name: string, input: object) =>
  (await runSignedIn(here.running, here.desk.adminKey, name, input)).data;
const rawTo = (address: string) => here.mailTo(address).map(({ raw }) => raw);
const warned = (
  answer: { body: { meta?: { warnings?: { code: string; message: string }[] } } },
  code: string,
) => (answer.body.meta?.warnings ?? []).filter((one) => one.code === code).map(({ message }) => message);

it.each([
  ['anonymous', 'Quillon Hartsease could help you.'],
  ['anonymous', 'I have somebody of Ostlerfold Thatching in mind.'],
  ['first_name', 'Mr Hartsease could help you.'],
])(
  'a send at %s warns of a mail that waits and tells who it is, which does not leave when it is due, and the consultant is told: %s',
  async (level, body_text) => {
    const { brief, schedule, put, reader } = await somebody({ current_company: 'Ostlerfold Thatching' });
    const mail = await schedule({ candidate_id: reader, body_text });
    expect(mail.status, JSON.stringify(mail.body.error)).toBe(201);
    const { id } = mail.body.data;
    const plain = await schedule({ candidate_id: reader, subject: 'Hello', body_text: 'Is Monday good?' });
    const sent = await put(level);
    expect(sent.status).toBe(201);
    const told = warned(sent, 'names_candidate');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(id);
    const after = await due(id);
    expect(after).toMatchObject({ status: 'held', review: { state: 'held' } });
    expect((await due(plain.body.data.id)).status).toBe('sent');
    await sendDue(here.running);
    expect(rawTo(brief.contact_email).join()).not.toContain(body_text);
    const subjects = await Promise.all(here.mail.received.map(async (one) => (await one.parsed()).subject));
    expect(subjects).toContain('Held for you: Mail to Jo Contact: A thatcher');
  },
);

it('by a key it waits for a person, who lets it go or schedules one after the send', async () => {
  const { brief, schedule, put, reader } = await somebody();
  const words = { candidate_id: reader, body_text: 'Quillon Hartsease could help you.' };
  const { id } = (await schedule(words)).body.data;
  await put();
  const held = await here.desk.api.post(`/scheduled-emails/${id}/send-now`, {});
  expect(held.body.data).toMatchObject({ status: 'held' });
  const moved = await here.desk.api.patch(`/scheduled-emails/${id}`, {
    scheduled_at: '2099-02-01T09:00:00Z',
  });
  expect(moved.body.data).toMatchObject({ status: 'held' });
  const letGo = await signedIn('release_held', { record: id, reason: 'They agreed.' });
  expect(letGo).toMatchObject({ status: 'scheduled' });
  expect((await due(id)).status).toBe('sent');
  const later = await signedIn('schedule_email', { ...words, subject: 'Once more', scheduled_at: SOON });
  expect((await due(later.id)).status).toBe('sent');
  expect(rawTo(brief.contact_email).filter((raw) => raw.includes('Hartsease'))).toHaveLength(2);
});

it('another address of a scheduled mail is read as a new mail to it, with its own name and without the link of another', async () => {
  for (const first of [true, false]) {
    const { brief, schedule, put, candidate } = await somebody();
    if (first) await put();
    const body_text = 'Dear Quillon Hartsease, good luck on Tuesday.';
    const { id } = (await schedule({ candidate_id: candidate, body_text })).body.data;
    if (!first) await put();
    const change = (more: object) =>
      here.desk.api.patch(`/scheduled-emails/${id}`, { to_address: brief.contact_email, ...more });
    const held = await change({});
    expect(held.body.data).toMatchObject({ status: 'held', review: { findings: [{ field: 'body_text' }] } });
    const changed = await change({ body_text: 'Good luck on Tuesday.' });
    expect(changed.status, JSON.stringify(changed.body.error)).toBe(200);
    expect((await due(id)).status).toBe('sent');
    const raw = rawTo(brief.contact_email).at(-1) ?? '';
    expect(raw).toContain('Jo Contact');
    expect(raw).not.toContain('Hartsease');
    expect(raw).not.toMatch(/opt-out|List-Unsubscribe/);
  }
});

it.each(['cc_addresses', 'bcc_addresses'])(
  'the header of a mail to somebody names them to a client in %s, and waits, at once and when it is due',
  async (field) => {
    const { brief, schedule, put, candidate } = await somebody();
    const mail = { candidate_id: candidate, body_text: 'See you Tuesday.', [field]: [brief.contact_email] };
    const before = await schedule(mail);
    expect(before.status).toBe(201);
    await put();
    const held = await schedule(mail);
    expect(held.body.data).toMatchObject({ status: 'held' });
    expect(held.body.data.review.findings[0].field).toBe(field);
    expect(held.body.data.review.findings[0].reason).toContain('header');
    expect(await due(before.body.data.id)).toMatchObject({ status: 'held' });
    expect(rawTo(brief.contact_email).join()).not.toContain('Hartsease');
  },
);

it('a spec warns of such a mail as well, and a mail to somebody else is called by their name', async () => {
  const { brief, schedule, reader, candidate, email } = await somebody({
    current_title: 'Thatcher',
    experience: [
      { title: 'Thatcher', employer: 'Ostlerfold Thatching', description: 'Thatched long roofs.' },
    ],
  });
  const { id } = (await schedule({ candidate_id: reader, body_text: 'Quillon Hartsease is free.' })).body
    .data;
  const spec = await here.desk.api.post('/specs', {
    candidate_id: candidate,
    client_contact_id: brief.contact_id,
    headline: 'Thatcher',
    pitch: 'Thatches long roofs.',
  });
  expect(spec.status, JSON.stringify(spec.body.error)).toBe(201);
  expect(warned(spec, 'names_candidate').join()).toContain(id);
  expect(await due(id)).toMatchObject({ status: 'held' });
  const other = await schedule({ candidate_id: reader, to_address: email });
  expect((await due(other.body.data.id)).status).toBe('sent');
  const raw = rawTo(email).at(-1) ?? '';
  expect(raw).toContain('To: Quillon Hartsease');
  expect(raw).not.toContain('List-Unsubscribe');
});
