import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { float, mailsTo, pathOf, press } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

async function asked() {
  const made = await float(agency);
  await press(running, pathOf(made.spec.url), { kind: 'question', question: 'Why leave?' });
  const { questions } = (await agency.api.get(`/specs/${made.spec.id}`)).body.data;
  const answer = (text: string) =>
    agency.api.post(`/specs/${made.spec.id}/questions/${questions[0].id}/answer`, { answer: text });
  return { ...made, answer };
}

it('reaches the contact by mail and on the page, without what would tell who it is', async () => {
  const { spec, answer, contact_email } = await asked();
  const answered = await answer('Ana finds **Boreal Foods** too slow.');
  expect(answered.status).toBe(200);
  expect(answered.body.data).toMatchObject({ email_sent: true, response: 'question' });
  const mail = (await mailsTo(running, contact_email)).at(-1);
  const page = await (await running.app.request(pathOf(spec.url))).text();
  expect(mail?.text).toContain('Why leave?');
  for (const text of [mail?.text ?? '', page]) {
    expect(text).toContain('too slow.');
    expect(text).not.toMatch(/\bana\b|boreal/i);
  }
});

it('may greet a contact whose name is a word of a people or a faith', async () => {
  const { answer, client_id, client_contact_id } = await asked();
  await agency.api.patch(`/clients/${client_id}/contacts/${client_contact_id}`, { name: 'Christian Finn' });
  const answered = await answer('Dear Christian,\n\nFor growth.');
  expect(answered.status, JSON.stringify(answered.body.error)).toBe(200);
});

it('is given once, and refused where it cannot be mended', async () => {
  const { answer } = await asked();
  const refused = await answer('A single mother, 34 years old.');
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe('answer');
  expect((await answer('For growth.')).status).toBe(200);
  expect((await answer('For money.')).status).toBe(409);
});

it('is refused to a program where a person would have to look at it, as it cannot be taken back', async () => {
  const { answer } = await asked();
  const refused = await answer('Yes, two, but they are at school.');
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ field: 'answer', type: 'held_wording' });
  expect((await answer('Yes, two of them, for retailers.')).status).toBe(200);
});
