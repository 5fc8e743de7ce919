import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();
const made = async (path: string, body: object) => {
  const answer = await desk.api.post(path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body.error)}`);
  return answer.body.data;
};
const codes = (answer: { body: { meta?: { warnings?: { code: string }[] } } }): string[] =>
  (answer.body.meta?.warnings ?? []).map(({ code }) => code);

/** Somebody who was sent to a contact of a client of their own. */
async function sentTo(address: string, level: 'anonymous' | 'first_name' | 'full', summary?: string) {
  const client = await made('/clients', {
    name: `Client of ${address}`,
    contacts: [{ name: 'Piet Lang', email: address, is_primary: true }],
  });
  const job = await made('/jobs', { title: 'Controller', client_id: client.id });
  const person = await made('/candidates', {
    name: 'Ottilie Brackenwood',
    email: `ottilie-${address}`,
    current_title: 'Cost Accountant',
    experience: [{ title: 'Cost Accountant', employer: 'Zorblatt Dairies' }],
  });
  const application = await made('/applications', { job_id: job.id, candidate_id: person.id });
  const sent = await made('/submissions', {
    job_id: job.id,
    items: [{ application_id: application.id, summary: summary ?? 'Closes the books in five days.' }],
    identity_visibility: level,
  });
  const [contact] = (await desk.api.get(`/clients/${client.id}/contacts`)).body.data;
  const write = (words: object) =>
    desk.api.post('/emails', { candidate_id: person.id, to_address: address, subject: 'A word', ...words });
  return { write, contact, sent };
}

const held = (answer: { status: number; body: { error?: { type?: string; findings?: object[] } } }) =>
  answer.status === 422 && answer.body.error?.type === 'held_wording' ? answer.body.error.findings : null;

const namesTo = (address: string) =>
  running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .where('to_address', '=', address)
      .where('kind', '=', 'immediate')
      .select('to_name')
      .execute(),
  );

it('holds a mail that names somebody to a client who had them without a name, and calls the contact by their own name', async () => {
  const { write } = await sentTo('piet@anonymous.example', 'anonymous');
  expect((await write({ body: 'The person from last week is free on Monday.' })).status).toBe(201);
  for (const [body, words] of [
    ['Ottilie is free on Monday.', 'Ottilie'],
    ['The one from Zorblatt is free.', 'Zorblatt'],
  ])
    expect(held(await write({ body }))).toEqual([
      expect.objectContaining({
        verdict: 'held',
        about: 'identity',
        field: 'body',
        words,
        reason: expect.stringContaining('They were put forward without the name, as Candidate A'),
      }),
    ]);
  expect(held(await write({ subject: 'Ottilie Brackenwood', body: 'Is Monday good?' }))).toHaveLength(1);
  expect(await namesTo('piet@anonymous.example')).toEqual([{ to_name: 'Piet Lang' }]);
});

it('takes an address of the house for the client, and writes no name into its header', async () => {
  const { write } = await sentTo('piet@house.example', 'anonymous');
  const to_address = 'office@house.example';
  expect(held(await write({ body: 'Ottilie is free on Monday.', to_address }))).toHaveLength(1);
  expect((await write({ body: 'The person is free on Monday.', to_address })).status).toBe(201);
  expect(await namesTo(to_address)).toEqual([{ to_name: null }]);
});

it('holds a mail that names them though it is kept with the contact, and while the send waits for a person', async () => {
  const { contact, sent } = await sentTo(
    'piet@own.example',
    'anonymous',
    'Was at Quennevale Partners before.',
  );
  expect(sent.review?.state).toBe('held');
  const write = (body: string) =>
    desk.api.post('/emails', { candidate_id: contact.person_id, subject: 'A word', body });
  expect(held(await write('Did you read what I sent about Ottilie Brackenwood?'))).toHaveLength(1);
  expect(held(await write('Did you read what I sent about Ottilie?'))).toHaveLength(1);
  expect((await write('Dear Piet, did you read what I sent last week?')).status).toBe(201);
});

it('holds the surname of whom the client has by first name, and not the first name', async () => {
  const { write } = await sentTo('piet@first.example', 'first_name');
  expect(held(await write({ body: 'Ottilie Brackenwood is free.' }))).toHaveLength(1);
  expect((await write({ body: 'Ottilie is free, she was at Zorblatt.' })).status).toBe(201);
});

it('reads a mail to a client as it reads a submission, and one to the person as their own', async () => {
  const { write } = await sentTo('piet@gate.example', 'full');
  const refused = async (words: object) => {
    const { status, body } = await write(words);
    return status === 422 ? body.error.type : status;
  };
  expect(await refused({ body: 'She is a Catholic, and divorced.' })).toBe('unlawful_wording');
  expect(await refused({ body: 'Her current salary is $138,000.' })).toBe('held_wording');
  expect(await refused({ body: 'Her boss does not know that she is looking.' })).toBe('held_wording');
  expect(await refused({ body: 'She is free on Monday. Call me on 02 5550 1234.' })).toBe(201);
  const own = { to_address: undefined, body: 'Your current salary is $138,000, you said.' };
  expect(await refused(own)).toBe(201);
});

it('warns of no mail to a client who had the name, nor of one to the person', async () => {
  const { write } = await sentTo('piet@full.example', 'full');
  expect(codes(await write({ body: 'Ottilie is free on Monday.' }))).not.toContain('names_candidate');
  expect(codes(await write({ body: 'Dear Ottilie, are you free?', to_address: undefined }))).not.toContain(
    'names_candidate',
  );
});
