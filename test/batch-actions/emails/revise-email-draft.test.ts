import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(startMailDesk);

const revise = (token: string, body: unknown) =>
  here.desk.api.post(`/emails/from-description/${token}/revise`, body);

it('changes the draft as the instruction says and nothing else', async () => {
  const draft = await here.draft();
  const revised = await revise(draft.review_token, { instruction: 'Change the subject to "Monday at ten"' });
  expect(revised.status, JSON.stringify(revised.body)).toBe(200);
  expect(revised.body.data).toMatchObject({ subject: 'Monday at ten', body: draft.body, status: 'staged' });
  const more = await revise(draft.review_token, { instruction: 'Mention that parking is free.' });
  expect(more.body.data.body).toContain('parking is free');
});

it.each([
  [{ instruction: '' }, 'instruction'],
  [{ instruction: '  ' }, 'instruction'],
  [{}, 'instruction'],
  [{ instruction: 'Translate it into German' }, 'instruction'],
  [{ instruction: 'Ponder the nature of staffing' }, 'instruction'],
])('answers 422 for %j and leaves the draft', async (body, field) => {
  const draft = await here.draft();
  const refused = await revise(draft.review_token, body);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
  const read = await here.desk.api.get(`/emails/from-description/${draft.review_token}`);
  expect(read.body.data).toEqual(draft);
});

it('answers 422 for a draft that is missing, confirmed or cancelled', async () => {
  const confirmed = await here.draft();
  await here.desk.api.post(`/emails/from-description/${confirmed.review_token}/confirm`);
  for (const token of ['edr_0', confirmed.review_token]) {
    const refused = await revise(token, { instruction: 'Make it shorter' });
    expect(refused.status).toBe(422);
  }
});
