import { expect, it } from 'vitest';
import { insertRow } from '#db/rows.ts';
import { newId } from '#src/lib/ids.ts';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

const person = async (): Promise<string> =>
  (await desk.api.post('/candidates', { name: 'Ana Novak', email: `${crypto.randomUUID()}@x.example` })).body
    .data.id;
const note = async (candidate_id: string, body: string, occurred_at: string): Promise<string> =>
  (await desk.api.post('/activities', { type: 'note', candidate_id, summary: 'Call', body, occurred_at }))
    .body.data.id;
const extract = async (id: string, more: object = {}, api = desk.api) =>
  api.post(`/candidates/${id}/preferences/extract`, more);
const take = (input: object) => runAction(running, desk.adminKey, 'update_candidate_preferences', input);

async function mail(candidate_id: string, kind: 'message' | 'third_party', body_text: string): Promise<void> {
  const now = new Date().toISOString();
  await running.service.store.write(({ tx }) =>
    insertRow(tx, 'email_messages', {
      id: newId('email_message'),
      account_id: desk.accountId,
      thread_id: null,
      scheduled_email_id: null,
      candidate_id,
      application_id: null,
      job_id: null,
      client_id: null,
      contact_id: null,
      direction: 'inbound',
      kind,
      from_address: 'ana@x.example',
      message_id: null,
      to_address: 'desk@agency.example',
      cc_addresses: '[]',
      bcc_addresses: '[]',
      subject: 'Re: role',
      body_text,
      body_html: null,
      status: 'received',
      bounces: '[]',
      sent_at: now,
      created_by: null,
      created_at: now,
      updated_at: now,
    }),
  );
}

it('reads wishes out of notes and mails with their words, sets nothing, and is taken by its id with changes by hand', async () => {
  const id = await person();
  const noted = await note(
    id,
    'Wants AUD 140,000. On 4 weeks notice. Her husband wants to move to Perth.',
    '2026-01-05T09:00:00Z',
  );
  await mail(id, 'message', 'I am open to contract work.\n\n> You asked for AUD 99,000');
  await mail(id, 'third_party', 'She wants AUD 80,000.');
  const made = await extract(id);
  expect(made.status).toBe(201);
  const draft = made.body.data;
  expect(draft.preferences).toEqual({
    salary_expectation: 'AUD 140,000',
    notice_period: '4 weeks',
    work_types: ['contract'],
  });
  expect(draft.quotes).toContainEqual({
    field: 'salary_expectation',
    quote: 'Wants AUD 140,000.',
    source: 'note',
    source_id: noted,
    said_at: '2026-01-05T09:00:00.000Z',
  });
  expect(draft.left_out).toContainEqual(
    expect.objectContaining({ reason: 'third_person', quote: 'Her husband wants to move to Perth.' }),
  );
  expect(draft.not_read).toEqual([
    expect.objectContaining({ source: 'email', why: 'Somebody else wrote this mail.' }),
  ]);
  expect((await desk.api.get(`/candidates/${id}`)).body.data).toMatchObject({
    salary_expectation: null,
    work_types: null,
  });

  const set = await take({ candidate_id: id, from_extraction: draft.id, notice_period: '2 weeks' });
  expect(set.data).toMatchObject({
    salary_expectation_annual: 140_000,
    notice_period_days: 14,
    work_types: ['contract'],
  });
});

it('reads a German and a French interview by who speaks in it, and takes nothing of others or of what is denied', async () => {
  const client = (await desk.api.post('/clients', { name: `Client ${crypto.randomUUID()}` })).body.data;
  const job = (await desk.api.post('/jobs', { title: 'Controller', client_id: client.id })).body.data;
  const heard = async (transcript: string) => {
    const id = await person();
    const application = (await desk.api.post('/applications', { job_id: job.id, candidate_id: id })).body
      .data;
    await desk.api.post(`/applications/${application.id}/phone-screens`, { transcript });
    return (await extract(id, { sources: ['phone_screen'] })).body.data;
  };
  const german = await heard(
    'Recruiter: Wollen Sie 70.000 €?\nKandidatin: Unter 95.000 € würde ich nicht wechseln. Meine Frau möchte nach Perth ziehen.\nRemote kommt nicht in Frage. Nicht vor Juni.',
  );
  expect(german.preferences).toEqual({ salary_expectation: '95.000 €' });
  expect(german.quotes).toMatchObject([{ quote: 'Unter 95.000 € würde ich nicht wechseln.' }]);
  expect(german.left_out).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'preferred_locations', reason: 'third_person' }),
      expect.objectContaining({ field: 'available_from', reason: 'not_understood' }),
    ]),
  );
  const french = await heard(
    'Recruteur : Vous voulez déménager ?\nCandidate : Je suis prête à déménager à Nantes. Mon mari cherche un CDI. Je ne veux pas d’intérim.',
  );
  expect(french.preferences).toEqual({ open_to_relocation: true, preferred_locations: ['Nantes'] });
});

it('takes what was said last, and nothing where one text says two things', async () => {
  const id = await person();
  await note(id, 'Wants AUD 120,000.', '2025-01-05T09:00:00Z');
  await note(id, 'Wants AUD 150,000. On 2 weeks notice. On 6 weeks notice.', '2026-01-05T09:00:00Z');
  const { preferences, left_out } = (await extract(id)).body.data;
  expect(preferences).toEqual({ salary_expectation: 'AUD 150,000' });
  expect(left_out.map(({ field, reason }: Record<string, string>) => [field, reason])).toEqual([
    ['salary_expectation', 'later_said_otherwise'],
    ['notice_period', 'contradicted'],
    ['notice_period', 'contradicted'],
  ]);
});

it('takes nothing of an earlier text where the latest says two things', async () => {
  const id = await person();
  await note(id, 'Wants AUD 145,000.', '2025-01-05T09:00:00Z');
  await note(id, 'Wants AUD 120,000. Wants AUD 150,000.', '2026-01-05T09:00:00Z');
  const { preferences, left_out } = (await extract(id)).body.data;
  expect(preferences).toEqual({});
  expect(left_out.map(({ reason }: { reason: string }) => reason)).toEqual([
    'contradicted',
    'contradicted',
    'later_said_otherwise',
  ]);
});

it('refuses a field of an extraction that was changed on the record since, until it is given beside it', async () => {
  const id = await person();
  await note(id, 'Wants AUD 120,000. On 2 weeks notice.', '2026-01-05T09:00:00Z');
  await take({ candidate_id: id, salary_expectation: 'AUD 100,000' });
  const draft = (await extract(id)).body.data;
  await take({ candidate_id: id, salary_expectation: 'AUD 200,000' });
  const from = { candidate_id: id, from_extraction: draft.id };
  await expect(take(from)).rejects.toThrow(
    'salary_expectation was changed on the record after this was read: it is "AUD 200,000" now, and "AUD 120,000" here',
  );
  await take({ ...from, salary_expectation: 'AUD 200,000' });
  const { data } = (await desk.api.get(`/candidates/${id}`)).body;
  expect([data.salary_expectation, data.notice_period]).toEqual(['AUD 200,000', '2 weeks']);
});

it('refuses an extraction of somebody else, and one that was taken already', async () => {
  const [one, other] = [await person(), await person()];
  await note(one, 'Wants AUD 120,000.', '2026-01-05T09:00:00Z');
  const { id } = (await extract(one)).body.data;
  await expect(take({ candidate_id: other, from_extraction: id })).rejects.toThrow('another person');
  await take({ candidate_id: one, from_extraction: id });
  await expect(take({ candidate_id: one, from_extraction: id })).rejects.toThrow('confirmed already');
});

it('reads a kind of texts once, however often it is named', async () => {
  const id = await person();
  await note(id, 'Wants AUD 120,000.', '2026-01-05T09:00:00Z');
  const once = (await extract(id, { sources: ['note'] })).body.data;
  const twice = (await extract(id, { sources: ['note', 'note'] })).body.data;
  expect(twice.quotes).toHaveLength(1);
  expect([twice.quotes, twice.texts_read]).toEqual([once.quotes, once.texts_read]);
});

it('reads no texts that whoever asks may not read, and says so', async () => {
  const id = await person();
  await note(id, 'Wants AUD 120,000.', '2026-01-05T09:00:00Z');
  const api = desk.as(await desk.key(['candidates:read', 'candidates:write']));
  const { preferences, not_read } = (await extract(id, {}, api)).body.data;
  expect(preferences).toEqual({});
  expect(not_read).toContainEqual({
    source: 'note',
    source_id: null,
    why: 'Reading these needs the scope activities:read.',
  });
});

it('goes with the person when they are erased', async () => {
  const id = await person();
  await note(id, 'Wants AUD 123,456 and only that.', '2026-01-05T09:00:00Z');
  await extract(id);
  await desk.api.delete(`/candidates/${id}/gdpr-delete`);
  const left = await running.service.store.read(async (db) => [
    ...(await db.selectFrom('preference_drafts').selectAll().where('candidate_id', '=', id).execute()),
    ...(await db.selectFrom('changes').selectAll().where('account_id', '=', desk.accountId).execute()).filter(
      (row) => JSON.stringify(row).includes('123,456'),
    ),
  ]);
  expect(left).toEqual([]);
});
