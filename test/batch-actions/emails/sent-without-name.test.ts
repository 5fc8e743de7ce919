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
async function sentTo(
  address: string,
  level: 'anonymous' | 'first_name' | 'full',
  summary?: string,
  more: object = {},
) {
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
    ...more,
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

const held = (answer: {
  body: { data: { status: string; review: { findings: { verdict: string }[] } } | null };
}) =>
  answer.body.data?.status === 'held'
    ? answer.body.data.review.findings.filter(({ verdict }) => verdict === 'held')
    : null;

const namesTo = (address: string) =>
  running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .where('to_address', '=', address)
      .where('kind', '=', 'immediate')
      .where('status', '<>', 'held')
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
    return status === 422 ? body.error.type : body.data.status === 'held' ? 'held' : status;
  };
  expect(await refused({ body: 'She is a Catholic, and divorced.' })).toBe('unlawful_wording');
  expect(await refused({ body: 'Her current salary is $138,000.' })).toBe('held');
  expect(await refused({ body: 'Her boss does not know that she is looking.' })).toBe('held');
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

it('holds what the record certainly tells of somebody, though it is no name and the mail is kept with the contact', async () => {
  const { contact } = await sentTo('piet@reach.example', 'anonymous', undefined, {
    email: 'hy3@people.example',
    phone: '07700 900555',
    linkedin_url: 'https://www.linkedin.com/in/hy3-thatch',
    current_company: 'Reedling Roofs',
    education: [{ school: 'Wenlow Agricultural College' }],
  });
  const write = (body: string) =>
    desk.api.post('/emails', { candidate_id: contact.person_id, subject: 'A word', body });
  for (const body of [
    'Candidate A works at Reedling Roofs.',
    'The thatcher is at Reedling now.',
    'Candidate A trained at Wenlow Agricultural College.',
    'Candidate A is on 07700 900555, ring any time.',
    'Candidate A is on +44 7700 900 555.',
    'You can write to Candidate A at hy3@people.example.',
    'Have a look at linkedin.com/in/hy3-thatch first.',
    'O t t i l i e B r a c k e n w o o d on Tuesday.',
  ])
    expect(held(await write(body)), body).not.toBeNull();
  for (const body of [
    'Ring me on 020 7946 0018 or write to desk@agency.example.',
    'The Controller role at Client of piet@reach.example is still open.',
    'Candidate A could come on Tuesday. Our site is https://www.agency.example/jobs.',
    'We look after several roofs in the county, and a college too.',
  ])
    expect((await write(body)).status, body).toBe(201);
});

it('leaves an employer free who is the client itself, the agency, or a word in small letters', async () => {
  const { contact } = await sentTo('piet@word.example', 'anonymous', undefined, {
    current_company: 'Anchor',
    experience: [{ title: 'Clerk', employer: 'Client of piet@word.example' }],
  });
  const write = (body: string) =>
    desk.api.post('/emails', { candidate_id: contact.person_id, subject: 'A word', body });
  for (const body of [
    'The anchor of the team would be this role.',
    'Everybody at Client of piet@word.example was kind on Monday.',
  ])
    expect((await write(body)).status, body).toBe(201);
});

it('holds at first_name what that level hides, and not the employer', async () => {
  const { contact } = await sentTo('piet@level.example', 'first_name', undefined, {
    email: 'ob9@people.example',
    phone: '07700 900666',
  });
  const write = (body: string) =>
    desk.api.post('/emails', { candidate_id: contact.person_id, subject: 'A word', body });
  for (const body of ['Ottilie is on 07700 900666.', 'Write to ob9@people.example.'])
    expect(held(await write(body)), body).not.toBeNull();
  expect((await write('Ottilie was at Zorblatt Dairies before.')).status).toBe(201);
});
