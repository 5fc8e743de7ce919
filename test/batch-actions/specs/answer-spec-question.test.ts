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

it('is given once in the same words, anew in others, and refused where it cannot be mended', async () => {
  const { answer, spec, contact_email } = await asked();
  const refused = await answer('A single mother, 34 years old.');
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe('answer');
  expect((await answer('For growth.')).status).toBe(200);
  expect((await answer('For growth.')).status).toBe(409);
  const anew = await answer('For growth, and a shorter way to work.');
  expect(anew.status, JSON.stringify(anew.body.error)).toBe(200);
  expect((await mailsTo(running, contact_email)).at(-1)?.text).toContain('a shorter way to work');
  const page = await (await running.app.request(pathOf(spec.url))).text();
  expect(page).toContain('a shorter way to work');
});

it('is refused where nothing is left of a clause without the house, and tells what was taken out of another', async () => {
  const { answer } = await asked();
  for (const text of ['She is at Boreal Foods, and yes, three days suit.', 'Currently with Boreal Foods.']) {
    const refused = await answer(text);
    expect(refused.status, text).toBe(422);
    expect(refused.body.error.field).toBe('answer');
  }
  const answered = await answer('Closes the books at Boreal Foods in four days.');
  expect(answered.status, JSON.stringify(answered.body.error)).toBe(200);
  expect(answered.body.meta.warnings.map(({ code }: { code: string }) => code)).toContain('left_out');
});

it('waits where it tells for whom at home somebody keeps their time', async () => {
  const { answer } = await asked();
  for (const text of [
    'Three days, with Wednesdays for the kids.',
    'Gern vier Tage, der Freitag ist für die Familie.',
    'Un mercredi sur deux pour ses enfants.',
  ])
    expect((await answer(text)).body.error, text).toMatchObject({ field: 'answer' });
  expect((await answer('Three days, Wednesdays off.')).status).toBe(200);
});

it('is refused to a program where a person would have to look at it, as it cannot be taken back', async () => {
  const { answer } = await asked();
  const refused = await answer('Yes, two, but they are at school.');
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ field: 'answer', type: 'held_wording' });
  expect((await answer('Yes, two of them, for retailers.')).status).toBe(200);
});
