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
async function sentTo(address: string, level: 'anonymous' | 'full') {
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
  await made('/submissions', {
    job_id: job.id,
    items: [{ application_id: application.id, summary: 'Closes the books in five days.' }],
    identity_visibility: level,
  });
  return (words: object) =>
    desk.api.post('/emails', { candidate_id: person.id, to_address: address, subject: 'A word', ...words });
}

it('warns of a mail that names somebody to a client who had them without a name, and calls the contact by their own name', async () => {
  const write = await sentTo('piet@anonymous.example', 'anonymous');
  expect(codes(await write({ body: 'The person from last week is free on Monday.' }))).not.toContain(
    'names_candidate',
  );
  expect(codes(await write({ body: 'Ottilie is free on Monday.' }))).toContain('names_candidate');
  expect(codes(await write({ body: 'The one from Zorblatt is free.' }))).toContain('names_candidate');
  const called = await running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .where('to_address', '=', 'piet@anonymous.example')
      .where('kind', '=', 'immediate')
      .select('to_name')
      .execute(),
  );
  expect(called).toHaveLength(3);
  expect(new Set(called.map(({ to_name }) => to_name))).toEqual(new Set(['Piet Lang']));
});

it('takes an address of the house for the client, and writes no name into its header', async () => {
  const write = await sentTo('piet@house.example', 'anonymous');
  const answer = await write({ body: 'Ottilie is free on Monday.', to_address: 'office@house.example' });
  expect(codes(answer)).toContain('names_candidate');
  const called = await running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .where('to_address', '=', 'office@house.example')
      .select('to_name')
      .executeTakeFirstOrThrow(),
  );
  expect(called.to_name).toBeNull();
});

it('reads a mail to a client as it reads a submission, and one to the person as their own', async () => {
  const write = await sentTo('piet@gate.example', 'full');
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
  const write = await sentTo('piet@full.example', 'full');
  expect(codes(await write({ body: 'Ottilie is free on Monday.' }))).not.toContain('names_candidate');
  expect(codes(await write({ body: 'Dear Ottilie, are you free?', to_address: undefined }))).not.toContain(
    'names_candidate',
  );
});
