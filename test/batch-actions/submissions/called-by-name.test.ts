import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

it('people whose names are words for a people or a faith are put forward, greeted and told of by their names', async () => {
  const brief = await briefOf(agency, [{ name: 'Christian Olsen' }, { name: 'Finn Dane' }]);
  const contact = `/clients/${brief.client_id}/contacts/${brief.contact_id}`;
  await agency.api.patch(contact, { name: 'Christian Berg' });
  const [first, second] = brief.applications;
  const sent = await submit(agency, brief, {
    greeting: 'Dear Christian,',
    intro_body: 'Following our call, here are two people. Christian Olsen is the stronger one.',
    items: [
      { application_id: first, summary: 'Christian led a team of five. Christian is free in May.' },
      { application_id: second, summary: 'Finn has run payroll for 800 people.' },
    ],
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  expect(sent.body.data).toMatchObject({ status: 'pending', email_sent: true });
  const [{ id }] = sent.body.data.items;
  await press(running, pathOf(sent.body.data.url, id), { kind: 'question', question: 'When can he begin?' });
  const { items } = (await agency.api.get(`/submissions/${sent.body.data.id}`)).body.data;
  const question = `/submissions/${sent.body.data.id}/questions/${items[0].questions[0].id}`;
  const answered = await agency.api.post(`${question}/answer`, { answer: 'Christian can begin in May.' });
  expect(answered.status, JSON.stringify(answered.body)).toBe(200);
});

it('what a client is told of whom it wants is refused as before', async () => {
  const brief = await briefOf(agency, [{ name: 'Christian Olsen' }]);
  const refused = await submit(agency, brief, { intro_body: 'As you asked, Christian candidates alone.' });
  expect(refused.status, JSON.stringify(refused.body)).toBe(422);
});
