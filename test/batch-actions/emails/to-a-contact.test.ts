import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(() => startMailDesk());

it("a client's contact is written to by their person_id, and the mail is read again among the activities", async () => {
  const { api } = here.desk;
  const client = (await api.post('/clients', { name: 'Ironbark Water' })).body.data;
  const contact = (
    await api.post(`/clients/${client.id}/contacts`, { name: 'Helen Marsh', email: 'helen@ironbark.example' })
  ).body.data;
  const sent = await api.post('/emails', {
    candidate_id: contact.person_id,
    subject: 'A correction',
    body: 'Dear Helen, the fee in my last mail was wrong.',
  });
  expect(sent.status, JSON.stringify(sent.body.error)).toBe(201);
  expect(sent.body.data).toMatchObject({ to_address: 'helen@ironbark.example', status: 'sent' });
  const lines = (await api.get(`/activities?candidate_id=${contact.person_id}&type=email_sent`)).body.data;
  expect(lines).toMatchObject([{ body: 'Dear Helen, the fee in my last mail was wrong.' }]);
});

const TOLD = [
  'is 52',
  'is gay',
  'is in the union',
  'is pregnant',
  'is divorced',
  'goes on maternity leave in May',
  'takes medication for bipolar',
];
const about = (told: string) =>
  `Hi Helen,\n\nA word about Ana Ruiz for your controller role. Ana ${told}.\n\nMia`;

it("a mail to a client's contact is read as one about people too, at once, later and in its plan, and counts nothing twice", async () => {
  const { api } = here.desk;
  const client = (await api.post('/clients', { name: 'Mallee Rail' })).body.data;
  const contact = (
    await api.post(`/clients/${client.id}/contacts`, { name: 'Helen Marsh', email: 'helen@mallee.example' })
  ).body.data;
  const to = { candidate_id: contact.person_id, subject: 'Ana Ruiz' };
  const scheduled_at = new Date(Date.now() + 86_400_000).toISOString();
  const left: string[] = [];
  for (const told of TOLD) {
    const body = about(told);
    const sent = await api.post('/emails', { ...to, body });
    const later = await api.post('/scheduled-emails', { ...to, body_text: body, scheduled_at });
    const action = { action: 'send_email', input: { ...to, body } };
    const planned = (await api.post('/batch', { dry_run: true, actions: [action] })).body.data;
    const isKept = [sent, later].every(
      ({ status, body: { data } }) => status === 422 || data.status === 'held',
    );
    const isToldOf =
      planned.items[0].error !== undefined || JSON.stringify(planned).includes('held_for_review');
    if (!isKept || !isToldOf) left.push(told);
    const findings: { start: number; end: number; rewording: string }[] =
      sent.body.error?.findings ?? sent.body.data.review.findings;
    for (const one of findings) {
      expect(findings.filter((other) => other.start < one.end && one.start < other.end)).toHaveLength(1);
      expect(one.rewording).not.toMatch(/travel|lift|"person"/);
    }
  }
  expect(left).toEqual([]);
  expect(
    await api.post('/emails', { ...to, body: about('closed two audits and is free from May') }),
  ).toMatchObject({ status: 201 });
  expect(
    await api.post('/emails', { ...to, body: 'Hi Helen, they only want men for this crew.' }),
  ).toMatchObject({
    status: 422,
  });
});

it('the activity of a mail names who got it, not whom it is about', async () => {
  const { api } = here.desk;
  const ana = await here.candidate();
  const sent = await api.post('/emails', {
    candidate_id: ana.id,
    to_address: 'helen@mallee.example',
    subject: 'A word',
    body: 'Free from May.',
  });
  expect(sent.status, JSON.stringify(sent.body.error)).toBe(201);
  const [line] = (await api.get(`/activities?candidate_id=${ana.id}&type=email_sent`)).body.data;
  expect(line.summary).toBe('E-mailed Helen Marsh: A word');
});
