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
