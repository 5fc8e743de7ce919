import { expect, it } from 'vitest';
import { runSignedIn } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, mailsTo, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

async function asked(more: Record<string, unknown> = {}) {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz', current_company: 'Boreal Foods' }]);
  const sent = (await submit(agency, brief, more)).body.data;
  await press(running, pathOf(sent.url, sent.items[0].id), {
    kind: 'question',
    question: 'Has she led a sale?',
  });
  const read = (await agency.api.get(`/submissions/${sent.id}`)).body.data;
  const question = read.items[0].questions[0].id;
  const answer = (text: string, id = question) =>
    agency.api.post(`/submissions/${sent.id}/questions/${id}/answer`, { answer: text });
  return { brief, sent, answer, question };
}

it('reaches the contact by mail and on the page', async () => {
  const { brief, sent, answer } = await asked();
  const answered = await answer('Yes: **two**.\n\n- In 2019\n- In 2022');
  expect(answered.status).toBe(200);
  expect(answered.body.data).toMatchObject({
    email_sent: true,
    items: [
      {
        questions: [
          {
            text: 'Has she led a sale?',
            answer: 'Yes: **two**.\n\n- In 2019\n- In 2022',
            answered_at: expect.any(String),
            answered_by: agency.adminId,
          },
        ],
      },
    ],
  });
  const mail = (await mailsTo(running, brief.contact_email)).at(-1);
  expect(mail?.subject).toBe('Your question about Ana Ruiz: Controller');
  expect(mail?.text).toContain('Has she led a sale?');
  expect(mail?.text).toContain('Yes: two.');
  expect(mail?.text).toContain(sent.url);
  const page = await (await running.app.request(pathOf(sent.url))).text();
  expect(page).toContain('Yes: <strong>two</strong>.');
  expect(page).toContain('<li>In 2019</li>');
});

it('hides in an answer what the whole send hides', async () => {
  const { brief, sent, answer } = await asked({ identity_visibility: 'anonymous' });
  const told = await answer('Ana Ruiz did so at Boreal Foods.');
  expect(told.body.meta.warnings).toContainEqual(expect.objectContaining({ code: 'left_out' }));
  const mail = (await mailsTo(running, brief.contact_email)).at(-1);
  const page = await (await running.app.request(pathOf(sent.url))).text();
  for (const text of [mail?.subject ?? '', mail?.text ?? '', String(mail?.html), page]) {
    expect(text).toContain('Candidate A');
    expect(text).not.toMatch(/Ana|Ruiz|Boreal/);
  }
});

it('refuses a program an answer that keeps what may tell who an unnamed candidate is, and takes it in other words', async () => {
  const { brief, sent, answer } = await asked({ identity_visibility: 'anonymous' });
  const sentBefore = (await mailsTo(running, brief.contact_email)).length;
  const refused = await answer('She led the launch of Fuliza with Zambrero Kitchens.');
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ type: 'held_wording', field: 'answer' });
  expect(JSON.stringify(refused.body.error.findings)).toContain('Fuliza');
  expect(await mailsTo(running, brief.contact_email)).toHaveLength(sentBefore);
  expect((await agency.api.get(`/submissions/${sent.id}`)).body.data.items[0].questions[0].answer).toBeNull();
  expect((await answer('She led the launch of a payment product, twice.')).status).toBe(200);
});

it('is given once, to a question of that submission, and not once the link was revoked', async () => {
  const first = await asked();
  await first.answer('Yes.');
  const again = await first.answer('No.');
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({ field: 'question_id', answer: 'Yes.' });
  const second = await asked();
  expect((await second.answer('Yes.', first.question)).status).toBe(404);
  await agency.api.post(`/submissions/${second.sent.id}/revoke`);
  expect((await second.answer('Yes.')).body.error).toMatchObject({ code: 'CONFLICT', field: 'status' });
});

it('still goes out by mail after the link has expired, without the link', async () => {
  const { brief, sent, answer } = await asked();
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('submissions')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', sent.id)
      .execute(),
  );
  expect((await answer('Yes.')).status).toBe(200);
  const mail = (await mailsTo(running, brief.contact_email)).at(-1);
  expect(mail?.text).toContain('Yes.');
  expect(mail?.text).not.toContain(sent.url);
});

it('is refused to a program where a person would have to look at it, and sent by one who is signed in', async () => {
  const { sent, question, answer } = await asked();
  const told = 'Yes, two, but they are at school.';
  const refused = await answer(told);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ field: 'answer', type: 'held_wording' });
  const own = await runSignedIn(running, agency.adminKey, 'answer_submission_question', {
    submission_id: sent.id,
    question_id: question,
    answer: told,
  });
  expect(own.status, JSON.stringify(own)).toBe(200);
});

it('says that the person is no longer put forward, where they have withdrawn meanwhile', async () => {
  const { brief, answer } = await asked();
  await agency.api.post(`/applications/${brief.applications[0]}/stage`, { stage: 'withdrew' });
  const told = await answer('Four weeks.');
  expect(told.status).toBe(200);
  expect(told.body.meta.warnings).toContainEqual(expect.objectContaining({ code: 'not_put_forward' }));
  const live = await asked();
  const quiet = await live.answer('Four weeks.');
  expect(JSON.stringify(quiet.body.meta.warnings ?? [])).not.toContain('not_put_forward');
});
